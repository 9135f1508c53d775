import type { Direction } from '../plane/direction.ts'
import { distance, lengthOf, type Point } from '../plane/point.ts'
import { OVERLAP_TOLERANCE } from '../plane/units.ts'
import { type Footprint, moveTo, type Pose } from '../shapes/base.ts'
import { baseContour, type Contour, enclosesPlace, movableDisc, putDisc } from '../shapes/contour.ts'
import { isOnTable, type Table } from '../terrain/table.ts'
import { eachTouch, passesNear, timeOfImpact } from './sweep.ts'

/** A move: the base's centre runs along the points (the first is where it stands), then the base may turn on the spot. */
export interface Path {
  readonly points: readonly Point[]
  readonly facing?: Direction
}

/** The point where a path is stopped. */
interface Collision {
  /** Index of the obstacle in the list given. */
  readonly obstacle: number
  /** Index of the leg: 0 runs from the first point to the second. */
  readonly leg: number
  /** Distance travelled along the whole path before the impact. */
  readonly travelled: number
  /** The centre of the base at the impact, not rounded. */
  readonly at: Point
}

/** The contact of a path with one area. */
export interface Crossing {
  /** Index of the area in the list given. */
  readonly area: number
  /** The base touches the area before it moves. */
  readonly startsInside: boolean
  /** The base touches the area at the end. */
  readonly endsInside: boolean
  /** Number of times the base comes into the area from outside. */
  readonly entries: number
  /** The distance the centre travels while the base touches the area. */
  readonly length: number
}

/** The length of a polyline. */
export function pathLength(points: readonly Point[]): number {
  let total = 0
  for (let i = 1; i < points.length; i++) total += distance(points[i - 1]!, points[i]!)
  return total
}

/** The pose at the end of a path. */
export function poseAfter(start: Pose, path: Path): Pose {
  const end = path.points.at(-1) ?? start
  const facing = path.facing ?? start.facing
  return facing ? { x: end.x, y: end.y, facing } : { x: end.x, y: end.y }
}

/** A round base on the move, reused for every leg. */
const disc = movableDisc()

/** The base of a mover at a point of its path, valid until the next call: it keeps its facing until the end. */
function moverAt({ base, pose }: Footprint, place: Point): Contour {
  return base.shape === 'disc' ? putDisc(disc, place, base.radius) : baseContour(base, moveTo(pose, place))
}

/**
 * The first collision of a base moving along a path without turning, or undefined if the path is clear. Obstacles that
 * are only brushed (by no more than `margin`) do not stop it. Check the turn at the end with {@link poseAfter} and
 * `overlaps`.
 */
export function firstCollision(
  mover: Footprint,
  points: readonly Point[],
  obstacles: readonly Contour[],
  margin = OVERLAP_TOLERANCE,
): Collision | undefined {
  let travelled = 0
  for (let leg = 0; leg + 1 < points.length; leg++) {
    const from = points[leg]!
    const to = points[leg + 1]!
    const legLength = distance(from, to)
    const hit = firstHit(moverAt(mover, from), to.x - from.x, to.y - from.y, obstacles, margin)
    if (hit.time <= 1) {
      const at = { x: from.x + (to.x - from.x) * hit.time, y: from.y + (to.y - from.y) * hit.time }
      return { obstacle: hit.obstacle, leg, travelled: travelled + legLength * hit.time, at }
    }
    travelled += legLength
  }
  return undefined
}

/** The first obstacle hit by a moving contour, with its time from 0 to 1; time is Infinity if none is. */
export function firstHit(
  mover: Contour,
  moveX: number,
  moveY: number,
  obstacles: readonly Contour[],
  margin = OVERLAP_TOLERANCE,
): { readonly obstacle: number; readonly time: number } {
  let obstacle = -1
  let time = Number.POSITIVE_INFINITY
  for (let i = 0; i < obstacles.length; i++) {
    const impact = timeOfImpact(mover, moveX, moveY, obstacles[i]!, margin)
    if (impact < time) {
      time = impact
      obstacle = i
    }
  }
  return { obstacle, time }
}

/** Whether a base may move along a path without colliding. */
export function isPathClear(mover: Footprint, points: readonly Point[], obstacles: readonly Contour[]): boolean {
  return firstCollision(mover, points, obstacles) === undefined
}

/** Whether a base leaves the table anywhere along a path; the table is convex, so its corners decide. */
export function pathLeavesTable(mover: Footprint, path: Path, table: Table): boolean {
  if (path.points.some((point) => !isOnTable(moverAt(mover, point), table))) return true
  return !isOnTable(baseContour(mover.base, poseAfter(mover.pose, path)), table)
}

/**
 * The areas a moving base touches, with the length of path inside each. Give a disc of radius 0 to measure by the
 * centre alone.
 */
export function crossings(mover: Footprint, points: readonly Point[], areas: readonly Contour[]): Crossing[] {
  const found: Crossing[] = []
  areas.forEach((area, index) => {
    const crossing = crossingOf(mover, points, area, index)
    if (crossing) found.push(crossing)
  })
  return found
}

function crossingOf(mover: Footprint, points: readonly Point[], area: Contour, index: number): Crossing | undefined {
  let length = 0
  let entries = 0
  let startsInside = false
  let endsInside = false
  let touched = false
  const legs = Math.max(1, points.length - 1)
  for (let leg = 0; leg < legs; leg++) {
    const from = points[leg]!
    const to = points[leg + 1] ?? from
    const inside = intervalsInside(moverAt(mover, from), to.x - from.x, to.y - from.y, area)
    if (inside.length === 0) {
      endsInside = false
      continue
    }
    touched = true
    if (leg === 0) startsInside = inside[0]![0] === 0
    // A base that was inside when this leg began does not enter the area again.
    const goesOn = inside[0]![0] === 0 && (leg === 0 || endsInside)
    entries += inside.length - (goesOn ? 1 : 0)
    endsInside = inside.at(-1)![1] === 1
    for (const [start, end] of inside) length += (end - start) * distance(from, to)
  }
  return touched ? { area: index, startsInside, endsInside, entries, length } : undefined
}

/** The parts of a move (0 to 1) during which the mover touches the area, in order and not overlapping. */
function intervalsInside(mover: Contour, moveX: number, moveY: number, area: Contour): [number, number][] {
  if (!passesNear(mover, moveX, moveY, area)) return []
  const touches: [number, number][] = []
  eachTouch(mover, moveX, moveY, area, (from, to) => touches.push([from, to]))
  touches.sort((a, b) => a[0] - b[0])
  const inside: [number, number][] = []
  let reached = 0
  const cover = (from: number, to: number): void => {
    const last = inside.at(-1)
    if (last && from <= last[1]) last[1] = Math.max(last[1], to)
    else inside.push([from, to])
    reached = Math.max(reached, to)
  }
  // Without any touched edge the base is wholly inside or wholly outside: its centre decides.
  const coverIfEnclosed = (from: number, to: number): void => {
    const middle = (from + to) / 2
    if (enclosesPlace(area, mover.x + moveX * middle, mover.y + moveY * middle)) cover(from, to)
  }
  for (const [from, to] of touches) {
    if (from > reached) coverIfEnclosed(reached, from)
    cover(from, to)
  }
  if (reached < 1) coverIfEnclosed(reached, 1)
  return inside
}

/** The point at a given distance along a polyline; its end if the polyline is shorter. Not rounded. */
export function pointAlong(points: readonly Point[], travelled: number): Point {
  let left = travelled
  for (let i = 1; i < points.length; i++) {
    const from = points[i - 1]!
    const to = points[i]!
    const length = lengthOf(to.x - from.x, to.y - from.y)
    if (left < length)
      return { x: from.x + ((to.x - from.x) * left) / length, y: from.y + ((to.y - from.y) * left) / length }
    left -= length
  }
  return points.at(-1)!
}
