import type { MoveKind } from '../ability.ts'
import type { Fighter, Level } from '../state.ts'
import type { Arrival } from './arrival.ts'

/** CF-ACT-05: an announced assault (CF-CHARGE-10): its targets, its kind, and where the assailant means to stand. */
export interface Assault {
  readonly assailant: Fighter
  readonly kind: Extract<MoveKind, 'charge' | 'engagement' | 'pursuit'>
  readonly arrival: Arrival
  /** CF-CHARGE-09: the charged targets; CF-CHARGE-10: or the point of arrival of an engagement. */
  readonly targets: readonly Fighter[]
  /** CF-FLY-13: whether the assailant dives from the level above. */
  readonly dive: boolean
  /** CF-ACT-11: what the assailant does before it moves, after its Courage test. */
  readonly prelude?: Prelude
}

/**
 * CF-ACT-11, CF-RELIC-13: a spell (with the fighters already down when it was announced), a miracle, or something used
 * like one.
 */
export type Prelude =
  | { readonly kind: 'spell'; readonly id: string; readonly fallenBefore: readonly number[] }
  | { readonly kind: 'miracle' | 'wonder'; readonly id: string }

/** CF-CHARGE-06: an assault that reached contact: with which enemies, and over which distance. */
export interface Contact {
  readonly assault: Underway
  readonly engaged: readonly Fighter[]
  readonly travelled: number
}

/** An assault in progress, with its remaining potential in hundredths of a millimetre. */
export interface Underway extends Assault {
  readonly allowance: number
  /**
   * CF-FLY-16: the level that the assailant leaves for this assault; other rules learn of the change only when it
   * moves.
   */
  readonly cameFrom?: Level
}
