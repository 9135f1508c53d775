import {
  baseContour,
  CONTACT_TOLERANCE,
  type Contour,
  circumscribedRadius,
  discBase,
  gap,
  millimetres,
  type RectangleBase,
  type RectangleFootprint,
  rectangleBase,
  touchedEdges,
} from '@fray/tabletop'
import { bases } from '../armies/bases.ts'
import type { BaseKind } from '../armies/profile.ts'
import { areEnemies, type Fighter, isStanding, type Position, profileOf, type Stance } from '../state.ts'

/** CF-BASE-01 to -04. */
const BASES = Object.fromEntries(
  bases.map(({ id, widthMm, depthMm }) => [id, rectangleBase(millimetres(widthMm), millimetres(depthMm))]),
) as Readonly<Record<BaseKind, RectangleBase>>

export function baseOf(fighter: Fighter): RectangleBase {
  return BASES[profileOf(fighter).base]
}

/** A fighter's base where he stands, or where he would stand. */
export function bodyOf(fighter: Fighter, at: Stance = fighter.at): RectangleFootprint {
  return { base: baseOf(fighter), pose: at }
}

const contours = new WeakMap<Stance, Contour>()

/** The outline of a fighter's base where he stands; remembered, for a place is never changed, only replaced. */
export function contourOf(fighter: Fighter): Contour {
  let contour = contours.get(fighter.at)
  if (!contour) {
    contour = baseContour(baseOf(fighter), fighter.at)
    contours.set(fighter.at, contour)
  }
  return contour
}

export function contourAt(fighter: Fighter, at: Stance): Contour {
  return at === fighter.at ? contourOf(fighter) : baseContour(baseOf(fighter), at)
}

/** CF-OBSTACLE-02: a moving base turns freely, so it passes wherever a disc as wide as its front does. */
export function movingBase(fighter: Fighter) {
  return discBase(baseOf(fighter).width / 2)
}

/** The shortest distance between two bases. */
export function gapBetween(a: Fighter, b: Fighter): number {
  return gap(contourOf(a), contourOf(b))
}

/** CF-CONTACT-01: they share more than half of the shorter of the two edges that touch. */
export function footprintsTouch(a: RectangleFootprint, b: RectangleFootprint): boolean {
  return basesTouch(a.base, baseContour(a.base, a.pose), b.base, baseContour(b.base, b.pose))
}

function basesTouch(a: RectangleBase, contourA: Contour, b: RectangleBase, contourB: Contour): boolean {
  const [mine] = touchedEdges(a, contourA, contourB)
  if (!mine) return false
  const [theirs] = touchedEdges(b, contourB, contourA)
  if (!theirs) return false
  const shorter = Math.min(mine.length / mine.share, theirs.length / theirs.share)
  // What is seen with the tolerance of contact looks longer by as much.
  return (Math.min(mine.length, theirs.length) - CONTACT_TOLERANCE) * 2 > shorter
}

/** Which places touch which, as far as it was asked; remembered, for a place is never changed, only replaced. */
const touching = new WeakMap<Stance, WeakMap<Stance, boolean>>()

function standTouching(a: Fighter, b: Fighter): boolean {
  let known = touching.get(a.at)
  if (!known) {
    known = new WeakMap()
    touching.set(a.at, known)
  }
  let touches = known.get(b.at)
  if (touches === undefined) {
    touches = basesTouch(baseOf(a), contourOf(a), baseOf(b), contourOf(b))
    known.set(b.at, touches)
  }
  return touches
}

/** CF-CONTACT-01, -09: contact takes the same altitude level. */
export function inContact(a: Fighter, b: Fighter): boolean {
  if (a.level !== b.level || !isStanding(a) || !isStanding(b)) return false
  return mayTouch(a, b) && standTouching(a, b)
}

/** A quick look before measuring: whether the circles round two bases come near each other. */
function mayTouch(a: Fighter, b: Fighter): boolean {
  const dx = a.at.x - b.at.x
  const dy = a.at.y - b.at.y
  const reach = circumscribedRadius(baseOf(a)) + circumscribedRadius(baseOf(b)) + CONTACT_TOLERANCE
  return dx * dx + dy * dy <= reach * reach
}

/** The enemies in base contact with a fighter. */
export function opponentsOf({ state }: Position, who: Fighter): Fighter[] {
  return state.fighters.filter((each) => areEnemies(each, who) && inContact(each, who))
}

/** CF-CONTACT-08. */
export function isFree(play: Position, who: Fighter): boolean {
  return opponentsOf(play, who).length === 0
}
