import type { Casualties } from '../ability.ts'
import type { Combatant } from '../state.ts'

/** A deed or a spell that has succeeded and takes effect. */
export interface Act {
  readonly kind: 'deed' | 'spell'
  /** Who did the deed or cast the spell. */
  readonly actor: Combatant
  /** At least 1; of a variable spell at most 3 (SW-RGEN-05). */
  readonly successes: number
  readonly rules: readonly string[]
  /** SW-WOUND-19: while it strikes several. */
  readonly casualties?: Casualties | undefined
}

export interface ActOn extends Act {
  readonly target: Combatant
}
