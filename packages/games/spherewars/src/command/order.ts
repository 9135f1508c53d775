import type { Procedure } from '@fray/kernel'
import type { Race } from '../bands/profile.ts'
import type { Combatant, Play } from '../state.ts'
import type { WindowMoment } from './window-moment.ts'

/** SW-ORDER-22, -24: an order that a leader may issue. */
export interface Order {
  readonly id: string
  readonly rule: string
  readonly icon: string
  /** SW-RRULE-25: the race that owns the order; null for generic orders. */
  readonly race: Race | null
  /** SW-ORDER-11, -13: when it may be issued. */
  readonly at: readonly WindowMoment['at'][]
  /** SW-ORDER-20: whether it reaches fleeing combatants; only one order does. */
  readonly toFleeing?: boolean
  /** Whether it is of use to this combatant at this moment. Must not ask for a distance (SW-ORDER-19). */
  suits(play: Play, moment: WindowMoment, recipient: Combatant): boolean
  /**
   * Applies the order to a combatant that has heard it; consequences that must wait until the window closes go into
   * `later`.
   */
  effect(play: Play, moment: WindowMoment, recipient: Combatant, later: Procedure[]): Procedure
}

/** SW-ORDER-11: before or after any action. Two of these with nothing in between are the same moment. */
export const BETWEEN_ACTIONS = [
  'before-activation',
  'before-movement',
  'after-movement',
  'after-concentration',
  'after-activation',
] as const satisfies readonly WindowMoment['at'][]
