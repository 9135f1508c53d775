import { type DecisionData, text } from '@fray/kernel'
import type { PlaceForm } from '@fray/tabletop'
import { expect, test } from 'vitest'
import { figurePlacedIn, figureStoppedIn, subjectOf } from './subject.ts'

const asked = { kind: 'pick', seat: 0, prompt: text('ask', { who: { figure: 4 } }), rules: [], options: [] } as const

test('a decision is about the figure it names, else about the one its words name', () => {
  expect(subjectOf({ ...asked, figure: 7 })).toBe(7)
  expect(subjectOf(asked)).toBe(4)
  expect(subjectOf({ ...asked, prompt: text('ask', { count: 2 }) })).toBeUndefined()
  expect(subjectOf(undefined)).toBeUndefined()
})

test('a place may be where another figure is stopped on its way', () => {
  const way = [{ x: 0, y: 0 }]
  expect(figureStoppedIn({ kind: 'point', radius: 1, stops: { figure: 3, way } })).toBe(3)
  expect(figureStoppedIn({ kind: 'point', radius: 1 })).toBeUndefined()
})

test('what is placed is a figure, or the mark of what somebody aims, which is not whoever aims it', () => {
  const placing = (form: PlaceForm) =>
    ({ ...asked, kind: 'place', figure: 7, form, alternatives: [] }) as unknown as DecisionData
  expect(figurePlacedIn(placing({ kind: 'deploy', base: { shape: 'disc', radius: 1 }, turns: false }))).toBe(7)
  expect(figurePlacedIn(placing({ kind: 'point', radius: 1 }))).toBeUndefined()
  expect(figurePlacedIn(placing({ kind: 'point', radius: 1, stops: { figure: 3, way: [] } }))).toBe(3)
  expect(figurePlacedIn(asked)).toBeUndefined()
})
