import { describe, expect, test } from 'vitest'
import { kernelPhrases, kernelTranslations } from './phrases.ts'
import { translationFaults } from './translation.ts'

const english = {
  near: 'the enemy is near',
  hits: '{who} hits with {count, plural, one {# die} other {# dice}}',
}

test('phrases that say the same with the same arguments are sound', () => {
  const spanish = {
    near: 'el enemigo está cerca',
    hits: '{who} acierta con {count, plural, one {# dado} other {# dados}}',
  }
  expect(translationFaults(english, 'es', spanish)).toEqual([])
})

test('phrases that are missing, unknown or empty are named', () => {
  const spanish = { near: ' ', far: 'lejos' }
  expect(translationFaults(english, 'es', spanish)).toEqual(['hits is missing', 'far is not a phrase', 'near is empty'])
})

test('other arguments are told', () => {
  const spanish = { ...english, near: '{who} está cerca', hits: '{whom} acierta' }
  expect(translationFaults(english, 'es', spanish)).toEqual([
    'near names the arguments who instead of none',
    'hits names the arguments whom instead of count, who',
  ])
})

test('a message that cannot be read is told', () => {
  const [fault] = translationFaults(english, 'es', { ...english, near: 'cerca {who' })
  expect(fault).toMatch(/^near cannot be read/)
})

test('plurals have the forms of their language, and no others', () => {
  const lacking = { ...english, hits: '{who}: {count, plural, other {# dados}}' }
  expect(translationFaults(english, 'es', lacking)).toEqual(['hits lacks the plural form "one"'])
  const odd = { ...english, hits: '{who}: {count, plural, one {#} two {##} other {# dados}}' }
  expect(translationFaults(english, 'es', odd)).toEqual(['hits has the plural form "two", which es does not know'])
  const polish = { ...english, hits: '{who}: {count, plural, one {#} few {# kości} other {# kostek}}' }
  expect(translationFaults(english, 'pl', polish)).toEqual(['hits lacks the plural form "many"'])
})

describe.each(Object.entries(kernelTranslations))("the kernel's words in %s", (language, load) => {
  test('are complete', async () => {
    expect(translationFaults(kernelPhrases.en, language, await load())).toEqual([])
  })
})
