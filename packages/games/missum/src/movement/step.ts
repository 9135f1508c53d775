import {
  type DecisionOption,
  type Message,
  type Procedure,
  RARE_WEIGHT,
  type Refusal,
  refuse,
  text,
} from '@fray/kernel'
import { isPinned } from '../ground/last-stand-position.ts'
import { isHeldByLoad, isHeldByShooting } from '../missiles/reload.ts'
import { isEngaged, isRouting, isUnder, type Present, present, unitOf } from '../roster.ts'
import type { Play } from '../state.ts'
import { movingSeat, nextStep } from '../turn/sequence.ts'
import { inMm } from '../units.ts'
import { noteArrivals } from './command/command.ts'
import { chargeProhibition } from './contact/charge.ts'
import { wingsFor } from './contact/unengaged.ts'
import { isColumn } from './formations/column-shape.ts'
import { mayReform } from './formations/formation-change.ts'
import { mayWheelRing } from './formations/ring-wheel.ts'
import { startingAllowance } from './plan/journey.ts'
import { dutyOf, journeyOf, mustGoOn } from './plan/orders.ts'
import { hasStopped } from './plan/permission.ts'
import { nextRouter, routMove } from './rout/rout.ts'
import { goOnMoving, startMove } from './unit-move.ts'

/**
 * MI-SEQUENCE-03, -05, -07, -11: plays steps 3, 5 and 7. One unit of the moving seat starts to move or gets its next
 * order, or the step ends and goes on to the next (`nextStep`). Routing units move first (MI-ROUT-03).
 */
export function* moveStep(play: Play): Procedure {
  const { state } = play
  if (state.moving) return yield* goOnMoving(play, state.moving)
  const seat = movingSeat(state)
  const router = nextRouter(state, seat)
  if (router) return yield* routMove(play, router)
  const own = present(state, seat)
  const able = play.memo(() => own.filter((unit) => !moveProhibition(play, unit)).map(({ id }) => id))
  const movable = own.filter(({ id }) => able.includes(id))
  const mustGo = play.memo(() => movable.filter((unit) => !mayRest(play, unit)).map(({ id }) => id))
  const bound = movable.filter(({ id }) => mustGo.includes(id))
  const options: DecisionOption<Present | null>[] = movable.map((unit) => ({
    key: `unit-${unit.id}`,
    text: text('option.unit', { unit: { figure: unit.id } }),
    value: unit,
    figure: unit.id,
    gesture: 'move',
    note: () => unitNote(play, unit),
  }))
  const end: DecisionOption<null> = {
    key: 'end',
    text: text('option.end-step'),
    value: null,
    icon: 'check-mark',
    randomWeight: RARE_WEIGHT,
    note: () => text('note.end-step', { units: movable.length }),
  }
  const unit = yield* play.pick<Present | null>({
    seat,
    prompt: text('ask.unit', { step: { text: text(`step.${state.step}`) } }),
    rules: ['MI-SEQUENCE-11'],
    options: bound.length === 0 ? [...options, end] : options,
    barred: bound.slice(0, 1).map((present) => {
      const { reason, rules } = dutyOf(present)
      return { key: end.key, text: end.text, reason, rules }
    }),
    whyNot: (key) => {
      const wanted = own.find(({ id }) => key === `unit-${id}`)
      return wanted && moveProhibition(play, wanted)
    },
  })
  if (unit) return yield* startMove(play, unit)
  noteArrivals(play)
  nextStep(state)
}

/** Tells how far a unit may go in this step, or what else it may do. */
function unitNote(play: Play, unit: Present): Message {
  const { state } = play
  if (isEngaged(state, unit)) return text('note.unit-wheels')
  if (isHeldByLoad(unit) || isPinned(state, unit)) return text('note.unit-turns')
  if (unit.body.kind === 'placed') return text('note.unit-draws-up')
  const length = inMm(startingAllowance(journeyOf(play, unit, unit.height > 0)))
  return text(chargeProhibition(state, unit) ? 'note.unit' : 'note.unit-charge', { length })
}

/** Gets why a unit can do nothing in this step. */
function moveProhibition({ state, setup }: Play, unit: Present): Refusal | undefined {
  const bar = (reason: string, ...rules: string[]) =>
    refuse(text(`bar.${reason}`, { unit: { figure: unit.id } }), ...rules)
  if (state.done.includes(unit.id)) return bar('moved', 'MI-SEQUENCE-11')
  if (unit.fate !== 'fighting') return bar('routing', 'MI-ROUT-03')
  if (isUnder(state, unit, 'pleasures')) return bar('pleasures', 'MI-MAGIC-03')
  if (isHeldByShooting(unit)) return bar('shot-twice', 'MI-RELOAD-06')
  if (isEngaged(state, unit))
    return wingsFor(state, setup, unit).length > 0 ? undefined : bar('engaged', 'MI-UNENGAGED-01', 'MI-UNENGAGED-02')
  if (unit.now.halted || unit.now.contacted) return bar('halted', 'MI-MOVE-01')
  if (hasStopped(unit)) return bar('faced-twice', 'MI-MOVE-05')
  // MI-LEADER-05: companions of a routing legion go where it goes.
  if (unit.with !== null && isRouting(unitOf(state, unit.with))) return bar('with-router', 'MI-LEADER-05')
  // MI-RELOAD-09, MI-LASTSTAND-08: a loaded engine, or a unit holding open ground, may only turn, as far as its
  // formation can.
  if (isHeldByLoad(unit) || isPinned(state, unit)) {
    const turns = unit.body.kind === 'ranks' && unit.now.facings < 2 && !unit.disorganized
    return turns ? undefined : bar('only-turns', 'MI-RELOAD-09', 'MI-LASTSTAND-08')
  }
  if (unit.body.kind !== 'placed' || isColumn(unit.body)) return undefined
  return mayReform(state, unit) || mayWheelRing(unit) ? undefined : bar('ring', 'MI-MOVE-10')
}

/** MI-FANATIC-01, MI-LEADER-03: whether the step may end without it. */
function mayRest(play: Play, unit: Present): boolean {
  if (isEngaged(play.state, unit) || unit.body.kind === 'placed') return true
  return !mustGoOn(journeyOf(play, unit, unit.height > 0))
}
