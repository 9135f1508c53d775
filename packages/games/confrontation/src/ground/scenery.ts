import { type Contour, type Point, polygonContour } from '@fray/tabletop'

/** CF-OBSTACLE-04 to -06, and what nobody walks through at all. */
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

/** A piece of scenery as it lies on the table. */
export interface Piece {
  readonly kind: PieceKind
  readonly outline: readonly Point[]
  /** CF-OBSTACLE-07: what the players agreed that it is to move through. */
  readonly ground: Ground
  /** CF-SIGHT-01: whether one sees through it, between trunks for instance. */
  readonly hides: boolean
  /** In cm (CF-FLY-09). */
  readonly height: number
}

/** CF-FLY-09: what stands higher than this, in cm, stops those at level 1. */
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
