/** MI-TERRAIN: effects of the ground on attack factors. */
import { type Tally, text } from '@fray/kernel'
import { containsPoint, gap, type Point, rayCrosses } from '@fray/tabletop'
import { centreOf, contoursOf, figurePosesOf } from '../body.ts'
import { type TerrainRow, terrainEffect } from '../charts.ts'
import type { Piece, Terrain } from '../ground/piece.ts'
import { crossedLength } from '../ground/sight.ts'
import { BEHIND, contoursOfPiece, isMostlyIn, levelAt, type Slope, slopeOf } from '../ground/terrain.ts'
import { isFlying, type Present } from '../roster.ts'
import type { Contact, State } from '../state.ts'

/** MI-TERRAIN-08 to -16, -19: adds walls and water fought across, and houses, woods and mire fought in. */
export function addGroundInMelee(
  state: State,
  tally: Tally,
  attacker: Present,
  target: Present,
  { contact, group }: { readonly contact: Contact; readonly group: number },
): void {
  if (isFlying(attacker)) return
  if (contact.across !== null) addObstacle(state, tally, attacker, contact, contact.across)
  for (const piece of state.pieces) {
    const effect = effectOf(piece)
    if (effect.allMelee && isMostlyIn(attacker.body, piece)) addTerm(tally, effect.allMelee, piece)
    if (effect.groups12Attack && group <= 2 && isFoughtIn(piece, attacker, target)) {
      addTerm(tally, effect.groups12Attack, piece)
    }
  }
  addMire(state, tally, attacker)
}

/** MI-TERRAIN-02: the unit that reached across the feature is its attacker, the other its defender. */
function addObstacle(state: State, tally: Tally, striker: Present, contact: Contact, id: number): void {
  const piece = state.pieces.find((otherPiece) => otherPiece.id === id)
  if (!piece) return
  const { attackerMelee = 0, defenderMelee = 0 } = effectOf(piece)
  addTerm(tally, striker.id === contact.attacker ? attackerMelee : defenderMelee, piece)
}

/** Whether a fight is in a wood: either side mostly stands there. */
function isFoughtIn(piece: Piece, ...sides: readonly Present[]): boolean {
  return sides.some(({ body }) => isMostlyIn(body, piece))
}

/** MI-TERRAIN-13: whether only short weapons can be used between two units. */
export function isInDenseWoods(state: State, a: Present, b: Present): boolean {
  return state.pieces.some((piece) => effectOf(piece).groups12 === 'prohibited' && isFoughtIn(piece, a, b))
}

/** MI-TERRAIN-14: subtracts from attacks out of swamp or mud, less for those at home there. */
function addMire(state: State, tally: Tally, { body, troop }: Present): void {
  const piece = state.pieces.find((otherPiece) => effectOf(otherPiece).attack && isMostlyIn(body, otherPiece))
  if (!piece) return
  const { attack = 0, exemptAttack = 0, exempt = [] } = effectOf(piece)
  addTerm(tally, exempt.includes(troop.race) ? exemptAttack : attack, piece)
}

/** MI-TERRAIN-04, -08 to -10, -14: adds cover of the target, walls the shooters stand behind, mire they stand in. */
export function addGroundToMissiles(state: State, tally: Tally, shooter: Present, target: Present): void {
  addCover(state, tally, target, centreOf(shooter.body))
  if (isFlying(shooter)) return
  const wall = state.pieces.find(
    (piece) => effectOf(piece).defenderMissile && isBehind(shooter, piece, centreOf(target.body)),
  )
  if (wall) addTerm(tally, effectOf(wall).defenderMissile!, wall)
  addMire(state, tally, shooter)
}

/**
 * MI-TERRAIN-02: adds cover when at least half of the target's figures stand in or behind a feature, seen from a place.
 */
export function addCover(state: State, tally: Tally, target: Present, from: Point | null): void {
  if (isFlying(target)) return
  for (const piece of state.pieces) {
    const { enemyMissile } = effectOf(piece)
    if (enemyMissile && isMostlyIn(target.body, piece)) addTerm(tally, enemyMissile, piece)
  }
  if (!from) return
  const wall = state.pieces.find((piece) => isWall(piece) && isBehind(target, piece, from))
  if (wall) addTerm(tally, effectOf(wall).attackerMissile!, wall)
}

function isWall(piece: Piece): boolean {
  const { attackerMissile, missileRange } = effectOf(piece)
  return attackerMissile !== undefined && missileRange === undefined
}

/** Whether a wall close to the unit lies between at least half of its figures and a place. */
function isBehind({ body, seat }: Present, piece: Piece, from: Point): boolean {
  if (piece.shelters !== undefined && piece.shelters !== seat) return false
  if (piece.closed) return isMostlyIn(body, piece)
  const walls = contoursOfPiece(piece)
  if (!walls.some((wall) => contoursOf(body).some((block) => gap(block, wall) <= BEHIND))) return false
  const figures = figurePosesOf(body)
  const sheltered = figures.filter((figure) => walls.some((wall) => rayCrosses(from, figure, wall)))
  return sheltered.length * 2 >= figures.length
}

/** MI-RANGE-02, MI-TERRAIN-12, -13: gets the densest woods that a shot goes into, out of or through. */
export function woodsBetween(
  state: State,
  shooter: Present,
  from: Point,
  target: Present,
  to: Point,
): Piece | undefined {
  let found: Piece | undefined
  for (const piece of state.pieces) {
    const { missileRange } = effectOf(piece)
    if (missileRange === undefined || (found && effectOf(found).missileRange! <= missileRange)) continue
    if (isInWay(piece, shooter, from, target, to)) found = piece
  }
  return found
}

/** Whether woods lie in the way of a shot; flyers are not in the trees and shoot over them. */
function isInWay(piece: Piece, shooter: Present, from: Point, target: Present, to: Point): boolean {
  const [wood] = contoursOfPiece(piece)
  const airborne = isFlying(shooter) || isFlying(target)
  if (!airborne) return crossedLength(wood!.xs, wood!.ys, from, to) > 0
  return (!isFlying(shooter) && containsPoint(wood!, from)) || (!isFlying(target) && containsPoint(wood!, to))
}

/** MI-TERRAIN-05 to -07: the steepest slope between two places at different heights, and its direction. */
export interface Incline {
  readonly slope: Slope
  readonly downhill: boolean
}

export function inclineBetween(state: State, from: Point, to: Point): Incline | undefined {
  const rise = levelAt(state, to) - levelAt(state, from)
  if (rise === 0) return undefined
  const slopes = state.pieces.flatMap((piece) => (liesBetween(piece, from, to) ? [slopeOf(state, piece)] : []))
  const slope = STEEPNESS.find((otherSlope) => slopes.includes(otherSlope)) ?? 'gentleSlope'
  return { slope, downhill: rise < 0 }
}

const STEEPNESS: readonly Slope[] = ['cliff', 'steepSlope', 'gentleSlope']

function liesBetween(piece: Piece, from: Point, to: Point): boolean {
  if (piece.terrain === 'cliff') return contoursOfPiece(piece).some((edge) => rayCrosses(from, to, edge))
  if (piece.terrain !== 'hill') return false
  const [tier] = contoursOfPiece(piece)
  return containsPoint(tier!, from) !== containsPoint(tier!, to)
}

export function addIncline(tally: Tally, incline: Incline | undefined): void {
  if (!incline) return
  const { attackDown = 0, attackUp = 0, rule } = terrainEffect(incline.slope)!
  const words = text(incline.downhill ? 'term.downhill' : 'term.uphill')
  tally.add(incline.downhill ? attackDown : attackUp, words, rule)
}

/** Hills have no row in the chart: their slopes do. */
function effectOf({ terrain }: Piece): Partial<TerrainRow> {
  return terrainEffect(terrain) ?? NOTHING
}

const NOTHING: Partial<TerrainRow> = {}

export function addTerm(tally: Tally, amount: number, { terrain }: { readonly terrain: Terrain }): void {
  tally.add(amount, text(`terrain.${terrain}`), terrainEffect(terrain)!.rule)
}
