import { boxPoints, ellipsePoints } from './area.ts'
import { type Contour, edgeCount } from './contour.ts'
import { lengthOf, type Point } from './point.ts'
import { clockwise, closed, commonRegion, type Region, united } from './region.ts'
import type { Table } from './table.ts'

/** Corners of a disc, seen as a polygon. */
const ROUND = 48

/**
 * The ground of a table that lies behind obstacles for a viewer at a point, for drawing; `sight` decides. What is in an
 * obstacle is not behind it. The caller leaves out what holds the viewer or is too low to hide anything.
 */
export function hiddenRegion(viewer: Point, obstacles: readonly Contour[], { width, depth }: Table): Region {
  const far = 3 * lengthOf(width, depth)
  const shadows = obstacles.flatMap((obstacle) => farEdges(viewer, obstacle).map((edge) => behind(viewer, edge, far)))
  if (shadows.length === 0) return []
  return closed(commonRegion(united(shadows.map(clockwise)), [boxPoints(0, 0, width, depth)]))
}

type Edge = readonly [from: Point, to: Point]

/** The edges by which a line of sight leaves an obstacle; of a wall, which has no depth, the wall itself. */
function farEdges(viewer: Point, obstacle: Contour): Edge[] {
  const { xs, ys, radius } = obstacle
  if (xs.length === 1) return farSides(viewer, ellipsePoints(obstacle, radius, radius, undefined, ROUND))
  const corners = xs.map((x, i) => ({ x, y: ys[i]! }))
  if (edgeCount(obstacle) < xs.length) return [[corners[0]!, corners[1]!]]
  return farSides(viewer, corners)
}

/** The sides of a clockwise polygon that look away from the viewer. */
function farSides(viewer: Point, corners: readonly Point[]): Edge[] {
  return corners.flatMap((from, i) => {
    const to = corners[(i + 1) % corners.length]!
    const looksAway = (to.x - from.x) * (viewer.y - from.y) - (to.y - from.y) * (viewer.x - from.x) > 0
    return looksAway ? [[from, to] as const] : []
  })
}

/** The ground behind an edge as far as the table can reach; it opens at less than half a turn, so one point more will do. */
function behind(viewer: Point, [from, to]: Edge, far: number): Point[] {
  const [left, right] = [unitTowards(viewer, from), unitTowards(viewer, to)]
  const middle = unitTowards({ x: 0, y: 0 }, { x: left.x + right.x, y: left.y + right.y })
  const beyond = ({ x, y }: Point): Point => ({ x: viewer.x + x * far, y: viewer.y + y * far })
  return [from, to, beyond(right), beyond(middle), beyond(left)]
}

function unitTowards(from: Point, to: Point): Point {
  const length = lengthOf(to.x - from.x, to.y - from.y) || 1
  return { x: (to.x - from.x) / length, y: (to.y - from.y) / length }
}
