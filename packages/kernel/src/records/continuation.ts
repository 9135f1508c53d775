import type { Game } from '../game/game.ts'
import type { Match, MatchOptions } from '../match/match.ts'
import type { Json } from '../match/seat.ts'
import { type Continuation, type MatchRecord, type MatchTerms, type RecordSavepoint, termsOf } from './record.ts'
import { beginMatch, checkGame, replay, versionError } from './replay.ts'

/** A continued match and the terms it is saved with from now on. */
interface ContinuedMatch<State, Setup, View> {
  readonly match: Match<State, Setup, View>
  /** Replaces the terms the match had; pass these to `save`. */
  readonly terms: MatchTerms
}

/**
 * Continues a match under the present rules. A record of the same version is replayed; one of older rules continues
 * from the savepoint in its record (`save` with `{ savepoint: true }`). Its terms list this in `continuations`, with
 * the answers given before, those after the savepoint that are dropped, and the events kept. The setup is read again
 * from its origin. The events begin with those kept up to the savepoint and one of type `continued`; answers count from
 * there.
 *
 * Throws a VersionError, and changes nothing, if the record has no savepoint or the game cannot migrate a state of that
 * version (`Game.migrate`). The record stays as it is and can be saved, told from its events, or played by the version
 * it names. Throws an InputError if the savepoint is not a position of this game.
 */
export function continueMatch<State, Setup, View>(
  game: Game<State, Setup, View>,
  record: MatchRecord,
  options: MatchOptions = {},
): ContinuedMatch<State, Setup, View> {
  checkGame(game, record)
  if (record.version === game.version) return { match: replay(game, record, options), terms: termsOf(record) }
  const { forcedDice, continuations = [], ...before } = termsOf(record)
  const { version, answers, events } = record
  const continuation: Continuation = {
    version,
    answers,
    ...(forcedDice ? { forcedDice } : {}),
    ...(events ? { events } : {}),
    savepoint: migrateState(game, record),
  }
  const terms = { ...before, continuations: [...continuations, continuation] }
  return { match: beginMatch(game, terms, options), terms }
}

/** Whether `continueMatch` has what it needs, without trying it. */
export function canContinue(
  game: { readonly version: string; readonly saves: Pick<Game['saves'], 'migrate'> },
  { version, savepoint }: MatchRecord,
): boolean {
  return version === game.version || (savepoint !== undefined && game.saves.migrate !== undefined)
}

function migrateState<State, Setup, View>(game: Game<State, Setup, View>, record: MatchRecord): RecordSavepoint {
  const { savepoint } = record
  if (!savepoint) {
    const message = ', and it has no savepoint to continue from'
    throw versionError(game, record, { message, phrase: 'kernel.input.no-savepoint' })
  }
  const present = tryMigration(() => game.saves.migrate?.(savepoint.state, savepoint.version))
  if (present === undefined) {
    const message = ', which cannot continue it'
    throw versionError(game, record, { message, phrase: 'kernel.input.no-migration' })
  }
  return {
    ...savepoint,
    version: game.version,
    // The state as a file would hold it, so that the match goes on alike now and after loading.
    state: JSON.parse(JSON.stringify(present)) as Json,
  }
}

/** If the rules fail on a state from a file, the file is at fault. */
function tryMigration<T>(migrate: () => T | undefined): T | undefined {
  try {
    return migrate()
  } catch {
    return undefined
  }
}
