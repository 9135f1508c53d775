import { InputError, type Problem, Speaker } from '@fray/kernel'
import { expect, test } from 'vitest'
import { spheresOfWar } from './game.ts'
import { es } from './locales/es.ts'
import { fr } from './locales/fr.ts'
import { figures } from './testing/scene.ts'

function problemsOf(read: () => unknown): readonly Problem[] {
  try {
    read()
  } catch (error) {
    if (error instanceof InputError) return error.problems
    throw error
  }
  return []
}

/** A non-breaking space, as French has it inside quotation marks. */
const NBSP = '\u00a0'

function messagesOf(problems: readonly Problem[], language: 'es' | 'fr') {
  const speaker = new Speaker({ ...spheresOfWar.content.phrases, es, fr }, language)
  return problems.map(({ text }) => text && speaker.say(text, { figure: String, seat: String }))
}

test('SO-1-23 SO-1-29 errors in a situation are reported in every language', () => {
  const found = problemsOf(() =>
    spheresOfWar.saves.readPosition({
      figures: figures(
        [
          [30, 5],
          [5, 5],
          [5.5, 5],
        ],
        [],
      ),
    }),
  )
  expect(found.map(({ field }) => field)).toEqual(['figures[0]', 'figures[2]', 'figures'])
  expect(messagesOf(found, 'es')).toEqual([
    '«A1» está fuera de la zona de juego (SO-1-29)',
    '«A3» pisa a «A2»',
    'el puesto 1 no tiene ninguna miniatura (SO-1-23)',
  ])
  expect(messagesOf(found, 'fr')).toEqual([
    `«${NBSP}A1${NBSP}» est hors de l’aire de jeu (SO-1-29)`,
    `«${NBSP}A3${NBSP}» empiète sur «${NBSP}A2${NBSP}»`,
    'la place 1 n’a aucune figurine (SO-1-23)',
  ])
})

test('SO-1-3 a play area that is too small is told in every language', () => {
  const found = problemsOf(() => spheresOfWar.rules.readSetup({ width: 11 }))
  expect(found.map(({ field, message }) => [field, message])).toEqual([
    ['width', 'SO-1-3: the play area must be at least 12 inches each way'],
  ])
  expect(messagesOf(found, 'es')).toEqual(['SO-1-3: la zona de juego mide al menos 12 pulgadas por lado'])
  expect(messagesOf(found, 'fr')).toEqual([`SO-1-3${NBSP}: l’aire de jeu fait au moins 12 pouces de chaque côté`])
})

test('a situation has at most a hundred figures, because each is compared with all others', () => {
  const many = Array.from({ length: 1600 }, (_, i) => ({ name: `A${i}`, seat: i % 2, x: (i % 40) / 2, y: i / 80 }))
  expect(problemsOf(() => spheresOfWar.saves.readPosition({ figures: many })).map(({ field }) => field)).toEqual([
    'figures',
  ])
})
