/** MI-RELOAD: loading, and readiness to shoot again. */

import { reloadTimes } from '../charts.ts'
import { missileOf } from '../combat/factors.ts'
import { isEngaged, isEngine, isStationary, present } from '../roster.ts'
import type { Play, TurnStep, Unit } from '../state.ts'
import { resupply } from './supply.ts'

/** MI-RELOAD-01: gets the turns that a unit's weapon takes to load. Crossbowmen in pairs need one (MI-RELOAD-04). */
function reloadTime(unit: Unit): number {
  const weapon = missileOf(unit)
  if (!weapon || weapon.family === 'thrown') return 0
  if (unit.troop.paired && weapon.family === 'crossbow') return 1
  const row = reloadTimes.find((reloadTime) => reloadTime.weapon === weapon.weapon)
  return (row ?? reloadTimes.find((reloadTime) => reloadTime.weapon === weapon.family))!.turns
}

/** MI-RELOAD-02: a repeating crossbow holds two. */
function shotsPerLoad({ troop }: Unit): number {
  return troop.missile === 'repeatingCrossbow' ? 2 : 1
}

/** MI-RELOAD-09: a loaded engine does not move; it may turn in place. */
export function isHeldByLoad(unit: Unit): boolean {
  return isEngine(unit) && unit.load.loaded
}

/** MI-MISSILE-05, MI-RELOAD-05 to -08: whether it may shoot in this step after its shots of this turn. */
export function isReady(unit: Unit, step: TurnStep): boolean {
  if (unit.supply === 0) return false
  const { shots } = unit.now
  if (shots.length === 0) return unit.load.loaded
  if (shots.length > 1 || shots.includes(step)) return false
  if (isArcher(unit)) return isStationary(unit)
  return shotsPerLoad(unit) > 1 && unit.load.loaded
}

function isArcher(unit: Unit): boolean {
  return missileOf(unit)?.family === 'bow'
}

/** MI-RELOAD-06: archers who shot twice were stationary, and stay so for the rest of the turn. */
export function isHeldByShooting(unit: Unit): boolean {
  return isArcher(unit) && unit.now.shots.length > 1
}

/** Notes that a unit shoots: the load and one attack's worth of missiles are gone (MI-SUPPLY-01). */
export function noteShot(unit: Unit, step: TurnStep): void {
  unit.now.shots.push(step)
  // MI-RELOAD-01: only what it does after shooting hinders bowmen and slingers.
  unit.now.hurried = false
  if (unit.supply !== null) unit.supply--
  unit.load.shots--
  unit.load.turns = 0
  if (unit.load.shots <= 0) unit.load.loaded = reloadTime(unit) === 0
}

/** MI-RELOAD-01: in step 6, units whose last half turn is over are ready; units in contact will fight in this one. */
export function loadMidway({ state }: Play): void {
  for (const unit of present(state)) {
    const { load, now } = unit
    if (load.loaded || now.shots.length > 0) continue
    const time = reloadTime(unit)
    if (time === HALF && !now.hurried && !isEngaged(state, unit)) fill(unit)
    if (time === ONE_AND_A_HALF && load.turns >= 1 && isStationary(unit)) fill(unit)
  }
}

const HALF = 0.5
const ONE_AND_A_HALF = 1.5

/** At the end of a turn, advances loading and brings up missiles (MI-SUPPLY-02). */
export function reload(play: Play): void {
  for (const unit of present(play.state)) if (missileOf(unit)) reloadUnit(unit)
  resupply(play)
}

/** MI-RELOAD-01, -03: bowmen and slingers load unless they hurry or fight; others need full idle turns. */
function reloadUnit(unit: Unit): void {
  const { load, now } = unit
  if (load.loaded && load.shots === shotsPerLoad(unit)) return
  const time = reloadTime(unit)
  const idle = isStationary(unit) && now.shots.length === 0 && !now.meleed
  load.turns = idle ? load.turns + 1 : 0
  const swift = time === 0 || (time === HALF && !now.hurried && !now.meleed)
  if (swift || load.turns >= time) fill(unit)
}

function fill(unit: Unit): void {
  unit.load = { loaded: true, shots: shotsPerLoad(unit), turns: 0 }
}
