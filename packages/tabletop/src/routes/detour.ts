import FlatQueue from 'flatqueue'
import { coneHas, type Mover, moverOf, putMover } from '../paths/mover.ts'
import { collides } from '../paths/sweep.ts'
import { HALF_TURN } from '../plane/angle.ts'
import { lengthOf, type Point } from '../plane/point.ts'
import { discBase } from '../shapes/base.ts'
import type { Contour } from '../shapes/contour.ts'
import { Arrivals } from './arrivals.ts'
import { addBends, type Bend, sinksIn, startBend } from './bend.ts'
import type { GoalEdge, GoalPoint, Goals } from './goals.ts'
import {
  COARSE_STEP,
  emptyChain,
  emptyTangent,
  FINE_STEP,
  fillCornersRound,
  fillTangent,
  turnAlong,
} from './tangent.ts'

/** A bend of the path, with the centre of the circle or the corner it runs round. */
export interface Corner extends Point {
  readonly centre: Point
}

/** A path not yet rounded to whole hundredths. */
export interface Detour {
  readonly corners: readonly Corner[]
  readonly end: Point
}

const UNTESTED = 0
const FREE = 1
const BLOCKED = 2
const SETTLED = 3

/**
 * The coarsest polyline round a circle runs at most this much outside it, and is at most this much longer, with some
 * margin.
 */
const BULGE = 1.002

/** Squared sine of the largest turn that still counts as straight on. */
const STRAIGHT = 1e-12

/**
 * The shortest path of a base that does not turn among obstacles consists of straight legs, tangent to the outlines of
 * obstacles grown by the base (their Minkowski sums), and of arcs round the corners of those. A disc makes all corners
 * round; a rectangle leaves those of polygons sharp, which are arcs without extent. This is A* over the tangents; legs
 * and arcs are tested only when they are popped, because most never are.
 */
class DetourSearch {
  /** Arrivals, the shortest possible path first. */
  readonly #queue = new FlatQueue()
  readonly #tangent = emptyTangent()
  readonly #chain = emptyChain()
  #mover: Mover = moverOf(discBase(0), { x: 0, y: 0 })
  readonly #arrivals = new Arrivals()
  #bends: Bend[] = []
  #legs = new Uint8Array(1024)
  /** The first arrival by each leg that is settled. */
  #settledBy = new Int32Array(1024)
  /** Arrivals to which another path with other bends is exactly as long. */
  readonly #contested = new Set<number>()
  #obstacles: readonly Contour[] = []
  #goals: Goals = { points: [], edges: [], centre: { x: 0, y: 0 }, slack: 0 }
  #margin = 0
  #limit = 0
  #legsTried: 'open' | 'all' = 'all'

  /**
   * Prepares a search for a base; call before {@link run} or {@link explore}. `legsTried` says whether legs that begin
   * or end in an edge, or run again round a corner shared by several obstacles, are left out at once: among several
   * paths of one length, another may be found then.
   */
  prepare(
    mover: Mover,
    from: Point,
    goals: Goals,
    obstacles: readonly Contour[],
    margin: number,
    limit: number,
    legsTried: 'open' | 'all',
  ): void {
    this.#legsTried = legsTried
    this.#mover = mover
    this.#goals = goals
    this.#obstacles = obstacles
    this.#margin = margin
    this.#limit = limit
    this.#bends = [startBend(from)]
    for (const obstacle of obstacles) addBends(this.#bends, obstacle, mover, legsTried === 'all')
    const legs = 4 * this.#bends.length * this.#bends.length
    if (this.#legs.length < legs) {
      this.#legs = new Uint8Array(2 * legs)
      this.#settledBy = new Int32Array(2 * legs)
    } else this.#legs.fill(UNTESTED, 0, legs)
    this.#contested.clear()
    this.#queue.clear()
    this.#start(from)
  }

  /** The shortest path to any goal; undefined if there is none, 'tie' if there may be several of one length. */
  run(): Detour | undefined | 'tie' {
    const queue = this.#queue
    this.#expand(0)
    for (let node = queue.pop(); node !== undefined; node = queue.pop()) {
      if (!this.#isOpen(node)) this.#noteRival(node)
      else if (this.#arrivals.circle[node] !== -1) this.#expand(node)
      else if (this.#legsTried === 'open' && this.#isTied(node)) return 'tie'
      else return this.#trace(node)
    }
    return undefined
  }

  /** Whether another path is exactly as long as the one found and bends elsewhere. */
  #isTied(goal: number): boolean {
    const queue = this.#queue
    const arrivals = this.#arrivals
    const length = arrivals.estimate[goal]!
    while (queue.peekValue() === length) {
      const node = queue.pop()!
      if (!this.#isOpen(node)) this.#noteRival(node)
      else if (arrivals.circle[node] !== -1) this.#expand(node)
      else if (!arrivals.haveSameBends(node, goal)) return true
    }
    for (let node = goal; node > 0; node = arrivals.parent[node]!) if (this.#contested.has(node)) return true
    return false
  }

  /** Notes that an arrival would have been as good as the first one at its place, by other bends. */
  #noteRival(node: number): void {
    if (this.#legsTried === 'all') return
    const arrivals = this.#arrivals
    const leg = arrivals.leg[node]!
    if (leg === -1) return
    const first = this.#legs[leg] === SETTLED ? this.#settledBy[leg]! : this.#bends[arrivals.circle[node]!]!.closedBy
    if (first === undefined || arrivals.estimate[node] !== arrivals.estimate[first]) return
    if (!arrivals.haveSameBends(node, first)) this.#contested.add(first)
  }

  /**
   * Visits every place on an obstacle where a shortest leg arrives within the limit, nearest first; `visit` says
   * whether the search should go on from there.
   */
  explore(visit: (x: number, y: number, travelled: number, bend: Bend, sense: number) => boolean): void {
    const arrivals = this.#arrivals
    this.#expand(0)
    for (let node = this.#queue.pop(); node !== undefined; node = this.#queue.pop()) {
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
    const bend = leg === -1 ? undefined : this.#bends[arrivals.circle[node]!]!
    if (bend?.closedBy !== undefined) return false
    if (state === UNTESTED) {
      const start = this.#bends[arrivals.circle[arrivals.parent[node]!]!]!
      const free = this.#isLegFree(start, bend, leaveX, leaveY, arrivals.x[node]!, arrivals.y[node]!)
      if (leg !== -1) this.#legs[leg] = free ? FREE : BLOCKED
      if (!free) return false
    }
    if (!this.#isArcFree(arrivals.parent[node]!, arrivals.turn[node]!, leaveX, leaveY)) return false
    if (!bend) return true
    this.#legs[leg] = SETTLED
    this.#settledBy[leg] = node
    if (bend.radius === 0) bend.closedBy = node
    return true
  }

  /** Whether the arc run on an arrival's circle before leaving it is free; round a lone disc it always is. */
  #isArcFree(node: number, turn: number, leaveX: number, leaveY: number): boolean {
    const arrivals = this.#arrivals
    const bend = this.#bends[arrivals.circle[node]!]!
    if (bend.radius === 0 || turn === 0) return true
    // No point of a line is further from the middle of its ends than half its length.
    const middleX = (arrivals.x[node]! + leaveX) / 2
    const middleY = (arrivals.y[node]! + leaveY) / 2
    const halfLength = (bend.radius * BULGE * turn) / 2
    for (const { x, y, reach } of this.#nearTo(bend, turn)) {
      const limit = halfLength + this.#mover.contour.reach + reach + 1
      const dx = x - middleX
      const dy = y - middleY
      if (dx * dx + dy * dy <= limit * limit) return this.#runsFree(node, turn, leaveX, leaveY)
    }
    return true
  }

  /** Whether a polyline for the arc run on an arrival's circle before leaving it is free; leaves it in the chain. */
  #runsFree(node: number, turn: number, leaveX: number, leaveY: number): boolean {
    const arrivals = this.#arrivals
    const bend = this.#bends[arrivals.circle[node]!]!
    const x = arrivals.x[node]!
    const y = arrivals.y[node]!
    const sense = arrivals.sense[node]!
    const near = this.#nearTo(bend, turn)
    fillCornersRound(this.#chain, bend, x - bend.x, y - bend.y, turn, sense, COARSE_STEP)
    const blocked = this.#blockedLeg(near, x, y, leaveX, leaveY, 0)
    if (blocked === -1) return true
    // A fine line is usually blocked where the coarse one is.
    const share = blocked / Math.max(1, this.#chain.size)
    fillCornersRound(this.#chain, bend, x - bend.x, y - bend.y, turn, sense, FINE_STEP)
    return this.#blockedLeg(near, x, y, leaveX, leaveY, Math.floor(share * this.#chain.size)) === -1
  }

  /**
   * The obstacles that a polyline round a bend can touch at all. It never sinks into the disc it runs round; and with
   * less than half a turn, it sinks into a convex shape no deeper than at its ends, where legs were tested.
   */
  #nearTo(bend: Bend, turn: number): readonly Contour[] {
    const { obstacle } = bend
    const near = this.#othersNear(bend)
    if (!obstacle || obstacle.xs.length === 1 || (obstacle.convex && turn < HALF_TURN)) return near
    return [...near, obstacle]
  }

  #othersNear(bend: Bend): readonly Contour[] {
    bend.near ??= this.#obstacles.filter((obstacle) => {
      if (obstacle === bend.obstacle) return false
      const limit = bend.radius * BULGE + this.#mover.contour.reach + obstacle.reach + 1
      const dx = obstacle.x - bend.x
      const dy = obstacle.y - bend.y
      return dx * dx + dy * dy <= limit * limit
    })
    return bend.near
  }

  /**
   * The first blocked leg on the way from one place over the corners of the chain to another, starting at leg `first`
   * and wrapping round; −1 if none is.
   */
  #blockedLeg(near: readonly Contour[], x: number, y: number, endX: number, endY: number, first: number): number {
    const { size, x: xs, y: ys } = this.#chain
    for (let i = 0, leg = first; i <= size; i++, leg = leg === size ? 0 : leg + 1) {
      const fromX = leg === 0 ? x : xs[leg - 1]!
      const fromY = leg === 0 ? y : ys[leg - 1]!
      const toX = leg === size ? endX : xs[leg]!
      const toY = leg === size ? endY : ys[leg]!
      if (!this.#isFree(near, fromX, fromY, toX, toY)) return leg
    }
    return -1
  }

  /**
   * Whether a leg between two bends is free. In a crowd most legs are not, and the obstacle that blocked the last leg at
   * one of its ends often blocks it too, so that is tested first.
   */
  #isLegFree(start: Bend, end: Bend | undefined, fromX: number, fromY: number, toX: number, toY: number): boolean {
    const mover = putMover(this.#mover, fromX, fromY)
    const moveX = toX - fromX
    const moveY = toY - fromY
    if (start.blocker && collides(mover, moveX, moveY, start.blocker, this.#margin)) return false
    if (end?.blocker && collides(mover, moveX, moveY, end.blocker, this.#margin)) return false
    for (let i = 0; i < this.#obstacles.length; i++) {
      const obstacle = this.#obstacles[i]!
      if (!collides(mover, moveX, moveY, obstacle, this.#margin)) continue
      start.blocker = obstacle
      if (end) end.blocker = obstacle
      return false
    }
    return true
  }

  #isFree(obstacles: readonly Contour[], fromX: number, fromY: number, toX: number, toY: number): boolean {
    const mover = putMover(this.#mover, fromX, fromY)
    for (let i = 0; i < obstacles.length; i++) {
      if (collides(mover, toX - fromX, toY - fromY, obstacles[i]!, this.#margin)) return false
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
      // A leg to a point without extent is the same on both sides of it.
      let isSame = false
      for (let side = 1; side >= -1; side -= 2) {
        const leg = ((circle * 2 + (sense > 0 ? 1 : 0)) * count + next) * 2 + (side > 0 ? 1 : 0)
        if (this.#legs[leg]! >= BLOCKED && !this.#mayEqual(node, leg)) continue
        if (
          !isSame &&
          !fillTangent(tangent, bend.x, bend.y, bend.radius * sense, other.x, other.y, other.radius * side)
        )
          continue
        isSame = other.radius === 0
        this.#add(node, next, side, leg)
      }
    }
  }

  /** Whether an arrival could take a leg that another has taken, by a path of the same length. */
  #mayEqual(node: number, leg: number): boolean {
    if (this.#legsTried === 'all' || this.#legs[leg] !== SETTLED) return false
    return this.#arrivals.estimate[node] === this.#arrivals.estimate[this.#settledBy[leg]!]
  }

  #reachPoint(node: number, bend: Bend, goal: GoalPoint): void {
    const tangent = this.#tangent
    const sense = this.#arrivals.sense[node]!
    if (!fillTangent(tangent, bend.x, bend.y, bend.radius * sense, goal.x, goal.y, 0)) return
    if (tangent.length < goal.stop) return
    const share = tangent.length > 0 ? goal.stop / tangent.length : 0
    tangent.arriveX += (tangent.leaveX - tangent.arriveX) * share
    tangent.arriveY += (tangent.leaveY - tangent.arriveY) * share
    tangent.length -= goal.stop
    this.#add(node, -1, 1, -1)
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
    tangent.arriveX = endX
    tangent.arriveY = endY
    tangent.length = ahead
    this.#add(node, -1, 1, -1)
  }

  /** Adds the arrival at the end of the tangent, which leaves the parent's circle. */
  #add(parent: number, circle: number, sense: number, leg: number): void {
    const arrivals = this.#arrivals
    const bend = this.#bends[arrivals.circle[parent]!]!
    const { leaveX, leaveY, arriveX, arriveY, length } = this.#tangent
    if (this.#legsTried === 'open') {
      if (sinksIn(bend, leaveX, leaveY, this.#margin)) return
      if (circle !== -1 && sinksIn(this.#bends[circle]!, arriveX, arriveY, this.#margin)) return
    }
    const armX = arrivals.x[parent]! - bend.x
    const armY = arrivals.y[parent]! - bend.y
    const turn =
      bend.radius === 0 ? 0 : turnAlong(armX, armY, leaveX - bend.x, leaveY - bend.y, arrivals.sense[parent]!)
    if (bend.cone && !this.#isTaut(parent, turn)) return
    if (circle !== -1 && !this.#mayTouch(this.#bends[circle]!, sense)) return
    const travelled = arrivals.travelled[parent]! + turn * bend.radius + length
    const { centre, slack } = this.#goals
    const left = circle === -1 ? 0 : Math.max(0, lengthOf(arriveX - centre.x, arriveY - centre.y) - slack)
    if (travelled + left > this.#limit) return
    const node = arrivals.next()
    arrivals.x[node] = arriveX
    arrivals.y[node] = arriveY
    arrivals.travelled[node] = travelled
    arrivals.estimate[node] = travelled + left
    arrivals.leaveX[node] = leaveX
    arrivals.leaveY[node] = leaveY
    arrivals.turn[node] = turn
    arrivals.sharp[node] = bend.radius === 0 && parent !== 0 ? 1 : 0
    arrivals.circle[node] = circle
    arrivals.sense[node] = sense
    arrivals.parent[node] = parent
    arrivals.leg[node] = leg
    this.#queue.push(node, travelled + left)
  }

  /** Whether the tangent runs past a bend without sinking into its obstacle. */
  #mayTouch({ cone }: Bend, sense: number): boolean {
    if (!cone) return true
    const { leaveX, leaveY, arriveX, arriveY } = this.#tangent
    return coneHas(cone, (leaveY - arriveY) * sense, (arriveX - leaveX) * sense)
  }

  /** Whether a path that leaves an arrival along the tangent bends round the corner there, and no further than its cone. */
  #isTaut(node: number, turn: number): boolean {
    const arrivals = this.#arrivals
    const bend = this.#bends[arrivals.circle[node]!]!
    const sense = arrivals.sense[node]!
    if (turn > HALF_TURN || !this.#mayTouch(bend, sense)) return false
    if (bend.radius > 0) return true
    const inX = arrivals.x[node]! - arrivals.leaveX[node]!
    const inY = arrivals.y[node]! - arrivals.leaveY[node]!
    const outX = this.#tangent.arriveX - this.#tangent.leaveX
    const outY = this.#tangent.arriveY - this.#tangent.leaveY
    const cross = (inX * outY - inY * outX) * sense
    return cross <= 0 || cross * cross <= STRAIGHT * (inX * inX + inY * inY) * (outX * outX + outY * outY)
  }

  /** The start is the first arrival: a path that has gone nowhere yet. */
  #start({ x, y }: Point): void {
    const arrivals = this.#arrivals
    arrivals.size = 0
    const node = arrivals.next()
    arrivals.x[node] = x
    arrivals.y[node] = y
    arrivals.travelled[node] = 0
    arrivals.estimate[node] = 0
    arrivals.circle[node] = 0
    arrivals.sense[node] = 1
    arrivals.parent[node] = -1
  }

  #trace(goal: number): Detour {
    const arrivals = this.#arrivals
    const corners: Corner[] = []
    for (let node = goal; node > 0; node = arrivals.parent[node]!) this.#addCornersBefore(node, corners)
    return { corners: corners.reverse(), end: { x: arrivals.x[goal]!, y: arrivals.y[goal]! } }
  }

  /** Adds the corners of the arc on which a path runs to the leg that leads to an arrival, the last one first. */
  #addCornersBefore(node: number, corners: Corner[]): void {
    const arrivals = this.#arrivals
    const parent = arrivals.parent[node]!
    const centre = this.#bends[arrivals.circle[parent]!]!
    const turn = arrivals.turn[node]!
    if (centre.radius === 0) {
      if (parent !== 0) corners.push({ x: centre.x, y: centre.y, centre: centre.corner })
      return
    }
    if (turn === 0 || !this.#runsFree(parent, turn, arrivals.leaveX[node]!, arrivals.leaveY[node]!)) return
    const { size, x, y } = this.#chain
    for (let i = size - 1; i >= 0; i--) corners.push({ x: x[i]!, y: y[i]!, centre })
  }
}

const search = new DetourSearch()

/**
 * The shortest path of a base that keeps its facing from a point to a goal among obstacles, no longer than `limit`. It may
 * sink up to `margin` into obstacles, which leaves room for rounding.
 */
export function findDetour(
  mover: Mover,
  from: Point,
  goals: Goals,
  obstacles: readonly Contour[],
  margin: number,
  limit: number,
): Detour | undefined {
  search.prepare(mover, from, goals, obstacles, margin, limit, 'open')
  const found = search.run()
  if (found !== 'tie') return found
  // When several paths have one length, the one found depends on all legs tried before: it is the same in every match.
  search.prepare(mover, from, goals, obstacles, margin, limit, 'all')
  return search.run() as Detour | undefined
}

/** Visits the places where shortest legs of at most `limit` in all arrive at obstacles, nearest first. */
export function exploreDetours(
  mover: Mover,
  from: Point,
  obstacles: readonly Contour[],
  margin: number,
  limit: number,
  visit: (x: number, y: number, travelled: number, bend: Point & { readonly radius: number }, sense: number) => boolean,
): void {
  search.prepare(
    mover,
    from,
    { points: [], edges: [], centre: from, slack: Number.POSITIVE_INFINITY },
    obstacles,
    margin,
    limit,
    'all',
  )
  search.explore(visit)
}
