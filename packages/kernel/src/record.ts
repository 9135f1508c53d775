import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'
import { z } from 'zod'
import type { DiceSource } from './dice.ts'
import { InputError, ReplayError, VersionError } from './errors.ts'
import type { Beginning, Game } from './game.ts'
import { readInput } from './input.ts'
import { Match, type MatchOptions } from './match.ts'
import { ScriptedDice, SeededDice } from './random.ts'
import type { Json } from './seat.ts'
import { text } from './text.ts'

/** Where a match begins, as data: a setup played from the start, or a situation in the middle of things. */
export type Origin = { readonly setup: Json } | { readonly situation: Json }

/**
 * A whole match as data. Saves, replays and bug reports are this one record. It is the whole truth, the dice to come
 * included: while a match goes on a seat is given its view, its events and its setup (`setupFor`), never the record.
 */
export interface MatchRecord {
  readonly format: 'fray-match'
  readonly game: string
  readonly version: string
  readonly origin: Origin
  readonly seed: string
  /**
   * Faces that fall first, before any of the seed: in a match that parted from another one those that had fallen there,
   * in a lesson its script. So nobody can know what will fall, not even from the match it parted from.
   */
  readonly forcedDice?: readonly number[]
  /** [seat, answer] in the order given. */
  readonly answers: readonly (readonly [number, Json])[]
  /** Fingerprint of everything that happened and of the final state. */
  readonly digest: string
}

const json: z.ZodType<Json> = z.json()

const recordSchema = z.object({
  format: z.literal('fray-match'),
  game: z.string(),
  version: z.string(),
  origin: z.union([z.object({ setup: json }).strict(), z.object({ situation: json }).strict()]),
  seed: z.string(),
  forcedDice: z.array(z.number().int().positive()).exactOptional(),
  answers: z.array(z.tuple([z.number().int().nonnegative(), json])),
  digest: z.string(),
})

export function readRecord(data: unknown): MatchRecord {
  return readInput('match file', recordSchema, data)
}

/** Lays out the table for a match of this origin. */
export function beginningOf<State, Setup, View>(
  game: Game<State, Setup, View>,
  origin: Origin,
): Beginning<State, Setup> {
  if ('situation' in origin) return game.situate(origin.situation)
  const setup = game.readSetup(origin.setup)
  return { setup, state: game.begin(setup) }
}

/** The dice of a match: what has fallen already, then those of the seed. */
export function diceOf({ seed, forcedDice }: Pick<MatchRecord, 'seed' | 'forcedDice'>): DiceSource {
  const seeded = new SeededDice(seed)
  return forcedDice && forcedDice.length > 0 ? new ScriptedDice(forcedDice, 0, seeded) : seeded
}

/** The faces that have fallen in a match, in the order they fell. */
export function facesFallenIn({ events }: Pick<Match, 'events'>): number[] {
  return events.flatMap(({ dice = [] }) => dice.flatMap(({ values }) => values))
}

/** The record of a match that was started with this origin and these dice and records its events. */
export function save(
  match: Match<unknown, unknown, unknown>,
  origin: Origin,
  seed: string,
  forcedDice: readonly number[] = [],
): MatchRecord {
  return {
    format: 'fray-match',
    game: match.game.id,
    version: match.game.version,
    origin,
    seed,
    ...(forcedDice.length > 0 ? { forcedDice } : {}),
    answers: match.answers.map(({ seat, answer }) => [seat, answer] as const),
    digest: digest(match),
  }
}

/**
 * Plays a record again. Any difference from what it says is an error that tells where. Events are always recorded: the
 * digest is made of them.
 */
export function replay<State, Setup, View>(
  game: Game<State, Setup, View>,
  record: MatchRecord,
  options: MatchOptions = {},
): Match<State, Setup, View> {
  if (record.game !== game.id) {
    const told = text('kernel.input.other-game', { game: record.game, wanted: game.id })
    throw new InputError('match file', [
      { field: 'game', message: `is "${record.game}", not "${game.id}"`, text: told },
    ])
  }
  if (record.version !== game.version) {
    throw new VersionError(
      `this match was played with version ${record.version} of ${game.id}; these rules are version ${game.version}`,
      text('kernel.input.version', { game: game.id, version: record.version, wanted: game.version }),
    )
  }
  const match = Match.start(game, beginningOf(game, record.origin), record.seed, {
    dice: diceOf(record),
    ...options,
    recording: true,
  })
  for (const [index, [seat, answer]] of record.answers.entries()) {
    const answered = match.answer(seat, answer)
    if (answered.ok) continue
    const rules = answered.rules.length ? ` by ${answered.rules.join(', ')}` : ''
    const told = text('kernel.input.refused', { index, seat: { seat } })
    throw new ReplayError(`answers[${index}] of seat ${seat} is refused${rules} (${answered.reason.id})`, told)
  }
  const found = digest(match)
  if (found !== record.digest) {
    throw new ReplayError(
      `the replay ends differently: digest ${found.slice(0, 12)}…, the record says ${record.digest.slice(0, 12)}…`,
      text('kernel.input.ends-otherwise'),
    )
  }
  return match
}

/** A fingerprint of everything that happened in a match and of where it stands. */
export function digest(match: Match<unknown, unknown, unknown>): string {
  return fingerprint(JSON.stringify([match.events, match.state]))
}

/** SHA-256 in hexadecimal, as used to commit to a seed before play and to compare replays. */
export function fingerprint(data: string): string {
  return bytesToHex(sha256(utf8ToBytes(data)))
}
