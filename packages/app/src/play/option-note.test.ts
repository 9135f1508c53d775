import { text } from '@fray/kernel'
import { expect, test } from 'vitest'
import { english } from '../words/language-pack.ts'
import { talkOf } from '../words/talk.ts'
import { optionNote } from './option-note.ts'

const talk = talkOf(english, {
  en: {
    far: 'too far',
    dear: 'costs 2',
    shoot: 'Shoot',
    'shoot.note': 'at somebody in sight',
    use: 'Use it',
    'R-1.note': 'one die more',
  },
})

test('an option says why it cannot succeed, or what it costs, before all else', () => {
  const [note, hopeless] = [text('dear'), text('far')]
  expect(optionNote({ text: text('shoot'), note, hopeless }, 'R-1', talk)).toBe('too far')
  expect(optionNote({ text: text('shoot'), note }, 'R-1', talk)).toBe('costs 2')
})

test('what the game says of its words comes before what it says of its rule', () => {
  expect(optionNote({ text: text('shoot') }, 'R-1', talk)).toBe('at somebody in sight')
  expect(optionNote({ text: text('use') }, 'R-1', talk)).toBe('one die more')
})

test('where nobody has put it in words there is nothing', () => {
  expect(optionNote({ text: text('use') }, 'R-2', talk)).toBeUndefined()
  expect(optionNote({ text: text('use') }, undefined, talk)).toBeUndefined()
})
