import { z } from 'zod'
import { commitmentTo } from '../dice/fair-dice.ts'
import { createInputReporter, readInput } from '../input/input.ts'
import { kernelPhrases } from '../locales/phrases.ts'
import type { GameEvent } from '../match/event.ts'
import type { Json } from '../match/seat.ts'
import type { MatchRecord } from './record.ts'

const { inputIssue } = createInputReporter(kernelPhrases.en)

/** Any plain value; plainness is checked before the schema runs. */
const json = z.custom<Json>((value) => value !== undefined, inputIssue('kernel.input.missing'))
const count = z.number().int().nonnegative()
const short = z.string().max(1000)

const words = z.looseObject({ id: short })
const term = z.looseObject({ amount: z.number(), label: words })
const dice = z.strictObject({ seat: count, sides: count, values: z.array(count) })

/** The fields of an event that readers of a record rely on. */
const event = z.looseObject({
  type: short,
  args: z.record(z.string(), json),
  rules: z.array(short),
  seat: count.exactOptional(),
  numbers: z.array(z.looseObject({ name: words, total: z.number(), terms: z.array(term) })).exactOptional(),
  dice: z.array(dice).exactOptional(),
  paths: z.array(z.looseObject({ figure: count, points: z.array(z.tuple([z.number(), z.number()])) })).exactOptional(),
  removes: z.array(count).exactOptional(),
  only: z.array(count).exactOptional(),
}) as unknown as z.ZodType<GameEvent>

const answers = z.array(z.tuple([count, json]))
const faces = z.array(z.number().int().positive())
/** The first savepoints also held the setup as the rules had read it; it is read again from the origin. */
const savepoint = z
  .strictObject({ version: short, answers: count, events: count, state: json, setup: json.exactOptional() })
  .transform(({ setup: _, ...kept }) => kept)
const continuation = z.strictObject({
  version: short,
  answers,
  forcedDice: faces.exactOptional(),
  events: z.array(event).exactOptional(),
  savepoint,
})

const common = {
  game: short,
  version: short,
  origin: z.union([z.object({ setup: json }).strict(), z.object({ situation: json }).strict()]),
  seed: short,
  answers,
  digest: short.exactOptional(),
}

const recordSchema = z
  .object({
    format: z.literal('fray-match-2'),
    ...common,
    generator: z.enum(['chacha20', 'xoroshiro128plus']),
    salt: short.exactOptional(),
    hostContribution: z.strictObject({ secret: short, salt: short }).exactOptional(),
    commitment: short.exactOptional(),
    forcedDice: faces.exactOptional(),
    continuations: z.array(continuation).max(100).exactOptional(),
    savepoint: savepoint.exactOptional(),
    events: z.array(event).exactOptional(),
  })
  .superRefine((record, context) => {
    const { seed, salt, commitment } = record
    if (commitment === (salt === undefined ? undefined : commitmentTo(seed, salt))) return
    context.addIssue({ code: 'custom', path: ['commitment'], ...inputIssue('kernel.input.commitment') })
  })
  .superRefine((record, context) => {
    const kept = [record, ...(record.continuations ?? [])]
    for (const { answers, events, savepoint } of kept) {
      if (!savepoint) continue
      const possible = savepoint.answers <= answers.length && savepoint.events <= (events?.length ?? Infinity)
      if (!possible) context.addIssue({ code: 'custom', path: ['savepoint'], ...inputIssue('kernel.input.savepoint') })
    }
  })

/** Older records: the commitment covered the seed alone, and set dice had another name. */
const legacyRecordSchema = z.object({ format: z.literal('fray-match'), ...common, fallen: faces.exactOptional() })

/** Reads a record from outside, of this form or the one before. */
export function readRecord(data: unknown): MatchRecord {
  if ((data as { format?: unknown } | null)?.format !== 'fray-match') return readInput('match file', recordSchema, data)
  const { fallen, ...record } = readInput('match file', legacyRecordSchema, data)
  const forced = fallen && fallen.length > 0 ? { forcedDice: fallen } : {}
  return { ...record, format: 'fray-match-2', generator: 'xoroshiro128plus', ...forced }
}
