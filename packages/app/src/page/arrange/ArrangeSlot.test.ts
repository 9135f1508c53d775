import { type ArrangeForm, text } from '@fray/kernel'
import type { TableView } from '@fray/tabletop'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { english } from '../../locales/language-pack.ts'
import { createTranslator } from '../../locales/translator.ts'
import { TranslatorContext } from '../translator/TranslatorContext.tsx'
import { ArrangeSlot } from './ArrangeSlot.tsx'
import { type ArrangementDraft, startArrangement, takeUp } from './model/arrangement-draft.ts'

const form: ArrangeForm = {
  things: [
    { id: 'fox', text: text('Fox') },
    { id: 'owl', text: text('Owl') },
    { id: 'die', text: text('Die'), amount: 5 },
  ],
  slots: [
    { id: 'pile', text: text('Pile'), ordered: true },
    { id: 'attack', text: text('Attack'), min: 1, max: 3 },
  ],
}

const begun = startArrangement(form, { slots: { pile: ['owl', 'fox', ['die', 2]], attack: [['die', 3]] } })

const names = ['Fox', 'Owl', 'Die', 'Pile', 'Attack']
const talk = createTranslator(english, { en: Object.fromEntries(names.map((name) => [name, name])) })

const view = { figures: [] } as unknown as TableView

function renderSlot(slot: number, arranging: ArrangementDraft = begun): string {
  return drawnSlot({ slot: form.slots[slot]!, number: slot + 1, arranging, view, onChange: () => {} })
}

function drawnSlot(props: Parameters<typeof ArrangeSlot>[0]): string {
  return renderToStaticMarkup(createElement(TranslatorContext, { value: talk }, createElement(ArrangeSlot, props)))
}

test('a row labels each item with its position', () => {
  const labels = [...renderSlot(0).matchAll(/aria-label="([^"]*)"/g)].map(([, label]) => label)
  expect(labels).toEqual(['Pile', 'Owl, 1 of 3 in Pile', 'Fox, 2 of 3 in Pile', '2 × Die, 3 of 3 in Pile'])
  expect(renderSlot(0)).toContain('<ol>')
})

test('an unordered slot shows how many items it has and may have', () => {
  expect(renderSlot(1)).toContain('<ul>')
  expect(renderSlot(1)).toContain('aria-label="3 × Die in Attack"')
  expect(renderSlot(1)).toContain('3 (1 to 3)')
})

test('dice are shown one by one, each with its purpose and where a press moves it', () => {
  const things = [{ id: 'dice', text: text('Die'), amount: 3, piece: 'die' } as const]
  const slots = ['attack', 'pile'].map((id) => ({
    id,
    text: text(id === 'pile' ? 'Pile' : 'Attack'),
    icon: `${id}-icon`,
  }))
  const dice = startArrangement({ things, slots }, { slots: { attack: [['dice', 2]], pile: ['dice'] } })
  const renderPieces = (slot: number) =>
    drawnSlot({ slot: slots[slot]!, number: slot + 1, arranging: dice, view, onChange: () => {} })
  expect(renderPieces(0).match(/class="piece piece-die"/g)).toHaveLength(2)
  expect(renderPieces(0)).toContain('aria-label="Die in Attack, 2 of 2: press to move to Pile"')
  expect(renderPieces(1)).toContain('aria-label="Die in Pile, 1 of 1: press to move to Attack"')
})

test('a picked-up item is pressed, and every other slot offers to take it', () => {
  const held = takeUp(begun, { slot: 'pile', index: 1 })
  expect(renderSlot(0, held)).toMatch(/aria-pressed="true" aria-label="Fox, 2 of 3 in Pile"/)
  expect(renderSlot(0, held)).not.toContain('Put Fox here')
  expect(renderSlot(1, held)).toContain('Put Fox here')
  expect(renderSlot(1)).not.toContain('Put')
})
