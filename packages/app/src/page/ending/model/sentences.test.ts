import type { GameEvent } from '@fray/kernel'
import { expect, test } from 'vitest'
import { toSentences } from './sentences.ts'

const happened = (type: string, figure = 0): GameEvent => ({ type, args: { figure: { figure } }, rules: [] })
const talk = { say: ({ id }: { id: string }) => id, name: (name: string) => name, language: 'en' }

test("events become complete sentences, whether or not the game's phrases have full stops", () => {
  const told = (...sentences: string[]) =>
    toSentences(
      sentences.map((sentence) => happened(sentence)),
      talk,
      ['Crow'],
    )
  expect(told('Orc 2: Serious Wound', 'Crow is stunned')).toBe('Orc 2: Serious Wound. Crow is stunned.')
  expect(told('Crow strikes!', 'Crow defeats Wolf.')).toBe('Crow strikes! Crow defeats Wolf.')
  expect(told('Crow loses its nerve.', 'Crow is slain.')).toBe('Crow loses its nerve and is slain.')
  expect(told()).toBe('')
})
