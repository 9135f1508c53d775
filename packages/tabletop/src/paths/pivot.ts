/** Turns of a base about a point: its centre, a corner, or any other. */

import { circlesApart, clearance } from '../contact/gap.ts'
import { arcAngle, cosine, FULL_TURN, sine } from '../plane/angle.ts'
import { type Direction, rotateAbout, rotationBetween } from '../plane/direction.ts'
import { lengthOf, type Point, wholePoint } from '../plane/point.ts'
import { OVERLAP_TOLERANCE } from '../plane/units.ts'
import { type Footprint, facingOf, type Pose } from '../shapes/base.ts'
import { type Contour, contourOf, discContour } from '../shapes/contour.ts'

/** The pose after a turn about a point to a new facing; the centre is rounded to whole hundredths. */
export function pivot(pose: Pose, facing: Direction, about: Point = pose): Pose {
  if (about.x === pose.x && about.y === pose.y) return { x: pose.x, y: pose.y, facing }
  const { x, y } = rotateAbout(pose, about, rotationBetween(facingOf(pose), facing))
  return { ...wholePoint(x, y), facing }
}

/** The angle of the shorter turn from one facing to another: positive is clockwise. */
export function turnBetween(from: Direction, to: Direction): number {
  return arcAngle(from.x * to.x + from.y * to.y, from.x * to.y - from.y * to.x)
}

/** Whether a base can turn about a point to a facing, either way round, without sinking into an obstacle. */
export function isPivotClear(
  mover: Footprint,
  facing: Direction,
  obstacles: readonly Contour[],
  about: Point = mover.pose,
): boolean {
  const shorter = turnBetween(facingOf(mover.pose), facing)
  if (freeTurn(mover, shorter, obstacles, about) === shorter) return true
  const longer = shorter > 0 ? shorter - FULL_TURN : shorter + FULL_TURN
  return freeTurn(mover, longer, obstacles, about) === longer
}

/** Gap left between a base and an obstacle (less the tolerance) when a turn ends, in hundredths. */
const CLOSE = 0.02

/**
 * The angle by which a base can turn about a point towards `angle` (clockwise if positive) before it sinks more than
 * the tolerance into an obstacle; `angle` itself if nothing stops it.
 *
 * No point of the base moves further than the angle times its distance from the pivot, so each step turns as far as the
 * gap allows. The steps come as near to the obstacle as {@link CLOSE} and never pass through it.
 */
export function freeTurn(
  mover: Footprint,
  angle: number,
  obstacles: readonly Contour[],
  about: Point = mover.pose,
): number {
  const start = contourOf(mover)
  const isDiscOnItsCentre = start.xs.length === 1 && about.x === start.x && about.y === start.y
  if (isDiscOnItsCentre || angle === 0) return angle
  const furthest = reachFrom(start, about)
  const swept = discContour(about.x, about.y, furthest)
  let free = Math.abs(angle)
  for (const obstacle of obstacles) {
    if (!circlesApart(swept, obstacle, 0)) free = freeTurnPast(start, about, angle, free, furthest, obstacle)
  }
  return angle < 0 ? -free : free
}

function reachFrom({ xs, ys, radius }: Contour, about: Point): number {
  return xs.reduce((most, x, i) => Math.max(most, lengthOf(x - about.x, ys[i]! - about.y)), 0) + radius
}

function freeTurnPast(
  start: Contour,
  about: Point,
  angle: number,
  limit: number,
  furthest: number,
  obstacle: Contour,
): number {
  let done = 0
  while (done < limit) {
    const left = clearance(turnedContour(start, about, angle < 0 ? -done : done), obstacle) + OVERLAP_TOLERANCE
    if (left <= CLOSE) return done
    done += left / furthest
  }
  return limit
}

/** A convex contour turned about a point by an angle, clockwise if positive; not rounded. */
function turnedContour(contour: Contour, about: Point, angle: number): Contour {
  const [cos, sin] = [cosine(angle), sine(angle)]
  const turnX = (x: number, y: number) => about.x + (x - about.x) * cos - (y - about.y) * sin
  const turnY = (x: number, y: number) => about.y + (x - about.x) * sin + (y - about.y) * cos
  return {
    ...contour,
    xs: contour.xs.map((x, i) => turnX(x, contour.ys[i]!)),
    ys: contour.ys.map((y, i) => turnY(contour.xs[i]!, y)),
    x: turnX(contour.x, contour.y),
    y: turnY(contour.x, contour.y),
  }
}
