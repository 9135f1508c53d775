/** The matches in this browser. Every change is one transaction: closing the page at any time loses nothing. */
import { createStore, del, entries, get, update } from 'idb-keyval'
import type { SavedMatch } from './protocol.ts'
import { matchesToDelete } from './shelf.ts'

const store = createStore('fray', 'matches')

export interface StoredMatch {
  readonly key: string
  readonly saved: SavedMatch
  /** How often it was written. Writers name the revision they continue. */
  readonly revision: number
  /** When it was last on the table, in milliseconds. */
  readonly opened: number
}

/** A stored match that cannot be read. */
export interface UnreadableMatch {
  readonly key: string
  readonly content: unknown
}

/** Another tab has played on: writing would overwrite its answers. */
export class StaleWriteError extends Error {
  override readonly name = 'StaleWriteError'
}

/**
 * Stores a match and returns its new revision. Only the writer of the last revision may store less than before (after
 * an undo); others only a continuation.
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
 * Adds a match from a file or a new one. The longer version of the same match stays; a different continuation is stored
 * beside it.
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

/** Marks a stored match as being on the table. */
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

/** Lists everything stored, the match last on the table first. */
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

/** Where earlier versions stored matches: the one on the table, and the others. */
const EARLIER = { table: 'fray.match', shelf: 'fray.shelf' } as const

/** Migrates matches of an earlier version. The old data stays until all of it has been copied. */
async function migrateEarlierStore(): Promise<void> {
  const [table, shelf] = await Promise.all([get<unknown>(EARLIER.table), get<unknown>(EARLIER.shelf)])
  if (table === undefined && shelf === undefined) return
  const earlier = [table, ...(Array.isArray(shelf) ? shelf : [shelf])].filter((match) => match !== undefined)
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

/** Deletes matches that nobody goes back to. */
export async function tidyMatches(onTable: string): Promise<void> {
  const gone = matchesToDelete((await listStoredMatches()).matches, onTable)
  await Promise.all(gone.map(({ key }) => deleteMatch(key)))
}

/** Whether a match is the same as another or continues it. */
export function isContinuation(longer: SavedMatch, shorter: SavedMatch): boolean {
  const answers = allAnswers(longer)
  return allAnswers(shorter).every((answer, i) => JSON.stringify(answer) === JSON.stringify(answers[i]))
}

/** Gets all answers, under whichever version of the rules. */
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

/** Whether it can be listed and given to the rules. */
export function isSaved(data: unknown): data is SavedMatch {
  const { game, version, seed, origin, answers, players, ...more } = (data ?? {}) as Record<string, unknown>
  const { continuations = [], standing, whatIf } = more
  return (
    [game, version, seed].every((value) => typeof value === 'string') &&
    typeof origin === 'object' &&
    Array.isArray(answers) &&
    Array.isArray(players) &&
    players.every((player) => typeof player === 'string') &&
    Array.isArray(continuations) &&
    continuations.every((continuation) => Array.isArray(continuation?.answers)) &&
    [standing, whatIf].every((moment) => moment === undefined || hasHeadline(moment))
  )
}

function hasHeadline(data: unknown): boolean {
  const { headline } = (data ?? {}) as { headline?: { id?: unknown } | null }
  return typeof headline?.id === 'string'
}
