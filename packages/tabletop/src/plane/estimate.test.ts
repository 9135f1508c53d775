import { expect, test } from 'vitest'
import { estimateDistance } from './estimate.ts'

const places = Array.from({ length: 400 }, (_, i) => ({ x: 1000 + i * 137, y: 3000 + i * i * 11 }))
const HOME = { x: 500, y: 700 }

test('an estimate is off by no more than the misjudgement, to both sides, and by nothing without one', () => {
  const estimates = places.map((place) => estimateDistance(1000, 0.2, HOME, place))
  expect(Math.min(...estimates)).toBeGreaterThanOrEqual(800)
  expect(Math.max(...estimates)).toBeLessThanOrEqual(1200)
  expect(Math.min(...estimates)).toBeLessThan(850)
  expect(Math.max(...estimates)).toBeGreaterThan(1150)
  expect(estimates.reduce((sum, estimate) => sum + estimate, 0) / places.length).toBeCloseTo(1000, -2)
  expect(estimateDistance(1000, 0, HOME, places[7]!)).toBe(1000)
})

test('the same two places are always misjudged alike, in either direction', () => {
  for (const place of places) {
    expect(estimateDistance(1000, 0.1, HOME, place)).toBe(estimateDistance(1000, 0.1, place, HOME))
  }
})
