import type { AttackKind, Casualties } from '../ability.ts'
import type { RangedWeapon } from '../bands/profile.ts'
import type { Combatant } from '../state.ts'

/** A damage roll to be made. */
export interface Attack {
  readonly attacker: Combatant
  readonly victim: Combatant
  readonly kind: AttackKind
  readonly arcane: boolean
  /**
   * The printed strength of an effect, which nothing changes (SW-RGEN-06); null for the attacker's STR or the weapon's,
   * with all modifiers.
   */
  readonly strength: number | null
  readonly weapon: RangedWeapon | null
  /** SW-CRIT-04: what a precise blow adds. */
  readonly preciseBlow: number
  readonly rules: readonly string[]
  /** SW-WOUND-19: set if the roll is one of several from the same effect. */
  readonly casualties?: Casualties | undefined
}
