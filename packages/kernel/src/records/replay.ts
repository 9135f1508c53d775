import { isFormality, passAnswer } from '../decisions/attention.ts'
import type { Decision } from '../decisions/decision.ts'
import type { DiceSource } from '../dice/dice.ts'
import { FairDice } from '../dice/fair-dice.ts'
import { QuickDice, ScriptedDice } from '../dice/random.ts'
import type { Game } from '../game/game.ts'
import type { StartingPosition } from '../game/game-saves.ts'
import { InputError, ReplayError, RuleFault, VersionError } from '../input/errors.ts'
import type { GameEvent } from '../match/event.ts'
import { type AnswerResult, Match, type MatchOptions } from '../match/match.ts'
import type { Json, Seat } from '../match/seat.ts'
import { text } from '../texts/message.ts'
import { type Continuation, digest, type MatchOrigin, type MatchRecord, type MatchTerms } from './record.ts'

/** Lays out the table for a match of this origin. */
export function startingPosition<State, Setup, View>(
  game: Game<State, Setup, View>,
  origin: MatchOrigin,
): StartingPosition<State, Setup> {
  if ('situation' in origin) return game.saves.readPosition(origin.situation)
  const setup = game.rules.readSetup(origin.setup)
  return { setup, state: game.rules.begin(setup) }
}

/**
 * Makes the dice of a match: set faces first, then those of the seed. Each continuation under newer rules uses a fresh
 * stream of the seed.
 */
export function diceOf({
  seed,
  generator,
  forcedDice = [],
  continuations = [],
}: Omit<MatchTerms, 'origin'>): DiceSource {
  const isOld = generator === 'xoroshiro128plus' && continuations.length === 0
  const seeded = isOld ? new QuickDice(seed) : FairDice.fromSeed(seed, continuations.length)
  return forcedDice.length > 0 ? new ScriptedDice(forcedDice, 0, seeded) : seeded
}

/** Begins a match of these terms: at its origin, or where it last continued under newer rules. */
export function beginMatch<State, Setup, View>(
  game: Game<State, Setup, View>,
  terms: MatchTerms,
  options: MatchOptions = {},
): Match<State, Setup, View> {
  const last = terms.continuations?.at(-1)
  const dice = options.dice ?? diceOf(terms)
  if (!last) return Match.start(game, startingPosition(game, terms.origin), terms.seed, { ...options, dice })
  const before = [...(last.events ?? []).slice(0, last.savepoint.events), continueFrom(last)]
  return verifySavepoint(() => {
    const match = Match.start(game, positionOfContinuation(game, terms.origin, last), terms.seed, {
      ...options,
      dice,
      before,
    })
    // A state that cannot be shown is not a position either.
    for (const seat of [undefined, ...Array.from({ length: match.seats }, (_, index) => index)]) match.view(seat)
    return match
  })
}

/** Begins where a match continued, with the setup as the present rules read it; they must find no fault with it. */
function positionOfContinuation<State, Setup, View>(
  game: Game<State, Setup, View>,
  origin: MatchOrigin,
  { savepoint }: Continuation,
): StartingPosition<State, Setup> {
  const { setup } = startingPosition(game, origin)
  checkState(game, savepoint.state, setup)
  const state = savepoint.state as unknown as State
  const [fault] = game.rules.faults(state, setup, [])
  if (fault !== undefined) throw new RuleFault(fault)
  return { setup, state }
}

export function checkState<State, Setup>(
  { saves }: Pick<Game<State, Setup>, 'saves'>,
  state: Json,
  setup: Setup,
): void {
  try {
    saves.checkState?.(state, setup)
  } catch (error) {
    if (!(error instanceof InputError)) throw error
    const within = error.problems.map((problem) => ({
      ...problem,
      field: `savepoint.state${problem.field && '.'}${problem.field}`,
    }))
    throw new InputError('match file', within)
  }
}

/** A position from a file may be anything: if the rules cannot go on with it, the file is at fault. */
export function verifySavepoint<T>(begin: () => T): T {
  try {
    return begin()
  } catch (cause) {
    if (cause instanceof InputError) throw cause
    const problem = {
      field: 'savepoint',
      message: 'is not a position of this game',
      text: text('kernel.input.savepoint'),
    }
    throw Object.assign(new InputError('match file', [problem]), { cause })
  }
}

function continueFrom({ version, savepoint }: Continuation): GameEvent {
  return { type: 'continued', args: { from: version, to: savepoint.version }, rules: [] }
}

/**
 * Replays a record. Any difference from the record is an error that tells where. Events are always recorded, as the
 * digest covers them.
 */
export function replay<State, Setup, View>(
  game: Game<State, Setup, View>,
  record: MatchRecord,
  options: MatchOptions = {},
): Match<State, Setup, View> {
  checkGame(game, record)
  if (record.version !== game.version) throw versionError(game, record)
  const match = beginMatch(game, record, { ...options, recording: true })
  for (const [index, [seat, answer]] of record.answers.entries()) {
    const answered = giveRecordedAnswer(match, seat, answer)
    if (answered.ok) continue
    const rules = answered.rules.length ? ` by ${answered.rules.join(', ')}` : ''
    const told = text('kernel.input.refused', { index, seat: { seat } })
    throw new ReplayError(`answers[${index}] of seat ${seat} is refused${rules} (${answered.reason.id})`, told)
  }
  if (record.digest === undefined) return match
  const found = digest(match)
  if (found !== record.digest) {
    throw new ReplayError(
      `the replay ends differently: digest ${found.slice(0, 12)}…, the record says ${record.digest.slice(0, 12)}…`,
      text('kernel.input.ends-otherwise'),
    )
  }
  return match
}

/** Gives an answer of a record, passing any formalities on the way that the match holds. */
export function giveRecordedAnswer(match: Match<unknown, unknown, unknown>, seat: Seat, answer: Json): AnswerResult {
  for (let held = findHeldFormality(match, seat); held; held = findHeldFormality(match, seat)) {
    match.answer(held.seat, passAnswer(held)!)
  }
  return match.answer(seat, answer)
}

/** Finds the formality that keeps a seat from being asked; secret questions beside it do not. */
function findHeldFormality(match: Match<unknown, unknown, unknown>, seat: Seat): Decision | undefined {
  const asked = match.decisionOf(seat)
  if (asked) return isFormality(asked) ? asked : undefined
  return match.pending.find(isFormality)
}

export function checkGame({ id }: Pick<Game, 'id'>, { game }: Pick<MatchRecord, 'game'>): void {
  if (game === id) return
  const told = text('kernel.input.other-game', { game, wanted: id })
  throw new InputError('match file', [{ field: 'game', message: `is "${game}", not "${id}"`, text: told }])
}

/** Makes the error for a record of other rules. */
export function versionError(
  { id, version: wanted }: Pick<Game, 'id' | 'version'>,
  { version }: Pick<MatchRecord, 'version'>,
  more: { readonly message: string; readonly phrase: string } = { message: '', phrase: 'kernel.input.version' },
): VersionError {
  return new VersionError(
    `this match was played with version ${version} of ${id}; these rules are version ${wanted}${more.message}`,
    text(more.phrase, { game: id, version, wanted }),
  )
}
