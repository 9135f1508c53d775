/** The move of one unit in a movement step: decision after decision, until its owner is done or it can do no more. */
import {
  type DecisionOption,
  optionWithNote,
  type Procedure,
  RARE_WEIGHT,
  type Refusal,
  refuse,
  takeFirst,
  text,
} from '@fray/kernel'
import { type Formation, type ManoeuvreStep, toJson } from '@fray/tabletop'
import { situationEffect } from '../charts.ts'
import { isPinned } from '../ground/last-stand-position.ts'
import { isHeldByLoad } from '../missiles/reload.ts'
import { settle } from '../morale/settle.ts'
import { canFly, hasBothRoles, isEngaged, isPresent, type Present, presentUnit } from '../roster.ts'
import type { Moving, Play } from '../state.ts'
import { inMm, mm } from '../units.ts'
import { groundInReach } from '../view/reach.ts'
import { carryOut } from './carry-out.ts'
import { noteCommand } from './command/command.ts'
import { commit, commitOptions } from './command/reserve.ts'
import { askRole } from './contact/answers.ts'
import { canCharge, chargeProhibition, resolveCharge } from './contact/charge.ts'
import { meet } from './contact/meeting.ts'
import { regroup, type Wing, wheelIn, wingOptions, wingsFor } from './contact/unengaged.ts'
import { changeHeight, heightsFor } from './flying.ts'
import { isColumn } from './formations/column-shape.ts'
import { askForWay, resolveWay } from './formations/following.ts'
import { mayReform, reformProhibition } from './formations/formation-change.ts'
import { askForRanks, askForShape, resolveReform } from './formations/reforming.ts'
import { askForRingWheel, mayWheelRing, resolveRingWheel } from './formations/ring-wheel.ts'
import { chargeBonus } from './pace/rates.ts'
import { type Journey, startingAllowance, startProgress } from './plan/journey.ts'
import { accountOf, dutyOf, journeyOf, judgeSteps, mayStop, ordersFor, resolveSteps } from './plan/orders.ts'
import { allowedManoeuvres, hasStopped } from './plan/permission.ts'

/** The orders that an owner may give. */
type Order =
  | { readonly do: 'march'; readonly steps: readonly ManoeuvreStep[] }
  | { readonly do: 'stop' | 'charge' | 'height' | 'shape' | 'column' }
  | { readonly do: 'commit'; readonly huitsan: number }

/** MI-SEQUENCE-11: a unit starts to move; its orders follow one by one. */
export function* startMove(play: Play, unit: Present): Procedure {
  const { state } = play
  noteCommand(state, unit)
  if (hasBothRoles(unit) && unit.now.declared !== state.step) yield* askRole(play, unit)
  if (!isEngaged(state, unit)) regroup(play, unit)
  state.done.push(unit.id)
  if (unit.body.kind === 'ranks' && unit.body.wings.length > 0 && !isEngaged(state, unit)) return
  state.moving = { unit: unit.id, begunAloft: unit.height > 0, declined: [] }
}

/** MI-SEQUENCE-11: plays the next order of the moving unit, or its last. */
export function* goOnMoving(play: Play, moving: Moving): Procedure {
  const { state } = play
  const unit = presentUnit(state, moving.unit)
  const journey = journeyOf(play, unit, moving.begunAloft)
  const going = (yield* takeOrder(play, journey, moving.declined)) && canGoOn(play, unit, moving.begunAloft)
  if (!going) state.moving = null
}

/** Whether there is anything left to order. */
function canGoOn(play: Play, unit: Present, begunAloft: boolean): boolean {
  const { state } = play
  if (!isPresent(unit) || unit.fate !== 'fighting' || isEngaged(state, unit)) return false
  if (unit.now.halted || unit.now.contacted || unit.now.reformed || hasStopped(unit)) return false
  const journey = journeyOf(play, unit, begunAloft)
  return startingAllowance(journey) >= mm(1) || play.memo(() => canCharge(journey))
}

/** Asks for one order and carries it out; false once the owner is done. */
function* takeOrder(play: Play, journey: Journey, declined: string[]): Procedure<boolean> {
  const { unit } = journey
  if (isEngaged(play.state, unit)) return yield* wheelPart(play, journey)
  if (unit.body.kind === 'placed') return yield* orderPlaced(play, journey)
  const order = yield* askForOrder(journey, unit.body.formation, declined)
  switch (order.do) {
    case 'march':
      yield* carryOut(play, journey, (real) => resolveSteps(real, order.steps))
      return true
    case 'charge':
      unit.mayCharge = false
      unit.now.charged = true
      yield* carryOut(play, { ...journey, charging: true }, resolveCharge)
      return true
    case 'height':
      if (!(yield* changeHeight(play, unit, journey.begunAloft))) declined.push('height')
      return true
    case 'shape': {
      const formed = yield* takeShape(play, journey)
      if (!formed) declined.push('shape')
      return !formed
    }
    case 'column':
      if (!(yield* leadColumn(play, journey))) declined.push('column')
      return true
    case 'commit':
      commit(play, unit, order.huitsan)
      return true
    case 'stop':
      return false
  }
}

function* askForOrder(journey: Journey, formation: Formation, declined: readonly string[]): Procedure<Order> {
  const { play, unit } = journey
  return yield* play.place<Order>({
    seat: unit.seat,
    figure: unit.id,
    prompt: text('ask.manoeuvre', { unit: { figure: unit.id } }),
    rules: ['MI-MOVE-01', 'MI-SEQUENCE-11'],
    form: toJson({
      kind: 'manoeuvre',
      formation,
      allowance: startingAllowance(journey),
      may: allowedManoeuvres(journey, startProgress(journey)),
    }),
    check: (proposal) => {
      const judged = judgeSteps(journey, proposal)
      return judged.ok ? { ok: true, value: { do: 'march', steps: judged.value } } : judged
    },
    suggest: (wanted) => takeFirst(ordersFor(journey), wanted).map(toJson),
    region: () => toJson(groundInReach(journey)),
    costOf: (proposal) => accountOf(journey, proposal),
    alternatives: otherOrders(journey).filter(({ value }) => !declined.includes(value.do)),
    whyNot: (key) => whyNoOrder(journey, key),
  })
}

/** Gets why an order that is not offered is impossible. */
function whyNoOrder(journey: Journey, key: string): Refusal | undefined {
  const { play, unit } = journey
  switch (key) {
    case 'stop':
      return dutyOf(unit)
    case 'charge': {
      const rule = chargeProhibition(play.state, unit)
      return rule ? refuse(text(`bar.charge.${rule}`), rule) : refuse(text('bar.charge.nowhere'), 'MI-CHARGE-04')
    }
    case 'shape':
      return reformProhibition(play.state, unit)
    case 'height':
      return refuse(text(canFly(unit) ? 'bar.height' : 'bar.no-flyer'), 'MI-SITUATION-07')
    case 'column':
      return refuse(text('bar.column'), 'MI-MOVE-11')
    default:
      return key.startsWith('commit-') ? refuse(text('bar.commit'), 'MI-DIVISION-04') : undefined
  }
}

/** Lists everything but manoeuvres. */
function otherOrders(journey: Journey): DecisionOption<Order>[] {
  const { play, unit } = journey
  const orders: DecisionOption<Order>[] = []
  // Finding out whether it may stop tries all moves, and a charge to see whether one is possible: the result is cached.
  if (play.memo(() => mayStop(journey))) {
    orders.push({
      key: 'stop',
      text: text('option.stop'),
      value: { do: 'stop' },
      icon: 'halt',
      // Dragging another unit ends the move of this one.
      gesture: 'move',
      randomWeight: RARE_WEIGHT,
      note: () => text('note.stop', { length: inMm(startingAllowance(journey)) }),
    })
  }
  if (play.memo(() => canCharge(journey))) {
    const contacts = play.memo(() => resolveCharge(journey).stop?.kind === 'contact')
    orders.push({
      key: 'charge',
      text: text('option.charge'),
      value: { do: 'charge' },
      icon: 'sprint',
      rules: ['MI-CHARGE-02'],
      randomWeight: contacts ? 1 : RARE_WEIGHT,
      ...(contacts ? { gesture: 'attack' as const } : {}),
      note: () => text(contacts ? 'note.charge' : 'note.charge-in-vain', chargeGains(unit)),
    })
  }
  if (heightsFor(play.state, unit, journey.begunAloft).length > 0) {
    orders.push({
      key: 'height',
      text: text('option.change-height'),
      value: { do: 'height' },
      randomWeight: RARE_WEIGHT,
      rules: ['MI-SITUATION-07'],
      ...optionWithNote('note.change-height'),
    })
  }
  if (isColumn(unit.body) && !isHeldByLoad(unit) && !isPinned(play.state, unit)) {
    orders.push({
      key: 'column',
      text: text('option.column'),
      value: { do: 'column' },
      rules: ['MI-MOVE-11'],
      ...optionWithNote('note.column'),
    })
  }
  if (mayReform(play.state, unit)) {
    orders.push({
      key: 'shape',
      text: text('option.shape'),
      value: { do: 'shape' },
      randomWeight: RARE_WEIGHT,
      note: () => text('note.shape'),
      rules: ['MI-FORMATION-01'],
    })
  }
  const commits = commitOptions(play.state, unit)
  return [
    ...orders,
    ...commits.map((commit) => ({ ...commit, value: { do: 'commit' as const, huitsan: commit.value } })),
  ]
}

/** MI-CHARGE-02, -05: tells the effect of a charge. */
function chargeGains(unit: Present): { readonly length: number; readonly bonus: number } {
  return { length: inMm(chargeBonus(unit)), bonus: situationEffect('charge').melee! }
}

/** MI-UNENGAGED-02: all that a legion in melee can do. */
function* wheelPart(play: Play, journey: Journey): Procedure<false> {
  const { unit } = journey
  const stop: DecisionOption<Wing | null> = { ...STOP, ...optionWithNote('note.no-wheel') }
  const wing = yield* play.pick<Wing | null>({
    seat: unit.seat,
    figure: unit.id,
    prompt: text('ask.wheel-in', { unit: { figure: unit.id } }),
    rules: ['MI-UNENGAGED-01', 'MI-UNENGAGED-02'],
    options: [...wingOptions(wingsFor(play.state, play.setup, unit)), stop],
  })
  if (!wing) return false
  wheelIn(play, journey, wing)
  yield* meet(play, unit)
  yield* settle(play)
  return false
}

/** Rings and edges draw up again or stay; columns on a bend follow their head. */
function* orderPlaced(play: Play, journey: Journey): Procedure<boolean> {
  const { unit } = journey
  if (isColumn(unit.body)) return yield* leadColumn(play, journey)
  if (!mayReform(play.state, unit)) return yield* wheelRing(play, journey)
  const ranks = yield* askForRanks<'wheel' | null>(journey, mayWheelRing(unit) ? [RING_WHEEL, STOP] : [STOP])
  if (ranks === 'wheel') return yield* wheelRing(play, journey)
  if (!ranks) return false
  yield* carryOut(play, journey, (real) => resolveReform(real, ranks))
  return false
}

/** MI-MOVE-02: once in a step, as far as it goes. */
function* wheelRing(play: Play, journey: Journey): Procedure<false> {
  const place = mayWheelRing(journey.unit) ? yield* askForRingWheel(journey, [STOP]) : null
  if (place) yield* carryOut(play, journey, (real) => resolveRingWheel(real, place))
  return false
}

const RING_WHEEL: DecisionOption<'wheel'> = {
  key: 'wheel',
  text: text('option.ring-wheel'),
  value: 'wheel',
  rules: ['MI-MOVE-02'],
  ...optionWithNote('note.ring-wheel'),
}

const STOP: DecisionOption<null> = {
  key: 'stop',
  text: text('option.stop'),
  value: null,
  icon: 'halt',
  ...optionWithNote('note.stays'),
}

/** False if it is not led on after all. */
function* leadColumn(play: Play, journey: Journey): Procedure<boolean> {
  const path = yield* askForWay(journey, [STOP])
  if (!path) return false
  yield* carryOut(play, journey, (real) => resolveWay(real, path))
  return true
}

/** False if it stays as it is after all. */
function* takeShape(play: Play, journey: Journey): Procedure<boolean> {
  const shape = yield* askForShape(journey)
  if (!shape) return false
  yield* carryOut(play, journey, (real) => resolveReform(real, shape))
  return true
}
