import { expect, test } from 'vitest'
import { translationFaults, translationGaps } from './translation.ts'

const english = {
  near: 'the enemy is near',
  hits: '{who} hits with {count, plural, one {# die} other {# dice}}',
}

test('phrases with the same ids and arguments have neither faults nor gaps', () => {
  const spanish = {
    near: 'el enemigo está cerca',
    hits: '{who} acierta con {count, plural, one {# dado} other {# dados}}',
  }
  expect(translationFaults(english, 'es', spanish)).toEqual([])
  expect(translationGaps(english, 'es', spanish)).toEqual([])
})

test('a missing phrase is a gap; an unknown or empty one is a fault', () => {
  const spanish = { near: ' ', far: 'lejos' }
  expect(translationGaps(english, 'es', spanish)).toEqual(['hits is missing'])
  expect(translationFaults(english, 'es', spanish)).toEqual(['far is not a phrase', 'near is empty'])
})

test('an unused argument is a gap; an unknown one is a fault', () => {
  const spanish = { near: '{who} está cerca', hits: '{whom} acierta' }
  expect(translationFaults(english, 'es', spanish)).toEqual([
    'near names the unknown argument "who"',
    'hits names the unknown argument "whom"',
  ])
  expect(translationGaps(english, 'es', spanish)).toEqual([
    'hits does not name the argument "count"',
    'hits does not name the argument "who"',
  ])
})

test('a phrase that cannot be parsed is a fault', () => {
  const spanish = { ...english, near: 'cerca {who' }
  const [fault] = translationFaults(english, 'es', spanish)
  expect(fault).toMatch(/^near cannot be read/)
  expect(translationGaps(english, 'es', spanish)).toEqual([])
})

test('a missing plural form is a gap; one that the language does not know is a fault', () => {
  const lacking = { ...english, hits: '{who}: {count, plural, other {# dados}}' }
  expect(translationGaps(english, 'es', lacking)).toEqual(['hits lacks the plural form "one"'])
  expect(translationFaults(english, 'es', lacking)).toEqual([])
  const odd = { ...english, hits: '{who}: {count, plural, one {#} two {##} other {# dados}}' }
  expect(translationFaults(english, 'es', odd)).toEqual(['hits has the plural form "two", which es does not know'])
  const polish = { ...english, hits: '{who}: {count, plural, one {#} few {# kości} other {# kostek}}' }
  expect(translationGaps(english, 'pl', polish)).toEqual(['hits lacks the plural form "many"'])
})
