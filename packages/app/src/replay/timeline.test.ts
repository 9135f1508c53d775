import { expect, test } from 'vitest'
import { lastStep, nextRoll, within } from './timeline.ts'

const steps = [false, true, false, false, true, false].map((rolled) => ({ seat: 0, rolled }))

test('a replay jumps from roll to roll, then to the end', () => {
  expect([0, 1, 2, 4].map((at) => nextRoll(steps, at))).toEqual([1, 4, 4, 5])
})

test('a step stays within the match', () => {
  expect([within(steps, -3), within(steps, 3), within(steps, 99)]).toEqual([0, 3, 5])
  expect(lastStep([])).toBe(0)
})
