import type { Answer, Decision } from './decision.ts'
import type { DiceSource } from './dice.ts'
import type { Event } from './event.ts'
import type { Procedure } from './procedure.ts'
import type { Recollection } from './recollection.ts'
import type { Seat } from './seat.ts'
import type { Refusal } from './verdict.ts'

/** One answer of the record. */
export interface Given {
  readonly seat: Seat
  readonly answer: Answer
}

/** A copy of the match between two calls of `next`, where the procedure stack is empty. */
export interface Savepoint<State, Setup> {
  readonly state: State
  readonly setup: Setup
  readonly dice: DiceSource
  readonly answers: number
  readonly events: number
  readonly barrier: number
  /** What the rules have worked out since. */
  readonly recollection: Recollection
}

/**
 * Which savepoints a match keeps: 'all' for jumping about in it (fewer of those long ago, see `Savepoints`), the last one for
 * forking, the first for mere speed.
 */
export type Retention = 'all' | 'last' | 'first'

export interface MatchOptions {
  /**
   * The match throws from this very source; after something is taken back, from a fork of it. Unless told a match that is
   * begun throws fair dice of its seed, one that is imagined quick ones.
   */
  readonly dice?: DiceSource
  /** Of a match that goes on from a savepoint: what had happened before. */
  readonly before?: readonly Event[]
  readonly retention?: Retention
  readonly recording?: boolean
  /**
   * Of forks only: stop at the next savepoint instead of going on to the next decision, which is how far odds and bots
   * look ahead. A fork of a match at rest goes on from there.
   */
  readonly stopAtSavepoint?: boolean
  /**
   * Wait for the answer to formalities, too, as if the seat had something to say: whoever plays against people holds
   * them for as long as it takes to pass, so that neither a question nor a pause tells who could interrupt. They are
   * no answers of the record all the same. Forks pass them unless told.
   */
  readonly holdFormalities?: boolean
  /** Is told of every list of one as it is taken: whoever wrote an answer to it wants to know why nobody asked. */
  readonly unasked?: (decision: Decision) => void
  /** Of what is imagined for a player to read: distances that must not be measured yet are supposed (`Play.measure`). */
  readonly supposing?: boolean
  /** Of the same: what the rules put off is played at once (`Play.anticipating`). */
  readonly anticipating?: boolean
}

export type Answered = { readonly ok: true } | Refusal

/** A decision that is waited for, and the procedure that goes on with the answer. */
export interface Waiting {
  readonly seat: Seat
  readonly decision: Decision
  readonly procedure: Procedure<unknown>
  /** Which of the secret parts under way it belongs to. */
  readonly part: number
}

/**
 * Where a fork diverged from its match: the dice it throws since, the seat whose knowledge it is limited to. Whoever
 * goes over this point again, to fork the fork or to take something back, must diverge again.
 */
export interface Divergence {
  readonly answers: number
  /** In the middle of secret choices: just before they began, so that none is made with more than the seat knows. */
  readonly simultaneous: number | undefined
  readonly dice: DiceSource | undefined
  readonly seat: Seat | undefined
}
