import type { Procedure } from '@fray/kernel'
import type { Effect, Fighter, Play, PlayState } from '../state.ts'

/** Fear and leadership. */
export interface CommandHooks {
  /** CF-FEAR-08: the bearer makes no Courage test against this enemy's fear. */
  fearless?(play: PlayState, enemy: Fighter, bearer: Fighter, effect: Effect | null): boolean
  /** CF-FEAR-08: this enemy fears the bearer whatever FEAR of his own he has; a courageous bearer shows his COU as FEAR. */
  dreaded?(play: PlayState, enemy: Fighter, bearer: Fighter, effect: Effect | null): boolean
  /** CF-ABIL-30: whoever faces the bearer rolls two dice for his Courage, and the lower counts. */
  readonly shakes?: true
  /** CF-ABIL-105: a FEAR that the bearer spreads now although his card shows COU. */
  fear?(play: PlayState, bearer: Fighter, effect: Effect | null): number
  /** CF-REV-ACHERON-22: by how much it is harder for the bearer to rally. */
  hampersRallying?(bearer: Fighter, effect: Effect | null): number
  /** CF-COURAGE-12: the bearer has failed against this FEAR and would flee; true keeps him in place, in rout. */
  holdsGround?(play: Play, fear: number, bearer: Fighter, effect: Effect | null): Procedure<boolean>
  /** CF-LEAD-02: how far the bearer leads, in cm. */
  leadershipAura?(bearer: Fighter, effect: Effect | null): number
  /** CF-REV-DIRZ-17: the bearer lends this friend his printed values for tests although he does not lead him. */
  lendsTo?(play: PlayState, friend: Fighter, bearer: Fighter, effect: Effect | null): boolean
  /** CF-REV-GRIFFIN-03: as long as the bearer is there, this friend does not test with the values of this lender. */
  barsLending?(friend: Fighter, lender: Fighter, bearer: Fighter, effect: Effect | null): boolean
  /** CF-REV-GRIFFIN-04: what the bearer's war-staff, if it is whole, adds to a friend's tests beyond the usual. */
  strengthensStaff?(friend: Fighter, bearer: Fighter, effect: Effect | null): number
  /** CF-REV-OPHIDIAN-01: the people that the bearer leads, if not his own. */
  leadsPeople?(bearer: Fighter, effect: Effect | null): string
  /** CF-REV-OPHIDIAN-01: the bearer's DIS is used for no Tactical roll. */
  readonly cannotCoordinate?: true
  /** CF-LEAD-05: the bearer gets nothing from this leader. */
  refusesLeader?(play: PlayState, leader: Fighter, bearer: Fighter, effect: Effect | null): boolean
  /** CF-WOLFEN-08: the bearer, chief or receiver, has nothing to do with this Wolfen's mark. */
  refusesMark?(play: PlayState, other: Fighter, bearer: Fighter, effect: Effect | null): boolean
  /** CF-LORD-01, -03: the bearer is one of the dead whom their lords make more frightening. */
  readonly livingDead?: true
}
