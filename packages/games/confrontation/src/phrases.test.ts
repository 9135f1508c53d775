import { argumentsOf } from '@fray/kernel'
import { expect, test } from 'vitest'
import reference from '../data/reference.json' with { type: 'json' }
import { options } from './phrases/options.ts'
import { questions } from './phrases/questions.ts'
import { phrases } from './phrases.ts'

const NOTE = /\.note$/

test('every note belongs to a question, an option or a rule that exists', () => {
  const about = Object.keys({ ...options, ...questions }).map((id) => id.replace(NOTE, ''))
  expect(about.filter((id) => phrases.en[id] === undefined && !(id in reference))).toEqual([])
})

test('a note uses only arguments that its phrase has', () => {
  const strangers = Object.entries({ ...options, ...questions }).flatMap(([id, note]) => {
    const known = argumentsOf(phrases.en[id.replace(NOTE, '')] ?? '')
    return argumentsOf(note).filter((name) => !known.includes(name))
  })
  expect(strangers).toEqual([])
})
