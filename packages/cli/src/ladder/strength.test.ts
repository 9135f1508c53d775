import { expect, test } from 'vitest'
import { eloOf, marginOf, sequentialTest, strengthOf } from './strength.ts'

const repeat = (times: number, ...scores: readonly number[]) => Array.from({ length: times }, () => scores).flat()

test('a score is the mean of the pairs, inside its interval', () => {
  const { score, interval } = strengthOf([1, 0.5, 0.5, 1])
  expect(score).toBe(0.75)
  expect(interval.low).toBeLessThan(0.75)
  expect(interval.high).toBeGreaterThan(0.75)
})

test('more pairs narrow the interval, and pairs that repeat one match count once', () => {
  const width = (scores: readonly number[]) => strengthOf(scores).interval.high - strengthOf(scores).interval.low
  expect(width(repeat(40, 1, 0.5, 0.5, 0))).toBeLessThan(width(repeat(10, 1, 0.5, 0.5, 0)))
  // Both matches of each pair ended alike, so the pairs say as much as single matches.
  expect(width(repeat(20, 1, 0))).toBeGreaterThan(width(repeat(20, 0.5, 0.5)))
  expect(width(repeat(20, 1, 0))).toBeCloseTo(0.3, 1)
})

test('a few victories do not prove a perfect score', () => {
  const { score, interval } = strengthOf([1, 1, 1])
  expect(score).toBe(1)
  expect(interval.low).toBeLessThan(0.75)
})

test('a margin has an error by its spread', () => {
  expect(marginOf([0.2, 0.2, 0.2])).toEqual({ mean: expect.closeTo(0.2), error: expect.closeTo(0) })
  expect(marginOf([-1, 1, -1, 1]).error).toBeGreaterThan(1)
})

test('ratings differ by 400 where one wins ten times as often', () => {
  expect(eloOf(0.5)).toBe(0)
  expect(eloOf(10 / 11)).toBeCloseTo(400)
  expect(eloOf(1)).toBe(Number.POSITIVE_INFINITY)
})

test('a sequential test accepts the score that the pairs support, and waits while they are few', () => {
  const scores = { low: 0.5, high: 0.6 }
  expect(sequentialTest(repeat(2, 1, 0.5), scores).accepted).toBe('neither')
  expect(sequentialTest(repeat(40, 1, 0.5), scores).accepted).toBe('high')
  expect(sequentialTest(repeat(40, 0, 0.5), scores).accepted).toBe('low')
  expect(sequentialTest(repeat(40, 0.5), { low: 0.45, high: 0.55 }).ratio).toBeCloseTo(0)
})
