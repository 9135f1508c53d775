import { expect, test } from 'vitest'
import { type RuleText, referenceFaults, referenceGaps, wordingMark } from './reference.ts'

const english: RuleText = { title: 'Run', text: 'Up to 12 cm; on 1D6 of 4+ 3 cm more, see X-2.', ruling: 'Once.' }
const spanish = {
  title: 'Correr',
  text: 'Hasta 12 cm; según X-2, con 4+ en 1D6, 3 cm más.',
  ruling: 'Una vez.',
  of: wordingMark(english),
}

const faults = (change: object) => referenceFaults({ 'X-1': english }, { 'X-1': { ...spanish, ...change } })

test('a translation with the same parts and figures has no faults, whatever the order of its words', () => {
  expect(faults({})).toEqual([])
})

test('a part that is missing, empty or unknown is named', () => {
  expect(faults({ text: ' ' })).toEqual(['X-1: text is missing'])
  expect(faults({ ruling: undefined })).toEqual(['X-1: ruling is missing'])
  const { ruling: _, ...plain } = english
  const found = referenceFaults({ 'X-1': plain }, { 'X-1': { ...spanish, of: wordingMark(plain) } })
  expect(found).toEqual(['X-1: ruling has no original'])
})

test('a price is a part of its own, separate from the wording', () => {
  const sold: RuleText = { ...english, price: 'Costs 4 points.' }
  const found = (price: object) => referenceFaults({ 'X-1': sold }, { 'X-1': { ...spanish, ...price } })
  expect(found({ price: 'Cuesta 4 puntos.', of: wordingMark(sold) })).toEqual([])
  expect(found({ price: 'Cuesta 5 puntos.', of: wordingMark(sold) })).toHaveLength(1)
  expect(found({ of: wordingMark(sold) })).toEqual(['X-1: price is missing'])
  expect(referenceGaps({ 'X-1': sold }, { 'X-1': { ...spanish, price: 'Cuesta 4 puntos.' } })).toHaveLength(1)
})

test('a figure that only stands for a sound needs no counterpart', () => {
  const fight = { title: 'h2h', text: 'Two in H2H roll 2D6.' }
  const melee = { title: 'Cuerpo a cuerpo', text: 'Los dos tiran 2D6.', of: wordingMark(fight) }
  expect(referenceFaults({ 'X-1': fight }, { 'X-1': melee })).toEqual([])
})

test('a figure that differs is named', () => {
  expect(faults({ title: 'Correr 2' })).toEqual(['X-1: title has the figures 2, in English '])
  expect(faults({ text: 'Hasta 10 cm; según X-2, con 4+ en 1D6, 3 cm más.' })[0]).toMatch(
    /^X-1: text has the figures 1 10 /,
  )
})

test('a rule whose English has changed is a gap and not a fault', () => {
  const reworded = { ...english, text: 'Up to 14 cm.', ruling: 'Twice.' }
  expect(referenceFaults({ 'X-1': reworded }, { 'X-1': spanish })).toEqual([])
  expect(referenceGaps({ 'X-1': reworded }, { 'X-1': spanish })).toEqual([
    `X-1: the English has changed; check the translation, then set "of" to "${wordingMark(reworded)}"`,
  ])
})

test('a rule without a translation is a gap, a translation without a rule is a fault', () => {
  expect(referenceGaps({ 'X-1': english, 'X-2': english }, { 'X-1': spanish })).toEqual(['X-2 is missing'])
  expect(referenceFaults({}, { 'X-1': spanish })).toEqual(['X-1: no such rule'])
})
