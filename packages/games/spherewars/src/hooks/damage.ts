import type { Procedure } from '@fray/kernel'
import type { Combatant, Effect, Play } from '../state.ts'
import type { AttackKind, DamageQuery, WoundCause } from './queries.ts'

/** Damage, wounds and death. `enemy…` hooks change a figure of the bearer's opponent. */
export interface DamageHooks<E extends Effect | null> {
  /** Whether dice of the bearer's damage roll that show 1 are rolled again; those never count for criticals. */
  rerollsOnes?(play: Play, bearer: Combatant, kind: AttackKind, effect: E): boolean
  strength?(q: DamageQuery, bearer: Combatant, effect: E): void
  constitution?(q: DamageQuery, bearer: Combatant, effect: E): void
  enemyConstitution?(q: DamageQuery, bearer: Combatant, effect: E): void
  /** SW-RGEAR-05: no shot penetrates the bearer's armour. */
  readonly impenetrable?: true
  /** SW-RGEN-11: a lasting effect that any healing takes away. */
  readonly endsByHealing?: true
  /** Before the dice of the bearer's damage roll are counted. */
  beforeDamageRoll?(play: Play, bearer: Combatant, victim: Combatant, kind: AttackKind, effect: E): Procedure
  /** The bearer's damage roll is done and its wounds are dealt; the victim may be dead. */
  afterDamage?(play: Play, bearer: Combatant, victim: Combatant, wounds: number, kind: AttackKind, effect: E): Procedure
  /** Wounds are about to be taken off the bearer; gives how many remain. */
  suffer?(play: Play, bearer: Combatant, wounds: number, cause: WoundCause): Procedure<number>
  onDeath?(play: Play, bearer: Combatant, killer: Combatant | null): Procedure
  /** Somebody else died. */
  othersDeath?(play: Play, bearer: Combatant, dead: Combatant): Procedure
}
