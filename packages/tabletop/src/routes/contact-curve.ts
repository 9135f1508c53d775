import { coneHas, cornerMeetings, type Mover } from '../paths/mover.ts'
import { distance, lengthOf, type Point } from '../plane/point.ts'
import { type Contour, edgeCount } from '../shapes/contour.ts'
import type { GoalEdge, GoalPoint, Goals } from './goals.ts'

/**
 * All places for the centre of a mover that touches a shape form a closed curve of straight edges (a side of the one along
 * a side or corner of the other) and arcs (round the places where corners meet). A charge ends on that curve.
 */
export interface ContactCurve {
  readonly centres: readonly Point[]
  readonly radius: number
  readonly edges: readonly GoalEdge[]
}

/** The curve on which the centre of a mover touches `shape`; within dents it runs through the shape. */
export function contactCurve(shape: Contour, mover: Mover): ContactCurve {
  const radius = mover.contour.radius + shape.radius
  const meetings = cornerMeetings(mover, shape)
  const edges: GoalEdge[] = []
  eachEdge(shape, (from, to) => edges.push(offsetEdge(from, to, mover, radius)))
  const count = mover.armsX.length
  for (let i = 0; count > 1 && i < count; i++) {
    const next = (i + 1) % count
    const alongX = mover.armsX[i]! - mover.armsX[next]!
    const alongY = mover.armsY[i]! - mover.armsY[next]!
    for (const { x, y, arm, cone } of meetings) {
      if (arm !== i || (cone && !coneHas(cone, alongY, -alongX))) continue
      edges.push(shiftedOut({ x, y }, { x: x + alongX, y: y + alongY }, radius))
    }
  }
  return { centres: meetings, radius, edges }
}

/** Every edge of a shape in its sense of rotation; a wall has two sides. */
function eachEdge(shape: Contour, visit: (from: Point, to: Point) => void): void {
  const { xs, ys } = shape
  for (let i = 0; i < edgeCount(shape); i++) {
    const next = (i + 1) % xs.length
    const from = { x: xs[i]!, y: ys[i]! }
    const to = { x: xs[next]!, y: ys[next]! }
    visit(from, to)
    if (xs.length === 2) visit(to, from)
  }
}

/** The edge along which the centre of a mover runs while its first corner touches an edge from outside. */
function offsetEdge(from: Point, to: Point, mover: Mover, radius: number): GoalEdge {
  const outX = to.y - from.y
  const outY = from.x - to.x
  let first = 0
  for (let i = 1; i < mover.armsX.length; i++) {
    const ahead = (mover.armsX[first]! - mover.armsX[i]!) * outX + (mover.armsY[first]! - mover.armsY[i]!) * outY
    if (ahead > 0) first = i
  }
  const [armX, armY] = [mover.armsX[first]!, mover.armsY[first]!]
  return shiftedOut({ x: from.x - armX, y: from.y - armY }, { x: to.x - armX, y: to.y - armY }, radius)
}

/** An edge moved outwards (to the left of its direction as the reader sees it), to be approached from outside. */
function shiftedOut(from: Point, to: Point, offset: number): GoalEdge {
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
export function contactGoals(target: Contour, mover: Mover, obstacles: readonly Contour[]): Goals {
  const curve = contactCurve(target, mover)
  return goalsOn(curve, mover, obstacles, target, target.reach + mover.contour.reach)
}

/** Curves this much further apart than they reach do not meet, however numbers are rounded. */
const HAIR = 1

/** The goals on a curve, or part of one, no place of which is further than `slack` from `centre`. */
export function goalsOn(
  curve: ContactCurve,
  mover: Mover,
  obstacles: readonly Contour[],
  centre: Point,
  slack: number,
): Goals {
  const points: GoalPoint[] = curve.centres.map(({ x, y }) => ({ x, y, stop: curve.radius }))
  for (const obstacle of obstacles) {
    if (distance(obstacle, centre) > obstacle.reach + mover.contour.reach + slack + HAIR) continue
    for (const meeting of meetings(curve, contactCurve(obstacle, mover))) points.push({ ...meeting, stop: 0 })
  }
  return { points, edges: curve.edges, centre, slack }
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
