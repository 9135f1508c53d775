import { text } from '@fray/kernel'
import { expect, test } from 'vitest'
import { english } from '../../../locales/language-pack.ts'
import { createTranslator } from '../../../locales/translator.ts'
import { optionNote, sharedNotes } from './option-note.ts'

const talk = createTranslator(english, {
  en: {
    far: 'too far',
    dear: 'costs 2',
    shoot: 'Shoot',
    'shoot.note': 'at somebody in sight',
    use: 'Use it',
    'R-1.note': 'one die more',
  },
})

test('an option says first why it cannot succeed, or what it costs', () => {
  const [note, hopeless] = [text('dear'), text('far')]
  expect(optionNote({ text: text('shoot'), note, cannotSucceed: hopeless }, 'R-1', talk)).toBe('too far')
  expect(optionNote({ text: text('shoot'), note }, 'R-1', talk)).toBe('costs 2')
})

test('the note of a phrase comes before that of its rule', () => {
  expect(optionNote({ text: text('shoot') }, 'R-1', talk)).toBe('at somebody in sight')
  expect(optionNote({ text: text('use') }, 'R-1', talk)).toBe('one die more')
})

test('an option without any note has none', () => {
  expect(optionNote({ text: text('use') }, 'R-2', talk)).toBeUndefined()
  expect(optionNote({ text: text('use') }, undefined, talk)).toBeUndefined()
})

test('a note shared by three or more options with one icon is shown once; reasons for failure stay with their option', () => {
  const option = (key: string, id: string, more = {}) => ({ key, text: text(id), icon: id, ...more })
  const shots = ['a', 'b', 'c'].map((key) => option(key, 'shoot'))
  const others = [option('d', 'use', { note: text('dear') }), option('e', 'shoot', { cannotSucceed: text('far') })]
  const notesOf = (options: ReturnType<typeof option>[]) => sharedNotes(options, () => undefined, talk)
  expect(notesOf([...shots, ...others])).toEqual([{ words: 'at somebody in sight', icon: 'shoot' }])
  expect(notesOf([...shots.slice(1), ...others])).toEqual([])
  // By the sign alone nobody could tell which of two is meant.
  expect(notesOf([...shots, option('f', 'shoot', { note: text('dear') })])).toEqual([])
})
