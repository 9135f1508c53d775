import type { Event } from '@fray/kernel'
import { expect, test } from 'vitest'
import { luckOf } from './luck.ts'

const roll = (seat: number, sides: number, values: number[]): Event => ({
  type: 'rolled',
  args: {},
  rules: [],
  dice: [{ seat, sides, values }],
})

test('what fell stands beside what was to be expected, for each seat and any dice', () => {
  const [first, second] = luckOf([roll(0, 6, [6, 5]), roll(1, 6, [1]), roll(0, 20, [1])], 2)
  expect(first).toMatchObject({ seat: 0, dice: 3, thrown: 12, expected: 7 + 10.5 })
  expect(first?.deviation).toBeCloseTo((12 - 17.5) / Math.sqrt(2 * (35 / 12) + 399 / 12))
  expect(second).toMatchObject({ seat: 1, dice: 1, thrown: 1, expected: 3.5 })
})

test('who threw nothing was neither lucky nor unlucky', () => {
  expect(luckOf([], 2)[1]).toEqual({ seat: 1, dice: 0, thrown: 0, expected: 0, deviation: 0 })
})
