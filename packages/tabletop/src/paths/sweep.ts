import { lengthOf } from '../plane/point.ts'
import { type Contour, edgeCount, enclosesPlace } from '../shapes/contour.ts'

/**
 * Time of impact. A shape that moves without turning touches another exactly while their Minkowski sum holds the moving
 * centre, so every question below is "when is a moving point inside a convex thing", answered as an interval of time
 * (0 at the start of the move, 1 at its end). The interval is left in one object for all, because a fresh one for each of
 * millions of questions would cost more than the arithmetic. (A number in a variable would be such an object.)
 */
const span = { entry: Number.POSITIVE_INFINITY, exit: Number.NEGATIVE_INFINITY }

/** Receives each interval of time in which one part of an obstacle is touched. */
type IntervalSink = (from: number, to: number) => void

/** The time at which the shapes' circles touch at all: rejects nearly every pair before any real work. */
export function passesNear(mover: Contour, moveX: number, moveY: number, obstacle: Contour): boolean {
  const fromX = mover.x - obstacle.x
  const fromY = mover.y - obstacle.y
  const limit = mover.reach + obstacle.reach
  const squaredMove = moveX * moveX + moveY * moveY
  const dot = fromX * moveX + fromY * moveY
  const squaredGap = fromX * fromX + fromY * fromY
  const squaredLimit = limit * limit
  if (dot >= 0) return squaredGap <= squaredLimit
  if (-dot >= squaredMove) return squaredGap + 2 * dot + squaredMove <= squaredLimit
  return squaredGap * squaredMove - dot * dot <= squaredLimit * squaredMove
}

/**
 * The time from 0 to 1 at which a moving shape first sinks more than `margin` into an obstacle, or Infinity. The mover
 * must be convex; the obstacle may be anything.
 */
export function timeOfImpact(mover: Contour, moveX: number, moveY: number, obstacle: Contour, margin: number): number {
  return passesNear(mover, moveX, moveY, obstacle) ? impactNear(mover, moveX, moveY, obstacle, margin) : never
}

function impactNear(mover: Contour, moveX: number, moveY: number, obstacle: Contour, margin: number): number {
  if (enclosesPlace(obstacle, mover.x, mover.y)) return 0
  if (mover.xs.length === 1) return discImpact(mover, moveX, moveY, obstacle, margin)
  if (obstacle.xs.length === 1) {
    return enclosesPlace(mover, obstacle.x, obstacle.y) ? 0 : discImpact(obstacle, -moveX, -moveY, mover, margin)
  }
  if (obstacle.convex) {
    return convexInterval(mover, moveX, moveY, obstacle, 0, obstacle.xs.length, margin) ? impactTime() : never
  }
  let first = never
  fillSweptBox(mover, moveX, moveY)
  for (let i = 0; i < edgeCount(obstacle); i++) {
    if (edgeInterval(mover, moveX, moveY, obstacle, i, margin)) first = Math.min(first, impactTime())
  }
  return first
}

/** Whether a moving shape sinks more than `margin` into an obstacle at any time; the same as {@link timeOfImpact}, and quicker. */
export function collides(mover: Contour, moveX: number, moveY: number, obstacle: Contour, margin: number): boolean {
  if (!passesNear(mover, moveX, moveY, obstacle)) return false
  if (obstacle.xs.length === 1 || (mover.xs.length > 1 && obstacle.convex)) {
    return impactNear(mover, moveX, moveY, obstacle, margin) <= 1
  }
  if (enclosesPlace(obstacle, mover.x, mover.y)) return true
  return mover.xs.length > 1
    ? polygonHitsEdge(mover, moveX, moveY, obstacle, margin)
    : discHitsEdge(mover, moveX, moveY, obstacle, margin)
}

function discHitsEdge(disc: Contour, moveX: number, moveY: number, obstacle: Contour, margin: number): boolean {
  const radius = disc.radius + obstacle.radius - margin
  if (radius < 0) return false
  const { xs, ys } = obstacle
  for (let i = 0; i < edgeCount(obstacle); i++) {
    const next = i + 1 === xs.length ? 0 : i + 1
    if (!stadiumInterval(disc.x, disc.y, moveX, moveY, xs[i]!, ys[i]!, xs[next]!, ys[next]!, radius)) continue
    if (impactTime() <= 1) return true
  }
  return false
}

function polygonHitsEdge(mover: Contour, moveX: number, moveY: number, obstacle: Contour, margin: number): boolean {
  fillSweptBox(mover, moveX, moveY)
  for (let i = 0; i < edgeCount(obstacle); i++) {
    if (edgeInterval(mover, moveX, moveY, obstacle, i, margin) && impactTime() <= 1) return true
  }
  return false
}

const never = Number.POSITIVE_INFINITY

/** The current interval as a time of impact within the move. */
function impactTime(): number {
  if (span.exit <= 0 || span.entry >= 1 || span.exit <= span.entry) return never
  return Math.max(span.entry, 0)
}

function discImpact(disc: Contour, moveX: number, moveY: number, obstacle: Contour, margin: number): number {
  const radius = disc.radius + obstacle.radius - margin
  if (radius < 0) return never
  const { xs, ys } = obstacle
  const count = xs.length
  if (count === 1) return circleInterval(disc.x - xs[0]!, disc.y - ys[0]!, moveX, moveY, radius) ? impactTime() : never
  let first = never
  for (let i = 0; i < edgeCount(obstacle); i++) {
    const next = i + 1 === count ? 0 : i + 1
    if (!stadiumInterval(disc.x, disc.y, moveX, moveY, xs[i]!, ys[i]!, xs[next]!, ys[next]!, radius)) continue
    const time = impactTime()
    if (time < first) first = time
  }
  return first
}

/**
 * Reports every interval (clipped to 0…1) in which the moving convex shape touches an edge of the obstacle. Between
 * intervals the mover is wholly inside or wholly outside a polygon.
 */
export function eachTouch(mover: Contour, moveX: number, moveY: number, obstacle: Contour, sink: IntervalSink): void {
  if (!passesNear(mover, moveX, moveY, obstacle)) return
  const radius = mover.radius + obstacle.radius
  const moverIsDisc = mover.xs.length === 1
  if (obstacle.xs.length === 1) {
    if (moverIsDisc) {
      report(circleInterval(mover.x - obstacle.x, mover.y - obstacle.y, moveX, moveY, radius), sink)
      return
    }
    if (enclosesPlace(mover, obstacle.x, obstacle.y)) report(restInterval(), sink)
    eachStadium(obstacle.x, obstacle.y, -moveX, -moveY, mover, radius, sink)
    return
  }
  if (moverIsDisc) {
    eachStadium(mover.x, mover.y, moveX, moveY, obstacle, radius, sink)
    return
  }
  for (let i = 0; i < edgeCount(obstacle); i++) {
    report(convexInterval(mover, moveX, moveY, obstacle, i, 2, 0), sink)
  }
}

function eachStadium(
  x: number,
  y: number,
  moveX: number,
  moveY: number,
  obstacle: Contour,
  radius: number,
  sink: IntervalSink,
): void {
  const { xs, ys } = obstacle
  for (let i = 0; i < edgeCount(obstacle); i++) {
    const next = (i + 1) % xs.length
    report(stadiumInterval(x, y, moveX, moveY, xs[i]!, ys[i]!, xs[next]!, ys[next]!, radius), sink)
  }
}

/** A touch at the very start only; what follows is reported by the edges. */
function restInterval(): boolean {
  span.entry = 0
  span.exit = 0
  return true
}

function report(found: boolean, sink: IntervalSink): void {
  if (found && span.exit >= 0 && span.entry <= 1) sink(Math.max(0, span.entry), Math.min(1, span.exit))
}

/** The time during which a point starting at (fromX, fromY) from a circle's centre is within it. */
function circleInterval(fromX: number, fromY: number, moveX: number, moveY: number, radius: number): boolean {
  const squaredMove = moveX * moveX + moveY * moveY
  const excess = fromX * fromX + fromY * fromY - radius * radius
  if (squaredMove === 0) return restsInside(excess <= 0)
  const dot = fromX * moveX + fromY * moveY
  const discriminant = dot * dot - squaredMove * excess
  if (discriminant < 0) return false
  const root = Math.sqrt(discriminant)
  span.entry = (-dot - root) / squaredMove
  span.exit = (-dot + root) / squaredMove
  return true
}

function restsInside(inside: boolean): boolean {
  span.entry = Number.NEGATIVE_INFINITY
  span.exit = Number.POSITIVE_INFINITY
  return inside
}

/**
 * The time during which a moving point is within `radius` of the segment a–b: the two end circles and the box between
 * them.
 */
function stadiumInterval(
  x: number,
  y: number,
  moveX: number,
  moveY: number,
  ax: number,
  ay: number,
  bx: number,
  by: number,
  radius: number,
): boolean {
  const length = lengthOf(bx - ax, by - ay)
  if (length === 0) return circleInterval(x - ax, y - ay, moveX, moveY, radius)
  const unitX = (bx - ax) / length
  const unitY = (by - ay) / length
  const fromX = x - ax
  const fromY = y - ay
  const across = fromX * unitY - fromY * unitX
  const acrossMove = moveX * unitY - moveY * unitX
  // Most edges of a polygon are never near the path: leave before the square roots.
  if ((across > radius && across + acrossMove > radius) || (across < -radius && across + acrossMove < -radius))
    return false
  const along = fromX * unitX + fromY * unitY
  const alongMove = moveX * unitX + moveY * unitY
  if (along < -radius && along + alongMove < -radius) return false
  if (along > length + radius && along + alongMove > length + radius) return false
  let from = never
  let to = -never
  startInterval()
  if (narrowInterval(across, acrossMove, -radius, radius) && narrowInterval(along, alongMove, 0, length)) {
    from = span.entry
    to = span.exit
  }
  if (circleInterval(fromX, fromY, moveX, moveY, radius)) {
    from = Math.min(from, span.entry)
    to = Math.max(to, span.exit)
  }
  if (circleInterval(x - bx, y - by, moveX, moveY, radius)) {
    from = Math.min(from, span.entry)
    to = Math.max(to, span.exit)
  }
  span.entry = from
  span.exit = to
  return from <= to
}

function startInterval(): void {
  span.entry = Number.NEGATIVE_INFINITY
  span.exit = Number.POSITIVE_INFINITY
}

/** Narrows the interval to when low ≤ position + time·speed ≤ high; false once nothing is left. */
function narrowInterval(position: number, speed: number, low: number, high: number): boolean {
  if (low > high) return false
  if (speed === 0) return position >= low && position <= high
  const atLow = (low - position) / speed
  const atHigh = (high - position) / speed
  if (speed > 0) {
    if (atLow > span.entry) span.entry = atLow
    if (atHigh < span.exit) span.exit = atHigh
  } else {
    if (atHigh > span.entry) span.entry = atHigh
    if (atLow < span.exit) span.exit = atLow
  }
  return span.entry <= span.exit
}

/**
 * The box round a shape's whole move, slightly enlarged for rounding: an object for the same reason as {@link span}.
 */
const swept = { left: 0, right: 0, top: 0, bottom: 0 }

const HAIR = 1

function fillSweptBox({ xs, ys }: Contour, moveX: number, moveY: number): void {
  let left = xs[0]!
  let right = left
  let top = ys[0]!
  let bottom = top
  for (let i = 1; i < xs.length; i++) {
    left = Math.min(left, xs[i]!)
    right = Math.max(right, xs[i]!)
    top = Math.min(top, ys[i]!)
    bottom = Math.max(bottom, ys[i]!)
  }
  swept.left = left + Math.min(0, moveX) - HAIR
  swept.right = right + Math.max(0, moveX) + HAIR
  swept.top = top + Math.min(0, moveY) - HAIR
  swept.bottom = bottom + Math.max(0, moveY) + HAIR
}

/** The same as {@link convexInterval} for one edge of an obstacle; most lie off the swept box, which must be filled in. */
function edgeInterval(
  mover: Contour,
  moveX: number,
  moveY: number,
  obstacle: Contour,
  edge: number,
  margin: number,
): boolean {
  const { xs, ys } = obstacle
  const next = edge + 1 === xs.length ? 0 : edge + 1
  if (xs[edge]! < swept.left && xs[next]! < swept.left) return false
  if (xs[edge]! > swept.right && xs[next]! > swept.right) return false
  if (ys[edge]! < swept.top && ys[next]! < swept.top) return false
  if (ys[edge]! > swept.bottom && ys[next]! > swept.bottom) return false
  return convexInterval(mover, moveX, moveY, obstacle, edge, 2, margin)
}

/**
 * The time during which a moving convex polygon sinks more than `margin` into the convex chain of `count` vertices of
 * `obstacle` from `start`: while they overlap along every edge normal of both (the separating axis theorem). False if
 * that is not within the move. The second half of a rectangle's edges repeats the first, but for rounding: it comes
 * last, because most shapes are told apart before.
 */
function convexInterval(
  mover: Contour,
  moveX: number,
  moveY: number,
  obstacle: Contour,
  start: number,
  count: number,
  margin: number,
): boolean {
  startInterval()
  const edges = edgeCount(mover)
  const half = Math.ceil(edges / 2)
  const chainEnd = start + (count < 3 ? count - 1 : count)
  const chainHalf = Math.ceil((start + chainEnd) / 2)
  return (
    narrowByNormals(mover, 0, half, mover, obstacle, start, count, moveX, moveY, margin) &&
    narrowByNormals(obstacle, start, chainHalf, mover, obstacle, start, count, moveX, moveY, margin) &&
    narrowByNormals(mover, half, edges, mover, obstacle, start, count, moveX, moveY, margin) &&
    narrowByNormals(obstacle, chainHalf, chainEnd, mover, obstacle, start, count, moveX, moveY, margin)
  )
}

/** Narrows the interval by the edges of `source` from one number up to another. */
function narrowByNormals(
  source: Contour,
  firstEdge: number,
  endEdge: number,
  mover: Contour,
  obstacle: Contour,
  start: number,
  count: number,
  moveX: number,
  moveY: number,
  margin: number,
): boolean {
  const { xs, ys } = source
  const size = xs.length
  for (let edge = firstEdge; edge < endEdge; edge++) {
    const at = edge < size ? edge : edge - size
    const next = at + 1 === size ? 0 : at + 1
    const alongX = xs[next]! - xs[at]!
    const alongY = ys[next]! - ys[at]!
    const length = lengthOf(alongX, alongY)
    if (length === 0) continue
    const normalX = alongY / length
    const normalY = -alongX / length
    project(mover, 0, mover.xs.length, normalX, normalY)
    const moverLow = shade.low
    const moverHigh = shade.high
    project(obstacle, start, count, normalX, normalY)
    const speed = moveX * normalX + moveY * normalY
    if (!narrowInterval(0, speed, shade.low - moverHigh + margin, shade.high - moverLow - margin)) return false
    // An interval before or after the move is not a touch: most obstacles are ruled out by their first edges.
    if (span.exit < 0 || span.entry > 1) return false
  }
  return true
}

/** The latest projection: an object for the same reason as {@link span}. */
const shade = { low: Number.POSITIVE_INFINITY, high: Number.NEGATIVE_INFINITY }

function project(contour: Contour, start: number, count: number, normalX: number, normalY: number): void {
  const { xs, ys } = contour
  let low = Number.POSITIVE_INFINITY
  let high = Number.NEGATIVE_INFINITY
  for (let i = 0, at = start; i < count; i++, at = at + 1 === xs.length ? 0 : at + 1) {
    const value = xs[at]! * normalX + ys[at]! * normalY
    if (value < low) low = value
    if (value > high) high = value
  }
  shade.low = low
  shade.high = high
}

/** The share (0 to 1) of the segment p–q that lies within `radius` of the convex shape; undefined if none does. */
export function shareWithin(
  px: number,
  py: number,
  qx: number,
  qy: number,
  convex: Contour,
  radius: number,
): number | undefined {
  const { xs, ys } = convex
  const reach = radius + convex.radius
  let from = 1
  let to = 0
  for (let i = 0; i < Math.max(1, edgeCount(convex)); i++) {
    const next = (i + 1) % xs.length
    // The only corner of a disc is an edge without length.
    const found = stadiumInterval(px, py, qx - px, qy - py, xs[i]!, ys[i]!, xs[next]!, ys[next]!, reach)
    if (!found || span.exit < 0 || span.entry > 1) continue
    from = Math.min(from, Math.max(0, span.entry))
    to = Math.max(to, Math.min(1, span.exit))
  }
  return from <= to ? to - from : undefined
}
