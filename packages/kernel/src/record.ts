import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'
import { isFormality } from './attention.ts'
import type { Event } from './event.ts'
import { commitmentTo } from './fair-dice.ts'
import type { Match } from './match.ts'
import type { Json, Seat } from './seat.ts'
import type { Contribution } from './shared-seed.ts'

/** Where a match begins, as data: a setup played from the start, or a situation in the middle of things. */
export type Origin = { readonly setup: Json } | { readonly situation: Json }

/** Where the faces come from: of fair dice, or of those of old records, which can be foretold. */
type DiceGenerator = 'chacha20' | 'xoroshiro128plus'

/** [seat, answer] in the order given. */
type RecordedAnswers = readonly (readonly [Seat, Json])[]

/** What a match is made of besides its rules: all of its record that stays the same while it is played. */
export interface MatchTerms {
  readonly origin: Origin
  readonly seed: string
  /** Goes with the seed into the commitment, which is shown before the first die. Without it nothing is committed to. */
  readonly salt?: string
  /**
   * What the host put into a seed that several machines agreed on. Like the seed it stays with the host until the match is
   * over; with the finished record it shows that the seed is the one agreed on (`verify`).
   */
  readonly hostContribution?: Contribution
  /** ChaCha20 unless told. */
  readonly generator?: DiceGenerator
  /**
   * Faces that fall first, before any of the seed; after a continuation, since then. In a match that diverged from another
   * one those that had fallen there, in a lesson its script. So nobody can know what will fall, not even from the match it diverged from.
   */
  readonly forcedDice?: readonly number[]
  /** Where it went on under newer rules, oldest first. */
  readonly continuations?: readonly Continuation[]
}

/**
 * A whole match as data. Saves, replays and bug reports are this one record. It is the whole truth, the dice to come
 * included: while a match goes on a seat is given its view, its events and its setup (`setupFor`), never the record.
 */
export interface MatchRecord extends MatchTerms {
  readonly format: 'fray-match-2'
  readonly game: string
  /** Of the rules that `answers` were given under. */
  readonly version: string
  readonly generator: DiceGenerator
  /** To seed and salt. What counts is what was shown before the first die (`verify`), not what a file says of itself. */
  readonly commitment?: string
  /** Those since the last continuation. */
  readonly answers: RecordedAnswers
  /**
   * Fingerprint of everything that happened and of the final state. Making it takes longer the longer a match is: what is
   * only kept to go on with, after every answer, does without.
   */
  readonly digest?: string
  /** From where it can go on when the rules have changed. */
  readonly savepoint?: RecordSavepoint
  /** Everything that happened, kept for those who cannot play it again. */
  readonly events?: readonly Event[]
}

/** A match between two calls of `Game.next`, where the state alone says where play stands. */
export interface RecordSavepoint {
  /** The rules that the state belongs to. */
  readonly version: string
  /** After how many of the record's answers it stands. */
  readonly answers: number
  /** How many events had happened. */
  readonly events: number
  readonly state: Json
}

/** Where a match went on under newer rules. */
export interface Continuation {
  /** The rules before. */
  readonly version: string
  /** All answers given by them. Those after the savepoint were not taken over. */
  readonly answers: RecordedAnswers
  readonly forcedDice?: readonly number[]
  /** Everything that had happened, as far as it was kept. */
  readonly events?: readonly Event[]
  /** Where it went on: the last savepoint, as the newer rules read it. */
  readonly savepoint: RecordSavepoint
}

/** What a record carries besides what a replay needs. */
export interface SaveOptions {
  /** What a replay is compared with, unless told not to. */
  readonly digest?: boolean
  /** The last savepoint, so that the match survives a change of its rules. */
  readonly savepoint?: boolean
  /** The events, so that it can be told when nobody has its rules any more. */
  readonly events?: boolean
}

/** The record of a match that was begun with these terms (`beginMatch`) and records its events. */
export function save(
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

/** The terms of a record, or of whatever else holds them, and nothing more. */
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

/** How many answers were given in the whole match, under whichever rules: never does a shorter record replace a longer. */
export function countAnswers({ continuations = [], answers }: Pick<MatchRecord, 'continuations' | 'answers'>): number {
  return continuations.reduce((count, before) => count + before.answers.length, answers.length)
}

/**
 * The terms of a match that goes its own way from where this one stands, with dice of its own: those that have fallen are
 * set, so that nobody knows from one match what falls in the other.
 */
export function termsOfDivergence(
  match: Match<unknown, unknown, unknown>,
  { origin, continuations = [] }: MatchTerms,
  dice: Required<Pick<MatchTerms, 'seed' | 'salt'>>,
): MatchTerms {
  const last = continuations.at(-1)
  const before = facesFallenIn({ events: last?.events?.slice(0, last.savepoint.events) ?? [] })
  return termsOf({ origin, continuations, ...dice, forcedDice: facesFallenIn(match).slice(before.length) })
}

/** The faces that have fallen in a match, in the order they fell. */
export function facesFallenIn({ events }: { readonly events: readonly Event[] }): number[] {
  return events.flatMap(({ dice = [] }) => dice.flatMap(({ values }) => values))
}

/**
 * A fingerprint of everything that happened in a match and of where it stands. Formalities are no answers of a record: one
 * that is held makes no difference.
 */
export function digest(match: Match<unknown, unknown, unknown>): string {
  const { events, state } = match.pending.some(isFormality) ? match.fork() : match
  return fingerprint(JSON.stringify([events, state]))
}

/** SHA-256 in hexadecimal, as used to compare replays. */
export function fingerprint(data: string): string {
  return bytesToHex(sha256(utf8ToBytes(data)))
}
