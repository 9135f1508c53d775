import { expect, test } from 'vitest'
import { inTitles } from './in-titles.ts'

const rules = {
  'R-MOVE-2': { title: 'Running', text: '' },
  'R-MOVE-4': { title: 'Charging', text: '' },
}

test('a rule that a text names is told by its title', () => {
  expect(inTitles('It counts as R-MOVE-2.', rules)).toBe('It counts as Running.')
})

test('brackets that only point at other rules are left out', () => {
  expect(inTitles('It runs (R-MOVE-2) and charges (R-MOVE-2, -4).', rules)).toBe('It runs and charges.')
  expect(inTitles('Corre (R-MOVE-2 a R-MOVE-4).', rules)).toBe('Corre.')
})

test('brackets that say something are told', () => {
  expect(inTitles('It moves (2", R-MOVE-4).', rules)).toBe('It moves (2", Charging).')
})
