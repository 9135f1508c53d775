import type { Procedure } from '@fray/kernel'
import type { Race } from '../bands/profile.ts'
import type { Combatant, Play } from '../state.ts'
import type { WindowMoment } from './windows.ts'

/** SW-ORDER-22, -24: one of the orders a leader may call. */
export interface Order {
  readonly id: string
  readonly rule: string
  readonly icon: string
  /** SW-RRULE-25: the race whose own it is; null for the generic ones. */
  readonly race: Race | null
  /** SW-ORDER-11, -13: when it may be called. */
  readonly at: readonly WindowMoment['at'][]
  /** SW-ORDER-20: the one order that reaches those who flee. */
  readonly toFleeing?: boolean
  /** Whether it means anything to this combatant at this moment. Never asks for a distance (SW-ORDER-19). */
  suits(play: Play, moment: WindowMoment, recipient: Combatant): boolean
  /** What it does for one who has heard it; what must wait until the window closes goes into `later`. */
  effect(play: Play, moment: WindowMoment, recipient: Combatant, later: Procedure[]): Procedure
}

/** SW-ORDER-11: before or after an action of anybody. What lies between two of them without anything happening is one moment. */
export const BETWEEN_ACTIONS = [
  'before-activation',
  'before-movement',
  'after-movement',
  'after-concentration',
  'after-activation',
] as const satisfies readonly WindowMoment['at'][]
