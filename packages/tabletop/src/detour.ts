import { type Contour, turnAt } from './contour.ts'
import { NodeHeap } from './heap.ts'
import { lengthOf, type Point } from './point.ts'
import { timeOfImpact } from './sweep.ts'
import { COARSE_STEP, cornersRound, emptyTangent, FINE_STEP, fillTangent, turnAlong } from './tangent.ts'

/** A place to go to; the path ends `stop` short of it (to touch a round base, head for its centre and stop short). */
export interface GoalPoint extends Point {
  readonly stop: number
}

/** A straight line on which every point is a goal, reached square on: the line of contact with one side of a base. */
export interface GoalEdge {
  readonly from: Point
  readonly to: Point
  /** Unit vector of the approach, square to the edge. */
  readonly headingX: number
  readonly headingY: number
}

/** Where a search may end. No goal lies nearer than `slack` less than the distance to `centre`. */
export interface Goals {
  readonly points: readonly GoalPoint[]
  readonly edges: readonly GoalEdge[]
  readonly centre: Point
  readonly slack: number
}

/** A bend of the path, with the centre of the circle it runs round. */
export interface Corner extends Point {
  readonly centre: Point
}

/** A path not yet rounded to whole hundredths. */
export interface Detour {
  readonly corners: readonly Corner[]
  readonly end: Point
}

/** A place on a circle that a path can arrive at, and how it got there. */
interface Arrival {
  /** Index of the circle; −1 at a goal. */
  readonly circle: number
  /** 1 to run on anticlockwise to the reader, −1 clockwise. */
  readonly sense: number
  readonly x: number
  readonly y: number
  readonly travelled: number
  readonly parent: number
  /** Where the path left the parent's circle, and the angle it had run on it. */
  readonly leaveX: number
  readonly leaveY: number
  readonly turn: number
  /** Number of the straight leg, to test it only once. */
  readonly leg: number
}

/** A circle that paths run round: a disc, or the corner of a wall or polygon, grown by the mover's radius. */
interface Bend extends Point {
  readonly radius: number
}

const UNTESTED = 0
const FREE = 1
const BLOCKED = 2
const SETTLED = 3

/**
 * The shortest path of a disc among obstacles consists of straight legs, tangent to the grown outlines of obstacles, and
 * of arcs round their corners. This is A* over those tangents; legs and arcs are tested only when their turn comes, for
 * most never do.
 */
class DetourSearch {
  readonly #heap = new NodeHeap()
  readonly #tangent = emptyTangent()
  readonly #mover = { xs: [0], ys: [0], radius: 0, convex: true, x: 0, y: 0, reach: 0 }
  #arrivals: Arrival[] = []
  #bends: Bend[] = []
  #legs = new Uint8Array(0)
  #obstacles: readonly Contour[] = []
  #goals: Goals = { points: [], edges: [], centre: { x: 0, y: 0 }, slack: 0 }
  #margin = 0
  #limit = 0

  /** Prepares a search for a disc of the given radius; call before {@link run} or {@link explore}. */
  prepare(
    radius: number,
    from: Point,
    goals: Goals,
    obstacles: readonly Contour[],
    margin: number,
    limit: number,
  ): void {
    this.#mover.radius = radius
    this.#mover.reach = radius
    this.#goals = goals
    this.#obstacles = obstacles
    this.#margin = margin
    this.#limit = limit
    this.#bends = [{ x: from.x, y: from.y, radius: 0 }, ...obstacles.flatMap((obstacle) => bendsOf(obstacle, radius))]
    this.#legs = new Uint8Array(4 * this.#bends.length * this.#bends.length)
    this.#heap.clear()
    const start = { circle: 0, sense: 1, x: from.x, y: from.y, travelled: 0, parent: -1 }
    this.#arrivals = [{ ...start, leaveX: from.x, leaveY: from.y, turn: 0, leg: -1 }]
  }

  /** The shortest path to any goal, or undefined. */
  run(): Detour | undefined {
    this.#expand(0)
    for (let node = this.#heap.pop(); node !== -1; node = this.#heap.pop()) {
      if (!this.#isOpen(node)) continue
      if (this.#arrivals[node]!.circle === -1) return this.#trace(node)
      this.#expand(node)
    }
    return undefined
  }

  /**
   * Visits every place on an obstacle where a shortest leg arrives within the limit, nearest first; `visit` says
   * whether the search should go on from there.
   */
  explore(visit: (x: number, y: number, travelled: number, bend: Bend, sense: number) => boolean): void {
    this.#expand(0)
    for (let node = this.#heap.pop(); node !== -1; node = this.#heap.pop()) {
      if (!this.#isOpen(node)) continue
      const { x, y, travelled, circle, sense } = this.#arrivals[node]!
      if (visit(x, y, travelled, this.#bends[circle]!, sense)) this.#expand(node)
    }
  }

  /** Whether a popped arrival is new and can be reached: its arc and its leg are free. */
  #isOpen(node: number): boolean {
    const { leg, parent, x, y, leaveX, leaveY, turn } = this.#arrivals[node]!
    const state = leg === -1 ? UNTESTED : this.#legs[leg]!
    if (state >= BLOCKED) return false
    if (state === UNTESTED) {
      const free = this.#isFree(leaveX, leaveY, x, y)
      if (leg !== -1) this.#legs[leg] = free ? FREE : BLOCKED
      if (!free) return false
    }
    if (!this.#cornersOf(parent, turn, leaveX, leaveY)) return false
    if (leg !== -1) this.#legs[leg] = SETTLED
    return true
  }

  /** The corners of the arc run on an arrival's circle before leaving it; undefined if something is in the way. */
  #cornersOf(node: number, turn: number, leaveX: number, leaveY: number): Point[] | undefined {
    const { circle, sense, x, y } = this.#arrivals[node]!
    const bend = this.#bends[circle]!
    if (bend.radius === 0 || turn === 0) return []
    for (const step of [COARSE_STEP, FINE_STEP]) {
      const corners = cornersRound(bend, x - bend.x, y - bend.y, turn, sense, step)
      if (this.#isChainFree(x, y, corners, leaveX, leaveY)) return corners
    }
    return undefined
  }

  #isChainFree(x: number, y: number, corners: readonly Point[], endX: number, endY: number): boolean {
    let fromX = x
    let fromY = y
    for (const corner of corners) {
      if (!this.#isFree(fromX, fromY, corner.x, corner.y)) return false
      fromX = corner.x
      fromY = corner.y
    }
    return this.#isFree(fromX, fromY, endX, endY)
  }

  #isFree(fromX: number, fromY: number, toX: number, toY: number): boolean {
    const mover = this.#mover
    mover.x = fromX
    mover.y = fromY
    for (const obstacle of this.#obstacles) {
      if (timeOfImpact(mover, toX - fromX, toY - fromY, obstacle, this.#margin) <= 1) return false
    }
    return true
  }

  /** Adds every leg that leaves an arrival's circle: to all goals and round all other corners. */
  #expand(node: number): void {
    const { circle, sense } = this.#arrivals[node]!
    const bend = this.#bends[circle]!
    for (const goal of this.#goals.points) this.#reachPoint(node, bend, goal)
    for (const edge of this.#goals.edges) this.#reachEdge(node, bend, edge)
    const count = this.#bends.length
    for (let next = 1; next < count; next++) {
      if (next === circle) continue
      const other = this.#bends[next]!
      for (let side = 1; side >= -1; side -= 2) {
        const leg = ((circle * 2 + (sense > 0 ? 1 : 0)) * count + next) * 2 + (side > 0 ? 1 : 0)
        if (this.#legs[leg]! >= BLOCKED) continue
        if (!fillTangent(this.#tangent, bend.x, bend.y, bend.radius * sense, other.x, other.y, other.radius * side))
          continue
        const { leaveX, leaveY, arriveX, arriveY, length } = this.#tangent
        this.#add(node, leaveX, leaveY, arriveX, arriveY, length, next, side, leg)
      }
    }
  }

  #reachPoint(node: number, bend: Bend, goal: GoalPoint): void {
    const { sense } = this.#arrivals[node]!
    if (!fillTangent(this.#tangent, bend.x, bend.y, bend.radius * sense, goal.x, goal.y, 0)) return
    const { leaveX, leaveY, arriveX, arriveY, length } = this.#tangent
    if (length < goal.stop) return
    const share = length > 0 ? goal.stop / length : 0
    const endX = arriveX + (leaveX - arriveX) * share
    const endY = arriveY + (leaveY - arriveY) * share
    this.#add(node, leaveX, leaveY, endX, endY, length - goal.stop, -1, 1, -1)
  }

  #reachEdge(node: number, bend: Bend, edge: GoalEdge): void {
    const { sense } = this.#arrivals[node]!
    const { from, to, headingX, headingY } = edge
    const leaveX = bend.x - bend.radius * sense * headingY
    const leaveY = bend.y + bend.radius * sense * headingX
    const ahead = (from.x - leaveX) * headingX + (from.y - leaveY) * headingY
    if (ahead < 0) return
    const endX = leaveX + headingX * ahead
    const endY = leaveY + headingY * ahead
    const beforeEnd = (to.x - endX) * (to.x - from.x) + (to.y - endY) * (to.y - from.y)
    const afterStart = (endX - from.x) * (to.x - from.x) + (endY - from.y) * (to.y - from.y)
    if (beforeEnd < 0 || afterStart < 0) return
    this.#add(node, leaveX, leaveY, endX, endY, ahead, -1, 1, -1)
  }

  #add(
    parent: number,
    leaveX: number,
    leaveY: number,
    x: number,
    y: number,
    length: number,
    circle: number,
    sense: number,
    leg: number,
  ): void {
    const from = this.#arrivals[parent]!
    const bend = this.#bends[from.circle]!
    const turn =
      bend.radius === 0 ? 0 : turnAlong(from.x - bend.x, from.y - bend.y, leaveX - bend.x, leaveY - bend.y, from.sense)
    const travelled = from.travelled + turn * bend.radius + length
    const { centre, slack } = this.#goals
    const left = circle === -1 ? 0 : Math.max(0, lengthOf(x - centre.x, y - centre.y) - slack)
    if (travelled + left > this.#limit) return
    this.#arrivals.push({ circle, sense, x, y, travelled, parent, leaveX, leaveY, turn, leg })
    this.#heap.push(this.#arrivals.length - 1, travelled + left)
  }

  #trace(goal: number): Detour {
    const { x, y } = this.#arrivals[goal]!
    const chains: Corner[][] = []
    for (let node = goal; node > 0; ) {
      const { parent, turn, leaveX, leaveY } = this.#arrivals[node]!
      const centre = this.#bends[this.#arrivals[parent]!.circle]!
      const corners = this.#cornersOf(parent, turn, leaveX, leaveY) ?? []
      chains.push(corners.map((corner) => ({ ...corner, centre })))
      node = parent
    }
    return { corners: chains.reverse().flat(), end: { x, y } }
  }
}

/** The circles round which a disc of `radius` can run along an obstacle: dents of polygons have none. */
function bendsOf(obstacle: Contour, radius: number): Bend[] {
  const { xs, ys } = obstacle
  const bends: Bend[] = []
  for (let i = 0; i < xs.length; i++) {
    if (xs.length > 2 && turnAt(xs, ys, i) <= 0) continue
    bends.push({ x: xs[i]!, y: ys[i]!, radius: radius + obstacle.radius })
  }
  return bends
}

const search = new DetourSearch()

/**
 * The shortest path of a disc from a point to a goal among obstacles, no longer than `limit`. It may sink up to `margin`
 * into obstacles, which leaves room for rounding.
 */
export function findDetour(
  radius: number,
  from: Point,
  goals: Goals,
  obstacles: readonly Contour[],
  margin: number,
  limit: number,
): Detour | undefined {
  search.prepare(radius, from, goals, obstacles, margin, limit)
  return search.run()
}

/** Visits the places where shortest legs of at most `limit` in all arrive at obstacles, nearest first. */
export function exploreDetours(
  radius: number,
  from: Point,
  obstacles: readonly Contour[],
  margin: number,
  limit: number,
  visit: (x: number, y: number, travelled: number, bend: Point & { readonly radius: number }, sense: number) => boolean,
): void {
  search.prepare(
    radius,
    from,
    { points: [], edges: [], centre: from, slack: Number.POSITIVE_INFINITY },
    obstacles,
    margin,
    limit,
  )
  search.explore(visit)
}
