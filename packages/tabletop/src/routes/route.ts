import { circlesApart, clearance, gap, isWithin, overlaps } from '../contact/gap.ts'
import { settle } from '../contact/snap.ts'
import { type Mover, moverOf, putMover } from '../paths/mover.ts'
import { pathLength } from '../paths/path.ts'
import { collides } from '../paths/sweep.ts'
import { distance, type Point, wholePoint } from '../plane/point.ts'
import { CONTACT_TOLERANCE, OVERLAP_TOLERANCE } from '../plane/units.ts'
import { type Base, type Footprint, footprint, type Pose } from '../shapes/base.ts'
import { type Contour, contourOf, type Shape } from '../shapes/contour.ts'
import { convexSum, nearestOnBoundary } from '../shapes/minkowski.ts'
import type { Box } from '../terrain/table.ts'
import { contactGoals } from './contact-curve.ts'
import { type Corner, type Detour, findDetour } from './detour.ts'
import type { Goals } from './goals.ts'

/** A route that was found: whole-number points from start to end, and their length. */
export interface Route {
  readonly points: readonly Point[]
  readonly length: number
}

/** Maximum depth of a path in obstacles before its corners are rounded, which may add 0.71. */
const SEARCH_MARGIN = 0.2

/** The search measures arcs exactly; their drawn corners, once rounded, may be this much shorter (or longer). */
const LENGTH_SLACK = 100

/**
 * The shortest route for a base from one point to another round all obstacles; undefined if none is at most `limit`
 * long. A rectangle keeps the facing it starts with. Arcs are drawn as bent lines at most 0.1 % longer, and `length` is
 * that of the returned points, as `pathLength` measures it.
 *
 * The search considers only obstacles that prove to be in the way: the shortest route past some of the obstacles that
 * hits none of the others is the shortest past all.
 */
export function shortestRoute(
  base: Base,
  from: Pose,
  to: Point,
  obstacles: readonly Contour[],
  limit = Number.POSITIVE_INFINITY,
): Route | undefined {
  const straight = distance(from, to)
  if (straight > limit) return undefined
  const mover = moverOf(base, from)
  const blockers = blockersOf(mover, [from, to], obstacles, [])
  if (blockers.length === 0) return { points: [placeOf(from), placeOf(to)], length: straight }
  if (standsIn(mover, from, obstacles) || standsIn(mover, to, obstacles)) return undefined
  const goals: Goals = { points: [{ x: to.x, y: to.y, stop: 0 }], edges: [], centre: to, slack: 0 }
  const [start, end] = [placeOf(from), placeOf(to)]
  return searchRoute(
    { mover, from: start, obstacles, limit, ends: [end], goalsAmong: () => goals, stand: () => end },
    blockers,
  )
}

/**
 * Finds the nearest of several places, to within {@link LENGTH_SLACK}, that a base can reach on a route of at most
 * `limit`; undefined if it can reach none. It takes one search, not one for each place.
 */
export function nearestByRoute(
  base: Base,
  from: Pose,
  places: readonly Point[],
  obstacles: readonly Contour[],
  limit: number,
): Point | undefined {
  if (places.length === 0) return undefined
  const mover = moverOf(base, from)
  let longest = limit + LENGTH_SLACK
  let straight: Point | undefined
  for (const place of places) {
    const length = distance(from, place)
    if (length > longest || blockersOf(mover, [from, place], obstacles, []).length > 0) continue
    straight = place
    longest = length
  }
  const margin = searchMargin(mover, [from, ...places], obstacles)
  const goals = goalsAt(places)
  const chosen: Contour[] = []
  for (;;) {
    const detour = findDetour(mover, placeOf(from), goals, chosen, margin, longest)
    if (!detour) return straight
    const points = routePoints(placeOf(from), detour, detour.end, (corner) => wholePoint(corner.x, corner.y))
    const blockers = blockersOf(mover, points, obstacles, chosen)
    if (blockers.length === 0) return places.find(({ x, y }) => x === detour.end.x && y === detour.end.y)
    chosen.push(...blockers)
  }
}

/** Any of some places as goals; the search heads for the middle of the box round them. */
function goalsAt(places: readonly Point[]): Goals {
  const { left, right, top, bottom } = boxAlong(places)
  const centre = { x: (left + right) / 2, y: (top + bottom) / 2 }
  const slack = Math.max(...places.map((place) => distance(place, centre)))
  return { points: places.map(({ x, y }) => ({ x, y, stop: 0 })), edges: [], centre, slack }
}

/**
 * Whether a base can get from one point to another within an allowance: true exactly if {@link shortestRoute} finds a
 * route.
 */
export function reachable(
  base: Base,
  from: Pose,
  to: Point,
  allowance: number,
  obstacles: readonly Contour[],
): boolean {
  return shortestRoute(base, from, to, obstacles, allowance) !== undefined
}

/**
 * The shortest route for a base with a fixed facing to any place where it touches `target`, which must be convex and
 * not among the obstacles. The end is in contact and overlaps neither the target nor any obstacle.
 */
export function shortestRouteToContact(
  base: Base,
  from: Pose,
  target: Shape,
  obstacles: readonly Contour[],
  limit = Number.POSITIVE_INFINITY,
): Route | undefined {
  const mover = moverOf(base, from)
  const contour = contourOf(target)
  const start = putMover(mover, from.x, from.y)
  if (isWithin(start, contour, CONTACT_TOLERANCE)) return { points: [placeOf(from)], length: 0 }
  if (gap(start, contour) > limit) return undefined
  const nearest = nearestOnBoundary(
    convexSum(contour, putMover(mover, 0, 0)),
    mover.contour.radius + contour.radius,
    from,
  )
  const goalsAmong = (chosen: readonly Contour[]): Goals => contactGoals(contour, mover, chosen)
  return routeToTouch(footprint(base, from), mover, contour, nearest, goalsAmong, obstacles, limit)
}

/**
 * The shortest route to one of the goals, at all of which the mover touches the target; straight to the `nearest` if
 * possible.
 */
export function routeToTouch(
  { base, pose: from }: Footprint,
  mover: Mover,
  target: Contour,
  nearest: Point,
  goalsAmong: (chosen: readonly Contour[]) => Goals,
  obstacles: readonly Contour[],
  limit: number,
): Route | undefined {
  const stand = (exact: Point): Point => placeOf(settle(footprint(base, from), exact, target, obstacles))
  const to = stand(nearest)
  const direct = distance(from, to)
  const blockers = blockersOf(mover, [from, to], obstacles, [])
  if (blockers.length === 0 && !isHit(mover, [from, to], target))
    return direct <= limit ? { points: [placeOf(from), to], length: direct } : undefined
  if (standsIn(mover, from, obstacles)) return undefined
  return searchRoute({ mover, from: placeOf(from), obstacles, limit, ends: [], goalsAmong, stand, target }, blockers)
}

/** A pose as a place. A point is returned as the same object, because callers may compare it by identity. */
function placeOf(pose: Pose): Point {
  return pose.facing ? { x: pose.x, y: pose.y } : pose
}

/** Whether a base overlaps an obstacle where it stands. */
function standsIn(mover: Mover, place: Point, obstacles: readonly Contour[]): boolean {
  const there = putMover(mover, place.x, place.y)
  return obstacles.some((obstacle) => !circlesApart(there, obstacle, 0) && overlaps(there, obstacle))
}

/** The obstacles, not yet among `known`, that a base would hit on a bent line. */
function blockersOf(
  mover: Mover,
  points: readonly Point[],
  obstacles: readonly Contour[],
  known: readonly Contour[],
): Contour[] {
  const found: Contour[] = []
  const box = boxAlong(points)
  const { reach } = mover.contour
  for (const obstacle of obstacles) {
    if (!comesUpTo(box, reach + obstacle.reach, obstacle) || known.includes(obstacle)) continue
    if (isHit(mover, points, obstacle)) found.push(obstacle)
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

/** Whether a place lies in a box or within a distance of its sides: rejects most obstacles before any leg is tested. */
function comesUpTo({ left, top, right, bottom }: Box, reach: number, { x, y }: Point): boolean {
  return x >= left - reach && x <= right + reach && y >= top - reach && y <= bottom + reach
}

function isHit(mover: Mover, points: readonly Point[], obstacle: Contour): boolean {
  for (let i = 1; i < points.length; i++) {
    const from = points[i - 1]!
    const to = points[i]!
    const there = putMover(mover, from.x, from.y)
    if (collides(there, to.x - from.x, to.y - from.y, obstacle, OVERLAP_TOLERANCE)) return true
  }
  return false
}

/** A search for a route: the base and its start, the obstacles, and the possible ends. */
interface RouteRequest {
  readonly mover: Mover
  readonly from: Point
  readonly obstacles: readonly Contour[]
  readonly limit: number
  /** The only possible end, if there is just one. */
  readonly ends: readonly Point[]
  /** The possible ends among some of the obstacles, which they must avoid. */
  readonly goalsAmong: (chosen: readonly Contour[]) => Goals
  /** The whole-number place next to an exact goal. */
  readonly stand: (exact: Point) => Point
  /** The shape to touch, which must be avoided until then. */
  readonly target?: Contour
}

function searchRoute(errand: RouteRequest, firstBlockers: readonly Contour[]): Route | undefined {
  const { mover, from, obstacles, limit, ends, goalsAmong, stand, target } = errand
  const margin = searchMargin(mover, [from, ...ends], obstacles)
  const chosen = [...firstBlockers]
  for (let round = 1; ; round++) {
    const walls = target ? [...chosen, target] : chosen
    const detour = findDetour(mover, from, goalsAmong(chosen), walls, margin, limit + LENGTH_SLACK)
    if (!detour) return undefined
    const end = stand(detour.end)
    const nearest = routePoints(from, detour, end, (corner) => wholePoint(corner.x, corner.y))
    const blockers = blockersOf(mover, nearest, obstacles, chosen)
    if (blockers.length > 0) {
      chosen.push(...blockers)
      if (round >= MAX_BLOCKED_ROUTES) chosen.push(...besideCrowd(blockers, mover, obstacles, chosen))
      continue
    }
    const points = chosen.some((obstacle) => isHit(mover, nearest, obstacle))
      ? routePoints(from, detour, end, roundedOutwards)
      : nearest
    const length = pathLength(points)
    if (length > limit || (points !== nearest && blockersOf(mover, points, obstacles, []).length > 0)) return undefined
    return { points, length }
  }
}

/** After this many routes that were all blocked elsewhere, the whole crowd in the way is added at once. */
const MAX_BLOCKED_ROUTES = 3

/** Obstacles so near to some of a crowd that a route round those leads into them: they would be in the way next. */
function besideCrowd(
  some: readonly Contour[],
  mover: Mover,
  obstacles: readonly Contour[],
  known: readonly Contour[],
): Contour[] {
  const room = 4 * mover.contour.reach
  const seen = new Set(known)
  return obstacles.filter(
    (obstacle) => !seen.has(obstacle) && some.some((other) => !circlesApart(obstacle, other, room)),
  )
}

/** Bases may overlap by up to the tolerance: a search from or to such a place must allow for that. */
function searchMargin(mover: Mover, places: readonly Point[], obstacles: readonly Contour[]): number {
  let margin = SEARCH_MARGIN
  for (const place of places) {
    const there = putMover(mover, place.x, place.y)
    for (const obstacle of obstacles) {
      if (!circlesApart(there, obstacle, 1) && isWithin(there, obstacle, 0))
        margin = Math.max(margin, 0.01 - clearance(there, obstacle))
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

/**
 * A corner rounded away from the circle or corner it bends round, in case the nearest whole point would cut into it.
 */
function roundedOutwards(corner: Corner): Point {
  const away = (value: number, centre: number): number => (value >= centre ? Math.ceil(value) : Math.floor(value)) + 0
  return { x: away(corner.x, corner.centre.x), y: away(corner.y, corner.centre.y) }
}
