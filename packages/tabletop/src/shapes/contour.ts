import { lengthOf, type Point } from '../plane/point.ts'
import { squaredDistanceToSegment } from '../plane/segment.ts'
import { type Base, circumscribedRadius, type Footprint, facingOf, type Pose } from './base.ts'

/**
 * The edge of anything on the table, ready for calculation: one vertex with a radius is a disc, two vertices are a wall,
 * three or more a polygon (not crossing itself, perhaps concave). One form for bases, scenery and templates means that
 * gaps, sweeps and shadows are each written once. Compute it once for things that stay put.
 */
export interface Contour {
  readonly xs: readonly number[]
  readonly ys: readonly number[]
  /** Radius of a disc; 0 for walls and polygons. */
  readonly radius: number
  /** Whether the polygon has no dents (discs and walls have none). */
  readonly convex: boolean
  /** Centre of a circle round the whole: the base's centre for bases. */
  readonly x: number
  readonly y: number
  /** Radius of that circle, for quick rejection. */
  readonly reach: number
}

/** Anything that has a contour: a base in its place, or a contour already computed. */
export type Shape = Footprint | Contour

/** The contour of a disc. */
export function discContour(x: number, y: number, radius: number): Contour {
  return { xs: [x], ys: [y], radius, convex: true, x, y, reach: radius }
}

/** A disc contour that is moved from place to place, so that hot paths allocate nothing. */
export interface MovableDisc extends Contour {
  readonly xs: number[]
  readonly ys: number[]
  radius: number
  x: number
  y: number
  reach: number
}

export function movableDisc(): MovableDisc {
  return { xs: [0], ys: [0], radius: 0, convex: true, x: 0, y: 0, reach: 0 }
}

export function putDisc<D extends MovableDisc>(disc: D, at: Point, radius: number): D {
  disc.xs[0] = at.x
  disc.ys[0] = at.y
  disc.x = at.x
  disc.y = at.y
  disc.radius = radius
  disc.reach = radius
  return disc
}

/** The contour of a straight wall without thickness; leave openings by giving several walls. */
export function wallContour(from: Point, to: Point): Contour {
  const x = (from.x + to.x) / 2
  const y = (from.y + to.y) / 2
  const reach = lengthOf(to.x - from.x, to.y - from.y) / 2
  return { xs: [from.x, to.x], ys: [from.y, to.y], radius: 0, convex: true, x, y, reach }
}

/** The contour of a polygon given in either sense of rotation; it is stored clockwise as the reader sees it. */
export function polygonContour(points: readonly Point[]): Contour {
  if (points.length < 3) throw new RangeError('a polygon needs three points')
  const ordered = signedArea(points) < 0 ? [...points].reverse() : points
  const xs = ordered.map((point) => point.x)
  const ys = ordered.map((point) => point.y)
  const x = (Math.min(...xs) + Math.max(...xs)) / 2
  const y = (Math.min(...ys) + Math.max(...ys)) / 2
  let reach = 0
  for (let i = 0; i < xs.length; i++) reach = Math.max(reach, lengthOf(xs[i]! - x, ys[i]! - y))
  return { xs, ys, radius: 0, convex: isConvex(xs, ys), x, y, reach }
}

/** The contour of a base in a pose. Corners run front left, front right, rear right, rear left. */
export function baseContour(base: Base, pose: Pose): Contour {
  const { x, y } = pose
  if (base.shape === 'disc') return discContour(x, y, base.radius)
  const facing = facingOf(pose)
  const length = lengthOf(facing.x, facing.y)
  const forwardX = (facing.x / length) * (base.depth / 2)
  const forwardY = (facing.y / length) * (base.depth / 2)
  const rightX = (-facing.y / length) * (base.width / 2)
  const rightY = (facing.x / length) * (base.width / 2)
  return {
    xs: [x + forwardX - rightX, x + forwardX + rightX, x - forwardX + rightX, x - forwardX - rightX],
    ys: [y + forwardY - rightY, y + forwardY + rightY, y - forwardY + rightY, y - forwardY - rightY],
    radius: 0,
    convex: true,
    x,
    y,
    reach: circumscribedRadius(base),
  }
}

/** The contour of any shape; contours pass through untouched. */
export function contourOf(shape: Shape): Contour {
  return 'xs' in shape ? shape : baseContour(shape.base, shape.pose)
}

/** A contour moved by a vector, without turning. */
export function shiftContour(contour: Contour, byX: number, byY: number): Contour {
  if (contour.xs.length === 1) return discContour(contour.x + byX, contour.y + byY, contour.radius)
  return {
    ...contour,
    xs: contour.xs.map((x) => x + byX),
    ys: contour.ys.map((y) => y + byY),
    x: contour.x + byX,
    y: contour.y + byY,
  }
}

/** The vertices of a contour as points (a disc has one: its centre). */
export function verticesOf(contour: Contour): Point[] {
  return contour.xs.map((x, i) => ({ x, y: contour.ys[i]! }))
}

/** Counts the edges of a contour: none for a disc, one for a wall. */
export function edgeCount(contour: Contour): number {
  const vertices = contour.xs.length
  return vertices < 3 ? vertices - 1 : vertices
}

/**
 * Whether the core of a contour (a disc without its radius) encloses the place, by counting the edges to its right.
 * Places on the boundary may count either way; {@link containsPoint} settles them.
 */
export function enclosesPlace(contour: Contour, x: number, y: number): boolean {
  const { xs, ys } = contour
  const count = xs.length
  if (count < 3) return false
  let inside = false
  for (let i = 0, j = count - 1; i < count; j = i++) {
    const yi = ys[i]!
    const yj = ys[j]!
    if (yi > y === yj > y) continue
    if (x < ((xs[j]! - xs[i]!) * (y - yi)) / (yj - yi) + xs[i]!) inside = !inside
  }
  return inside
}

/** Whether a point lies in the shape or on its boundary. */
export function containsPoint(shape: Shape, point: Point): boolean {
  const contour = contourOf(shape)
  const { xs, ys, radius, reach } = contour
  const dx = point.x - contour.x
  const dy = point.y - contour.y
  if (xs.length === 1) return dx * dx + dy * dy <= radius * radius
  // Most places are far away. The circle is rounded up, so that a corner on its very edge is checked.
  if (dx * dx + dy * dy > (reach + 1) * (reach + 1)) return false
  if (enclosesPlace(contour, point.x, point.y)) return true
  for (let i = 0; i < edgeCount(contour); i++) {
    const next = (i + 1) % xs.length
    if (squaredDistanceToSegment(point.x, point.y, xs[i]!, ys[i]!, xs[next]!, ys[next]!) === 0) return true
  }
  return false
}

/** The area of a polygon by the shoelace formula: positive if its points run clockwise to the reader. */
export function signedArea(points: readonly Point[]): number {
  let twice = 0
  for (let i = 0; i < points.length; i++) {
    const a = points[i]!
    const b = points[(i + 1) % points.length]!
    twice += a.x * b.y - b.x * a.y
  }
  return twice / 2
}

function isConvex(xs: readonly number[], ys: readonly number[]): boolean {
  for (let i = 0; i < xs.length; i++) if (turnAt(xs, ys, i) < 0) return false
  return true
}

/** The turn at a vertex: positive at an outward corner, negative at a dent, 0 on a straight. */
function turnAt(xs: readonly number[], ys: readonly number[], vertex: number): number {
  const count = xs.length
  const before = (vertex + count - 1) % count
  const after = (vertex + 1) % count
  const inX = xs[vertex]! - xs[before]!
  const inY = ys[vertex]! - ys[before]!
  return inX * (ys[after]! - ys[vertex]!) - inY * (xs[after]! - xs[vertex]!)
}
