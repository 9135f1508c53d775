import type { MoveKind } from '../ability.ts'
import type { Fighter, Level } from '../state.ts'
import type { Arrival } from './arrival.ts'

/** CF-ACT-05: an assault as it was announced (CF-CHARGE-10): whom, how, and where he means to stand. */
export interface Assault {
  readonly assailant: Fighter
  readonly kind: Extract<MoveKind, 'charge' | 'engagement' | 'pursuit'>
  readonly arrival: Arrival
  /** CF-CHARGE-09: those who are charged; CF-CHARGE-10: or the one who is the point of arrival of an engagement. */
  readonly targets: readonly Fighter[]
  /** CF-FLY-13: from the level above. */
  readonly dive: boolean
  /** CF-ACT-11: what he does before he sets out, when his courage has been tested. */
  readonly prelude?: Prelude
}

/** CF-ACT-11, CF-RELIC-13: a spell, with those who had fallen when it was announced, a miracle, or something used as one. */
export type Prelude =
  | { readonly kind: 'spell'; readonly id: string; readonly fallenBefore: readonly number[] }
  | { readonly kind: 'miracle' | 'wonder'; readonly id: string }

/** CF-CHARGE-06: an assault that was brought into contact: with whom, and over which distance. */
export interface Contact {
  readonly assault: Underway
  readonly engaged: readonly Fighter[]
  readonly travelled: number
}

/** An assault under way: what of its potential is there, in hundredths of a millimetre. */
export interface Underway extends Assault {
  readonly allowance: number
  /** CF-FLY-16: where he came from who changes level for it; nobody is told before he moves. */
  readonly cameFrom?: Level
}
