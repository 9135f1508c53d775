import { z } from 'zod'
import type { MatchInfo, Person, Rating } from './http.ts'

/** The name with which a person signs in: unique on a server, and not shown to others. Upper case counts as lower case. */
export const signInName = z
  .string()
  .trim()
  .toLowerCase()
  .regex(/^[a-z0-9][a-z0-9._-]{2,29}$/, 'must be 3 to 30 letters, digits, dots, hyphens or underscores')

/** A new password. A long one is better than one with strange characters, so that only its length is checked. */
export const LEAST_PASSWORD = 10
export const newPassword = z.string().min(LEAST_PASSWORD).max(200)
const anyPassword = z.string().max(200)

/** `POST /api/account` turns the guest of this browser into an account with a password. Replies with `SignedIn`. */
export const createAccount = z.strictObject({ login: signInName, password: newPassword })

/** `POST /api/sign-in` replies with `SignedIn`, or with the fault `wrong-credentials`, whichever of the two is wrong. */
export const signIn = z.strictObject({ login: z.string().max(60), password: anyPassword })

/** `POST /api/account/password` sets a password. A person who has one names it; all other browsers are signed out. */
export const changePassword = z.strictObject({ current: anyPassword.optional(), password: newPassword })

/**
 * `POST /api/account/passkey-options` begins to add a passkey: to the account, or to the guest who becomes one by this
 * name. `POST /api/sign-in/passkey-options` begins to sign in with one. Both reply with `PasskeyCeremony`.
 */
export const passkeyOptions = z.strictObject({ login: signInName.optional() })

/** `POST /api/account/passkey` and `POST /api/sign-in/passkey` end such a ceremony with what the browser replied. */
export const passkeyResponse = z.strictObject({
  ceremony: z.uuid(),
  login: signInName.optional(),
  response: z.looseObject({ id: z.string().min(1).max(1400) }),
})
export type PasskeyResponse = z.output<typeof passkeyResponse>

export const removePasskey = z.strictObject({ id: z.string().min(1).max(1400) })

/** A request to use a passkey: `options` are those of the browser's `navigator.credentials`, as JSON. */
export interface PasskeyCeremony {
  readonly ceremony: string
  readonly options: unknown
}

export interface SignedIn {
  readonly person: Person
}

/** `GET /api/account`: how the reader signs in. Guests have no account. */
export interface AccountInfo {
  readonly login: string
  readonly hasPassword: boolean
  readonly passkeys: readonly { readonly id: string; readonly createdAt: string }[]
}

/** A person's rating in a game, and how many matches it is made from. */
export interface GameRating extends Rating {
  readonly game: string
  readonly matches: number
}

/** A rating made from fewer matches is not in a leaderboard. */
export const LEAST_RATED_MATCHES = 5

/** `GET /api/leaderboard/:game`: the best first, by their rating minus two deviations. */
export interface Leaderboard {
  readonly rows: readonly (Rating & { readonly person: Person; readonly matches: number })[]
}

/** `GET /api/people/:id`: what everybody may know of a person. */
export interface Profile {
  readonly person: Person
  /** When they first played here, as an ISO date. */
  readonly since: string
  readonly ratings: readonly GameRating[]
  /** Their matches that are over and were rated or in the lobby; people see all of their own. */
  readonly matches: readonly MatchInfo[]
}

/** `POST /api/my/delete` deletes everything about the reader. An account with a password names it. */
export const deletePerson = z.strictObject({ password: anyPassword.optional() })

/** `POST` or `DELETE /api/my/mutes/:id` hides or shows what a person writes. `GET /api/my/mutes` lists the muted. */
export interface MuteList {
  readonly people: readonly Person[]
}

export const REPORT_REASONS = ['insult', 'spam', 'other'] as const
export type ReportReason = (typeof REPORT_REASONS)[number]

/** `POST /api/matches/:code/report` reports a message of a match, by its number, to the operators of the server. */
export const reportMessage = z.strictObject({
  line: z.number().int().nonnegative(),
  reason: z.enum(REPORT_REASONS),
})
export type ReportMessage = z.output<typeof reportMessage>

export const NOTICE_LANGUAGES = ['en', 'es', 'fr'] as const
export type NoticeLanguage = (typeof NOTICE_LANGUAGES)[number]

/** `POST /api/my/notices` changes how the reader is told of their turn; a new address gets a mail to confirm it. */
export const noticeChange = z.strictObject({
  email: z.email().max(200).nullable().optional(),
  /** At most one notice in so many hours. */
  hours: z.number().int().min(0).max(168).optional(),
  language: z.enum(NOTICE_LANGUAGES).optional(),
})
export type NoticeChange = z.output<typeof noticeChange>

/** `POST /api/my/notices/push` adds a browser: what its `PushSubscription` is as JSON. */
export const pushSubscription = z.object({
  endpoint: z.url().max(1000),
  keys: z.strictObject({ p256dh: z.string().min(1).max(200), auth: z.string().min(1).max(100) }),
})
export type PushSubscriptionData = z.output<typeof pushSubscription>
export const removedPush = z.strictObject({ endpoint: z.string().max(1000) })

/** `GET /api/my/notices`: how the reader is told that it is their turn. */
export interface NoticeInfo {
  /** Whether this server can send mail. */
  readonly sendsMail: boolean
  readonly email?: string
  readonly isConfirmed?: boolean
  readonly hours: number
  /** The public key that browsers need to subscribe. */
  readonly pushKey: string
  /** The endpoints of the browsers that are told. */
  readonly pushes: readonly string[]
}
