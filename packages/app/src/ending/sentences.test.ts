import { expect, test } from 'vitest'
import { asSentences } from './sentences.ts'

test('events are told in sentences that end, in games whose words have full stops and in those whose have none', () => {
  expect(asSentences(['Orc 2: Serious Wound', 'Orc 2 is stunned'])).toBe('Orc 2: Serious Wound. Orc 2 is stunned.')
  expect(asSentences(['Crow strikes!', 'Crow defeats Wolf.'])).toBe('Crow strikes! Crow defeats Wolf.')
  expect(asSentences([])).toBe('')
})
