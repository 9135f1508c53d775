import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { beforeEach, expect, test, vi } from 'vitest'

const store = new Map<string, string>()
vi.stubGlobal('localStorage', {
  getItem: (key: string) => store.get(key) ?? null,
  setItem: (key: string, value: string) => store.set(key, value),
})

beforeEach(() => {
  store.clear()
  vi.resetModules()
})

const progress = () => import('./lesson-progress.ts')

test('the furthest step is saved; starting again loses nothing', async () => {
  const { saveLessonProgress } = await progress()
  saveLessonProgress('toy', 'first', { at: 0, of: 4 })
  expect(store.size).toBe(0)
  saveLessonProgress('toy', 'first', { at: 3, of: 4 })
  saveLessonProgress('toy', 'first', { at: 1, of: 4 })
  saveLessonProgress('toy', 'second', { at: 2, of: 2 })
  expect(JSON.parse(store.get('fray.lessons') ?? '')).toEqual({
    'toy/first': { at: 3, of: 4 },
    'toy/second': { at: 2, of: 2 },
  })
})

test.each(['not json', '7', '{"toy/first":{"at":9,"of":4}}'])(
  'unreadable progress counts as none: %s',
  async (kept) => {
    store.set('fray.lessons', kept)
    const { saveLessonProgress } = await progress()
    saveLessonProgress('toy', 'first', { at: 1, of: 4 })
    expect(JSON.parse(store.get('fray.lessons') ?? '')).toEqual({ 'toy/first': { at: 1, of: 4 } })
  },
)

test('a lesson is done at its last step, and only then the learner is no longer new', async () => {
  const toldBy = async (kept: object) => {
    store.set('fray.lessons', JSON.stringify(kept))
    vi.resetModules()
    const { useDoneCount, useIsNew, useLessonsDone } = await progress()
    const readProgress = () =>
      JSON.stringify([useDoneCount('toy'), useIsNew(), useLessonsDone('toy', ['first', 'second'])])
    return JSON.parse(renderToStaticMarkup(createElement(readProgress)).replaceAll('&quot;', '"'))
  }
  expect(await toldBy({ 'toy/first': { at: 3, of: 4 } })).toEqual([0, true, []])
  expect(await toldBy({ 'toy/first': { at: 3, of: 4 }, 'toy/second': { at: 2, of: 2 } })).toEqual([
    1,
    false,
    ['second'],
  ])
  expect(await toldBy({ 'other/first': { at: 4, of: 4 } })).toEqual([0, false, []])
})
