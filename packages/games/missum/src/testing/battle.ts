import { type Json, Match, ScriptedDice, type Seat } from '@fray/kernel'
import { missum } from '../game.ts'
import type { Scene } from './scene.ts'

/** Makes an army of one legion of heavy infantry and a team, with any changes. */
export function army(more: { readonly [field: string]: Json } = {}): { readonly [field: string]: Json } {
  return { name: 'Army', legions: [foot('Legion')], teams: [{ level: 5 }], ...more }
}

/** Makes a legion of an army list, by default twenty heavy infantry. */
export function foot(name: string, more: { readonly [field: string]: Json } = {}): Json {
  return { name, figures: 20, weapons: ['longSword'], ...more }
}

/** Makes a setup on an empty table. */
export function setupOf(more: { readonly [field: string]: Json } = {}): Json {
  return { armies: [army(), army()], terrain: [], ...more }
}

interface BattleScript {
  readonly dice?: readonly number[]
  /** The answers of each seat while both plan in secret. */
  readonly plans?: readonly [readonly Json[], readonly Json[]]
  /** Answers after that, in the order in which they are asked. */
  readonly answers?: readonly Json[]
}

/** Plays a battle from its beginning by a script; all dice must be used. */
export function battle(setup: Json, { dice = [], plans = [[], []], answers = [] }: BattleScript = {}): Scene {
  const read = missum.rules.readSetup(setup)
  const scripted = new ScriptedDice(dice)
  const match = Match.start(missum, { setup: read, state: missum.rules.begin(read) }, '', { dice: scripted })
  plans.forEach((plan, seat) => {
    for (const answer of plan) give(match, seat, answer)
  })
  for (const answer of answers) give(match, match.pending[0]!.seat, answer)
  if (scripted.left > 0) throw new Error(`${scripted.left} dice were not thrown`)
  return match
}

function give(match: Scene, seat: Seat, answer: Json): void {
  const answered = match.answer(seat, answer)
  if (answered.ok) return
  const asked = match.pending.find((decision) => decision.seat === seat)
  throw new Error(`${asked?.prompt.id}: ${answered.reason.id} ${answered.rules.join(' ')}`)
}

/** Deploys both armies in a line of battle, divided evenly. */
export const DRAWN_UP: readonly [readonly Json[], readonly Json[]] = [
  ['evenly', 'line'],
  ['evenly', 'line'],
]
