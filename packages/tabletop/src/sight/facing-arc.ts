import { type Direction, quarterTurn, quarterTurnBack } from '../plane/direction.ts'
import { lengthOf, type Point } from '../plane/point.ts'
import { OVERLAP_TOLERANCE } from '../plane/units.ts'
import { type Contour, contourOf, edgeCount, enclosesPlace, type Shape } from '../shapes/contour.ts'

/** The part of a base that must lie in an arc to count as within it. */
type ArcMeasure = 'any' | 'all' | 'centre'

/** The part of the table seen from a point when turning clockwise from one direction to another, different one. */
export interface Arc {
  readonly apex: Point
  readonly from: Direction
  readonly to: Direction
}

/** The half of the table in front of a point that faces a direction. */
export function frontHalf(apex: Point, facing: Direction): Arc {
  return { apex, from: quarterTurnBack(facing), to: quarterTurn(facing) }
}

/** The arc that opens to both sides of a facing as far as a direction given as (ahead, aside): (1, 1) is 45° each way. */
export function arcAhead(apex: Point, facing: Direction, ahead: number, aside: number): Arc {
  const right = quarterTurn(facing)
  const edge = (side: number): Direction => ({
    x: facing.x * ahead + right.x * aside * side,
    y: facing.y * ahead + right.y * aside * side,
  })
  return { apex, from: edge(-1), to: edge(1) }
}

/** Whether a point lies in an arc, boundaries included. */
export function arcHasPoint(arc: Arc, point: Point): boolean {
  return arcHas(arc, point.x, point.y)
}

function arcHas(arc: Arc, x: number, y: number): boolean {
  const { apex, from, to } = arc
  const dx = x - apex.x
  const dy = y - apex.y
  const pastFrom = from.x * dy - from.y * dx
  const beforeTo = dx * to.y - dy * to.x
  return opensPastHalf(arc) ? pastFrom >= 0 || beforeTo >= 0 : pastFrom >= 0 && beforeTo >= 0
}

/** Whether an arc is wider than half a turn: then it is the union, not the intersection, of two half-planes. */
function opensPastHalf(arc: Arc): boolean {
  return arc.from.x * arc.to.y - arc.from.y * arc.to.x < 0
}

/** Whether any part, all or the centre of a shape lies in an arc. A brush on the boundary is not "any part". */
export function isInArc(arc: Arc, shape: Shape, measure: ArcMeasure): boolean {
  const contour = contourOf(shape)
  if (measure === 'centre') return arcHas(arc, contour.x, contour.y)
  if (measure === 'any') return touchesArc(arc, contour)
  return !touchesArc({ apex: arc.apex, from: arc.to, to: arc.from }, contour)
}

/** Whether a shape lies in front of a point that faces a direction. */
export function isInFront(apex: Point, facing: Direction, shape: Shape, measure: ArcMeasure): boolean {
  return isInArc(frontHalf(apex, facing), shape, measure)
}

/** Whether a shape reaches more than the tolerance into an arc. */
function touchesArc(arc: Arc, contour: Contour): boolean {
  if (contour.xs.length > 1) return polygonTouchesArc(arc, contour)
  if (arcHas(arc, contour.x, contour.y)) return true
  return distanceToBoundary(arc, contour.x, contour.y) < contour.radius - OVERLAP_TOLERANCE
}

/** Distance from a place to the nearer of the two rays that bound an arc. */
function distanceToBoundary(arc: Arc, x: number, y: number): number {
  const dx = x - arc.apex.x
  const dy = y - arc.apex.y
  return Math.min(distanceToRay(arc.from, dx, dy), distanceToRay(arc.to, dx, dy))
}

function distanceToRay(ray: Direction, dx: number, dy: number): number {
  if (dx * ray.x + dy * ray.y <= 0) return lengthOf(dx, dy)
  return Math.abs(dx * ray.y - dy * ray.x) / lengthOf(ray.x, ray.y)
}

/** Whether a place lies inside an arc by more than the tolerance. */
function liesDeepInArc(arc: Arc, x: number, y: number): boolean {
  return arcHas(arc, x, y) && distanceToBoundary(arc, x, y) > OVERLAP_TOLERANCE
}

function polygonTouchesArc(arc: Arc, polygon: Contour): boolean {
  if (enclosesPlace(polygon, arc.apex.x, arc.apex.y)) return true
  const { xs, ys } = polygon
  for (let i = 0; i < xs.length; i++) {
    if (liesDeepInArc(arc, xs[i]!, ys[i]!)) return true
  }
  for (let i = 0; i < edgeCount(polygon); i++) {
    const next = (i + 1) % xs.length
    if (edgePassesThrough(arc, xs[i]!, ys[i]!, xs[next]!, ys[next]!)) return true
  }
  return false
}

/** Whether an edge with both ends outside an arc crosses both its rays: then its middle between them is inside. */
function edgePassesThrough(arc: Arc, ax: number, ay: number, bx: number, by: number): boolean {
  const first = rayCrossing(arc.apex, arc.from, ax, ay, bx, by)
  const second = rayCrossing(arc.apex, arc.to, ax, ay, bx, by)
  if (first === undefined || second === undefined) return false
  const middle = (first + second) / 2
  return liesDeepInArc(arc, ax + (bx - ax) * middle, ay + (by - ay) * middle)
}

/** The position (0 to 1) at which the edge a–b crosses the ray from the apex, if it does. */
function rayCrossing(apex: Point, ray: Direction, ax: number, ay: number, bx: number, by: number): number | undefined {
  const sideA = ray.x * (ay - apex.y) - ray.y * (ax - apex.x)
  const sideB = ray.x * (by - apex.y) - ray.y * (bx - apex.x)
  if (sideA > 0 === sideB > 0) return undefined
  const share = sideA / (sideA - sideB)
  const along = (ax + (bx - ax) * share - apex.x) * ray.x + (ay + (by - ay) * share - apex.y) * ray.y
  return along >= 0 ? share : undefined
}
