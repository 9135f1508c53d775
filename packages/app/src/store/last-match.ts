import type { SavedMatch } from '../match/protocol.ts'
import { listStoredMatches, readStoredMatch } from './stored-matches.ts'
import { tableOfTab } from './table-of-tab.ts'

/** Gets the match that would be on the table now. */
export async function readLastMatch(): Promise<SavedMatch | undefined> {
  const own = tableOfTab()
  const kept = (own === undefined ? undefined : await readStoredMatch(own)) ?? (await listStoredMatches()).matches[0]
  return kept?.saved
}
