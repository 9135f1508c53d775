import { type Phrases, translationFaults } from '@fray/kernel'
import { expect, test } from 'vitest'
import * as parts from './phrases/index.ts'
import { es } from './words/es.ts'
import { fr } from './words/fr.ts'

// What armies say is said in other languages with their builder.
const { armies: _armies, ...own } = parts
const english: Phrases = Object.assign({}, ...Object.values(own))

test.each([
  ['es', es],
  ['fr', fr],
])('everything the game says is said in %s too', (language, words) => {
  expect(translationFaults(english, language, words)).toEqual([])
})
