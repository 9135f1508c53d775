import { argumentsOf, namePhrases, text } from '@fray/kernel'
import { expect, test } from 'vitest'
import { english } from './language-pack.ts'
import { appPhrases } from './phrases.ts'
import { createTranslator } from './translator.ts'

const names = { figure: (id: number) => `figure ${id}`, seat: (seat: number) => `side ${seat}` }

test('phrases of the app and of the game are merged', () => {
  const talk = createTranslator(english, { en: { hit: '{who} is hit.' } }, names)
  expect(talk.say(text('hit', { who: { figure: 3 } }))).toBe('figure 3 is hit.')
  expect(talk.ui('ui.undo')).toBe('Undo')
})

test('the note of a question has the same arguments', () => {
  const talk = createTranslator(
    english,
    { en: { ask: 'Where to?', 'ask.note': '{who} is free.', tell: 'Done' } },
    names,
  )
  expect(talk.note(text('ask', { who: { figure: 3 } }))).toBe('figure 3 is free.')
  expect(talk.note(text('tell'))).toBeUndefined()
})

test('phrases missing in a language are in English', () => {
  const talk = createTranslator(
    { ...english, language: 'pl' },
    { en: { hit: 'hit', miss: 'miss' }, pl: { hit: 'trafiony' } },
    names,
  )
  expect(talk.say(text('hit'))).toBe('trafiony')
  expect(talk.say(text('miss'))).toBe('miss')
  expect(talk.ui('ui.save')).toBe('Save')
})

test('plain names are translated, and messages are available in English', () => {
  const game = { en: { shot: '{who} shoots' }, es: { shot: 'Dispara {who}', ...namePhrases({ Lookout: 'Vigía' }) } }
  const spanish = createTranslator({ ...english, language: 'es' }, game)
  const shot = text('shot', { who: 'Lookout 2' })
  expect(spanish.name('Lookout 2')).toBe('Vigía 2')
  expect(spanish.say(shot)).toBe('Dispara Vigía 2')
  expect(spanish.inEnglish(shot)).toBe('Lookout 2 shoots')
  expect(createTranslator(english, game).name('Lookout')).toBe('Lookout')
})

test('bare values of tables and cards are formatted for the language', () => {
  const game = { en: {}, fr: namePhrases({ Lookout: 'Vigie' }) }
  const french = createTranslator({ ...english, language: 'fr' }, game)
  expect(['1.5', 2.25, 3, '–', 'Lookout'].map(french.value)).toEqual(['1,5', '2,25', '3', '–', 'Vigie'])
  expect(['1.5', 2].map(createTranslator(english, game).value)).toEqual(['1.5', '2'])
})

test('a missing phrase shows its id', () => {
  expect(createTranslator(english).say(text('no.such'))).toBe('no.such')
})

test('every phrase of the app can be formatted', () => {
  const talk = createTranslator(english)
  const unsaid = Object.entries(appPhrases.en).filter(([id, message]) => {
    const args = Object.fromEntries(argumentsOf(message).map((name) => [name, 1]))
    return talk.say(text(id, args)) === id
  })
  expect(unsaid).toEqual([])
})
