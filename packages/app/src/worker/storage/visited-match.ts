import { get, set } from 'idb-keyval'
import type { SavedMatch } from '../../shared/protocol.ts'
import { isSaved } from '../../shared/stored-matches.ts'

const VISIT = 'fray.visit'

/** Stores a viewed match from a file, so that it survives a reload. */
export function storeVisitedMatch(saved: SavedMatch): Promise<void> {
  return set(VISIT, saved)
}

/** Reads the last viewed match; undefined if it is invalid. */
export async function readVisitedMatch(): Promise<SavedMatch | undefined> {
  const kept = await get<unknown>(VISIT)
  return isSaved(kept) ? kept : undefined
}
