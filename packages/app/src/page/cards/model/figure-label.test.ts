import { text } from '@fray/kernel'
import { type FigureView, squareBase, type TableView } from '@fray/tabletop'
import { expect, test } from 'vitest'
import { english } from '../../../locales/language-pack.ts'
import { createTranslator } from '../../../locales/translator.ts'
import { endurance, figureLabel } from './figure-label.ts'

const talk = createTranslator(english, { en: { points: 'Structure points: {left}', reds: 'Reds' } })
const view = { sides: [{ seat: 0, name: text('reds') }] } as unknown as TableView
const ann: FigureView = {
  ...{ id: 0, seat: 0, name: 'Ann', icon: 'rock', base: squareBase(2500), pose: { x: 0, y: 0 } },
  ...{ states: [], spent: false, attributes: [], abilities: [] },
}

test('a label says wounds, remaining figures, or what the game calls them', () => {
  const labelOf = (more: Partial<FigureView>) => endurance({ ...ann, ...more }, talk)
  const wounds = { left: 2, of: 4 }
  expect(labelOf({})).toBeUndefined()
  expect(labelOf({ wounds })).toBe('2 of 4 wounds left')
  expect(labelOf({ wounds, body: [] })).toBe('2 of 4 figures left')
  expect(labelOf({ wounds: { ...wounds, text: text('points', { left: 2 }) } })).toBe('Structure points: 2')
})

test('a label does not repeat a badge', () => {
  const points = text('points', { left: 2 })
  const machine = { ...ann, wounds: { left: 2, of: 4, text: points }, states: [{ text: points, icon: 'rock' }] }
  expect(figureLabel(machine, view, talk)).toBe('Ann, Reds: Structure points: 2')
})
