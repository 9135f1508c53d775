import type { SavedMatch } from '../match/protocol.ts'
import { allKept, keptMatch } from './kept-matches.ts'
import { tableOfTab } from './table-of-tab.ts'

/** The match that would be on the table now. */
export async function lastKept(): Promise<SavedMatch | undefined> {
  const own = tableOfTab()
  const kept = (own === undefined ? undefined : await keptMatch(own)) ?? (await allKept()).matches[0]
  return kept?.saved
}
