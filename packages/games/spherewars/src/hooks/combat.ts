import type { Procedure } from '@fray/kernel'
import type { Combatant, Effect, Play } from '../state.ts'
import type { FightQuery, FightReport, SupportQuery } from './queries.ts'

/** Hand-to-hand combat. `enemy…` hooks change a figure of the bearer's opponent. */
export interface CombatHooks<E extends Effect | null> {
  dexterity?(q: FightQuery, bearer: Combatant, effect: E): void
  enemyDexterity?(q: FightQuery, bearer: Combatant, effect: E): void
  dexterityDice?(q: FightQuery, bearer: Combatant, effect: E): void
  enemyDexterityDice?(q: FightQuery, bearer: Combatant, effect: E): void
  /** Dice the bearer adds when it supports; none left means that it does not support. */
  support?(q: SupportQuery, bearer: Combatant, effect: E): void
  /** Dice another adds who supports the bearer. */
  supportReceived?(q: SupportQuery, bearer: Combatant, effect: E): void
  /** SW-ABIL-13: whether this enemy's charge gains nothing against the bearer, as if it were a Hardened Defender. */
  steadfast?(play: Play, bearer: Combatant, enemy: Combatant): boolean
  /** Whether a fight leaves the bearer untired, or its enemy. */
  preventsFatigue?(play: Play, bearer: Combatant, enemy: Combatant, effect: E): boolean
  preventsEnemyFatigue?(play: Play, bearer: Combatant, enemy: Combatant, effect: E): boolean
  /** SM-PROFILE-19: the enemy that the bearer must fight if it is in contact with it; null for none. */
  mustFight?(play: Play, bearer: Combatant, effect: E): number | null
  /** SW-ABIL-08, -15: skilled or clumsy in hand-to-hand combat; both at once is neither. */
  readonly expertCombatant?: true
  readonly inexpertCombatant?: true
  /** SW-ABIL-02: it changes a die of its dexterity roll. */
  readonly raisesDie?: true
  /** SW-ABIL-07: having lost a dexterity roll it may throw a die again. */
  readonly counterattacks?: true
  /** SW-ABIL-05: whom it supports fights as an expert. */
  readonly guards?: true
  /** SW-ABIL-24: fights do not tire it. */
  readonly neverTires?: true
  /** SW-WEAPON-05, -06: its own charge has no bonus; charges at it have none. */
  readonly outreaches?: true
  readonly holdsOffCharges?: true
  /** SW-ABIL-12, -13: its engagements count as charges; charges against it have no bonus. */
  readonly hardenedAttacker?: true
  readonly hardenedDefender?: true
  /** In a dexterity roll the bearer may change its dice: the window after the roll gets them to change. */
  readonly changesDexterityDice?: boolean
  /** Before it fights or shoots; true if it has done something, which is then part of its combat phase. */
  combatPhaseStart?(play: Play, bearer: Combatant, effect: E): Procedure<boolean>
  beforeDexterityRoll?(play: Play, bearer: Combatant, enemy: Combatant, effect: E): Procedure
  /** After losing, Counterattack included; true makes it a draw. */
  parries?(play: Play, bearer: Combatant, winner: Combatant, effect: E): Procedure<boolean>
  /** After winning, with so many natural spheres (3 at most); false forgoes the damage roll. */
  dexterityWon?(play: Play, bearer: Combatant, loser: Combatant, effect: E, spheres: number): Procedure<boolean>
  /** After losing, before the winner's damage roll. */
  dexterityLost?(play: Play, bearer: Combatant, winner: Combatant, effect: E): Procedure
  /** A fight of the bearer is over, with annihilation, flight and pursuit. */
  afterFight?(play: Play, bearer: Combatant, enemy: Combatant, report: FightReport, effect: E): Procedure
}
