/** MI-ROUT-01: a unit breaks and will run. */
import type { Play, Unit } from '../../state.ts'
import { leaveTable } from '../../turn/removal.ts'
import { isMovement, movingSeat } from '../../turn/sequence.ts'

/**
 * MI-ROUT-01: breaks a unit, which will run from these enemies. Its contacts stay until it has moved (MI-ROUT-06, -09).
 */
export function breakUnit(play: Play, unit: Unit, from: readonly number[], rules: readonly string[]): void {
  const { state } = play
  if (unit.fate === 'routing') return
  unit.fate = 'routing'
  const order = 1 + state.units.reduce((last, { rout }) => Math.max(last, rout?.order ?? -1), -1)
  unit.rout = { from, order, caught: false, stalled: false }
  // MI-ROUT-03: a unit that breaks in its own movement step runs in the next.
  if (isMovement(state) && movingSeat(state) === unit.seat) state.done.push(unit.id)
  play.log('routs', { unit: { figure: unit.id } }, [...rules, 'MI-ROUT-01'], { seat: unit.seat, isOutcome: true })
  carryOff(play, unit)
}

/** MI-LEADER-05, -28, MI-MAGE-06: companions are carried off, and lost from now on. */
function carryOff(play: Play, legion: Unit): void {
  for (const companion of play.state.units) {
    if (companion.with !== legion.id) continue
    companion.with = null
    if (companion.body) leaveTable(play, companion, 'lost', ['MI-LEADER-05'])
  }
}
