import { distance, type Point, pointTowards } from '../plane/point.ts'
import { type Contour, contourOf, edgeCount, type Shape } from '../shapes/contour.ts'
import { gap } from './gap.ts'

/** The shortest straight line between two shapes, from edge to edge. */
export interface Nearest {
  readonly from: Point
  readonly to: Point
  readonly length: number
}

/** The line of a tape that measures the gap between two shapes; if they touch or overlap, it has no length. */
export function nearestPoints(a: Shape, b: Shape): Nearest {
  const [contourA, contourB] = [contourOf(a), contourOf(b)]
  const length = gap(contourA, contourB)
  const [coreA, coreB] = nearestOfCores(contourA, contourB)
  if (length === 0) {
    const between = { x: (coreA.x + coreB.x) / 2, y: (coreA.y + coreB.y) / 2 }
    return { from: between, to: between, length }
  }
  return { from: pointTowards(coreA, coreB, contourA.radius), to: pointTowards(coreB, coreA, contourB.radius), length }
}

/** The nearest places of two contours without their radius. One of each pair is always a corner, unless they cross. */
function nearestOfCores(a: Contour, b: Contour): readonly [Point, Point] {
  let best: readonly [Point, Point] = [a, b]
  let least = Number.POSITIVE_INFINITY
  const consider = (onA: Point, onB: Point): void => {
    const apart = distance(onA, onB)
    if (apart >= least) return
    least = apart
    best = [onA, onB]
  }
  for (const corner of cornersOf(a)) consider(corner, nearestOn(b, corner))
  for (const corner of cornersOf(b)) consider(nearestOn(a, corner), corner)
  return best
}

function cornersOf({ xs, ys }: Contour): Point[] {
  return xs.map((x, i) => ({ x, y: ys[i]! }))
}

function nearestOn(contour: Contour, point: Point): Point {
  const corners = cornersOf(contour)
  let best = corners[0]!
  for (let i = 0; i < edgeCount(contour); i++) {
    const near = nearestOnEdge(corners[i]!, corners[(i + 1) % corners.length]!, point)
    if (distance(near, point) < distance(best, point)) best = near
  }
  return best
}

function nearestOnEdge(from: Point, to: Point, { x, y }: Point): Point {
  const [alongX, alongY] = [to.x - from.x, to.y - from.y]
  const squared = alongX * alongX + alongY * alongY
  if (squared === 0) return from
  const share = Math.min(1, Math.max(0, ((x - from.x) * alongX + (y - from.y) * alongY) / squared))
  return { x: from.x + alongX * share, y: from.y + alongY * share }
}
