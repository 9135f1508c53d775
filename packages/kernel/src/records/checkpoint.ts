import { FairDice } from '../dice/fair-dice.ts'
import type { Game } from '../game/game.ts'
import { RuleFault } from '../input/errors.ts'
import type { GameEvent } from '../match/event.ts'
import { type GivenAnswer, Match, type MatchOptions } from '../match/match.ts'
import type { AnswerKind } from '../match/match-parts.ts'
import type { Json } from '../match/seat.ts'
import type { MatchTerms } from './record.ts'
import { checkState, startingPosition, verifySavepoint } from './replay.ts'

/**
 * A savepoint with everything that a match of the same rules needs to go on from it, as plain data: who has the answers
 * before it need not repeat them. Like a record it is the whole truth.
 */
export interface Checkpoint {
  readonly state: Json
  /** How many bytes of the dice stream have been used. */
  readonly dice: number
  /** Answers before this one cannot be undone. */
  readonly barrier: number
  /** How each answer before the savepoint was given. */
  readonly kinds: readonly AnswerKind[]
  /** All events before it. */
  readonly events: readonly GameEvent[]
}

/**
 * Makes a checkpoint at the last savepoint that no undo reaches behind. Undefined if the match has other dice than those
 * of its seed.
 */
export function checkpointOf(match: Match<unknown, unknown, unknown>): Checkpoint | undefined {
  const { state, dice, barrier, kinds, events } = match.settledSavepoint
  if (!(dice instanceof FairDice)) return undefined
  return { state: state as Json, dice: dice.position, barrier, kinds, events }
}

/**
 * Goes on from a checkpoint; `answers` are those before it. Dice, answers and events are then as if the match had been
 * replayed. Throws an InputError if the checkpoint is not a position of this game.
 */
export function resumeMatch<State, Setup, View>(
  game: Game<State, Setup, View>,
  terms: MatchTerms,
  { state: json, dice: position, barrier, kinds, events }: Checkpoint,
  answers: readonly GivenAnswer[],
  options: MatchOptions = {},
): Match<State, Setup, View> {
  const { setup } = startingPosition(game, terms.origin)
  checkState(game, json, setup)
  return verifySavepoint(() => {
    if (kinds.length !== answers.length) throw new RuleFault(`${kinds.length} kinds of ${answers.length} answers`)
    const state = json as unknown as State
    const [fault] = game.rules.faults(state, setup, [])
    if (fault !== undefined) throw new RuleFault(fault)
    const dice = FairDice.atPosition(terms.seed, terms.continuations?.length ?? 0, position)
    return Match.resume(game, { setup, state }, { answers, kinds, events, barrier }, { ...options, dice })
  })
}
