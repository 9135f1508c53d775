import type { z } from 'zod'
import { type Message, type MessageArgs, Speaker, text } from '../texts/message.ts'
import { InputError, type Problem } from './errors.ts'
import { fieldName, findPlainDataProblem, INPUT_LIMITS, isNestedTooDeep } from './plain-data.ts'

/**
 * Checks data from outside against a schema; the error names every wrong field in the way a person writes it. Data that
 * is too deep or too much, or that holds what is not a finite number, is refused before the schema sees it.
 */
export function readInput<T>(what: string, schema: z.ZodType<T>, data: unknown): T {
  const problem = findPlainDataProblem(data)
  if (problem) throw new InputError(what, [problem])
  // The input tells missing fields from wrong ones, whatever language the schema speaks.
  const known: KnownFields = new Map()
  const result = schema.safeParse(data, { reportInput: true, error: (issue) => noteFields(issue, known) })
  if (result.success) return result.data
  throw new InputError(
    what,
    result.error.issues.flatMap(findMeantIssues).map((fault) => problemOf(fault, known)),
  )
}

/** The known fields of objects that have an unknown one. */
type KnownFields = Map<unknown, string[]>

/** Leaves the wording to the schema and only collects the known fields. */
function noteFields({ code, inst, input }: z.core.$ZodRawIssue, known: KnownFields): undefined {
  const def = inst?._zod.def
  if (code !== 'unrecognized_keys' || !def || !('shape' in def)) return
  known.set(input, Object.keys(def.shape as object))
}

function problemOf(fault: MeantIssue, known: KnownFields): Problem {
  const { path, message, text: words = phraseOf(fault) } = fault
  const field = fieldName(path)
  const fields = fault.code === 'unrecognized_keys' ? known.get(fault.input)?.join(', ') : undefined
  if (!fields) return { field, message, ...(words ? { text: words } : {}) }
  const told = text('kernel.input.known-fields', { message, fields })
  return { field, message: `${message}; known keys: ${fields}`, text: told }
}

/** Explains problems with data from outside by phrases. */
interface InputReporter<Id extends string> {
  inputProblem(field: string, id: Id, args?: MessageArgs): Problem
  /** The same for a schema's own checks: what `addIssue` and `refine` get besides the field. */
  inputIssue(id: Id, args?: MessageArgs): { message: string; params: { text: Message } }
}

/** Makes a reporter from the English phrases of a game or of the app; it takes only their ids. */
export function createInputReporter<Id extends string>(english: Readonly<Record<Id, string>>): InputReporter<Id> {
  const speaker = new Speaker({ en: english })
  const createMessage = (id: Id, args: MessageArgs = {}) => {
    const words = text(id, args)
    return { message: speaker.say(words, { figure: String, seat: String }), text: words }
  }
  return {
    inputProblem: (field, id, args) => ({ field, ...createMessage(id, args) }),
    inputIssue: (id, args) => {
      const { message, text: words } = createMessage(id, args)
      return { message, params: { text: words } }
    },
  }
}

function phraseOf(issue: Issue): Message | undefined {
  return issue.code === 'custom' ? (issue.params?.text as Message | undefined) : undefined
}

type Issue = z.core.$ZodIssue
/** A schema issue, with a phrase if the wording is ours. */
type MeantIssue = Issue & { readonly text?: Message }

/** If several forms are allowed, picks the issue of the form that was meant: the one of the same kind as the input. */
function findMeantIssues(issue: Issue): MeantIssue[] {
  if (issue.code !== 'invalid_union') return [issue]
  const forms = issue.errors.map((faults) => faults.flatMap(findMeantIssues))
  const [form, other] = forms
    .filter((faults) => faults.some(isFaultInside) || !faults.some(({ path }) => path.length === 0))
    .sort((a, b) => a.length - b.length)
  if (!form || form.length === other?.length) return [{ ...issue, ...joinProblems(forms.flatMap(firstProblem)) }]
  return form.map((fault) => ({ ...fault, path: [...issue.path, ...fault.path] }))
}

/** The first fault of one variant of a union, and whether the input was missing. */
interface VariantProblem {
  readonly message: string
  readonly text: Message
  readonly missing: boolean
}

function joinProblems(forms: readonly VariantProblem[]): { message: string; text: Message } {
  if (forms.every(({ missing }) => missing)) return { message: 'is missing', text: text('kernel.input.missing') }
  const message = forms.map((form) => form.message).join(', or ')
  const either = (first: Message, second: Message) =>
    text('kernel.input.or', { first: { text: first }, second: { text: second } })
  return { message, text: forms.map((form) => form.text).reduce(either) }
}

function firstProblem([fault]: MeantIssue[]): VariantProblem[] {
  if (!fault) return []
  const { path, message, input } = fault
  const field = fieldName(path)
  return [
    {
      message: field === '' ? message : `${field}: ${message}`,
      text: fault.text && field === '' ? fault.text : text('kernel.input.at', { field: field || 'none', message }),
      missing: field === '' && input === undefined,
    },
  ]
}

/** An issue inside an object, as opposed to "not an object". */
function isFaultInside({ code }: Issue): boolean {
  return code === 'unrecognized_keys' || code === 'custom'
}

/** Reads JSON text. Syntax errors become InputErrors, and so does text that is too long or too deep to look at. */
export function readJson(what: string, json: string): unknown {
  if (json.length > INPUT_LIMITS.file) throw fileError(what, 'is too long', text('kernel.input.long'))
  if (isNestedTooDeep(json)) {
    const { depth: limit } = INPUT_LIMITS
    throw fileError(what, `is nested more than ${limit} deep`, text('kernel.input.deep', { limit }))
  }
  try {
    return JSON.parse(json)
  } catch (error) {
    const why = (error as Error).message
    throw fileError(what, `not JSON: ${why}`, text('kernel.input.not-json', { why }))
  }
}

function fileError(what: string, message: string, words: Message): InputError {
  return new InputError(what, [{ field: '', message, text: words }])
}
