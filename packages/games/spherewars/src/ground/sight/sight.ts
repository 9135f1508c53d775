import { type Contour, type MovableDisc, movableDisc, type Point, putDisc, sight as seenOf } from '@fray/tabletop'
import { editionOf } from '../../editions/edition.ts'
import type { Combatant, Play } from '../../state.ts'
import { enemiesInContact, isInCombat } from '../board.ts'
import { coveringPiece, isAirborne, isCover, isOnRoof, levelOf, piecesOf } from '../ground.ts'
import { opaqueWalls, type Plan, plansOf } from '../plan.ts'
import { isBareElevation, type Piece } from '../scenery.ts'
import { cachedSight } from '../table-cache.ts'
import type { Hiders, SightLevel } from './visibility.ts'

/** SW-SIGHT-23: a combatant above this level sees everything and can be seen from everywhere. */
export const COLOSSAL = 5

/** SW-SIGHT-08 to -28: gets how much the viewer sees of the target by width and height (without SW-SIGHT-18, -19). */
export function sight(play: Play, viewer: Combatant, target: Combatant): SightLevel {
  return cachedSight(play, viewer, target, lookPastAll)
}

function lookPastAll(play: Play, viewer: Combatant, target: Combatant): SightLevel {
  return look(play, viewer, target, NOBODY, NO_PIECES)
}

/** SW-SIGHT-18: sight for joining combat, where an enemy already fighting counts as partly seen. */
export function sightToJoin(play: Play, mover: Combatant, target: Combatant): SightLevel {
  if (!isInCombat(play, target)) return sight(play, mover, target)
  return look(play, mover, target, combatOf(play, target), NO_PIECES) === 'none' ? 'none' : 'partial'
}

/** SW-SIGHT-19: sight for shots and spells that need it; a target in hand-to-hand combat is not visible. */
export function sightToTarget(play: Play, viewer: Combatant, target: Combatant): SightLevel {
  return isInCombat(play, target) ? 'none' : sight(play, viewer, target)
}

/** SW-SPELL-34, SW-SHOOT-12: sight as if a combatant in between were not there. */
export function sightWithout(play: Play, viewer: Combatant, target: Combatant, absent: Combatant): SightLevel {
  return isInCombat(play, target) ? 'none' : look(play, viewer, target, [absent], NO_PIECES)
}

/**
 * SW-SHOOT-25: whether a partly visible target would be fully visible without the scenery that already costs the shot a
 * die: the piece it is in and the lineal piece it is behind.
 */
export function partialOnlyByOwnCover(play: Play, shooter: Combatant, target: Combatant): boolean {
  if (!coveringPiece(play, target, shooter, shooter.at)) return false
  const cover = play.state.pieces.filter((piece) => isCover(piece, target, shooter.at))
  return look(play, shooter, target, NOBODY, cover) === 'full'
}

const NOBODY: readonly Combatant[] = []
const NO_PIECES: readonly Piece[] = []

/** Uses the sight rules of the edition. */
function look(
  play: Play,
  viewer: Combatant,
  target: Combatant,
  beyond: readonly Combatant[],
  besides: readonly Piece[],
): SightLevel {
  return editionOf(play.setup).look(play, viewer, target, beyond, besides)
}

/** SW-SIGHT-08 to -28: by width and height, ignoring the given combatants. */
export function lookByHeights(
  play: Play,
  viewer: Combatant,
  target: Combatant,
  beyond: readonly Combatant[],
  besides: readonly Piece[],
): SightLevel {
  // SW-SIGHT-12, SW-FLY-06: nothing hides a flyer or hides others from it.
  if (isAirborne(play, viewer) || isAirborne(play, target)) return 'full'
  const from = levelOf(play, viewer)
  const to = levelOf(play, target)
  if (from > COLOSSAL || to > COLOSSAL) return pastWalls(play, viewer, target)
  const height = Math.max(from, to)
  const seen = lookFrom(play, viewer, target, height, beyond, besides)
  if (seen !== 'none') return seen
  // SW-SIGHT-17: a second look from the target's side can still make it partly visible.
  return lookFrom(play, target, viewer, height, beyond, besides) === 'none' ? 'none' : 'partial'
}

/** A possible obstacle. A combatant's level is computed only on demand. */
interface Obstacle extends Contour {
  readonly level: number
  readonly combatant: Combatant | null
  readonly piece: Piece | null
}

/** Lists reused for every query, so that nothing is allocated. */
const obstacles: Obstacle[] = []
const pool: (MovableDisc & Mutable<Pick<Obstacle, 'level' | 'combatant' | 'piece'>>)[] = []
const around: Contour[] = []
type Mutable<T> = { -readonly [K in keyof T]: T[K] }

const seen = movableDisc()

/** The query of the current pass. */
let asked: Play
let least = 0
let covered = false

/** SW-SIGHT-26: flat things hide nothing; SW-SIGHT-16: in the second pass only tall enough obstacles do. */
function hides(obstacle: Obstacle): boolean {
  const { combatant, level } = obstacle
  if (!combatant) return level >= least
  if (levelOf(asked, combatant) >= least) return true
  return isInCombat(asked, combatant) && combatLevel(asked, combatant) >= least
}

/** SW-SIGHT-08 to -11: checks width first, then height if width shows nothing. */
function lookFrom(
  play: Play,
  viewer: Combatant,
  target: Combatant,
  height: number,
  beyond: readonly Combatant[],
  besides: readonly Piece[],
): SightLevel {
  gather(play, viewer, target, beyond, besides)
  const { at } = viewer
  const whole = putDisc(seen, target.at, target.profile.base.radius)
  if (obstacles.length > 0) {
    least = 1
    const byWidth = seenOf(at, whole, obstacles, hides).visible
    if (byWidth === 'partial') return 'partial'
    if (byWidth === 'none') {
      least = Math.max(1, height)
      return seenOf(at, whole, obstacles, hides).visible === 'none' ? 'none' : 'partial'
    }
  }
  if (covered) return 'partial'
  return around.length > 0 && seenOf(at, whole, around).visible !== 'full' ? 'partial' : 'full'
}

/**
 * Fills the lists with everything that may lie between two combatants. SW-SIGHT-27: the pieces they stand in do not
 * block, but the target's piece covers it, and the viewer's does if a line runs through it.
 */
function gather(
  play: Play,
  viewer: Combatant,
  target: Combatant,
  beyond: readonly Combatant[],
  besides: readonly Piece[],
): void {
  asked = play
  covered = false
  empty(obstacles)
  empty(around)
  aim(viewer.at, target.at, target.profile.base.radius)
  for (const combatant of play.state.combatants) {
    if (combatant.status !== 'standing' || combatant === viewer || combatant === target) continue
    const { radius } = combatant.profile.base
    if (isBetween(combatant.at.x, combatant.at.y, radius) && !beyond.includes(combatant))
      addCombatant(combatant, radius)
  }
  if (play.state.pieces.length > 0) gatherPieces(play, viewer, target, besides)
}

/** Setting the length would cost more than removing the few elements. */
function empty(list: unknown[]): void {
  while (list.length > 0) list.pop()
}

function gatherPieces(play: Play, viewer: Combatant, target: Combatant, besides: readonly Piece[]): void {
  const viewerIn = piecesOf(play, viewer)
  const targetIn = piecesOf(play, target)
  for (const plan of plansOf(play.state.pieces)) {
    const { piece } = plan
    if (piece.height === 0 || !isBetween(plan.x, plan.y, plan.reach) || besides.includes(piece)) continue
    if (viewerIn.includes(piece) || targetIn.includes(piece)) addOwnPiece(plan, viewer, viewerIn, target, targetIn)
    else obstacles.push(obstacleOf(plan))
  }
}

/**
 * The strip from a point to a base, in one object because numbers too large for small integers would be allocated
 * separately.
 */
const strip = { startX: 0, startY: 0, wayX: 0, wayY: 0, squaredWay: 0, halfWidth: 0 }

/** Prepares the quick rejection test: whether a circle reaches the strip from a point to a base. */
function aim(from: Point, to: Point, radius: number): void {
  const wayX = to.x - from.x
  const wayY = to.y - from.y
  strip.startX = from.x
  strip.startY = from.y
  strip.wayX = wayX
  strip.wayY = wayY
  strip.squaredWay = wayX * wayX + wayY * wayY
  strip.halfWidth = radius
}

function isBetween(x: number, y: number, reach: number): boolean {
  const { startX, startY, wayX, wayY, squaredWay, halfWidth } = strip
  const dx = x - startX
  const dy = y - startY
  const width = reach + halfWidth
  const across = dx * wayY - dy * wayX
  if (across * across > width * width * squaredWay) return false
  const along = dx * wayX + dy * wayY
  if (along < 0) return dx * dx + dy * dy <= width * width
  if (along <= squaredWay) return true
  const beyondX = dx - wayX
  const beyondY = dy - wayY
  return beyondX * beyondX + beyondY * beyondY <= width * width
}

function addCombatant(combatant: Combatant, radius: number): void {
  const index = obstacles.length
  let obstacle = pool[index]
  if (!obstacle) {
    obstacle = { ...movableDisc(), level: 0, combatant, piece: null }
    pool.push(obstacle)
  }
  putDisc(obstacle, combatant.at, radius)
  obstacle.combatant = combatant
  obstacles.push(obstacle)
}

/** Adds a piece that the viewer or the target is in. */
function addOwnPiece(
  plan: Plan,
  viewer: Combatant,
  viewerIn: readonly Piece[],
  target: Combatant,
  targetIn: readonly Piece[],
): void {
  const { piece } = plan
  const viewerWithin = viewerIn.includes(piece) && !isOnRoof(viewer.floor, piece)
  const targetWithin = targetIn.includes(piece) && !isOnRoof(target.floor, piece)
  // SW-SCENERY-16: sight enters and leaves a building only through its openings.
  if (plan.building && (viewerWithin || targetWithin)) addWalls(plan)
  if ((viewerWithin && targetWithin) || isBareElevation(piece)) return
  if (targetWithin) covered = true
  else if (viewerWithin) around.push(plan.contour)
}

/** SW-SIGHT-25, SW-SCENERY-16: impassable pieces and the walls around a combatant hide regardless of height. */
const ABOVE_ALL = Number.POSITIVE_INFINITY

const pieceObstacles = new WeakMap<Piece, Obstacle>()

/** SW-SIGHT-21: the level of a piece as an obstacle. */
function obstacleOf({ piece, contour }: Plan): Obstacle {
  let obstacle = pieceObstacles.get(piece)
  if (!obstacle) {
    const level = piece.density === 'impassable' ? ABOVE_ALL : piece.height
    obstacle = { ...contour, level, combatant: null, piece }
    pieceObstacles.set(piece, obstacle)
  }
  return obstacle
}

const wallObstacles = new WeakMap<Piece, readonly Obstacle[]>()

function addWalls(plan: Plan): void {
  const { piece } = plan
  let walls = wallObstacles.get(piece)
  if (!walls) {
    walls = opaqueWalls(plan).map((wall) => ({ ...wall, level: ABOVE_ALL, combatant: null, piece }))
    wallObstacles.set(piece, walls)
  }
  for (const wall of walls) obstacles.push(wall)
}

/**
 * SW-SIGHT-23, -17: a combatant above colossal sees everyone, and is seen, unless the other is inside the walls of a
 * building.
 */
function pastWalls(play: Play, viewer: Combatant, target: Combatant): SightLevel {
  gatherWalls(play, viewer, target)
  if (obstacles.length === 0) return 'full'
  least = 1
  const visible = seenPastObstacles(viewer, target)
  if (visible !== 'none') return visible
  return seenPastObstacles(target, viewer) === 'none' ? 'none' : 'partial'
}

/** Fills the list with the walls around the other combatant. */
function gatherWalls(play: Play, viewer: Combatant, target: Combatant): void {
  empty(obstacles)
  asked = play
  const [sees, isSeen] = [isAboveAll(play, viewer), isAboveAll(play, target)]
  for (const plan of plansOf(play.state.pieces)) {
    if (!plan.building) continue
    if ((sees && isWithinWalls(play, plan, target)) || (isSeen && isWithinWalls(play, plan, viewer))) addWalls(plan)
  }
}

function isAboveAll(play: Play, combatant: Combatant): boolean {
  return levelOf(play, combatant) > COLOSSAL
}

function seenPastObstacles(viewer: Combatant, target: Combatant): SightLevel {
  return seenOf(viewer.at, putDisc(seen, target.at, target.profile.base.radius), obstacles, hides).visible
}

function isWithinWalls(play: Play, { piece }: Plan, combatant: Combatant): boolean {
  return piecesOf(play, combatant).includes(piece) && !isOnRoof(combatant.floor, piece)
}

/** SW-SIGHT-20, -22: gets the level of a combatant as an obstacle. */
export function obstacleLevel(play: Play, combatant: Combatant): number {
  const level = levelOf(play, combatant)
  return isInCombat(play, combatant) ? Math.max(level, combatLevel(play, combatant)) : level
}

/** SW-SIGHT-20: every member of a hand-to-hand combat counts as high as its tallest. */
function combatLevel(play: Play, combatant: Combatant): number {
  let highest = 0
  for (const member of combatOf(play, combatant)) highest = Math.max(highest, levelOf(play, member))
  return highest
}

/** SW-SIGHT-20: lists all combatants connected by contact between enemies, including the given one. */
function combatOf(play: Play, combatant: Combatant): readonly Combatant[] {
  const members = [combatant]
  for (let i = 0; i < members.length; i++) {
    for (const enemy of enemiesInContact(play, members[i]!)) if (!members.includes(enemy)) members.push(enemy)
  }
  return members
}

/** SW-SIGHT-30: a level of sight and its causes. */
interface SightReport extends Hiders {
  readonly level: SightLevel
}

/** SW-SIGHT-30: players may always ask for the level of sight and the obstacles responsible. */
export function explainSight(play: Play, viewer: Combatant, target: Combatant): SightReport {
  const level = sight(play, viewer, target)
  if (level === 'full') return { level, combatants: NOBODY, pieces: NO_PIECES }
  return { level, ...editionOf(play.setup).hiders(play, viewer, target, level) }
}

/** SW-SIGHT-08 to -28: gets what makes sight partial or blocks it. */
export function hidersByHeights(play: Play, viewer: Combatant, target: Combatant, level: SightLevel): Hiders {
  if (isAboveAll(play, viewer) || isAboveAll(play, target)) gatherWalls(play, viewer, target)
  else gather(play, viewer, target, NOBODY, NO_PIECES)
  least = level === 'none' ? Math.max(1, levelOf(play, viewer), levelOf(play, target)) : 1
  const { blockers } = seenOf(viewer.at, putDisc(seen, target.at, target.profile.base.radius), obstacles, hides)
  const hiding = blockers.map((index) => obstacles[index]!)
  const pieces = new Set(hiding.flatMap(({ piece }) => piece ?? []))
  if (hiding.length === 0) for (const piece of ownPieces(play, viewer, target)) pieces.add(piece)
  return { combatants: hiding.flatMap(({ combatant }) => combatant ?? []), pieces: [...pieces] }
}

/** SW-SIGHT-27: the pieces that cover one of the two but not both. */
function ownPieces(play: Play, viewer: Combatant, target: Combatant): Piece[] {
  const from = piecesOf(play, viewer)
  const to = piecesOf(play, target)
  return play.state.pieces.filter(
    (piece) => piece.height > 0 && !isBareElevation(piece) && from.includes(piece) !== to.includes(piece),
  )
}
