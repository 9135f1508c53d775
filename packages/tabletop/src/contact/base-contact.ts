import { CONTACT_TOLERANCE } from '../plane/units.ts'
import type { Footprint } from '../shapes/base.ts'
import { inContact } from './gap.ts'
import { isRectangle, type Side, touchedSides } from './side.ts'

/** The contact between two bases. */
interface BaseContact {
  /** The sides of the first base that touch: one where edges lie along each other or it is met in the middle, two at a corner, none of a disc. */
  readonly sides: readonly Side[]
  /** The sides of the second base that touch the first. */
  readonly otherSides: readonly Side[]
  /** How much edge they share, in hundredths: 0 where a corner or a round base touches. */
  readonly length: number
}

/** Edges that lie along each other share at least this much; less is a corner, seen with the tolerance of contact. */
const SHORTEST_EDGE = 20

/** Finds the contact between two bases in any pose; undefined if they do not touch. */
export function contactBetween(a: Footprint, b: Footprint, tolerance = CONTACT_TOLERANCE): BaseContact | undefined {
  if (!inContact(a, b, tolerance)) return undefined
  const touchedOfA = isRectangle(a) ? touchedSides(a, b, tolerance) : []
  const touchedOfB = isRectangle(b) ? touchedSides(b, a, tolerance) : []
  const shared = Math.min(touchedOfA[0]?.length ?? 0, touchedOfB[0]?.length ?? 0)
  const length = shared < SHORTEST_EDGE ? 0 : shared
  const namesOf = (touched: typeof touchedOfA): Side[] =>
    (length > 0 ? touched.slice(0, 1) : touched).map(({ side }) => side)
  return { sides: namesOf(touchedOfA), otherSides: namesOf(touchedOfB), length }
}
