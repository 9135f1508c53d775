/** MI-MPOINT-04 to -08: enters the losses of the turn in the record step. */
import type { Seat } from '@fray/kernel'
import { enemyOf, isLegion, unitOf } from '../roster.ts'
import type { Loss, Play, State, Unit } from '../state.ts'
import { neighboursOf } from './neighbours.ts'

/** Enters everything that was lost since the last record. */
export function recordLosses(play: Play): void {
  const { state } = play
  const losses = state.losses
  state.losses = []
  for (const loss of losses) {
    recordLoss(play, loss)
    state.recorded.push({ ...loss, turn: state.turn })
  }
  recordRoutedHuitsanyal(play)
}

function recordLoss(play: Play, loss: Loss): void {
  const { state } = play
  switch (loss.kind) {
    case 'routed':
      recordRouted(play, unitOf(state, loss.unit), loss.credit)
      return
    case 'dritlan': {
      const { seat, name } = state.huitsanyal[loss.huitsan]!
      enter(state, inHuitsan(loss.huitsan), -2)
      play.log('points.dritlan', { huitsan: name, seat: { seat }, points: 2 }, ['MI-MPOINT-07', 'MI-LEADER-16'], {
        seat,
      })
      return
    }
    case 'kerdu':
      enter(state, (unit) => unit.seat === loss.seat, -6)
      play.log('points.kerdu', { seat: { seat: loss.seat }, points: 6 }, ['MI-MPOINT-08', 'MI-LEADER-24'], {
        seat: loss.seat,
      })
  }
}

/**
 * MI-MPOINT-04, -05: its huitsán loses points by its first size, the routed legion itself does not; the victors'
 * huitsányal gain.
 */
function recordRouted(play: Play, routed: Unit, credit: readonly number[]): void {
  const { state } = play
  if (routed.huitsan !== null) {
    const points = Math.ceil(routed.original / 20)
    const { name } = state.huitsanyal[routed.huitsan]!
    enter(state, (unit) => unit !== routed && unit.huitsan === routed.huitsan, -points)
    const words = { unit: { figure: routed.id }, huitsan: name, seat: { seat: routed.seat }, points }
    play.log('points.routed', words, ['MI-MPOINT-04'], { seat: routed.seat })
  }
  const victors = new Set(credit.map((id) => unitOf(state, id).huitsan))
  for (const victor of victors) {
    if (victor === null) continue
    enter(state, inHuitsan(victor), 1)
    const huitsan = state.huitsanyal[victor]!.name
    const seat = enemyOf(routed.seat)
    const words = { unit: { figure: routed.id }, huitsan, seat: { seat }, points: 1 }
    play.log('points.victory', words, ['MI-MPOINT-05'], { seat })
  }
}

/** MI-MPOINT-06: logged once per huitsán: its neighbours lose points, or the whole side if it was the reserve. */
function recordRoutedHuitsanyal(play: Play): void {
  const { state } = play
  state.huitsanyal.forEach((huitsan, index) => {
    if (huitsan.routed || !hasRouted(state, index)) return
    huitsan.routed = true
    state.recorded.push({ kind: 'huitsan', huitsan: index, turn: state.turn })
    const shaken = huitsan.reserve ? othersOf(state, huitsan.seat, index) : neighboursOf(state, index)
    for (const neighbour of shaken) enter(state, inHuitsan(neighbour), -2)
    const words = { huitsan: huitsan.name, seat: { seat: huitsan.seat }, points: 2 }
    play.log('points.huitsan', words, ['MI-MPOINT-06'], { seat: huitsan.seat })
  })
}

function othersOf(state: State, seat: Seat, index: number): number[] {
  return state.huitsanyal.flatMap((huitsan, i) => (huitsan.seat === seat && i !== index ? [i] : []))
}

/** MI-MPOINT-06: whether all its line legions are gone or routing, and at least one of them routed. */
export function hasRouted(state: State, index: number): boolean {
  const line = state.units.filter((unit) => isLegion(unit) && unit.huitsan === index && unit.troop.type === 'line')
  const fates = line.map(({ fate }) => fate)
  const ran = fates.some((fate) => fate === 'routing' || fate === 'routed' || fate === 'surrendered')
  return ran && !fates.includes('fighting') && !fates.includes('waiting')
}

function inHuitsan(index: number): (unit: Unit) => boolean {
  return ({ huitsan }) => huitsan === index
}

/** MI-MPOINT-01: keeps a total for each legion until it routs. */
function enter(state: State, concerns: (unit: Unit) => boolean, points: number): void {
  for (const unit of state.units) {
    if (isLegion(unit) && unit.fate === 'fighting' && concerns(unit)) unit.points += points
  }
}
