import { type AnyGame, loadGame } from '@fray/games'
import { type Answer, type Json, type Match, playSituation } from '@fray/kernel'
import { expect, test } from 'vitest'
import { adviceFor } from './advice.ts'

async function situation(game: string, position: Json, answers: readonly Answer[]): Promise<Match> {
  const rules = (await loadGame(game)) as AnyGame
  const { match } = playSituation(rules as never, { game, position, answers } as never)
  return match as unknown as Match
}

/** Starts a match in which Ana, a fighter or an archer, is about to choose an action, with Bor this many inches away. */
function skirmisher(inches: number, answers: readonly Answer[] = [], ranged: readonly string[] = []): Promise<Match> {
  const plain = { weapons: [], armour: [], abilities: [], dex: 2, str: 2, conMundane: 4, conArcane: 4, fear: 0 }
  const figures = [
    { who: 'battler', name: 'Ana', seat: 0, x: 2, y: 10, profile: { ...plain, pre: 2, ranged } },
    { who: 'battler', name: 'Bor', seat: 1, x: 2 + inches, y: 10, profile: { ...plain, ranged: [] } },
  ]
  return situation('spherewars', { figures } as Json, answers)
}

const archer = (inches: number) => skirmisher(inches, ['stand'], ['tension'])

/** Starts a Confrontation match between Ann and two warriors, one of them this many centimetres away. */
function duel(who: string, distance: number, answers: readonly Answer[]): Promise<Match> {
  const figures = [
    { who, seat: 0, x: 10, y: 30, facing: 'east', changes: { name: 'Ann' } },
    { who: 'orcs-orc-warrior', seat: 1, x: 10 + distance, y: 30, facing: 'west', changes: { name: 'Brute' } },
    { who: 'orcs-orc-warrior', seat: 1, x: 110, y: 55, facing: 'west', changes: { name: 'Other' } },
  ]
  return situation('confrontation', { figures, piles: [['Ann'], ['Brute', 'Other']], placements: [0, 0] }, answers)
}

const announcing = (distance: number) => duel('lions-guard-of-alahan', distance, [])
const acting = (distance: number) => duel('lions-guard-of-alahan', distance, ['done'])
const running = (distance: number) => duel('lions-guard-of-alahan', distance, ['done', '0:run'])
const marching = (distance: number) => duel('lions-archer-of-alahan', distance, ['done'])
const aiming = (distance: number) => duel('lions-archer-of-alahan', distance, ['done', '0:fire'])

test.each([
  ['SW-BASE-06', 'whether a shot is within range', archer, [4, 14, 36]],
  ['SW-BASE-06', 'whether a charge, a run or an enemy is within reach', skirmisher, [4, 6, 8, 12, 14, 20, 36]],
  ['CF-MOVE-05', 'whether a shot is within range', aiming, [45, 50, 61.5, 70]],
  ['CF-MOVE-05', 'whether a charge is within reach', announcing, [22.4, 25, 30, 40, 60, 80]],
  ['CF-MOVE-05', 'whether an enemy can charge', acting, [22.4, 25, 30, 40, 60, 80]],
  ['CF-MOVE-05', 'where an enemy can no longer charge', running, [25, 30, 40, 60, 80]],
  ['CF-MOVE-05', 'where a marksman comes within short range', marching, [22.4, 25, 30, 40, 60, 80]],
] as const)('%s advice does not tell %s', async (_rule, _what, matchAt, distances) => {
  const advice = []
  for (const distance of distances) advice.push(adviceFor(await matchAt(distance), 0))
  expect(advice[0]!.next).toBeDefined()
  for (const other of advice) expect(other).toEqual(advice[0])
})
