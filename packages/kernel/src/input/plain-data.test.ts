import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { InputError } from './errors.ts'
import { readInput, readJson } from './input.ts'
import { INPUT_LIMITS, isNestedTooDeep } from './plain-data.ts'

const anything = z.json()

function nestArrays(depth: number): string {
  return '['.repeat(depth) + ']'.repeat(depth)
}

function refusalOf(run: () => unknown): InputError {
  try {
    run()
  } catch (error) {
    if (error instanceof InputError) return error
    throw error
  }
  throw new Error('nothing was refused')
}

describe('deep nesting', () => {
  test('is refused in text before parsing, in objects too; braces in quotes do not count', () => {
    const deepest = nestArrays(INPUT_LIMITS.depth)
    expect(readJson('file', deepest)).toEqual(JSON.parse(deepest))
    expect(refusalOf(() => readJson('file', nestArrays(INPUT_LIMITS.depth + 1))).message).toBe(
      'file: is nested more than 64 deep',
    )
    expect(refusalOf(() => readJson('file', '{"a":'.repeat(200_000))).message).toContain('nested more than 64 deep')
    const quoted = JSON.stringify({ [nestArrays(500)]: `"${nestArrays(500)}\\` })
    expect(readJson('file', quoted)).toEqual(JSON.parse(quoted))
  })

  test('is detected exactly as parsing would detect it', () => {
    fc.assert(
      fc.property(fc.json(), fc.nat({ max: 80 }), (json, more) => {
        const text = '['.repeat(more) + json + ']'.repeat(more)
        expect(isNestedTooDeep(text)).toBe(depthOf(JSON.parse(text)) > INPUT_LIMITS.depth)
      }),
    )
  })

  test('is refused in data before a schema walks it, with the field that holds it', () => {
    let value: unknown = 1
    for (let i = 0; i < 200_000; i++) value = [value]
    const { problems } = refusalOf(() => readInput('setup', anything, { name: 'a', armies: value }))
    expect(problems.map(({ field, message }) => [field, message])).toEqual([['armies', 'is nested more than 64 deep']])
  })

  test('includes data that contains itself', () => {
    const self: unknown[] = []
    self.push(self)
    expect(refusalOf(() => readInput('setup', anything, { self })).problems[0]?.field).toBe('self')
  })
})

describe('numbers and sizes', () => {
  test.each([Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY])(
    '%d is refused with its field',
    (number) => {
      const { message } = refusalOf(() => readInput('setup', anything, { at: [{ x: 1 }, { x: number }] }))
      expect(message).toBe('setup: at[1].x: is not a finite number')
    },
  )

  test('a number too large for JSON is refused too', () => {
    const data = readJson('file', '{"width": 1e999}')
    expect(refusalOf(() => readInput('file', anything, data)).message).toBe('file: width: is not a finite number')
  })

  test('lists, texts and files have a maximum size', () => {
    const list = new Array(INPUT_LIMITS.list + 1).fill(0)
    expect(refusalOf(() => readInput('setup', anything, { list })).message).toBe(
      'setup: list: has more than 100,000 items',
    )
    const lists = Array.from({ length: 30 }, () => list.slice(1))
    expect(refusalOf(() => readInput('setup', anything, { lists })).message).toBe(
      'setup: lists: has more than 2,000,000 items',
    )
    const long = 'x'.repeat(INPUT_LIMITS.letters + 1)
    expect(refusalOf(() => readInput('setup', anything, { name: long })).message).toBe('setup: name: is too long')
    const spaces = ' '.repeat(INPUT_LIMITS.file + 1)
    expect(refusalOf(() => readJson('file', spaces)).message).toBe('file: is too long')
  })

  test('values that are not data and keys that would change a prototype are refused', () => {
    expect(refusalOf(() => readInput('setup', anything, { run: () => 1 })).message).toBe(
      'setup: run: is not plain data',
    )
    expect(refusalOf(() => readInput('setup', anything, { many: [1n] })).message).toBe(
      'setup: many[0]: is not plain data',
    )
    const data = readJson('file', '{ "army": { "__proto__": { "points": 1 } } }')
    expect(refusalOf(() => readInput('file', anything, data)).message).toBe('file: army.__proto__: is not plain data')
  })

  test('plain data passes unchanged', () => {
    fc.assert(
      fc.property(fc.jsonValue({ maxDepth: 4 }), (value) => {
        const plain = JSON.parse(JSON.stringify(value).replaceAll('__proto__', 'proto'))
        expect(readInput('setup', anything, plain)).toEqual(plain)
      }),
      { numRuns: 30 },
    )
  })
})

function depthOf(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 0
  return 1 + Math.max(0, ...Object.values(value).map(depthOf))
}
