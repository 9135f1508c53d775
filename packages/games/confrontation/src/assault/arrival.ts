import { type Refusal, refuse, text } from '@fray/kernel'
import {
  CONTACT_TOLERANCE,
  type Contour,
  circlesApart,
  circumscribedRadius,
  discContour,
  distance,
  isOnTable,
  overlaps,
  type Point,
  type Side,
} from '@fray/tabletop'
import { baseOf, bodyOf, contourAt, contourOf, footprintsTouch, inContact } from '../ground/bodies.ts'
import { blockersAt } from '../ground/obstacles.ts'
import { areEnemies, type Fighter, isStanding, type PlayState, type Stance, standing } from '../state.ts'
import { allWith, someWith } from '../traits.ts'
import {
  asideOf,
  type Edge,
  edgeSize,
  edgesOf,
  isInLine,
  placesAtJoint,
  shadowOn,
  sideTouched,
  slidAlong,
  stanceAgainst,
} from './edges.ts'

/** A place against an edge of a target where an assailant may be placed. */
export interface Arrival {
  readonly target: Fighter
  readonly side: Side
  readonly stance: Stance
  /** CF-CONTACT-07: fighters who are slid aside to make room. */
  readonly slides: readonly Slide[]
}

export interface Slide {
  readonly fighter: Fighter
  readonly stance: Stance
}

/** Places whose contact differs by less than this, in hundredths of a millimetre, count as equally good. */
const ALIKE = 10

/** CF-CHARGE-06, CF-CONTACT-03 to -06: every place against a target, reduced to the best ones of each edge. */
export function arrivalsAt(play: PlayState, assailant: Fighter, target: Fighter): Arrival[] {
  const surroundings = surroundingsOf(play, assailant, target)
  return assailableEdges(play, assailant, target).flatMap((edge) => placesOn(play, assailant, edge, surroundings))
}

/** CF-ABIL-111: the edges of a target that can be assaulted. */
function assailableEdges(play: PlayState, assailant: Fighter, target: Fighter): readonly Edge[] {
  if (!someWith(play, target, 'barsSide')) return edgesOf(target)
  return edgesOf(target).filter((edge) => !barToEdge(play, assailant, edge))
}

/** CF-ABIL-111: why an edge cannot be assaulted, even if there is room. */
function barToEdge(play: PlayState, assailant: Fighter, { owner, side }: Edge): Refusal | undefined {
  for (const [ability, effect] of allWith(play, owner, 'barsSide')) {
    const bar = ability.barsSide(play, assailant, side, owner, effect)
    if (bar) return bar
  }
  return undefined
}

/** How far from a legal place, in hundredths of a millimetre, a written place may be and still match it. */
export const PLACE_TOLERANCE = 100

/**
 * CF-CONTACT-06: the place meant by a point, if the assailant may stand there. It may lie between the places of
 * `arrivalsAt`, as long as no less of the base touches the edge.
 */
export function arrivalThere(play: PlayState, assailant: Fighter, target: Fighter, at: Point): Arrival | undefined {
  const edge = intendedEdge(assailant, target, at)
  if (!edge || barToEdge(play, assailant, edge)) return undefined
  const { blockers, occupants } = surroundingsOf(play, assailant, target)
  const stance = stanceAgainst(edge, assailant, asideOf(edge, at))
  const isOpen = hasCapacity(assailant, edge, occupantsOf(edge, occupants))
  if (!isOpen || !touchesMost(play, assailant, edge, stance, blockers)) return undefined
  return isClear(play, assailant, stance, blockers) ? { target, side: edge.side, stance, slides: [] } : undefined
}

/** CF-CONTACT-04, -06, CF-ABIL-111: why an assailant may not stand at a point against a target. */
export function arrivalRefusal(play: PlayState, assailant: Fighter, target: Fighter, at: Point): Refusal {
  const words = { target: { figure: target.id } }
  const edge = intendedEdge(assailant, target, at)
  if (!edge) return refuse(text('refused.not-against', words), 'CF-CHARGE-06')
  const bar = barToEdge(play, assailant, edge)
  if (bar) return bar
  const { blockers, occupants } = surroundingsOf(play, assailant, target)
  if (!hasCapacity(assailant, edge, occupantsOf(edge, occupants))) {
    const side = { text: text(`overlay.side.${edge.side}`) }
    return refuse(text('refused.edge-full', { ...words, side }), 'CF-CONTACT-03', 'CF-CONTACT-04')
  }
  const stance = stanceAgainst(edge, assailant, asideOf(edge, at))
  if (!isClear(play, assailant, stance, blockers)) return refuse(text('refused.no-room'), 'CF-MOVE-02')
  return refuse(text('refused.less-contact', words), 'CF-CONTACT-06')
}

/**
 * CF-CHARGE-06, CF-CONTACT-04, CF-ABIL-111: why a target has no place for the assailant. Only for targets where
 * `hasRoom` is false.
 */
export function noRoomRefusal(play: PlayState, assailant: Fighter, target: Fighter): Refusal {
  const words = { target: { figure: target.id } }
  const edges = edgesOf(target)
  const bars = edges.map((edge) => barToEdge(play, assailant, edge))
  const open = edges.filter((_, i) => !bars[i])
  const occupants = occupantsRound(play, assailant, target)
  const isFull = open.every((edge) => !hasCapacity(assailant, edge, occupantsOf(edge, occupants)))
  const bar = bars.find((refusal) => refusal)
  if (bar) return bar
  if (isFull) return refuse(text('barred.edges-full', words), 'CF-CONTACT-03', 'CF-CONTACT-04')
  return refuse(text('barred.no-room', words), 'CF-CHARGE-06')
}

/** The edge that the assailant's front would touch at a point. */
function intendedEdge(assailant: Fighter, target: Fighter, at: Point): Edge | undefined {
  return edgesOf(target).find((edge) => {
    const aside = asideOf(edge, at)
    if (sharedLength(edge, assailant, aside) <= 0) return false
    return distance(stanceAgainst(edge, assailant, aside), at) <= PLACE_TOLERANCE
  })
}

/** CF-CONTACT-06: whether no free place against the edge has more of the base touching. */
function touchesMost(
  play: PlayState,
  assailant: Fighter,
  edge: Edge,
  stance: Stance,
  blockers: readonly Contour[],
): boolean {
  const shared = sharedLength(edge, assailant, asideOf(edge, stance))
  const best = bestStances(play, assailant, edge, blockers)
  return best.every((otherStance) => sharedLength(edge, assailant, asideOf(edge, otherStance)) <= shared + ALIKE)
}

/** CF-CHARGE-01: those of the enemies that the assailant can be placed in contact with. */
export function withRoom(play: PlayState, assailant: Fighter, targets: readonly Fighter[]): Fighter[] {
  const grounded = blockersAt(play, assailant, 0)
  return targets.filter((target) => {
    return hasRoom(play, assailant, target, target.level === 0 ? grounded : blockersRound(play, assailant, target))
  })
}

export function hasRoom(
  play: PlayState,
  assailant: Fighter,
  target: Fighter,
  blockers: readonly Contour[] = blockersRound(play, assailant, target),
): boolean {
  const edges = assailableEdges(play, assailant, target)
  if (edges.length === 0) return false
  const near = blockersNear(assailant, target, blockers)
  if (standsAlone(play, assailant, target, near)) return true
  const occupants = occupantsRound(play, assailant, target)
  const isOpen = (edge: Edge) => hasCapacity(assailant, edge, occupantsOf(edge, occupants))
  // Checks the cheap cases first; sliding is the most expensive.
  return (
    edges.some((edge) => isPlace(play, assailant, edge, 0, near) && isOpen(edge)) ||
    edges.some((edge) => isOpen(edge) && hasPlace(play, assailant, edge, near)) ||
    edges.some(
      (edge) => isOpen(edge) && arrivalsBySliding(play, assailant, edge, occupantsOf(edge, occupants)).length > 0,
    )
  )
}

/** Whether nothing near the target could be in the assailant's way. A cheap test that settles most cases. */
function standsAlone(play: PlayState, assailant: Fighter, target: Fighter, near: readonly Contour[]): boolean {
  const { x, y } = contourOf(target)
  const { width, depth } = play.setup.table
  const far = reachRound(assailant, target)
  if (x < far || y < far || x > width - far || y > depth - far) return false
  return near.every((contour) => contour === contourOf(target))
}

/** What affects the places against a target. */
interface Surroundings {
  /** Outlines that could be in the assailant's way. */
  readonly blockers: readonly Contour[]
  /** Fighters already in contact with the target, and the side each one touches. */
  readonly occupants: readonly Occupant[]
}

interface Occupant {
  readonly fighter: Fighter
  readonly side: Side | undefined
}

function surroundingsOf(play: PlayState, assailant: Fighter, target: Fighter): Surroundings {
  const blockers = blockersNear(assailant, target, blockersRound(play, assailant, target))
  return { blockers, occupants: occupantsRound(play, assailant, target) }
}

function occupantsRound({ state }: PlayState, assailant: Fighter, target: Fighter): Occupant[] {
  const occupants: Occupant[] = []
  for (const fighter of state.fighters) {
    if (fighter === assailant || fighter === target || !inContact(fighter, target)) continue
    occupants.push({ fighter, side: sideTouched(target, fighter) })
  }
  return occupants
}

function blockersNear(assailant: Fighter, target: Fighter, blockers: readonly Contour[]): Contour[] {
  const { x, y } = contourOf(target)
  const around = discContour(x, y, reachRound(assailant, target))
  return blockers.filter((blocker) => !circlesApart(around, blocker, 0))
}

/** How far from the target's centre an assailant in contact may extend. */
function reachRound(assailant: Fighter, target: Fighter): number {
  return contourOf(target).reach + 2 * circumscribedRadius(baseOf(assailant)) + CONTACT_TOLERANCE
}

export function arrivalsOn(play: PlayState, assailant: Fighter, edge: Edge): Arrival[] {
  return placesOn(play, assailant, edge, surroundingsOf(play, assailant, edge.owner))
}

/** Whether the edge has a place that needs no sliding. */
function hasPlace(play: PlayState, assailant: Fighter, edge: Edge, blockers: readonly Contour[]): boolean {
  return offsetsTried(play, assailant, edge).some((aside) => isPlace(play, assailant, edge, aside, blockers))
}

/** Whether the assailant may stand at this offset from the middle of an edge. */
function isPlace(
  play: PlayState,
  assailant: Fighter,
  edge: Edge,
  aside: number,
  blockers: readonly Contour[],
): boolean {
  if (!isEnough(edge, assailant, aside)) return false
  return isClear(play, assailant, stanceAgainst(edge, assailant, aside), blockers)
}

function placesOn(play: PlayState, assailant: Fighter, edge: Edge, { blockers, occupants }: Surroundings): Arrival[] {
  const { owner: target, side } = edge
  const taken = occupantsOf(edge, occupants)
  if (!hasCapacity(assailant, edge, taken)) return []
  const best = bestStances(play, assailant, edge, blockers)
  if (best.length === 0) return arrivalsBySliding(play, assailant, edge, taken)
  const stances = [...best, ...stancesAtJoints(play, assailant, edge)]
  return stances.map((stance) => ({ target, side, stance, slides: [] }))
}

/** CF-CONTACT-06: the clear places against an edge with as much of the base touching as possible. */
function bestStances(play: PlayState, assailant: Fighter, edge: Edge, blockers: readonly Contour[]): Stance[] {
  const tried = offsetsTried(play, assailant, edge).map((aside) => {
    return { aside, shared: sharedLength(edge, assailant, aside), clear: null as Stance | null }
  })
  let most = 0
  // Tries places with more contact first, so that the search can stop at the first clear one and its equals.
  for (const candidate of tried.toSorted((a, b) => b.shared - a.shared)) {
    if (candidate.shared < most - ALIKE) break
    const stance = stanceAgainst(edge, assailant, candidate.aside)
    if (!isClear(play, assailant, stance, blockers)) continue
    most = Math.max(most, candidate.shared)
    candidate.clear = stance
  }
  return tried.flatMap(({ clear }) => clear ?? [])
}

/**
 * CF-CHARGE-10, CF-CONTACT-06: places at the joint of two enemies in line, where a broad front touches more than
 * against one enemy.
 */
function stancesAtJoints(play: PlayState, assailant: Fighter, edge: Edge): Stance[] {
  const { owner } = edge
  if (baseOf(assailant).width <= edge.length) return []
  const beside = standing(play).filter((fighter) => {
    if (fighter === owner || !areEnemies(fighter, assailant) || fighter.level !== owner.level) return false
    return !circlesApart(contourOf(fighter), contourOf(owner), baseOf(assailant).width)
  })
  return beside.flatMap((other) => {
    const inLine = edgesOf(other).find((otherEdge) => isInLine(edge, otherEdge))
    if (!inLine) return []
    const joint = placesAtJoint(edge, inLine, assailant).find((stance) => {
      const meetsBoth = [owner, other].every((fighter) => touches(assailant, stance, fighter))
      return meetsBoth && fits(play, assailant, stance, owner)
    })
    return joint ? [joint] : []
  })
}

/** Fighters in contact with an edge. */
function occupantsOf({ side }: Edge, occupants: readonly Occupant[]): Fighter[] {
  const taken: Fighter[] = []
  for (const occupant of occupants) if (occupant.side === side) taken.push(occupant.fighter)
  return taken
}

/** CF-CONTACT-04, -05: the sizes of the edges in contact must not exceed the size of the edge they touch. */
function hasCapacity(assailant: Fighter, { owner, side }: Edge, taken: readonly Fighter[]): boolean {
  if (taken.length === 0) return true
  const sizes = taken.reduce((sum, fighter) => sum + edgeSize(fighter, sideTouched(fighter, owner) ?? 'front'), 0)
  return sizes + edgeSize(assailant, 'front') <= edgeSize(owner, side)
}

/** CF-CONTACT-07: puts the newcomer at every position in the row along the edge, which closes up around its middle. */
function arrivalsBySliding(play: PlayState, assailant: Fighter, edge: Edge, taken: readonly Fighter[]): Arrival[] {
  if (taken.length === 0) return []
  const row = taken.toSorted((a, b) => shadowOn(edge, a)[0] - shadowOn(edge, b)[0])
  return Array.from({ length: row.length + 1 }, (_, i) => row.toSpliced(i, 0, assailant)).flatMap((order) => {
    return arrivalInRow(play, assailant, edge, order) ?? []
  })
}

function arrivalInRow(play: PlayState, assailant: Fighter, edge: Edge, order: readonly Fighter[]): Arrival | undefined {
  const { owner: target, side } = edge
  const widthOf = (fighter: Fighter) => {
    const [from, to] = shadowOn(edge, fighter)
    return (fighter === assailant ? baseOf(fighter).width : to - from) + 1
  }
  let left = -order.reduce((sum, fighter) => sum + widthOf(fighter), 0) / 2
  const placed = order.map((fighter): Slide => {
    const aside = left + widthOf(fighter) / 2
    left += widthOf(fighter)
    if (fighter === assailant) return { fighter, stance: stanceAgainst(edge, fighter, aside) }
    const [from, to] = shadowOn(edge, fighter)
    return { fighter, stance: slidAlong(edge, fighter.at, aside - (from + to) / 2) }
  })
  if (!placed.every((slide) => mayStand(play, slide, placed, target))) return undefined
  const own = placed.find(({ fighter }) => fighter === assailant)!
  return { target, side, stance: own.stance, slides: placed.filter((slide) => slide !== own) }
}

/** CF-CONTACT-07: a slid fighter must fit at the target's level, touch the same piece, and keep its other contacts. */
function mayStand(play: PlayState, { fighter, stance }: Slide, placed: readonly Slide[], target: Fighter): boolean {
  const isPlaced = (other: Fighter) => placed.some((slide) => slide.fighter === other)
  if (!touches(fighter, stance, target)) return false
  if (!isClear(play, fighter, stance, blockersRound(play, fighter, target, isPlaced))) return false
  return standing(play).every(
    (other) => isPlaced(other) || !inContact(other, fighter) || touches(fighter, stance, other),
  )
}

/**
 * Offsets along an edge: centred, flush with either end, and right beside fighters nearby, if enough of the edge
 * touches.
 */
function offsetsTried(play: PlayState, assailant: Fighter, edge: Edge): number[] {
  const { width, depth } = baseOf(assailant)
  const offsets: number[] = []
  const add = (aside: number) => {
    if (isEnough(edge, assailant, aside) && !offsets.includes(aside)) offsets.push(aside)
  }
  add(0)
  const slack = Math.abs(edge.length - width) / 2
  add(slack)
  add(-slack)
  for (const fighter of play.state.fighters) {
    if (fighter === assailant || fighter === edge.owner || fighter.level !== edge.owner.level || !isStanding(fighter))
      continue
    const far = edge.length + width + depth + baseOf(fighter).depth
    if (Math.abs(fighter.at.x - edge.middle.x) >= far || Math.abs(fighter.at.y - edge.middle.y) >= far) continue
    const [from, to] = shadowOn(edge, fighter)
    add(from - width / 2 - 1)
    add(to + width / 2 + 1)
  }
  return offsets
}

function sharedLength({ length }: Edge, assailant: Fighter, aside: number): number {
  const half = baseOf(assailant).width / 2
  return Math.min(length / 2, aside + half) - Math.max(-length / 2, aside - half)
}

/** CF-CONTACT-01: contact takes more than half of the shorter edge. */
function isEnough(edge: Edge, assailant: Fighter, aside: number): boolean {
  const shared = sharedLength(edge, assailant, aside) - 2 * CONTACT_TOLERANCE
  return shared * 2 > Math.min(edge.length, baseOf(assailant).width)
}

function touches(assailant: Fighter, stance: Stance, target: Fighter): boolean {
  return footprintsTouch(bodyOf(assailant, stance), bodyOf(target))
}

export function fits(play: PlayState, assailant: Fighter, stance: Stance, target: Fighter): boolean {
  return isClear(play, assailant, stance, blockersRound(play, assailant, target))
}

function isClear(play: PlayState, assailant: Fighter, stance: Stance, blockers: readonly Contour[]): boolean {
  const contour = contourAt(assailant, stance)
  return isOnTable(contour, play.setup.table) && !blockers.some((blocker) => overlaps(contour, blocker))
}

/** CF-FLY-11: in the air, only the opponent and fighters in contact with it take up room, except those being moved. */
function blockersRound(
  play: PlayState,
  mover: Fighter,
  target: Fighter,
  isPlaced: (other: Fighter) => boolean = () => false,
): Contour[] {
  const blockers = blockersAt(play, mover, target.level, isPlaced)
  if (target.level === 0) return blockers
  const fighting = standing(play).filter((fighter) => {
    return fighter === target || (fighter !== mover && !isPlaced(fighter) && inContact(fighter, target))
  })
  return [...blockers, ...fighting.map(contourOf)]
}
