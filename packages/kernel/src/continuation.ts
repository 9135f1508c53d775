import type { Game } from './game.ts'
import type { Match, MatchOptions } from './match.ts'
import { type Continuation, type MatchRecord, type MatchTerms, type RecordSavepoint, termsOf } from './record.ts'
import { beginMatch, checkGame, replay, versionError } from './replay.ts'
import type { Json } from './seat.ts'

/** A match that goes on, and what it is saved with from now on. */
interface Continued<State, Setup, View> {
  readonly match: Match<State, Setup, View>
  /** To be given to `save` in place of the terms it had. */
  readonly terms: MatchTerms
}

/**
 * Goes on with a match under these rules. One of the same version is replayed; one of older rules goes on from the
 * savepoint its record carries (`save` with `{ savepoint: true }`), and its terms say so in `continuations`: the answers
 * given before, those after the savepoint that are not taken over, and the events that were kept are all still there.
 * The setup is read anew from its origin. Its events begin with those kept up to the savepoint and one of type `continued`; its answers count from there.
 *
 * Throws a VersionError, and changes nothing, if the record carries no savepoint or the game does not say how a state of
 * that version becomes one of its own (`Game.migrate`); then the record stays what it is, to be saved, to be told from
 * the events it kept or played by the version it names. An InputError if what it carries is no position
 * of this game.
 */
export function continueMatch<State, Setup, View>(
  game: Game<State, Setup, View>,
  record: MatchRecord,
  options: MatchOptions = {},
): Continued<State, Setup, View> {
  checkGame(game, record)
  if (record.version === game.version) return { match: replay(game, record, options), terms: termsOf(record) }
  const { forcedDice, continuations = [], ...before } = termsOf(record)
  const { version, answers, events } = record
  const continuation: Continuation = {
    version,
    answers,
    ...(forcedDice ? { forcedDice } : {}),
    ...(events ? { events } : {}),
    savepoint: migrated(game, record),
  }
  const terms = { ...before, continuations: [...continuations, continuation] }
  return { match: beginMatch(game, terms, options), terms }
}

/** Whether `continueMatch` has what it needs, without trying. */
export function canContinue(game: Pick<Game, 'version' | 'migrate'>, { version, savepoint }: MatchRecord): boolean {
  return version === game.version || (savepoint !== undefined && game.migrate !== undefined)
}

function migrated<State, Setup, View>(game: Game<State, Setup, View>, record: MatchRecord): RecordSavepoint {
  const { savepoint } = record
  if (!savepoint) {
    const message = ', and it has no savepoint to continue from'
    throw versionError(game, record, { message, phrase: 'kernel.input.no-savepoint' })
  }
  const present = tried(() => game.migrate?.(savepoint.state, savepoint.version))
  if (present === undefined) {
    const message = ', which cannot continue it'
    throw versionError(game, record, { message, phrase: 'kernel.input.no-migration' })
  }
  return {
    ...savepoint,
    version: game.version,
    // As a file would hold it, so that the match goes on alike now and when it is loaded.
    state: JSON.parse(JSON.stringify(present)) as Json,
  }
}

/** What rules make of data from a file that is not what they take it for is an error of the file. */
function tried<T>(migrate: () => T | undefined): T | undefined {
  try {
    return migrate()
  } catch {
    return undefined
  }
}
