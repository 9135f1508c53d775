import { kernelPhrases } from '../locales/phrases.ts'
import { type MessageArgs, Speaker, text } from '../texts/message.ts'
import type { Problem } from './errors.ts'

/**
 * Limits of any data from outside, whatever its schema allows: far more than our files need, and little enough to check
 * quickly. Schemas recurse into their input, so depth is checked before them.
 */
export const INPUT_LIMITS = { depth: 64, list: 100_000, parts: 2_000_000, letters: 100_000, file: 50_000_000 } as const

/** Limits of data from outside. */
export interface InputLimits {
  readonly depth: number
  /** Entries of one list. */
  readonly list: number
  /** Values of any kind, all together. */
  readonly parts: number
  /** Letters of one text or field name. */
  readonly letters: number
}

interface Container {
  readonly value: object
  readonly depth: number
  readonly path: PathNode | undefined
}

interface PathNode {
  readonly key: PropertyKey
  readonly before: PathNode | undefined
}

const speaker = new Speaker(kernelPhrases)

/** Finds what keeps data from being plain and of reasonable size, without recursion, in linear time. */
export function findPlainDataProblem(data: unknown, limits: InputLimits = INPUT_LIMITS): Problem | undefined {
  // Most answers are the key of an option: nothing to walk through.
  if (typeof data === 'string' && data.length <= limits.letters) return undefined
  const open: Container[] = []
  let parts = 0
  const look = (value: unknown, depth: number, path: PathNode | undefined): Problem | undefined => {
    parts++
    if (typeof value === 'number') return Number.isFinite(value) ? undefined : problem(path, 'not-finite')
    if (typeof value === 'string') return value.length > limits.letters ? problem(path, 'long') : undefined
    if (value === null || typeof value === 'boolean' || value === undefined) return undefined
    if (typeof value !== 'object') return problem(path, 'not-plain')
    if (depth > limits.depth) return problem(first(path), 'deep', { limit: limits.depth })
    const tooMany = Array.isArray(value) && value.length > limits.list
    if (tooMany) return problem(path, 'many', { limit: limits.list })
    open.push({ value, depth, path })
    return undefined
  }
  let found = look(data, 1, undefined)
  for (let next = open.pop(); next && !found; next = open.pop()) {
    const { value, depth, path } = next
    const keys = Array.isArray(value) ? value.keys() : Object.keys(value)
    for (const key of keys) {
      // Setting this key on a copy would set its prototype.
      if (key === '__proto__') found = problem({ key, before: path }, 'not-plain')
      else if (typeof key === 'string' && key.length > limits.letters) found = problem(path, 'long')
      else found = look((value as Record<PropertyKey, unknown>)[key], depth + 1, { key, before: path })
      if (parts > limits.parts) found = problem(first(path), 'many', { limit: limits.parts })
      if (found) break
    }
  }
  return found
}

/** Whether JSON text is nested too deep, without parsing it; stops counting at the limit. */
export function isNestedTooDeep(json: string): boolean {
  let depth = 0
  let quoted = false
  for (let i = 0; i < json.length; i++) {
    const letter = json.charCodeAt(i)
    if (quoted) {
      if (letter === BACKSLASH) i++
      else if (letter === QUOTE) quoted = false
    } else if (letter === QUOTE) quoted = true
    else if (letter === BRACKET || letter === BRACE) {
      if (++depth > INPUT_LIMITS.depth) return true
    } else if (letter === BRACKET + 2 || letter === BRACE + 2) depth--
  }
  return false
}

const [QUOTE, BACKSLASH, BRACKET, BRACE] = [0x22, 0x5c, 0x5b, 0x7b]

/** Writes a field as a person would: figures[3].name. */
export function fieldName(path: readonly PropertyKey[]): string {
  return path
    .map((step, i) => (typeof step === 'number' ? `[${step}]` : i === 0 ? String(step) : `.${String(step)}`))
    .join('')
}

/** Gets the outermost key: the path into deep data would be as long as the data is deep. */
function first(path: PathNode | undefined): PathNode | undefined {
  let step = path
  while (step?.before) step = step.before
  return step
}

function problem(path: PathNode | undefined, id: string, args: MessageArgs = {}): Problem {
  const keys: PropertyKey[] = []
  for (let step = path; step; step = step.before) keys.unshift(step.key)
  const words = text(`kernel.input.${id}`, args)
  return { field: fieldName(keys), message: speaker.say(words, { figure: String, seat: String }), text: words }
}
