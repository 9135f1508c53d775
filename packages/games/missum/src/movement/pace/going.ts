/** MI-TERRAIN: the effects of the ground under a unit on its movement. */
import {
  type Contour,
  containsPoint,
  contourOf,
  distance,
  gap,
  isTouchedBy,
  isWhollyWithin,
  lengthOf,
  type Point,
  verticesOf,
} from '@fray/tabletop'
import { centreOf, contoursOf, figureFootprints, figurePosesOf } from '../../body.ts'
import { type TerrainRow, terrainEffect, terrainEffects } from '../../charts.ts'
import type { Piece } from '../../ground/piece.ts'
import { contoursOfPiece, isOn, slopeOf, spot } from '../../ground/terrain.ts'
import { isSkirmishing } from '../../roster.ts'
import type { State, TroopBody, Unit } from '../../state.ts'
import { mm } from '../../units.ts'
import { isColumn } from '../formations/column-shape.ts'

/** The effect of one piece of terrain on one unit. */
export interface Going {
  readonly piece: Piece
  /** The entry of the chart: kinds of one entry are paid for once in a turn. */
  readonly rule: string
  /** MI-TERRAIN-01: hundredths of allowance lost in a turn spent moving there. */
  readonly perTurn: number
  /** MI-TERRAIN-01: hundredths of allowance for each crossing. */
  readonly toCross: number
  readonly forbidden: boolean
  /** MI-CHARGE-04: it bans charges. */
  readonly bansCharge: boolean
  /** MI-DISORG-07: it disorganizes. */
  readonly disorganizes: boolean
  /** MI-TERRAIN-05, -06: a slope, which is only paid for going up or across. */
  readonly slope: boolean
}

/** MI-TERRAIN-01, MI-ROUT-05, MI-SKIRMISH-04: crossing it costs so much that it stops units that rout or retire. */
const OBSTACLE = mm(100)

export function isObstacle({ toCross, forbidden }: Going): boolean {
  return forbidden || toCross >= OBSTACLE
}

/** Gets the effect of a piece on a unit that moves over it; undefined: clear ground. */
function goingOf(state: State, unit: Unit, piece: Piece, column: boolean): Going | undefined {
  const slope = piece.terrain === 'hill'
  const printed = terrainEffect(slope ? slopeOf(state, piece) : piece.terrain)
  const row = printed && rowFor(unit, printed)
  if (!row || (row.columnsAsClear && column)) return undefined
  const exempt = row.exempt?.includes(unit.troop.race) === true
  const line = !isSkirmishing(unit)
  const going = {
    piece,
    slope,
    rule: row.rule,
    perTurn: perTurnOf(unit, row),
    toCross: -mm(row.toCross ?? 0) * (row.per25mm ? widthOf(state, piece) / mm(25) : 1),
    forbidden: row.passable === false || row.passable === 'fordsAndBridges' || (line && row.line === 'prohibited'),
    bansCharge: exempt ? row.exemptCharge === false : row.charge === false || (line && row.charge === 'notLine'),
    disorganizes: line
      ? row.disorganizesLine === true && !(exempt && row.exemptDisorganized === false)
      : row.disorganizesSkirmishers === true,
  }
  const matters = going.perTurn > 0 || going.toCross > 0 || going.forbidden || going.bansCharge || going.disorganizes
  return matters ? going : undefined
}

/** MI-CREATURE-01, -05: woods for Pé Chói and Páchi Léi, water for the sró. */
function rowFor({ troop }: Unit, row: TerrainRow): TerrainRow | undefined {
  if (row.clearFor?.includes(troop.race)) return undefined
  if (row.asOpenWoodsFor?.includes(troop.race)) return terrainEffect('openWoods')
  if (troop.race === 'sro' && isWater(row.terrain)) return undefined
  return row
}

function perTurnOf(unit: Unit, row: TerrainRow): number {
  if (row.exempt?.includes(unit.troop.race)) return -mm(row.exemptPerTurn ?? 0)
  if (row.skirmisherPerTurn !== undefined) return isSkirmishing(unit) ? -mm(row.skirmisherPerTurn) : 0
  return -mm(row.perTurn ?? 0)
}

/**
 * MI-TERRAIN-01: gets what an entry of the chart takes from a unit's allowance in a turn, for entries it has met. A
 * unit that formed line since goes on paying for what only skirmishers can have met.
 */
export function penaltyOf(unit: Unit, rule: string): number {
  const row = terrainEffects.find((terrainEffect) => terrainEffect.rule === rule && !terrainEffect.sameAs)
  if (!row) return 0
  return row.skirmisherPerTurn === undefined ? perTurnOf(unit, row) : -mm(row.skirmisherPerTurn)
}

const WATER: readonly string[] = ['pond', 'lake', 'wideStream', 'stream', 'narrowStream', 'irrigationDitch', 'ford']

export function isWater(terrain: string): boolean {
  return WATER.includes(terrain)
}

/** MI-TERRAIN-19: as wide as the stream it leads through. */
function widthOf(state: State, ford: Piece): number {
  const stream = state.pieces.find((piece) => piece.course && isWater(piece.terrain) && meet(piece, ford))
  return stream?.course?.width ?? mm(25)
}

function meet(a: Piece, b: Piece): boolean {
  return contoursOfPiece(a).some((contour) => contoursOfPiece(b).some((other) => gap(contour, other) === 0))
}

/** Lists the pieces within reach of a place. */
export function piecesNear({ pieces }: State, { x, y }: Point, reach: number): Piece[] {
  return pieces.filter((piece) =>
    contoursOfPiece(piece).some((contour) => lengthOf(contour.x - x, contour.y - y) <= contour.reach + reach),
  )
}

/** Lists every effect under a body; flyers ignore them all (MI-TERRAIN-21). */
export function underfoot(state: State, unit: Unit, body: TroopBody, pieces: readonly Piece[]): Going[] {
  if (unit.height > 0 || pieces.length === 0) return []
  const column = isColumn(body)
  if (column && isOnRoad(body, pieces)) return []
  return pieces.flatMap((piece) => {
    if (!standsOn(state, body, piece, pieces)) return []
    return goingOf(state, unit, piece, column) ?? []
  })
}

/** MI-TERRAIN-20: a column on a road or bridge, every figure of it. */
function isOnRoad(body: TroopBody, pieces: readonly Piece[]): boolean {
  const roads = pieces.filter(({ terrain }) => terrain === 'road' || terrain === 'bridge').flatMap(contoursOfPiece)
  return roads.length > 0 && figurePosesOf(body).every((pose) => roads.some((road) => containsPoint(road, pose)))
}

function standsOn(state: State, body: TroopBody, piece: Piece, pieces: readonly Piece[]): boolean {
  if (piece.terrain === 'road' || piece.terrain === 'bridge' || !isOn(body, piece)) return false
  if (piece.terrain === 'hill') return !isWithinHigherTier(state, body, piece)
  if (piece.terrain === 'ford') return !pieces.some((other) => isStream(other) && isWet(body, other, pieces))
  return isStream(piece) ? isWet(body, piece, pieces) : true
}

function isStream({ terrain, course }: Piece): boolean {
  return terrain !== 'ford' && isWater(terrain) && course !== undefined
}

/** A unit wholly on the tier above is not on the slope below it. */
function isWithinHigherTier(state: State, body: TroopBody, tier: Piece): boolean {
  const higher = state.pieces.filter(({ terrain, level }) => terrain === 'hill' && level === (tier.level ?? 1) + 1)
  return higher.some((piece) => contoursOf(body).every((block) => isWhollyWithin(block, contoursOfPiece(piece)[0]!)))
}

/** How far a base may hang over the side of a bridge or ford. */
const OVERHANG = mm(1)

/** Whether any base of a body stands in the water beside its bridges and fords. */
function isWet(body: TroopBody, water: Piece, pieces: readonly Piece[]): boolean {
  const [stream] = contoursOfPiece(water)
  if (!contoursOf(body).some((block) => isTouchedBy(stream!, block))) return false
  const ways = pieces.filter(({ terrain }) => terrain === 'bridge' || terrain === 'ford').flatMap(contoursOfPiece)
  if (ways.length === 0) return true
  return figureFootprints(body).some((figure) => {
    if (!isTouchedBy(stream!, figure)) return false
    const rim = rimOf(contourOf(figure))
    return !ways.some((way) =>
      rim.every((place) => !containsPoint(stream!, place) || gap(way, spot(place)) <= OVERHANG),
    )
  })
}

/** Places along the edge of a base, so close that no stream fits between two. */
function rimOf(base: Contour): Point[] {
  const corners = verticesOf(base)
  return corners.flatMap((from, i) => {
    const to = corners[(i + 1) % corners.length]!
    const parts = Math.ceil(lengthOf(to.x - from.x, to.y - from.y) / mm(12))
    return Array.from({ length: parts }, (_, k) => ({
      x: from.x + ((to.x - from.x) * k) / parts,
      y: from.y + ((to.y - from.y) * k) / parts,
    }))
  })
}

/** MI-TERRAIN-05, -06: going straight down (within half a right angle) costs nothing. */
export function goesDown(piece: Piece, from: TroopBody, to: TroopBody): boolean {
  const hill = contoursOfPiece(piece)[0]!
  const [start, end] = [centreOf(from), centreOf(to)]
  const away = distance(end, hill) - distance(start, hill)
  const gone = distance(start, end)
  return away > 0 && away * away * 2 >= gone * gone
}
