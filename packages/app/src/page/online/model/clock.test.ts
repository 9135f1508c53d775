import type { ClockInfo } from '@fray/protocol'
import { expect, test } from 'vitest'
import { formatTime, isOthersTimeOver, timeOfSeat } from './clock.ts'

const NOW = Date.parse('2026-05-05T12:00:00Z')
const LIVE: ClockInfo = {
  control: { kind: 'live', minutes: 20, increment: 10, reaction: 20 },
  left: [300_000, 65_000],
  running: [{ seat: 1, since: '2026-05-05T11:59:55Z', until: '2026-05-05T12:01:00Z' }],
}

test('the time of the awaited seat runs, that of the others stands', () => {
  expect(timeOfSeat(LIVE, 0, NOW)).toEqual({ left: 300_000, isRunning: false })
  expect(timeOfSeat(LIVE, 1, NOW)).toEqual({ left: 60_000, isRunning: true })
  expect(timeOfSeat(LIVE, 1, NOW + 90_000)).toEqual({ left: 0, isRunning: true })
})

test('in a match by turns only the awaited seat has a time', () => {
  const turns: ClockInfo = { ...LIVE, control: { kind: 'turns', days: 3, vacation: 7 } }
  expect(timeOfSeat(turns, 0, NOW)).toBeUndefined()
  expect(timeOfSeat(turns, 1, NOW)?.isRunning).toBe(true)
})

test('in a match by turns the time for the answer runs first, then the vacation', () => {
  const day = 24 * 60 * 60 * 1000
  const until = new Date(NOW + 10 * day).toISOString()
  const turns: ClockInfo = {
    control: { kind: 'turns', days: 3, vacation: 7 },
    left: [7 * day],
    running: [{ seat: 0, since: new Date(NOW).toISOString(), until }],
  }
  expect(timeOfSeat(turns, 0, NOW)?.left).toBe(3 * day)
  expect(timeOfSeat(turns, 0, NOW + 4 * day)?.left).toBe(6 * day)
  expect(timeOfSeat(turns, 0, NOW + 11 * day)?.left).toBe(0)
})

test('a win on time can be claimed once the time of another seat is over', () => {
  expect(isOthersTimeOver(LIVE, 0, NOW)).toBe(false)
  expect(isOthersTimeOver(LIVE, 0, NOW + 60_000)).toBe(true)
  expect(isOthersTimeOver(LIVE, 1, NOW + 60_000)).toBe(false)
  expect(isOthersTimeOver(undefined, 0, NOW)).toBe(false)
})

test.each([
  [0, '0:00'],
  [59_400, '1:00'],
  [61_000, '1:01'],
  [3_661_000, '1:01:01'],
  [2 * 86_400_000 + 5 * 3_600_000, '2d 5h'],
])('%d ms reads %s', (milliseconds, words) => {
  expect(formatTime(milliseconds, 'en')).toBe(words)
})
