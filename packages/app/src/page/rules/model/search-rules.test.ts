import { expect, test } from 'vitest'
import { localizeRules } from './localize-rules.ts'
import { findNamedRules, indexRules, searchRules } from './search-rules.ts'

const rules = {
  'R-1': { title: 'Running', text: 'See R-MOVE-2 and R-9.' },
  'R-MOVE-2': { title: 'Speed', text: 'Running twice as far.', ruling: 'Rounded up.' },
  'R-3': { title: 'Shooting', text: 'At what it sees.' },
}

const found = (search: string, rulingsOnly = false) =>
  searchRules(indexRules(localizeRules(rules, 'en', {})), search, rulingsOnly).map(([id]) => id)

test('all words must occur, and titles come first', () => {
  expect(found('')).toEqual(['R-1', 'R-MOVE-2', 'R-3'])
  expect(found('running')).toEqual(['R-1', 'R-MOVE-2'])
  expect(found(' twice RUNNING ')).toEqual(['R-MOVE-2'])
  expect(found('r-3')).toEqual(['R-3'])
  expect(found('rounded')).toEqual(['R-MOVE-2'])
  expect(found('dragon')).toEqual([])
})

test('only rules with a house ruling', () => {
  expect(found('', true)).toEqual(['R-MOVE-2'])
})

test('a translated rule is found by its words, with or without accents, and by its English words', () => {
  const spanish = localizeRules(rules, 'es', {
    'R-3': { title: 'Disparo', text: 'A quien se ve, según visión.', of: '' },
  })
  const shots = (search: string) => searchRules(indexRules(spanish), search, false).map(([id]) => id)
  expect(shots('vision')).toEqual(['R-3'])
  expect(shots('DISPARO según')).toEqual(['R-3'])
  expect(shots('shooting')).toEqual(['R-3'])
  expect(shots('running')).toEqual(['R-1', 'R-MOVE-2'])
})

test('rules named in a text are separated from its words', () => {
  expect(findNamedRules(rules['R-1'].text, rules)).toEqual([
    { words: 'See ', rule: undefined },
    { words: 'R-MOVE-2', rule: 'R-MOVE-2' },
    { words: ' and ', rule: undefined },
    { words: 'R-9', rule: undefined },
    { words: '.', rule: undefined },
  ])
})

test('abbreviated ids are written in full', () => {
  const expand = (text: string) =>
    findNamedRules(text, rules)
      .map(({ words }) => words)
      .join('')
  expect(expand('See R-MOVE-02, -04 and -05.')).toBe('See R-MOVE-02, R-MOVE-04 and R-MOVE-05.')
  expect(expand('(CF-REV-ORC-03..07)')).toBe('(CF-REV-ORC-03 … CF-REV-ORC-07)')
  expect(expand('R-3/4, 12 cm')).toBe('R-3, R-4, 12 cm')
  expect(expand('R-3 and 4 cm, R-3 − 2')).toBe('R-3 and 4 cm, R-3 − 2')
})
