import { type DecisionData, text } from '@fray/kernel'
import type { TableView } from '@fray/tabletop'
import { expect, test } from 'vitest'
import { aimIn, figurePointedAt } from './aim.ts'

const view = { figures: [{ id: 1 }, { id: 4 }, { id: 5 }] } as unknown as TableView
const shooting = {
  kind: 'pick',
  figure: 1,
  options: [{ key: 'a', figure: 4 }, { key: 'b', target: 5 }, { key: 'self', figure: 1 }, { key: 'hold' }],
} as unknown as DecisionData

test('the acting figure aims at the target of the option pointed at', () => {
  const aims = ['a', 'b', 'self', 'hold', undefined].map((option) => aimIn(view, shooting, option))
  expect(aims.map((aim) => aim && [aim.from.id, aim.to.id])).toEqual([[1, 4], [1, 5], undefined, undefined, undefined])
  expect(aimIn(view, undefined, 'a')).toBeUndefined()
})

test('an option pointed at shows its figures on the table, with or without an acting figure', () => {
  const choosing = { ...shooting, figure: undefined } as unknown as DecisionData
  const shown = ['a', 'b', 'hold', undefined].map((option) => figurePointedAt(view, choosing, option)[0]?.id)
  expect(shown).toEqual([4, 5, undefined, undefined])
})

test("a player who may interrupt sees the opponent's target", () => {
  const prompt = text('about-to-shoot', { acting: { figure: 1 }, target: { figure: 4 } })
  const options = [{ key: 'pass', text: text('pass') }]
  const interrupted = { kind: 'pick', figure: 1, prompt, options, interruption: {} } as unknown as DecisionData
  expect(aimIn(view, interrupted, undefined)?.to.id).toBe(4)
  expect(aimIn(view, { ...interrupted, interruption: undefined } as unknown as DecisionData, undefined)).toBeUndefined()
})

test('an option for several figures points at all of them', () => {
  const options = [{ key: 'card', text: text('card'), figures: [4, 5] }]
  const playing = { ...shooting, figure: undefined, options } as unknown as DecisionData
  expect(figurePointedAt(view, playing, 'card').map(({ id }) => id)).toEqual([4, 5])
})
