/** MI-RATE-23, MI-SEQUENCE-03, -05, -07: how far a unit may move in the current step. */
import { Tally, text } from '@fray/kernel'
import { isOn } from '../../ground/terrain.ts'
import { isLegion, isUnder } from '../../roster.ts'
import type { State, Unit } from '../../state.ts'
import { inMm, MM, mm } from '../../units.ts'
import { isFanatic, isInReserve, wasInCommand } from '../command/command.ts'
import { isWater, penaltyOf } from './going.ts'
import { flyingRate, swimmingRate, walkingRate } from './rates.ts'

/** The allowance of a unit, in hundredths of a millimetre, before ground costs. */
export interface MoveAllowance {
  /** In the whole turn. */
  readonly turn: number
  /** In the step under way. */
  readonly step: number
  /** MI-SEQUENCE-03, -07: the mover's steps are halves of their turn. */
  readonly halves: boolean
  /** MI-SITUATION-07: it begins or ends the step in the air. */
  readonly flying: boolean
  /** MI-LEADER-08: out of command, so that it moves at half speed. */
  readonly slowed: boolean
}

/** MI-TERRAIN-01: a unit inside terrain with nothing left still moves this much per turn. */
const LEAST = mm(25)

/** MI-GEN-06: halves and thirds are rounded down to whole millimetres. */
export function wholeMm(length: number): number {
  return Math.floor(length / MM) * MM
}

export function gaitOf(state: State, unit: Unit, flying = unit.height > 0): MoveAllowance {
  const turn = turnTally(state, unit, flying).total * MM
  const halves = state.step !== 5
  return { turn, halves, flying, slowed: isSlowed(state, unit), step: halves ? wholeMm(turn / 2) : turn }
}

/** MI-RATE-23: the rate, doubled by Grace, halved out of command. */
function turnTally(state: State, unit: Unit, flying: boolean): Tally {
  const tally = new Tally(text('number.allowance'))
  const rate = rateOf(state, unit, flying)
  tally.add(inMm(rate), text('term.rate'), 'MI-RATE-23')
  if (isUnder(state, unit, 'grace')) tally.add(inMm(rate), text('state.grace'), 'MI-MAGIC-04')
  if (isSlowed(state, unit)) {
    tally.add(inMm(wholeMm(tally.total * (MM / 2))) - tally.total, text('term.out-of-command'), 'MI-LEADER-08')
  }
  return tally
}

function rateOf(state: State, unit: Unit, flying: boolean): number {
  if (flying) return flyingRate(unit)
  const swimming = swimmingRate(unit)
  const { body } = unit
  const swims =
    swimming !== undefined && body && state.pieces.some((piece) => isWater(piece.terrain) && isOn(body, piece))
  return swims ? swimming : walkingRate(unit)
}

/** MI-LEADER-08, -11, MI-FANATIC-02, MI-DIVISION-04: whether a unit is out of command and slowed. */
function isSlowed(state: State, unit: Unit): boolean {
  return isLegion(unit) && !isFanatic(unit) && !isInReserve(state, unit) && !wasInCommand(state, unit)
}

/** MI-TERRAIN-01: gets what the terrain met takes from the step, half of it from each of the mover's halves. */
function groundPenalty(unit: Unit, { halves }: MoveAllowance, ground: Iterable<string>): number {
  let sum = 0
  for (const rule of ground) sum += penaltyOf(unit, rule)
  return halves ? sum / 2 : sum
}

/** Gets what may be spent in the step after ground costs. */
export function stepAllowance(
  unit: Unit,
  moveAllowance: MoveAllowance,
  ground: Iterable<string>,
  inside: boolean,
): number {
  const left = wholeMm(moveAllowance.step - groundPenalty(unit, moveAllowance, ground))
  const least = inside ? Math.min(moveAllowance.step, moveAllowance.halves ? wholeMm(LEAST / 2) : LEAST) : 0
  return Math.max(left, least, 0)
}

/** The same with its terms, in millimetres. */
export function explainAllowance(
  state: State,
  unit: Unit,
  moveAllowance: MoveAllowance,
  ground: readonly string[],
  inside: boolean,
): Tally {
  const tally = turnTally(state, unit, moveAllowance.flying)
  if (moveAllowance.halves) tally.add(inMm(moveAllowance.step) - tally.total, text('term.half-move'), 'MI-SEQUENCE-03')
  for (const rule of ground)
    tally.add(-inMm(penaltyOf(unit, rule)) / (moveAllowance.halves ? 2 : 1), text('term.ground'), rule)
  const allowed = inMm(stepAllowance(unit, moveAllowance, ground, inside))
  tally.add(allowed - tally.total, text('term.rounding'), 'MI-TERRAIN-01')
  return tally
}
