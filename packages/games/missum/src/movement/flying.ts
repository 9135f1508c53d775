/** MI-SITUATION-07, MI-CREATURE-03, MI-TERRAIN-21: height. */
import { type DecisionOption, optionWithNote, type Procedure, text } from '@fray/kernel'
import { areOverlapping, CONTACT, centreOf, gapBetween, spreadOf } from '../body.ts'
import { situationEffect } from '../charts.ts'
import type { Terrain } from '../ground/piece.ts'
import { isOn } from '../ground/terrain.ts'
import { canFly, isEngaged, isLegion, isSkirmishing, type Present } from '../roster.ts'
import type { Play, State } from '../state.ts'
import { inMm, mm } from '../units.ts'
import { driveAway } from './carry-out.ts'
import { discover, knownTo } from './command/beside.ts'
import { meleeProhibition } from './command/command.ts'
import { driveOff, findRoom } from './contact/evasion.ts'
import { meet } from './contact/meeting.ts'
import { KEEP_AWAY } from './contact/stance.ts'
import { gaitOf, stepAllowance } from './pace/allowance.ts'
import { piecesNear, underfoot } from './pace/going.ts'
import { startProgress } from './plan/journey.ts'
import { heightLeg } from './plan/leg.ts'
import { journeyOf } from './plan/orders.ts'

/** Heights are counted in these. */
const RUNG = mm(25)
const WOODS: readonly Terrain[] = ['openWoods', 'orchard', 'denseWoods']

/** MI-SITUATION-07: gets the cost of a change of height. */
function heightCost(from: number, to: number): number {
  const { climb25, dive50 } = situationEffect('flying')
  if (to > from) return ((to - from) / RUNG) * -mm(climb25!)
  return ((from - to) / (2 * RUNG)) * -mm(dive50!)
}

/** Lists the heights in reach; on the ground only where it may land. */
export function heightsFor(state: State, unit: Present, begunAloft: boolean): number[] {
  if (!canFly(unit) || isEngaged(state, unit) || unit.stand === 'standing') return []
  const ceiling = mm(situationEffect('flying').maxHeight!)
  const heights = Array.from({ length: ceiling / RUNG + 1 }, (_, i) => i * RUNG)
  return heights.filter((height) => {
    if (height === unit.height) return false
    const moveAllowance = gaitOf(state, unit, begunAloft || height > 0)
    const means = stepAllowance(unit, moveAllowance, unit.now.ground, false) - unit.now.spent
    return heightCost(unit.height, height) <= means && hasRoomAt(state, unit, height)
  })
}

/** MI-TERRAIN-21: not in woods, nor where it may not stand; nowhere on others' bases. */
function hasRoomAt(state: State, unit: Present, height: number): boolean {
  const level = knownTo(state, unit).filter((other) => other !== unit && other.height === height)
  if (level.some((other) => areOverlapping(other.body, unit.body) || isTooNear(state, unit, other))) return false
  if (height > 0) return true
  const pieces = piecesNear(state, centreOf(unit.body), spreadOf(unit.body))
  if (pieces.some((piece) => WOODS.includes(piece.terrain) && isOn(unit.body, piece))) return false
  return !underfoot(state, { ...unit, height: 0 }, unit.body, pieces).some(({ forbidden }) => forbidden)
}

/**
 * MI-SKIRMISH-02, MI-LEADER-08: coming to a height is an approach to units there: skirmishers keep off line, others off
 * contact.
 */
function isTooNear(state: State, unit: Present, other: Present): boolean {
  if (other.seat === unit.seat || other.with !== null) return false
  const apart = gapBetween(other.body, unit.body)
  if (isSkirmishing(unit) && isLegion(other) && !isSkirmishing(other)) return apart < KEEP_AWAY
  return apart <= CONTACT && meleeProhibition(state, unit) !== undefined
}

function heightOptions(unit: Present, heights: readonly number[]): DecisionOption<number>[] {
  return heights.map((height) => ({
    key: `height-${inMm(height)}`,
    text: height === 0 ? text('option.land') : text('option.height', { height: inMm(height) }),
    value: height,
    note: () => text('note.height', { length: inMm(heightCost(unit.height, height)) }),
  }))
}

/** MI-SITUATION-07: asks how high it goes, or whether it stays; touching an enemy at that height is contact. */
export function* changeHeight(play: Play, unit: Present, begunAloft: boolean): Procedure<boolean> {
  const heights = heightsFor(play.state, unit, begunAloft)
  const back: DecisionOption<number> = {
    key: 'back',
    text: text('option.back'),
    value: unit.height,
    ...optionWithNote('note.back'),
  }
  const height = yield* play.pick({
    seat: unit.seat,
    prompt: text('ask.height', { unit: { figure: unit.id } }),
    rules: ['MI-SITUATION-07'],
    figure: unit.id,
    options: [...heightOptions(unit, heights), back],
  })
  if (height === unit.height || discover(play, unit, unit.body, height)) return false
  const cost = heightCost(unit.height, height)
  unit.height = height
  unit.now.spent += cost
  unit.now.used += cost
  unit.now.moved += cost
  const type = height === 0 ? 'landed' : 'flew-to'
  play.log(type, { unit: { figure: unit.id }, height: inMm(height) }, ['MI-SITUATION-07'], { seat: unit.seat })
  scatterBefore(play, unit)
  yield* meet(play, unit)
  return true
}

/** MI-SKIRMISH-02: skirmishers there retire before line that comes to their height. */
function scatterBefore(play: Play, unit: Present): void {
  const journey = journeyOf(play, unit, true)
  const progress = startProgress(journey)
  const leg = heightLeg(unit.body)
  // A unit that turns out to be trapped stands, and the others are checked again.
  while (!driveOff(journey, progress, leg, 0));
  findRoom(journey, progress)
  driveAway(play, unit, progress)
}
