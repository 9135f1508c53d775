import { type Contour, edgeCount } from './contour.ts'
import type { GoalEdge, GoalPoint, Goals } from './detour.ts'
import { lengthOf, type Point } from './point.ts'

/**
 * All places for the centre of a disc that touches a convex shape form a closed curve of arcs (round its corners) and
 * straight edges (along its sides). A charge ends on that curve.
 */
export interface ContactCurve {
  readonly centres: readonly Point[]
  readonly radius: number
  readonly edges: readonly GoalEdge[]
}

/** The curve on which the centre of a disc of `radius` touches `shape`; dents are not followed. */
export function contactCurve(shape: Contour, radius: number): ContactCurve {
  const { xs, ys } = shape
  const centres = xs.map((x, i) => ({ x, y: ys[i]! }))
  const edges: GoalEdge[] = []
  for (let i = 0; i < edgeCount(shape); i++) {
    const from = centres[i]!
    const to = centres[(i + 1) % centres.length]!
    edges.push(offsetEdge(from, to, radius))
    if (centres.length === 2) edges.push(offsetEdge(to, from, radius))
  }
  return { centres, radius: radius + shape.radius, edges }
}

/** An edge moved outwards (to the left of its direction as the reader sees it), to be approached from outside. */
function offsetEdge(from: Point, to: Point, offset: number): GoalEdge {
  const length = lengthOf(to.x - from.x, to.y - from.y)
  const outX = (to.y - from.y) / length
  const outY = -(to.x - from.x) / length
  const shift = (point: Point): Point => ({ x: point.x + outX * offset, y: point.y + outY * offset })
  return { from: shift(from), to: shift(to), headingX: 0 - outX, headingY: 0 - outY }
}

/**
 * The goals of a charge: the shortest path reaches the curve square on, or at a place where it touches an obstacle as
 * well (where the curve meets the curve of that obstacle).
 */
export function contactGoals(target: Contour, radius: number, obstacles: readonly Contour[]): Goals {
  const curve = contactCurve(target, radius)
  const points: GoalPoint[] = curve.centres.map((centre) => ({ ...centre, stop: curve.radius }))
  for (const obstacle of obstacles) {
    for (const meeting of meetings(curve, contactCurve(obstacle, radius))) points.push({ ...meeting, stop: 0 })
  }
  return { points, edges: curve.edges, centre: target, slack: target.reach + radius }
}

/** The places where two contact curves meet. */
function meetings(a: ContactCurve, b: ContactCurve): Point[] {
  const found: Point[] = []
  for (const centreA of a.centres) {
    for (const centreB of b.centres) circlesMeet(centreA, a.radius, centreB, b.radius, found)
    for (const edge of b.edges) circleMeetsEdge(centreA, a.radius, edge, found)
  }
  for (const edge of a.edges) {
    for (const centre of b.centres) circleMeetsEdge(centre, b.radius, edge, found)
    for (const other of b.edges) edgesMeet(edge, other, found)
  }
  return found
}

function circlesMeet(a: Point, radiusA: number, b: Point, radiusB: number, found: Point[]): void {
  const dx = b.x - a.x
  const dy = b.y - a.y
  const squared = dx * dx + dy * dy
  if (squared === 0) return
  const along = (squared + radiusA * radiusA - radiusB * radiusB) / (2 * squared)
  const squaredAcross = (radiusA * radiusA) / squared - along * along
  if (squaredAcross < 0) return
  const across = Math.sqrt(squaredAcross)
  found.push(
    { x: a.x + dx * along - dy * across, y: a.y + dy * along + dx * across },
    { x: a.x + dx * along + dy * across, y: a.y + dy * along - dx * across },
  )
}

function circleMeetsEdge(centre: Point, radius: number, edge: GoalEdge, found: Point[]): void {
  const dx = edge.to.x - edge.from.x
  const dy = edge.to.y - edge.from.y
  const fromX = edge.from.x - centre.x
  const fromY = edge.from.y - centre.y
  const squared = dx * dx + dy * dy
  const dot = fromX * dx + fromY * dy
  const discriminant = dot * dot - squared * (fromX * fromX + fromY * fromY - radius * radius)
  if (discriminant < 0) return
  const root = Math.sqrt(discriminant)
  for (const share of [(-dot - root) / squared, (-dot + root) / squared]) {
    if (share >= 0 && share <= 1) found.push({ x: edge.from.x + dx * share, y: edge.from.y + dy * share })
  }
}

function edgesMeet(a: GoalEdge, b: GoalEdge, found: Point[]): void {
  const ax = a.to.x - a.from.x
  const ay = a.to.y - a.from.y
  const bx = b.to.x - b.from.x
  const by = b.to.y - b.from.y
  const cross = ax * by - ay * bx
  if (cross === 0) return
  const gapX = b.from.x - a.from.x
  const gapY = b.from.y - a.from.y
  const shareA = (gapX * by - gapY * bx) / cross
  const shareB = (gapX * ay - gapY * ax) / cross
  if (shareA < 0 || shareA > 1 || shareB < 0 || shareB > 1) return
  found.push({ x: a.from.x + ax * shareA, y: a.from.y + ay * shareA })
}
