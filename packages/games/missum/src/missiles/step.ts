import type { Procedure, Seat } from '@fray/kernel'
import { chooseEnd, takeCasualties } from '../combat/casualties.ts'
import { declareGazes, type GazeOrder, resolveGazes } from '../magic/devices/devices.ts'
import { uncloak } from '../magic/enchantments.ts'
import { disorganize } from '../morale/disorder.ts'
import { settle } from '../morale/settle.ts'
import { declareRoles } from '../movement/contact/answers.ts'
import { isPresent, unitOf } from '../roster.ts'
import type { Play } from '../state.ts'
import { nextStep } from '../turn/sequence.ts'
import { declareVolleys } from './declare.ts'
import { loadMidway, noteShot } from './reload.ts'
import { type Felled, isBurning, resolveVolley, type Volley } from './volley.ts'

/** The orders of one side for a missile step. */
interface Shooting {
  readonly volleys: readonly Volley[]
  readonly gazes: readonly GazeOrder[]
}

/** MI-SEQUENCE-04, -06, -08, MI-MISSILE-19: both sides commit their shooting in secret, then everything is resolved. */
export function* missileStep(play: Play): Procedure {
  const { state } = play
  if (state.step === 6) loadMidway(play)
  const seats: readonly Seat[] = [state.mover, 1 - state.mover]
  const committed = yield* play.simultaneously(seats.map((seat) => ({ seat, procedure: declare(play, seat) })))
  const volleys = committed.flatMap((side) => side.volleys)
  // Before any roll: a unit that draws a bow has no shield now (MI-MISSDEF-01).
  for (const id of new Set(volleys.map(({ shooter }) => shooter))) {
    uncloak(play, unitOf(state, id))
    noteShot(unitOf(state, id), state.step)
  }
  for (const { shooter, target } of volleys) unitOf(state, shooter).now.targets.push(target)
  yield* declareRoles(play, new Set(volleys.map(({ target }) => target)))
  const felled: Felled[] = []
  for (const volley of volleys) felled.push(...(yield* resolveVolley(play, volley)))
  yield* resolveGazes(
    play,
    committed.flatMap(({ gazes }) => gazes),
  )
  yield* takeOff(play, felled)
  yield* settle(play)
  nextStep(state)
}

function* declare(play: Play, seat: Seat): Procedure<Shooting> {
  return { volleys: yield* declareVolleys(play, seat), gazes: yield* declareGazes(play, seat) }
}

/** MI-MISSILE-06, -14: removes all casualties together; firepots disorganize (MI-DISORG-06). */
function* takeOff(play: Play, felled: readonly Felled[]): Procedure {
  const { state } = play
  const hit = new Set(felled.filter(({ lost }) => lost > 0).map(({ unit }) => unit))
  for (const id of hit) {
    const blows = felled.filter(({ unit, lost }) => unit === id && lost > 0)
    const by = [...new Set(blows.map((blow) => blow.by))]
    const unit = unitOf(state, id)
    const burning = by.some((attacker) => isBurning(felled, id, attacker))
    const lost = blows.reduce((sum, blow) => sum + blow.lost, 0)
    if (!isPresent(unit)) continue
    yield* chooseEnd(play, unit, lost)
    takeCasualties(play, unit, lost, 'missile', by)
    if (burning && isPresent(unit)) disorganize(play, unit, 'MI-DISORG-06')
  }
}
