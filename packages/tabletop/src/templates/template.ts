import { cosine, FULL_TURN, HALF_TURN, sine } from '../plane/angle.ts'
import { type Direction, rotate } from '../plane/direction.ts'
import { type Point, wholePoint } from '../plane/point.ts'
import { type Contour, contourOf, discContour, polygonContour, type Shape } from '../shapes/contour.ts'
import { type Coverage, covers } from '../terrain/area.ts'

/** A round template. */
export function circleTemplate(centre: Point, radius: number): Contour {
  return discContour(centre.x, centre.y, radius)
}

/** A straight band that begins at a point and runs in a direction. */
export function lineTemplate(from: Point, heading: Direction, length: number, width: number): Contour {
  return polygonContour(
    placePoints(from, heading, [-width / 2, width / 2, width / 2, -width / 2], [0, 0, length, length]),
  )
}

/** A triangle (or blunt cone) that begins `nearWidth` wide and ends `farWidth` wide. */
export function coneTemplate(
  apex: Point,
  heading: Direction,
  length: number,
  farWidth: number,
  nearWidth = 0,
): Contour {
  const near = nearWidth / 2
  const far = farWidth / 2
  return near === 0
    ? polygonContour(placePoints(apex, heading, [0, far, -far], [0, length, length]))
    : polygonContour(placePoints(apex, heading, [-near, near, far, -far], [0, 0, length, length]))
}

/** A teardrop: a cone from its tip that closes in a half circle of `radius`; `length` runs from tip to far end. */
export function teardropTemplate(tip: Point, heading: Direction, length: number, radius: number): Contour {
  const steps = 16
  const aside: number[] = [0]
  const ahead: number[] = [0]
  for (let i = 0; i <= steps; i++) {
    const angle = FULL_TURN / 4 - (i * HALF_TURN) / steps
    aside.push(radius * sine(angle))
    ahead.push(length - radius + radius * cosine(angle))
  }
  return polygonContour(placePoints(tip, heading, aside, ahead))
}

/** Points given as (aside to the right, ahead) of an origin that faces a heading. */
function placePoints(origin: Point, heading: Direction, aside: readonly number[], ahead: readonly number[]): Point[] {
  return aside.map((right, i) => {
    const arm = rotate({ x: ahead[i]!, y: right }, heading)
    return wholePoint(origin.x + arm.x, origin.y + arm.y)
  })
}

/** Indices of the bases under a template: touched by it, mostly (their centre) or wholly. */
export function basesUnder(template: Contour, bases: readonly Shape[], wanted: Exclude<Coverage, 'outside'>): number[] {
  const found: number[] = []
  bases.forEach((base, i) => {
    if (covers(template, contourOf(base), wanted)) found.push(i)
  })
  return found
}
