import type { Route } from '@fray/tabletop'
import type { Surroundings } from '../ground/surroundings-data.ts'
import type { Combatant, Play } from '../state.ts'

/** A join to be drawn: the target at its present place, and the shortest path to it. */
export interface Aim {
  readonly play: Play
  readonly joiner: Combatant
  readonly target: Combatant
  /** Everything solid except the target. */
  readonly around: Surroundings
  readonly shortest: Route
}
