import { firstHit } from '../paths/path.ts'
import type { Direction } from '../plane/direction.ts'
import { lengthOf, type Point, wholePoint } from '../plane/point.ts'
import { CONTACT_TOLERANCE, whole } from '../plane/units.ts'
import { type Footprint, moveTo, type Pose } from '../shapes/base.ts'
import {
  baseContour,
  type Contour,
  contourOf,
  movableDisc,
  putDisc,
  type Shape,
  shiftContour,
} from '../shapes/contour.ts'
import { convexSum, nearestOnBoundary } from '../shapes/minkowski.ts'
import { circlesApart, overlaps, separation } from './gap.ts'

/** A base brought into contact. */
interface Snap {
  readonly pose: Pose
  /** Index of the shape touched. */
  readonly touched: number
  /** Distance that the base moved. */
  readonly travelled: number
}

/** Search radius round the exact place for a whole-number place that touches without overlap. */
const SEARCH = 3

/**
 * Slides a base straight in a direction, up to `longest`, until it first touches one of the shapes; undefined if it
 * meets none. Bases it merely brushes on the way do not stop it. In a gap too narrow for any whole-number place it stays
 * where it is.
 */
export function slideToContact(
  mover: Footprint,
  heading: Direction,
  longest: number,
  others: readonly Contour[],
): Snap | undefined {
  const scale = longest / lengthOf(heading.x, heading.y)
  const moveX = heading.x * scale
  const moveY = heading.y * scale
  const start = contourOf(mover)
  const hit = firstHit(start, moveX, moveY, others)
  const touched = others[hit.obstacle]
  if (!touched) return undefined
  const exact = { x: mover.pose.x + moveX * hit.time, y: mover.pose.y + moveY * hit.time }
  const settled = settle(mover, exact, touched, others)
  const pose = sinksInto(mover, settled, others) && !sinksInto(mover, mover.pose, others) ? mover.pose : settled
  return { pose, touched: hit.obstacle, travelled: lengthOf(pose.x - start.x, pose.y - start.y) }
}

function sinksInto({ base }: Footprint, pose: Pose, others: readonly Contour[]): boolean {
  const contour = baseContour(base, pose)
  return others.some((other) => overlaps(contour, other))
}

/**
 * The distance a base can slide straight in a direction, up to `longest`, before something stops it; the end is a
 * whole-number place.
 */
export function furthestAlong(
  mover: Footprint,
  heading: Direction,
  longest: number,
  obstacles: readonly Contour[],
): { readonly pose: Pose; readonly travelled: number } {
  const stopped = slideToContact(mover, heading, longest, obstacles)
  if (stopped) return stopped
  const share = longest / lengthOf(heading.x, heading.y)
  const { x, y } = mover.pose
  return { pose: moveTo(mover.pose, wholePoint(x + heading.x * share, y + heading.y * share)), travelled: longest }
}

/**
 * The pose, with the mover's facing, that touches `target` (a convex shape) and is nearest to `wanted`. Other shapes are not avoided,
 * except that rounding never pushes the mover into one of `others`.
 */
export function contactPoseNearest(
  mover: Footprint,
  target: Shape,
  wanted: Point,
  others: readonly Contour[] = [],
): Pose {
  const contour = contourOf(target)
  const centred = baseContour(mover.base, moveTo(mover.pose, { x: 0, y: 0 }))
  const exact = nearestOnBoundary(convexSum(contour, centred), contour.radius + centred.radius, wanted)
  return settle(mover, exact, contour, others)
}

/**
 * The whole-number place nearest to `exact` at which the mover touches `target` without sinking into it at all, nor
 * overlapping any of `others`. Falls back to plain rounding where no such place exists (a gap too narrow for the base).
 */
export function settle(mover: Footprint, exact: Point, target: Contour, others: readonly Contour[]): Pose {
  const middleX = whole(exact.x)
  const middleY = whole(exact.y)
  const rounded = moveTo(mover.pose, { x: middleX, y: middleY })
  const atMiddle = baseContour(mover.base, rounded)
  const near = others.filter((other) => !circlesApart(atMiddle, other, 2 * SEARCH))
  let bestX = 0
  let bestY = 0
  let bestDistance = Number.POSITIVE_INFINITY
  for (let stepX = -SEARCH; stepX <= SEARCH; stepX++) {
    for (let stepY = -SEARCH; stepY <= SEARCH; stepY++) {
      const away = lengthOf(middleX + stepX - exact.x, middleY + stepY - exact.y)
      if (away >= bestDistance || !touches(atMiddle, stepX, stepY, target, near)) continue
      bestX = stepX
      bestY = stepY
      bestDistance = away
    }
  }
  return bestX === 0 && bestY === 0 ? rounded : moveTo(mover.pose, { x: middleX + bestX, y: middleY + bestY })
}

/** Whether a base, moved by some steps, touches the target and overlaps nothing. */
function touches(
  atMiddle: Contour,
  stepX: number,
  stepY: number,
  target: Contour,
  others: readonly Contour[],
): boolean {
  if (atMiddle.xs.length === 1 && target.xs.length === 1 && !isDiscTouching(atMiddle, stepX, stepY, target))
    return false
  const placed = shiftDisc(atMiddle, stepX, stepY)
  if (!target.convex) return !overlaps(placed, target)
  const apart = separation(placed, target)
  if (apart < 0 || apart > CONTACT_TOLERANCE) return false
  return !others.some((other) => overlaps(placed, other))
}

/** One disc moved from place to place, so that trying allocates nothing. */
const tried = movableDisc()

function shiftDisc(contour: Contour, byX: number, byY: number): Contour {
  if (contour.xs.length > 1) return shiftContour(contour, byX, byY)
  return putDisc(tried, { x: contour.x + byX, y: contour.y + byY }, contour.radius)
}

/** The same check for two discs, without moving anything. */
function isDiscTouching(disc: Contour, stepX: number, stepY: number, target: Contour): boolean {
  const apart = lengthOf(disc.x + stepX - target.x, disc.y + stepY - target.y) - (disc.radius + target.radius)
  return apart >= 0 && apart <= CONTACT_TOLERANCE
}
