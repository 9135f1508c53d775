import { createRecord, type SaveOptions, termsOfDivergence } from '@fray/kernel'
import { endingOf } from './archived-match.ts'
import type { Pace, PassedAnswers, PlayerKind, SavedMatch } from './protocol.ts'
import type { DiceSecret, TableMatch, Terms } from './terms.ts'

/** A match, what it was made of, and what was passed in it for those who play. */
interface PlayedMatch {
  readonly match: TableMatch
  readonly terms: Terms
  readonly passing: PassedAnswers
}

/** All that it takes to play the match again. */
export function saveMatch({ match, terms, passing }: PlayedMatch, options: SaveOptions = {}): SavedMatch {
  const { players, pace, lesson, whatIf } = terms
  return {
    ...createRecord(match, terms, { ...options, savepoint: true }),
    players,
    pace,
    passing,
    ...(lesson ? { lesson: lesson.id } : {}),
    ...(whatIf ? { whatIf } : {}),
    standing: { headline: match.view(undefined).status.headline, over: match.outcome !== undefined },
  }
}

/** The same, and of a match that is over what it takes to tell it when its rules have changed. */
export function saveWithEvents(played: PlayedMatch, options: Pick<SaveOptions, 'digest'>): SavedMatch {
  const ended = endingOf(played.match)
  const saved = saveMatch(played, { ...options, events: ended !== undefined })
  return ended ? { ...saved, ended } : saved
}

/** A match as it was after so many steps, to be played on otherwise: with other dice, and by anybody. */
export function saveBranch(
  { match, terms }: Pick<PlayedMatch, 'match' | 'terms'>,
  at: number,
  dice: DiceSecret,
  { players, pace }: { readonly players: readonly PlayerKind[]; readonly pace: Pace },
): SavedMatch {
  const whatIf = { at, headline: match.view(undefined).status.headline }
  return { ...createRecord(match, termsOfDivergence(match, terms, dice)), players, pace, whatIf }
}
