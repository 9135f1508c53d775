import type { SavedMatch } from './protocol.ts'

interface StoredOnShelf {
  readonly key: string
  readonly saved: SavedMatch
}

/** How many finished matches are kept. */
const FINISHED = 12

/**
 * Picks the stored matches to delete, the last used first in the list: unstarted ones, lessons, and all but the latest
 * finished ones. Never a running match or the one on the table.
 */
export function matchesToDelete(kept: readonly StoredOnShelf[], onTable: string): readonly StoredOnShelf[] {
  const others = kept.filter(({ key }) => key !== onTable)
  const begun = others.filter(({ saved }) => saved.answers.length > 0 && saved.lesson === undefined)
  const old = begun.filter(({ saved }) => saved.standing?.over).slice(FINISHED)
  return [...others.filter((other) => !begun.includes(other)), ...old]
}
