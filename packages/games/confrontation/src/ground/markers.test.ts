import { expect, test } from 'vitest'
import { stripOutline } from './markers.ts'

test('CF-REV-ELEMENTAL-13, -17 a wall of fire or earth is a strip of equal thickness at both ends, in any direction', () => {
  const strip = stripOutline({ x: 1000, y: 2000 }, { x: 4000, y: 6000 }, 1000)
  expect(strip.map(({ x, y }) => [x, y])).toEqual([
    [600, 2300],
    [3600, 6300],
    [4400, 5700],
    [1400, 1700],
  ])
})
