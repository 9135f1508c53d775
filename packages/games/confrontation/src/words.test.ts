import { type Phrases, translationFaults } from '@fray/kernel'
import { expect, test } from 'vitest'
import { forcePhrases } from './forces/phrases.ts'
import { guideBook } from './guide/guide-book.ts'
import { lessonBook } from './lessons/lesson-book.ts'
import * as parts from './phrases/index.ts'
import { es } from './words/es.ts'
import { fr } from './words/fr.ts'

const english: Phrases = Object.assign(
  {},
  forcePhrases,
  guideBook.phrases.en,
  lessonBook.phrases.en,
  ...Object.values(parts),
)

test.each([
  ['es', es],
  ['fr', fr],
])('every phrase of the game is translated to %s', (language, words) => {
  expect(translationFaults(english, language, words)).toEqual([])
})
