import type { Seat } from '@fray/kernel'
import type { Box } from '@fray/tabletop'
import { centreOf, contoursOf, rankedBody } from '../body.ts'
import { contoursOfPiece } from '../ground/terrain.ts'
import { FOOTPRINT } from '../magic/platforms/platform-work.ts'
import { isLegion } from '../roster.ts'
import type { State, TroopBody, Unit } from '../state.ts'
import { mm } from '../units.ts'
import {
  deploymentOrder,
  filesFor,
  homeFacing,
  joinsOnPlatform,
  judgeDeployment,
  standsOnPlatform,
  zoneOf,
} from './deployment.ts'
import type { Setup } from './setup-data.ts'

/** Room between neighbours: a leader's group passes, and zones of control do not overlap. */
const SPACE = mm(60)

/**
 * Plans a sensible line of battle for a side; undefined if the zone has no room for it. Skirmishers in front, line
 * legions side by side behind them, engines among them, each dritlán behind one of their legions, the kérdu and the
 * magic users in the rear, the kérdu on high ground.
 */
export function lineOfBattle(state: State, setup: Setup, seat: Seat): Map<number, TroopBody> | undefined {
  const draft = draftOf(state, seat)
  const zone = zoneOf(setup, seat)
  const own = deploymentOrder(state, seat)
  const legions = own.filter(isLegion)
  const skirmishers = legions.filter(({ troop }) => troop.type !== 'line')
  const line = legions.filter(({ troop }) => troop.type === 'line')
  let depth = 0
  for (const rank of [skirmishers, line]) {
    for (const row of rowsOf(rank, setup, zone)) {
      if (!placeRow(draft, setup, row, zone, depth)) return undefined
      depth += Math.max(...row.map((unit) => depthOf(unit, setup))) + SPACE
    }
  }
  const rest = own.filter((unit) => !isLegion(unit) && !joinsOnPlatform(unit, setup))
  return rest.every((unit) => placeOfficer(draft, setup, unit)) ? bodiesOf(draft, seat) : undefined
}

/** Copies what matters, so that planning does not touch the state. */
function draftOf(state: State, seat: Seat): State {
  return { ...state, units: state.units.map((unit) => (unit.seat === seat ? { ...unit, body: null } : unit)) }
}

function bodiesOf({ units }: State, seat: Seat): Map<number, TroopBody> {
  return new Map(units.flatMap(({ id, body, seat: side }) => (side === seat && body ? [[id, body]] : [])))
}

function widthOf(unit: Unit, setup: Setup): number {
  return filesFor(unit, setup) * unit.troop.base.width
}

function depthOf(unit: Unit, setup: Setup): number {
  return Math.ceil(unit.original / filesFor(unit, setup)) * unit.troop.base.depth
}

/** Units that fit side by side, row by row. */
function rowsOf(units: readonly Unit[], setup: Setup, { left, right }: Box): Unit[][] {
  const rows: Unit[][] = []
  let width = Number.POSITIVE_INFINITY
  for (const unit of units) {
    const added = widthOf(unit, setup) + SPACE
    if (width + added > right - left) {
      rows.push([])
      width = 0
    }
    rows.at(-1)!.push(unit)
    width += added
  }
  return rows
}

/** Places one row, centred, at a distance behind the front of the zone; a unit on bad ground moves aside. */
function placeRow(draft: State, setup: Setup, row: readonly Unit[], zone: Box, depth: number): boolean {
  const total = row.reduce((sum, unit) => sum + widthOf(unit, setup) + SPACE, -SPACE)
  let x = (zone.left + zone.right - total) / 2
  for (const unit of row) {
    const width = widthOf(unit, setup)
    const front = unit.seat === 0 ? zone.top + depth : zone.bottom - depth
    if (!placeNear(draft, setup, unit, x + width / 2, front, zone)) return false
    x += width + SPACE
  }
  return true
}

/** Gets the nearest free place to the wanted one: aside first, then further back. */
function placeNear(draft: State, setup: Setup, unit: Unit, x: number, y: number, zone: Box): boolean {
  const back = unit.seat === 0 ? 1 : -1
  for (let deep = 0; deep <= zone.bottom - zone.top; deep += STEP) {
    for (let aside = 0; aside <= (zone.right - zone.left) / 2; aside += STEP) {
      for (const sign of aside === 0 ? [1] : [1, -1]) {
        if (put(draft, setup, unit, x + sign * aside, y + back * deep)) return true
      }
    }
  }
  return false
}

const STEP = mm(20)

function put(draft: State, setup: Setup, unit: Unit, x: number, y: number): boolean {
  const pose = { x: Math.round(x), y: Math.round(y), facing: homeFacing(unit.seat) }
  const body = rankedBody(unit.troop.base, filesFor(unit, setup), unit.original, pose)
  if (!judgeDeployment(draft, setup, unit, body).ok) return false
  draft.units[unit.id]!.body = body
  return true
}

/** Places a dritlán behind one of their own legions; others in the rear, clear of each other. */
function placeOfficer(draft: State, setup: Setup, unit: Unit): boolean {
  const zone = zoneOf(setup, unit.seat)
  const back = unit.seat === 0 ? 1 : -1
  if (unit.office?.kind === 'dritlan') {
    const index = draft.huitsanyal.findIndex(({ commander }) => commander === unit.id)
    const own = draft.units.filter((legion) => isLegion(legion) && legion.body && legion.huitsan === index)
    return own.some((legion) => behind(draft, setup, unit, legion.body!, back))
  }
  if (unit.office?.kind === 'kerdu' && placeOnHeight(draft, setup, unit, back)) return true
  const room = standsOnPlatform(unit, setup) ? FOOTPRINT.depth : unit.troop.base.depth
  const rear = unit.seat === 0 ? zone.bottom - room * 1.5 : zone.top + room * 1.5
  const middle = (zone.left + zone.right) / 2
  return (
    placeNear(draft, setup, unit, middle, rear, zone) ||
    placeNear(draft, setup, unit, middle, unit.seat === 0 ? zone.top : zone.bottom, zone)
  )
}

/** MI-LEADER-19: on high ground behind the army, the highest first, where there is any. */
function placeOnHeight(draft: State, setup: Setup, unit: Unit, back: number): boolean {
  const legions = draft.units.filter((other) => other.seat === unit.seat && isLegion(other) && other.body)
  const rear = Math.max(...legions.map(({ body }) => centreOf(body!).y * back))
  const heights = draft.pieces
    .filter(({ terrain }) => terrain === 'hill')
    .sort((a, b) => (b.level ?? 1) - (a.level ?? 1))
  return heights.some((height) => {
    const { x, y } = contoursOfPiece(height)[0]!
    return y * back >= rear && put(draft, setup, unit, x, y)
  })
}

function behind(draft: State, setup: Setup, unit: Unit, body: TroopBody, back: number): boolean {
  const rear = Math[back > 0 ? 'max' : 'min'](...contoursOf(body).flatMap(({ ys }) => ys))
  const x = contoursOf(body)[0]!.x
  for (let aside = 0; aside <= STEP * 20; aside += STEP) {
    for (const sign of [1, -1]) if (put(draft, setup, unit, x + sign * aside, rear)) return true
  }
  return false
}
