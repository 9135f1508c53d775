import { text } from '@fray/kernel'
import { expect, test } from 'vitest'
import { stoppedIn, subjectOf } from './subject.ts'

const asked = { kind: 'pick', seat: 0, prompt: text('ask', { who: { figure: 4 } }), rules: [], options: [] } as const

test('a decision is about the figure it names, else about the one its words name', () => {
  expect(subjectOf({ ...asked, figure: 7 })).toBe(7)
  expect(subjectOf(asked)).toBe(4)
  expect(subjectOf({ ...asked, prompt: text('ask', { count: 2 }) })).toBeUndefined()
  expect(subjectOf(undefined)).toBeUndefined()
})

test('a place may be where another figure is stopped on its way', () => {
  const way = [{ x: 0, y: 0 }]
  expect(stoppedIn({ kind: 'point', radius: 1, stops: { figure: 3, way } })).toBe(3)
  expect(stoppedIn({ kind: 'point', radius: 1 })).toBeUndefined()
})
