import type { Decision } from '../decisions/decision.ts'
import type { Random } from '../dice/random.ts'
import type { Json, Seat } from '../match/seat.ts'

/** A question to a game's policy: what is worth doing here? */
export interface PolicyQuestion<State = unknown, Setup = unknown> {
  /** The position as far as the deciding seat knows it, or a future of that. */
  readonly state: State
  readonly setup: Setup
  readonly decision: Decision
  /** For choices that are as good as each other. */
  readonly random: Random
  /** By what share of a distance the player is off, at most, where the rules forbid to measure. */
  readonly misjudgement: number
  /** The plan that the deciding seat follows, if it has one. */
  readonly plan?: Json | undefined
}

/**
 * Plans for a part of a turn, for games whose small answers only make sense together: whole plans are compared, and the
 * policy follows the best one.
 */
export interface PolicyPlans<State = unknown> {
  /** Names the part of play that a seat plans for: a new name wants a new plan. Undefined while it needs none. */
  span(state: State, seat: Seat): string | undefined
  /** The plan that the policy follows by itself. */
  first(state: State, seat: Seat): Json
  /** Plans that differ a little from another one. */
  others(plan: Json): readonly Json[]
  /** The turn, which tells how far a future has come. */
  turn(state: State): number
}
