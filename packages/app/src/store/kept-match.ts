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

/** A browser that keeps nothing (private windows may not) has no match to go on with. */
export async function hasKeptMatch(): Promise<boolean> {
  return keptMatch().then(
    (saved) => saved !== undefined,
    () => false,
  )
}
