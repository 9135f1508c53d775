import { type OptionData, text } from '@fray/kernel'
import { expect, test } from 'vitest'
import { blocksOf } from './option-groups.ts'

const cast = (spell: string, strength: string): OptionData => ({
  key: `${spell}-${strength}`,
  text: text('cast', { spell, strength }),
  group: { text: text(spell), icon: spell, label: text('strength', { strength }) },
})
const none: OptionData = { key: 'none', text: text('none') }

/** The keys in each block. */
const keys = (options: readonly OptionData[]) =>
  blocksOf(options).map((block) => ('option' in block ? block.option.key : block.options.map(({ key }) => key)))

test('options of a group are together where the first of them was; the others stay in place', () => {
  const options = [none, cast('fire', 'I'), cast('ice', 'I'), cast('fire', 'II'), { ...none, key: 'flee' }]
  expect(keys(options)).toEqual(['none', ['fire-I', 'fire-II'], ['ice-I'], 'flee'])
})

test('groups with the same phrase about different figures are different groups', () => {
  const gift = (figure: number): OptionData => ({
    ...none,
    key: `gift-${figure}`,
    group: { text: text('gift', { giver: { figure } }), label: text('one') },
  })
  expect(keys([gift(1), gift(2)])).toEqual([['gift-1'], ['gift-2']])
})
