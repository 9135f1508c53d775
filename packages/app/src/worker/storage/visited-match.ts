import { values } from '../../shared/database.ts'
import type { SavedMatch } from '../../shared/protocol.ts'
import { isSaved } from '../../shared/stored-matches.ts'

const VISIT = 'fray.visit'

/** Stores a viewed match from a file, so that it survives a reload. */
export async function storeVisitedMatch(saved: SavedMatch): Promise<void> {
  await values.change((store) => store.put(saved, VISIT))
}

/** Reads the last viewed match; undefined if it is invalid. */
export async function readVisitedMatch(): Promise<SavedMatch | undefined> {
  const kept = await values.read((store): Promise<unknown> => store.get(VISIT))
  return isSaved(kept) ? kept : undefined
}
