import type { Json } from '@fray/kernel'
import { z } from 'zod'

/** Any plain value. Its depth and size are checked before the schema runs (`readInput`). */
export const json: z.ZodType<Json> = z.custom<Json>((value) => value !== undefined)

const seat = z.number().int().min(0).max(7)
const sequence = z.number().int().nonnegative()
const figure = z.number().int().nonnegative()
const short = z.string().max(200)
const answers = z.array(json).max(64)

/**
 * Everything a table asks of a running match, by method: the schemas of its arguments in order. The server answers each
 * call for the seat that the caller holds, whatever seat the arguments name.
 */
export const callArguments = {
  answer: z.tuple([seat, sequence, json]),
  take: z.tuple([seat, sequence, answers]),
  undo: z.tuple([]),
  refusal: z.tuple([seat, sequence, json]),
  hints: z.tuple([seat, sequence]),
  weigh: z.tuple([seat, sequence, json, json.optional()]),
  readGesture: z.tuple([sequence, json]),
  menu: z.tuple([figure]),
  forecast: z.tuple([seat, sequence, json, answers.optional()]),
  cancelForecast: z.tuple([seat]),
  advise: z.tuple([seat]),
  overlays: z.tuple([figure, json.optional()]),
  overlay: z.tuple([figure, short, json.optional()]),
  steps: z.tuple([]),
  position: z.tuple([z.number().int().nonnegative()]),
  attend: z.tuple([seat, json]),
  arm: z.tuple([seat, short]),
  reconsider: z.tuple([seat, z.number().int().nonnegative()]),
} as const

export type CallName = keyof typeof callArguments
export type CallArguments<Name extends CallName> = z.output<(typeof callArguments)[Name]>

/** The calls that only a seat may make; the others also serve onlookers. */
export const SEAT_CALLS: ReadonlySet<CallName> = new Set([
  'answer',
  'take',
  'undo',
  'refusal',
  'hints',
  'weigh',
  'readGesture',
  'menu',
  'forecast',
  'cancelForecast',
  'advise',
  'attend',
  'arm',
  'reconsider',
])

/** The calls that change the match. Each carries an id of the client's own, so that repeating one changes nothing. */
export const CHANGING_CALLS: ReadonlySet<CallName> = new Set(['answer', 'take', 'undo', 'attend', 'arm', 'reconsider'])

/** The calls that tell a player what to expect of an answer, or what to do: there are none in rated matches. */
export const ADVISING_CALLS: ReadonlySet<CallName> = new Set(['forecast', 'advise'])
