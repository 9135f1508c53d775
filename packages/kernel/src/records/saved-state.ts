import { z } from 'zod'
import { InputError, type Problem } from '../input/errors.ts'
import { createInputReporter, readInput } from '../input/input.ts'
import { kernelPhrases } from '../locales/phrases.ts'

const { inputProblem } = createInputReporter(kernelPhrases.en)

/** Limits of a saved state: the highest count, and the greatest distance from a corner of the table (a kilometre). */
const MAX_COUNT = 1_000_000
const MAX_DISTANCE = 100_000_000

const coordinate = z.number().min(-MAX_DISTANCE).max(MAX_DISTANCE)

/** Schemas for the parts of a game's state, within bounds that no match ever reaches. */
export const stateSchemas = {
  /** A number of things, a turn, the place of something in a list. */
  count: z.number().int().min(0).max(MAX_COUNT),
  whole: z.number().int().min(-MAX_COUNT).max(MAX_COUNT),
  length: z.number().min(0).max(MAX_DISTANCE),
  word: z.string().max(1000),
  words: z.array(z.string().max(1000)),
  point: z.strictObject({ x: coordinate, y: coordinate }),
  /** A direction must not be zero: the rules do not expect a figure that faces nowhere. */
  direction: z.strictObject({ x: coordinate, y: coordinate }).refine(({ x, y }) => x !== 0 || y !== 0),
} as const

/** Reports a field that contradicts the rest of the state. */
export type ReportContradiction = (field: string) => void

/**
 * Checks a state from a file: first its form, then the relations between its parts (`contradictions`), which may rely
 * on the form. Throws an InputError that names every wrong field.
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

/** Whether all ids are indexes of a list. */
export function areIndexesOf(
  ids: Iterable<number | null | undefined>,
  { length }: { readonly length: number },
): boolean {
  for (const id of ids)
    if (id !== null && id !== undefined && !(Number.isInteger(id) && id >= 0 && id < length)) return false
  return true
}
