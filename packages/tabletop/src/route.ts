import { type Base, circumscribedRadius, discBase, footprint } from './base.ts'
import { contactGoals } from './contact-curve.ts'
import { type Contour, contourOf, discContour, movableDisc, putDisc, type Shape } from './contour.ts'
import { type Corner, type Detour, findDetour, type Goals } from './detour.ts'
import { circlesApart, gap, isWithin, overlaps } from './gap.ts'
import { convexSum, nearestOnBoundary } from './minkowski.ts'
import { pathLength } from './path.ts'
import { distance, type Point, wholePoint } from './point.ts'
import { settle } from './snap.ts'
import { timeOfImpact } from './sweep.ts'
import type { Box } from './table.ts'
import { CONTACT_TOLERANCE, OVERLAP_TOLERANCE } from './units.ts'

/** A found way: whole-number points from start to end, and their length. */
export interface Route {
  readonly points: readonly Point[]
  readonly length: number
}

/** How deep a path may sink into obstacles before its corners are rounded, which may add 0.71. */
const SEARCH_MARGIN = 0.2

/** The search measures arcs exactly; their drawn corners, rounded, may come out this much shorter (or longer). */
const LENGTH_SLACK = 100

/**
 * The shortest way for a base from one point to another round all obstacles; undefined if there is none of at most
 * `limit`. A rectangle moves as the circle round it, as if it turned freely. Arcs are drawn as bent lines at most 0.1 %
 * longer, and `length` is that of the points returned: the same as `pathLength` will say of them.
 *
 * Only obstacles that prove to be in the way are searched round: the shortest way past some of the obstacles that meets
 * none of the others is the shortest past all.
 */
export function shortestRoute(
  base: Base,
  from: Point,
  to: Point,
  obstacles: readonly Contour[],
  limit = Number.POSITIVE_INFINITY,
): Route | undefined {
  const straight = distance(from, to)
  if (straight > limit) return undefined
  const radius = circumscribedRadius(base)
  const blockers = blockersOf(radius, [from, to], obstacles, [])
  if (blockers.length === 0) return { points: [from, to], length: straight }
  if (standsIn(radius, from, obstacles) || standsIn(radius, to, obstacles)) return undefined
  const goals: Goals = { points: [{ x: to.x, y: to.y, stop: 0 }], edges: [], centre: to, slack: 0 }
  return searchRoute(
    radius,
    from,
    () => goals,
    obstacles,
    blockers,
    [to],
    limit,
    () => to,
  )
}

/** Whether a base can get from one point to another within an allowance: exactly when {@link shortestRoute} fits it. */
export function reachable(
  base: Base,
  from: Point,
  to: Point,
  allowance: number,
  obstacles: readonly Contour[],
): boolean {
  return shortestRoute(base, from, to, obstacles, allowance) !== undefined
}

/**
 * The shortest way for a base to any place where it touches `target`, which must be convex and not among the obstacles.
 * The end is in contact and overlaps neither the target nor any obstacle.
 */
export function shortestRouteToContact(
  base: Base,
  from: Point,
  target: Shape,
  obstacles: readonly Contour[],
  limit = Number.POSITIVE_INFINITY,
): Route | undefined {
  const radius = circumscribedRadius(base)
  const contour = contourOf(target)
  const start = discContour(from.x, from.y, radius)
  if (isWithin(start, contour, CONTACT_TOLERANCE)) return { points: [from], length: 0 }
  if (gap(start, contour) > limit) return undefined
  const disc = footprint(discBase(radius), from)
  const stand = (exact: Point): Point => settle(disc, exact, contour, obstacles)
  const core = convexSum(contour, discContour(0, 0, radius))
  const nearest = stand(nearestOnBoundary(core, radius + contour.radius, from))
  const direct = distance(from, nearest)
  const blockers = blockersOf(radius, [from, nearest], obstacles, [])
  if (blockers.length === 0) return direct <= limit ? { points: [from, nearest], length: direct } : undefined
  if (standsIn(radius, from, obstacles)) return undefined
  const goalsAmong = (chosen: readonly Contour[]): Goals => contactGoals(contour, radius, chosen)
  return searchRoute(radius, from, goalsAmong, obstacles, blockers, [], limit, stand, contour)
}

/** Whether a disc overlaps an obstacle where it stands. */
function standsIn(radius: number, place: Point, obstacles: readonly Contour[]): boolean {
  const disc = discContour(place.x, place.y, radius)
  return obstacles.some((obstacle) => !circlesApart(disc, obstacle, 0) && overlaps(disc, obstacle))
}

/** The obstacles, not yet among `known`, that a disc would hit on a bent line. */
function blockersOf(
  radius: number,
  points: readonly Point[],
  obstacles: readonly Contour[],
  known: readonly Contour[],
): Contour[] {
  const found: Contour[] = []
  const box = boxAlong(points)
  for (const obstacle of obstacles) {
    if (!comesUpTo(box, radius + obstacle.reach, obstacle) || known.includes(obstacle)) continue
    if (isHit(radius, points, obstacle)) found.push(obstacle)
  }
  return found
}

function boxAlong(points: readonly Point[]): Box {
  let { x: left, y: top } = points[0]!
  let right = left
  let bottom = top
  for (const { x, y } of points) {
    if (x < left) left = x
    else if (x > right) right = x
    if (y < top) top = y
    else if (y > bottom) bottom = y
  }
  return { left, top, right, bottom }
}

/** Whether a place lies in a box or within a distance of its sides: rejects most obstacles before any leg is looked at. */
function comesUpTo({ left, top, right, bottom }: Box, reach: number, { x, y }: Point): boolean {
  return x >= left - reach && x <= right + reach && y >= top - reach && y <= bottom + reach
}

const mover = movableDisc()

function isHit(radius: number, points: readonly Point[], obstacle: Contour): boolean {
  for (let i = 1; i < points.length; i++) {
    const from = points[i - 1]!
    const to = points[i]!
    putDisc(mover, from, radius)
    if (timeOfImpact(mover, to.x - from.x, to.y - from.y, obstacle, OVERLAP_TOLERANCE) <= 1) return true
  }
  return false
}

function searchRoute(
  radius: number,
  from: Point,
  goalsAmong: (chosen: readonly Contour[]) => Goals,
  obstacles: readonly Contour[],
  firstBlockers: readonly Contour[],
  ends: readonly Point[],
  limit: number,
  stand: (exact: Point) => Point,
  target?: Contour,
): Route | undefined {
  const margin = searchMargin(radius, [from, ...ends], obstacles)
  const chosen = [...firstBlockers]
  for (;;) {
    const walls = target ? [...chosen, target] : chosen
    const detour = findDetour(radius, from, goalsAmong(chosen), walls, margin, limit + LENGTH_SLACK)
    if (!detour) return undefined
    const end = stand(detour.end)
    const nearest = routePoints(from, detour, end, (corner) => wholePoint(corner.x, corner.y))
    const blockers = blockersOf(radius, nearest, obstacles, chosen)
    if (blockers.length > 0) {
      chosen.push(...blockers)
      continue
    }
    const points = chosen.some((obstacle) => isHit(radius, nearest, obstacle))
      ? routePoints(from, detour, end, roundedOutwards)
      : nearest
    const length = pathLength(points)
    if (length > limit || (points !== nearest && blockersOf(radius, points, obstacles, []).length > 0)) return undefined
    return { points, length }
  }
}

/** Bases may stand up to the tolerance inside each other: a search from or to such a place must allow as much. */
function searchMargin(radius: number, places: readonly Point[], obstacles: readonly Contour[]): number {
  let margin = SEARCH_MARGIN
  for (const place of places) {
    const disc = discContour(place.x, place.y, radius)
    const core = discContour(place.x, place.y, 0)
    for (const obstacle of obstacles) {
      if (!circlesApart(disc, obstacle, 1) && isWithin(disc, obstacle, 0))
        margin = Math.max(margin, radius - gap(core, obstacle) + 0.01)
    }
  }
  return Math.min(margin, OVERLAP_TOLERANCE)
}

function routePoints(from: Point, detour: Detour, end: Point, round: (corner: Corner) => Point): Point[] {
  const points = [from]
  for (const corner of [...detour.corners.map(round), end]) {
    const last = points[points.length - 1]!
    if (corner.x !== last.x || corner.y !== last.y) points.push(corner)
  }
  return points
}

/** A corner rounded away from the circle it bends round, for when the nearest whole point would cut into it. */
function roundedOutwards(corner: Corner): Point {
  const away = (value: number, centre: number): number => (value >= centre ? Math.ceil(value) : Math.floor(value)) + 0
  return { x: away(corner.x, corner.centre.x), y: away(corner.y, corner.centre.y) }
}
