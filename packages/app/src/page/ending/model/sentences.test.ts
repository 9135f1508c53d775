import type { GameEvent } from '@fray/kernel'
import { expect, test } from 'vitest'
import { toSentences } from './sentences.ts'

const eventOf = (type: string, figure = 0): GameEvent => ({ type, args: { figure: { figure } }, rules: [] })
const talk = { say: ({ id }: { id: string }) => id, name: (name: string) => name, language: 'en' }

test("events become complete sentences, whether or not the game's phrases have full stops", () => {
  const join = (...sentences: string[]) =>
    toSentences(
      sentences.map((sentence) => eventOf(sentence)),
      talk,
      ['Crow'],
    )
  expect(join('Orc 2: Serious Wound', 'Crow is stunned')).toBe('Orc 2: Serious Wound. Crow is stunned.')
  expect(join('Crow strikes!', 'Crow defeats Wolf.')).toBe('Crow strikes! Crow defeats Wolf.')
  expect(join('Crow loses its nerve.', 'Crow is slain.')).toBe('Crow loses its nerve and is slain.')
  expect(join()).toBe('')
})
