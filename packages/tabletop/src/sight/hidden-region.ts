import { lengthOf, type Point } from '../plane/point.ts'
import { type Contour, edgeCount } from '../shapes/contour.ts'
import { closeSlits, intersectRegions, type Region, toClockwise, unite } from '../shapes/region.ts'
import { boxPoints, ellipsePoints } from '../terrain/area.ts'
import type { Table } from '../terrain/table.ts'

/** Number of corners for drawing a disc as a polygon. */
const ROUND = 48

/**
 * The ground of a table that is hidden behind obstacles from a viewer at a point, for drawing; `sight` decides. The
 * inside of an obstacle does not count as behind it. The caller leaves out obstacles that contain the viewer or are too
 * low to hide anything.
 */
export function hiddenRegion(viewer: Point, obstacles: readonly Contour[], { width, depth }: Table): Region {
  const far = 3 * lengthOf(width, depth)
  const shadows = obstacles.flatMap((obstacle) => farSides(viewer, obstacle).map((line) => behind(viewer, line, far)))
  if (shadows.length === 0) return []
  return closeSlits(intersectRegions(unite(shadows.map(toClockwise)), [boxPoints(0, 0, width, depth)]))
}

/** The edges by which lines of sight leave an obstacle; for a wall, which has no depth, the wall itself. */
function farSides(viewer: Point, obstacle: Contour): (readonly Point[])[] {
  const { xs, ys, radius } = obstacle
  if (xs.length === 1) return farLines(viewer, ellipsePoints(obstacle, radius, radius, undefined, ROUND))
  const corners = xs.map((x, i) => ({ x, y: ys[i]! }))
  if (edgeCount(obstacle) < xs.length) return [corners.slice(0, 2)]
  return farLines(viewer, corners)
}

/**
 * The sides of a clockwise polygon that face away from the viewer, with consecutive ones joined into one line: uniting
 * the ground behind lines is much faster than uniting it side by side.
 */
function farLines(viewer: Point, corners: readonly Point[]): Point[][] {
  const after = (i: number): number => (i + 1) % corners.length
  const looksAway = corners.map((from, i) => {
    const to = corners[after(i)]!
    return (to.x - from.x) * (viewer.y - from.y) - (to.y - from.y) * (viewer.x - from.x) > 0
  })
  const begins = looksAway.flatMap((away, i) => (away && !looksAway.at(i - 1) ? [i] : []))
  return begins.map((first) => {
    const line = [corners[first]!]
    for (let i = first; looksAway[i]; i = after(i)) line.push(corners[after(i)]!)
    return line
  })
}

/**
 * The ground behind a line as far as the table can reach; each side of it opens at less than half a turn, so one more
 * point is enough.
 */
function behind(viewer: Point, line: readonly Point[], far: number): Point[] {
  const towards = line.map((point) => unitTowards(viewer, point))
  const beyond = towards.flatMap((to, i) => {
    const from = towards[i - 1]
    return from ? [unitTowards({ x: 0, y: 0 }, { x: from.x + to.x, y: from.y + to.y }), to] : [to]
  })
  return [...line, ...beyond.toReversed().map(({ x, y }) => ({ x: viewer.x + x * far, y: viewer.y + y * far }))]
}

function unitTowards(from: Point, to: Point): Point {
  const length = lengthOf(to.x - from.x, to.y - from.y) || 1
  return { x: (to.x - from.x) / length, y: (to.y - from.y) / length }
}
