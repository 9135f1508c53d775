import { accepted, choice, type Decision, refused, text } from '@fray/kernel'
import { expect, test } from 'vitest'
import { gestured } from './gesture.ts'

const gesture = { seat: 0, figure: 3, placement: { path: [{ x: 5, y: 0 }] } }
const common = { seat: 0, prompt: text('ask'), rules: [] }
const pick = (figure: number | undefined, ...options: ReturnType<typeof choice>[]): Decision =>
  ({ ...common, kind: 'pick', figure, options }) as Decision
const place = (figure: number, legal: boolean): Decision =>
  ({
    ...common,
    kind: 'place',
    figure,
    form: {},
    check: () => (legal ? accepted(0) : refused(text('no'))),
    suggest: () => [],
  }) as Decision

test('a drag chooses the figure, then the move it is dragged for, then the place', () => {
  const figures = pick(undefined, choice('a', text('a'), { figure: 1 }), choice('b', text('b'), { figure: 3 }))
  expect(gestured(figures, gesture)).toEqual({ answer: 'b', done: false })
  const actions = pick(3, choice('stand', text('stand')), choice('run', text('run'), { gesture: 'move' }))
  expect(gestured(actions, gesture)).toEqual({ answer: 'run', done: false })
  expect(gestured(place(3, true), gesture)).toEqual({ answer: gesture.placement, done: true })
})

test('it means nothing where the figure cannot go there, or something else is asked', () => {
  expect(gestured(place(3, false), gesture)).toBeUndefined()
  expect(gestured(place(4, true), gesture)).toBeUndefined()
  expect(gestured(pick(7, choice('shoot', text('shoot'), { figure: 3 })), gesture)).toBeUndefined()
  expect(gestured(pick(3, choice('stand', text('stand'))), gesture)).toBeUndefined()
  const twice = pick(undefined, choice('a', text('a'), { figure: 3 }), choice('b', text('b'), { figure: 3 }))
  expect(gestured(twice, gesture)).toBeUndefined()
})
