import { gap, overlaps } from '../contact/gap.ts'
import { cosine, FULL_TURN, sine } from '../plane/angle.ts'
import { type Direction, NORTH, rotate } from '../plane/direction.ts'
import { lengthOf, type Point, wholePoint } from '../plane/point.ts'
import { type Contour, containsPoint, contourOf, polygonContour, type Shape, verticesOf } from '../shapes/contour.ts'
import { isWhollyWithin } from './table.ts'

/** How much of a base lies in an area, from nothing to all of it. */
export type Coverage = 'outside' | 'touching' | 'mostly' | 'wholly'

/**
 * Classifies how a base lies in an area: wholly, mostly (its centre is inside), touching (some part overlaps) or
 * outside. Each includes the next weaker one, so compare with {@link covers}.
 */
export function coverage(area: Contour, base: Shape): Coverage {
  const contour = contourOf(base)
  if (!overlaps(contour, area)) return 'outside'
  if (!containsPoint(area, contour)) return 'touching'
  return isWhollyWithin(contour, area) ? 'wholly' : 'mostly'
}

const STRENGTH: Record<Coverage, number> = { outside: 0, touching: 1, mostly: 2, wholly: 3 }

/** Whether a base lies in an area at least as far as `wanted`. */
export function covers(area: Contour, base: Shape, wanted: Coverage): boolean {
  return STRENGTH[coverage(area, base)] >= STRENGTH[wanted]
}

/** Whether any part of a base is in an area; a brush of the edges is not. */
export function isTouchedBy(area: Contour, base: Shape): boolean {
  return overlaps(base, area)
}

/** The shortest distance from a base to an area, 0 if it stands in it. */
export function distanceToArea(area: Contour, base: Shape): number {
  return gap(area, base)
}

/** The corners of an upright rectangle, clockwise from the far left. */
export function boxPoints(left: number, top: number, width: number, depth: number): Point[] {
  return [
    { x: left, y: top },
    { x: left + width, y: top },
    { x: left + width, y: top + depth },
    { x: left, y: top + depth },
  ]
}

/** An ellipse as a polygon through `count` of its points, its long axis turned to `facing` (upright if north). */
export function ellipsePoints(
  centre: Point,
  halfWidth: number,
  halfDepth: number,
  facing: Direction = NORTH,
  count = 32,
): Point[] {
  return blobPoints(
    centre,
    Array.from({ length: count }, () => 1),
    halfWidth,
    halfDepth,
    facing,
  )
}

/**
 * A rounded irregular area: one corner for each radius factor, evenly spread round an ellipse. Woods and ponds look
 * natural with eight to sixteen factors between 0.7 and 1.2, drawn by the caller from its own dice.
 */
export function blobPoints(
  centre: Point,
  factors: readonly number[],
  halfWidth: number,
  halfDepth: number,
  facing: Direction = NORTH,
): Point[] {
  const turn = { x: -facing.y, y: facing.x }
  return factors.map((factor, i) => {
    const angle = (i * FULL_TURN) / factors.length
    const arm = rotate({ x: sine(angle) * halfWidth * factor, y: -cosine(angle) * halfDepth * factor }, turn)
    return wholePoint(centre.x + arm.x, centre.y + arm.y)
  })
}

/**
 * A road or river: a band of constant width along a bent line, as a polygon. The corners are mitred, so bends should be
 * gentler than a right angle and longer than the width.
 */
export function bandPoints(line: readonly Point[], width: number): Point[] {
  if (line.length < 2) throw new RangeError('a band needs two points')
  const left: Point[] = []
  const right: Point[] = []
  line.forEach((point, i) => {
    const offset = mitre(line[i - 1], point, line[i + 1], width / 2)
    left.push(wholePoint(point.x + offset.x, point.y + offset.y))
    right.push(wholePoint(point.x - offset.x, point.y - offset.y))
  })
  return [...left, ...right.reverse()]
}

/** The offset from a point of a bent line to the left edge of its band. */
function mitre(before: Point | undefined, at: Point, after: Point | undefined, half: number): Point {
  const into = before ? unitBetween(before, at) : unitBetween(at, after!)
  const out = after ? unitBetween(at, after) : into
  const sumX = into.x + out.x
  const sumY = into.y + out.y
  const squared = sumX * sumX + sumY * sumY
  return { x: (sumY * 2 * half) / squared, y: (-sumX * 2 * half) / squared }
}

function unitBetween(from: Point, to: Point): Point {
  const length = lengthOf(to.x - from.x, to.y - from.y)
  return { x: (to.x - from.x) / length, y: (to.y - from.y) / length }
}

/** Steps of the quarter circle at each corner of a rounded outline. */
const CORNER_STEPS = 8

/** The outline at a distance of `reach` round a base, its corners rounded, as a polygon. */
export function roundedPoints(base: Contour, reach: number): Point[] {
  if (base.xs.length === 1) return ellipsePoints(base, base.radius + reach, base.radius + reach)
  const corners = verticesOf(base)
  return corners.flatMap((corner, i) => {
    const into = unitBetween(corners.at(i - 1)!, corner)
    // Out of the edge that ends here, then turned towards the one that begins here.
    const outwards = { x: into.y * reach, y: -into.x * reach }
    return Array.from({ length: CORNER_STEPS + 1 }, (_, step) => {
      const angle = (step * FULL_TURN) / 4 / CORNER_STEPS
      const arm = rotate(outwards, { x: cosine(angle), y: sine(angle) })
      return wholePoint(corner.x + arm.x, corner.y + arm.y)
    })
  })
}

/** An ellipse ready for calculation. */
export function ellipse(centre: Point, halfWidth: number, halfDepth: number, facing: Direction = NORTH): Contour {
  return polygonContour(ellipsePoints(centre, halfWidth, halfDepth, facing))
}

/** A road or river ready for calculation. */
export function band(line: readonly Point[], width: number): Contour {
  return polygonContour(bandPoints(line, width))
}
