import { commitmentTo, type Json, type MatchRecord, termsOf } from '@fray/kernel'
import type { FinishedMatch } from '@fray/protocol'
import { RequestError } from '../request-error.ts'
import { foldEntries } from '../rooms/entries.ts'
import type { Entry } from './entry.ts'
import type { StoredMatch } from './match-store.ts'

/** Writes the record of a match that is over, without running its rules. */
export function finishedMatch({ match }: StoredMatch, entries: readonly Entry[]): FinishedMatch {
  const { terms, status, game, version, agreement } = match
  if (status !== 'over' || !terms) throw new RequestError('refused', 'the match is not over: its dice are still secret')
  const record: MatchRecord = {
    format: 'fray-match-2',
    game,
    version,
    ...termsOf(terms),
    generator: terms.generator ?? 'chacha20',
    commitment: commitmentTo(terms.seed, terms.salt ?? ''),
    answers: foldEntries(entries).map(({ seat, answer }) => [seat, answer as Json] as const),
  }
  return { record, agreement }
}
