import type { Snapshot } from '@fray/session'
import 'fake-indexeddb/auto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { matches, values } from '../../shared/database.ts'

vi.mock('./service.ts', () => ({
  service: { translations: async () => ({}) },
  seen: () => {},
  onWorkerCrash: () => {},
}))

const [local, session] = [new Map<string, string>(), new Map<string, string>()]
const page = { dataset: {} as Record<string, string>, lang: '' }
const storage = (texts: Map<string, string>) => ({
  getItem: (key: string) => texts.get(key) ?? null,
  setItem: (key: string, value: string) => texts.set(key, value),
  removeItem: (key: string) => texts.delete(key),
})
const put = (key: string, value: unknown) => values.change((store) => store.put(value, key))
const putMatch = (key: string, stored: unknown) => matches.change((store) => store.put(stored, key))

beforeEach(async () => {
  vi.resetModules()
  vi.stubGlobal('localStorage', storage(local))
  vi.stubGlobal('sessionStorage', storage(session))
  vi.stubGlobal('document', { documentElement: page })
  vi.stubGlobal('matchMedia', () => ({ matches: true }))
  local.clear()
  session.clear()
  await values.change((store) => store.clear())
  await matches.change((store) => store.clear())
})
afterAll(() => {
  vi.unstubAllGlobals()
  // Test files share their modules: the next one gets the real service.
  vi.resetModules()
})

/** Somebody at the left edge of the table, whom the page would turn to the near edge. */
function snapshotFrom(commitment: string): Snapshot {
  const figures = [100, 900].map((x, seat) => ({ id: seat, seat, pose: { x, y: 300, facing: 0 } }))
  const view = { table: { width: 1000, depth: 600 }, zones: [], figures }
  return { commitment, view, players: ['person', 'soldier'] } as unknown as Snapshot
}

/** What each text in a storage is read by: it must do as well with a bad one as with none, and keep something new. */
const texts: Readonly<Record<string, () => Promise<unknown>>> = {
  'fray.settings': async () => (await import('./settings.ts')).useSettings.getState(),
  'fray.theme': async () => (await import('./theme.ts')).currentTheme(),
  'fray.language': async () => {
    await (await import('./language.ts')).loadPreferredLanguage()
    return page.lang
  },
  'fray.edges': async () => (await import('./rotate-table.ts')).turnFor(snapshotFrom('match')),
  'fray.commitments': async () => {
    const { rememberCommitment, wasShown } = await import('./shown-commitments.ts')
    rememberCommitment('new')
    return ['new', 'other'].map(wasShown)
  },
  'fray.seeds': async () => {
    const { rememberSeedPart, seedPartOf } = await import('../online/state/seed-parts.ts')
    rememberSeedPart('new', { secret: 'secret', salt: 'salt' })
    return ['new', 'match'].map(seedPartOf)
  },
  'fray.visits': async () => {
    const { lastStepSeen, rememberStepSeen } = await import('../online/state/last-visit.ts')
    rememberStepSeen('new', 3)
    return ['new', 'match'].map(lastStepSeen)
  },
  'fray.lessons': async () => {
    const { saveLessonProgress } = await import('../lesson/state/lesson-progress.ts')
    saveLessonProgress('toy', 'first', { at: 1, of: 2 })
    return local.get('fray.lessons')
  },
  'fray.puzzles': async () => {
    const { saveStars } = await import('../puzzle/state/puzzle-stars.ts')
    saveStars('toy', 'first', 2)
    return local.get('fray.puzzles')
  },
  'fray.puzzle': async () => {
    const { noteOpenPuzzle } = await import('../puzzle/state/puzzle-stars.ts')
    noteOpenPuzzle({ commitment: 'match', game: 'toy', id: 'first' })
    return session.get('fray.puzzle')
  },
  'fray.table': async () => (await import('./last-match.ts')).readLastMatch(),
}

const SESSION = ['fray.puzzle', 'fray.table']

const BAD_TEXTS = [
  '',
  'not JSON',
  'null',
  'true',
  '5',
  '"text"',
  '[]',
  '{}',
  '[null]',
  '[[]]',
  '[5, {}]',
  '[["match", "constructor"]]',
  '[["match", null]]',
  '[["match"]]',
  '{"speed": null, "sound": {}}',
  '{"toy/first": null}',
  '{"toy/first": {"at": "1", "of": null}}',
  '{"commitment": 5}',
  '{"__proto__": {"at": 1}}',
]

describe.each(Object.keys(texts))('a bad %s', (key) => {
  test('is treated as missing', async () => {
    const usual = await texts[key]!()
    for (const bad of BAD_TEXTS) {
      vi.resetModules()
      local.clear()
      session.clear()
      ;(SESSION.includes(key) ? session : local).set(key, bad)
      expect(await texts[key]!(), bad).toEqual(usual)
    }
  })
})

const BAD_VALUES: readonly unknown[] = [
  null,
  true,
  5,
  'text',
  {},
  { id: 'wolf' },
  new Map(),
  [null],
  [5, 'text'],
  [[]],
  [{}],
  [{ id: 5, game: 'toy', changed: 1, force: {}, table: {} }],
  [{ id: 'wolf', game: null, changed: 1, force: {}, table: {} }],
  [{ id: 'wolf', game: 'toy', changed: 'today', force: {}, table: {} }],
  [{ id: 'wolf', game: 'toy', changed: 1 }],
]

describe.each(['force', 'table'] as const)('a bad fray.%ss', (kind) => {
  test.each(BAD_VALUES.map((bad) => [bad]))('is kept aside until it is removed: %j', async (bad) => {
    const { SavedList } = await import('./saved-list.ts')
    await put(`fray.${kind}s`, bad)
    const list = new SavedList(kind)
    expect(await list.all()).toEqual([])
    expect(await list.unreadable()).toEqual(Array.isArray(bad) ? bad : [bad])
    const { id } = await list.keepNew('toy', 'something')
    await list.keep({ ...(await list.one(id))!, changed: 5 })
    expect((await new SavedList(kind).all()).map((kept) => kept.id)).toEqual([id])
    expect(await list.unreadable()).toEqual(Array.isArray(bad) ? bad : [bad])
    await list.forgetUnreadable()
    expect(await list.unreadable()).toEqual([])
    expect((await list.all()).map((kept) => kept.id)).toEqual([id])
    await list.forget(id)
    expect(await values.read((store) => store.get(`fray.${kind}s`))).toEqual([])
  })
})

const SAVED = { game: 'toy', version: '1', seed: 'seed', origin: {}, answers: [], players: ['person'] }

const BAD_MATCHES: readonly unknown[] = [
  ...BAD_VALUES,
  { ...SAVED, answers: null },
  { ...SAVED, players: [null] },
  { ...SAVED, players: [{}] },
  { ...SAVED, standing: {} },
  { ...SAVED, standing: { headline: 5 } },
  { ...SAVED, whatIf: null },
  { ...SAVED, continuations: 5 },
  { ...SAVED, continuations: [null] },
]

test('a stored match is listed; a bad one is listed separately', async () => {
  const { listStoredMatches, admitMatch, readStoredMatch } = await import('../../shared/stored-matches.ts')
  await putMatch('good', { saved: SAVED, revision: 1, opened: 1 })
  for (const [i, bad] of BAD_MATCHES.entries()) {
    await putMatch(`bad ${i}`, { saved: bad, revision: 1, opened: 1 })
    await putMatch(`worse ${i}`, bad)
  }
  await putMatch('no revision', { saved: SAVED, revision: null, opened: 1 })
  await putMatch('never opened', { saved: SAVED, revision: 1, opened: 'today' })
  const kept = await listStoredMatches()
  expect(kept.matches.map(({ key }) => key)).toEqual(['good'])
  expect(kept.unreadable).toHaveLength(2 * BAD_MATCHES.length + 2)
  expect(await readStoredMatch('bad 3')).toBeUndefined()
  expect((await admitMatch('bad 3', SAVED as never)).key).toBe('bad 3.2')
})

test.each(BAD_MATCHES.map((bad) => [bad]))('a bad fray.visit is not a match to view: %j', async (bad) => {
  const { readVisitedMatch } = await import('../../worker/storage/visited-match.ts')
  await put('fray.visit', bad)
  expect(await readVisitedMatch()).toBeUndefined()
})

test.each(['fray.match', 'fray.shelf'])('a bad %s of an earlier version is reported as unreadable', async (key) => {
  for (const bad of BAD_MATCHES.filter((match) => !Array.isArray(match))) {
    const { listStoredMatches } = await import('../../shared/stored-matches.ts')
    await matches.change((store) => store.clear())
    await put(key, bad)
    const { unreadable } = await listStoredMatches()
    expect(unreadable.map(({ content }) => content)).toEqual([bad])
  }
})

test('every storage key is tested here', () => {
  const sources = join(import.meta.dirname, '../..')
  const named = readdirSync(sources, { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.tsx?$/.test(path) && !path.endsWith('.test.ts'))
    .flatMap((path) => [...readFileSync(join(sources, path), 'utf8').matchAll(/['`](fray\.[a-z]+)['`]/g)])
    .map(([, key]) => key as string)
  // A channel between tabs keeps nothing.
  const tried = ['fray.matches', ...Object.keys(texts), 'fray.visit', 'fray.match', 'fray.shelf']
  expect([...new Set(named)].toSorted()).toEqual(tried.toSorted())
})
