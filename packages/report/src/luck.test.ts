import { playOut, randomPlayer } from '@fray/bots'
import { type AnyGame, loadGame } from '@fray/games'
import { beginningOf, Match, type Origin, ScriptedDice } from '@fray/kernel'
import { expect, test } from 'vitest'
import { historyOf, type ReportedMatch } from './history.ts'
import { type Luck, luckOf } from './luck.ts'

/** Two figures an inch apart: the next step is a fight. */
const DUEL: Origin = {
  situation: {
    figures: [
      { name: 'Fox', seat: 0, x: 12, y: 14 },
      { name: 'Hawk', seat: 1, x: 12, y: 11.5 },
    ],
  },
}

/** Each die is a defence, which holds on four or less. */
async function duel(dice: readonly number[]): Promise<readonly Luck[]> {
  const game = (await loadGame('spheres-of-war')) as AnyGame
  const match: ReportedMatch = Match.start(game, beginningOf(game, DUEL), 'duel', {
    dice: new ScriptedDice(dice, 0, undefined),
  })
  playOut(match, [randomPlayer('a'), randomPlayer('b')])
  return luckOf(
    match,
    historyOf(match, () => {}),
  )
}

test('what fell stands beside what was to be expected, and who threw nothing was neither lucky nor unlucky', async () => {
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

test('luck is what came of the dice and not how high they fell', async () => {
  const loser = (await duel([6])).find(({ dice }) => dice > 0)!
  // A six is above the mean, and the worst that a defence can throw.
  expect(loser.worth).toBeLessThan(0)
  expect(loser.deviation).toBeLessThan(0)
  // What happens once in three times or more often is never farther than that from the mean, in standard deviations.
  expect(loser.deviation).toBeGreaterThanOrEqual(-Math.SQRT2)
  // A five is read as a six is.
  expect((await duel([5]))[loser.seat]!.worth).toBeCloseTo(loser.worth)
  const luck = await duel([2, 6])
  expect(luck[loser.seat]!.worth).toBeGreaterThan(0)
  expect(luck[1 - loser.seat]!.worth).toBeLessThan(0)
})
