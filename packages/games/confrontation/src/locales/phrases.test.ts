import { argumentsOf, numberOf, type Phrases } from '@fray/kernel'
import { expect, test } from 'vitest'
import reference from '../../data/reference.json' with { type: 'json' }
import options from './en/options.json' with { type: 'json' }
import questions from './en/questions.json' with { type: 'json' }
import { phrases } from './phrases.ts'

const english: Phrases = phrases.en

const NOTE = /\.note$/

test('every note belongs to a question, an option or a rule that exists', () => {
  const about = Object.keys({ ...options, ...questions }).map((id) => id.replace(NOTE, ''))
  expect(about.filter((id) => !(id in phrases.en || id in reference))).toEqual([])
})

test('a note uses only arguments that its phrase has', () => {
  const strangers = Object.entries({ ...options, ...questions }).flatMap(([id, note]) => {
    const known = argumentsOf(english[id.replace(NOTE, '')] ?? '')
    return argumentsOf(note).filter((name) => !known.includes(name))
  })
  expect(strangers).toEqual([])
})

test('every people takes the verb of many: the Wolfen of Yllia win', () => {
  const peoples = Object.entries(english).flatMap(([id, name]) => (id.startsWith('people.') ? [name] : []))
  expect(peoples.length).toBeGreaterThan(0)
  expect(peoples.filter((name) => numberOf(name, 'en', english) !== 'many')).toEqual([])
})
