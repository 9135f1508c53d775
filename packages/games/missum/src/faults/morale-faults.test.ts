import type { Json } from '@fray/kernel'
import { expect, test } from 'vitest'
import { withoutRear } from '../body.ts'
import { missum } from '../game.ts'
import type { Entered, State } from '../state.ts'
import { legion, type Scene, scene, unit } from '../testing/scene.ts'

const own = (name: string, x: number, more: Record<string, Json> = {}) =>
  legion(name, 0, x, 900, { figures: 40, ...more })
const foe = legion('Enemy', 1, 1200, 300, { figures: 40 })
const field = () => scene({ step: 9, units: [own('A', 400), own('B', 1200), own('C', 2000, { huitsan: 1 }), foe] })

/** Gets the faults for this record and these totals. */
function faultsOf(match: Scene, recorded: Entered[], totals: Record<string, number> = {}, more: Partial<State> = {}) {
  Object.assign(match.state, { recorded: [...match.state.recorded, ...recorded], ...more })
  for (const [name, points] of Object.entries(totals)) unit(match, name).points = points
  return missum.rules.faults(match.state, match.setup, [])
}

const id = (match: Scene, name: string) => unit(match, name).id

test('MI-MPOINT-03 each lost figure costs a point', () => {
  const match = field()
  const a = unit(match, 'A')
  a.body = withoutRear(a.body!, 3)!
  expect(faultsOf(match, [])).toEqual(['A has 0 morale points, and they add up to -3'])
  expect(faultsOf(match, [], { A: -3 })).toEqual([])
})

test('MI-MPOINT-04 MI-MPOINT-05 a routed line legion costs its huitsán points by its size and gives one to those that routed it', () => {
  const match = field()
  Object.assign(unit(match, 'B'), { body: null, bodyAtStepStart: null, fate: 'routed' })
  const line: Entered = { kind: 'routed', unit: id(match, 'B'), credit: [id(match, 'Enemy')], turn: 1 }
  expect(faultsOf(match, [])).toEqual(['B, routed, stands 0 times in the record of routs'])
  expect(faultsOf(match, [line])).toEqual([
    'A has 0 morale points, and they add up to -2',
    'Enemy has 0 morale points, and they add up to 1',
  ])
  expect(faultsOf(match, [], { A: -2, Enemy: 1 })).toEqual([])
  expect(faultsOf(match, [line], { A: -4, Enemy: 2 })).toEqual(['B, routed, stands 2 times in the record of routs'])
})

test('MI-MPOINT-06 MI-MPOINT-07 MI-MPOINT-08 lost neighbours, dritlányal and the kérdu cost points', () => {
  const order: State['order'] = [[0, 2], [1]]
  const whole: Entered = { kind: 'huitsan', huitsan: 2, turn: 1 }
  expect(faultsOf(field(), [whole], { A: -2, B: -2 }, { order })).toEqual([])
  expect(faultsOf(field(), [{ kind: 'dritlan', huitsan: 0, turn: 1 }], { A: -2, B: -2 })).toEqual([])
  expect(faultsOf(field(), [{ kind: 'kerdu', seat: 0, turn: 1 }], { A: -6, B: -6 })).toEqual([
    'C has 0 morale points, and they add up to -6',
  ])
})

test('MI-DIVISION-04 a reserve legion shares the points of the reserve until it is transferred', () => {
  const match = field()
  match.state.huitsanyal[2] = { ...match.state.huitsanyal[2]!, reserve: true }
  unit(match, 'B').committedOn = 3
  const dritlanLoss = (turn: number): Entered => ({ kind: 'dritlan', huitsan: 0, turn })
  expect(faultsOf(match, [dritlanLoss(2)], { A: -2 })).toEqual([])
  expect(faultsOf(match, [dritlanLoss(3)], { A: -4 })).toEqual(['B has 0 morale points, and they add up to -2'])
})

test("MI-MPOINT-09 MI-CHAMPION-03 MI-CHAMPION-04 totals start with the champions' results", () => {
  const match = field()
  expect(faultsOf(match, [], {}, { champions: [8, 2] })).toHaveLength(4)
  expect(faultsOf(match, [], { A: 2, B: 2, C: 2, Enemy: -1 })).toEqual([])
})

test("MI-MPOINT-01 a situation may state a legion's total at the start", () => {
  const units = [own('A', 400, { points: -4 }), own('B', 1200, { original: 50, points: -3 }), foe]
  expect(faultsOf(scene({ step: 9, units }), [])).toEqual([])
})
