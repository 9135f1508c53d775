import { expect, test } from 'vitest'
import { fightChances } from './guide.ts'

test('SO-1-40 the sheet tells what a strike is worth: a third falls to each, and the first striker wins three fights in five', () => {
  expect(fightChances(1)).toEqual([expect.closeTo(1 / 3), 0])
  expect(fightChances(2)).toEqual([expect.closeTo(1 / 3), expect.closeTo(2 / 9)])
  expect(fightChances(5)[0]).toBeCloseTo(0.547, 3)
  expect(fightChances(60)).toEqual([expect.closeTo(3 / 5), expect.closeTo(2 / 5)])
})
