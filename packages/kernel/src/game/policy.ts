import type { Decision } from '../decisions/decision.ts'
import type { Random } from '../dice/random.ts'

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
}
