import { distance, lengthOf, type Point, pointTowards } from '../plane/point.ts'
import type { Contour } from './contour.ts'

/**
 * The core of all places for the centre of `mover` (a convex contour about 0, 0) at which it meets the convex `target`:
 * their Minkowski sum, target minus mover, clockwise. Radii are left to the caller: they round the corners of the sum.
 */
export function convexSum(target: Contour, mover: Contour): Point[] {
  const points: Point[] = []
  for (let i = 0; i < target.xs.length; i++) {
    for (let j = 0; j < mover.xs.length; j++) {
      points.push({ x: target.xs[i]! - mover.xs[j]!, y: target.ys[i]! - mover.ys[j]! })
    }
  }
  return convexHull(points)
}

/** The convex hull, clockwise as the reader sees it, by Andrew's monotone chain. */
export function convexHull(points: readonly Point[]): Point[] {
  if (points.length < 3) return [...points]
  const sorted = [...points].sort((a, b) => a.x - b.x || a.y - b.y)
  const upper = halfHull(sorted)
  const lower = halfHull(sorted.reverse())
  return [...upper.slice(0, -1), ...lower.slice(0, -1)]
}

function halfHull(sorted: readonly Point[]): Point[] {
  const hull: Point[] = []
  for (const point of sorted) {
    while (hull.length >= 2) {
      const a = hull[hull.length - 2]!
      const b = hull[hull.length - 1]!
      if ((b.x - a.x) * (point.y - a.y) - (b.y - a.y) * (point.x - a.x) > 0) break
      hull.pop()
    }
    hull.push(point)
  }
  return hull
}

/** The point nearest to `wanted` on the boundary of a convex clockwise core grown by a radius. */
export function nearestOnBoundary(core: readonly Point[], radius: number, wanted: Point): Point {
  const near = isOutside(core, wanted) ? nearestOfCore(core, wanted) : wanted
  const away = lengthOf(wanted.x - near.x, wanted.y - near.y)
  if (away > 0) return pointTowards(near, wanted, radius)
  return nearestWayOut(core, radius, wanted)
}

/** The point of a core nearest to a place outside it. */
function nearestOfCore(core: readonly Point[], wanted: Point): Point {
  let best = core[0]!
  for (let i = 0; i < core.length; i++) {
    const from = core[i]!
    const to = core[(i + 1) % core.length]!
    const length = lengthOf(to.x - from.x, to.y - from.y)
    const along = Math.min(length, Math.max(0, positionAlong(from, to, wanted)))
    const point = pointTowards(from, to, along)
    if (distance(point, wanted) < distance(best, wanted)) best = point
  }
  return best
}

/** The nearest point of the grown boundary for a place in the core: straight out over one of its edges. */
function nearestWayOut(core: readonly Point[], radius: number, wanted: Point): Point {
  let best: Point = { x: core[0]!.x, y: core[0]!.y - radius }
  let bestDistance = Number.POSITIVE_INFINITY
  for (let i = 0; i < core.length; i++) {
    const from = core[i]!
    const to = core[(i + 1) % core.length]!
    const length = lengthOf(to.x - from.x, to.y - from.y)
    const along = positionAlong(from, to, wanted)
    if (length === 0 || along < 0 || along > length) continue
    const unitX = (to.x - from.x) / length
    const unitY = (to.y - from.y) / length
    const point = { x: from.x + unitX * along + unitY * radius, y: from.y + unitY * along - unitX * radius }
    if (distance(point, wanted) >= bestDistance) continue
    best = point
    bestDistance = distance(point, wanted)
  }
  return best
}

/** The position along the line from → to of the foot of a place. */
function positionAlong(from: Point, to: Point, place: Point): number {
  const length = lengthOf(to.x - from.x, to.y - from.y)
  if (length === 0) return 0
  return ((place.x - from.x) * (to.x - from.x) + (place.y - from.y) * (to.y - from.y)) / length
}

function isOutside(core: readonly Point[], place: Point): boolean {
  if (core.length < 3) return true
  return core.some((from, i) => {
    const to = core[(i + 1) % core.length]!
    return (to.x - from.x) * (place.y - from.y) - (to.y - from.y) * (place.x - from.x) < 0
  })
}
