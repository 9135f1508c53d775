import type { Json, MatchTerms, Message, Seat, SeedAgreement } from '@fray/kernel'
import type { BotName, ChatLine, MatchEnd, MatchStatus, TableSketch, TimeControl } from '@fray/protocol'
import type { ColumnType, Generated } from 'kysely'
import type { ClockState } from '../matches/clock.ts'
import type { ServerSecrets } from '../matches/seed-rounds.ts'
import type { TakeBack } from '../matches/take-back.ts'
import type { PeopleTables } from './people-tables.ts'

/** JSON is written as text, because drivers disagree on how arrays and strings become JSON. */
type JsonColumn<T> = ColumnType<T, string, string>
type OptionalJsonColumn<T> = ColumnType<T | null, string | null, string | null>

/** What onlookers may know of a table at a glance. */
export interface TableSummary {
  /** The name of each seat's army or side. */
  readonly sides: readonly (Message | undefined)[]
  readonly mission?: Message
  readonly sketch: TableSketch
}

/** How a match stands, as lists show it. */
export interface MatchStanding {
  readonly headline: Message | undefined
  readonly table?: TableSummary
  /** The seats that play waits for. */
  readonly awaited: readonly number[]
  /** Those among them that may interrupt: their time runs otherwise. */
  readonly interrupting?: readonly number[]
  /** The seats that won, once it is over. */
  readonly winners?: readonly number[]
}

export interface PeopleTable {
  readonly id: string
  name: string
  guest: boolean
  /** When the person had everything about them deleted. What others need of a match stays. */
  deleted_at: ColumnType<Date | null, undefined, Date>
  /** Since when, and why, the person may not create or join matches nor write. */
  banned_at: ColumnType<Date | null, undefined, Date | null>
  ban_reason: ColumnType<string | null, undefined, string | null>
  readonly created_at: Generated<Date>
}

export interface SessionsTable {
  /** The hash of the token in the person's cookie: a copy of the database opens no session. */
  readonly token_hash: string
  readonly person: string
  readonly created_at: Generated<Date>
}

export interface MatchesTable {
  readonly id: string
  /** The public name of the match in links. */
  readonly code: string
  readonly game: string
  /** The version of the rules that its answers were given under. */
  version: string
  status: MatchStatus
  readonly visibility: 'link' | 'lobby'
  readonly creator: string
  setup: JsonColumn<Json>
  readonly prepared: boolean
  /** The parts of the server and its bots in the seed: secret until the match is over. */
  secrets: JsonColumn<ServerSecrets>
  /** Everyone's commitments and contributions (`SeedAgreement`). */
  agreement: JsonColumn<SeedAgreement>
  /** The terms of the match (`MatchTerms`) once the seed is agreed on: they tell every die to come. */
  terms: OptionalJsonColumn<MatchTerms>
  /** How the match stands, for lists: `MatchStanding`. */
  standing: OptionalJsonColumn<MatchStanding>
  /** Whether the forces are those of the setup, or chosen in secret after joining. */
  readonly forces: 'given' | 'after-joining'
  /** Whether its result changes the ratings of its players. */
  readonly rated: ColumnType<boolean, boolean | undefined, never>
  readonly time_control: OptionalJsonColumn<TimeControl>
  clock: OptionalJsonColumn<ClockState>
  /** When the time of the first seat is over. */
  deadline: ColumnType<Date | null, never, Date | null>
  /** How it ended, if not by its rules. */
  ended: OptionalJsonColumn<MatchEnd>
  take_back: OptionalJsonColumn<TakeBack>
  draw_offers: ColumnType<readonly Seat[], string | undefined, string>
  rematch: string | null
  /** The number of entries given under earlier versions of the rules: the terms hold what came of them. */
  rules_since: Generated<number>
  readonly created_at: Generated<Date>
  updated_at: Generated<Date>
}

export interface SeatsTable {
  readonly match: string
  readonly seat: number
  person: string | null
  /** A bot beside a person plays for them, because they have left. */
  bot: BotName | null
  /** The force that the person has chosen: secret until everybody has. */
  force: OptionalJsonColumn<Json>
  /** When the person wants to be asked (`PassedAnswers`). */
  reactions: OptionalJsonColumn<Json>
}

/** An answer, or going back to an earlier number of answers. Entries are only ever added. */
export interface EntriesTable {
  readonly match: string
  readonly number: number
  readonly kind: 'answer' | 'rewind'
  /** The seat that answered or undid. */
  readonly seat: number
  /** The answer; for a rewind, the number of answers that stay. */
  readonly data: JsonColumn<Json>
  /** The client's call that led to this entry: a repeated call finds it here. */
  readonly call_id: string | null
  readonly at: Generated<Date>
}

/** Savepoints of running matches (`SavepointStore`). They can be computed from the entries, as long as the rules stay the same. */
export interface SavepointsTable {
  readonly match: string
  /** The number of answers before it. */
  readonly answers: number
  /** JSON, as are kinds and events: as text, because `jsonb` puts keys in another order, which rules may go by. */
  readonly state: string
  readonly dice: ColumnType<string, number, never>
  readonly barrier: number
  /** The kinds of the answers since the savepoint before, and the events since then. */
  readonly kinds: string
  readonly events: string
  /** The number of all events before it. */
  readonly events_count: number
  readonly at: Generated<Date>
}

export interface ChatTable {
  readonly match: string
  readonly number: number
  readonly person: string
  readonly said: JsonColumn<ChatLine['said']>
  /** The client's call that it came with: a repeated call finds it here. */
  readonly call_id: string | null
  readonly at: Generated<Date>
}

export interface Tables extends PeopleTables {
  readonly people: PeopleTable
  readonly sessions: SessionsTable
  readonly matches: MatchesTable
  readonly seats: SeatsTable
  readonly entries: EntriesTable
  readonly savepoints: SavepointsTable
  readonly chat: ChatTable
}
