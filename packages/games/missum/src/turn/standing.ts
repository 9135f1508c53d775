/** The bodies of units when a step began, by which their moves are judged. */
import { freeze } from '@fray/kernel'
import { facingOf } from '@fray/tabletop'
import { shiftBody } from '../movement/plan/leg.ts'
import type { State, TroopBody, Unit } from '../state.ts'

/** Records all bodies at the start of a step. Bodies never change: copies of a match share frozen ones. */
export function noteStanding(state: State): void {
  for (const unit of state.units) {
    if (unit.body && !Object.isFrozen(unit.body)) freeze(unit.body)
    unit.bodyAtStepStart = unit.body
  }
}

/**
 * Puts a unit elsewhere without a move: it gives way, is turned about, makes room, steps up or rejoins. Its start of
 * the step shifts along, so that its own move is unchanged.
 */
export function displace(unit: Unit, body: TroopBody): void {
  const { body: before, bodyAtStepStart } = unit
  unit.body = body
  unit.bodyAtStepStart =
    before && bodyAtStepStart && keepsShape(before, body) ? shiftedLike(bodyAtStepStart, before, body) : body
}

function keepsShape(before: TroopBody, after: TroopBody): boolean {
  if (before.kind === 'placed' || after.kind === 'placed') return before.kind === after.kind
  if (before.wings.length !== after.wings.length) return false
  const [a, b] = [facingOf(before.formation.pose), facingOf(after.formation.pose)]
  return a.x === b.x && a.y === b.y
}

/** As far on as one body is from the other. */
function shiftedLike(bodyAtStepStart: TroopBody, before: TroopBody, after: TroopBody): TroopBody {
  const [from, to] = [placeOf(before), placeOf(after)]
  return shiftBody(bodyAtStepStart, to.x - from.x, to.y - from.y)
}

function placeOf(body: TroopBody) {
  return body.kind === 'ranks' ? body.formation.pose : body.figures[0]!
}
