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
export const BOTS = ['random', 'greedy', 'veteran'] as const
export type BotName = (typeof BOTS)[number]

/** The plan for a seat: the creator takes it, anyone may join, or a bot plays. */
export const seatPlan = z.union([z.literal('me'), z.literal('open'), z.strictObject({ bot: z.enum(BOTS) })])
export type SeatPlan = z.output<typeof seatPlan>

const hash = z.string().regex(/^[0-9a-f]{64}$/)

/** A person's part of the dice seed: first its hash, then, when everyone has committed, the contribution itself. */
export const commitment = z.strictObject({ commitment: hash })
export const contribution = z.strictObject({ secret: z.string().min(16).max(200), salt: z.string().min(16).max(200) })

export const createMatch = z.strictObject({
  game: z.string().min(1).max(60),
  setup: json,
  seats: z.array(seatPlan).min(1).max(4),
  /** Only people with the link find it, or everyone in the lobby. */
  visibility: z.enum(['link', 'lobby']),
  /** Bots lay out the table and deploy everybody, so that it begins with the fighting. */
  prepared: z.boolean().default(false),
  commitment: hash,
})
/** A request to create a match, and the same as it is read. */
export type CreateMatchRequest = z.input<typeof createMatch>
export type CreateMatch = z.output<typeof createMatch>

export const joinMatch = z.strictObject({ seat: z.number().int().min(0).max(7).optional(), commitment: hash })
export type JoinMatch = z.output<typeof joinMatch>

/** `open`: seats are free; `agreeing`: the dice are being agreed on. */
export type MatchStatus = 'open' | 'agreeing' | 'running' | 'over' | 'cancelled'

export interface SeatInfo {
  readonly seat: number
  readonly person?: Person
  readonly bot?: BotName
  /** Whether the person is connected to this server. */
  readonly online?: boolean
  /** Whether the person has revealed their part of the seed. */
  readonly hasRevealed?: boolean
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
  readonly headline?: unknown
  /** The agreement on the seed, for everyone to check afterwards. */
  readonly agreement: unknown
  /** The match that follows this one. */
  readonly rematch?: string
}
