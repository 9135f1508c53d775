import type { Json, Message } from '@fray/kernel'
import { z } from 'zod'
import { json } from './calls.ts'

/** The reply to `GET /api/server`. A page served from plain files gets no such reply: it plays without a server. */
export interface ServerInfo {
  /** The `PROTOCOL_VERSION` that the server speaks. */
  readonly version: number
}

/** Someone with a session on this server, as others see them. */
export interface Person {
  readonly id: string
  readonly name: string
  readonly guest: boolean
}

export const displayName = z.string().trim().min(1).max(40)
export const nameChange = z.strictObject({ name: displayName })

/** Which bot plays a seat, the weakest first. */
export const BOTS = ['recruit', 'soldier', 'veteran', 'warlord'] as const
export type BotName = (typeof BOTS)[number]

/** The plan for a seat: the creator takes it, anyone may join, or a bot plays. */
export const seatPlan = z.union([z.literal('me'), z.literal('open'), z.strictObject({ bot: z.enum(BOTS) })])
export type SeatPlan = z.output<typeof seatPlan>

const hash = z.string().regex(/^[0-9a-f]{64}$/)

/** A person's part of the dice seed: first its hash, then, when everyone has committed, the contribution itself. */
export const commitment = z.strictObject({ commitment: hash })
export const contribution = z.strictObject({ secret: z.string().min(16).max(200), salt: z.string().min(16).max(200) })

/**
 * The time that players have. `live`: so many minutes for the whole match, seconds added after each answer, and seconds
 * that an interruption may take for free. `turns`: so many days for each answer, and days of vacation on top for the whole
 * match, used when the days of an answer are over.
 */
export const timeControl = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('live'),
    minutes: z.number().int().min(1).max(600),
    increment: z.number().int().min(0).max(600),
    reaction: z.number().int().min(0).max(600),
  }),
  z.strictObject({
    kind: z.literal('turns'),
    days: z.number().int().min(1).max(30),
    vacation: z.number().int().min(0).max(60),
  }),
])
export type TimeControl = z.output<typeof timeControl>

/** `POST /api/matches` creates a match and replies with its `MatchInfo`. */
export const createMatch = z.strictObject({
  game: z.string().min(1).max(60),
  setup: json,
  seats: z.array(seatPlan).min(1).max(4),
  /** Only people with the link find it, or everyone in the lobby. */
  visibility: z.enum(['link', 'lobby']),
  /** Bots lay out the table and deploy everybody, so that it begins with the fighting. */
  prepared: z.boolean().default(false),
  /**
   * `given`: the forces are those of the setup. `after-joining`: every person chooses one in secret once they have a seat
   * (`chooseForce`); bots keep theirs of the setup, and nobody learns of a force before all have chosen.
   */
  forces: z.enum(['given', 'after-joining']).default('given'),
  /**
   * Whether the result changes the ratings of both players. They need accounts, and neither odds nor advice are shown.
   */
  rated: z.boolean().default(false),
  /** Without one, nobody's time runs. */
  time: timeControl.optional(),
  commitment: hash,
})
/** A request to create a match, and the same as it is read. */
export type CreateMatchRequest = z.input<typeof createMatch>
export type CreateMatch = z.output<typeof createMatch>

export const joinMatch = z.strictObject({ seat: z.number().int().min(0).max(7).optional(), commitment: hash })
export type JoinMatch = z.output<typeof joinMatch>

/** `POST /api/matches/:code/force` chooses a force for the caller's seat, or another one until everybody has. */
export const chooseForce = z.strictObject({ force: json })

/**
 * `POST /api/matches/:code/rematch` asks for another match like this one, with every seat's player moved to the next seat
 * (`rematchSeat`). The first to ask creates it, with their commitment; the others commit with `commit` there. Replies
 * with the `MatchInfo` of the new match; that of the old one names it as `rematch`.
 */
export const rematch = z.strictObject({ commitment: hash })

/** The seat in a rematch of the player of this seat: their commitment names it. */
export function rematchSeat(seat: number, seats: number): number {
  return (seat + 1) % seats
}

/**
 * `POST /api/matches/:code/act` does something about a running match that is not an answer to its rules. Doing the same
 * again changes nothing.
 */
export const matchAct = z.strictObject({
  act: z.enum([
    'resign',
    'offer-draw',
    'accept-draw',
    'decline-draw',
    'claim-time',
    // Goes back behind the caller's last answer although dice have fallen since, as soon as all others allow it.
    'ask-take-back',
    'allow-take-back',
    'decline-take-back',
  ]),
})
export type MatchAct = z.output<typeof matchAct>['act']

/**
 * `open`: seats are free; `choosing`: forces are being chosen; `agreeing`: the dice are being agreed on; `over`: by its
 * rules or by agreement (`end`).
 */
export type MatchStatus = 'open' | 'choosing' | 'agreeing' | 'running' | 'over' | 'cancelled'

/** How a match ended other than by its rules. */
export interface MatchEnd {
  readonly kind: 'resigned' | 'draw' | 'time'
  /** The seat that resigned or ran out of time. */
  readonly seat?: number
  readonly winners: readonly number[]
}

/** The clock of a match that is played with one. */
export interface ClockInfo {
  readonly control: TimeControl
  /** Milliseconds that each seat has left, without what runs now. */
  readonly left: readonly number[]
  /** The seats whose time runs: since when, and when it is over, as ISO dates. */
  readonly running: readonly { readonly seat: number; readonly since: string; readonly until: string }[]
}

/** A rating and how uncertain it is, in whole numbers: the true strength is within two deviations, 19 times out of 20. */
export interface Rating {
  readonly rating: number
  readonly deviation: number
}

export interface SeatInfo {
  readonly seat: number
  readonly person?: Person
  readonly bot?: BotName
  /** The army or side of the seat, in the game's words; not while it is chosen in secret. */
  readonly side?: Message
  /** The person's rating in this game, if they have played rated matches. */
  readonly rating?: Rating
  /** Whether the person created the match: only they can cancel it before it begins. */
  readonly isCreator?: boolean
  /** Whether the person is connected to this server. */
  readonly online?: boolean
  /** Whether the person has committed to, and revealed, their part of the seed. */
  readonly hasCommitted?: boolean
  readonly hasRevealed?: boolean
  /** Whether the person has chosen a force, in a match where forces are chosen after joining. */
  readonly hasForce?: boolean
}

/** What everyone with the link may know of a match. */
export interface MatchInfo {
  readonly code: string
  readonly game: string
  readonly status: MatchStatus
  readonly visibility: 'link' | 'lobby'
  readonly seats: readonly SeatInfo[]
  readonly createdAt: string
  readonly updatedAt: string
  /** The seats that play waits for. */
  readonly awaited: readonly number[]
  /** How it stands or ended, in the game's words. */
  readonly headline?: Message
  readonly mission?: Message
  /** The agreement on the seed, for everyone to check afterwards. */
  readonly agreement: unknown
  readonly forces: 'given' | 'after-joining'
  /** While forces are chosen: the setup, in which each chosen force replaces that of its seat. */
  readonly setup?: Json
  /** The time that players have; without it, nobody's time runs. */
  readonly time?: TimeControl
  readonly rated: boolean
  readonly clock?: ClockInfo
  /** The seats that won, once it is over. */
  readonly winners?: readonly number[]
  /** How it ended, if not by its rules. */
  readonly end?: MatchEnd
  /** The seats that offer a draw. */
  readonly drawOffers: readonly number[]
  /** The seat that asks the others to let it take its last answer back. */
  readonly takeBack?: { readonly seat: number }
  /** The match that follows this one. */
  readonly rematch?: string
}

/** A small picture of a table, in millimetres. */
export interface TableSketch {
  readonly width: number
  readonly depth: number
  /** Rough outlines: x and y in turn. */
  readonly scenery: readonly { readonly kind: string; readonly outline: readonly number[] }[]
  readonly figures: readonly (readonly [seat: number, x: number, y: number])[]
}

/** A match in a list (`GET /api/lobby`, `GET /api/my/matches`), with a picture of its table as onlookers see it. */
export interface ListedMatch extends MatchInfo {
  readonly sketch?: TableSketch
}

/**
 * `GET /api/matches/:code/record` replies with this once a match is over: its record (a `MatchRecord` of the kernel) and
 * the agreement on its seed, with which anyone can verify its dice (`verify`).
 */
export interface FinishedMatch {
  readonly record: unknown
  readonly agreement: unknown
}
