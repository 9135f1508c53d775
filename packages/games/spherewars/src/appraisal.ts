import type { Seat } from '@fray/kernel'
import { gapBetween } from './ground/board.ts'
import { isAtObjective } from './preparation/objectives.ts'
import { type Combatant, isStanding, type Side, type State } from './state.ts'
import { INCH } from './units.ts'

/** What counts beside the combatants themselves: what the mission is about, and being near the enemy at all. */
const OBJECTIVES = 0.08
const NEARNESS = 0.02
/** Further away than this nobody is any use, in inches. */
const FAR = 40

/** How good the position is for a seat: whose combatants live and stand where, and in the end who has won. */
export function appraise(state: State, seat: Seat): number {
  const side = state.bands.find((band) => band.seat === seat)?.side ?? 0
  const { result } = state
  if (result) return result.winner === null ? 0 : result.winner === side ? 1 : -1
  const all = state.combatants.reduce((sum, { value }) => sum + value, 0)
  if (all === 0) return 0
  const own = strength(state, side)
  const others = strength(state, side === 0 ? 1 : 0)
  return (
    ((1 - OBJECTIVES - NEARNESS) * (own.alive - others.alive)) / all + own.held / all - others.held / all + own.near
  )
}

interface Strength {
  /** Points of those who live, less for wounds and flight. Whoever waits to be deployed counts whole. */
  readonly alive: number
  /** Points at the mission's pieces, weighed. */
  readonly held: number
  /** From nothing to the weight of nearness, the closer its combatants are to enemies. */
  readonly near: number
}

function strength(state: State, side: Side): Strength {
  const points = state.terms.mission.scoring?.points
  let alive = 0
  let held = 0
  let near = 0
  let count = 0
  for (const each of state.combatants) {
    if (each.side !== side || each.status === 'dead' || each.status === 'fled') continue
    alive += each.value * (each.wounds / Math.max(1, each.profile.wounds)) * (each.fleeing ? 0.5 : 1)
    if (!isStanding(each) || each.fleeing) continue
    if (points?.from === 'objectives' && isAtObjective(state, each, points.within)) held += each.value
    near += nearness(state, each)
    count++
  }
  return { alive, held: OBJECTIVES * held, near: count === 0 ? 0 : (NEARNESS * near) / count }
}

/** 1 in contact with an enemy, 0 far away or alone on the table. */
function nearness(state: State, combatant: Combatant): number {
  let least = FAR * INCH
  for (const other of state.combatants) {
    if (other.side !== combatant.side && isStanding(other)) least = Math.min(least, gapBetween(combatant, other))
  }
  return 1 - least / (FAR * INCH)
}
