import { expect, test } from 'vitest'
import { levelsOf, MEASUREMENTS, type Measurement } from './levels.ts'
import { botNames } from './registry.ts'

const greedy: Measurement = {
  game: 'chess',
  preset: 'small',
  bot: 'greedy',
  below: 'random',
  matches: 10,
  won: 8,
  lost: 1,
}
const veteran: Measurement = {
  game: 'chess',
  preset: 'small',
  bot: 'veteran',
  below: 'greedy',
  matches: 10,
  won: 5,
  lost: 4,
}

test('each bot of a game is listed with its results against the one below', () => {
  expect(levelsOf('chess', [greedy, { ...greedy, preset: 'large', won: 6, lost: 4 }, veteran])).toEqual([
    { bot: 'random' },
    { bot: 'greedy', results: { below: 'random', matches: 20, won: 14, lost: 5 } },
    { bot: 'veteran', results: { below: 'greedy', matches: 10, won: 5, lost: 4 } },
  ])
})

test('a bot that was not measured, or is not stronger than the one below, is not listed', () => {
  const bots = (measurements: readonly Measurement[]) => levelsOf('chess', measurements).map(({ bot }) => bot)
  expect(bots([greedy])).toEqual(['random', 'greedy'])
  expect(bots([greedy, { ...veteran, won: 4, lost: 4 }])).toEqual(['random', 'greedy'])
  expect(bots([{ ...greedy, game: 'draughts' }])).toEqual(['random'])
})

test('measurements are of existing bots and add up', () => {
  for (const { bot, below, matches, won, lost } of MEASUREMENTS) {
    expect(botNames.indexOf(bot)).toBe(botNames.indexOf(below) + 1)
    expect(won + lost).toBeLessThanOrEqual(matches)
    expect(matches % 2).toBe(0)
  }
})
