import { expect, test } from 'vitest'
import { NEW_STRENGTH, strengthsAfter } from './glicko.ts'

test('a win raises the rating as much as it lowers that of an equal', () => {
  const [winner, loser] = strengthsAfter(NEW_STRENGTH, NEW_STRENGTH, 1)
  expect(winner.rating).toBeCloseTo(1662.2, 0)
  expect(winner.rating - 1500).toBeCloseTo(1500 - loser.rating)
  expect(winner.deviation).toBeCloseTo(290.3, 0)
})

test('a draw between equals changes only how certain their ratings are', () => {
  const [first, second] = strengthsAfter(NEW_STRENGTH, NEW_STRENGTH, 0.5)
  for (const { rating, deviation } of [first, second]) {
    expect(rating).toBeCloseTo(1500)
    expect(deviation).toBeLessThan(NEW_STRENGTH.deviation)
  }
})

test('a certain rating hardly changes by a match with a newcomer', () => {
  const [veteran, newcomer] = strengthsAfter({ rating: 1500, deviation: 40, volatility: 0.06 }, NEW_STRENGTH, 0)
  expect(1500 - veteran.rating).toBeLessThan(6)
  expect(newcomer.rating - 1500).toBeGreaterThan(150)
})
