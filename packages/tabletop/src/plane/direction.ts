import { arcAngle, cosine, sine } from './angle.ts'
import { lengthOf, type Point } from './point.ts'
import { whole } from './units.ts'

/** Directions are vectors of this length rounded to whole numbers: angles would need sines, which differ by engine. */
export const DIRECTION_LENGTH = 1_000_000

/** A facing or heading: a whole-number vector of length {@link DIRECTION_LENGTH} (within rounding). */
export interface Direction {
  readonly x: number
  readonly y: number
}

/** Away from the reader: the facing of a base whose pose names none. */
export const NORTH: Direction = { x: 0, y: -DIRECTION_LENGTH }
/** To the reader's right. */
export const EAST: Direction = { x: DIRECTION_LENGTH, y: 0 }
/** Towards the reader. */
export const SOUTH: Direction = { x: 0, y: DIRECTION_LENGTH }
/** To the reader's left. */
export const WEST: Direction = { x: -DIRECTION_LENGTH, y: 0 }

/** The direction of the vector (x, y). The zero vector has none and throws. */
export function direction(x: number, y: number): Direction {
  const length = lengthOf(x, y)
  if (length === 0) throw new RangeError('the zero vector has no direction')
  return { x: whole((x / length) * DIRECTION_LENGTH), y: whole((y / length) * DIRECTION_LENGTH) }
}

/** The points of the compass by name. */
export const COMPASS = {
  north: NORTH,
  east: EAST,
  south: SOUTH,
  west: WEST,
  'north-east': direction(1, -1),
  'south-east': direction(1, 1),
  'south-west': direction(-1, 1),
  'north-west': direction(-1, -1),
} as const satisfies Readonly<Record<string, Direction>>

/** The direction from one point to another; north if they coincide, so that a facing always exists. */
export function directionTo(from: Point, to: Point): Direction {
  if (from.x === to.x && from.y === to.y) return NORTH
  return direction(to.x - from.x, to.y - from.y)
}

/** A vector turned a quarter clockwise, exactly. */
export function quarterTurn(vector: Point): Point {
  return { x: 0 - vector.y, y: vector.x }
}

/** A vector turned about, exactly. */
export function halfTurn(vector: Point): Point {
  return { x: 0 - vector.x, y: 0 - vector.y }
}

/** A vector turned a quarter anticlockwise, exactly. */
export function quarterTurnBack(vector: Point): Point {
  return { x: vector.y, y: 0 - vector.x }
}

/** A vector turned by the rotation that takes {@link EAST} to `by`; not rounded. */
export function rotate(vector: Point, by: Direction): Point {
  const length = lengthOf(by.x, by.y)
  return {
    x: (vector.x * by.x - vector.y * by.y) / length,
    y: (vector.x * by.y + vector.y * by.x) / length,
  }
}

/** A point turned about a pivot by the rotation that takes {@link EAST} to `by`; not rounded. */
export function rotateAbout(point: Point, pivot: Point, by: Direction): Point {
  const arm = rotate({ x: point.x - pivot.x, y: point.y - pivot.y }, by)
  return { x: pivot.x + arm.x, y: pivot.y + arm.y }
}

/** A facing turned by the rotation that takes {@link EAST} to `by`. */
export function turnBy(facing: Direction, by: Direction): Direction {
  const vector = rotate(facing, by)
  return direction(vector.x, vector.y)
}

/** The rotation (as the image of {@link EAST}) that takes one direction to another. */
export function rotationBetween(from: Direction, to: Direction): Direction {
  return direction(from.x * to.x + from.y * to.y, from.x * to.y - from.y * to.x)
}

/** The rotation by an angle in radians, clockwise if positive. */
export function rotationByAngle(angle: number): Direction {
  return direction(cosine(angle), sine(angle))
}

/** The angle from 0 to π between two directions. */
export function angleBetween(a: Direction, b: Direction): number {
  return arcAngle(a.x * b.x + a.y * b.y, Math.abs(a.x * b.y - a.y * b.x))
}
