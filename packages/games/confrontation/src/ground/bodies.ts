import {
  baseContour,
  CONTACT_TOLERANCE,
  type Contour,
  circlesApart,
  circumscribedRadius,
  discBase,
  distance,
  gap,
  millimetres,
  type RectangleBase,
  type RectangleFootprint,
  rectangleBase,
  type Side,
  type SideContact,
  touchedEdges,
} from '@fray/tabletop'
import { bases } from '../armies/bases.ts'
import type { BaseKind } from '../armies/profile.ts'
import { areEnemies, type Fighter, isStanding, type PlayState, profileOf, type Stance } from '../state.ts'

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

/** The outline of a base in a place. */
interface Outline {
  readonly at: Stance
  readonly kind: BaseKind
  readonly contour: Contour
}

const outlines = new WeakMap<Stance, Outline>()
/** The latest outline of each fighter, by his number: looking there first is quicker. */
const latest: Outline[] = []

/** The outline of a fighter's base where he stands; remembered, for a place is never changed, only replaced. */
export function contourOf(fighter: Fighter): Contour {
  const { id, at } = fighter
  const kind = profileOf(fighter).base
  const last = latest[id]
  if (last !== undefined && last.at === at && last.kind === kind) return last.contour
  let outline = outlines.get(at)
  // A card may be exchanged for one of another base, and the place stay.
  if (outline?.kind !== kind) {
    outline = { at, kind, contour: baseContour(BASES[kind], at) }
    outlines.set(at, outline)
  }
  latest[id] = outline
  return outline.contour
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

/** Whether that is more than so much: most who are far apart or close together need not be measured. */
export function areFurtherApart(a: Fighter, b: Fighter, reach: number): boolean {
  // Bases are never further apart than their middles.
  if (distance(a.at, b.at) <= reach) return false
  const contourA = contourOf(a)
  const contourB = contourOf(b)
  return circlesApart(contourA, contourB, reach + 1) || gap(contourA, contourB) > reach
}

/** CF-CONTACT-01: they share more than half of the shorter of the two edges that touch. */
export function footprintsTouch(a: RectangleFootprint, b: RectangleFootprint): boolean {
  return basesTouch(a.base, baseContour(a.base, a.pose), b.base, baseContour(b.base, b.pose))
}

/** CF-CONTACT-01: the same for a fighter who would have this outline and another one where he stands. */
export function wouldTouch(fighter: Fighter, contour: Contour, other: Fighter): boolean {
  return basesTouch(baseOf(fighter), contour, baseOf(other), contourOf(other))
}

function basesTouch(a: RectangleBase, contourA: Contour, b: RectangleBase, contourB: Contour): boolean {
  const mine = touchedEdges(a, contourA, contourB)[0]
  return mine !== undefined && sharesEnough(mine, touchedEdges(b, contourB, contourA)[0])
}

/** CF-CONTACT-01: the sides by which two bases touch each other most. */
function sharesEnough(mine: SideContact, theirs: SideContact | undefined): boolean {
  if (!theirs) return false
  const shorter = Math.min(mine.length / mine.share, theirs.length / theirs.share)
  // What is seen with the tolerance of contact looks longer by as much.
  return (Math.min(mine.length, theirs.length) - CONTACT_TOLERANCE) * 2 > shorter
}

/** How the outlines of two fighters lie to each other. */
interface ContactGeometry {
  readonly own: Contour
  readonly other: Contour
  /** The side of the first that the other one touches most, if any. */
  readonly side: Side | undefined
  /** CF-CONTACT-01. */
  readonly isContact: boolean
}

/** The latest meeting of each fighter with each other one, by their numbers. */
const meetings: ContactGeometry[][] = []

/** How two fighters stand to each other; remembered, for an outline is never changed, only replaced. */
function meetingOf(a: Fighter, b: Fighter): ContactGeometry {
  const own = contourOf(a)
  const other = contourOf(b)
  let known = meetings[a.id]
  if (known === undefined) {
    known = []
    meetings[a.id] = known
  }
  const last = known[b.id]
  if (last !== undefined && last.own === own && last.other === other) return last
  const mine = touchedEdges(baseOf(a), own, other)
  const isContact = mine.length > 0 && sharesEnough(mine[0]!, touchedEdges(baseOf(b), other, own)[0])
  const meeting = { own, other, side: mine[0]?.side, isContact }
  known[b.id] = meeting
  return meeting
}

/** The side of a fighter's base that another one touches most where he stands, if any. */
export function sideMet(of: Fighter, by: Fighter): Side | undefined {
  return meetingOf(of, by).side
}

/** CF-CONTACT-01, -09: contact takes the same altitude level. */
export function inContact(a: Fighter, b: Fighter): boolean {
  if (a.level !== b.level || !isStanding(a) || !isStanding(b)) return false
  return mayTouch(a, b) && meetingOf(a, b).isContact
}

/** No two bases whose middles are further apart than this, along either axis, touch. */
const FURTHEST_CONTACT = 2 * Math.max(...Object.values(BASES).map(circumscribedRadius)) + CONTACT_TOLERANCE

/** A quick look before measuring: whether the circles round two bases come near each other. */
export function mayTouch(a: Fighter, b: Fighter): boolean {
  const dx = a.at.x - b.at.x
  if (dx > FURTHEST_CONTACT || dx < -FURTHEST_CONTACT) return false
  const dy = a.at.y - b.at.y
  if (dy > FURTHEST_CONTACT || dy < -FURTHEST_CONTACT) return false
  const reach = contourOf(a).reach + contourOf(b).reach + CONTACT_TOLERANCE
  return dx * dx + dy * dy <= reach * reach
}

/** The enemies in base contact with a fighter. */
export function opponentsOf({ state }: PlayState, who: Fighter): Fighter[] {
  return state.fighters.filter((fighter) => areEnemies(fighter, who) && inContact(fighter, who))
}

/** CF-CONTACT-08. */
export function isFree({ state }: PlayState, who: Fighter): boolean {
  return !state.fighters.some((fighter) => areEnemies(fighter, who) && inContact(fighter, who))
}
