import { expect, test, vi } from 'vitest'
import type { SavedMatch } from '../../shared/protocol.ts'
import { StaleWriteError, type StoredMatch } from '../../shared/stored-matches.ts'
import { MatchSaver, type MatchStore, savedInTime } from './match-saver.ts'
import type { MatchTabs, TabEvents } from './match-tabs.ts'

const matchWith = (answers: number) => ({ answers: Array(answers).fill([0, 'x']) }) as unknown as SavedMatch
const storedWith = (answers: number, revision = 1): StoredMatch => ({
  key: 'k',
  saved: matchWith(answers),
  revision,
  opened: 1,
})

function table(store: Partial<MatchStore> = {}) {
  const told: string[] = []
  let heard: TabEvents | undefined
  const tabs = {
    turnTo: async (_: string, events: TabEvents) => {
      heard = events
      return true
    },
    takeOver: async () => void told.push('take over'),
    letGo: () => void told.push('let go'),
    tellKept: () => void told.push('tell'),
  } as unknown as MatchTabs
  const events = {
    follow: ({ saved: { answers } }: StoredMatch) => void told.push(`follow ${answers.length}`),
    stop: () => void told.push('stop'),
    goOn: () => void told.push('go on'),
  }
  const all: MatchStore = {
    keep: async (_, __, revision) => revision + 1,
    admit: async (_, match) => ({ ...storedWith(0), saved: match }),
    read: async () => storedWith(3, 7),
    open: async () => storedWith(3),
    last: async () => storedWith(3),
    tidy: async () => {},
    ...store,
  }
  return { it: new MatchSaver(all, tabs, events), told, heard: () => heard as TabEvents }
}

test('each write continues the one before it, and other tabs are told', async () => {
  const revisions: number[] = []
  const { it, told } = table({
    keep: async (_, __, revision) => {
      revisions.push(revision)
      return revision + 1
    },
  })
  await it.turnTo(storedWith(0, 4))
  await Promise.all([it.keep(matchWith(1)), it.keep(matchWith(2)), it.keep(matchWith(3))])
  expect(revisions).toEqual([4, 5, 6])
  expect(told).toEqual(['tell', 'tell', 'tell'])
})

test('a match that was played on elsewhere is followed', async () => {
  const { it, told } = table({ keep: () => Promise.reject(new StaleWriteError('late')) })
  await it.turnTo(storedWith(0))
  await expect(it.keep(matchWith(1))).rejects.toThrow(StaleWriteError)
  await vi.waitFor(() => expect(told).toEqual(['follow 3']))
})

test('another tab gets the match only when everything is written', async () => {
  let finishWriting = () => {}
  const { it, told, heard } = table({ keep: () => new Promise((resolve) => (finishWriting = () => resolve(2))) })
  await it.turnTo(storedWith(0))
  const keeping = it.keep(matchWith(1))
  heard().onWanted()
  await new Promise((resolve) => setTimeout(resolve, 5))
  expect(told).toEqual(['stop'])
  finishWriting()
  await keeping
  await vi.waitFor(() => expect(told).toEqual(['stop', 'tell', 'let go']))
})

test('a match taken over continues from where it stands and is written afterwards', async () => {
  const revisions: number[] = []
  const keep = async (_: string, __: SavedMatch, revision: number) => revisions.push(revision)
  const { it, told } = table({ keep })
  await it.turnTo(storedWith(0))
  expect((await it.takeOver())?.saved.answers).toHaveLength(3)
  await it.keep(matchWith(4))
  expect(revisions).toEqual([7])
  expect(told).toEqual(['take over', 'tell'])
})

test('if nothing can be saved, the match is played and every write fails', async () => {
  const { it } = table({ admit: () => Promise.reject(new Error('denied')) })
  expect(
    await it.admit({ ...matchWith(0), game: 'toy', origin: { setup: null }, seed: 's' } as SavedMatch),
  ).toBeUndefined()
  expect(await it.turnTo(undefined)).toBe(true)
  await expect(it.keep(matchWith(1))).rejects.toThrow('keeps no matches')
})

test('the last answers of a match are written before another one comes to the table', async () => {
  const written: string[] = []
  const keep = async (key: string, { answers }: SavedMatch) => written.push(`${key} ${answers.length}`)
  const { it } = table({ keep })
  await it.turnTo(storedWith(0))
  const late = it.keep(matchWith(1))
  await it.turnTo({ ...storedWith(0), key: 'other' })
  await late
  await it.keep(matchWith(5))
  expect(written).toEqual(['k 1', 'other 5'])
})

test('late answers to the previous match do not get into the next one', async () => {
  const written: string[] = []
  let hold: Promise<void> | undefined
  const keep = async (key: string, _: SavedMatch, revision: number) => {
    written.push(`${key} from ${revision}`)
    await hold
    return revision + 1
  }
  const { it } = table({ keep })
  await it.turnTo(storedWith(0, 40))
  let goOn = () => {}
  hold = new Promise((resolve) => (goOn = resolve))
  const first = it.keep(matchWith(1))
  const turning = it.turnTo({ ...storedWith(0, 7), key: 'other' })
  const late = it.keep(matchWith(2))
  goOn()
  await Promise.all([first, turning, late])
  await it.keep(matchWith(5))
  expect(written).toEqual(['k from 40', 'other from 7'])
})

test('play goes on whether the store saves, refuses or never answers, and knows which', async () => {
  vi.useFakeTimers()
  const silent = savedInTime(new Promise(() => {}))
  await vi.advanceTimersByTimeAsync(10_000)
  vi.useRealTimers()
  expect(await Promise.race([silent, Promise.resolve('still waiting')])).toBe(false)
  expect(await savedInTime(Promise.resolve())).toBe(true)
  expect(await savedInTime(Promise.reject(new Error('full')))).toBe(false)
})

test('this tab goes on when no other tab plays the match any more', async () => {
  const { it, told, heard } = table()
  await it.turnTo(storedWith(0))
  heard().onFreed()
  expect(told).toEqual(['go on'])
})
