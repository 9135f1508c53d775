import { expect, test } from 'vitest'
import { replaceIdsWithTitles, rulesTitledIn } from './replace-ids-with-titles.ts'

const rules = {
  'R-MOVE-2': { title: 'Running', text: '' },
  'R-MOVE-4': { title: 'Charging', text: '' },
  'R-3': { title: 'Running wild', text: '' },
}

test("a rule id becomes the rule's title", () => {
  expect(replaceIdsWithTitles('It counts as R-MOVE-2.', rules)).toBe('It counts as Running.')
})

test('brackets that only refer to other rules are removed', () => {
  expect(replaceIdsWithTitles('It runs (R-MOVE-2) and charges (R-MOVE-2, -4).', rules)).toBe('It runs and charges.')
  expect(replaceIdsWithTitles('Corre (R-MOVE-2 a R-MOVE-4).', rules)).toBe('Corre.')
})

test('brackets with other content stay', () => {
  expect(replaceIdsWithTitles('It moves (2", R-MOVE-4).', rules)).toBe('It moves (2", Charging).')
})

test('a title before the id is not repeated', () => {
  const replaceIds = (text: string) =>
    rulesTitledIn(text, rules)
      .map(({ words }) => words)
      .join('')
  expect(replaceIds('It counts as running (R-MOVE-2).')).toBe('It counts as running.')
  expect(replaceIds('Running R-MOVE-2 and Charging R-MOVE-4.')).toBe('Running and Charging.')
  expect(replaceIds('The Runnings (R-MOVE-2, R-MOVE-4) end.')).toBe('The Runnings (Charging) end.')
  expect(replaceIds('By Running R-3.')).toBe('By Running wild.')
  expect(replaceIds('Outrunning (R-MOVE-2) and running (R-MOVE-2: fast).')).toBe(
    'Outrunning (Running) and running (Running: fast).',
  )
  expect(rulesTitledIn('A Running (R-MOVE-2)', rules)).toEqual([
    { words: 'A ', rule: undefined },
    { words: 'Running', rule: 'R-MOVE-2' },
    { words: '', rule: undefined },
  ])
})
