import type { SavedMatch } from '../match/protocol.ts'

/** More matches than this nobody goes back to. */
const PLACES = 8

/**
 * The shelf after a match was put on it, in front. A match that is over, was hardly begun or was a lesson is not worth
 * a place, and the same match is there once only.
 */
export function onShelf(shelf: readonly SavedMatch[], kept: SavedMatch): readonly SavedMatch[] {
  const others = shelf.filter(({ seed }) => seed !== kept.seed)
  const worthIt = kept.answers.length > 0 && !kept.standing?.over && kept.lesson === undefined
  return (worthIt ? [kept, ...others] : others).slice(0, PLACES)
}
