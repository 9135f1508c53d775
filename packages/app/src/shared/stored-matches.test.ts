import 'fake-indexeddb/auto'
import { text } from '@fray/kernel'
import { beforeEach, describe, expect, test } from 'vitest'
import { matches, values } from './database.ts'
import type { SavedMatch } from './protocol.ts'
import { matchId } from './saved-match.ts'
import {
  admitMatch as admitWithId,
  deleteMatch,
  listStoredMatches,
  readStoredMatch,
  StaleWriteError,
  storeMatch,
  tidyMatches,
  touchStoredMatch,
} from './stored-matches.ts'

const clear = () => matches.change((store) => store.clear())
const put = (key: string, content: unknown) => matches.change((store) => store.put(content, key))
const putEarlier = (key: string, content: unknown) => values.change((store) => store.put(content, key))
beforeEach(clear)

function match(seed: string, answers: string, more: Partial<SavedMatch> = {}): SavedMatch {
  return {
    game: 'toy',
    version: '1',
    origin: { setup: null },
    seed,
    players: ['person'],
    pace: 'brisk',
    answers: [...answers].map((answer) => [0, answer]),
    ...more,
  } as unknown as SavedMatch
}

const admitMatch = (saved: SavedMatch) => admitWithId(matchId(saved), saved)
const answersAt = async (key: string) =>
  (await readStoredMatch(key))?.saved.answers.map(([, answer]) => answer).join('')
const over = { standing: { headline: text('turn'), over: true } }
const seeds = async () => (await listStoredMatches()).matches.map(({ saved }) => saved.seed)

describe('a write', () => {
  test('continues the one before, even after an undo', async () => {
    let revision = await storeMatch('k', match('s', 'abc'), 0)
    revision = await storeMatch('k', match('s', 'ab'), revision)
    await storeMatch('k', match('s', 'abx'), revision)
    expect(await answersAt('k')).toBe('abx')
  })

  test('of fewer answers never replaces more answers of another writer', async () => {
    const mine = await storeMatch('k', match('s', 'ab'), 0)
    await storeMatch('k', match('s', 'abcd'), mine)
    await expect(storeMatch('k', match('s', 'abc'), mine)).rejects.toThrow(StaleWriteError)
    await expect(storeMatch('k', match('s', 'abxyz'), mine)).rejects.toThrow(StaleWriteError)
    expect(await answersAt('k')).toBe('abcd')
  })

  test('counts the answers from before an update of the rules', async () => {
    const before = match('s', 'abcd')
    const continueWith = (answers: string) => match('s', answers, { continuations: [before] } as unknown as SavedMatch)
    await storeMatch('k', before, 0)
    await storeMatch('k', continueWith(''), 0)
    await storeMatch('k', continueWith('e'), 0)
    await expect(storeMatch('k', match('s', 'e'), 0)).rejects.toThrow(StaleWriteError)
    await expect(storeMatch('k', before, 0)).rejects.toThrow(StaleWriteError)
    expect(await answersAt('k')).toBe('e')
  })

  test("that continues another tab's answers is accepted from anyone", async () => {
    await storeMatch('k', match('s', 'ab'), 0)
    await storeMatch('k', match('s', 'abc'), 0)
    expect(await answersAt('k')).toBe('abc')
  })

  test('at the same time as another leaves one of them complete, and the other writer is told', async () => {
    const revision = await storeMatch('k', match('s', 'a'), 0)
    const both = await Promise.allSettled(['ab', 'ac'].map((line) => storeMatch('k', match('s', line), revision)))
    expect(both.map(({ status }) => status)).toEqual(['fulfilled', 'rejected'])
    expect(await answersAt('k')).toBe('ab')
  })
})

describe('a match from a file', () => {
  test('that is already stored: the longer one stays', async () => {
    const { key } = await admitMatch(match('s', 'abc'))
    expect((await admitMatch(match('s', 'a'))).key).toBe(key)
    expect(await answersAt(key)).toBe('abc')
    expect((await admitMatch(match('s', 'abcd'))).saved.answers).toHaveLength(4)
    expect(await answersAt(key)).toBe('abcd')
    expect(await seeds()).toEqual(['s'])
  })

  test('that was continued differently is stored beside the other', async () => {
    const first = await admitMatch(match('s', 'abc'))
    const second = await admitMatch(match('s', 'abx'))
    expect(second.key).not.toBe(first.key)
    expect(await answersAt(first.key)).toBe('abc')
    expect(await answersAt(second.key)).toBe('abx')
    expect((await admitMatch(match('s', 'abxy'))).key).toBe(second.key)
  })

  test('of another game, setup or seed is another match', async () => {
    const others = [{ game: 'other' }, { origin: { setup: 1 } }, { seed: 't' }, { forcedDice: [6] }]
    const keys = await Promise.all([{}, ...others].map(async (more) => (await admitMatch(match('s', '', more))).key))
    expect(new Set(keys).size).toBe(5)
  })
})

test('the match last on the table comes first, and no other is lost for it', async () => {
  const [a, b] = [await admitMatch(match('a', 'x')), await admitMatch(match('b', 'x'))]
  await put(a.key, { saved: a.saved, revision: 1, opened: 1 })
  await put(b.key, { saved: b.saved, revision: 1, opened: 2 })
  expect(await seeds()).toEqual(['b', 'a'])
  expect(await touchStoredMatch(a.key)).toMatchObject({ saved: { seed: 'a' }, revision: 1 })
  expect(await seeds()).toEqual(['a', 'b'])
  expect(await touchStoredMatch('nothing')).toBeUndefined()
  expect(await seeds()).toEqual(['a', 'b'])
})

test('malformed data is listed separately and is not read, opened or overwritten', async () => {
  const { key } = await admitMatch(match('s', 'a'))
  const broken = [null, 'text', { saved: {} }, { saved: match('s', ''), revision: 'x', opened: 1 }]
  for (const content of broken) {
    await put(key, content)
    expect(await listStoredMatches()).toEqual({ matches: [], unreadable: [{ key, content }] })
    expect(await touchStoredMatch(key)).toBeUndefined()
    expect((await admitMatch(match('s', 'a'))).key).not.toBe(key)
    await clear()
  }
})

test('room is made by deleting old matches, never running ones or the one on the table', async () => {
  for (let i = 0; i < 20; i++) await admitMatch(match(`under way ${i}`, 'a'))
  for (let i = 0; i < 14; i++) await admitMatch(match(`over ${i}`, 'a', over))
  await admitMatch(match('not begun', ''))
  await admitMatch(match('lesson', 'a', { lesson: 'first' }))
  const { key } = await admitMatch(match('on the table', ''))
  await tidyMatches(key)
  const left = await seeds()
  expect(left.filter((seed) => seed.startsWith('under way'))).toHaveLength(20)
  expect(left.filter((seed) => seed.startsWith('over'))).toHaveLength(12)
  expect(left.filter((seed) => !/^(under way|over)/.test(seed))).toEqual(['on the table'])
})

test.each([0, 1, 2, 3, 4])('a match that is played on while room is made stays (after %i reads)', async (reads) => {
  const { key, saved } = await admitMatch(match('oldest', 'a', over))
  for (let i = 0; i < 12; i++) await admitMatch(match(`over ${i}`, 'a', over))
  await put(key, { saved, revision: 1, opened: 0 })
  const tidying = tidyMatches('none')
  for (let i = 0; i < reads; i++) await readStoredMatch(key)
  await Promise.all([tidying, storeMatch(key, match('oldest', 'ab'), 1)])
  expect(await answersAt(key)).toBe('ab')
})

test('a match is deleted only on request', async () => {
  const { key } = await admitMatch(match('s', 'a'))
  await deleteMatch(key)
  expect(await seeds()).toEqual([])
})

describe('data of an earlier version of the app', () => {
  test('is migrated, the match on the table first, and only then deleted', async () => {
    await putEarlier('fray.match', match('table', 'abc'))
    await putEarlier('fray.shelf', [match('later', 'ab'), { nonsense: true }, match('sooner', 'a')])
    expect(await seeds()).toEqual(['table', 'later', 'sooner'])
    expect((await listStoredMatches()).unreadable.map(({ content }) => content)).toEqual([{ nonsense: true }])
    expect(await values.read((store) => store.getAllKeys())).toEqual([])
    expect(await seeds()).toEqual(['table', 'later', 'sooner'])
  })

  test('never replaces migrated matches that were played on, even if the page was closed in between', async () => {
    await putEarlier('fray.match', match('table', 'abc'))
    const [{ key } = { key: '' }] = (await listStoredMatches()).matches
    await storeMatch(key, match('table', 'abcde'), 1)
    await putEarlier('fray.match', match('table', 'abc'))
    expect((await listStoredMatches()).matches.map(({ saved }) => saved.answers.length)).toEqual([5])
  })
})
