import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { text } from '../texts/message.ts'
import { InputError } from './errors.ts'
import { createInputReporter, readInput, readJson } from './input.ts'

const force = z.strictObject({
  name: z.string(),
  figures: z.array(z.strictObject({ kind: z.string(), at: z.tuple([z.number(), z.number()]) })),
})

function problemsOf(run: () => unknown): InputError {
  try {
    run()
  } catch (error) {
    if (error instanceof InputError) return error
    throw error
  }
  throw new Error('nothing was thrown')
}

describe('readInput', () => {
  test('returns valid input', () => {
    const data = { name: 'a', figures: [{ kind: 'guard', at: [1, 2] }] }
    expect(readInput('force', force, data)).toEqual(data)
  })

  test('names every wrong field in readable notation', () => {
    const data = { name: 3, figures: [{ kind: 'guard', at: [1, 2] }, { kind: 'guard', at: [1, 'x'] }, { at: [1, 2] }] }
    const error = problemsOf(() => readInput('force', force, data))
    expect(error.problems.map(({ field }) => field)).toEqual(['name', 'figures[1].at[1]', 'figures[2].kind'])
    expect(error.what).toBe('force')
    expect(error.message.split('\n')).toHaveLength(4)
    for (const { field, message } of error.problems) expect(error.message).toContain(`\n  ${field}: ${message}`)
  })

  test('reports a single problem in one line', () => {
    const error = problemsOf(() => readInput('force', force, { name: 'a', figures: 'none' }))
    expect(error.message).toBe(`force: figures: ${error.problems[0]?.message}`)
  })

  test('names list items by index when the whole input is a list', () => {
    const list = z.array(z.strictObject({ kind: z.string() }))
    expect(problemsOf(() => readInput('list', list, [{ kind: 'a' }, { kind: 1 }])).problems[0]?.field).toBe('[1].kind')
  })

  test('names no field when the whole input is wrong', () => {
    const error = problemsOf(() => readInput('force', force, null))
    expect(error.problems.map(({ field }) => field)).toEqual([''])
    expect(error.message).toBe(`force: ${error.problems[0]?.message}`)
  })

  test('for a union reports the problems of the variant that was meant', () => {
    const schema = z.strictObject({ band: z.union([z.enum(['red', 'blue']), force]) })
    const messageFor = (band: unknown) => problemsOf(() => readInput('setup', schema, { band })).message
    expect(messageFor({ name: 'a', figures: [{ kind: 1, at: [1, 2] }] })).toMatch(
      /^setup: band\.figures\[0\]\.kind: .*string/,
    )
    expect(messageFor({ name: 'a', figures: [], colour: 1 })).toMatch(/^setup: band: .*colour/)
    expect(messageFor('green')).toMatch(/^setup: band: .*"red"\|"blue".*, or .*object/)
    expect(messageFor(7)).toMatch(/^setup: band: .*"red"\|"blue".*, or .*object/)
  })

  test('reports a custom check by its phrase', () => {
    const { inputIssue } = createInputReporter({ 'too-many': 'more than {most}' })
    const few = z.array(z.number()).refine(({ length }) => length <= 2, inputIssue('too-many', { most: 2 }))
    const { problems } = problemsOf(() => readInput('force', z.strictObject({ few }), { few: [1, 2, 3] }))
    expect(problems).toEqual([{ field: 'few', message: 'more than 2', text: text('too-many', { most: 2 }) }])
  })

  test('names unknown fields', () => {
    const error = problemsOf(() => readInput('force', force, { name: 'a', figures: [], colour: 'red' }))
    expect(error.message).toContain('colour')
  })
})

describe('readJson', () => {
  test('parses JSON', () => {
    expect(readJson('file', '{"a": [1, null]}')).toEqual({ a: [1, null] })
  })

  test('throws an input error for invalid JSON', () => {
    const error = problemsOf(() => readJson('my.json', '{"a": '))
    expect(error.message).toMatch(/^my\.json: not JSON: ./)
    expect(error.problems.map(({ field }) => field)).toEqual([''])
  })
})
