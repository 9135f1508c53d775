import { z } from 'zod'
import { InputError, type Problem } from '../input/errors.ts'
import { createInputReporter, readInput } from '../input/input.ts'
import { kernelPhrases } from '../texts/phrases.ts'

const { inputProblem } = createInputReporter(kernelPhrases.en)

/** The most that anything in a state is counted to, and that it is away from a corner of the table (a kilometre). */
const MAX_COUNT = 1_000_000
const MAX_DISTANCE = 100_000_000

const coordinate = z.number().min(-MAX_DISTANCE).max(MAX_DISTANCE)

/** What the states of games are made of, for their schemas: within bounds that no match ever reaches. */
export const stateSchemas = {
  /** A number of things, a turn, the place of something in a list. */
  count: z.number().int().min(0).max(MAX_COUNT),
  whole: z.number().int().min(-MAX_COUNT).max(MAX_COUNT),
  length: z.number().min(0).max(MAX_DISTANCE),
  word: z.string().max(1000),
  words: z.array(z.string().max(1000)),
  point: z.strictObject({ x: coordinate, y: coordinate }),
  /** Whoever has no direction looks nowhere, which no rule expects. */
  direction: z.strictObject({ x: coordinate, y: coordinate }).refine(({ x, y }) => x !== 0 || y !== 0),
} as const

/** Names a field that does not agree with the rest of the state. */
export type ReportContradiction = (field: string) => void

/**
 * Checks a state from a file: first its form, then what its parts say of each other (`contradictions`), which may rely on the
 * form. Throws an InputError that names every wrong field.
 */
export function checkSavedState<State>(
  schema: z.ZodType<State>,
  json: unknown,
  contradictions: (state: State, contradict: ReportContradiction) => void,
): void {
  const state = readInput('savepoint', schema, json)
  const problems: Problem[] = []
  contradictions(state, (field) => problems.push(inputProblem(field, 'kernel.input.contradiction')))
  if (problems.length > 0) throw new InputError('savepoint', problems)
}

/** Whether all of these are places in a list. */
export function areIndexesOf(
  ids: Iterable<number | null | undefined>,
  { length }: { readonly length: number },
): boolean {
  for (const id of ids)
    if (id !== null && id !== undefined && !(Number.isInteger(id) && id >= 0 && id < length)) return false
  return true
}
