import type { Seat } from '@fray/kernel'
import type { Point, Pose } from '@fray/tabletop'

/** MI-TERRAIN: kinds of ground and obstacle. A hill is a piece of one tier; its slope follows from the tiers above and below it. */
export type Terrain =
  | 'ploughed'
  | 'rough'
  | 'hill'
  | 'cliff'
  | 'earthworks'
  | 'barricade'
  | 'stockade'
  | 'lowWall'
  | 'village'
  | 'town'
  | 'openWoods'
  | 'orchard'
  | 'denseWoods'
  | 'swamp'
  | 'mud'
  | 'narrowStream'
  | 'irrigationDitch'
  | 'stream'
  | 'wideStream'
  | 'pond'
  | 'lake'
  | 'ford'
  | 'road'
  | 'bridge'

/** A piece of terrain. Areas are closed outlines; walls are lines; streams and roads are outlines of their bands. */
export interface Piece {
  readonly id: number
  readonly terrain: Terrain
  readonly outline: readonly Point[]
  readonly closed: boolean
  /** The middle line of a stream or road, with its width, from which the outline was made. */
  readonly course?: { readonly line: readonly Point[]; readonly width: number }
  /** Hills: how many levels high this tier stands above the table. */
  readonly level?: number
  /** Walls and earthworks: the side it shelters, if only one. */
  readonly shelters?: Seat
}

/** MI-PLATFORM: a platform for magic users or a kérdu. */
export interface Platform {
  readonly seat: Seat
  /** The defence caster of the team, or the commander, who owns it: each has at most one (MI-PLATFORM-02). */
  readonly owner: number
  readonly at: Pose
  /** The turn at the end of which it is gone (MI-PLATFORM-06). */
  dismantling: number | null
}
