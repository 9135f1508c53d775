import type { Json } from '@fray/kernel'
import { startFlight } from '../morale/flight.ts'
import { combatant } from '../state.ts'
import { inches } from '../units.ts'
import { type Company, duel, type Fighter, plain } from './duel.ts'
import { playRule } from './rule.ts'
import type { Scene, Script } from './scene.ts'
import { at } from './shooting.ts'

/** Dice with which the first of two plain fighters (DEX 2, STR 2, CON 4) wins and deals one wound. */
export const DRAWS_BLOOD = [5, 3, 1, 1, 4, 1] as const

/** A plain fighter with a fear level. */
export function fearfulFighter(
  name: string,
  fear: number,
  profile: Record<string, Json> = {},
  more: Record<string, Json> = {},
) {
  return plain(name, { fear, ...profile }, more)
}

/** Lets the first fighter wound the second; the script goes on from there. */
export function drawBlood(winner: Fighter, loser: Fighter, script: Script = {}, company: Company = {}): Scene {
  const { dice = [], answers = [] } = script
  return duel(winner, loser, { dice: [...DRAWS_BLOOD, ...dice], answers }, company)
}

/** Lets the first figure, of seat 1, flee from a point; everything else stands still. */
export function playFlight(
  fleeing: Fighter,
  [x, y]: readonly [number, number],
  from: readonly [number, number],
  others: readonly Json[] = [],
  { more = {}, ...script }: Script & { readonly more?: Record<string, Json> } = {},
): Scene {
  const bystander = at(plain('Far'), 0, 38, 38)
  return playRule(
    { figures: [at(fleeing, 1, x, y), ...others, bystander], ...more },
    (play) => startFlight(play, combatant(play, 0), { x: inches(from[0]), y: inches(from[1]) }, ['SW-FLEE-01']),
    script,
  )
}
