import { describe, expect, test } from 'vitest'
import { kernelPhrases, kernelTranslations } from './phrases.ts'
import { translationFaults } from './translation.ts'

const english = {
  near: 'the enemy is near',
  hits: '{who} hits with {count, plural, one {# die} other {# dice}}',
}

test('phrases with the same ids and arguments have no faults', () => {
  const spanish = {
    near: 'el enemigo está cerca',
    hits: '{who} acierta con {count, plural, one {# dado} other {# dados}}',
  }
  expect(translationFaults(english, 'es', spanish)).toEqual([])
})

test('missing, unknown and empty phrases are named', () => {
  const spanish = { near: ' ', far: 'lejos' }
  expect(translationFaults(english, 'es', spanish)).toEqual(['hits is missing', 'far is not a phrase', 'near is empty'])
})

test('different arguments are named', () => {
  const spanish = { ...english, near: '{who} está cerca', hits: '{whom} acierta' }
  expect(translationFaults(english, 'es', spanish)).toEqual([
    'near names the arguments who instead of none',
    'hits names the arguments whom instead of count, who',
  ])
})

test('a phrase that cannot be parsed is named', () => {
  const [fault] = translationFaults(english, 'es', { ...english, near: 'cerca {who' })
  expect(fault).toMatch(/^near cannot be read/)
})

test('plurals need exactly the forms of their language', () => {
  const lacking = { ...english, hits: '{who}: {count, plural, other {# dados}}' }
  expect(translationFaults(english, 'es', lacking)).toEqual(['hits lacks the plural form "one"'])
  const odd = { ...english, hits: '{who}: {count, plural, one {#} two {##} other {# dados}}' }
  expect(translationFaults(english, 'es', odd)).toEqual(['hits has the plural form "two", which es does not know'])
  const polish = { ...english, hits: '{who}: {count, plural, one {#} few {# kości} other {# kostek}}' }
  expect(translationFaults(english, 'pl', polish)).toEqual(['hits lacks the plural form "many"'])
})

describe.each(Object.entries(kernelTranslations))('the phrases of the kernel in %s', (language, load) => {
  test('are complete', async () => {
    expect(translationFaults(kernelPhrases.en, language, await load())).toEqual([])
  })
})
