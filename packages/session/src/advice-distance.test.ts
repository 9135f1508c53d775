import { type AnyGame, loadGame } from '@fray/games'
import { type Answer, type Json, type Match, playSituation } from '@fray/kernel'
import { expect, test } from 'vitest'
import { adviceFor } from './advice.ts'

async function situation(game: string, position: Json, answers: readonly Answer[]): Promise<Match> {
  const rules = (await loadGame(game)) as AnyGame
  const { match } = playSituation(rules as never, { game, position, answers } as never)
  return match as unknown as Match
}

/** Starts a match in which Ana, an archer, is about to choose whether to shoot at Bor, this many inches away. */
function archer(inches: number): Promise<Match> {
  const plain = { weapons: [], armour: [], abilities: [], dex: 2, str: 2, conMundane: 4, conArcane: 4, fear: 0 }
  const figures = [
    { who: 'battler', name: 'Ana', seat: 0, x: 2, y: 10, profile: { ...plain, pre: 2, ranged: ['tension'] } },
    { who: 'battler', name: 'Bor', seat: 1, x: 2 + inches, y: 10, profile: { ...plain, ranged: [] } },
  ]
  return situation('spherewars', { figures }, ['stand'])
}

/**
 * Starts a Confrontation match in which an archer chooses between two targets, one of them this many centimetres away.
 */
function marksman(distance: number): Promise<Match> {
  const figures = [
    { who: 'lions-archer-of-alahan', seat: 0, x: 10, y: 30, facing: 'east' },
    { who: 'orcs-orc-warrior', seat: 1, x: 10 + distance, y: 30, facing: 'west', changes: { name: 'Brute' } },
    { who: 'orcs-orc-warrior', seat: 1, x: 50, y: 40, facing: 'west', changes: { name: 'Other' } },
  ]
  const piles = [['Archer of Alahan'], ['Brute', 'Other']]
  return situation('confrontation', { figures, piles, placements: [0, 0] }, ['done', '0:fire'])
}

test.each([
  ['SW-BASE-06', archer, [4, 14, 36]],
  ['CF-MOVE-05', marksman, [45, 50, 61.5, 70]],
] as const)('%s advice does not tell whether a target is within range', async (_rule, aiming, distances) => {
  const advice = []
  for (const distance of distances) {
    const match = await aiming(distance)
    advice.push(adviceFor(match, 0))
  }
  expect(advice[0]!.next).toBeDefined()
  for (const other of advice) expect(other).toEqual(advice[0])
})
