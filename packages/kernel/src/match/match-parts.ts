import type { Answer, Decision } from '../decisions/decision.ts'
import type { Refusal } from '../decisions/verdict.ts'
import type { DiceSource } from '../dice/dice.ts'
import type { GameEvent } from './event.ts'
import type { ForkCache } from './fork-cache.ts'
import type { Procedure } from './procedure.ts'
import type { Seat } from './seat.ts'

/** How an answer was given: a pass that only lets play go on, a secret choice, or an open one. */
export type AnswerKind = 'pass' | 'secret' | 'open'

/** One answer of the record. */
export interface GivenAnswer {
  readonly seat: Seat
  readonly answer: Answer
}

/** A copy of the match between two calls of `next`, when the procedure stack is empty. */
export interface Savepoint<State, Setup> {
  readonly state: State
  readonly setup: Setup
  readonly dice: DiceSource
  readonly answers: number
  readonly events: number
  readonly barrier: number
  /** Results that the rules have computed since. */
  readonly forkCache: ForkCache
}

/** What happened in a match before one of its savepoints. */
export interface MatchPast {
  readonly answers: readonly GivenAnswer[]
  /** How each of the answers was given. */
  readonly kinds: readonly AnswerKind[]
  readonly events: readonly GameEvent[]
  /** Answers before this one cannot be undone. */
  readonly barrier: number
}

/**
 * Which savepoints a match keeps: 'all' for jumping about in it (fewer of those long ago, see `Savepoints`), the last one for
 * forking, the first for mere speed.
 */
export type Retention = 'all' | 'last' | 'first'

export interface MatchOptions {
  /**
   * The source of the dice; undoing continues from a fork of it. By default a real match uses fair dice of its seed, an
   * imagined one quick dice.
   */
  readonly dice?: DiceSource
  /** For a match that continues from a savepoint: the events before it. */
  readonly before?: readonly GameEvent[]
  readonly retention?: Retention
  readonly recording?: boolean
  /**
   * For forks only: stop at the next savepoint instead of the next decision, which is how far odds and bots look ahead.
   * A fork of a match at rest goes on from there.
   */
  readonly stopAtSavepoint?: boolean
  /**
   * Wait for the answer to formalities as if the seat had something to say. Hosts that run matches between people hold
   * them as long as a pass takes, so that neither a question nor a pause tells who could interrupt. They still are not
   * answers of the record. Forks pass them by default.
   */
  readonly holdFormalities?: boolean
  /**
   * Called for each single-option decision that is taken without asking: the author of a scripted answer wants to know
   * why nobody asked.
   */
  readonly onForcedChoice?: (decision: Decision) => void
  /** For imagined matches shown to a player: unmeasured distances are assumed (`Play.measure`). */
  readonly assumeDistances?: boolean
  /**
   * For matches that bots imagine: unmeasured distances are estimated, off by up to this share, where the game can do
   * so; others are assumed. Only with `assumeDistances`.
   */
  readonly misjudgement?: number | undefined
  /** For the same purpose: plays at once what the rules put off (`Play.lookThroughPhase`). */
  readonly lookThroughPhase?: boolean
}

export type AnswerResult = { readonly ok: true } | Refusal

/** A pending decision, and the procedure that continues with the answer. */
export interface PendingDecision {
  readonly seat: Seat
  readonly decision: Decision
  readonly procedure: Procedure<unknown>
  /** The index of its part among the secret choices under way. */
  readonly part: number
}

/**
 * Where a fork diverged from its match: its new dice, and the seat whose knowledge limits it. To pass this point again,
 * by forking the fork or by undoing, is to diverge again.
 */
export interface Divergence {
  readonly answers: number
  /** During secret choices: just before they began, so that none is made with more than the seat knows. */
  readonly simultaneous: number | undefined
  readonly dice: DiceSource | undefined
  readonly seat: Seat | undefined
}
