import type { Json } from '@fray/kernel'
import { expect, test } from 'vitest'
import { figure, path, refusal } from '../testing/scene.ts'
import { turn } from '../testing/turn.ts'

const walking = (x: number, y: number, others: readonly Json[] = []) =>
  turn([figure('Ann', 0, x, y), figure('Bob', 1, 90, 30), ...others], { answers: ['done', '0:walk'] })

test("CF-MOVE-02, CF-MOVE-03 a walk's prompt says how far it goes and that it may bend and turn", () => {
  const [decision] = walking(20, 30).pending
  expect(decision?.kind === 'place' ? decision.form : null).toMatchObject({
    ...{ kind: 'move', reach: 10_000, bends: true, turns: true },
    from: { x: 20_000, y: 30_000 },
  })
})

test('CF-MOVE-02 no part of a path leaves the table, wherever it ends', () => {
  const match = walking(20, 3)
  expect(refusal(match, path([22, 1.2], [24, 3]))).toBe('refused.off-table CF-MOVE-02')
  expect(refusal(match, path([22, 1.3], [24, 3]))).toBeUndefined()
})

test('CF-MOVE-01 a path may use the whole potential, but not a hundredth of a millimetre more', () => {
  const match = walking(20, 30)
  expect(refusal(match, { path: [{ x: 30_000, y: 30_000 }] })).toBeUndefined()
  expect(refusal(match, { path: [{ x: 30_001, y: 30_000 }] })).toBe('refused.too-far CF-MOVE-01')
})

test('CF-OBSTACLE-05 turning on the spot costs nothing in a wood', () => {
  const match = turn(
    [figure('Ann', 0, 20, 30, { mov: 0 }), figure('Bob', 1, 90, 30)],
    { answers: ['done', '0:walk'] },
    { scenery: [{ kind: 'wood', at: [20, 30], size: [10, 10] }] },
  )
  expect(refusal(match, { path: [], facing: { x: 0, y: 1 } })).toBeUndefined()
})

test('CF-MOVE-01, CF-OBSTACLE-05 a drawn path shows its cost and the potential as lengths', () => {
  const match = turn(
    [figure('Ann', 0, 20, 30, { flight: 20 }), figure('Bob', 1, 90, 30)],
    { answers: ['done', '0:walk', '1:before'] },
    {},
  )
  const [decision] = match.pending
  const account = decision?.kind === 'place' ? decision.costOf?.({ path: [{ x: 24_000, y: 33_000 }] }) : undefined
  expect(account).toMatchObject({ spent: 5000, allowed: { total: 15_000 } })
  expect(account?.allowed?.terms.map(({ amount, rule }) => [amount, rule])).toEqual([
    [20_000, 'CF-FLY-04'],
    [-5000, 'CF-FLY-07'],
  ])
  expect(decision?.kind === 'place' ? decision.costOf?.({ nonsense: true }) : null).toBeUndefined()
})

test('CF-MOVE-02 an answer that is not a place is refused', () => {
  expect(refusal(walking(20, 30), { nonsense: true })).toBe('refused.no-place CF-MOVE-02')
})

test('CF-ACT-16, CF-ACT-17 every movement cites its rule, and a free fighter may stay in place', () => {
  const promptFor = (action: 'walk' | 'run') => {
    const [decision] = turn([figure('Ann', 0, 20, 30), figure('Bob', 1, 90, 30)], {
      answers: ['done', `0:${action}`],
    }).pending
    return decision?.kind === 'place' ? [decision.rules, decision.alternatives?.map(({ key }) => key)] : []
  }
  expect(promptFor('walk')).toEqual([['CF-ACT-16'], ['stay']])
  expect(promptFor('run')).toEqual([['CF-ACT-17'], ['stay']])
})
