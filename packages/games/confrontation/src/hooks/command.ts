import type { Procedure } from '@fray/kernel'
import type { Effect, Fighter, Play, PlayState } from '../state.ts'

/** Fear and leadership. */
export interface CommandHooks {
  /** CF-FEAR-08: the bearer makes no Courage test against this enemy's fear. */
  fearless?(play: PlayState, enemy: Fighter, bearer: Fighter, effect: Effect | null): boolean
  /** CF-FEAR-08: this enemy fears the bearer whatever its own FEAR; the COU of a courageous bearer counts as FEAR. */
  frightensAll?(play: PlayState, enemy: Fighter, bearer: Fighter, effect: Effect | null): boolean
  /** CF-ABIL-30: fighters that face the bearer roll two dice for Courage, and the lower counts. */
  readonly shakes?: true
  /** CF-ABIL-105: a FEAR that the bearer spreads for now although its card has COU. */
  fear?(play: PlayState, bearer: Fighter, effect: Effect | null): number
  /** CF-REV-ACHERON-22: makes it harder for the bearer to rally. */
  hampersRallying?(bearer: Fighter, effect: Effect | null): number
  /**
   * CF-COURAGE-12: called when the bearer has failed against this FEAR and would flee; true keeps it in place, in rout.
   */
  holdsGround?(play: Play, fear: number, bearer: Fighter, effect: Effect | null): Procedure<boolean>
  /** CF-LEAD-02: the radius of the bearer's leadership, in cm. */
  leadershipAura?(bearer: Fighter, effect: Effect | null): number
  /** CF-REV-DIRZ-17: the bearer lends this friend its printed values for tests without leading it. */
  lendsTo?(play: PlayState, friend: Fighter, bearer: Fighter, effect: Effect | null): boolean
  /** CF-REV-GRIFFIN-03: while the bearer is in play, this friend does not use the values of this lender. */
  barsLending?(friend: Fighter, lender: Fighter, bearer: Fighter, effect: Effect | null): boolean
  /** CF-REV-GRIFFIN-04: an additional bonus of the bearer's complete war-staff to a friend's tests. */
  strengthensStaff?(friend: Fighter, bearer: Fighter, effect: Effect | null): number
  /** CF-REV-OPHIDIAN-01: the people that the bearer leads, if it is another one. */
  leadsPeople?(bearer: Fighter, effect: Effect | null): string
  /** CF-REV-OPHIDIAN-01: the bearer's DIS does not count for the Tactical roll. */
  readonly cannotCoordinate?: true
  /** CF-LEAD-05: the bearer does not benefit from this leader. */
  refusesLeader?(play: PlayState, leader: Fighter, bearer: Fighter, effect: Effect | null): boolean
  /** CF-WOLFEN-08: the bearer, chief or receiver, cannot exchange a mark with this Wolfen. */
  refusesMark?(play: PlayState, other: Fighter, bearer: Fighter, effect: Effect | null): boolean
  /** CF-LORD-01, -03: the bearer is one of the dead whose FEAR lords raise. */
  readonly livingDead?: true
}
