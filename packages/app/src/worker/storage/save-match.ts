import { createRecord, type SaveOptions, termsOfDivergence } from '@fray/kernel'
import type { PassedAnswers, PlayerKind, TableMatch } from '@fray/session'
import { endingOf } from '../../shared/archived-match.ts'
import type { Pace, SavedMatch } from '../../shared/protocol.ts'
import type { DiceSecret, Terms } from '../table/terms.ts'

/** A match, its terms, and what was passed for its persons. */
interface PlayedMatch {
  readonly match: TableMatch
  readonly terms: Terms
  readonly passing: PassedAnswers
}

/** Saves all that is needed to replay the match. */
export function saveMatch({ match, terms, passing }: PlayedMatch, options: SaveOptions = {}): SavedMatch {
  const { players, pace, lesson, whatIf: branch } = terms
  return {
    ...createRecord(match, terms, { ...options, savepoint: true }),
    players,
    pace,
    passing,
    ...(lesson ? { lesson: lesson.id } : {}),
    ...(branch ? { whatIf: branch } : {}),
    standing: { headline: match.view(undefined).status.headline, over: match.outcome !== undefined },
  }
}

/** Saves the same, plus what shows a finished match after its rules have changed. */
export function saveWithEvents(played: PlayedMatch, options: Pick<SaveOptions, 'digest'>): SavedMatch {
  const ended = endingOf(played.match)
  const saved = saveMatch(played, { ...options, events: ended !== undefined })
  return ended ? { ...saved, ended } : saved
}

/** Saves a match as it was after so many steps, to be continued with other dice and by anyone. */
export function saveBranch(
  { match, terms }: Pick<PlayedMatch, 'match' | 'terms'>,
  at: number,
  dice: DiceSecret,
  { players, pace }: { readonly players: readonly PlayerKind[]; readonly pace: Pace },
): SavedMatch {
  const branch = { at, headline: match.view(undefined).status.headline }
  return { ...createRecord(match, termsOfDivergence(match, terms, dice)), players, pace, whatIf: branch }
}
