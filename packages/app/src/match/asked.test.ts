import { text } from '@fray/kernel'
import { expect, test } from 'vitest'
import { askedOf } from './asked.ts'

const act = { key: 'act', text: text('act'), icon: 'run', perform: () => {} }

test('what crosses to the page can be cloned, whatever games keep in their options', () => {
  const asked = askedOf({
    kind: 'pick',
    seat: 0,
    prompt: text('ask'),
    rules: ['R-1'],
    figure: 3,
    options: [{ ...act, figure: 4, rules: ['R-2'], value: () => {} }],
    barred: [{ ...act, reason: text('no'), rules: [] }],
  })
  expect(structuredClone(asked)).toEqual({
    kind: 'pick',
    seat: 0,
    prompt: { id: 'ask' },
    rules: ['R-1'],
    figure: 3,
    options: [{ key: 'act', text: { id: 'act' }, icon: 'run', figure: 4, rules: ['R-2'] }],
    barred: [{ key: 'act', text: { id: 'act' }, icon: 'run', reason: { id: 'no' }, rules: [] }],
  })
})

test('a place crosses with its form and the choices instead', () => {
  const asked = askedOf({
    kind: 'place',
    seat: 1,
    prompt: text('where'),
    rules: [],
    form: { kind: 'point', radius: 10 },
    check: () => ({ ok: true, value: undefined }),
    suggest: () => [],
    instead: [{ ...act, value: undefined }],
  })
  expect(structuredClone(asked)).toMatchObject({ kind: 'place', instead: [{ key: 'act', icon: 'run' }] })
})
