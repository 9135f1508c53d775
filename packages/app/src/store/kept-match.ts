import { get, set, update } from 'idb-keyval'
import type { SavedMatch } from '../match/protocol.ts'
import { onShelf } from './shelf.ts'

const MATCH = 'fray.match'
const SHELF = 'fray.shelf'
const VISIT = 'fray.visit'

/** Keeps a match in the browser, where a reload finds it. */
export function keepMatch(saved: SavedMatch): Promise<void> {
  return set(MATCH, saved)
}

export function keptMatch(): Promise<SavedMatch | undefined> {
  return get<SavedMatch>(MATCH)
}

/** Puts the kept match on the shelf before another one takes its place, if it is worth going on with. */
export async function putAside(): Promise<void> {
  const kept = await keptMatch()
  if (kept) await update<readonly SavedMatch[]>(SHELF, (shelf = []) => onShelf(shelf, kept))
}

/** Matches that were put aside, the latest first. */
export async function shelf(): Promise<readonly SavedMatch[]> {
  return (await get<readonly SavedMatch[]>(SHELF)) ?? []
}

/** Takes the match with this seed from the shelf. */
export async function takeFromShelf(seed: string): Promise<SavedMatch | undefined> {
  const found = (await shelf()).find((each) => each.seed === seed)
  await update<readonly SavedMatch[]>(SHELF, (each = []) => each.filter((other) => other.seed !== seed))
  return found
}

/** Keeps the match that is only looked at, so that it is still there after a reload. */
export function keepVisit(saved: SavedMatch): Promise<void> {
  return set(VISIT, saved)
}

export function keptVisit(): Promise<SavedMatch | undefined> {
  return get<SavedMatch>(VISIT)
}
