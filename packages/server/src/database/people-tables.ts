import type { ChatLine, NoticeLanguage, PushSubscriptionData } from '@fray/protocol'
import type { ColumnType, Generated } from 'kysely'

/** How a person signs in. Guests have no row. */
export interface AccountsTable {
  readonly person: string
  login: string
  password_hash: string | null
  readonly created_at: Generated<Date>
}

export interface PasskeysTable {
  /** The id of the credential, as the browser names it. */
  readonly id: string
  readonly person: string
  /** In base64url. */
  readonly public_key: string
  counter: ColumnType<string | number, number, number>
  readonly transports: ColumnType<readonly string[], string, string>
  readonly created_at: Generated<Date>
}

/** A request to use a passkey that has not been answered yet. */
export interface CeremoniesTable {
  readonly id: string
  readonly challenge: string
  /** Who adds a passkey; nobody yet where somebody signs in. */
  readonly person: string | null
  readonly expires_at: Date
}

/** How often something has been tried in a span of time: keys are hashes. */
export interface AttemptsTable {
  readonly key: string
  count: number
  ends_at: Date
}

/** A person's strength in a game, as far as it is known (Glicko-2). */
export interface RatingsTable {
  readonly person: string
  readonly game: string
  rating: number
  deviation: number
  volatility: number
  /** How many matches it is made from. */
  matches: number
}

/** The matches that have changed ratings: each does so once. */
export interface RatedMatchesTable {
  readonly match: string
  readonly at: Generated<Date>
}

/** Whose messages a person does not see. */
export interface MutesTable {
  readonly person: string
  readonly muted: string
}

/** A message that somebody has reported, with its text at that time. */
export interface ReportsTable {
  readonly id: string
  readonly match: string
  /** The number of the message in the chat of the match. */
  readonly line: number
  readonly said: ColumnType<ChatLine['said'], string, never>
  readonly accused: string
  readonly reporter: string
  readonly reason: string
  readonly at: Generated<Date>
  handled_at: ColumnType<Date | null, undefined, Date>
}

/** How a person wants to be told that it is their turn. */
export interface NoticeSettingsTable {
  readonly person: string
  email: string | null
  confirmed_at: Date | null
  /** Confirms the address, and ends mails: it is in the links of the mails. */
  token: string
  language: ColumnType<NoticeLanguage, NoticeLanguage | undefined, NoticeLanguage>
  /** At most one notice in so many hours. */
  hours: ColumnType<number, number | undefined, number>
  told_at: ColumnType<Date | null, undefined, Date>
}

export interface PushSubscriptionsTable {
  readonly endpoint: string
  person: string
  keys: ColumnType<PushSubscriptionData['keys'], string, string>
}

/** Keys of this server that all its processes share. */
export interface ServerKeysTable {
  readonly name: string
  readonly value: ColumnType<{ readonly publicKey: string; readonly privateKey: string }, string, never>
}

/** The tables about people. */
export interface PeopleTables {
  readonly accounts: AccountsTable
  readonly passkeys: PasskeysTable
  readonly ceremonies: CeremoniesTable
  readonly attempts: AttemptsTable
  readonly ratings: RatingsTable
  readonly rated_matches: RatedMatchesTable
  readonly mutes: MutesTable
  readonly reports: ReportsTable
  readonly notice_settings: NoticeSettingsTable
  readonly push_subscriptions: PushSubscriptionsTable
  readonly server_keys: ServerKeysTable
}
