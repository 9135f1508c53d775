import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Pool, Roll } from './dice.ts'
import { DiceError } from './errors.ts'
import { QuickDice, Random, ScriptedDice } from './random.ts'
import { text } from './text.ts'

function rollOf(...pools: Pool[]): Roll {
  return { kind: 'roll', purpose: text('hit'), rules: ['D-1', 'D-2'], pools, reader: undefined }
}

const twoAndOne = rollOf({ seat: 0, count: 2, sides: 6 }, { seat: 1, count: 1, sides: 4 })

describe('Random', () => {
  test('is the same for the same seed and another for another', () => {
    const draw = (seed: string) => {
      const random = Random.seeded(seed)
      return Array.from({ length: 20 }, () => random.between(0, 1_000_000))
    }
    fc.assert(
      fc.property(fc.string(), fc.string(), (one, other) => {
        expect(draw(one)).toEqual(draw(one))
        if (one !== other) expect(draw(one)).not.toEqual(draw(other))
      }),
    )
  })

  test('counts the whole seed, not only its beginning', () => {
    const long = 'x'.repeat(500)
    expect(Random.seeded(`${long}a`).between(0, 1e9)).not.toBe(Random.seeded(`${long}b`).between(0, 1e9))
  })

  test('gives these numbers on every machine, or saved matches would play differently', () => {
    const random = Random.seeded('fray')
    expect(Array.from({ length: 12 }, () => random.between(1, 6))).toEqual([2, 6, 1, 3, 4, 4, 3, 6, 2, 5, 6, 1])
  })

  test('stays within its bounds and reaches both', () => {
    const random = Random.seeded('bounds')
    const drawn = new Set(Array.from({ length: 500 }, () => random.between(-2, 2)))
    expect([...drawn].sort((a, b) => a - b)).toEqual([-2, -1, 0, 1, 2])
  })

  test('picks every element of a list and fails on an empty one', () => {
    const random = Random.seeded('pick')
    const list = ['a', 'b', 'c']
    expect(new Set(Array.from({ length: 100 }, () => random.pick(list)))).toEqual(new Set(list))
    expect(() => random.pick([])).toThrow('nothing to pick from')
  })

  test('goes on alike in a fork, and neither disturbs the other', () => {
    fc.assert(
      fc.property(fc.string(), fc.nat({ max: 20 }), (seed, drawn) => {
        const random = Random.seeded(seed)
        for (let i = 0; i < drawn; i++) random.between(1, 6)
        const fork = random.fork()
        const ahead = Array.from({ length: 10 }, () => fork.between(1, 1000))
        expect(Array.from({ length: 10 }, () => random.between(1, 1000))).toEqual(ahead)
      }),
    )
  })
})

describe('QuickDice', () => {
  test('throws as many dice of each pool as it should, each a face of its die', () => {
    const pool = fc.record({
      seat: fc.nat({ max: 3 }),
      count: fc.nat({ max: 8 }),
      sides: fc.integer({ min: 1, max: 100 }),
    })
    fc.assert(
      fc.property(fc.string(), fc.array(pool, { maxLength: 4 }), (seed, pools) => {
        const fallen = new QuickDice(seed).throw(rollOf(...pools))
        expect(fallen.map((values) => values.length)).toEqual(pools.map(({ count }) => count))
        for (const [i, values] of fallen.entries()) {
          for (const value of values) {
            expect(Number.isInteger(value)).toBe(true)
            expect(value).toBeGreaterThanOrEqual(1)
            expect(value).toBeLessThanOrEqual(pools[i]!.sides)
          }
        }
      }),
    )
  })

  test.each([2, 3, 4, 6, 8, 10, 12, 20, 100])(
    'is fair with %i sides, and one die says nothing of the next',
    (sides) => {
      const dice = new QuickDice(`fair ${sides}`)
      const throws = 400 * sides
      const faces = new Array(sides).fill(0)
      // What follows a face is as even as the faces: a generator with a pattern would show it here.
      const sameAgain = [0, 0]
      let last = 0
      for (let i = 0; i < throws; i++) {
        const [[value = 0] = []] = dice.throw(rollOf({ seat: 0, count: 1, sides }))
        faces[value - 1]++
        sameAgain[value === last ? 1 : 0]!++
        last = value
      }
      const expected = throws / sides
      const chiSquare = faces.reduce((sum, found) => sum + (found - expected) ** 2 / expected, 0)
      // The mean of chi-square is its degrees of freedom d, its variance 2d: five deviations off is no chance.
      expect(chiSquare).toBeLessThan(sides - 1 + 5 * Math.sqrt(2 * (sides - 1)))
      const deviation = Math.sqrt(throws * (1 / sides) * (1 - 1 / sides))
      expect(Math.abs(sameAgain[1]! - throws / sides)).toBeLessThan(5 * deviation)
    },
  )

  test('falls alike for the same seed and goes on alike in a fork', () => {
    fc.assert(
      fc.property(fc.string(), fc.nat({ max: 9 }), (seed, before) => {
        const dice = new QuickDice(seed)
        const twin = new QuickDice(seed)
        for (let i = 0; i < before; i++) expect(dice.throw(twoAndOne)).toEqual(twin.throw(twoAndOne))
        const fork = dice.fork()
        const ahead = Array.from({ length: 5 }, () => fork.throw(twoAndOne))
        expect(Array.from({ length: 5 }, () => dice.throw(twoAndOne))).toEqual(ahead)
        expect(Array.from({ length: 5 }, () => twin.throw(twoAndOne))).toEqual(ahead)
      }),
    )
  })
})

describe('ScriptedDice', () => {
  test('fall as written, pool after pool and roll after roll', () => {
    const dice = new ScriptedDice([6, 2, 4, 1, 1, 3])
    expect(dice.throw(twoAndOne)).toEqual([[6, 2], [4]])
    expect(dice.left).toBe(3)
    expect(dice.throw(twoAndOne)).toEqual([[1, 1], [3]])
    expect(dice.left).toBe(0)
  })

  test('running out is an error that says what was needed and keeps the roll, and no die is used up', () => {
    const dice = new ScriptedDice([6, 2, 4, 5, 5])
    dice.throw(twoAndOne)
    const error = errorOf(() => dice.throw(twoAndOne))
    expect(error).toBeInstanceOf(DiceError)
    expect(error.message).toBe(
      'the script of dice is too short: hit D-1 D-2 needs 3 (2d6 of seat 0 and 1d4 of seat 1), 2 left after 3 used',
    )
    expect((error as DiceError).unmet).toBe(twoAndOne)
    expect(dice.left).toBe(2)
  })

  test.each([0, 7, 2.5, -1, Number.NaN])('a face of %d is an error that names its place in the script', (face) => {
    const dice = new ScriptedDice([1, 2, 3, 4, face, 1])
    dice.throw(twoAndOne)
    const error = errorOf(() => dice.throw(twoAndOne))
    expect(error).toBeInstanceOf(DiceError)
    expect(error.message).toBe(`dice[4] is ${face}, which a 6-sided die cannot show (hit D-1 D-2)`)
    expect((error as DiceError).unmet).toBeUndefined()
  })

  test('each pool has its own faces: a 5 is no face of a four-sided die', () => {
    expect(() => new ScriptedDice([5, 5, 5]).throw(twoAndOne)).toThrow('dice[2] is 5, which a 4-sided die cannot show')
    expect(new ScriptedDice([5, 5, 4]).throw(twoAndOne)).toEqual([[5, 5], [4]])
  })

  test('fork at the same position, independent of one another', () => {
    const dice = new ScriptedDice([6, 2, 4, 1, 1, 3])
    dice.throw(twoAndOne)
    const fork = dice.fork()
    expect(fork.throw(twoAndOne)).toEqual([[1, 1], [3]])
    expect([dice.left, fork.left]).toEqual([3, 0])
    expect(dice.throw(twoAndOne)).toEqual([[1, 1], [3]])
  })
})

function errorOf(run: () => unknown): Error {
  try {
    run()
  } catch (error) {
    return error as Error
  }
  throw new Error('nothing was thrown')
}
