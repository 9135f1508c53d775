/** MI-LASTSTAND-01 to -03: finds legions without hope of escape or help. */
import {
  type Contour,
  DIRECTION_LENGTH,
  direction,
  formationCorners,
  isOnTable,
  isTouchedBy,
  isWithin,
  lineTemplate,
  type Point,
  quarterTurn,
  type Table,
} from '@fray/tabletop'
import { contoursOf, frontOf } from '../body.ts'
import { raceRow } from '../charts.ts'
import { gapOf, isLegion, type Present, present } from '../roster.ts'
import type { State, TroopBody } from '../state.ts'
import { mm } from '../units.ts'
import type { Piece } from './piece.ts'
import { isHidden } from './sight.ts'
import { isForbidden } from './standing.ts'
import { BEHIND, contoursOfPiece, isMostlyIn } from './terrain.ts'

/** MI-LASTSTAND-03: obstacles this near on every side leave no escape. */
const TRAP = mm(100)
/** MI-LASTSTAND-03: friends farther away do not count as help. */
const HELP = mm(300)

/**
 * MI-LASTSTAND-01, -03: whether enemies, impassable ground or table edges close all four sides, and a race gives no
 * quarter.
 */
export function hasNoWayOut(state: State, table: Table, legion: Present): boolean {
  const enemies = knownEnemies(state, legion)
  const barriers = state.pieces.filter((piece) => isForbidden(legion, piece)).flatMap(contoursOfPiece)
  const sides = sidesOf(legion.body)
  const trapped = sides.every((side) => {
    if (!isOnTable(side, table)) return true
    return barriers.some((piece) => isTouchedBy(piece, side)) || enemies.some((enemy) => reaches(enemy, side))
  })
  return trapped && enemies.some((enemy) => givesNoQuarter(enemy, legion) && sides.some((side) => reaches(enemy, side)))
}

/** Enemy legions that its owner knows of: an offer must not reveal a cloaked one (MI-GEN-11). */
function knownEnemies(state: State, { seat }: Present): Present[] {
  return present(state, 1 - seat).filter(
    (enemy) => isLegion(enemy) && enemy.fate === 'fighting' && !isHidden(state, enemy),
  )
}

function reaches(enemy: Present, side: Contour): boolean {
  return contoursOf(enemy.body).some((block) => isTouchedBy(block, side))
}

/** Gets strips a hundred millimetres deep along the four sides of the rectangle round a body. */
function sidesOf(body: TroopBody): Contour[] {
  const corners = cornersOf(body)
  return corners.map((from, i) => {
    const to = corners[(i + 1) % corners.length]!
    const middle = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 }
    const along = { x: to.x - from.x, y: to.y - from.y }
    return lineTemplate(middle, direction(along.y, -along.x), TRAP, Math.sqrt(along.x * along.x + along.y * along.y))
  })
}

/** Gets the rectangle round a body along its front, clockwise from the front left. */
function cornersOf(body: TroopBody): readonly Point[] {
  if (body.kind === 'ranks' && body.wings.length === 0) return formationCorners(body.formation)
  const front = frontOf(body)
  const ahead = direction(front.x, front.y)
  const right = quarterTurn(ahead)
  const reach = (axis: Point) => {
    const places = contoursOf(body).flatMap(({ xs, ys }) => xs.map((x, i) => along(x, ys[i]!, axis)))
    return [Math.min(...places), Math.max(...places)] as const
  }
  const [rear, fore] = reach(ahead)
  const [west, east] = reach(right)
  const corner = (deep: number, aside: number) => ({
    x: (ahead.x * deep + right.x * aside) / UNIT,
    y: (ahead.y * deep + right.y * aside) / UNIT,
  })
  return [corner(fore, west), corner(fore, east), corner(rear, east), corner(rear, west)]
}

/** The length of a direction. */
const UNIT = DIRECTION_LENGTH

function along(x: number, y: number, axis: Point): number {
  return (x * axis.x + y * axis.y) / UNIT
}

/** MI-LASTSTAND-01: humans and their friends give no quarter to the hostile races, nor receive any. */
function givesNoQuarter(enemy: Present, legion: Present): boolean {
  return isHostileRace(enemy) !== isHostileRace(legion)
}

function isHostileRace({ troop }: Present): boolean {
  return raceRow(troop.race)?.stance === 'hostile'
}

/** MI-LASTSTAND-02, -03: whether it holds a feature with an enemy line legion near and no friendly one. */
export function isUnsupported(state: State, legion: Present): boolean {
  if (featuresHeldBy(state, legion).length === 0) return false
  const near = (other: Present) => isLine(other) && gapOf(other, legion) <= HELP
  if (present(state, legion.seat).some((friend) => friend !== legion && near(friend))) return false
  return knownEnemies(state, legion).some(near)
}

function isLine(unit: Present): boolean {
  return isLegion(unit) && unit.troop.type === 'line' && unit.fate === 'fighting'
}

/** MI-LASTSTAND-08: whether a legion that makes a last stand would still hold the feature it holds now. */
export function staysInFeature(state: State, legion: Present, body: TroopBody): boolean {
  return featuresHeldBy(state, legion).some((piece) => isHeldBy(piece, { ...legion, body }))
}

/** MI-LASTSTAND-08: whether it makes its last stand in the open and must hold its ground. */
export function isPinned(state: State, legion: Present): boolean {
  return legion.stand === 'standing' && featuresHeldBy(state, legion).length === 0
}

function featuresHeldBy(state: State, legion: Present): Piece[] {
  return state.pieces.filter((piece) => isHeldBy(piece, legion))
}

/** Inside a village or town, or along a wall; the walls of ruins are walls too. */
function isHeldBy(piece: Piece, { body, seat }: Present): boolean {
  switch (piece.terrain) {
    case 'village':
    case 'town':
      return isMostlyIn(body, piece)
    case 'lowWall':
    case 'stockade':
      if (piece.shelters !== undefined && piece.shelters !== seat) return false
      return contoursOfPiece(piece).some((wall) => contoursOf(body).some((block) => isWithin(block, wall, BEHIND)))
    default:
      return false
  }
}
