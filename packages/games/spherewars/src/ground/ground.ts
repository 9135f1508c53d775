import {
  type Contour,
  firstHit,
  isWithin,
  movableDisc,
  overlaps,
  type Point,
  putDisc,
  rayCrosses,
} from '@fray/tabletop'
import { editionOf } from '../editions/edition.ts'
import type { Combatant, Play } from '../state.ts'
import { hooks } from '../traits.ts'
import { INCH } from '../units.ts'
import { isInCombat } from './board.ts'
import { closedWalls, groundOf, type Plan, planOf, plansOf, wallsAgainst, wallsOf } from './plan.ts'
import { type Density, isBuilding, isDeep, isElevation, isLava, isWater, type Piece } from './scenery.ts'

const NO_PIECES: readonly Piece[] = []
const NO_CONTOURS: readonly Contour[] = []

/** One disc reused for every query, so that hot paths allocate nothing. */
const disc = movableDisc()

/** Gets a disc at a place; valid until the next call. */
export function discAt(at: Point, radius: number): Contour {
  return putDisc(disc, at, radius)
}

/** SW-FLY-09: whether a flyer is in the air, which it is until it fights hand to hand. */
export function isAirborne(play: Play, combatant: Combatant): boolean {
  return combatant.profile.movement === 'flying' && !isInCombat(play, combatant)
}

/** SW-SCENERY-01, -32, SW-FLY-09, -12: the pieces a combatant is in. */
export function piecesOf(play: Play, combatant: Combatant): readonly Piece[] {
  const { pieces } = play.state
  if (pieces.length === 0 || isAirborne(play, combatant)) return NO_PIECES
  const { id, at, profile } = combatant
  const known = places[id]
  if (known && known.pieces === pieces && known.at === at && known.radius === profile.base.radius) return known.found
  const found = piecesAt(pieces, at, profile.base.radius)
  places[id] = { pieces, at, radius: profile.base.radius, found }
  return found
}

interface Place {
  readonly pieces: readonly Piece[]
  readonly at: Point
  readonly radius: number
  readonly found: readonly Piece[]
}

/** The latest answer for each combatant id: queries repeat until a combatant moves. */
const places: Place[] = []

function piecesAt(pieces: readonly Piece[], at: Point, radius: number): readonly Piece[] {
  let found: Piece[] | undefined
  for (const plan of plansOf(pieces)) {
    if (!touchesPlan(plan, at, radius)) continue
    if (found) found.push(plan.piece)
    else found = [plan.piece]
  }
  return found ?? NO_PIECES
}

/** Whether any part of a base at a place lies on a piece, outside its crossings. */
export function touchesPiece(piece: Piece, at: Point, radius: number): boolean {
  return touchesPlan(planOf(piece), at, radius)
}

function touchesPlan(plan: Plan, at: Point, radius: number): boolean {
  if (plan.lineal || isFar(plan, at, radius)) return false
  const base = discAt(at, radius)
  for (const part of groundOf(plan, radius)) if (overlaps(base, part)) return true
  return false
}

function isFar({ x, y, reach }: Plan, at: Point, radius: number): boolean {
  const dx = at.x - x
  const dy = at.y - y
  const limit = reach + radius
  return dx * dx + dy * dy >= limit * limit
}

/**
 * Lists what the mover can never enter or cross: impassable and vertical pieces, walls, lava, deep water in plate
 * armour (SW-SCENERY-09, -13 to -16, -19, SW-ABIL-03, -21, SW-FLEE-03). Nothing stops a flyer (SW-FLY-02).
 */
export function barriersFor(play: Play, mover: Combatant): readonly Contour[] {
  const { pieces } = play.state
  if (pieces.length === 0 || isAirborne(play, mover)) return NO_CONTOURS
  let known = barriers.get(pieces)
  if (!known) {
    known = { kinds: kindsIn(pieces), byMover: new Map() }
    barriers.set(pieces, known)
  }
  const key = barrierKey(play, mover, known.kinds)
  let found = known.byMover.get(key)
  if (!found) {
    found = plansOf(pieces).flatMap((plan) => barrierOf(play, mover, plan))
    known.byMover.set(key, found)
  }
  return found
}

/** The barriers of a table that stop only some combatants. */
interface Kinds {
  readonly lava: boolean
  readonly water: boolean
  readonly buildings: boolean
}

function kindsIn(pieces: readonly Piece[]): Kinds {
  return { lava: pieces.some(isLava), water: pieces.some(isWater), buildings: pieces.some(isBuilding) }
}

const barriers = new WeakMap<
  readonly Piece[],
  { readonly kinds: Kinds; readonly byMover: Map<number, readonly Contour[]> }
>()

/** Encodes everything that determines a mover's barriers as one number. */
function barrierKey(play: Play, mover: Combatant, { lava, water, buildings }: Kinds): number {
  let key = mover.profile.base.radius * 32
  if (buildings && mover.floor > 0) key += 1
  if (buildings && isTooTall(mover)) key += 2
  if (water && hooks.answers(play, mover, 'sinks')) key += 4
  if ((lava || water) && hooks.answers(play, mover, 'atHomeInLava'))
    key += hooks.answers(play, mover, 'atHomeInWater') ? 16 : 8
  return key
}

function barrierOf(play: Play, mover: Combatant, plan: Plan): readonly Contour[] {
  const { radius } = mover.profile.base
  if (isImpassable(play, mover, plan)) return groundOf(plan, radius)
  if (!plan.building) return NO_CONTOURS
  return mover.floor > 0 ? closedWalls(plan) : wallsAgainst(plan, radius)
}

/** Whether a piece as a whole is closed to a combatant on the ground. */
function isImpassable(play: Play, mover: Combatant, { piece, lava, water, building }: Plan): boolean {
  if (piece.density === 'impassable' || piece.features.includes('vertical')) return true
  if (lava) return !hooks.answers(play, mover, 'atHomeInLava') || hooks.answers(play, mover, 'atHomeInWater')
  if (water) {
    return (
      (piece.features.includes('deep-aquatic') && hooks.answers(play, mover, 'sinks')) ||
      hooks.answers(play, mover, 'atHomeInLava')
    )
  }
  return building && isTooTall(mover)
}

/** SW-SCENERY-16: huge and colossal combatants. */
function isTooTall({ profile }: Combatant): boolean {
  return profile.height >= 4
}

/**
 * Tests whether scenery and the table's edge allow the mover's base to rest there (other bases are not considered): not
 * off the table (SW-MOVE-26), in a piece impassable to the mover, across a wall or across a lineal piece
 * (SW-SCENERY-16, -18). A flyer may hover over anything else, but not over a building (SW-FLY-12) unless its path leads
 * in through an opening.
 */
export function mayStandAt(play: Play, mover: Combatant, at: Point, path?: readonly Point[]): boolean {
  const { width, depth } = play.setup
  const { radius } = mover.profile.base
  if (at.x < radius || at.y < radius || at.x > width - radius || at.y > depth - radius) return false
  for (const plan of plansOf(play.state.pieces)) {
    if (!isFar(plan, at, radius) && !mayStandOn(play, mover, at, plan, path)) return false
  }
  return true
}

function mayStandOn(play: Play, mover: Combatant, at: Point, plan: Plan, path?: readonly Point[]): boolean {
  const { radius } = mover.profile.base
  if (plan.lineal) return !overlaps(discAt(at, radius), plan.contour)
  if (!touchesPlan(plan, at, radius)) return true
  if (isImpassable(play, mover, plan)) return false
  if (!plan.building) return true
  const base = discAt(at, radius)
  for (const wall of wallsOf(plan)) if (overlaps(base, wall)) return false
  return mover.profile.movement !== 'flying' || entersByOpening(mover, plan, path)
}

/** SW-FLY-12: it is inside already, or its way in touches no wall. */
function entersByOpening(mover: Combatant, plan: Plan, path: readonly Point[] | undefined): boolean {
  const { radius } = mover.profile.base
  const walls = wallsAgainst(plan, radius)
  if (!path) return touchesPlan(plan, mover.at, radius)
  for (let i = 1; i < path.length; i++) {
    const from = path[i - 1]!
    const to = path[i]!
    if (firstHit(discAt(from, radius), to.x - from.x, to.y - from.y, walls).time <= 1) return false
  }
  return true
}

/** SW-SCENERY-33: gets the highest floor at a place; 0 in the open and in single-storey buildings. */
export function highestFloorAt(play: Play, mover: Combatant, at: Point): number {
  let highest = 0
  for (const plan of plansOf(play.state.pieces)) {
    if (plan.building && touchesPlan(plan, at, mover.profile.base.radius)) {
      highest = Math.max(highest, topFloor(plan.piece))
    }
  }
  return highest
}

function topFloor({ floors, roof }: Piece): number {
  return roof ? floors : floors - 1
}

/** SW-SCENERY-33: changing floor costs 2 inches per floor. */
export function climbingLength(from: number, to: number): number {
  return 2 * INCH * Math.abs(to - from)
}

/** SW-SIGHT-22, SW-SCENERY-17, -33: gets the height of the ground under a combatant, 0 on the flat. */
export function elevationOf(play: Play, combatant: Combatant): number {
  return elevationIn(combatant, piecesOf(play, combatant))
}

function elevationIn(combatant: Combatant, pieces: readonly Piece[]): number {
  let highest = 0
  for (const piece of pieces) if (isElevation(piece)) highest = Math.max(highest, elevationOn(combatant, piece))
  return highest
}

function elevationOn({ floor }: Combatant, piece: Piece): number {
  if (!isBuilding(piece)) return piece.height
  return isOnRoof(floor, piece) ? piece.height : Math.min(floor, piece.height)
}

export function isOnRoof(floor: number, piece: Piece): boolean {
  return piece.roof && floor >= piece.floors
}

/** SW-SCENERY-12 to -15: the combatant's height as lowered by water and lava, for shots, sight and SW-MORALE-19. */
export function heightOf(play: Play, combatant: Combatant): number {
  return heightIn(combatant, piecesOf(play, combatant))
}

function heightIn({ profile }: Combatant, pieces: readonly Piece[]): number {
  let lowered = 0
  for (const piece of pieces) {
    if (isDeep(piece)) return 0
    if (isWater(piece) || isLava(piece)) lowered = 1
  }
  return Math.max(0, profile.height - lowered)
}

/** SW-SIGHT-22: gets the level for sight: its own height plus that of the elevation it stands on. */
export function levelOf(play: Play, combatant: Combatant): number {
  const pieces = piecesOf(play, combatant)
  return pieces.length === 0 ? combatant.profile.height : heightIn(combatant, pieces) + elevationIn(combatant, pieces)
}

/** SW-SCENERY-13, -15, SW-SHOOT-32, SW-SPELL-50: whether it is in deep water or lava, where it cannot shoot or cast. */
export function isInTheDeep(play: Play, combatant: Combatant): boolean {
  return piecesOf(play, combatant).some(isDeep)
}

const NO_COVER = { dice: 0, strength: 0 }

/**
 * SW-SCENERY-06, -08, -10, -18, -34: gets the effect of cover on a shot's precision dice and strength, each 0 or -1.
 */
export function coverFrom(
  play: Play,
  shooter: Combatant,
  target: Combatant,
): { readonly dice: number; readonly strength: number } {
  if (play.state.pieces.length === 0) return NO_COVER
  const piece = coveringPiece(play, target, shooter, shooter.at)
  if (!piece) return NO_COVER
  const { shotDice, shotStrength } = editionOf(play.setup).densities[piece.density]
  return { dice: shotDice, strength: shotStrength }
}

const NO_STAND = { dice: 0, enemyStrength: 0 }

/**
 * SW-SCENERY-07, -08, -10, -18, -34: what scenery does for a combatant that was joined by an enemy coming from `from`:
 * its own dexterity dice (0 or +1) and the joiner's strength (0 or -1). For the caller: only if it was not fighting yet.
 */
export function standFrom(
  play: Play,
  joined: Combatant,
  joiner: Combatant,
  from: Point,
): { readonly dice: number; readonly enemyStrength: number } {
  if (play.state.pieces.length === 0) return NO_STAND
  const piece = coveringPiece(play, joined, joiner, from)
  if (!piece) return NO_STAND
  const { defenderDice, attackerStrength } = editionOf(play.setup).densities[piece.density]
  return { dice: defenderDice, enemyStrength: attackerStrength }
}

const THICKNESS: Record<Density, number> = { bare: 0, sparse: 1, dense: 2, impassable: 0 }

/**
 * SW-SCENERY-34: the densest piece a combatant is in, or behind if it is lineal, as seen by an enemy at a place; null if
 * there is none or the enemy is in the same one (SW-SCENERY-10).
 */
export function coveringPiece(play: Play, covered: Combatant, enemy: Combatant, at: Point): Piece | null {
  if (isAirborne(play, covered)) return null
  let thickest: Piece | null = null
  let shared = false
  for (const plan of plansOf(play.state.pieces)) {
    const thickness = THICKNESS[plan.piece.density]
    const before = thickest ? THICKNESS[thickest.density] : 0
    if (thickness === 0 || thickness < before || (thickness === before && !shared)) continue
    if (!covers(plan, covered, at)) continue
    const both = touchesPlan(plan, at, enemy.profile.base.radius) && !isAirborne(play, enemy)
    if (thickness === before && both) continue
    thickest = plan.piece
    shared = both
  }
  return shared ? null : thickest
}

/** Whether a piece costs a shot one die: the target is in it, or behind it if it is lineal (SW-SHOOT-25). */
export function isCover(piece: Piece, target: Combatant, from: Point): boolean {
  return THICKNESS[piece.density] > 0 && covers(planOf(piece), target, from)
}

/** SW-SCENERY-18: "behind" means within half an inch of the line, with the line between it and the enemy. */
function covers(plan: Plan, covered: Combatant, enemyAt: Point): boolean {
  const { at, profile } = covered
  if (!plan.lineal) return touchesPlan(plan, at, profile.base.radius)
  return isWithin(discAt(at, profile.base.radius), plan.contour, INCH / 2) && rayCrosses(enemyAt, at, plan.contour)
}
