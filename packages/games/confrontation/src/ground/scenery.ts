import { type Contour, type Point, polygonContour } from '@fray/tabletop'

/** CF-OBSTACLE-04 to -06: kinds of ground. `solid` blocks all movement. */
export const GROUNDS = ['open', 'encumbered', 'uncrossable', 'solid'] as const
export type Ground = (typeof GROUNDS)[number]

export const PIECE_KINDS = [
  'wood',
  'swamp',
  'water',
  'hill',
  'rubble',
  'ruin',
  'building',
  'wall',
  'monument',
  'field',
] as const
export type PieceKind = (typeof PIECE_KINDS)[number]

/** A piece of scenery on the table. */
export interface Piece {
  readonly kind: PieceKind
  readonly outline: readonly Point[]
  /** CF-OBSTACLE-07: the kind of ground the players agreed on. */
  readonly ground: Ground
  /** CF-SIGHT-01: whether it blocks sight; false for sparse trees, for instance. */
  readonly hides: boolean
  /** In cm (CF-FLY-09). */
  readonly height: number
}

/** CF-FLY-09: scenery higher than this, in cm, stops flyers at level 1. */
export const LOW_FLIGHT = 15

const contours = new WeakMap<Piece, Contour>()

export function contourOfPiece(piece: Piece): Contour {
  let contour = contours.get(piece)
  if (!contour) {
    contour = polygonContour(piece.outline)
    contours.set(piece, contour)
  }
  return contour
}
