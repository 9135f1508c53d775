import type { Point } from '../plane/point.ts'
import { type Base, moveTo, type Pose } from '../shapes/base.ts'
import { baseContour, type Contour } from '../shapes/contour.ts'

/**
 * A base that is tried in many places without turning. Its corners are kept as arms from its centre (a disc has one
 * without length), and one contour is moved from place to place, so that hot paths allocate nothing.
 */
export interface Mover {
  readonly armsX: readonly number[]
  readonly armsY: readonly number[]
  readonly contour: MovableContour
}

interface MovableContour extends Contour {
  readonly xs: number[]
  readonly ys: number[]
  x: number
  y: number
}

/** A base that keeps the facing of a pose. */
export function moverOf(base: Base, pose: Pose): Mover {
  const { xs, ys, radius, convex, reach } = baseContour(base, moveTo(pose, { x: 0, y: 0 }))
  return { armsX: xs, armsY: ys, contour: { xs: xs.slice(), ys: ys.slice(), radius, convex, x: 0, y: 0, reach } }
}

/** The contour of the mover in a place; it is the same object every time. */
export function putMover({ armsX, armsY, contour }: Mover, x: number, y: number): Contour {
  contour.x = x
  contour.y = y
  for (let i = 0; i < armsX.length; i++) {
    contour.xs[i] = armsX[i]! + x
    contour.ys[i] = armsY[i]! + y
  }
  return contour
}

/** Directions from `from` clockwise to `to`, at most half a turn apart; they need not be unit vectors. */
export interface Cone {
  readonly from: Point
  readonly to: Point
}

/**
 * The place of a mover's centre when one of its corners stands on a corner of an obstacle, and the directions in which
 * it would leave both: outwards from the obstacle and from the mover turned about. Without a cone, every direction
 * leaves both.
 */
interface CornerMeeting extends Point {
  /** The corner of the obstacle. */
  readonly corner: Point
  /** Index of the mover's corner. */
  readonly arm: number
  readonly cone: Cone | undefined
}

/**
 * All places where a corner of the mover can meet an outward corner of an obstacle from outside: the corners of their
 * Minkowski sum (and, at the dents of an obstacle, some places within it).
 */
export function cornerMeetings({ armsX, armsY }: Mover, obstacle: Contour): CornerMeeting[] {
  const { xs, ys } = obstacle
  const found: CornerMeeting[] = []
  const inwards = armsX.map((_, arm) => reverseCone(outwardCone(armsX, armsY, arm)))
  for (let i = 0; i < xs.length; i++) {
    const outwards = outwardCone(xs, ys, i)
    if (outwards === 'dent') continue
    const corner = { x: xs[i]!, y: ys[i]! }
    for (let j = 0; j < armsX.length; j++) {
      const cone = commonCone(outwards, inwards[j])
      if (cone === 'none') continue
      found.push({ x: corner.x - armsX[j]!, y: corner.y - armsY[j]!, corner, arm: j, cone })
    }
  }
  return found
}

/** The directions that lead outwards at a corner of a clockwise polygon, a wall or a disc. */
function outwardCone(xs: readonly number[], ys: readonly number[], i: number): Cone | undefined | 'dent' {
  const count = xs.length
  if (count === 1) return undefined
  const before = (i + count - 1) % count
  const after = (i + 1) % count
  const inX = xs[i]! - xs[before]!
  const inY = ys[i]! - ys[before]!
  const outX = xs[after]! - xs[i]!
  const outY = ys[after]! - ys[i]!
  if (count > 2 && inX * outY - inY * outX <= 0) return 'dent'
  return { from: { x: inY, y: -inX }, to: { x: outY, y: -outX } }
}

function reverseCone(cone: Cone | undefined | 'dent'): Cone | undefined {
  if (cone === undefined || cone === 'dent') return undefined
  return { from: { x: -cone.from.x, y: -cone.from.y }, to: { x: -cone.to.x, y: -cone.to.y } }
}

function commonCone(a: Cone | undefined, b: Cone | undefined): Cone | undefined | 'none' {
  if (!a || !b) return a ?? b
  const aBegins = coneHas(b, a.from.x, a.from.y)
  if (!aBegins && !coneHas(a, b.from.x, b.from.y)) return 'none'
  return { from: aBegins ? a.from : b.from, to: coneHas(a, b.to.x, b.to.y) ? b.to : a.to }
}

/** Directions this far (as a sine) outside a cone count as on its edge, so that parallel edges come out parallel. */
const EDGE = 1e-6

/** Whether a direction lies in a cone or on its edge. */
export function coneHas({ from, to }: Cone, x: number, y: number): boolean {
  const afterFrom = from.x * y - from.y * x
  const beforeTo = x * to.y - y * to.x
  if (afterFrom >= 0 && beforeTo >= 0) return true
  const squared = x * x + y * y
  return (
    isNearly(afterFrom, squared * (from.x * from.x + from.y * from.y)) &&
    isNearly(beforeTo, squared * (to.x * to.x + to.y * to.y))
  )
}

/**
 * Whether a cone is a single direction: a side of the mover lies along a side of the obstacle there, and paths do not
 * bend.
 */
export function isFlat({ from, to }: Cone): boolean {
  const cross = from.x * to.y - from.y * to.x
  const squaredLengths = (from.x * from.x + from.y * from.y) * (to.x * to.x + to.y * to.y)
  return cross * cross <= EDGE * EDGE * squaredLengths && from.x * to.x + from.y * to.y > 0
}

function isNearly(cross: number, squaredLengths: number): boolean {
  return cross >= 0 || cross * cross <= EDGE * EDGE * squaredLengths
}
