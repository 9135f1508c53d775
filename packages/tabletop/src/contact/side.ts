import { shareWithin } from '../paths/sweep.ts'
import { type Direction, halfTurn, quarterTurn, quarterTurnBack } from '../plane/direction.ts'
import { lengthOf, type Point } from '../plane/point.ts'
import { CONTACT_TOLERANCE } from '../plane/units.ts'
import { type Footprint, facingOf, type RectangleBase } from '../shapes/base.ts'
import { type Contour, contourOf, type Shape } from '../shapes/contour.ts'
import { circlesApart, squaredDistanceToEdges } from './gap.ts'

/** The sides of a base or formation, clockwise from its front. */
export type Side = 'front' | 'right' | 'rear' | 'left'

/** The sides in the order of a rectangle's edges. */
export const SIDES: readonly Side[] = ['front', 'right', 'rear', 'left']

/** A rectangular base in its place. */
export interface RectangleFootprint extends Footprint {
  readonly base: RectangleBase
}

/** Whether a base in its place is a rectangle. */
export function isRectangle(footprint: Footprint): footprint is RectangleFootprint {
  return footprint.base.shape === 'rectangle'
}

/** The direction straight out of a side of a rectangle. */
export function outwardOf(rectangle: RectangleFootprint, side: Side): Direction {
  const facing = facingOf(rectangle.pose)
  if (side === 'front') return facing
  if (side === 'rear') return halfTurn(facing)
  return side === 'right' ? quarterTurn(facing) : quarterTurnBack(facing)
}

/** The contact of one side of a rectangle with another shape. */
export interface SideContact {
  readonly side: Side
  /** Length of the part of this side that lies within the tolerance of the other shape. */
  readonly length: number
  /** That length as a share of the side, from 0 to 1. */
  readonly share: number
}

/** The sides of a rectangle that a convex shape touches, the longest contact first; the front wins ties. */
export function touchedSides(
  rectangle: RectangleFootprint,
  other: Shape,
  tolerance = CONTACT_TOLERANCE,
): readonly SideContact[] {
  return touchedEdges(rectangle.base, contourOf(rectangle), contourOf(other), tolerance)
}

/** Shared by nearly all calls, which find no contact. */
const UNTOUCHED: readonly SideContact[] = []

/** The same for callers that have the contours already. */
export function touchedEdges(
  { width, depth }: RectangleBase,
  contour: Contour,
  other: Contour,
  tolerance = CONTACT_TOLERANCE,
): readonly SideContact[] {
  if (circlesApart(contour, other, tolerance + 1)) return UNTOUCHED
  const found: SideContact[] = []
  for (let i = 0; i < SIDES.length; i++) {
    const share = shareTouched(contour, i, other, tolerance)
    if (share === undefined) continue
    found.push({ side: SIDES[i]!, length: share * (i % 2 === 0 ? width : depth), share })
  }
  return found.length > 1 ? found.sort((a, b) => b.length - a.length) : found
}

function shareTouched(rectangle: Contour, edge: number, other: Contour, tolerance: number): number | undefined {
  const next = (edge + 1) % 4
  const { xs, ys } = rectangle
  return shareWithin(xs[edge]!, ys[edge]!, xs[next]!, ys[next]!, other, tolerance)
}

/** The side of a rectangle that a convex shape touches most, or undefined if it touches none. */
export function touchedSide(
  rectangle: RectangleFootprint,
  other: Shape,
  tolerance = CONTACT_TOLERANCE,
): Side | undefined {
  return touchedSides(rectangle, other, tolerance)[0]?.side
}

/** The longest stretch of edge that two rectangles share, for rules such as "more than half an edge touches". */
export function contactLength(a: RectangleFootprint, b: RectangleFootprint, tolerance = CONTACT_TOLERANCE): number {
  const fromA = touchedSides(a, b, tolerance)[0]?.length ?? 0
  const fromB = touchedSides(b, a, tolerance)[0]?.length ?? 0
  return Math.min(fromA, fromB)
}

/**
 * The side of a rectangle that faces a point outside it: the lines through its diagonals divide the table into four
 * quarters. On a diagonal the front wins, then the rear.
 */
export function sideTowards(rectangle: RectangleFootprint, point: Point): Side {
  const facing = facingOf(rectangle.pose)
  const length = lengthOf(facing.x, facing.y)
  const dx = point.x - rectangle.pose.x
  const dy = point.y - rectangle.pose.y
  const forward = ((dx * facing.x + dy * facing.y) / length) * rectangle.base.width
  const right = ((dy * facing.x - dx * facing.y) / length) * rectangle.base.depth
  if (Math.abs(forward) >= Math.abs(right)) return forward >= 0 ? 'front' : 'rear'
  return right > 0 ? 'right' : 'left'
}

/** The distance from a point to the nearest edge of a shape's polygon, however deep inside it lies. */
export function distanceToEdge(shape: Shape, point: Point): number {
  const contour = contourOf(shape)
  if (contour.xs.length === 1) {
    return Math.abs(lengthOf(point.x - contour.x, point.y - contour.y) - contour.radius)
  }
  return Math.sqrt(squaredDistanceToEdges(contour, point.x, point.y))
}
