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

test('the furthest step is kept; whoever begins again loses nothing', async () => {
  const { keepLessonProgress } = await progress()
  keepLessonProgress('toy', 'first', { at: 0, of: 4 })
  expect(store.size).toBe(0)
  keepLessonProgress('toy', 'first', { at: 3, of: 4 })
  keepLessonProgress('toy', 'first', { at: 1, of: 4 })
  keepLessonProgress('toy', 'second', { at: 2, of: 2 })
  expect(JSON.parse(store.get('fray.lessons') ?? '')).toEqual({
    'toy/first': { at: 3, of: 4 },
    'toy/second': { at: 2, of: 2 },
  })
})

test.each(['not json', '7', '{"toy/first":{"at":9,"of":4}}'])(
  'what cannot be read counts as nothing: %s',
  async (kept) => {
    store.set('fray.lessons', kept)
    const { keepLessonProgress } = await progress()
    keepLessonProgress('toy', 'first', { at: 1, of: 4 })
    expect(JSON.parse(store.get('fray.lessons') ?? '')).toEqual({ 'toy/first': { at: 1, of: 4 } })
  },
)
