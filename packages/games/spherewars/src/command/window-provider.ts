import type { Provider } from '@fray/hooks'
import type { ReactionOffer, Seat } from '@fray/kernel'
import type { Play } from '../state.ts'
import type { WindowMoment } from './window-moment.ts'

/** A kind of thing that may be used in windows. */
export interface WindowProvider extends Provider<Play, WindowMoment> {
  /** Whether anything of this kind is ever used at such moments, regardless of who takes part. */
  serves(at: WindowMoment['at']): boolean
  /** Gets what a seat has of this kind, for any moment. */
  offersOf(play: Play, seat: Seat): readonly ReactionOffer[]
}
