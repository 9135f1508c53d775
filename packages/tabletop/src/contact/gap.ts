import { lengthOf } from '../plane/point.ts'
import { squaredDistanceBetweenSegments, squaredDistanceToSegment } from '../plane/segment.ts'
import { CONTACT_TOLERANCE, OVERLAP_TOLERANCE } from '../plane/units.ts'
import { type Contour, contourOf, edgeCount, enclosesPlace, type Shape, wallContour } from '../shapes/contour.ts'

/** The shortest distance from edge to edge, 0 if the shapes touch or overlap. */
export function gap(a: Shape, b: Shape): number {
  const contourA = contourOf(a)
  const contourB = contourOf(b)
  return Math.max(0, coreDistance(contourA, contourB) - contourA.radius - contourB.radius)
}

/** Whether the gap between two shapes is at most `reach`; cheaper than {@link gap} when they are far apart. */
export function isWithin(a: Shape, b: Shape, reach: number): boolean {
  const contourA = contourOf(a)
  const contourB = contourOf(b)
  // One hundredth to spare, so that rounding in the quick test never rejects a gap of exactly `reach`.
  if (circlesApart(contourA, contourB, reach + 1)) return false
  return gap(contourA, contourB) <= reach
}

/**
 * The signed gap: if negative, the distance by which the shapes must be pushed apart to touch. Both must be convex
 * (bases, walls, discs, convex polygons).
 */
export function separation(a: Shape, b: Shape): number {
  const contourA = contourOf(a)
  const contourB = contourOf(b)
  const radii = contourA.radius + contourB.radius
  const apart = coreDistance(contourA, contourB)
  if (apart > 0) return apart - radii
  return Math.max(bestAxis(contourA, contourB), bestAxis(contourB, contourA)) - radii
}

/** Whether two shapes overlap by more than the tolerance; touching is not overlapping. One of them must be convex. */
export function overlaps(a: Shape, b: Shape, tolerance = OVERLAP_TOLERANCE): boolean {
  const contourA = contourOf(a)
  const contourB = contourOf(b)
  if (circlesApart(contourA, contourB, 0)) return false
  if (contourA.convex && contourB.convex) {
    if (isPolygon(contourA) && isPolygon(contourB))
      return !isBeyondAnEdge(contourA, contourB, -tolerance) && !isBeyondAnEdge(contourB, contourA, -tolerance)
    return separation(contourA, contourB) < -tolerance
  }
  return contourB.convex ? overlapsDented(contourB, contourA, tolerance) : overlapsDented(contourA, contourB, tolerance)
}

/**
 * The signed gap between a convex shape and any other: if negative, its depth in the other (or, if that has dents, in
 * one of its edges).
 */
export function clearance(convex: Contour, other: Contour): number {
  if (other.convex) return separation(convex, other)
  if (enclosesPlace(other, convex.x, convex.y)) return Number.NEGATIVE_INFINITY
  const { xs, ys } = other
  let least = Number.POSITIVE_INFINITY
  for (let i = 0; i < xs.length; i++) {
    const next = (i + 1) % xs.length
    const edge = wallContour({ x: xs[i]!, y: ys[i]! }, { x: xs[next]!, y: ys[next]! })
    least = Math.min(least, separation(convex, edge))
  }
  return least
}

/** Whether two shapes are in base contact: no further apart than the tolerance (shapes that overlap touch, too). */
export function inContact(a: Shape, b: Shape, tolerance = CONTACT_TOLERANCE): boolean {
  return isWithin(a, b, tolerance)
}

/** Whether the circles round two contours are more than `reach` apart: the first check of every hot loop. */
export function circlesApart(a: Contour, b: Contour, reach: number): boolean {
  const dx = a.x - b.x
  const dy = a.y - b.y
  const limit = a.reach + b.reach + reach
  return dx * dx + dy * dy > limit * limit
}

/** Distance between the cores of two contours (discs without their radius), 0 if they meet. */
function coreDistance(a: Contour, b: Contour): number {
  const countA = a.xs.length
  const countB = b.xs.length
  if (countA === 1 && countB === 1) return lengthOf(a.xs[0]! - b.xs[0]!, a.ys[0]! - b.ys[0]!)
  if (enclosesPlace(a, b.xs[0]!, b.ys[0]!) || enclosesPlace(b, a.xs[0]!, a.ys[0]!)) return 0
  if (countA === 1) return Math.sqrt(squaredDistanceToEdges(b, a.xs[0]!, a.ys[0]!))
  if (countB === 1) return Math.sqrt(squaredDistanceToEdges(a, b.xs[0]!, b.ys[0]!))
  let least = Number.POSITIVE_INFINITY
  for (let i = 0; i < edgeCount(a); i++) {
    const nextA = (i + 1) % countA
    for (let j = 0; j < edgeCount(b); j++) {
      const nextB = (j + 1) % countB
      const squared = squaredDistanceBetweenSegments(
        a.xs[i]!,
        a.ys[i]!,
        a.xs[nextA]!,
        a.ys[nextA]!,
        b.xs[j]!,
        b.ys[j]!,
        b.xs[nextB]!,
        b.ys[nextB]!,
      )
      if (squared < least) least = squared
    }
  }
  return Math.sqrt(least)
}

/** Squared distance from a place to the nearest edge of a contour with at least one edge. */
export function squaredDistanceToEdges(contour: Contour, x: number, y: number): number {
  const { xs, ys } = contour
  let least = Number.POSITIVE_INFINITY
  for (let i = 0; i < edgeCount(contour); i++) {
    const next = (i + 1) % xs.length
    const squared = squaredDistanceToSegment(x, y, xs[i]!, ys[i]!, xs[next]!, ys[next]!)
    if (squared < least) least = squared
  }
  return least
}

/** The largest signed distance of `other`'s core beyond an edge of `contour`: minus the shallowest way out. */
function bestAxis(contour: Contour, other: Contour): number {
  const { xs, ys } = contour
  const count = xs.length
  let best = Number.NEGATIVE_INFINITY
  for (let i = 0; i < edgeCount(contour); i++) {
    const next = (i + 1) % count
    const alongX = xs[next]! - xs[i]!
    const alongY = ys[next]! - ys[i]!
    const length = lengthOf(alongX, alongY)
    if (length === 0) continue
    let nearest = Number.POSITIVE_INFINITY
    let farthest = Number.NEGATIVE_INFINITY
    for (let j = 0; j < other.xs.length; j++) {
      const beyond = ((other.xs[j]! - xs[i]!) * alongY - (other.ys[j]! - ys[i]!) * alongX) / length
      if (beyond < nearest) nearest = beyond
      if (beyond > farthest) farthest = beyond
    }
    // A wall can be left on either side, a polygon only outwards.
    best = Math.max(best, count === 2 ? Math.max(nearest, -farthest) : nearest)
  }
  return best
}

function isPolygon({ xs, radius }: Contour): boolean {
  return xs.length > 2 && radius === 0
}

/** Whether a polygon lies at least this far beyond an edge of another; if two are apart, one always does. */
function isBeyondAnEdge({ xs, ys }: Contour, other: Contour, far: number): boolean {
  const count = xs.length
  for (let i = 0; i < count; i++) {
    const next = i + 1 === count ? 0 : i + 1
    const alongX = xs[next]! - xs[i]!
    const alongY = ys[next]! - ys[i]!
    const length = lengthOf(alongX, alongY)
    if (length === 0) continue
    let nearest = Number.POSITIVE_INFINITY
    for (let j = 0; j < other.xs.length; j++) {
      const beyond = ((other.xs[j]! - xs[i]!) * alongY - (other.ys[j]! - ys[i]!) * alongX) / length
      if (beyond < nearest) nearest = beyond
    }
    if (nearest >= far) return true
  }
  return false
}

/** A convex shape sinks into a dented polygon if it sinks into one of its edges, or stands wholly inside. */
function overlapsDented(convex: Contour, dented: Contour, tolerance: number): boolean {
  if (enclosesPlace(dented, convex.x, convex.y)) return true
  const { xs, ys } = dented
  for (let i = 0; i < xs.length; i++) {
    const next = (i + 1) % xs.length
    const edge = wallContour({ x: xs[i]!, y: ys[i]! }, { x: xs[next]!, y: ys[next]! })
    if (!circlesApart(convex, edge, 0) && separation(convex, edge) < -tolerance) return true
  }
  return false
}
