import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { text } from '../texts/message.ts'
import {
  branchesOf,
  countOutcomes,
  type Dice,
  highestFirst,
  multisets,
  type Pool,
  type Roll,
  type RollReader,
} from './dice.ts'

function rollOf(pools: readonly Pool[], reader?: RollReader<unknown>): Roll {
  return { kind: 'roll', purpose: text('test'), rules: ['D-1'], pools, reader }
}

const pool = fc.record({
  seat: fc.nat({ max: 1 }),
  count: fc.nat({ max: 3 }),
  sides: fc.integer({ min: 1, max: 6 }),
})

/** Lists every throw of distinguishable dice. */
function everyThrow(pools: readonly Pool[]): number[][][] {
  let all: number[][][] = [[]]
  for (const { count, sides } of pools) {
    let faces: number[][] = [[]]
    for (let i = 0; i < count; i++) {
      faces = faces.flatMap((before) => Array.from({ length: sides }, (_, face) => [...before, face + 1]))
    }
    all = all.flatMap((before) => faces.map((after) => [...before, after]))
  }
  return all
}

/** Counts the throws of each reading by brute force. */
function countedByReading(pools: readonly Pool[], read: (dice: Dice) => unknown): Map<string, bigint> {
  const counts = new Map<string, bigint>()
  for (const dice of everyThrow(pools)) {
    const key = JSON.stringify(read(dice.map(highestFirst)))
    counts.set(key, (counts.get(key) ?? 0n) + 1n)
  }
  return counts
}

test('highestFirst sorts from high to low without changing its argument', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 1, max: 20 })), (values) => {
      const before = [...values]
      const sorted = highestFirst(values)
      expect(values).toEqual(before)
      for (const [i, value] of sorted.entries()) if (i > 0) expect(value).toBeLessThanOrEqual(sorted[i - 1]!)
      expect([...sorted].sort()).toEqual(before.sort())
    }),
  )
})

describe('multisets', () => {
  test('they equal brute force, each with its number of permutations', () => {
    fc.assert(
      fc.property(fc.nat({ max: 5 }), fc.integer({ min: 1, max: 6 }), (count, sides) => {
        const expected = countedByReading([{ seat: 0, count, sides }], (dice) => dice)
        const found = multisets(count, sides)
        expect(found.length).toBe(expected.size)
        for (const { dice, weight } of found) expect(weight).toBe(expected.get(JSON.stringify(dice)))
      }),
    )
  })

  test('their weights add up to sides^count, even beyond safe integers', () => {
    fc.assert(
      fc.property(fc.nat({ max: 40 }), fc.integer({ min: 1, max: 4 }), (count, sides) => {
        const sum = multisets(count, sides).reduce((total, { weight }) => total + weight, 0n)
        expect(sum).toBe(BigInt(sides) ** BigInt(count))
      }),
      { numRuns: 40 },
    )
  })

  test('no dice give one empty multiset', () => {
    expect(multisets(0, 6)).toEqual([{ dice: [[]], weight: 1n }])
  })
})

describe('branchesOf', () => {
  test('without a reader they are all throws regardless of order within a pool', () => {
    fc.assert(
      fc.property(fc.array(pool, { maxLength: 2 }), (pools) => {
        const expected = countedByReading(pools, (dice) => dice)
        const { branches, total } = branchesOf(rollOf(pools))
        expect(total).toBe(BigInt(everyThrow(pools).length))
        expect(branches.length).toBe(expected.size)
        for (const { dice, weight } of branches) expect(weight).toBe(expected.get(JSON.stringify(dice)))
      }),
      { numRuns: 60 },
    )
  })

  const readings: Record<string, (dice: Dice) => unknown> = {
    sum: (dice) => dice.flat().reduce((a, b) => a + b, 0),
    'best of each': (dice) => dice.map((values) => values[0] ?? 0),
    pairs: (dice) => ({ pair: dice.some((values) => new Set(values).size < values.length) }),
    'even, in words': (dice) => (dice.flat().reduce((a, b) => a + b, 0) % 2 ? 'odd' : 'even'),
    nothing: () => undefined,
    'null or its name': (dice) => ((dice[0]?.[0] ?? 0) % 2 ? null : 'null'),
    'a list or its JSON': (dice) => ((dice[0]?.[0] ?? 0) % 2 ? [1] : '[1]'),
    'a number or its digits': (dice) => ((dice[0]?.[0] ?? 0) % 2 ? 1 : '1'),
  }

  test.each(Object.keys(readings))('throws with the same reading are grouped as by brute force: %s', (name) => {
    const read = readings[name]!
    fc.assert(
      fc.property(fc.array(pool, { minLength: 1, maxLength: 2 }), (pools) => {
        const expected = countedByReading(pools, (dice) => read(dice) ?? [typeof read(dice)])
        const { branches, total } = branchesOf(rollOf(pools, { id: `test ${name}`, read }))
        expect(branches.length).toBe(expected.size)
        for (const { dice, weight } of branches) {
          expect(weight).toBe(expected.get(JSON.stringify(read(dice) ?? [typeof read(dice)])))
          for (const [i, values] of dice.entries())
            expect(values).toEqual(highestFirst(values).slice(0, pools[i]!.count))
        }
        expect(branches.reduce((sum, { weight }) => sum + weight, 0n)).toBe(total)
      }),
      { numRuns: 30 },
    )
  })

  test('a reader of single pools gives the same result', () => {
    const read = (dice: Dice) => dice.map((values) => Math.max(0, ...values)).join()
    const readPool = (values: readonly number[]) => Math.max(0, ...values)
    fc.assert(
      fc.property(fc.array(pool, { minLength: 1, maxLength: 2 }), (pools) => {
        const sorted: RollReader<string> = { id: 'test highest, by pools', read, readPool }
        const { branches, total } = branchesOf(rollOf(pools, sorted))
        expect({ branches, total }).toEqual(branchesOf(rollOf(pools, { id: 'test highest', read })))
        expect(countOutcomes(pools, sorted)).toBe(branches.length)
      }),
      { numRuns: 30 },
    )
  })

  test('their weights are exact beyond safe integers', () => {
    const pools = [{ seat: 0, count: 60, sides: 2 }]
    const { branches, total } = branchesOf(rollOf(pools, { id: 'test any 2', read: ([dice = []]) => dice[0] === 2 }))
    expect(branches.map(({ weight }) => weight)).toEqual([2n ** 60n - 1n, 1n])
    expect(total).toBe(2n ** 60n)
  })

  test('a roll is explored once per shape and reader, for any roller', () => {
    let read = 0
    const reader: RollReader<number> = { id: 'test counted', read: (dice) => ++read && dice[0]![0]! }
    const first = branchesOf(rollOf([{ seat: 0, count: 1, sides: 6 }], reader))
    expect(read).toBe(6)
    expect(branchesOf(rollOf([{ seat: 1, count: 1, sides: 6 }], reader)).branches).toEqual(first.branches)
    expect(read).toBe(6)
    branchesOf(rollOf([{ seat: 0, count: 2, sides: 6 }], reader))
    expect(read).toBe(6 + 21)
  })

  test('an unnamed reader differs from no reader', () => {
    const pools = [{ seat: 0, count: 2, sides: 6 }]
    expect(branchesOf(rollOf(pools)).branches.length).toBe(21)
    expect(branchesOf(rollOf(pools, { id: '', read: () => 0 })).branches.length).toBe(1)
    expect(branchesOf(rollOf(pools)).branches.length).toBe(21)
  })

  test('results stay right after the cache is full', () => {
    const pools = [{ seat: 0, count: 1, sides: 6 }]
    for (let face = 0; face < 2100; face++) {
      const { branches } = branchesOf(
        rollOf(pools, { id: `test over ${face}`, read: ([[die = 0] = []]) => die > face }),
      )
      expect(branches.map(({ weight }) => weight)).toEqual(
        face === 0 || face >= 6 ? [6n] : [BigInt(6 - face), BigInt(face)],
      )
    }
  })
})

test('countOutcomes equals the number of outcomes that branchesOf explores', () => {
  fc.assert(
    fc.property(fc.array(pool, { maxLength: 3 }), (pools) => {
      expect(countOutcomes(pools)).toBe(branchesOf(rollOf(pools)).branches.length)
    }),
    { numRuns: 60 },
  )
})
