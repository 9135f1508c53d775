import type { Contour } from '@fray/tabletop'
import type { Combatant } from '../../state.ts'
import type { Piece } from '../scenery.ts'

export type SightLevel = 'full' | 'partial' | 'none'

/** What hides a target, fully or partly. */
export interface Hiders {
  readonly combatants: readonly Combatant[]
  readonly pieces: readonly Piece[]
}

/** What hides the ground around a viewer, as far as this does not depend on the target. */
export interface Screens {
  /** Hide everything behind them that is at most as tall as the viewer. */
  readonly opaque: readonly Contour[]
  /** Partly hide everything behind them. */
  readonly low: readonly Contour[]
  /** Partly hide everything inside them. */
  readonly cover: readonly Contour[]
  /** Contain the viewer and partly hide everything outside them. */
  readonly around: readonly Contour[]
}
