/** Routes of a base with a facing that may turn: it stands still while it turns and keeps its facing while it moves. */

import { overlaps } from '../contact/gap.ts'
import type { RectangleFootprint, Side } from '../contact/side.ts'
import { isPathClear } from '../paths/path.ts'
import { isPivotClear } from '../paths/pivot.ts'
import { type Direction, directionTo, quarterTurn } from '../plane/direction.ts'
import { distance, type Point, wholePoint } from '../plane/point.ts'
import {
  type Base,
  circumscribedRadius,
  discBase,
  facingOf,
  footprint,
  moveTo,
  type Pose,
  type RectangleBase,
} from '../shapes/base.ts'
import { type Contour, contourOf } from '../shapes/contour.ts'
import { facingAgainst, shortestRouteToSide } from './flush.ts'
import { type Route, shortestRoute } from './route.ts'

/** A route with its facings: between two poses the base either moves straight or turns on the spot. */
interface TurningRoute {
  readonly poses: readonly Pose[]
  /** The length of the centre's path; turns add nothing. */
  readonly length: number
}

/** Whether a base can go from pose to pose, straight or turning on the spot, without sinking into an obstacle. */
export function arePosesClear(base: Base, poses: readonly Pose[], obstacles: readonly Contour[]): boolean {
  return poses.every((pose, i) => {
    const next = poses[i + 1]
    if (!next) return true
    const mover = footprint(base, pose)
    if (!isSameFacing(pose, next)) return isSamePlace(pose, next) && isPivotClear(mover, facingOf(next), obstacles)
    return isPathClear(mover, [pose, next], obstacles)
  })
}

/**
 * A short route for a base to a place, ending with the facing of `to` (any, if it has none); undefined if none of at
 * most `limit` is found. For most of the route the base keeps one facing, out of those that the ends and the legs of
 * the route suggest; it turns to it at the start or, where space is short, a step away, and likewise at the end. The
 * shortest of these is found, but no route that needs more turns.
 */
export function turningRoute(
  base: Base,
  from: Pose,
  to: Pose,
  obstacles: readonly Contour[],
  limit = Number.POSITIVE_INFINITY,
): TurningRoute | undefined {
  if (base.shape === 'disc') {
    const route = shortestRoute(base, from, to, obstacles, limit)
    return route && joinParts([{ facing: facingOf(from), route }], from, to.facing)
  }
  const facings = usefulFacings(base, from, to, obstacles, limit)
  return shortestOf(facings, limit, distance(from, to), (facing, most) =>
    routeWithFacing(base, from, { ...to, facing: to.facing ?? facing }, facing, obstacles, most),
  )
}

/**
 * A short route for a base to stand flush, with its front, against a side of a target, which must not be among the
 * obstacles; it turns at the start, or a step away where space is short. At least `shared` of the edges lie along each
 * other: by default as much as possible.
 */
export function turningRouteToSide(
  base: Base,
  from: Pose,
  target: RectangleFootprint,
  side: Side,
  obstacles: readonly Contour[],
  limit = Number.POSITIVE_INFINITY,
  shared?: number,
): TurningRoute | undefined {
  const facing = base.shape === 'disc' ? facingOf(from) : facingAgainst(target, side)
  const solid = [...obstacles, contourOf(target)]
  return stepOut(base, from, facing, solid, limit, (start, most) =>
    shortestRouteToSide(base, start, target, side, obstacles, most, shared),
  )
}

/** A part of a route with one facing. */
interface TurningRoutePart {
  readonly facing: Direction
  readonly route: Route
}

/** The shortest of the routes that each facing makes possible; none can be shorter than `least`. */
function shortestOf(
  facings: Iterable<Direction>,
  limit: number,
  least: number,
  find: (facing: Direction, limit: number) => TurningRoute | undefined,
): TurningRoute | undefined {
  let best: TurningRoute | undefined
  for (const facing of facings) {
    const found = find(facing, best ? best.length : limit)
    if (found && (!best || found.length < best.length)) best = found
    if (best && best.length <= least + 1e-6) return best
  }
  return best
}

/** A route that keeps one facing for most of its length, turning to it near the start and from it near the end. */
function routeWithFacing(
  base: Base,
  from: Pose,
  to: Pose,
  facing: Direction,
  obstacles: readonly Contour[],
  limit: number,
): TurningRoute | undefined {
  const end = facingOf(to)
  if (isPivotClear(footprint(base, { ...to, facing }), end, obstacles))
    return stepOut(
      base,
      from,
      facing,
      obstacles,
      limit,
      (start, most) => shortestRoute(base, { ...start, facing }, to, obstacles, most),
      end,
    )
  // The same in reverse: from the end a step out, a turn, and on to the start.
  const back = stepOut(base, to, facing, obstacles, limit, (start, most) =>
    isPivotClear(footprint(base, from), facing, obstacles)
      ? shortestRoute(base, { ...start, facing }, from, obstacles, most)
      : undefined,
  )
  return back && { poses: withoutRepeats([from, ...back.poses.toReversed()]), length: back.length }
}

/** A route that turns at its start, or after the shortest step to a place with room to turn. */
function stepOut(
  base: Base,
  from: Pose,
  facing: Direction,
  obstacles: readonly Contour[],
  limit: number,
  goOn: (start: Point, limit: number) => Route | undefined,
  end?: Direction,
): TurningRoute | undefined {
  if (isPivotClear(footprint(base, from), facing, obstacles)) {
    const route = goOn(from, limit)
    return route && joinParts([{ facing, route }], from, end)
  }
  let best: TurningRoute | undefined
  for (const place of stepsFrom(base, from)) {
    const there = moveTo(from, place)
    if (!isPivotClear(footprint(base, there), facing, obstacles) || isBlocked(base, there, obstacles)) continue
    const most = best ? best.length : limit
    const first = shortestRoute(base, from, place, obstacles, most)
    const second = first && goOn(place, most - first.length)
    if (!second) continue
    best = joinParts(
      [
        { facing: facingOf(from), route: first },
        { facing, route: second },
      ],
      from,
      end,
    )
  }
  return best
}

function isBlocked(base: Base, pose: Pose, obstacles: readonly Contour[]): boolean {
  return obstacles.some((obstacle) => overlaps(footprint(base, pose), obstacle))
}

/** Places a step away in eight directions: the longest step clears the bases beside the start. */
function stepsFrom(base: Base, { x, y, facing }: Pose): Point[] {
  const ahead = facingOf(facing ? { x, y, facing } : { x, y })
  const aside = quarterTurn(ahead)
  const scale = circumscribedRadius(base) / (2 * distance({ x: 0, y: 0 }, ahead))
  return [1, 2, 4].flatMap((times) =>
    EIGHT_WAYS.map(([forward, right]) =>
      wholePoint(
        x + (ahead.x * forward + aside.x * right) * scale * times,
        y + (ahead.y * forward + aside.y * right) * scale * times,
      ),
    ),
  )
}

const EIGHT_WAYS = [
  [1, 0],
  [-1, 0],
  [0, 1],
  [0, -1],
  [1, 1],
  [1, -1],
  [-1, 1],
  [-1, -1],
] as const

/** Maximum number of legs of the narrowest route that suggest facings. */
const MAX_LEGS = 6

/**
 * The facings worth trying, one by one: those of both ends, straight ahead, and along the legs of the route of a disc
 * as narrow as the base. If not even the disc has a route, no facing has one.
 */
function* usefulFacings(
  base: RectangleBase,
  from: Pose,
  to: Pose,
  obstacles: readonly Contour[],
  limit: number,
): Generator<Direction> {
  const given = [facingOf(from)]
  if (to.facing && !isSamePlace(to.facing, given[0]!)) given.push(to.facing)
  yield* given
  const narrow = shortestRoute(discBase(Math.min(base.width, base.depth) / 2), from, to, obstacles, limit * BULGE)
  if (!narrow) return
  const legs = narrow.points.slice(1).map((end, i) => ({ start: narrow.points[i]!, end }))
  legs.sort((a, b) => distance(b.start, b.end) - distance(a.start, a.end))
  for (const { start, end } of legs.slice(0, MAX_LEGS)) yield directionTo(start, end)
  yield directionTo(from, to)
}

/** Maximum factor by which the bends of a disc's route are drawn too long. */
const BULGE = 1.002

/** The poses of a route: its start, and each place with the facing before and after the turn there. */
function joinParts(parts: readonly TurningRoutePart[], from: Pose, end: Direction | undefined): TurningRoute {
  const poses: Pose[] = [from]
  for (const { facing, route } of parts) for (const { x, y } of route.points) poses.push({ x, y, facing })
  const last = poses.at(-1)!
  if (end) poses.push({ x: last.x, y: last.y, facing: end })
  return { poses: withoutRepeats(poses), length: parts.reduce((sum, { route }) => sum + route.length, 0) }
}

function withoutRepeats(poses: readonly Pose[]): Pose[] {
  return poses.filter((pose, i) => {
    const before = poses[i - 1]
    return !before || !isSamePlace(before, pose) || !isSameFacing(before, pose)
  })
}

function isSamePlace(a: Point, b: Point): boolean {
  return a.x === b.x && a.y === b.y
}

function isSameFacing(a: Pose, b: Pose): boolean {
  return isSamePlace(facingOf(a), facingOf(b))
}
