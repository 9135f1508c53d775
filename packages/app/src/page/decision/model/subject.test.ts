import { type DecisionData, text } from '@fray/kernel'
import type { PlaceForm } from '@fray/tabletop'
import { expect, test } from 'vitest'
import { figurePlacedIn, figureStoppedIn, subjectOf } from './subject.ts'

const asked = { kind: 'pick', seat: 0, prompt: text('ask', { who: { figure: 4 } }), rules: [], options: [] } as const

test('a decision is about the figure it names, otherwise about the one in its text', () => {
  expect(subjectOf({ ...asked, figure: 7 })).toBe(7)
  expect(subjectOf(asked)).toBe(4)
  expect(subjectOf({ ...asked, prompt: text('ask', { count: 2 }) })).toBeUndefined()
  expect(subjectOf(undefined)).toBeUndefined()
})

test('a place may be where another figure is stopped on its path', () => {
  const way = [{ x: 0, y: 0 }]
  expect(figureStoppedIn({ kind: 'point', radius: 1, stops: { figure: 3, way } })).toBe(3)
  expect(figureStoppedIn({ kind: 'point', radius: 1 })).toBeUndefined()
})

test('what is placed is a figure, or the marker of an aimed spell, which is not the caster', () => {
  const placing = (form: PlaceForm) =>
    ({ ...asked, kind: 'place', figure: 7, form, alternatives: [] }) as unknown as DecisionData
  expect(figurePlacedIn(placing({ kind: 'deploy', base: { shape: 'disc', radius: 1 }, turns: false }))).toBe(7)
  expect(figurePlacedIn(placing({ kind: 'point', radius: 1 }))).toBeUndefined()
  expect(figurePlacedIn(placing({ kind: 'point', radius: 1, stops: { figure: 3, way: [] } }))).toBe(3)
  expect(figurePlacedIn(asked)).toBeUndefined()
})
