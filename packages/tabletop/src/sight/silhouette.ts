import { lengthOf } from '../plane/point.ts'
import { type Contour, enclosesPlace } from '../shapes/contour.ts'

/**
 * A viewer's view of a target: the straight line between the two outermost points it can see, in the viewer's own
 * frame. There `depth` runs along the line of sight (the bisector of those two points) and `side` across it, so every
 * point in view has a slope, side ÷ depth, and shadows become intervals of slopes.
 */
export interface Silhouette {
  /** Unit vector along the line of sight. */
  aheadX: number
  aheadY: number
  leftDepth: number
  leftSide: number
  rightDepth: number
  rightSide: number
  /** Slopes of the two ends; left < right. */
  leftSlope: number
  rightSlope: number
}

/** An empty silhouette for callers in a loop to fill and reuse. */
export function emptySilhouette(): Silhouette {
  return {
    aheadX: 0,
    aheadY: 0,
    leftDepth: 0,
    leftSide: 0,
    rightDepth: 0,
    rightSide: 0,
    leftSlope: 0,
    rightSlope: 0,
  }
}

let leftX = 0
let leftY = 0
let rightX = 0
let rightY = 0

/** Fills in the silhouette of a convex target seen from (x, y); false if the viewer stands in the target. */
export function fillSilhouette(silhouette: Silhouette, x: number, y: number, target: Contour): boolean {
  const found = target.xs.length === 1 ? discEnds(x, y, target) : polygonEnds(x, y, target)
  if (!found) return false
  const leftLength = lengthOf(leftX, leftY)
  const rightLength = lengthOf(rightX, rightY)
  if (leftLength === 0 || rightLength === 0) return false
  const sumX = leftX / leftLength + rightX / rightLength
  const sumY = leftY / leftLength + rightY / rightLength
  const sumLength = lengthOf(sumX, sumY)
  if (sumLength === 0) return false
  const aheadX = sumX / sumLength
  const aheadY = sumY / sumLength
  silhouette.aheadX = aheadX
  silhouette.aheadY = aheadY
  silhouette.leftDepth = leftX * aheadX + leftY * aheadY
  silhouette.leftSide = leftY * aheadX - leftX * aheadY
  silhouette.rightDepth = rightX * aheadX + rightY * aheadY
  silhouette.rightSide = rightY * aheadX - rightX * aheadY
  if (silhouette.leftDepth <= 0 || silhouette.rightDepth <= 0) return false
  silhouette.leftSlope = silhouette.leftSide / silhouette.leftDepth
  silhouette.rightSlope = silhouette.rightSide / silhouette.rightDepth
  return true
}

/** The two points where lines from the viewer touch a disc. */
function discEnds(x: number, y: number, disc: Contour): boolean {
  const dx = disc.x - x
  const dy = disc.y - y
  const squared = dx * dx + dy * dy
  const radius = disc.radius
  const squaredTangent = squared - radius * radius
  if (squaredTangent <= 0) return false
  const along = squaredTangent / squared
  const across = (radius * Math.sqrt(squaredTangent)) / squared
  leftX = dx * along + dy * across
  leftY = dy * along - dx * across
  rightX = dx * along - dy * across
  rightY = dy * along + dx * across
  return true
}

/** The outermost corners of a polygon (or ends of a wall) as seen by the viewer. */
function polygonEnds(x: number, y: number, polygon: Contour): boolean {
  if (enclosesPlace(polygon, x, y)) return false
  const { xs, ys } = polygon
  leftX = rightX = xs[0]! - x
  leftY = rightY = ys[0]! - y
  for (let i = 1; i < xs.length; i++) {
    const dx = xs[i]! - x
    const dy = ys[i]! - y
    if (leftX * dy - leftY * dx < 0) {
      leftX = dx
      leftY = dy
    } else if (rightX * dy - rightY * dx > 0) {
      rightX = dx
      rightY = dy
    }
  }
  return true
}

/** The length of the line that stands for the target. */
export function silhouetteWidth(silhouette: Silhouette): number {
  return lengthOf(silhouette.rightDepth - silhouette.leftDepth, silhouette.rightSide - silhouette.leftSide)
}

/**
 * The position (0 at the left end, 1 at the right) at which the line of sight with a given slope meets the target's
 * line.
 */
export function placeOnSilhouette(silhouette: Silhouette, slope: number): number {
  const { leftDepth, leftSide, rightDepth, rightSide } = silhouette
  return (slope * leftDepth - leftSide) / (rightSide - leftSide - slope * (rightDepth - leftDepth))
}
