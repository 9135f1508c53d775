import { get, set } from 'idb-keyval'
import type { SavedMatch } from '../match/protocol.ts'
import { isSaved } from './stored-matches.ts'

const VISIT = 'fray.visit'

/** Keeps the match of a file that is only looked at, so that it is still there after a reload. */
export function storeVisitedMatch(saved: SavedMatch): Promise<void> {
  return set(VISIT, saved)
}

/** The match that was looked at last; nothing if what is kept as one is none. */
export async function readVisitedMatch(): Promise<SavedMatch | undefined> {
  const kept = await get<unknown>(VISIT)
  return isSaved(kept) ? kept : undefined
}
