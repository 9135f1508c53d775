import { text } from '@fray/kernel'
import { expect, test } from 'vitest'
import type { SavedMatch } from '../match/protocol.ts'
import { onShelf } from './shelf.ts'

function match(seed: string, more: Partial<SavedMatch> = {}): SavedMatch {
  return { seed, answers: [[0, 'pass']], players: [], pace: 'brisk', ...more } as unknown as SavedMatch
}

const seeds = (shelf: readonly SavedMatch[]) => shelf.map(({ seed }) => seed)

test('the match put aside last stands in front, each once', () => {
  const shelf = [match('a'), match('b')]
  expect(seeds(onShelf(shelf, match('c')))).toEqual(['c', 'a', 'b'])
  expect(seeds(onShelf(shelf, match('b')))).toEqual(['b', 'a'])
})

test('what is over, not begun or a lesson has no place', () => {
  const over = { headline: text('turn'), over: true }
  for (const more of [{ answers: [] }, { standing: over }, { lesson: 'first' }]) {
    expect(seeds(onShelf([match('a')], match('b', more)))).toEqual(['a'])
  }
})

test('the oldest falls off a full shelf', () => {
  const full = Array.from({ length: 8 }, (_, i) => match(`${i}`))
  expect(seeds(onShelf(full, match('new')))).toEqual(['new', '0', '1', '2', '3', '4', '5', '6'])
})
