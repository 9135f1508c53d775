/** The positions and heights of terrain; its effects belong to the rules that use them. */
import {
  type Contour,
  containsPoint,
  discContour,
  gap,
  isTouchedBy,
  lengthOf,
  type Point,
  polygonContour,
  wallContour,
} from '@fray/tabletop'
import { contoursOf, figurePosesOf } from '../body.ts'
import type { Present } from '../roster.ts'
import type { State, TroopBody } from '../state.ts'
import { mm } from '../units.ts'
import type { Piece } from './piece.ts'

const known = new WeakMap<Piece, readonly Contour[]>()

/** Gets the ground a piece covers: one contour for an area, one for each stretch of a wall. */
export function contoursOfPiece(piece: Piece): readonly Contour[] {
  let contours = known.get(piece)
  if (!contours) {
    const { outline, closed } = piece
    contours = closed ? [polygonContour(outline)] : outline.slice(1).map((to, i) => wallContour(outline[i]!, to))
    known.set(piece, contours)
  }
  return contours
}

/** Whether any base of a body stands on or across a piece. */
export function isOn(body: TroopBody, piece: Piece): boolean {
  const contours = contoursOfPiece(piece)
  return contoursOf(body).some((block) => contours.some((contour) => isTouchedBy(contour, block)))
}

/** MI-TERRAIN-02: at least half of its figures stand in the piece. */
export function isMostlyIn(body: TroopBody, piece: Piece): boolean {
  if (!piece.closed || !isOn(body, piece)) return false
  const [contour] = contoursOfPiece(piece)
  const poses = figurePosesOf(body)
  return poses.filter((pose) => containsPoint(contour!, pose)).length * 2 >= poses.length
}

/** MI-TERRAINGEN-02: gets the levels of elevation at a place, by the highest tier there; each is 25 mm. */
export function levelAt(state: State, place: Point): number {
  let level = 0
  for (const piece of state.pieces) {
    if (piece.terrain !== 'hill' || !piece.level || piece.level <= level) continue
    if (containsPoint(contoursOfPiece(piece)[0]!, place)) level = piece.level
  }
  return level
}

/** One level of elevation (MI-GEN-01). */
export const LEVEL = mm(25)

/** MI-MISSILE-10: gets how high a figure stands, in levels: hills, platforms, stockades it defends, flight. */
export function levelOf(state: State, unit: Present, place: Point): number {
  const ground = levelAt(state, place) + unit.height / LEVEL
  if (unit.platform !== null) return ground + 1
  return unit.height === 0 && behindStockade(state, unit) ? ground + 1 : ground
}

/** Close behind a stockade counts as standing on it. */
function behindStockade(state: State, { body, seat }: Present): boolean {
  return state.pieces.some((piece) => {
    if (piece.terrain !== 'stockade' || (piece.shelters !== undefined && piece.shelters !== seat)) return false
    return contoursOfPiece(piece).some((wall) => contoursOf(body).some((block) => gap(block, wall) <= BEHIND))
  })
}

/** A unit this near a wall or bank stands behind it. */
export const BEHIND = mm(10)

/** MI-TERRAIN-05 to -07: the slope between two levels of ground, by how far their contours lie apart. */
export type Slope = 'gentleSlope' | 'steepSlope' | 'cliff'

/** MI-TERRAIN-06: gets the slope that leads up to a tier of a hill: from the tier below, or from the table. */
export function slopeOf(state: State, tier: Piece): Slope {
  if (tier.terrain === 'cliff') return 'cliff'
  const inner = state.pieces.find(
    (piece) => piece.terrain === 'hill' && piece.level === (tier.level ?? 1) + 1 && liesIn(piece, tier),
  )
  if (!inner) return 'gentleSlope'
  const apart = radiusOf(tier) - radiusOf(inner)
  if (apart < mm(10)) return 'cliff'
  return apart <= mm(50) ? 'steepSlope' : 'gentleSlope'
}

function liesIn(inner: Piece, outer: Piece): boolean {
  const { x, y } = contoursOfPiece(inner)[0]!
  return containsPoint(contoursOfPiece(outer)[0]!, { x, y })
}

/** Gets the mean distance of an outline from its centre. */
function radiusOf(piece: Piece): number {
  const { x, y } = contoursOfPiece(piece)[0]!
  return piece.outline.reduce((sum, point) => sum + lengthOf(point.x - x, point.y - y), 0) / piece.outline.length
}

/** Gets the gap from a body to the nearest edge of a shape. */
export function gapToContour(body: TroopBody, shape: Contour): number {
  return contoursOf(body).reduce((least, block) => Math.min(least, gap(block, shape)), Number.POSITIVE_INFINITY)
}

/** Makes a spot without extent, for measuring gaps. */
export function spot({ x, y }: Point): Contour {
  return discContour(x, y, 0)
}
