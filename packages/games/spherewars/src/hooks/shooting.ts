import type { Procedure } from '@fray/kernel'
import type { Combatant, Effect, Play } from '../state.ts'
import type { ShotQuery } from './queries.ts'

/** Shooting. `enemy…` hooks change a figure of the bearer's opponent. */
export interface ShootingHooks<E extends Effect | null> {
  /** Whether the bearer may shoot in its combat phase. */
  mayShoot?(play: Play, bearer: Combatant, effect: E): boolean
  /** PRE of the shooter, an attribute: never below 1 (SW-PROFILE-22). */
  precision?(q: ShotQuery, bearer: Combatant, effect: E): void
  /** SW-SHOOT-33: extra dice, which no loss takes away. */
  precisionDice?(q: ShotQuery, bearer: Combatant, effect: E): void
  /** Precision dice of a shot at the bearer. */
  enemyPrecisionDice?(q: ShotQuery, bearer: Combatant, effect: E): void
  targetDifficulty?(q: ShotQuery, bearer: Combatant, effect: E): void
  /** SW-RACE-49: neither partial sight nor the scenery the target is in costs the bearer's shots a die. */
  readonly seesThroughCover?: true
  /** SW-SHOOT-31: whether the bearer may shoot at a target that is fighting hand to hand. */
  shootsIntoCombat?(play: Play, bearer: Combatant, target: Combatant, effect: E): boolean
  /** SW-ABIL-09, -16: skilled or clumsy in shooting; both at once is neither. */
  readonly expertShooter?: true
  readonly inexpertShooter?: true
  /** SW-ORDER-25: it lies low against this shot. */
  readonly liesLow?: true
  /** A mundane shot has been declared at the bearer; the orders that answer it come next. */
  shotDeclared?(play: Play, bearer: Combatant, shooter: Combatant, effect: E): Procedure
  /** The bearer has settled on its target and is about to make its precision roll. */
  takingAim?(play: Play, bearer: Combatant, target: Combatant, effect: E): Procedure
  /** The dice of a mundane shot at the bearer have been counted and are about to fall. */
  shotAt?(play: Play, bearer: Combatant, shooter: Combatant, effect: E): void
}
