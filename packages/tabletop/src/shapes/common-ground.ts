import type { Point } from '../plane/point.ts'
import { type Contour, polygonContour, verticesOf, wallContour } from './contour.ts'

/**
 * The exact intersection of two convex shapes, for rules that need its distance or its area: a polygon, or what is left
 * of a wall; undefined if they do not meet. One may be a wall; discs have no corners.
 */
export function commonGround(a: Contour, b: Contour): Contour | undefined {
  const [kept, cutter] = b.xs.length > 2 ? [a, b] : [b, a]
  if (kept.xs.length < 2 || cutter.xs.length < 3) throw new RangeError('common ground is for polygons and walls')
  let corners = verticesOf(kept)
  const edges = verticesOf(cutter)
  edges.forEach((from, i) => {
    corners = rightOfEdge(corners, from, edges[(i + 1) % edges.length]!)
  })
  if (corners.length === 0) return undefined
  // A wall is a path there and back; a touch is a wall without length.
  if (kept.xs.length === 2 || corners.length < 3) return wallContour(corners[0]!, farthest(corners))
  return polygonContour(corners)
}

/** The part of a closed path to the right of a line, which is inside for an outline that runs clockwise. */
function rightOfEdge(path: readonly Point[], from: Point, to: Point): Point[] {
  const kept: Point[] = []
  path.forEach((corner, i) => {
    const next = path[(i + 1) % path.length]!
    const here = depth(corner, from, to)
    const there = depth(next, from, to)
    if (here >= 0) kept.push(corner)
    if (here >= 0 === there >= 0) return
    const share = here / (here - there)
    kept.push({ x: corner.x + (next.x - corner.x) * share, y: corner.y + (next.y - corner.y) * share })
  })
  return kept
}

function depth({ x, y }: Point, from: Point, to: Point): number {
  return (to.x - from.x) * (y - from.y) - (to.y - from.y) * (x - from.x)
}

function farthest([first, ...rest]: readonly Point[]): Point {
  const away = ({ x, y }: Point) => (x - first!.x) * (x - first!.x) + (y - first!.y) * (y - first!.y)
  return rest.reduce((best, point) => (away(point) > away(best) ? point : best), first!)
}
