/** Places beside a legion for a companion. */
import {
  contourOf,
  facingOf,
  formationDepth,
  frontage,
  isOnTable,
  lengthOf,
  type Point,
  type RectangleFootprint,
  type Table,
  verticesOf,
  wholePoint,
} from '@fray/tabletop'
import { areOverlapping, blocksOf, centreOf, contoursOf, spreadOf } from '../../body.ts'
import { isHidden } from '../../ground/sight.ts'
import { uncloak } from '../../magic/enchantments.ts'
import { enemyOf, type Present, present } from '../../roster.ts'
import type { Play, State, TroopBody } from '../../state.ts'
import { piecesNear, underfoot } from '../pace/going.ts'

/** The gap it keeps, which leaves room for rounding. */
const CLOSE = 5
/** Positions tried along an edge, from its middle outwards. */
const ALONG: readonly number[] = [0, 0.5, -0.5, 1, -1]
/** Behind first, then at the sides, in front last; edges run front, right, rear, left. */
const ORDER: readonly number[] = [2, 1, 3, 0]

/** Lists bodies like the unit's that touch the legion and face its way, the best first. */
export function placesBeside(legion: TroopBody, unit: TroopBody): TroopBody[] {
  if (unit.kind === 'placed') return []
  const blocks = [...blocksOf(legion)].reverse()
  return ORDER.flatMap((edge) => blocks.flatMap((block) => ALONG.map((along) => beside(block, edge, along, unit))))
}

function beside(
  block: RectangleFootprint,
  edge: number,
  along: number,
  unit: Extract<TroopBody, { kind: 'ranks' }>,
): TroopBody {
  const facing = facingOf(block.pose)
  const length = lengthOf(facing.x, facing.y)
  const ahead = { x: facing.x / length, y: facing.y / length }
  const corners = verticesOf(contourOf(block))
  const [from, to] = [corners[edge]!, corners[(edge + 1) % 4]!]
  const share = (1 + along) / 2
  const [depth, width] = [formationDepth(unit.formation), frontage(unit.formation)]
  const off = (edge % 2 === 0 ? depth : width) / 2 + CLOSE
  const normal = OUTWARDS[edge]!(ahead)
  const middle = {
    x: from.x + (to.x - from.x) * share + normal.x * off,
    y: from.y + (to.y - from.y) * share + normal.y * off,
  }
  const front = wholePoint(middle.x + (ahead.x * depth) / 2, middle.y + (ahead.y * depth) / 2)
  return { ...unit, formation: { ...unit.formation, pose: { ...front, facing } } }
}

/** Outward normals of the edges, from the way ahead. */
const OUTWARDS: readonly ((ahead: Point) => Point)[] = [
  ({ x, y }) => ({ x, y }),
  ({ x, y }) => ({ x: -y, y: x }),
  ({ x, y }) => ({ x: -x, y: -y }),
  ({ x, y }) => ({ x: y, y: -x }),
]

/** Gets the first of these places with room, hidden units included. */
export function freePlaceBeside(state: State, table: Table, unit: Present, legion: Present): TroopBody | undefined {
  const others = present(state)
  return placesBeside(legion.body, unit.body).find((body) => isFree(state, table, unit, body, others))
}

/** Whether there is room for a body as far as its owner knows: on the table, free of bases, on passable ground. */
export function hasRoom(state: State, table: Table, unit: Present, body: TroopBody): boolean {
  return isFree(state, table, unit, body, knownTo(state, unit))
}

/** Lists all units but enemies under a cloak (MI-GEN-11). */
export function knownTo(state: State, { seat }: Present): Present[] {
  return present(state).filter((other) => other.seat === seat || !isHidden(state, other))
}

function isFree(state: State, table: Table, unit: Present, body: TroopBody, others: readonly Present[]): boolean {
  if (!contoursOf(body).every((block) => isOnTable(block, table))) return false
  const inTheWay = (other: Present) =>
    other !== unit && other.height === unit.height && areOverlapping(other.body, body)
  if (others.some(inTheWay)) return false
  const pieces = piecesNear(state, centreOf(body), spreadOf(body))
  return !underfoot(state, unit, body, pieces).some(({ forbidden }) => forbidden)
}

/** MI-MAGIC-06: reveals a hidden enemy that stands where a unit means to go. */
export function discover(play: Play, unit: Present, body: TroopBody, height: number = unit.height): boolean {
  const hidden = present(play.state, enemyOf(unit.seat)).find(
    (foe) => foe.height === height && isHidden(play.state, foe) && areOverlapping(foe.body, body),
  )
  if (hidden) uncloak(play, hidden)
  return hidden !== undefined
}
