import type { Procedure } from '@fray/kernel'
import type { Combatant, Play } from '../state.ts'
import type { Act, ActOn } from './act.ts'

/** SW-SPELL-12: a spell on the caster (or places around it) or on a target named in the designation. */
export type Spell = OwnSpell | AimedSpell

export interface AnySpell {
  /** Successes needed (SW-SPELL-13); variable spells need one and count up to three. */
  readonly difficulty: 1 | 2 | 3 | 'variable'
  /** Why it cannot be designated now, as a phrase id; null if it can. */
  findBar?(play: Play, caster: Combatant): string | null
}

export interface OwnSpell extends AnySpell {
  readonly aim: 'own'
  effect(play: Play, act: Act): Procedure
}

export interface AimedSpell extends AnySpell {
  /** Friends are the members of its own band (SW-MULTI-16), including the caster. */
  readonly aim: 'enemy' | 'friend' | 'either'
  /** Inches, measured in the last step (SW-SPELL-33). */
  readonly range: number
  /** Further conditions on the target, never a distance. */
  mayTarget?(play: Play, caster: Combatant, target: Combatant): boolean
  effect(play: Play, act: ActOn): Procedure
}
