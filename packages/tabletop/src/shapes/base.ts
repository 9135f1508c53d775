import { type Direction, NORTH } from '../plane/direction.ts'
import { lengthOf, type Point } from '../plane/point.ts'

/** A round base. */
export interface DiscBase {
  readonly shape: 'disc'
  readonly radius: number
}

/** A square or rectangular base; `width` runs along its front, `depth` from front to rear. */
export interface RectangleBase {
  readonly shape: 'rectangle'
  readonly width: number
  readonly depth: number
}

/** The base under a figure. */
export type Base = DiscBase | RectangleBase

/** Position of a base: its centre, and its facing (north by default). */
export interface Pose extends Point {
  readonly facing?: Direction
}

/** A base in its place on the table. */
export interface Footprint {
  readonly base: Base
  readonly pose: Pose
}

/** A round base of the given radius in hundredths of a millimetre. */
export function discBase(radius: number): DiscBase {
  return { shape: 'disc', radius }
}

/** A rectangular base. */
export function rectangleBase(width: number, depth: number): RectangleBase {
  return { shape: 'rectangle', width, depth }
}

/** A square base. */
export function squareBase(side: number): RectangleBase {
  return rectangleBase(side, side)
}

/** A base put in a pose. */
export function footprint(base: Base, pose: Pose): Footprint {
  return { base, pose }
}

/** The facing of a pose, north if it names none. */
export function facingOf(pose: Pose): Direction {
  return pose.facing ?? NORTH
}

/** The same facing in another place. */
export function moveTo(pose: Pose, place: Point): Pose {
  return pose.facing ? { x: place.x, y: place.y, facing: pose.facing } : { x: place.x, y: place.y }
}

/** Radius of the smallest circle round the base; a base that turns freely moves as this disc. */
export function circumscribedRadius(base: Base): number {
  return base.shape === 'disc' ? base.radius : lengthOf(base.width, base.depth) / 2
}
