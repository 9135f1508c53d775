import { z } from 'zod'
import { type CallName, callArguments, json } from './calls.ts'
import type { MatchInfo, Person } from './http.ts'

const code = z.string().regex(/^[a-z0-9]{6,16}$/)
const requestId = z.string().min(1).max(64)

/** Phrases that players can send without typing; the app translates them. */
export const QUICK_PHRASES = ['hello', 'good-luck', 'well-played', 'one-moment', 'thanks', 'good-game'] as const
export type QuickPhrase = (typeof QUICK_PHRASES)[number]

const callNames = Object.keys(callArguments) as [CallName, ...CallName[]]

/** All messages from a client to the server over the socket. */
export const clientMessage = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('hello'), version: z.number().int() }),
  /** Sends the match from now on: first everything the viewer may know, then what changes. */
  z.strictObject({ kind: z.literal('open'), match: code, known: knownUpdate().optional() }),
  z.strictObject({ kind: z.literal('close'), match: code }),
  /** `id` is unique among the calls of this client; a repeated call is answered as before. */
  z.strictObject({ kind: z.literal('call'), id: requestId, match: code, name: z.enum(callNames), args: z.array(json) }),
  z.strictObject({
    kind: z.literal('chat'),
    id: requestId,
    match: code,
    said: z.union([
      z.strictObject({ phrase: z.enum(QUICK_PHRASES) }),
      z.strictObject({ text: z.string().trim().min(1).max(500) }),
    ]),
  }),
  z.strictObject({ kind: z.literal('ping') }),
])
export type ClientMessage = z.output<typeof clientMessage>

/** The last update a client has applied: the server continues after it if it still can. */
function knownUpdate() {
  return z.strictObject({ run: z.string().max(64), sequence: z.number().int().nonnegative() })
}

/** Why a message was not accepted, in English for developers and as a code for the app. */
export interface ServerFault {
  readonly code:
    | 'invalid'
    | 'not-signed-in'
    | 'wrong-credentials'
    | 'name-taken'
    | 'no-match'
    | 'not-yours'
    | 'needs-account'
    | 'banned'
    | 'refused'
    | 'too-fast'
    | 'busy'
    | 'failed'
  readonly message: string
}

export interface ChatLine {
  readonly number: number
  readonly person: Person
  readonly at: string
  readonly said: { readonly phrase: QuickPhrase } | { readonly text: string }
}

/** All messages from the server to a client. `screen` is what the table shows; the app gives it its type. */
export type ServerMessage<Screen = unknown> =
  | { readonly kind: 'welcome'; readonly version: number; readonly person: Person | undefined }
  /** The client speaks another version and must reload. */
  | { readonly kind: 'outdated'; readonly version: number }
  /** `run` names the process's run of the match: numbers of updates count within it. */
  | { readonly kind: 'screen'; readonly match: string; readonly run: string; readonly screen: Screen }
  | { readonly kind: 'result'; readonly id: string; readonly value?: unknown }
  | { readonly kind: 'fault'; readonly id?: string; readonly match?: string; readonly fault: ServerFault }
  | { readonly kind: 'info'; readonly match: string; readonly info: MatchInfo }
  | { readonly kind: 'chat'; readonly match: string; readonly lines: readonly ChatLine[] }
  | { readonly kind: 'pong' }
