import { namePhrases, text } from '@fray/kernel'
import { expect, test } from 'vitest'
import { english } from '../../../locales/language-pack.ts'
import { createTranslator } from '../../../locales/translator.ts'
import type { ForceSummary } from '../../../shared/force-protocol.ts'
import { matchesSearch } from './search-forces.ts'

const talk = createTranslator(english, { en: { title: 'Army of Yán Kór', summary: 'eighty figures', worth: 'worth' } })
const army: ForceSummary = {
  ...{ title: text('title'), summary: text('summary'), icon: 'banner', scale: 'any', faults: 0 },
  budget: { unit: text('worth'), used: 898 },
}

test.each([
  ['', true],
  ['yan kor', true],
  ['MISSUM eighty', true],
  ['898 army', true],
  ['ford', false],
])('an unnamed army is found by all its words: "%s" %s', (words, found) => {
  expect(matchesSearch(words, 'Missúm!', army, talk)).toBe(found)
})

test('a force with a translated name is found by either name', () => {
  const spanish = createTranslator(
    { ...english, language: 'es' },
    { en: {}, es: namePhrases({ Villagers: 'Aldeanos' }) },
  )
  const villagers = { ...army, name: 'Villagers' }
  expect(['aldeanos', 'villagers', 'ford'].map((words) => matchesSearch(words, '', villagers, spanish))).toEqual([
    true,
    true,
    false,
  ])
})

test('a named force is found by its name and by its kind', () => {
  const named = { ...army, name: 'Watch of the Ford' }
  expect(['ford', 'yan', 'ford missum'].map((words) => matchesSearch(words, 'Missúm!', named, talk))).toEqual([
    true,
    true,
    true,
  ])
})
