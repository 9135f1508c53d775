import { type Message, type OptionData, text } from '@fray/kernel'
import { expect, test } from 'vitest'
import { indexOptions, isLong, optionsShownApart } from './option-search.ts'

const option = (key: string, more: Partial<OptionData> = {}): OptionData => ({
  key,
  text: text(`Cast ${key}`),
  ...more,
})
const group = { text: text('Arrow of Maná'), note: text('wounds'), label: text('on Bob') }
const options = [
  option('arrow on bob', { group, rules: ['R-1'] }),
  option('healing', { rules: ['R-2'], note: text('costs two gems') }),
  option('nothing'),
]
const say = ({ id }: Message) => id
const found = (wanted: string, ruleText?: (rule: string) => string) =>
  indexOptions(options, say, ruleText)
    .filter(wanted)
    .map(({ key }) => key)

test('options are found by text, group and note, ignoring capitals and accents', () => {
  expect(found('mana')).toEqual(['arrow on bob'])
  expect(found('CAST heal')).toEqual(['healing'])
  expect(found('gems')).toEqual(['healing'])
  expect(found('wounds bob')).toEqual(['arrow on bob'])
  expect(found('dragon')).toEqual([])
  expect(found('  ')).toEqual(['arrow on bob', 'healing', 'nothing'])
})

test('options are found by the text of their rules, once it is loaded', () => {
  expect(found('light wound')).toEqual([])
  expect(found('light wound', (rule) => (rule === 'R-2' ? 'Cures a Light Wound.' : ''))).toEqual(['healing'])
})

test('only a long list has a search', () => {
  expect(isLong(options)).toBe(false)
  expect(isLong(Array.from({ length: 10 }, (_, i) => option(String(i))))).toBe(true)
})

test('in a long list of figures, options without a figure stay in view', () => {
  const targets = Array.from({ length: 10 }, (_, i) => option(String(i), { figure: i }))
  expect([...optionsShownApart([...targets, option('hold')])]).toEqual(['hold'])
  expect([...optionsShownApart([option('draw'), ...targets, option('hold')])]).toEqual(['draw', 'hold'])
  // A short list is seen whole; where many stand on nobody, they are the list.
  expect([...optionsShownApart([...targets.slice(0, 5), option('hold')])]).toEqual([])
  expect([...optionsShownApart([...targets, option('a'), option('b'), option('c')])]).toEqual([])
})
