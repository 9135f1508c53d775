import { z } from 'zod'
import { InputError, type Problem } from './errors.ts'
import { inputTeller, readInput } from './input.ts'
import { kernelPhrases } from './phrases.ts'

const { inputProblem } = inputTeller(kernelPhrases.en)

/** The most that anything in a state is counted to, and that it is away from a corner of the table (a kilometre). */
const MANY = 1_000_000
const FAR = 100_000_000

const coordinate = z.number().min(-FAR).max(FAR)

/** What the states of games are made of, for their schemas: within bounds that no match ever reaches. */
export const saved = {
  /** A number of things, a turn, the place of something in a list. */
  count: z.number().int().min(0).max(MANY),
  whole: z.number().int().min(-MANY).max(MANY),
  length: z.number().min(0).max(FAR),
  word: z.string().max(1000),
  words: z.array(z.string().max(1000)),
  point: z.strictObject({ x: coordinate, y: coordinate }),
  /** Whoever has no direction looks nowhere, which no rule expects. */
  direction: z.strictObject({ x: coordinate, y: coordinate }).refine(({ x, y }) => x !== 0 || y !== 0),
} as const

/** Names a field that does not agree with the rest of the state. */
export type Contradict = (field: string) => void

/**
 * Checks a state from a file: first its form, then what its parts say of each other (`contradictions`), which may rely on the
 * form. Throws an InputError that names every wrong field.
 */
export function checkSavedState<State>(
  schema: z.ZodType<State>,
  json: unknown,
  contradictions: (state: State, contradict: Contradict) => void,
): void {
  const state = readInput('savepoint', schema, json)
  const problems: Problem[] = []
  contradictions(state, (field) => problems.push(inputProblem(field, 'kernel.input.contradiction')))
  if (problems.length > 0) throw new InputError('savepoint', problems)
}

/** Whether all of these are places in a list. */
export function areIn(ids: Iterable<number | null | undefined>, { length }: { readonly length: number }): boolean {
  for (const id of ids)
    if (id !== null && id !== undefined && !(Number.isInteger(id) && id >= 0 && id < length)) return false
  return true
}
