import { arcAngle, cosine, FULL_TURN, sine } from '../plane/angle.ts'
import type { Point } from '../plane/point.ts'

/** A straight leg that leaves one circle and reaches another, touching both. */
interface Tangent {
  leaveX: number
  leaveY: number
  arriveX: number
  arriveY: number
  length: number
}

/** An empty tangent to fill in. */
export function emptyTangent(): Tangent {
  return { leaveX: 0, leaveY: 0, arriveX: 0, arriveY: 0, length: 0 }
}

/** A place this deep inside a circle still counts as on it: bases may brush each other this much. */
const BRUSH = 1

/**
 * Fills in the tangent from circle a to circle b. The sign of a radius says which way the path runs round the circle:
 * positive anticlockwise as the reader sees it, negative clockwise; radius 0 is a point. False if there is none.
 */
export function fillTangent(
  tangent: Tangent,
  ax: number,
  ay: number,
  radiusA: number,
  bx: number,
  by: number,
  radiusB: number,
): boolean {
  const dx = bx - ax
  const dy = by - ay
  const squared = dx * dx + dy * dy
  const across = radiusA - radiusB
  const squaredLength = squared - across * across
  if (squared === 0) return false
  if (squaredLength < 0 && Math.sqrt(squared) + BRUSH < Math.abs(across)) return false
  const length = squaredLength > 0 ? Math.sqrt(squaredLength) : 0
  const normalX = (dx * across - dy * length) / squared
  const normalY = (dy * across + dx * length) / squared
  tangent.leaveX = ax + radiusA * normalX
  tangent.leaveY = ay + radiusA * normalY
  tangent.arriveX = bx + radiusB * normalX
  tangent.arriveY = by + radiusB * normalY
  tangent.length = length
  return true
}

/** Turns this close to a full circle are rounding errors of no turn at all. */
const NO_TURN = 1e-7

/** The angle run through on a circle from one arm to another, anticlockwise to the reader if `sense` is positive. */
export function turnAlong(fromX: number, fromY: number, toX: number, toY: number, sense: number): number {
  const clockwise = arcAngle(fromX * toX + fromY * toY, fromX * toY - fromY * toX)
  const angle = sense > 0 ? -clockwise : clockwise
  const positive = angle < 0 ? angle + FULL_TURN : angle
  return positive > FULL_TURN - NO_TURN ? 0 : positive
}

/** The longest step of a polyline round a circle, in radians: keeps it within 0.1 % of the arc's length. */
export const COARSE_STEP = 0.1
/** The step used where a coarse polyline would bulge into something: within a hundredth of the arc for any base. */
export const FINE_STEP = 0.0125

/** The corners of a polyline in columns, reused for every arc. */
export interface Chain {
  size: number
  readonly x: Float64Array
  readonly y: Float64Array
}

/** An empty chain with room for the finest polyline. */
export function emptyChain(): Chain {
  const most = Math.ceil(FULL_TURN / FINE_STEP)
  return { size: 0, x: new Float64Array(most), y: new Float64Array(most) }
}

/**
 * Fills in the corners of a polyline that runs round a circle outside it, touching it with every edge, from the arm given
 * through `turn` radians. The ends of the arc themselves are left out: the legs before and after run through them.
 */
export function fillCornersRound(
  chain: Chain,
  centre: Point,
  armX: number,
  armY: number,
  turn: number,
  sense: number,
  longestStep: number,
): void {
  chain.size = turn < NO_TURN ? 0 : Math.ceil(turn / longestStep)
  const half = turn / (2 * chain.size)
  const cosHalf = cosine(half)
  const sinHalf = sense > 0 ? -sine(half) : sine(half)
  // Each corner lies half a step past a touching point, and further out by 1/cos of that half step.
  let x = armX
  let y = armY
  for (let i = 0; i < chain.size; i++) {
    const cornerX = x - (y * sinHalf) / cosHalf
    const cornerY = y + (x * sinHalf) / cosHalf
    chain.x[i] = centre.x + cornerX
    chain.y[i] = centre.y + cornerY
    x = (cornerX * cosHalf - cornerY * sinHalf) * cosHalf
    y = (cornerX * sinHalf + cornerY * cosHalf) * cosHalf
  }
}
