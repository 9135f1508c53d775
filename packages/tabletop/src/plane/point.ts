import { whole } from './units.ts'

/**
 * A place on the table in hundredths of a millimetre. As on a screen, x grows to the right and y towards the reader,
 * so that "clockwise" and "right" mean what a player looking down at the table means.
 */
export interface Point {
  readonly x: number
  readonly y: number
}

/** The point at whole hundredths nearest to the given one. */
export function wholePoint(x: number, y: number): Point {
  return { x: whole(x), y: whole(y) }
}

/** Length of the vector (x, y); spelled out because `Math.hypot` differs between engines. */
export function lengthOf(x: number, y: number): number {
  return Math.sqrt(x * x + y * y)
}

/** Straight-line distance between two points. */
export function distance(a: Point, b: Point): number {
  return lengthOf(b.x - a.x, b.y - a.y)
}

/** The point reached from `from` after `length` hundredths straight towards `to`, not rounded. */
export function pointTowards(from: Point, to: Point, length: number): Point {
  const whole = distance(from, to)
  if (whole === 0) return from
  const share = length / whole
  return { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share }
}
