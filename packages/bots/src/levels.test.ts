import { expect, test } from 'vitest'
import { levelsOf, MEASUREMENTS, type Measurement } from './levels.ts'
import { botNames } from './registry.ts'

const soldier: Measurement = { game: 'chess', bot: 'soldier', below: 'recruit', matches: 20, won: 16, lost: 2 }
const veteran: Measurement = { game: 'chess', bot: 'veteran', below: 'soldier', matches: 20, won: 15, lost: 4 }

test('each bot of a game is listed with its results against the one below', () => {
  expect(levelsOf('chess', [soldier, { ...soldier, won: 12, lost: 8 }, veteran])).toEqual([
    { bot: 'recruit' },
    { bot: 'soldier', results: { below: 'recruit', matches: 40, won: 28, lost: 10 } },
    { bot: 'veteran', results: { below: 'soldier', matches: 20, won: 15, lost: 4 } },
  ])
})

test('a bot that was not measured, or not shown to be stronger than the one below, is not listed', () => {
  const bots = (measurements: readonly Measurement[]) => levelsOf('chess', measurements).map(({ bot }) => bot)
  expect(bots([soldier])).toEqual(['recruit', 'soldier'])
  expect(bots([soldier, { ...veteran, won: 11, lost: 9 }])).toEqual(['recruit', 'soldier'])
  expect(bots([{ ...soldier, game: 'draughts' }])).toEqual(['recruit'])
})

test('a score counts draws as half, and needs enough matches to be shown', () => {
  const offers = (matches: number, won: number, lost: number) =>
    levelsOf('chess', [{ ...soldier, matches, won, lost }]).length === 2
  expect(offers(10, 8, 2)).toBe(false)
  expect(offers(20, 16, 4)).toBe(true)
  expect(offers(40, 12, 0)).toBe(false)
  expect(offers(40, 20, 0)).toBe(true)
})

test('measurements are of existing bots and add up', () => {
  for (const { bot, below, matches, won, lost } of MEASUREMENTS) {
    expect(botNames.indexOf(bot)).toBe(botNames.indexOf(below) + 1)
    expect(won + lost).toBeLessThanOrEqual(matches)
    expect(matches % 2).toBe(0)
  }
})
