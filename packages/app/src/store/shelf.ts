import type { SavedMatch } from '../match/protocol.ts'

interface StoredOnShelf {
  readonly key: string
  readonly saved: SavedMatch
}

/** Matches that are over and kept to be looked at. */
const FINISHED = 12

/**
 * The kept matches that make room, of all, those at the table last in front: what was not begun or was a lesson, and of what
 * is over all but the latest. A match under way never does, nor the one on the table.
 */
export function matchesToDelete(kept: readonly StoredOnShelf[], onTable: string): readonly StoredOnShelf[] {
  const others = kept.filter(({ key }) => key !== onTable)
  const begun = others.filter(({ saved }) => saved.answers.length > 0 && saved.lesson === undefined)
  const old = begun.filter(({ saved }) => saved.standing?.over).slice(FINISHED)
  return [...others.filter((other) => !begun.includes(other)), ...old]
}
