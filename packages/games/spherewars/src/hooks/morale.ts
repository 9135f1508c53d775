import type { Fear } from '../bands/profile.ts'
import type { Combatant, Effect, Play } from '../state.ts'

/** Morale, and the presence of leaders. */
export interface MoraleHooks<E extends Effect | null> {
  /** SW-MORALE-17: another fear level than the profile's. */
  fearLevel?(play: Play, bearer: Combatant, effect: E): Fear
  /** SW-MORALE-10: the bearer gives leader presence to the roller within so many inches; 0 for none. */
  leaderPresence?(play: Play, bearer: Combatant, roller: Combatant): number
  /** SW-ABIL-28: no leader's presence or death means anything to it. */
  readonly trustsNoLeader?: true
  /** SW-MORALE-03, -07 to -09: passes every roll, rolls as a coward, rolls a failure again. */
  readonly unbreakable?: true
  readonly firm?: true
  readonly coward?: true
  readonly passesNextMorale?: true
  /** SW-ABIL-10, -20: it rolls for its nerve before a fight, or its enemy does. */
  readonly fearsCombat?: true
  readonly intimidates?: true
  /** SW-ABIL-11: it always pursues. */
  readonly mustPursue?: true
}
