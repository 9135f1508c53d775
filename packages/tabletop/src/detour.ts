import { Arrivals } from './arrivals.ts'
import { type Contour, movableDisc, putDisc, turnAt } from './contour.ts'
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

/** A circle that paths run round: a disc, or the corner of a wall or polygon, grown by the mover's radius. */
interface Bend extends Point {
  readonly radius: number
  /** What a path round it may run into; found when the first path does run round it. */
  near: readonly Contour[] | undefined
  readonly obstacle: Contour | undefined
}

const UNTESTED = 0
const FREE = 1
const BLOCKED = 2
const SETTLED = 3

/** How far outside its circle the coarsest polyline round it runs, with some to spare. */
const BULGE = 1.002

/**
 * The shortest path of a disc among obstacles consists of straight legs, tangent to the grown outlines of obstacles, and
 * of arcs round their corners. This is A* over those tangents; legs and arcs are tested only when their turn comes, for
 * most never do.
 */
class DetourSearch {
  readonly #heap = new NodeHeap()
  readonly #tangent = emptyTangent()
  readonly #mover = movableDisc()
  readonly #arrivals = new Arrivals()
  readonly #bends: Bend[] = []
  #legs = new Uint8Array(1024)
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
    putDisc(this.#mover, from, radius)
    this.#goals = goals
    this.#obstacles = obstacles
    this.#margin = margin
    this.#limit = limit
    this.#bends.length = 0
    this.#bends.push({ x: from.x, y: from.y, radius: 0, near: undefined, obstacle: undefined })
    for (const obstacle of obstacles) addBends(this.#bends, obstacle, radius)
    const legs = 4 * this.#bends.length * this.#bends.length
    if (this.#legs.length < legs) this.#legs = new Uint8Array(2 * legs)
    else this.#legs.fill(UNTESTED, 0, legs)
    this.#heap.clear()
    this.#arrivals.size = 0
    this.#arrive(from.x, from.y, 0, from.x, from.y, 0, 0, 1, -1, -1)
  }

  /** The shortest path to any goal, or undefined. */
  run(): Detour | undefined {
    this.#expand(0)
    for (let node = this.#heap.pop(); node !== -1; node = this.#heap.pop()) {
      if (!this.#isOpen(node)) continue
      if (this.#arrivals.circle[node] === -1) return this.#trace(node)
      this.#expand(node)
    }
    return undefined
  }

  /**
   * Visits every place on an obstacle where a shortest leg arrives within the limit, nearest first; `visit` says
   * whether the search should go on from there.
   */
  explore(visit: (x: number, y: number, travelled: number, bend: Bend, sense: number) => boolean): void {
    const arrivals = this.#arrivals
    this.#expand(0)
    for (let node = this.#heap.pop(); node !== -1; node = this.#heap.pop()) {
      if (!this.#isOpen(node)) continue
      const bend = this.#bends[arrivals.circle[node]!]!
      const goesOn = visit(arrivals.x[node]!, arrivals.y[node]!, arrivals.travelled[node]!, bend, arrivals.sense[node]!)
      if (goesOn) this.#expand(node)
    }
  }

  /** Whether a popped arrival is new and can be reached: its arc and its leg are free. */
  #isOpen(node: number): boolean {
    const arrivals = this.#arrivals
    const leg = arrivals.leg[node]!
    const leaveX = arrivals.leaveX[node]!
    const leaveY = arrivals.leaveY[node]!
    const state = leg === -1 ? UNTESTED : this.#legs[leg]!
    if (state >= BLOCKED) return false
    if (state === UNTESTED) {
      const free = this.#isFree(this.#obstacles, leaveX, leaveY, arrivals.x[node]!, arrivals.y[node]!)
      if (leg !== -1) this.#legs[leg] = free ? FREE : BLOCKED
      if (!free) return false
    }
    if (!this.#isArcFree(arrivals.parent[node]!, arrivals.turn[node]!, leaveX, leaveY)) return false
    if (leg !== -1) this.#legs[leg] = SETTLED
    return true
  }

  /** Whether the arc run on an arrival's circle before leaving it is free; round a lone disc it always is. */
  #isArcFree(node: number, turn: number, leaveX: number, leaveY: number): boolean {
    const bend = this.#bends[this.#arrivals.circle[node]!]!
    if (bend.radius === 0 || turn === 0 || this.#nearTo(bend).length === 0) return true
    return this.#cornersOf(node, turn, leaveX, leaveY) !== undefined
  }

  /** The corners of the arc run on an arrival's circle before leaving it; undefined if something is in the way. */
  #cornersOf(node: number, turn: number, leaveX: number, leaveY: number): Point[] | undefined {
    const arrivals = this.#arrivals
    const bend = this.#bends[arrivals.circle[node]!]!
    if (bend.radius === 0 || turn === 0) return []
    const x = arrivals.x[node]!
    const y = arrivals.y[node]!
    const sense = arrivals.sense[node]!
    const near = this.#nearTo(bend)
    const coarse = cornersRound(bend, x - bend.x, y - bend.y, turn, sense, COARSE_STEP)
    if (this.#isChainFree(near, x, y, coarse, leaveX, leaveY)) return coarse
    const fine = cornersRound(bend, x - bend.x, y - bend.y, turn, sense, FINE_STEP)
    return this.#isChainFree(near, x, y, fine, leaveX, leaveY) ? fine : undefined
  }

  /** The obstacles that a polyline round a bend can come up to at all. It never sinks into the disc it runs round. */
  #nearTo(bend: Bend): readonly Contour[] {
    bend.near ??= this.#obstacles.filter((each) => {
      if (each === bend.obstacle && each.xs.length === 1) return false
      const limit = bend.radius * BULGE + this.#mover.radius + each.reach + 1
      const dx = each.x - bend.x
      const dy = each.y - bend.y
      return dx * dx + dy * dy <= limit * limit
    })
    return bend.near
  }

  #isChainFree(
    near: readonly Contour[],
    x: number,
    y: number,
    corners: readonly Point[],
    endX: number,
    endY: number,
  ): boolean {
    let fromX = x
    let fromY = y
    for (const corner of corners) {
      if (!this.#isFree(near, fromX, fromY, corner.x, corner.y)) return false
      fromX = corner.x
      fromY = corner.y
    }
    return this.#isFree(near, fromX, fromY, endX, endY)
  }

  #isFree(obstacles: readonly Contour[], fromX: number, fromY: number, toX: number, toY: number): boolean {
    const mover = this.#mover
    mover.x = fromX
    mover.y = fromY
    for (let i = 0; i < obstacles.length; i++) {
      if (timeOfImpact(mover, toX - fromX, toY - fromY, obstacles[i]!, this.#margin) <= 1) return false
    }
    return true
  }

  /** Adds every leg that leaves an arrival's circle: to all goals and round all other corners. */
  #expand(node: number): void {
    const circle = this.#arrivals.circle[node]!
    const sense = this.#arrivals.sense[node]!
    const bend = this.#bends[circle]!
    for (const goal of this.#goals.points) this.#reachPoint(node, bend, goal)
    for (const edge of this.#goals.edges) this.#reachEdge(node, bend, edge)
    const tangent = this.#tangent
    const count = this.#bends.length
    for (let next = 1; next < count; next++) {
      if (next === circle) continue
      const other = this.#bends[next]!
      for (let side = 1; side >= -1; side -= 2) {
        const leg = ((circle * 2 + (sense > 0 ? 1 : 0)) * count + next) * 2 + (side > 0 ? 1 : 0)
        if (this.#legs[leg]! >= BLOCKED) continue
        if (!fillTangent(tangent, bend.x, bend.y, bend.radius * sense, other.x, other.y, other.radius * side)) continue
        this.#add(node, tangent.arriveX, tangent.arriveY, tangent.length, next, side, leg)
      }
    }
  }

  #reachPoint(node: number, bend: Bend, goal: GoalPoint): void {
    const tangent = this.#tangent
    const sense = this.#arrivals.sense[node]!
    if (!fillTangent(tangent, bend.x, bend.y, bend.radius * sense, goal.x, goal.y, 0)) return
    const { leaveX, leaveY, arriveX, arriveY, length } = tangent
    if (length < goal.stop) return
    const share = length > 0 ? goal.stop / length : 0
    const endX = arriveX + (leaveX - arriveX) * share
    const endY = arriveY + (leaveY - arriveY) * share
    this.#add(node, endX, endY, length - goal.stop, -1, 1, -1)
  }

  #reachEdge(node: number, bend: Bend, edge: GoalEdge): void {
    const tangent = this.#tangent
    const sense = this.#arrivals.sense[node]!
    const { from, to, headingX, headingY } = edge
    tangent.leaveX = bend.x - bend.radius * sense * headingY
    tangent.leaveY = bend.y + bend.radius * sense * headingX
    const ahead = (from.x - tangent.leaveX) * headingX + (from.y - tangent.leaveY) * headingY
    if (ahead < 0) return
    const endX = tangent.leaveX + headingX * ahead
    const endY = tangent.leaveY + headingY * ahead
    const beforeEnd = (to.x - endX) * (to.x - from.x) + (to.y - endY) * (to.y - from.y)
    const afterStart = (endX - from.x) * (to.x - from.x) + (endY - from.y) * (to.y - from.y)
    if (beforeEnd < 0 || afterStart < 0) return
    this.#add(node, endX, endY, ahead, -1, 1, -1)
  }

  /** Adds the arrival at (x, y) over the leg that leaves the parent's circle where the tangent does. */
  #add(parent: number, x: number, y: number, length: number, circle: number, sense: number, leg: number): void {
    const arrivals = this.#arrivals
    const bend = this.#bends[arrivals.circle[parent]!]!
    const { leaveX, leaveY } = this.#tangent
    const armX = arrivals.x[parent]! - bend.x
    const armY = arrivals.y[parent]! - bend.y
    const turn =
      bend.radius === 0 ? 0 : turnAlong(armX, armY, leaveX - bend.x, leaveY - bend.y, arrivals.sense[parent]!)
    const travelled = arrivals.travelled[parent]! + turn * bend.radius + length
    const { centre, slack } = this.#goals
    const left = circle === -1 ? 0 : Math.max(0, lengthOf(x - centre.x, y - centre.y) - slack)
    if (travelled + left > this.#limit) return
    const node = this.#arrive(x, y, travelled, leaveX, leaveY, turn, circle, sense, parent, leg)
    this.#heap.push(node, travelled + left)
  }

  #arrive(
    x: number,
    y: number,
    travelled: number,
    leaveX: number,
    leaveY: number,
    turn: number,
    circle: number,
    sense: number,
    parent: number,
    leg: number,
  ): number {
    const arrivals = this.#arrivals
    const node = arrivals.next()
    arrivals.x[node] = x
    arrivals.y[node] = y
    arrivals.travelled[node] = travelled
    arrivals.leaveX[node] = leaveX
    arrivals.leaveY[node] = leaveY
    arrivals.turn[node] = turn
    arrivals.circle[node] = circle
    arrivals.sense[node] = sense
    arrivals.parent[node] = parent
    arrivals.leg[node] = leg
    return node
  }

  #trace(goal: number): Detour {
    const arrivals = this.#arrivals
    const chains: Corner[][] = []
    for (let node = goal; node > 0; ) {
      const parent = arrivals.parent[node]!
      const centre = this.#bends[arrivals.circle[parent]!]!
      const corners =
        this.#cornersOf(parent, arrivals.turn[node]!, arrivals.leaveX[node]!, arrivals.leaveY[node]!) ?? []
      chains.push(corners.map(({ x, y }) => ({ x, y, centre })))
      node = parent
    }
    return { corners: chains.reverse().flat(), end: { x: arrivals.x[goal]!, y: arrivals.y[goal]! } }
  }
}

/** Adds the circles round which a disc of `radius` can run along an obstacle: dents of polygons have none. */
function addBends(bends: Bend[], obstacle: Contour, radius: number): void {
  const { xs, ys } = obstacle
  for (let i = 0; i < xs.length; i++) {
    if (xs.length > 2 && turnAt(xs, ys, i) <= 0) continue
    bends.push({ x: xs[i]!, y: ys[i]!, radius: radius + obstacle.radius, near: undefined, obstacle })
  }
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
