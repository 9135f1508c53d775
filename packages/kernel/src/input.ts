import type { z } from 'zod'
import { InputError } from './errors.ts'

/** Checks data from outside against a schema; the error names every wrong field in the way a person writes it. */
export function readInput<T>(what: string, schema: z.ZodType<T>, data: unknown): T {
  const result = schema.safeParse(data)
  if (result.success) return result.data
  throw new InputError(
    what,
    result.error.issues.map((issue) => ({ field: fieldName(issue.path), message: issue.message })),
  )
}

/** Reads JSON text; a syntax error becomes an InputError too. */
export function readJson(what: string, json: string): unknown {
  try {
    return JSON.parse(json)
  } catch (error) {
    throw new InputError(what, [{ field: '', message: `not JSON: ${(error as Error).message}` }])
  }
}

function fieldName(path: readonly PropertyKey[]): string {
  return path
    .map((step, i) => (typeof step === 'number' ? `[${step}]` : i === 0 ? String(step) : `.${String(step)}`))
    .join('')
}
