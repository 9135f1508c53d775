import type { Contour } from '@fray/tabletop'
import type { Combatant } from '../state.ts'

/** Everything around a mover as one list for the sweep: first the bases, in the order of `bases`, then the barriers. */
export interface Surroundings {
  readonly contours: readonly Contour[]
  readonly bases: readonly Combatant[]
}
