import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { beforeEach, expect, test, vi } from 'vitest'

const store = new Map<string, string>()
const storage = {
  getItem: (key: string) => store.get(key) ?? null,
  setItem: (key: string, value: string) => store.set(key, value),
}
vi.stubGlobal('localStorage', storage)
vi.stubGlobal('sessionStorage', storage)

beforeEach(() => {
  store.clear()
  vi.resetModules()
})

test('the most stars earned are saved; a worse result loses nothing', async () => {
  const { saveStars } = await import('./puzzle-stars.ts')
  saveStars('toy', 'first', 0)
  expect(store.size).toBe(0)
  saveStars('toy', 'first', 2)
  saveStars('toy', 'first', 1)
  saveStars('other', 'first', 3)
  expect(JSON.parse(store.get('fray.puzzles') ?? '')).toEqual({ 'toy/first': 2, 'other/first': 3 })
})

test.each(['not json', '7', '{"toy/first":9}'])('unreadable stars count as none: %s', async (kept) => {
  store.set('fray.puzzles', kept)
  const { saveStars } = await import('./puzzle-stars.ts')
  saveStars('toy', 'first', 1)
  expect(JSON.parse(store.get('fray.puzzles') ?? '')).toEqual({ 'toy/first': 1 })
})

test('a puzzle is open only on the table of its own match', async () => {
  const open = { commitment: 'this one', game: 'toy', id: 'first' }
  store.set('fray.puzzle', JSON.stringify(open))
  const { useOpenPuzzle } = await import('./puzzle-stars.ts')
  const openOn = (match: string) => renderToStaticMarkup(createElement(() => useOpenPuzzle(match)?.id ?? 'none'))
  expect(openOn('this one')).toBe('first')
  expect(openOn('another')).toBe('none')
})
