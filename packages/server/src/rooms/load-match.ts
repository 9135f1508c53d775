import type { AnyGame } from '@fray/games'
import { beginMatch, continueMatch, type GivenAnswer, type Json, resumeMatch, VersionError } from '@fray/kernel'
import type { TableMatch } from '@fray/session'
import { RequestError } from '../request-error.ts'
import { foldEntries, giveStoredAnswer } from './entries.ts'
import type { RoomData, UpgradedTerms } from './room-messages.ts'

/** A match as the database has it. */
export interface LoadedMatch {
  readonly match: TableMatch
  /** It was not played before this number of answers, but went on from a savepoint there. */
  readonly resumedAt: number
}

/**
 * Loads a match: from its last savepoint, or from the beginning if that cannot be believed, which `reportFault` is told.
 */
export function loadMatch(game: AnyGame, data: RoomData, reportFault: (message: string) => void): LoadedMatch {
  const answers = foldEntries(data.entries)
  const loaded = resume(game, data, answers, reportFault) ?? {
    match: beginMatch(game, data.terms, { holdFormalities: true }),
    resumedAt: 0,
  }
  for (const { seat, answer } of answers.slice(loaded.resumedAt)) giveStoredAnswer(loaded.match, seat, answer)
  return loaded
}

function resume(
  game: AnyGame,
  { savepoint, terms, isOver }: RoomData,
  answers: readonly GivenAnswer[],
  reportFault: (message: string) => void,
): LoadedMatch | undefined {
  // A match that is over is looked back on, so all of it is needed.
  if (!savepoint || isOver) return undefined
  const resumedAt = savepoint.kinds.length
  try {
    const before = answers.slice(0, resumedAt)
    return { match: resumeMatch(game, terms, savepoint, before, { holdFormalities: true }), resumedAt }
  } catch (error) {
    reportFault(String(error))
    return undefined
  }
}

/**
 * Continues a match of another version of the rules: from its last savepoint, whatever was answered since. A match
 * without any answer begins again.
 */
export function upgradeTerms(game: AnyGame, { version, terms, entries, savepoint }: RoomData): UpgradedTerms {
  if (entries.length === 0 && !savepoint) return { version: game.version, terms }
  const { kinds, events, state } = savepoint ?? { kinds: [], events: [], state: undefined }
  try {
    const continued = continueMatch(game, {
      ...terms,
      format: 'fray-match-2',
      game: game.id,
      version,
      generator: terms.generator ?? 'chacha20',
      answers: foldEntries(entries).map(({ seat, answer }) => [seat, answer as Json] as const),
      events,
      ...(state === undefined ? {} : { savepoint: { version, answers: kinds.length, events: events.length, state } }),
    })
    return { version: game.version, terms: continued.terms }
  } catch (error) {
    if (error instanceof VersionError) throw new RequestError('refused', error.message)
    throw error
  }
}
