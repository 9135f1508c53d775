import { get, set } from 'idb-keyval'
import type { SavedMatch } from '../match/protocol.ts'

const KEY = 'fray.match'

/** Keeps a match in the browser, where a reload finds it. */
export function keepMatch(saved: SavedMatch): Promise<void> {
  return set(KEY, saved)
}

export function keptMatch(): Promise<SavedMatch | undefined> {
  return get<SavedMatch>(KEY)
}
