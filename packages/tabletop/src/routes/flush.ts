/** Bases that stand with their front flush against a side of another base, and the routes there. */

import { outwardOf, type RectangleFootprint, SIDES, type Side } from '../contact/side.ts'
import { settle } from '../contact/snap.ts'
import { moverOf } from '../paths/mover.ts'
import { type Direction, halfTurn } from '../plane/direction.ts'
import { distance, lengthOf, type Point, pointTowards } from '../plane/point.ts'
import { type Base, type Footprint, footprint, moveTo, type Pose } from '../shapes/base.ts'
import { type Contour, contourOf } from '../shapes/contour.ts'
import { type ContactCurve, goalsOn } from './contact-curve.ts'
import type { GoalEdge } from './goals.ts'
import { type Route, routeToTouch } from './route.ts'

/** The facing of a base whose front lies against a side of a target. */
export function facingAgainst(target: RectangleFootprint, side: Side): Direction {
  return halfTurn(outwardOf(target, side))
}

function edgeOf(target: RectangleFootprint, side: Side): { readonly from: Point; readonly to: Point } {
  const { xs, ys } = contourOf(target)
  const i = SIDES.indexOf(side)
  const next = (i + 1) % 4
  return { from: { x: xs[i]!, y: ys[i]! }, to: { x: xs[next]!, y: ys[next]! } }
}

/**
 * The line for the centre of a base that stands flush against a side of the target (a round base: that touches it) and
 * shares at least `shared` of its edge, by default as much as it can; undefined if it cannot share as much.
 */
function flushLine(base: Base, target: RectangleFootprint, side: Side, shared?: number): GoalEdge | undefined {
  const edge = edgeOf(target, side)
  const length = distance(edge.from, edge.to)
  const most = base.shape === 'disc' ? 0 : Math.min(base.width, length)
  if ((shared ?? most) > most) return undefined
  // Along the side, the centre may lie as far out as the shared length allows.
  const overhang = base.shape === 'disc' ? 0 : base.width / 2 - (shared ?? most)
  const away = base.shape === 'disc' ? base.radius : base.depth / 2
  const headingX = (edge.from.y - edge.to.y) / length
  const headingY = (edge.to.x - edge.from.x) / length
  const shift = ({ x, y }: Point): Point => ({ x: x - headingX * away, y: y - headingY * away })
  const from = shift(pointTowards(edge.to, edge.from, length + overhang))
  const to = shift(pointTowards(edge.from, edge.to, length + overhang))
  return { from, to, headingX, headingY }
}

/**
 * The pose nearest to `wanted` at which a base stands flush against a side of the target, sharing at least `shared` of its
 * edge (by default all it can). Others are not avoided, except that rounding never pushes the base into one.
 */
export function flushPose(
  base: Base,
  target: RectangleFootprint,
  side: Side,
  wanted: Point,
  others: readonly Contour[] = [],
  shared?: number,
): Pose | undefined {
  const line = flushLine(base, target, side, shared)
  if (!line) return undefined
  const facing = facingAgainst(target, side)
  return settle(footprint(base, { ...wanted, facing }), nearestOn(line, wanted), contourOf(target), others)
}

function nearestOn({ from, to }: GoalEdge, wanted: Point): Point {
  const length = distance(from, to)
  if (length === 0) return from
  const along = ((wanted.x - from.x) * (to.x - from.x) + (wanted.y - from.y) * (to.y - from.y)) / length
  return pointTowards(from, to, Math.min(length, Math.max(0, along)))
}

/**
 * The shortest route for a base that already has the right facing to stand flush against a side of a target, which must
 * not be among the obstacles. If the base has to turn first, use `turningRouteToSide`.
 */
export function shortestRouteToSide(
  base: Base,
  from: Point,
  target: RectangleFootprint,
  side: Side,
  obstacles: readonly Contour[],
  limit = Number.POSITIVE_INFINITY,
  shared?: number,
): Route | undefined {
  const line = flushLine(base, target, side, shared)
  if (!line) return undefined
  const facing = facingAgainst(target, side)
  const start: Footprint = footprint(base, moveTo({ x: 0, y: 0, facing }, from))
  const mover = moverOf(base, start.pose)
  const contour = contourOf(target)
  const nearest = nearestOn(line, from)
  if (distance(from, nearest) > limit + 2) return undefined
  const curve: ContactCurve = { centres: [line.from, line.to], radius: 0, edges: isPoint(line) ? [] : [line] }
  const middle = { x: (line.from.x + line.to.x) / 2, y: (line.from.y + line.to.y) / 2 }
  const slack = distance(line.from, line.to) / 2
  return routeToTouch(
    start,
    mover,
    contour,
    nearest,
    (chosen) => goalsOn(curve, mover, chosen, middle, slack),
    obstacles,
    limit,
  )
}

function isPoint({ from, to }: GoalEdge): boolean {
  return lengthOf(to.x - from.x, to.y - from.y) < 1e-6
}
