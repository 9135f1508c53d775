import type { SavedMatch } from '../../shared/protocol.ts'
import { listStoredMatches, readStoredMatch } from '../../shared/stored-matches.ts'
import { tableOfTab } from './table-of-tab.ts'

/** Gets the match that would be on the table now. */
export async function readLastMatch(): Promise<SavedMatch | undefined> {
  const own = tableOfTab()
  const kept = (own === undefined ? undefined : await readStoredMatch(own)) ?? (await listStoredMatches()).matches[0]
  return kept?.saved
}
