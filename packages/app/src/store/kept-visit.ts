import { get, set } from 'idb-keyval'
import type { SavedMatch } from '../match/protocol.ts'

const VISIT = 'fray.visit'

/** Keeps the match of a file that is only looked at, so that it is still there after a reload. */
export function keepVisit(saved: SavedMatch): Promise<void> {
  return set(VISIT, saved)
}

export function keptVisit(): Promise<SavedMatch | undefined> {
  return get<SavedMatch>(VISIT)
}
