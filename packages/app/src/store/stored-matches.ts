/** The matches this browser keeps. Every change is one transaction: whoever closes the page at any moment loses nothing. */
import { createStore, del, entries, get, update } from 'idb-keyval'
import type { SavedMatch } from '../match/protocol.ts'
import { matchesToDelete } from './shelf.ts'

const store = createStore('fray', 'matches')

export interface StoredMatch {
  readonly key: string
  readonly saved: SavedMatch
  /** How often it was written. Whoever writes says which writing they go on from. */
  readonly revision: number
  /** When it was last brought to the table, in milliseconds. */
  readonly opened: number
}

/** Something kept as a match that is none. */
export interface UnreadableMatch {
  readonly key: string
  readonly content: unknown
}

/** Another tab has played the match on since: writing would replace what the writer does not know. */
export class StaleWriteError extends Error {
  override readonly name = 'StaleWriteError'
}

/**
 * Keeps a match as it stands, and gives the revision to go on from. Only those who go on from the last writing may write
 * less than there is (something was taken back); others only what continues it.
 */
export async function storeMatch(key: string, saved: SavedMatch, revision: number): Promise<number> {
  let next = 1
  await update<unknown>(
    key,
    (stored) => {
      const before = readKept(key, stored)
      if (before && before.revision !== revision && !isContinuation(saved, before.saved)) {
        throw new StaleWriteError('the match was played on in another tab')
      }
      next = (before?.revision ?? 0) + 1
      return toStored(saved, next, before?.opened ?? Date.now())
    },
    store,
  )
  return next
}

/**
 * Takes in a match with this id that is new here, or comes from a file. Of one that is kept already the longer one stays;
 * one that was played on otherwise is kept beside it.
 */
export async function admitMatch(id: string, saved: SavedMatch): Promise<StoredMatch> {
  for (let line = 1; ; line++) {
    const kept = await admitAt(line === 1 ? id : `${id}.${line}`, saved)
    if (kept) return kept
  }
}

async function admitAt(key: string, saved: SavedMatch): Promise<StoredMatch | undefined> {
  let admitted: StoredMatch | undefined
  await update<unknown>(
    key,
    (stored) => {
      const before = readKept(key, stored)
      if (stored !== undefined && !before) return stored
      const longer = !before || isContinuation(saved, before.saved) ? saved : before.saved
      if (before && !isContinuation(longer, saved)) return stored
      const revision = (before?.revision ?? 0) + 1
      const opened = Date.now()
      admitted = { key, saved: longer, revision, opened }
      return toStored(longer, revision, opened)
    },
    store,
  )
  return admitted
}

export async function readStoredMatch(key: string): Promise<StoredMatch | undefined> {
  return readKept(key, await get<unknown>(key, store))
}

/** A kept match comes to the table. */
export async function touchStoredMatch(key: string): Promise<StoredMatch | undefined> {
  let opened: StoredMatch | undefined
  await update<unknown>(
    key,
    (stored) => {
      const kept = readKept(key, stored)
      if (!kept) return stored
      opened = { ...kept, opened: Date.now() }
      return toStored(kept.saved, kept.revision, opened.opened)
    },
    store,
  )
  return opened
}

/** Everything that is kept, the match that was at the table last in front. */
export async function listStoredMatches(): Promise<{
  readonly matches: readonly StoredMatch[]
  readonly unreadable: readonly UnreadableMatch[]
}> {
  await migrateEarlierStore()
  const all = (await entries<string, unknown>(store)).filter(([, content]) => content !== undefined)
  const matches = all.flatMap(([key, content]) => readKept(key, content) ?? [])
  const read = new Set(matches.map(({ key }) => key))
  return {
    matches: matches.sort((a, b) => b.opened - a.opened),
    unreadable: all.filter(([key]) => !read.has(key)).map(([key, content]) => ({ key, content })),
  }
}

/** Where matches were kept before each had a place of its own: the one on the table, and those put aside. */
const EARLIER = { table: 'fray.match', shelf: 'fray.shelf' } as const

/** Brings over what an earlier version of the app kept. What it kept stays where it was until all of it is here. */
async function migrateEarlierStore(): Promise<void> {
  const [table, shelf] = await Promise.all([get<unknown>(EARLIER.table), get<unknown>(EARLIER.shelf)])
  if (table === undefined && shelf === undefined) return
  const earlier = [table, ...(Array.isArray(shelf) ? shelf : [shelf])].filter((each) => each !== undefined)
  const now = Date.now()
  for (const [i, content] of earlier.entries()) {
    const [key, kept] = isSaved(content)
      ? [`earlier-${content.seed}`, toStored(content, 1, now - i)]
      : [`earlier-${i}`, content]
    await update<unknown>(key, (stored) => stored ?? kept, store)
  }
  await Promise.all([del(EARLIER.table), del(EARLIER.shelf)])
}

export function deleteMatch(key: string): Promise<void> {
  return del(key, store)
}

/** Matches that nobody goes back to make room for others. */
export async function tidyMatches(onTable: string): Promise<void> {
  const gone = matchesToDelete((await listStoredMatches()).matches, onTable)
  await Promise.all(gone.map(({ key }) => deleteMatch(key)))
}

/** Whether a match is another one played on, or just as far. */
export function isContinuation(longer: SavedMatch, shorter: SavedMatch): boolean {
  const answers = allAnswers(longer)
  return allAnswers(shorter).every((answer, i) => JSON.stringify(answer) === JSON.stringify(answers[i]))
}

/** Whatever was answered, under whichever rules. */
function allAnswers({ continuations = [], answers }: SavedMatch): SavedMatch['answers'] {
  return [...continuations.flatMap((before) => before.answers), ...answers]
}

type StoredContent = Omit<StoredMatch, 'key'>

function toStored(saved: SavedMatch, revision: number, opened: number): StoredContent {
  return { saved, revision, opened }
}

function readKept(key: string, stored: unknown): StoredMatch | undefined {
  const { saved, revision, opened } = (stored ?? {}) as Partial<StoredContent>
  if (!isSaved(saved) || !Number.isInteger(revision) || !Number.isFinite(opened)) return undefined
  return { key, saved, revision: revision as number, opened: opened as number }
}

/** Whether it can be listed, and taken to the rules to be judged. */
export function isSaved(data: unknown): data is SavedMatch {
  const { game, version, seed, origin, answers, players, ...more } = (data ?? {}) as Record<string, unknown>
  const { continuations = [], standing, whatIf } = more
  return (
    [game, version, seed].every((each) => typeof each === 'string') &&
    typeof origin === 'object' &&
    Array.isArray(answers) &&
    Array.isArray(players) &&
    players.every((player) => typeof player === 'string') &&
    Array.isArray(continuations) &&
    continuations.every((continuation) => Array.isArray(continuation?.answers)) &&
    [standing, whatIf].every((each) => each === undefined || hasHeadline(each))
  )
}

function hasHeadline(data: unknown): boolean {
  const { headline } = (data ?? {}) as { headline?: { id?: unknown } | null }
  return typeof headline?.id === 'string'
}
