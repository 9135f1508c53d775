import { type Contour, edgeCount } from '../shapes/contour.ts'
import type { Silhouette } from './silhouette.ts'

/** Shadows are gathered in flat arrays that only grow, so that a sight question allocates nothing but its answer. */
export interface Shadows {
  count: number
  /** First and last hidden slope of each shadow. */
  from: Float64Array
  to: Float64Array
}

/** Room for shadows. */
export function emptyShadows(): Shadows {
  return { count: 0, from: new Float64Array(64), to: new Float64Array(64) }
}

function addShadow(shadows: Shadows, silhouette: Silhouette, low: number, high: number): void {
  const from = Math.max(low, silhouette.leftSlope)
  const to = Math.min(high, silhouette.rightSlope)
  if (from >= to) return
  if (shadows.count === shadows.from.length) grow(shadows)
  shadows.from[shadows.count] = from
  shadows.to[shadows.count] = to
  shadows.count++
}

function grow(shadows: Shadows): void {
  const from = new Float64Array(shadows.from.length * 2)
  const to = new Float64Array(shadows.to.length * 2)
  from.set(shadows.from)
  to.set(shadows.to)
  shadows.from = from
  shadows.to = to
}

/**
 * Adds the shadow that an obstacle throws on the target's line for a viewer at (x, y). Only the part of the obstacle
 * before that line throws one.
 */
export function castShadow(shadows: Shadows, silhouette: Silhouette, x: number, y: number, obstacle: Contour): void {
  if (obstacle.xs.length === 1) castDiscShadow(shadows, silhouette, x, y, obstacle)
  else castPolygonShadow(shadows, silhouette, x, y, obstacle)
}

/** Depths at or below this are beside or behind the viewer; slopes there would run to infinity. */
const NO_DEPTH = 1e-6

function castPolygonShadow(shadows: Shadows, silhouette: Silhouette, x: number, y: number, obstacle: Contour): void {
  const { xs, ys } = obstacle
  const { aheadX, aheadY } = silhouette
  const count = xs.length
  const closed = edgeCount(obstacle) === count
  let previous = closed ? count - 1 : 0
  let dx = xs[previous]! - x
  let dy = ys[previous]! - y
  let depth = dx * aheadX + dy * aheadY
  let side = dy * aheadX - dx * aheadY
  for (let i = closed ? 0 : 1; i < count; previous = i++) {
    dx = xs[i]! - x
    dy = ys[i]! - y
    const nextDepth = dx * aheadX + dy * aheadY
    const nextSide = dy * aheadX - dx * aheadY
    castEdgeShadow(shadows, silhouette, depth, side, nextDepth, nextSide)
    depth = nextDepth
    side = nextSide
  }
}

/** The distance of a place in the viewer's frame from the target's line (positive: on the viewer's side). */
function beforeLine(silhouette: Silhouette, depth: number, side: number): number {
  const { leftDepth, leftSide, rightDepth, rightSide } = silhouette
  return (rightSide - leftSide) * (leftDepth - depth) - (rightDepth - leftDepth) * (leftSide - side)
}

function castEdgeShadow(
  shadows: Shadows,
  silhouette: Silhouette,
  depthA: number,
  sideA: number,
  depthB: number,
  sideB: number,
): void {
  const beforeA = beforeLine(silhouette, depthA, sideA)
  const beforeB = beforeLine(silhouette, depthB, sideB)
  if (beforeA <= 0 && beforeB <= 0) return
  if (depthA <= NO_DEPTH && depthB <= NO_DEPTH) return
  let depth1 = depthA
  let side1 = sideA
  let depth2 = depthB
  let side2 = sideB
  if (beforeA < 0 || beforeB < 0) {
    const share = beforeA / (beforeA - beforeB)
    const cutDepth = depthA + (depthB - depthA) * share
    const cutSide = sideA + (sideB - sideA) * share
    if (beforeA < 0) {
      depth1 = cutDepth
      side1 = cutSide
    } else {
      depth2 = cutDepth
      side2 = cutSide
    }
    if (depth1 <= NO_DEPTH && depth2 <= NO_DEPTH) return
  }
  const slope1 = slopeOrBeyond(depth1, side1, depth2, side2)
  const slope2 = slopeOrBeyond(depth2, side2, depth1, side1)
  if (slope1 < slope2) addShadow(shadows, silhouette, slope1, slope2)
  else addShadow(shadows, silhouette, slope2, slope1)
}

/**
 * The slope of an end of an edge; if it lies behind the viewer, infinity on the side on which the edge passes the
 * viewer.
 */
function slopeOrBeyond(depth: number, side: number, otherDepth: number, otherSide: number): number {
  if (depth > NO_DEPTH) return side / depth
  const sideAbreast = side * otherDepth - otherSide * depth
  return sideAbreast < 0 ? Number.NEGATIVE_INFINITY : Number.POSITIVE_INFINITY
}

/**
 * The part of a disc before the target's line is convex, so its shadow is one interval: between the slopes of the
 * tangent points that lie before the line and of the places where the circle meets it.
 */
function castDiscShadow(shadows: Shadows, silhouette: Silhouette, x: number, y: number, disc: Contour): void {
  const dx = disc.x - x
  const dy = disc.y - y
  const depth = dx * silhouette.aheadX + dy * silhouette.aheadY
  const side = dy * silhouette.aheadX - dx * silhouette.aheadY
  const radius = disc.radius
  const squared = depth * depth + side * side
  const squaredTangent = squared - radius * radius
  if (squaredTangent <= 0) {
    addShadow(shadows, silhouette, Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY)
    return
  }
  const along = squaredTangent / squared
  const across = (radius * Math.sqrt(squaredTangent)) / squared
  const leftDepth = depth * along + side * across
  const leftSide = side * along - depth * across
  const rightDepth = depth * along - side * across
  const rightSide = side * along + depth * across
  if (leftDepth <= NO_DEPTH && rightDepth <= NO_DEPTH) return
  let low = Number.POSITIVE_INFINITY
  let high = Number.NEGATIVE_INFINITY
  if (beforeLine(silhouette, leftDepth, leftSide) > 0) {
    low = leftDepth <= NO_DEPTH ? Number.NEGATIVE_INFINITY : leftSide / leftDepth
    high = low
  }
  if (beforeLine(silhouette, rightDepth, rightSide) > 0) {
    high = rightDepth <= NO_DEPTH ? Number.POSITIVE_INFINITY : rightSide / rightDepth
    if (high < low) low = high
  }
  widenByChord(silhouette, depth, side, radius, low, high)
  if (chordLow < chordHigh) addShadow(shadows, silhouette, chordLow, chordHigh)
}

let chordLow = 0
let chordHigh = 0

/** Widens a disc's shadow by the places where its circle meets the target's line, if it does. */
function widenByChord(
  silhouette: Silhouette,
  depth: number,
  side: number,
  radius: number,
  low: number,
  high: number,
): void {
  chordLow = low
  chordHigh = high
  const lineDepth = silhouette.rightDepth - silhouette.leftDepth
  const lineSide = silhouette.rightSide - silhouette.leftSide
  const squaredLine = lineDepth * lineDepth + lineSide * lineSide
  const dot = (depth - silhouette.leftDepth) * lineDepth + (side - silhouette.leftSide) * lineSide
  const cross = (depth - silhouette.leftDepth) * lineSide - (side - silhouette.leftSide) * lineDepth
  const discriminant = radius * radius * squaredLine - cross * cross
  if (discriminant <= 0) return
  const root = Math.sqrt(discriminant)
  widen(
    silhouette.leftDepth + (lineDepth * (dot - root)) / squaredLine,
    silhouette.leftSide + (lineSide * (dot - root)) / squaredLine,
  )
  widen(
    silhouette.leftDepth + (lineDepth * (dot + root)) / squaredLine,
    silhouette.leftSide + (lineSide * (dot + root)) / squaredLine,
  )
}

function widen(depth: number, side: number): void {
  if (depth <= NO_DEPTH) {
    if (side < 0) chordLow = Number.NEGATIVE_INFINITY
    else chordHigh = Number.POSITIVE_INFINITY
    return
  }
  const slope = side / depth
  if (slope < chordLow) chordLow = slope
  if (slope > chordHigh) chordHigh = slope
}
