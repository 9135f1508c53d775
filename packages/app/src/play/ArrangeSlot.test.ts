import { type ArrangeForm, text } from '@fray/kernel'
import type { TableView } from '@fray/tabletop'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { english } from '../words/language-pack.ts'
import { TalkContext } from '../words/TalkContext.tsx'
import { talkOf } from '../words/talk.ts'
import { ArrangeSlot } from './ArrangeSlot.tsx'
import { type Arranging, beginArranging, takeUp } from './arranging.ts'

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

const begun = beginArranging(form, { slots: { pile: ['owl', 'fox', ['die', 2]], attack: [['die', 3]] } })

const names = ['Fox', 'Owl', 'Die', 'Pile', 'Attack']
const talk = talkOf(english, { en: Object.fromEntries(names.map((name) => [name, name])) })

function drawn(slot: number, arranging: Arranging = begun): string {
  const view = { figures: [] } as unknown as TableView
  const drawing = createElement(ArrangeSlot, { slot: form.slots[slot]!, arranging, view, onChange: () => {} })
  return renderToStaticMarkup(createElement(TalkContext, { value: talk }, drawing))
}

test('a row says of each thing where it lies, in its order', () => {
  const labels = [...drawn(0).matchAll(/aria-label="([^"]*)"/g)].map(([, label]) => label)
  expect(labels).toEqual(['Pile', 'Owl, 1 of 3 in Pile', 'Fox, 2 of 3 in Pile', '2 × Die, 3 of 3 in Pile'])
  expect(drawn(0)).toContain('<ol>')
})

test('a slot without an order says how many of how many are in it', () => {
  expect(drawn(1)).toContain('<ul>')
  expect(drawn(1)).toContain('aria-label="3 × Die in Attack"')
  expect(drawn(1)).toContain('3 of 1 to 3')
})

test('what is taken up is pressed, and every other slot offers to take it', () => {
  const held = takeUp(begun, { slot: 'pile', index: 1 })
  expect(drawn(0, held)).toMatch(/aria-pressed="true" aria-label="Fox, 2 of 3 in Pile"/)
  expect(drawn(0, held)).not.toContain('Put Fox here')
  expect(drawn(1, held)).toContain('Put Fox here')
  expect(drawn(1)).not.toContain('Put')
})
