import type { z } from 'zod'
import { InputError } from './errors.ts'

/** Checks data from outside against a schema; the error names every wrong field in the way a person writes it. */
export function readInput<T>(what: string, schema: z.ZodType<T>, data: unknown): T {
  const result = schema.safeParse(data)
  if (result.success) return result.data
  const issues = result.error.issues.flatMap(meant)
  throw new InputError(
    what,
    issues.map((issue) => ({ field: fieldName(issue.path), message: issue.message })),
  )
}

type Issue = z.core.$ZodIssue

/** Where several forms are allowed, what is wrong with the one that was meant: whose own kind of thing was given. */
function meant(issue: Issue): Issue[] {
  if (issue.code !== 'invalid_union') return [issue]
  const forms = issue.errors.map((faults) => faults.flatMap(meant))
  const [form, other] = forms
    .filter((faults) => faults.some(isInside) || !faults.some(({ path }) => path.length === 0))
    .sort((a, b) => a.length - b.length)
  if (!form || form.length === other?.length) return [{ ...issue, message: anyOf(forms.flatMap(firstOfForm)) }]
  return form.map((fault) => ({ ...fault, path: [...issue.path, ...fault.path] }))
}

function anyOf(messages: readonly string[]): string {
  return messages.every((each) => each.endsWith('received undefined')) ? 'is missing' : messages.join(', or ')
}

function firstOfForm([fault]: Issue[]): string[] {
  if (!fault) return []
  return [fault.path.length === 0 ? fault.message : `${fieldName(fault.path)}: ${fault.message}`]
}

/** A fault of what is in an object, not of its being one. */
function isInside({ code }: Issue): boolean {
  return code === 'unrecognized_keys' || code === 'custom'
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
