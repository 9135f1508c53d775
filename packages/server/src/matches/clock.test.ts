import { expect, test } from 'vitest'
import { advanceClock, findLateSeat, startClock } from './clock.ts'

const LIVE = { kind: 'live', minutes: 10, increment: 5, reaction: 20 } as const
const TURNS = { kind: 'turns', days: 2, vacation: 7 } as const
const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE

test('live: the time of the seat that is asked runs, and its increment is added after its answer', () => {
  const asked = advanceClock(LIVE, startClock(LIVE, 2), [], { awaited: [0] }, 0)
  const answered = advanceClock(LIVE, asked, [0], { awaited: [1] }, MINUTE)
  expect(answered.left).toEqual([9 * MINUTE + 5000, 10 * MINUTE])
  expect(answered.running).toEqual([{ seat: 1, since: MINUTE, free: 0 }])
})

test('live: a reaction takes from the seat only what is longer than the reaction time', () => {
  const clock = startClock(LIVE, 2)
  const asked = advanceClock(LIVE, clock, [], { awaited: [1], interrupting: [1] }, 0)
  expect(advanceClock(LIVE, asked, [1], { awaited: [0] }, 20_000).left).toEqual(clock.left)
  expect(advanceClock(LIVE, asked, [1], { awaited: [0] }, 23_000).left).toEqual([10 * MINUTE, 10 * MINUTE - 3000])
})

test('the time of a seat that still chooses in secret runs on when another has chosen', () => {
  const asked = advanceClock(LIVE, startClock(LIVE, 2), [], { awaited: [0, 1] }, 0)
  const afterFirst = advanceClock(LIVE, asked, [0], { awaited: [1] }, MINUTE)
  expect(afterFirst.running).toEqual([{ seat: 1, since: 0, free: 0 }])
  expect(advanceClock(LIVE, afterFirst, [1], { awaited: [0] }, 3 * MINUTE).left[1]).toBe(7 * MINUTE + 5000)
})

test('live: a seat is late once nothing is left', () => {
  const asked = advanceClock(LIVE, startClock(LIVE, 2), [], { awaited: [1] }, 0)
  expect(findLateSeat(asked, 10 * MINUTE)).toBeUndefined()
  expect(findLateSeat(asked, 10 * MINUTE + 1)).toBe(1)
})

test('by turns: each answer has its days, and vacation is used up beyond them', () => {
  const asked = advanceClock(TURNS, startClock(TURNS, 2), [], { awaited: [0] }, 0)
  const inTime = advanceClock(TURNS, asked, [0], { awaited: [1] }, 2 * DAY)
  expect(inTime.left).toEqual([7 * DAY, 7 * DAY])
  const after = advanceClock(TURNS, inTime, [1], { awaited: [0] }, 2 * DAY + 5 * DAY)
  expect(after.left).toEqual([7 * DAY, 4 * DAY])
  expect(findLateSeat(after, 7 * DAY + 9 * DAY)).toBeUndefined()
  expect(findLateSeat(after, 7 * DAY + 9 * DAY + 1)).toBe(0)
})
