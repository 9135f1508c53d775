import type { Json } from '@fray/kernel'
import { describe, expect, test } from 'vitest'
import { legion, scene } from '../testing/scene.ts'

/** Gets the outcome after the last turn. */
function endBattleWith(...units: Json[]) {
  return scene({ step: 'start', turn: 13, units }).outcome
}

test('MI-VICTORY-01 an army wins at once if it alone has unrouted line legions on the table', () => {
  const slingers = { type: 'regularSkirmisher', missile: 'shotSling', armour: 'light' }
  const match = scene({ step: 3, units: [legion('Line', 0, 600, 900), legion('Slingers', 1, 600, 300, slingers)] })
  expect(match.outcome).toMatchObject({ winners: [0], reason: { id: 'outcome.field' } })
  const routing = legion('Runners', 1, 1800, 300, { routing: ['Line'] })
  const broken = scene({ step: 3, units: [legion('Line', 0, 600, 900), routing] })
  expect(broken.outcome).toMatchObject({ winners: [0] })
})

test('MI-VICTORY-01 if both sides lose their last line legion at once, neither holds the field', () => {
  const running = (name: string, seat: 0 | 1, y: number, from: string) =>
    legion(name, seat, 600, y, { routing: [from], figures: 20 })
  const match = scene({ step: 3, units: [running('A', 0, 900, 'B'), running('B', 1, 300, 'A')] })
  expect(match.outcome).toMatchObject({ winners: [], reason: { id: 'outcome.draw' } })
})

test('MI-VICTORY-01 after the last turn the figures in the enemy’s half are compared', () => {
  const outcome = endBattleWith(legion('A', 0, 600, 900, { figures: 40 }), legion('B', 1, 1800, 700, { figures: 10 }))
  expect(outcome).toMatchObject({ winners: [1], reason: { id: 'outcome.enemy-half' } })
})

test('MI-VICTORY-01 next all unrouted line figures are compared', () => {
  const outcome = endBattleWith(legion('A', 0, 600, 900, { figures: 12 }), legion('B', 1, 1800, 300, { figures: 11 }))
  expect(outcome).toMatchObject({ winners: [0], reason: { id: 'outcome.figures' }, scores: [12, 11] })
})

test('MI-VICTORY-01 equal figures are a draw', () => {
  expect(endBattleWith(legion('A', 0, 600, 900), legion('B', 1, 1800, 300))).toMatchObject({
    winners: [],
    reason: { id: 'outcome.draw' },
  })
})

test('MI-VICTORY-01 MI-GEN-08 an agreed objective wins for the side that holds it', () => {
  const units = [legion('A', 0, 600, 900, { figures: 40 }), legion('B', 1, 1800, 300, { figures: 10 })]
  const options = { objective: { at: [1800, 300], radius: 200 } }
  const { outcome } = scene({ step: 'start', turn: 13, units, options })
  expect(outcome).toMatchObject({ winners: [1], reason: { id: 'outcome.agreed' } })
})

describe('both directions', () => {
  /** The same two legions with the sides swapped, which must swap the outcome. */
  const both = (
    first: readonly [number, number, Json],
    second: readonly [number, number, Json],
    options: Json = {},
  ) => {
    const mirror = ([x, y, figures]: readonly [number, number, Json], seat: 0 | 1, mirrored: boolean) =>
      legion(`Line ${seat}`, seat, x, mirrored ? 1200 - y : y, { figures })
    const as = { step: 'start', turn: 13, options }
    const here = scene({ ...as, units: [mirror(first, 0, false), mirror(second, 1, false)] }).outcome
    const there = scene({ ...as, units: [mirror(second, 0, true), mirror(first, 1, true)] }).outcome
    return [here?.winners, there?.winners, here?.reason.id]
  }

  test("MI-VICTORY-01 a side wins by its figures in the enemy's half or by all of them", () => {
    expect(both([600, 500, 10], [1800, 300, 40])).toEqual([[0], [1], 'outcome.enemy-half'])
    expect(both([600, 900, 10], [1800, 300, 11])).toEqual([[1], [0], 'outcome.figures'])
    expect(both([600, 500, 10], [1800, 700, 11])).toEqual([[1], [0], 'outcome.enemy-half'])
  })

  test('MI-VICTORY-01 figures on or before the middle line are in neither half', () => {
    // Twenty in two ranks, the front one across the line: the bases have their centres ten millimetres behind the front.
    expect(both([600, 590, 20], [1800, 300, 30])).toEqual([[1], [0], 'outcome.figures'])
    expect(both([600, 589, 20], [1800, 300, 30])).toEqual([[0], [1], 'outcome.enemy-half'])
  })

  test('MI-VICTORY-01 a side wins if the other has no line left', () => {
    const slingers = { type: 'regularSkirmisher', missile: 'shotSling', armour: 'light' }
    const match = scene({ step: 3, units: [legion('Slingers', 0, 600, 900, slingers), legion('Line', 1, 600, 300)] })
    expect(match.outcome).toMatchObject({ winners: [1], reason: { id: 'outcome.field' } })
  })

  test('MI-VICTORY-01 MI-GEN-08 an objective held equally by both sides decides nothing', () => {
    const objective = { at: [1200, 600], radius: 1000 }
    expect(both([600, 900, 10], [1800, 300, 11], { objective })).toEqual([[1], [0], 'outcome.agreed'])
    const near = { at: [600, 910], radius: 1 }
    const units = [legion('A', 0, 600, 900, { figures: 1 }), legion('B', 1, 1800, 300, { figures: 40 })]
    expect(scene({ step: 'start', turn: 13, units, options: { objective: near } }).outcome?.winners).toEqual([0])
    const empty = { at: [1200, 100], radius: 50 }
    expect(both([600, 900, 10], [1800, 300, 11], { objective: empty })[2]).toBe('outcome.figures')
  })
})
