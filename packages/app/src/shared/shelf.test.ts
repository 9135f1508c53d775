import { text } from '@fray/kernel'
import { expect, test } from 'vitest'
import type { SavedMatch } from './protocol.ts'
import { matchesToDelete } from './shelf.ts'

const over = { standing: { headline: text('turn'), over: true } }

function storedMatch(key: string, more: Partial<SavedMatch> = {}) {
  const saved = { answers: [[0, 'pass']], players: [], pace: 'brisk', ...more } as unknown as SavedMatch
  return { key, saved }
}

const keys = (matches: readonly { readonly key: string }[]) => matches.map(({ key }) => key)

test('unstarted matches and lessons are deleted, unless on the table', () => {
  const all = [
    storedMatch('new', { answers: [] }),
    storedMatch('lesson', { lesson: 'first' }),
    storedMatch('under way'),
  ]
  expect(keys(matchesToDelete(all, 'under way'))).toEqual(['new', 'lesson'])
  expect(keys(matchesToDelete(all, 'new'))).toEqual(['lesson'])
})

test('the latest twelve finished matches stay, and all running ones', () => {
  const done = Array.from({ length: 14 }, (_, i) => storedMatch(`over ${i}`, over))
  const under = Array.from({ length: 30 }, (_, i) => storedMatch(`under way ${i}`))
  expect(keys(matchesToDelete([...under, ...done], 'none'))).toEqual(['over 12', 'over 13'])
})
