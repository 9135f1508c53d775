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
import { bases } from '../armies/cards/bases.ts'
import type { BaseKind } from '../armies/cards/profile.ts'
import { areEnemies, type Fighter, isStanding, type PlayState, profileOf, type Stance } from '../state.ts'

/** CF-BASE-01 to -04: the sizes of bases. */
const BASES = Object.fromEntries(
  bases.map(({ id, widthMm, depthMm }) => [id, rectangleBase(millimetres(widthMm), millimetres(depthMm))]),
) as Readonly<Record<BaseKind, RectangleBase>>

export function baseOf(fighter: Fighter): RectangleBase {
  return BASES[profileOf(fighter).base]
}

/** A fighter's base at its place or at another one. */
export function bodyOf(fighter: Fighter, at: Stance = fighter.at): RectangleFootprint {
  return { base: baseOf(fighter), pose: at }
}

/** The cached outline of a base. */
interface Outline {
  readonly at: Stance
  readonly kind: BaseKind
  readonly contour: Contour
}

const outlines = new WeakMap<Stance, Outline>()
/** Cache of each fighter's latest outline by id. */
const latest: Outline[] = []

/** The outline of a fighter's base. Cached by identity: a stance is replaced, never changed. */
export function contourOf(fighter: Fighter): Contour {
  const { id, at } = fighter
  const kind = profileOf(fighter).base
  const last = latest[id]
  if (last !== undefined && last.at === at && last.kind === kind) return last.contour
  let outline = outlines.get(at)
  // A card may be exchanged for one with another base while the place stays.
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

/** Whether the gap exceeds `reach`. Avoids measuring in most cases. */
export function areFurtherApart(a: Fighter, b: Fighter, reach: number): boolean {
  // The gap between bases never exceeds the distance of their centres.
  if (distance(a.at, b.at) <= reach) return false
  const contourA = contourOf(a)
  const contourB = contourOf(b)
  return circlesApart(contourA, contourB, reach + 1) || gap(contourA, contourB) > reach
}

/** CF-CONTACT-01: whether two bases share more than half of the shorter touching edge. */
export function footprintsTouch(a: RectangleFootprint, b: RectangleFootprint): boolean {
  return basesTouch(a.base, baseContour(a.base, a.pose), b.base, baseContour(b.base, b.pose))
}

/** CF-CONTACT-01: the same for a fighter with another outline against one at its current place. */
export function wouldTouch(fighter: Fighter, contour: Contour, other: Fighter): boolean {
  return basesTouch(baseOf(fighter), contour, baseOf(other), contourOf(other))
}

function basesTouch(a: RectangleBase, contourA: Contour, b: RectangleBase, contourB: Contour): boolean {
  const mine = touchedEdges(a, contourA, contourB)[0]
  return mine !== undefined && sharesEnough(mine, touchedEdges(b, contourB, contourA)[0])
}

/** CF-CONTACT-01: compares the contact with the shorter of the edges that touch most. */
function sharesEnough(mine: SideContact, theirs: SideContact | undefined): boolean {
  if (!theirs) return false
  const shorter = Math.min(mine.length / mine.share, theirs.length / theirs.share)
  // The tolerance makes a contact look longer than it is.
  return (Math.min(mine.length, theirs.length) - CONTACT_TOLERANCE) * 2 > shorter
}

/** The contact between two fighters' outlines. */
interface ContactGeometry {
  readonly own: Contour
  readonly other: Contour
  /** The side of the first fighter that the other touches most, if any. */
  readonly side: Side | undefined
  /** CF-CONTACT-01: whether it counts as contact. */
  readonly isContact: boolean
}

/** Cache of each pair's latest meeting, by fighter ids. */
const meetings: ContactGeometry[][] = []

/** The contact between two fighters. Cached by identity: outlines are replaced, never changed. */
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

/** The side of a fighter's base that another fighter touches most, if any. */
export function sideMet(of: Fighter, by: Fighter): Side | undefined {
  return meetingOf(of, by).side
}

/** CF-CONTACT-01, -09: contact needs the same level. */
export function inContact(a: Fighter, b: Fighter): boolean {
  if (a.level !== b.level || !isStanding(a) || !isStanding(b)) return false
  return mayTouch(a, b) && meetingOf(a, b).isContact
}

/** Largest distance between centres, along either axis, at which bases can touch. */
const FURTHEST_CONTACT = 2 * Math.max(...Object.values(BASES).map(circumscribedRadius)) + CONTACT_TOLERANCE

/** A cheap test before measuring: whether the circles around two bases come close. */
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

/** CF-CONTACT-08: whether a fighter has no opponents in contact. */
export function isFree({ state }: PlayState, who: Fighter): boolean {
  return !state.fighters.some((fighter) => areEnemies(fighter, who) && inContact(fighter, who))
}
