import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { DiceError } from '../input/errors.ts'
import { text } from '../texts/message.ts'
import type { Pool, Roll } from './dice.ts'
import { QuickDice, Random, ScriptedDice } from './random.ts'

function rollOf(...pools: Pool[]): Roll {
  return { kind: 'roll', purpose: text('hit'), rules: ['D-1', 'D-2'], pools, reader: undefined }
}

const twoAndOne = rollOf({ seat: 0, count: 2, sides: 6 }, { seat: 1, count: 1, sides: 4 })

describe('Random', () => {
  test('the same seed gives the same numbers, another seed others', () => {
    const draw = (seed: string) => {
      const random = Random.fromSeed(seed)
      return Array.from({ length: 20 }, () => random.between(0, 1_000_000))
    }
    fc.assert(
      fc.property(fc.string(), fc.string(), (seed, otherSeed) => {
        expect(draw(seed)).toEqual(draw(seed))
        if (seed !== otherSeed) expect(draw(seed)).not.toEqual(draw(otherSeed))
      }),
    )
  })

  test('the whole seed counts, not only its start', () => {
    const long = 'x'.repeat(500)
    expect(Random.fromSeed(`${long}a`).between(0, 1e9)).not.toBe(Random.fromSeed(`${long}b`).between(0, 1e9))
  })

  test('its numbers are the same on every machine, or saved matches would play differently', () => {
    const random = Random.fromSeed('fray')
    expect(Array.from({ length: 12 }, () => random.between(1, 6))).toEqual([2, 6, 1, 3, 4, 4, 3, 6, 2, 5, 6, 1])
  })

  test('numbers stay within their bounds and reach both', () => {
    const random = Random.fromSeed('bounds')
    const drawn = new Set(Array.from({ length: 500 }, () => random.between(-2, 2)))
    expect([...drawn].sort((a, b) => a - b)).toEqual([-2, -1, 0, 1, 2])
  })

  test('every element of a list can be picked; an empty list is an error', () => {
    const random = Random.fromSeed('pick')
    const list = ['a', 'b', 'c']
    expect(new Set(Array.from({ length: 100 }, () => random.pick(list)))).toEqual(new Set(list))
    expect(() => random.pick([])).toThrow('nothing to pick from')
  })

  test('a fork continues alike and independently', () => {
    fc.assert(
      fc.property(fc.string(), fc.nat({ max: 20 }), (seed, drawn) => {
        const random = Random.fromSeed(seed)
        for (let i = 0; i < drawn; i++) random.between(1, 6)
        const fork = random.fork()
        const ahead = Array.from({ length: 10 }, () => fork.between(1, 1000))
        expect(Array.from({ length: 10 }, () => random.between(1, 1000))).toEqual(ahead)
      }),
    )
  })
})

describe('QuickDice', () => {
  test('every pool gets its number of dice, each with a face of its die', () => {
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

  test.each([2, 3, 4, 6, 8, 10, 12, 20, 100])('faces of %i sides are uniform and independent', (sides) => {
    const dice = new QuickDice(`fair ${sides}`)
    const throws = 400 * sides
    const faces = new Array(sides).fill(0)
    // Pairs of consecutive faces are as uniform as the faces: a generator with a pattern would show here.
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
    // The mean of chi-square is its degrees of freedom d, its variance 2d: five deviations are not a coincidence.
    expect(chiSquare).toBeLessThan(sides - 1 + 5 * Math.sqrt(2 * (sides - 1)))
    const deviation = Math.sqrt(throws * (1 / sides) * (1 - 1 / sides))
    expect(Math.abs(sameAgain[1]! - throws / sides)).toBeLessThan(5 * deviation)
  })

  test('the same seed gives the same faces and a fork continues alike', () => {
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
  test('dice fall as written, pool after pool and roll after roll', () => {
    const dice = new ScriptedDice([6, 2, 4, 1, 1, 3])
    expect(dice.throw(twoAndOne)).toEqual([[6, 2], [4]])
    expect(dice.left).toBe(3)
    expect(dice.throw(twoAndOne)).toEqual([[1, 1], [3]])
    expect(dice.left).toBe(0)
  })

  test('a script that is too short throws an error with the missing roll and uses no die', () => {
    const dice = new ScriptedDice([6, 2, 4, 5, 5])
    dice.throw(twoAndOne)
    const error = errorOf(() => dice.throw(twoAndOne))
    expect(error).toBeInstanceOf(DiceError)
    expect(error.message).toBe(
      'the script of dice is too short: hit D-1 D-2 needs 3 (2d6 of seat 0 and 1d4 of seat 1), 2 left after 3 used',
    )
    expect((error as DiceError).unmetRoll).toBe(twoAndOne)
    expect(dice.left).toBe(2)
  })

  test.each([0, 7, 2.5, -1, Number.NaN])('a face of %d is an error that names its place in the script', (face) => {
    const dice = new ScriptedDice([1, 2, 3, 4, face, 1])
    dice.throw(twoAndOne)
    const error = errorOf(() => dice.throw(twoAndOne))
    expect(error).toBeInstanceOf(DiceError)
    expect(error.message).toBe(`dice[4] is ${face}, which a 6-sided die cannot show (hit D-1 D-2)`)
    expect((error as DiceError).unmetRoll).toBeUndefined()
  })

  test('each pool has its own faces: a d4 has no 5', () => {
    expect(() => new ScriptedDice([5, 5, 5]).throw(twoAndOne)).toThrow('dice[2] is 5, which a 4-sided die cannot show')
    expect(new ScriptedDice([5, 5, 4]).throw(twoAndOne)).toEqual([[5, 5], [4]])
  })

  test('a fork continues at the same position independently', () => {
    const dice = new ScriptedDice([6, 2, 4, 1, 1, 3])
    dice.throw(twoAndOne)
    const fork = dice.fork()
    expect(fork.throw(twoAndOne)).toEqual([[1, 1], [3]])
    expect({ dice: dice.left, fork: fork.left }).toEqual({ dice: 3, fork: 0 })
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
