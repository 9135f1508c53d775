import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'
import { isFormality } from '../decisions/attention.ts'
import { commitmentTo } from '../dice/fair-dice.ts'
import type { Contribution } from '../dice/shared-seed.ts'
import type { GameEvent } from '../match/event.ts'
import type { Match } from '../match/match.ts'
import type { Json, Seat } from '../match/seat.ts'

/** The origin of a match as data: a setup played from the start, or a situation in the middle. */
export type MatchOrigin = { readonly setup: Json } | { readonly situation: Json }

/** The source of the faces: fair dice, or the predictable ones of old records. */
type DiceGenerator = 'chacha20' | 'xoroshiro128plus'

/** [seat, answer] pairs in order. */
type RecordedAnswers = readonly (readonly [Seat, Json])[]

/** The parts of a record, besides the rules, that stay the same throughout a match. */
export interface MatchTerms {
  readonly origin: MatchOrigin
  readonly seed: string
  /**
   * Hashed with the seed into the commitment, which is shown before the first die. A match without a salt has no
   * commitment.
   */
  readonly salt?: string
  /**
   * What the host put into a seed that several machines agreed on. Like the seed it stays with the host until the match is
   * over; with the finished record it shows that the seed is the one agreed on (`verify`).
   */
  readonly hostContribution?: Contribution
  /** Default: ChaCha20. */
  readonly generator?: DiceGenerator
  /**
   * Faces that fall before any of the seed (after a continuation: since then). A match that diverged from another one
   * starts with the faces that had fallen there, a lesson with its script. This way nobody can know the dice to come,
   * not even from the other match.
   */
  readonly forcedDice?: readonly number[]
  /** The continuations under newer rules, oldest first. */
  readonly continuations?: readonly Continuation[]
}

/**
 * A whole match as data. Saves, replays and bug reports are this one record. It is the whole truth, including the dice
 * to come: during a match a seat gets its view, its events and its setup (`setupFor`), never the record.
 */
export interface MatchRecord extends MatchTerms {
  readonly format: 'fray-match-2'
  readonly game: string
  /** The version of the rules that `answers` were given under. */
  readonly version: string
  readonly generator: DiceGenerator
  /**
   * The commitment to seed and salt. What counts is what was shown before the first die (`verify`), not what a file
   * claims.
   */
  readonly commitment?: string
  /** The answers since the last continuation. */
  readonly answers: RecordedAnswers
  /**
   * Fingerprint of all events and the final state. Its cost grows with the match, so records that are only kept to go
   * on with omit it.
   */
  readonly digest?: string
  /** From where the match can go on when the rules have changed. */
  readonly savepoint?: RecordSavepoint
  /** All events, kept for readers who cannot replay the match. */
  readonly events?: readonly GameEvent[]
}

/** A match between two calls of `Game.next`, when the state alone says where play stands. */
export interface RecordSavepoint {
  /** The version of the rules the state belongs to. */
  readonly version: string
  /** The number of the record's answers before it. */
  readonly answers: number
  /** The number of events before it. */
  readonly events: number
  readonly state: Json
}

/** A continuation of a match under newer rules. */
export interface Continuation {
  /** The version of the rules before. */
  readonly version: string
  /** All answers given under them. Those after the savepoint were dropped. */
  readonly answers: RecordedAnswers
  readonly forcedDice?: readonly number[]
  /** All events before, as far as they were kept. */
  readonly events?: readonly GameEvent[]
  /** The starting point: the last savepoint, as the newer rules read it. */
  readonly savepoint: RecordSavepoint
}

/** Optional contents of a record that a replay does not need. */
export interface SaveOptions {
  /** The fingerprint a replay is compared with (default: included). */
  readonly digest?: boolean
  /** The last savepoint, so that the match survives a change of its rules. */
  readonly savepoint?: boolean
  /** The events, so that the match can be told when its rules are gone. */
  readonly events?: boolean
}

/** Writes the record of a match that was begun with these terms (`beginMatch`) and records its events. */
export function createRecord(
  match: Match<unknown, unknown, unknown>,
  terms: MatchTerms,
  { digest: wanted = true, savepoint = false, events = false }: SaveOptions = {},
): MatchRecord {
  const { version } = match.game
  return {
    format: 'fray-match-2',
    game: match.game.id,
    version,
    ...termsOf(terms),
    generator: terms.generator ?? 'chacha20',
    ...(terms.salt === undefined ? {} : { commitment: commitmentTo(terms.seed, terms.salt) }),
    answers: match.answers.map(({ seat, answer }) => [seat, answer] as const),
    ...(wanted ? { digest: digest(match) } : {}),
    ...(savepoint ? { savepoint: savepointOf(match) } : {}),
    ...(events ? { events: match.events } : {}),
  }
}

/** Copies the terms of a record, or of anything else that holds them, and nothing more. */
export function termsOf({
  origin,
  seed,
  salt,
  hostContribution,
  generator,
  forcedDice = [],
  continuations = [],
}: MatchTerms): MatchTerms {
  return {
    origin,
    seed,
    ...(salt === undefined ? {} : { salt }),
    ...(hostContribution === undefined ? {} : { hostContribution }),
    ...(generator === undefined ? {} : { generator }),
    ...(forcedDice.length > 0 ? { forcedDice } : {}),
    ...(continuations.length > 0 ? { continuations } : {}),
  }
}

function savepointOf(match: Match<unknown, unknown, unknown>): RecordSavepoint {
  const { answers, events, state } = match.savepoint
  return { version: match.game.version, answers, events, state: state as Json }
}

/** Counts the answers of the whole match, under all versions: a shorter record never replaces a longer one. */
export function countAnswers({ continuations = [], answers }: Pick<MatchRecord, 'continuations' | 'answers'>): number {
  return continuations.reduce((count, before) => count + before.answers.length, answers.length)
}

/**
 * Makes the terms of a match that diverges from this one with dice of its own: the fallen faces are set, so that nobody
 * learns one match's dice from the other.
 */
export function termsOfDivergence(
  match: Match<unknown, unknown, unknown>,
  { origin, continuations = [] }: MatchTerms,
  dice: Required<Pick<MatchTerms, 'seed' | 'salt'>>,
): MatchTerms {
  const last = continuations.at(-1)
  const before = facesIn({ events: last?.events?.slice(0, last.savepoint.events) ?? [] })
  return termsOf({ origin, continuations, ...dice, forcedDice: facesIn(match).slice(before.length) })
}

/** Lists the faces that have fallen in a match, in order. */
export function facesIn({ events }: { readonly events: readonly GameEvent[] }): number[] {
  return events.flatMap(({ dice = [] }) => dice.flatMap(({ values }) => values))
}

/**
 * Fingerprints all events and the state of a match. Formalities are not answers of a record: a held one makes no
 * difference.
 */
export function digest(match: Match<unknown, unknown, unknown>): string {
  const { events, state } = match.pending.some(isFormality) ? match.fork() : match
  return fingerprint(JSON.stringify([events, state]))
}

/** Hashes text with SHA-256 (hexadecimal), to compare replays. */
export function fingerprint(data: string): string {
  return bytesToHex(sha256(utf8ToBytes(data)))
}
