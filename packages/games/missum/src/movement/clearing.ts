/** MI-PASS-05: keeps units from ending a move on top of each other. */
import { isOnTable, type Point } from '@fray/tabletop'
import { areOverlapping, centreOf, contoursOf, countOf, spreadOf } from '../body.ts'
import { forbiddenGround } from '../ground/standing.ts'
import { isFlying, type Present, present } from '../roster.ts'
import type { Play, State, TroopBody } from '../state.ts'
import { displace } from '../turn/standing.ts'
import { inMm, mm } from '../units.ts'
import { shiftBody } from './plan/leg.ts'

/** The farthest a unit is shifted, and the steps tried. */
const FAR = mm(400)
const STEP = mm(2)

const HALF = Math.SQRT1_2
const WAYS: readonly Point[] = [
  { x: 1, y: 0 },
  { x: -1, y: 0 },
  { x: 0, y: 1 },
  { x: 0, y: -1 },
  { x: HALF, y: HALF },
  { x: -HALF, y: HALF },
  { x: HALF, y: -HALF },
  { x: -HALF, y: -HALF },
]

/** Shifts the smaller of two overlapping units to the nearest free place, after evading, making room and closing up. */
export function standClear(play: Play): void {
  const units = present(play.state)
  for (const [i, unit] of units.entries()) {
    for (const other of units.slice(i + 1)) {
      if (!collides(unit, unit.body, other)) continue
      const smaller = countOf(unit.body) < countOf(other.body) ? unit : other
      shiftClear(play, smaller)
    }
  }
}

/** Whether a body would overlap another unit; units in the air and on one platform are above it. */
export function collides(unit: Present, body: TroopBody, other: Present): boolean {
  if (other === unit || isFlying(unit) !== isFlying(other)) return false
  if (unit.platform !== null && unit.platform === other.platform) return false
  const [a, b] = [centreOf(body), centreOf(other.body)]
  const reach = spreadOf(body) + spreadOf(other.body)
  if ((a.x - b.x) * (a.x - b.x) + (a.y - b.y) * (a.y - b.y) > reach * reach) return false
  return areOverlapping(body, other.body)
}

function shiftClear(play: Play, unit: Present): void {
  for (let gone = STEP; gone <= FAR; gone += STEP) {
    for (const way of WAYS) {
      const body = shiftBody(unit.body, way.x * gone, way.y * gone)
      if (!isFree(play, unit, body)) continue
      const from = centreOf(unit.body)
      const to = centreOf(body)
      displace(unit, body)
      const points = [from, to].map(({ x, y }) => [x, y] as const)
      play.log('stood-clear', { unit: { figure: unit.id }, length: inMm(gone) }, ['MI-PASS-05'], {
        seat: unit.seat,
        paths: [{ figure: unit.id, points }],
      })
      return
    }
  }
}

function isFree({ state, setup }: Play, unit: Present, body: TroopBody): boolean {
  if (!contoursOf(body).every((block) => isOnTable(block, setup)) || forbiddenGround(state, unit, body)) return false
  return !standsOnAnybody(state, unit, body)
}

function standsOnAnybody(state: State, unit: Present, body: TroopBody): boolean {
  return present(state).some((other) => collides(unit, body, other))
}
