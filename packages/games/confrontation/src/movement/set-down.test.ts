import { refuse, text } from '@fray/kernel'
import { expect, test } from 'vitest'
import type { Stance } from '../state.ts'
import { playRule } from '../testing/rule.ts'
import { fighterNamed, figure, refusal, type Scene } from '../testing/scene.ts'
import { setDown } from './set-down.ts'

const table = { figures: [figure('Ann', 0, 20, 30), figure('Bob', 1, 60, 30), figure('Ben', 1, 26, 30)] }

/** Ann's player is asked to set her down near her place, or at the given places. */
function settingDown(near: boolean, bar = false): { match: Scene; result: Stance | null | undefined } {
  let result: Stance | null | undefined
  const match = playRule(table, function* (play) {
    const fighter = fighterNamed(play, 'Ann')
    fighter.status = 'waiting'
    result = yield* setDown(play, {
      fighter,
      prompt: text('ask.walk', { fighter: { figure: fighter.id } }),
      rule: 'CF-ABIL-83',
      near: near ? [fighter] : [],
      bar: () => (bar ? refuse(text('refused.no-room'), 'CF-ABIL-83') : undefined),
    })
  })
  return { match, result }
}

test('CF-ABIL-83 without a place there is nothing to decide', () => {
  expect(settingDown(false).result).toBe(null)
  expect(settingDown(true, true).result).toBe(null)
})

test('CF-ABIL-83, CF-ACT-18 a placed fighter needs room and touches no enemy; places around others are suggested', () => {
  const { match } = settingDown(true)
  const [decision] = match.pending
  if (decision?.kind !== 'place') throw new Error('nobody is asked for a place')
  const spots = decision.suggest!(99) as unknown as { path: { x: number; y: number }[] }[]
  // 6 cm to the right stands Ben.
  expect(spots.map(({ path: [end] }) => [end!.x / 1000, end!.y / 1000])).toEqual([
    [14, 30],
    [20, 24],
    [20, 36],
    [14, 24],
    [26, 36],
  ])
  expect(decision.form).toMatchObject({ kind: 'deploy', turns: true })
  expect(refusal(match, { path: [{ x: 26_000, y: 30_000 }] })).toBe('refused.no-room CF-ABIL-83')
  expect(refusal(match, { path: [{ x: 23_500, y: 30_000 }] })).toBe('refused.set-down-contact CF-ABIL-83')
  expect(refusal(match, { path: [{ x: 23_400, y: 30_000 }] })).toBeUndefined()
  expect(refusal(match, { path: [], facing: { x: 1, y: 0 } })).toBe('refused.no-place CF-ABIL-83')
  expect(refusal(match, { nonsense: true })).toBe('refused.no-place CF-ABIL-83')
})
