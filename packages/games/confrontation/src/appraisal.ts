import type { Seat } from '@fray/kernel'
import { pointBlank } from './fire/firing.ts'
import { gapBetween } from './ground/bodies.ts'
import { structurePoints } from './machines/structure.ts'
import { type Fighter, isStanding, otherSeat, type State } from './state.ts'
import { CENTIMETRE } from './units.ts'

/** What a Wound level, being Stunned, in rout or under charge penalties leaves of a fighter's worth. */
const WOUNDED = [1, 0.85, 0.7, 0.5] as const
const STUNNED = 0.95
const IN_ROUT = 0.6
const CHARGED = 0.95
/** What of a machine's worth is lost with its last structure point but one, or nearly. */
const WRECKED = 0.6
/** How much standing near the enemy counts beside being alive, and how near that is. */
const PLACES = 0.04
const FAR = 60 * CENTIMETRE

/** How good the position is for a seat: whose fighters live, in what health and where; in the end who has won. */
export function appraise(state: State, seat: Seat): number {
  const { result } = state
  if (result) return result.winner === null ? 0 : result.winner === seat ? 1 : -1
  const all = state.fighters.reduce((sum, { member }) => sum + member.ap, 0)
  if (all === 0) return 0
  const lead = worthOf(state, seat) - worthOf(state, otherSeat(seat))
  return ((1 - PLACES) * lead) / all + PLACES * nearness(state, seat)
}

function worthOf({ fighters }: State, seat: Seat): number {
  return fighters
    .filter((each) => each.seat === seat && each.status !== 'eliminated')
    .reduce((sum, each) => sum + each.member.ap * soundness(each), 0)
}

function soundness(fighter: Fighter): number {
  const { wounds, stunned, inRout, chargePenalty, structureLost } = fighter
  const whole = 1 - (WRECKED * structureLost) / (structurePoints(fighter) ?? 1)
  return whole * WOUNDED[wounds] * (stunned ? STUNNED : 1) * (inRout ? IN_ROUT : 1) * (chargePenalty ? CHARGED : 1)
}

/**
 * From 0 to 1, the closer the seat's fighters are to their nearest enemies; for marksmen short range is close enough.
 * Servants belong at their machine, which stays where it can fire.
 */
function nearness({ fighters }: State, seat: Seat): number {
  const standing = fighters.filter(isStanding)
  const own = standing.filter((each) => each.seat === seat)
  const enemies = standing.filter((each) => each.seat !== seat)
  if (own.length === 0 || enemies.length === 0) return 0
  const sum = own.reduce((total, each) => {
    const machine = each.serves === null ? undefined : fighters[each.serves]
    if (machine && isStanding(machine) && machine.seat === seat) return total + closeness(gapBetween(each, machine))
    return total + closeness(Math.min(...enemies.map((enemy) => gapBetween(each, enemy))) - pointBlank(each))
  }, 0)
  return sum / own.length
}

function closeness(gap: number): number {
  return Math.max(0, 1 - Math.max(0, gap) / FAR)
}
