import type { Side } from '../side.ts'
import { isStanding, type Play, type State } from '../state.ts'

/** SW-MISSION-57: whether a side has no combatants left on the table. */
export function isEliminated({ combatants }: State, side: Side): boolean {
  for (const combatant of combatants) if (combatant.side === side && isStanding(combatant)) return false
  return true
}

/** SW-TURN-01: gets the number of turns: agreed, from the mission, or unlimited. */
export function turnLimit({ state, setup }: Pick<Play, 'state' | 'setup'>): number | null {
  return setup.turnCap ?? state.terms.mission.turns
}

/** SW-MISSION-16, -57, -64: whether a side is eliminated and the mission ends with that. */
export function isDecided({ state }: Play): boolean {
  return state.terms.mission.endsByElimination && (isEliminated(state, 0) || isEliminated(state, 1))
}

/**
 * SW-TURN-16, SW-MISSION-01: the updating of the last turn is over, or the game is decided before; an activation under way
 * is brought to its end.
 */
export function isOver(play: Play): boolean {
  const { phase, turn: played, acting } = play.state
  if (acting) return false
  if (phase !== 'turn' && phase !== 'round' && phase !== 'updating') return false
  if (isDecided(play)) return true
  const limit = turnLimit(play)
  return phase === 'turn' && limit !== null && played >= limit
}
