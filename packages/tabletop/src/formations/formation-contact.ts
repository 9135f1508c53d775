import { gap, overlaps } from '../contact/gap.ts'
import { type Side, type SideContact, sideTowards, touchedSides } from '../contact/side.ts'
import { lengthOf, type Point } from '../plane/point.ts'
import { CONTACT_TOLERANCE } from '../plane/units.ts'
import { type Contour, contourOf, type Shape } from '../shapes/contour.ts'
import { type Formation, formationBlocks, formationCorners, formationDepth, frontage } from './formation.ts'

/** A formation, or a single base or piece of terrain. */
export type FormationBody = Formation | Shape

/** The rectangles (or the one contour) that make up a body. */
export function contoursOf(body: FormationBody): Contour[] {
  return 'ranks' in body ? formationBlocks(body).map(contourOf) : [contourOf(body)]
}

/** The shortest distance between two bodies, from base edge to base edge. */
export function bodyGap(a: FormationBody, b: FormationBody): number {
  const contoursB = contoursOf(b)
  return Math.min(...contoursOf(a).flatMap((block) => contoursB.map((other) => gap(block, other))))
}

/** Whether any bases of two bodies overlap. */
export function bodiesOverlap(a: FormationBody, b: FormationBody): boolean {
  const contoursB = contoursOf(b)
  return contoursOf(a).some((block) => contoursB.some((other) => overlaps(block, other)))
}

/** Whether two bodies are in contact. */
export function bodiesInContact(a: FormationBody, b: FormationBody, tolerance = CONTACT_TOLERANCE): boolean {
  return bodyGap(a, b) <= tolerance
}

/**
 * The sides of a formation that another body touches, the longest contact first. The gap beside an incomplete rear rank
 * belongs to the rear.
 */
export function touchedFormationSides(
  body: Formation,
  other: FormationBody,
  tolerance = CONTACT_TOLERANCE,
): SideContact[] {
  const lengths = new Map<Side, number>()
  const contours = contoursOf(other)
  formationBlocks(body).forEach((block, index) => {
    for (const contour of contours) {
      for (const { side, length } of touchedSides(block, contour, tolerance)) {
        if (side === 'front' && index > 0) continue
        lengths.set(side, (lengths.get(side) ?? 0) + length)
      }
    }
  })
  const found = [...lengths].map(([side, length]) => ({ side, length, share: length / sideLength(body, side) }))
  return found.sort((a, b) => b.length - a.length)
}

function sideLength(body: Formation, side: Side): number {
  return side === 'front' || side === 'rear' ? frontage(body) : formationDepth(body)
}

/** The side of a formation that another body touches most, or undefined if it touches none. */
export function touchedFormationSide(body: Formation, other: FormationBody): Side | undefined {
  return touchedFormationSides(body, other)[0]?.side
}

/** The side of a formation that faces a point; the diagonals of its rectangle are the limits. */
export function formationSideTowards(body: Formation, point: Point): Side {
  const [frontLeft, , rearRight] = formationCorners(body)
  const pose = {
    ...body.pose,
    x: (frontLeft.x + rearRight.x) / 2,
    y: (frontLeft.y + rearRight.y) / 2,
  }
  return sideTowards({ base: { shape: 'rectangle', width: frontage(body), depth: formationDepth(body) }, pose }, point)
}

/**
 * The zone of a formation that contains a point, with the lines through its front and rear edges as limits, as in many
 * wargames.
 */
export function formationZone(body: Formation, point: Point): Side {
  const [left, right, rearRight] = formationCorners(body)
  const width = lengthOf(right.x - left.x, right.y - left.y)
  const along = ((point.x - left.x) * (right.x - left.x) + (point.y - left.y) * (right.y - left.y)) / width
  const back =
    ((point.x - right.x) * (rearRight.x - right.x) + (point.y - right.y) * (rearRight.y - right.y)) /
    formationDepth(body)
  if (back <= 0) return 'front'
  if (back >= formationDepth(body)) return 'rear'
  return along < width / 2 ? 'left' : 'right'
}
