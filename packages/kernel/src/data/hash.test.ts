import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { chooseAnswer, giveAnswers, startDuel } from '../testing/play.ts'
import { clone, freeze } from './clone.ts'
import { hashOf } from './hash.ts'

const plain = fc.jsonValue({ maxDepth: 4 })

/** Gets the same data with the fields of all objects in reverse order. */
function reverseFields(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return value.map(reverseFields)
  return Object.fromEntries(
    Object.entries(value)
      .reverse()
      .map(([name, part]) => [name, reverseFields(part)]),
  )
}

describe('hash', () => {
  test('equal data give the same whole number below 2 ** 52, regardless of field order or freezing', () => {
    fc.assert(
      fc.property(plain, (value) => {
        const hash = hashOf(value)
        expect(Number.isInteger(hash) && hash >= 0 && hash < 2 ** 52).toBe(true)
        expect(hashOf(clone(value))).toBe(hash)
        expect(hashOf(reverseFields(value))).toBe(hash)
        const frozen = freeze(structuredClone(value))
        expect(hashOf(frozen)).toEqual(hash)
        expect(hashOf(frozen)).toEqual(hash)
      }),
    )
  })

  test('different data give different hashes', () => {
    fc.assert(
      fc.property(plain, plain, (first, second) => {
        const same = JSON.stringify(sortFields(first)) === JSON.stringify(sortFields(second))
        expect(hashOf(first) === hashOf(second)).toBe(same)
      }),
    )
  })

  test('similar data of different types give different hashes', () => {
    const alike = [0, '', '0', false, null, [], {}, [0], [[]], [[], []], [{}], { a: null }, { a: 0 }, { b: 0 }, 0.5, -1]
    const more = [1, '1', true, [1], [0, 1], [1, 0], { a: 1, b: 2 }, { a: 2, b: 1 }, { a: { b: 1 } }, 2 ** 40, 2 ** 41]
    const hashes = [...alike, ...more].map(hashOf)
    expect(new Set(hashes).size).toBe(hashes.length)
    expect(hashOf({ a: 1, b: undefined })).toBe(hashOf({ a: 1 }))
    expect(hashOf(-0)).toBe(hashOf(0))
  })

  test('a hundred thousand neighbours have different hashes', () => {
    const hashes = new Set<number>()
    for (let x = 0; x < 100; x++) for (let y = 0; y < 1000; y++) hashes.add(hashOf({ figures: [{ x, y }], turn: 1 }))
    expect(hashes.size).toBe(100_000)
  })
})

test('equal match states have equal hashes, and an answer that changes the state changes its hash', () => {
  fc.assert(
    fc.property(fc.string(), fc.array(fc.nat(), { minLength: 1, maxLength: 20 }), (seed, moves) => {
      const match = startDuel({ seed })
      for (const move of moves) {
        const next = chooseAnswer(match, move)
        if (!next) return
        const [before, bytes] = [hashOf(match.state), JSON.stringify(match.state)]
        expect(hashOf(match.fork().state)).toBe(before)
        giveAnswers(match, next)
        expect(hashOf(match.state) === before).toBe(JSON.stringify(match.state) === bytes)
      }
    }),
    { numRuns: 60 },
  )
})

/** Gets the same data with the fields of all objects sorted by name. */
function sortFields(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value === 0 ? 0 : value
  if (Array.isArray(value)) return value.map(sortFields)
  return Object.fromEntries(
    Object.entries(value)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([name, part]) => [name, sortFields(part)]),
  )
}
