import type { Seat } from '@fray/kernel'
import { gemsIn } from '../incantation/mana.ts'
import { structurePoints } from '../machines/structure.ts'
import type { Setup } from '../preparation/setup.ts'
import { scenarioNamed } from '../scenarios/index.ts'
import { type Fighter, isInPlay, type PlayState, profileOf, type State } from '../state.ts'
import { STUNNED, WOUNDED } from './harm.ts'
import { LeadEstimate } from './lead-estimate.ts'

/** The share of a fighter's worth that is left in rout or under charge penalties. */
const IN_ROUT = 0.5
const CHARGED = 0.97
/** The share of a machine's worth that it has lost with one structure point left. */
const WRECKED = 0.6
/** CF-SCENARIO-09: the weight of a camp's numbers beside its value. */
const NUMBERS = 0.15
/** CF-SCENARIO-13: the weight of the target that must be eliminated beside all other fighters. */
const TARGET = 0.3
/** How much of the outcome the present winner has already: in the first round, and more in the last. */
const AHEAD = 0.02
const AT_LAST = 0.3
/** CF-FRAY-02, CF-COMBAT-01: what it is worth to split the frays and to pick the first combat. */
const TACTICS = 0.004
/** Unspent resources may still be useful. */
const GEM = 0.0004
const FAITH = 0.0004

/**
 * Rates the position for a seat: the health of its fighters, the expected cost of their combats, charges by and against
 * them, leadership, the lead by the scenario and, at the end, the result. CF-MOVE-05: beside the position a seat sees
 * now, no distance to an enemy is measured.
 */
export function appraise(state: State, seat: Seat, setup: Setup, seen?: State): number {
  const { result } = state
  if (result) return result.winner === null ? 0 : result.winner === seat ? 1 : -1
  const play: PlayState = { state, setup }
  const stakes = stakesIn(play)
  const outlook = new LeadEstimate(play, (fighter) => stakes[fighter.id]! * soundness(fighter), seen)
  const { share, value } = lead(play, seat)
  const position = outlook.nearness(seat) + outlook.command(seat) + tactics(state, seat) + spare(state, seat)
  return (1 - share) * outlook.lead(seat) + share * value + position
}

/** Each fighter's share of all that is at stake, by id; the shares add up to about 1 for both camps together. */
function stakesIn({ state }: PlayState): number[] {
  const { fighters, targets } = state
  const points = fighters.reduce((sum, { member }) => sum + member.ap, 0) || 1
  const numbers = fighters.reduce((sum, fighter) => sum + profileOf(fighter).force, 0) || 1
  return fighters.map((fighter) => {
    const share = ((1 - NUMBERS) * fighter.member.ap) / points + (NUMBERS * profileOf(fighter).force) / numbers
    return fighter.id === targets[1 - fighter.seat] ? share + TARGET : share
  })
}

/** Gets the part of a fighter's worth that can still be lost. */
function soundness(fighter: Fighter): number {
  const { status, wounds, stunned, inRout, chargePenalty, structureLost } = fighter
  if (status === 'eliminated') return 0
  const whole = 1 - (WRECKED * structureLost) / (structurePoints(fighter) ?? 1)
  return whole * WOUNDED[wounds] * (stunned ? STUNNED : 1) * (inRout ? IN_ROUT : 1) * (chargePenalty ? CHARGED : 1)
}

/** CF-SCENARIO-02: who would win if the battle ended now, and how much that means. */
function lead(play: PlayState, seat: Seat): { readonly share: number; readonly value: number } {
  const { state, setup } = play
  if (state.round === 0) return { share: 0, value: 0 }
  const gone = Math.min(1, state.round / setup.rounds)
  const { winner } = scenarioNamed(setup.scenario).result(play)
  return { share: AHEAD + AT_LAST * gone ** 3, value: winner === null ? 0 : winner === seat ? 1 : -1 }
}

/** CF-STRATEGIC-06: the Tactical roll of this round is won, and its combats are still to come. */
function tactics({ phase, tacticalWinner }: State, seat: Seat): number {
  if (phase !== 'activation' && phase !== 'frays') return 0
  return tacticalWinner === seat ? TACTICS : -TACTICS
}

function spare({ fighters }: State, seat: Seat): number {
  return fighters.filter(isInPlay).reduce((sum, fighter) => {
    return sum + (fighter.seat === seat ? 1 : -1) * (GEM * gemsIn(fighter.gems) + FAITH * fighter.faith)
  }, 0)
}
