/** The matches in this browser. Every change is one transaction: closing the page at any time loses nothing. */
import { matches, type Reading, values } from './database.ts'
import type { SavedMatch } from './protocol.ts'
import { matchesToDelete } from './shelf.ts'

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
export function storeMatch(key: string, saved: SavedMatch, revision: number): Promise<number> {
  return matches.change(async (store) => {
    const before = readKept(key, await store.get(key))
    if (before && before.revision !== revision && !isContinuation(saved, before.saved)) {
      throw new StaleWriteError('the match was played on in another tab')
    }
    const next = (before?.revision ?? 0) + 1
    await store.put(toStored(saved, next, before?.opened ?? Date.now()), key)
    return next
  })
}

/**
 * Adds a match from a file or a new one. The longer version of the same match stays; a different continuation is stored
 * beside it.
 */
export function admitMatch(id: string, saved: SavedMatch): Promise<StoredMatch> {
  return matches.change(async (store) => {
    for (let line = 1; ; line++) {
      const key = line === 1 ? id : `${id}.${line}`
      const admitted = admitOver(key, await store.get(key), saved)
      if (!admitted) continue
      await store.put(toStored(admitted.saved, admitted.revision, admitted.opened), key)
      return admitted
    }
  })
}

/** Joins a match with what is stored under its key; undefined if that is something else. */
function admitOver(key: string, stored: unknown, saved: SavedMatch): StoredMatch | undefined {
  const before = readKept(key, stored)
  if (stored !== undefined && !before) return undefined
  const longer = !before || isContinuation(saved, before.saved) ? saved : before.saved
  if (!isContinuation(longer, saved)) return undefined
  return { key, saved: longer, revision: (before?.revision ?? 0) + 1, opened: Date.now() }
}

export async function readStoredMatch(key: string): Promise<StoredMatch | undefined> {
  return readKept(key, await matches.read((store) => store.get(key)))
}

/** Marks a stored match as being on the table. */
export function touchStoredMatch(key: string): Promise<StoredMatch | undefined> {
  return matches.change(async (store) => {
    const kept = readKept(key, await store.get(key))
    if (!kept) return undefined
    const opened = { ...kept, opened: Date.now() }
    await store.put(toStored(opened.saved, opened.revision, opened.opened), key)
    return opened
  })
}

interface StoredMatches {
  /** The match last on the table first. */
  readonly matches: readonly StoredMatch[]
  readonly unreadable: readonly UnreadableMatch[]
}

/** Lists everything stored. */
export async function listStoredMatches(): Promise<StoredMatches> {
  await migrateEarlierStore()
  return matches.read(readAll)
}

async function readAll(store: Pick<Reading, 'getAllKeys' | 'getAll'>): Promise<StoredMatches> {
  const [keys, contents] = await Promise.all([store.getAllKeys(), store.getAll()])
  const all = keys.map((key, i) => ({ key: String(key), content: contents[i] as unknown }))
  const read = all.map(({ key, content }) => readKept(key, content))
  return {
    matches: read.filter((match) => match !== undefined).sort((a, b) => b.opened - a.opened),
    unreadable: all.filter(({ content }, i) => content !== undefined && !read[i]),
  }
}

/** Where earlier versions stored matches: the one on the table, and the others. */
const EARLIER = { table: 'fray.match', shelf: 'fray.shelf' } as const

/** Migrates matches of an earlier version. The old data stays until all of it has been copied. */
async function migrateEarlierStore(): Promise<void> {
  const [table, shelf] = await values.read((store) => Promise.all([store.get(EARLIER.table), store.get(EARLIER.shelf)]))
  if (table === undefined && shelf === undefined) return
  const earlier: unknown[] = [table, ...(Array.isArray(shelf) ? shelf : [shelf])]
  const now = Date.now()
  await matches.change(async (store) => {
    for (const [i, content] of earlier.filter((match) => match !== undefined).entries()) {
      const [key, kept] = isSaved(content)
        ? [`earlier-${content.seed}`, toStored(content, 1, now - i)]
        : [`earlier-${i}`, content]
      if ((await store.get(key)) === undefined) await store.put(kept, key)
    }
  })
  await values.change((store) => Promise.all([store.delete(EARLIER.table), store.delete(EARLIER.shelf)]))
}

export function deleteMatch(key: string): Promise<void> {
  return matches.change((store) => store.delete(key))
}

/** Deletes matches that nobody goes back to. */
export async function tidyMatches(onTable: string): Promise<void> {
  await migrateEarlierStore()
  await matches.change(async (store) => {
    const gone = matchesToDelete((await readAll(store)).matches, onTable)
    await Promise.all(gone.map(({ key }) => store.delete(key)))
  })
}

/** Whether a match is the same as another or continues it. */
function isContinuation(longer: SavedMatch, shorter: SavedMatch): boolean {
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
