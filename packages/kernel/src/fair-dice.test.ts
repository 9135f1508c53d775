import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Pool, Roll } from './dice.ts'
import { commitmentTo, FairDice } from './fair-dice.ts'
import { QuickDice, Random } from './random.ts'
import { text } from './text.ts'

function rollOf(...pools: Pool[]): Roll {
  return { kind: 'roll', purpose: text('hit'), rules: [], pools, reader: undefined }
}

function faces(dice: { throw(roll: Roll): readonly (readonly number[])[] }, count: number, sides = 6): number[] {
  return [...dice.throw(rollOf({ seat: 0, count, sides }))[0]!]
}

/** How far counts are from even, as chi-square: its mean is its degrees of freedom d and its variance 2d. */
function unevenness(counts: readonly number[]): { readonly found: number; readonly bound: number } {
  const even = counts.reduce((sum, each) => sum + each, 0) / counts.length
  const freedom = counts.length - 1
  return {
    found: counts.reduce((sum, each) => sum + (each - even) ** 2 / even, 0),
    bound: freedom + 5 * Math.sqrt(2 * freedom),
  }
}

describe('FairDice', () => {
  test('fall like this on every machine, or saved matches would play differently', () => {
    // Faces of six and of a hundred as OpenSSL's HKDF and ChaCha20 give them.
    expect(faces(FairDice.seeded('fray'), 12)).toEqual([4, 5, 5, 1, 5, 6, 4, 3, 1, 5, 6, 2])
    expect(faces(FairDice.seeded('fray'), 6, 100)).toEqual([34, 73, 79, 67, 29, 52])
    expect(faces(FairDice.seeded('fray'), 4, 1000)).toEqual([955, 676, 332, 961])
  })

  test('throw as many dice of each pool as they should, each a face of its die', () => {
    const pool = fc.record({
      seat: fc.nat({ max: 3 }),
      count: fc.nat({ max: 8 }),
      sides: fc.integer({ min: 1, max: 1000 }),
    })
    fc.assert(
      fc.property(fc.string(), fc.array(pool, { maxLength: 4 }), (seed, pools) => {
        const thrown = FairDice.seeded(seed).throw(rollOf(...pools))
        expect(thrown.map((values) => values.length)).toEqual(pools.map(({ count }) => count))
        for (const [i, values] of thrown.entries()) {
          for (const value of values) {
            expect(Number.isInteger(value) && value >= 1 && value <= pools[i]!.sides).toBe(true)
          }
        }
      }),
    )
  })

  test.each([2, 3, 4, 6, 8, 10, 12, 20, 100, 300])('are even with %i sides, and so is what follows a face', (sides) => {
    const dice = FairDice.seeded(`even ${sides}`)
    const thrown = faces(dice, 400 * sides, sides)
    const single = new Array<number>(sides).fill(0)
    for (const face of thrown) single[face - 1]!++
    const one = unevenness(single)
    expect(one.found).toBeLessThan(one.bound)
    const steps = new Array<number>(sides).fill(0)
    for (const [i, face] of thrown.entries()) steps[(face - (thrown[i - 1] ?? 0) + sides) % sides]!++
    const next = unevenness(steps)
    expect(next.found).toBeLessThan(next.bound)
  })

  test('no face is likelier because 256 is no multiple of the sides', () => {
    // With the remainder of a byte alone, faces 1 to 56 of 100 would fall three times for every two of the others.
    const thrown = faces(FairDice.seeded('remainder'), 20_000, 100)
    const low = thrown.filter((face) => face <= 56).length
    expect(Math.abs(low - 11_200)).toBeLessThan(5 * Math.sqrt(20_000 * 0.56 * 0.44))
  })

  test('fall alike for the same seed, otherwise for another seed or another stream of it, and alike in a fork', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), fc.nat({ max: 600 }), (seed, other, before) => {
        const dice = FairDice.seeded(seed)
        expect(faces(dice, before)).toEqual(faces(FairDice.seeded(seed), before))
        const fork = dice.fork()
        const ahead = faces(fork, 300)
        expect(faces(dice, 300)).toEqual(ahead)
        expect(faces(FairDice.seeded(seed, 1), 60)).not.toEqual(faces(FairDice.seeded(seed), 60))
        if (seed !== other) expect(faces(FairDice.seeded(other), 60)).not.toEqual(faces(FairDice.seeded(seed), 60))
      }),
      { numRuns: 40 },
    )
  })

  test.each([0, -6, 2.5, Number.NaN, Number.POSITIVE_INFINITY])(
    'a die of %d sides is a fault of the rules',
    (sides) => {
      expect(() => faces(FairDice.seeded('a'), 1, sides)).toThrow(`no die has ${sides} sides`)
    },
  )
})

describe('a commitment', () => {
  test('fixes seed and salt: another of either has another, also where their letters only move over', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), fc.string(), fc.string(), (seed, salt, otherSeed, otherSalt) => {
        expect(commitmentTo(seed, salt)).toBe(commitmentTo(seed, salt))
        const same = seed === otherSeed && salt === otherSalt
        expect(commitmentTo(seed, salt) === commitmentTo(otherSeed, otherSalt)).toBe(same)
      }),
    )
    expect(commitmentTo('ab', 'c')).not.toBe(commitmentTo('b', 'ca'))
  })

  test('is no hash that the generators are seeded with, and no text from it seeds the dice that fall', () => {
    // That is how dice were once foretold: the fingerprint shown was the SHA-256 that filled the generator's state.
    fc.assert(
      fc.property(fc.uuid(), fc.uuid(), (seed, salt) => {
        const shown = commitmentTo(seed, salt)
        expect(shown).not.toBe(bytesToHex(sha256(utf8ToBytes(seed))))
        const fallen = faces(FairDice.seeded(seed), 40)
        const bytes = String.fromCharCode(...hexToBytes(shown))
        for (const guess of [shown, bytes, shown.slice(0, 32), salt]) {
          expect(faces(FairDice.seeded(guess), 40)).not.toEqual(fallen)
          expect(faces(new QuickDice(guess), 40)).not.toEqual(fallen)
        }
      }),
      { numRuns: 30 },
    )
  })

  test('tells nothing of a seed that can be guessed, for nobody can try seeds without the salt', () => {
    const shown = commitmentTo('7', 'a salt that nobody knows')
    const tried = Array.from({ length: 100 }, (_, i) => commitmentTo(String(i), ''))
    expect(tried).not.toContain(shown)
  })

  test('does not say the dice: their faces agree with its bytes no more often than by chance', () => {
    let agreeing = 0
    for (let i = 0; i < 600; i++) {
      const shown = hexToBytes(commitmentTo(`seed ${i}`, `salt ${i}`))
      const thrown = faces(FairDice.seeded(`seed ${i}`), shown.length)
      agreeing += thrown.filter((face, at) => face === (shown[at]! % 6) + 1).length
    }
    const dice = 600 * 32
    expect(Math.abs(agreeing - dice / 6)).toBeLessThan(5 * Math.sqrt((dice * 5) / 36))
  })
})

test('quick dice are no fair ones of the same seed', () => {
  expect(faces(new QuickDice(Random.seeded('x')), 40)).not.toEqual(faces(FairDice.seeded('x'), 40))
})
