import { playOut, randomPlayer } from '@fray/bots'
import { type AnyGame, loadGame } from '@fray/games'
import { Match, type MatchOrigin, ScriptedDice, startingPosition } from '@fray/kernel'
import { expect, test } from 'vitest'
import { historyOf, type ReportedMatch } from './history.ts'
import { type Luck, luckOf } from './luck.ts'

/** Two figures an inch apart, so the next step is a fight. */
const DUEL: MatchOrigin = {
  situation: {
    figures: [
      { name: 'Fox', seat: 0, x: 12, y: 14 },
      { name: 'Hawk', seat: 1, x: 12, y: 11.5 },
    ],
  },
}

/** Each die is a defence, which holds on 4 or less. */
async function duel(dice: readonly number[]): Promise<readonly Luck[]> {
  const game = (await loadGame('spheres-of-war')) as AnyGame
  const match: ReportedMatch = Match.start(game, startingPosition(game, DUEL), 'duel', {
    dice: new ScriptedDice(dice, 0, undefined),
  })
  playOut(match, [randomPlayer('a'), randomPlayer('b')])
  return luckOf(
    match,
    historyOf(match, () => {}),
  )
}

test('luck shows dice totals beside their averages; a seat without dice is neither lucky nor unlucky', async () => {
  const luck = await duel([6])
  const loser = luck.find(({ dice }) => dice > 0)!
  expect(loser).toMatchObject({ dice: 1, thrown: 6, expected: 3.5 })
  expect(luck[1 - loser.seat]).toEqual({
    seat: 1 - loser.seat,
    dice: 0,
    thrown: 0,
    expected: 0,
    worth: 0,
    deviation: 0,
  })
})

test('luck depends on the results, not on the faces', async () => {
  const loser = (await duel([6])).find(({ dice }) => dice > 0)!
  // A six is above average and the worst result of a defence.
  expect(loser.worth).toBeLessThan(0)
  expect(loser.deviation).toBeLessThan(0)
  // An event with a chance of at least one third deviates by √2 standard deviations at most.
  expect(loser.deviation).toBeGreaterThanOrEqual(-Math.SQRT2)
  // A five has the same effect as a six.
  expect((await duel([5]))[loser.seat]!.worth).toBeCloseTo(loser.worth)
  const luck = await duel([2, 6])
  expect(luck[loser.seat]!.worth).toBeGreaterThan(0)
  expect(luck[1 - loser.seat]!.worth).toBeLessThan(0)
})
