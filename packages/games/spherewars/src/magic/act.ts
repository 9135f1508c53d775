import type { Casualties } from '../hooks/queries.ts'
import type { Combatant } from '../state.ts'

/** A successful deed or spell that takes effect. */
export interface Act {
  readonly kind: 'deed' | 'spell'
  /** The combatant that did the deed or cast the spell. */
  readonly actor: Combatant
  /** At least 1; at most 3 for variable spells (SW-RGEN-05). */
  readonly successes: number
  readonly rules: readonly string[]
  /** SW-WOUND-19: collects casualties while it strikes several. */
  readonly casualties?: Casualties | undefined
}

export interface ActOn extends Act {
  readonly target: Combatant
}
