import { isOnTable, overlaps, type Side } from '@fray/tabletop'
import { baseOf, bodyOf, contourAt, footprintsTouch, inContact } from '../ground/bodies.ts'
import { blockersAt } from '../ground/obstacles.ts'
import { areEnemies, type Fighter, type Position, type Stance, standing } from '../state.ts'
import { type Edge, edgeSize, edgesOf, shadowOn, sideTouched, stanceAgainst } from './edges.ts'

/** A place against an edge of a target where an assailant may be set down. */
export interface Arrival {
  readonly target: Fighter
  readonly side: Side
  readonly stance: Stance
}

/** Placings whose contact differs by less than this, in hundredths of a millimetre, are equally good. */
const ALIKE = 10

/** CF-CHARGE-06, CF-CONTACT-03 to -06: every place against a target, the best ones of each edge. */
export function arrivalsAt(play: Position, assailant: Fighter, target: Fighter): Arrival[] {
  return edgesOf(target).flatMap((edge) => arrivalsOn(play, assailant, edge))
}

export function arrivalsOn(play: Position, assailant: Fighter, edge: Edge): Arrival[] {
  const { owner: target, side } = edge
  if (!hasCapacity(play, assailant, edge)) return []
  const free = offsetsTried(play, assailant, edge)
    .filter((aside) => isEnough(edge, assailant, aside))
    .map((aside) => ({ aside, stance: stanceAgainst(edge, assailant, aside) }))
    .filter(({ stance }) => fits(play, assailant, stance) && touches(assailant, stance, target))
  // CF-CONTACT-06: as much of the base as possible.
  const most = Math.max(0, ...free.map(({ aside }) => sharedLength(edge, assailant, aside)))
  return free
    .filter(({ aside }) => sharedLength(edge, assailant, aside) >= most - ALIKE)
    .map(({ stance }) => ({ target, side, stance }))
}

/** CF-CONTACT-04, -05: the sizes of several edges against one may not exceed its own. */
export function hasCapacity(play: Position, assailant: Fighter, { owner, side }: Edge): boolean {
  const others = standing(play).filter(
    (each) =>
      each !== assailant && areEnemies(each, owner) && inContact(each, owner) && sideTouched(owner, each) === side,
  )
  if (others.length === 0) return true
  const taken = others.reduce((sum, each) => sum + edgeSize(each, sideTouched(each, owner) ?? 'front'), 0)
  return taken + edgeSize(assailant, 'front') <= edgeSize(owner, side)
}

/** Along an edge: squarely in the middle, flush with either end, and close beside whoever stands near. */
function offsetsTried(play: Position, assailant: Fighter, edge: Edge): number[] {
  const { width, depth } = baseOf(assailant)
  const slack = Math.abs(edge.length - width) / 2
  const near = standing(play).filter((each) => {
    if (each === assailant || each === edge.owner || each.level !== edge.owner.level) return false
    const far = edge.length + width + depth + baseOf(each).depth
    return Math.abs(each.at.x - edge.middle.x) < far && Math.abs(each.at.y - edge.middle.y) < far
  })
  const beside = near.flatMap((each) => {
    const [from, to] = shadowOn(edge, each)
    return [from - width / 2 - 1, to + width / 2 + 1]
  })
  return [0, slack, -slack, ...beside]
}

function sharedLength({ length }: Edge, assailant: Fighter, aside: number): number {
  const half = baseOf(assailant).width / 2
  return Math.min(length / 2, aside + half) - Math.max(-length / 2, aside - half)
}

/** CF-CONTACT-01. */
function isEnough(edge: Edge, assailant: Fighter, aside: number): boolean {
  return sharedLength(edge, assailant, aside) * 2 > Math.min(edge.length, baseOf(assailant).width)
}

function touches(assailant: Fighter, stance: Stance, target: Fighter): boolean {
  return footprintsTouch(bodyOf(assailant, stance), bodyOf(target))
}

export function fits(play: Position, assailant: Fighter, stance: Stance): boolean {
  const contour = contourAt(assailant, stance)
  if (!isOnTable(contour, play.setup.table)) return false
  return !blockersAt(play, assailant).some((each) => overlaps(contour, each))
}
