import { accept, type Json, refuse, text, type Verdict } from '@fray/kernel'
import {
  type Box,
  distance,
  ellipsePoints,
  footprint,
  isWithinBox,
  type Point,
  pointTowards,
  readProposal,
  tableBox,
  toJson,
  wholePoint,
} from '@fray/tabletop'
import type { Combatant, Play } from '../../state.ts'
import { CONTACT, INCH } from '../../units.ts'
import { gapFrom, standing } from '../board.ts'
import { highestFloorAt, mayStandAt } from '../ground.ts'
import { contourOfPiece } from '../plan.ts'

/** The area a figure may be placed in. */
export interface DeploymentGround {
  /** SW-DEPLOY-08; null for the whole table. */
  readonly zone: Box | null
  /** SW-MISSION-48: minimum distance from enemies. */
  readonly apart: number
  /** SW-MISSION-50: it must touch one of these unless the list is empty. */
  readonly beside: readonly Combatant[]
  /** SM-BAND-06: it must be within 2 inches of all of these. */
  readonly squad?: readonly Combatant[]
  readonly rules: readonly string[]
}

/** SW-DEPLOY-10: judges a place for a figure that is not on the table yet. */
export function checkSpot(play: Play, figure: Combatant, ground: DeploymentGround, json: Json): Verdict<Point> {
  const at = readProposal(json)?.path.at(-1)
  if (!at) return refuse(text('refuse.no-place'), ...ground.rules)
  const fault = faultOf(play, figure, ground, at)
  return fault ? refuse(text(`refuse.${fault}`), ...ground.rules) : accept(at)
}

export function isSpot(play: Play, figure: Combatant, ground: DeploymentGround, at: Point): boolean {
  return faultOf(play, figure, ground, at) === null
}

type Fault =
  | 'outside-zone'
  | 'no-footing'
  | 'occupied'
  | 'enemy-contact'
  | 'too-near'
  | 'apart-from-group'
  | 'apart-from-squad'

/** SM-BAND-06: maximum distance between members of a squad. */
const SQUAD = 2 * INCH

function faultOf(play: Play, figure: Combatant, ground: DeploymentGround, at: Point): Fault | null {
  const { zone, apart, beside, squad = [] } = ground
  const { base } = figure.profile
  if (zone && !isWithinBox(footprint(base, at), zone)) return 'outside-zone'
  let crowded = false
  for (const other of play.state.combatants) {
    if (other.status !== 'standing') continue
    const gap = distance(other.at, at) - other.profile.base.radius - base.radius
    if (gap < -1) crowded = true
    if (other.side === figure.side) continue
    if (gap <= CONTACT) return 'enemy-contact'
    if (apart > 0 && gap <= apart) return 'too-near'
  }
  if (squad.some((member) => gapFrom(member, at, base.radius) > SQUAD)) return 'apart-from-squad'
  if (!mayStandAt(play, figure, at)) return 'no-footing'
  if (crowded && freeFloors(play, figure, at).length === 0) return 'occupied'
  if (beside.length === 0 || beside.some((member) => gapFrom(member, at, base.radius) <= CONTACT)) return null
  return 'apart-from-group'
}

/** SW-SCENERY-33, SW-DEPLOY-10: the floors at a place on which no base is in the way, the ground first. */
export function freeFloors(play: Play, figure: Combatant, at: Point): number[] {
  const { radius } = figure.profile.base
  const taken = new Set<number>()
  for (const other of standing(play)) {
    if (distance(other.at, at) < other.profile.base.radius + radius - 1) taken.add(other.floor)
  }
  const free: number[] = []
  const highest = highestFloorAt(play, figure, at)
  for (let floor = 0; floor <= highest; floor++) if (!taken.has(floor)) free.push(floor)
  return free
}

/** Enough for a choice and few enough to find quickly. */
const SUGGESTIONS = 6
/** Space left between bases placed side by side, so that others can pass. */
const ROOM = 0.75 * INCH

/** Suggests legal places. There is one whenever {@link anySpot} finds one. */
export function suggestSpots(play: Play, figure: Combatant, ground: DeploymentGround, wanted = SUGGESTIONS): Json[] {
  const found: Json[] = []
  for (const at of likelySpots(play, figure, ground)) {
    if (!isSpot(play, figure, ground, at)) continue
    found.push(toJson({ path: [at] }))
    if (found.length >= Math.min(wanted, SUGGESTIONS)) return found
  }
  if (found.length > 0) return found
  const spot = anySpot(play, figure, ground)
  return spot ? [toJson({ path: [spot] })] : []
}

function* likelySpots(play: Play, figure: Combatant, ground: DeploymentGround): Generator<Point, void> {
  const { radius } = figure.profile.base
  const near = ground.beside.length > 0 ? ground.beside : (ground.squad ?? [])
  if (near.length > 0) {
    for (const { at, profile } of near) yield* spotsAround(at, profile.base.radius + radius + 1)
  } else if (ground.zone) {
    yield* ranks(play, ground.zone, radius)
  } else {
    for (const piece of play.state.pieces) {
      const { x, y, reach } = contourOfPiece(piece)
      // Close enough to hold the objective.
      if (piece.objective !== null) yield* spotsAround({ x, y }, reach + radius + INCH)
    }
    yield* scatteredSpots(play)
  }
}

/** Rows of places in a zone: the one nearest to the enemy first, each from the middle outwards. */
function* ranks({ setup }: Play, { left, right, top, bottom }: Box, radius: number): Generator<Point, void> {
  const step = Math.round(2 * radius + ROOM)
  const isNear = top > setup.depth - bottom
  const middle = Math.round((left + right) / 2)
  for (let row = 0; row * step <= bottom - top - 2 * radius; row++) {
    const y = isNear ? top + radius + row * step : bottom - radius - row * step
    for (let column = 0; column * step <= (right - left) / 2 - radius; column++) {
      yield { x: middle + column * step, y }
      if (column > 0) yield { x: middle - column * step, y }
    }
  }
}

/** Eight places at a distance from a point. */
function* spotsAround({ x, y }: Point, reach: number): Generator<Point, void> {
  for (const [dx, dy] of AROUND) {
    const { x: atX, y: atY } = pointTowards({ x, y }, { x: x + dx, y: y + dy }, reach)
    yield wholePoint(atX, atY)
  }
}

const AROUND = [
  [1, 0],
  [-1, 0],
  [0, 1],
  [0, -1],
  [1, 1],
  [-1, 1],
  [1, -1],
  [-1, -1],
] as const

const SCATTERED = 60

/** Places all over the table, different for each figure; golden-ratio spacing avoids patterns. */
export function* scatteredSpots({ setup, state }: Play): Generator<Point, void> {
  const placed = state.combatants.filter(({ status }) => status === 'standing').length
  for (let i = 0; i < SCATTERED; i++) {
    const index = i + placed * 13 + 1
    yield wholePoint(((index * 0.754877666) % 1) * setup.width, ((index * 0.569840291) % 1) * setup.depth)
  }
}

/** Searches the whole ground for a legal place; null if there is none. */
export function anySpot(play: Play, figure: Combatant, ground: DeploymentGround): Point | null {
  for (const at of ground.beside.length > 0 ? ringSpots(figure, ground) : gridSpots(play, figure, ground)) {
    if (isSpot(play, figure, ground, at)) return at
  }
  return null
}

/** Number of places tried around each member of a group. */
const RING = 48

function* ringSpots(figure: Combatant, { beside }: DeploymentGround): Generator<Point, void> {
  for (const { at, profile } of beside) {
    const reach = profile.base.radius + figure.profile.base.radius + 1
    yield* ellipsePoints(at, reach, reach, undefined, RING)
  }
}

/** Tries every inch of the ground, then every quarter of an inch. */
function* gridSpots({ setup }: Play, figure: Combatant, { zone }: DeploymentGround): Generator<Point, void> {
  const { left, top, right, bottom } = zone ?? tableBox(setup)
  const { radius } = figure.profile.base
  for (const step of [INCH, INCH / 4]) {
    for (let y = top + radius; y <= bottom - radius; y += step) {
      for (let x = left + radius; x <= right - radius; x += step) yield wholePoint(x, y)
    }
  }
}

/** SW-MISSION-48: the greatest distance from all enemies at which a figure can stand, on a grid of half an inch. */
export function furthestGap(play: Play, figure: Combatant): number {
  const { width, depth } = play.setup
  const { radius } = figure.profile.base
  const ground: DeploymentGround = { zone: null, apart: 0, beside: [], rules: [] }
  let furthest = 0
  for (let y = radius; y <= depth - radius; y += INCH / 2) {
    for (let x = radius; x <= width - radius; x += INCH / 2) {
      const at = { x, y }
      if (!isFurther(play, figure, at, furthest) || !isSpot(play, figure, ground, at)) continue
      furthest = leastGap(play, figure, at)
    }
  }
  return furthest
}

function isFurther(play: Play, { side, profile }: Combatant, at: Point, furthest: number): boolean {
  for (const other of play.state.combatants) {
    if (other.side === side || other.status !== 'standing') continue
    if (gapFrom(other, at, profile.base.radius) <= furthest) return false
  }
  return true
}

function leastGap(play: Play, { side, profile }: Combatant, at: Point): number {
  let least = Number.POSITIVE_INFINITY
  for (const other of play.state.combatants) {
    if (other.side === side || other.status !== 'standing') continue
    least = Math.min(least, gapFrom(other, at, profile.base.radius))
  }
  return least
}
