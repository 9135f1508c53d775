import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { text } from '../texts/message.ts'
import type { Pool, Roll } from './dice.ts'
import { commitmentTo, FairDice } from './fair-dice.ts'
import { QuickDice, Random } from './random.ts'

function rollOf(...pools: Pool[]): Roll {
  return { kind: 'roll', purpose: text('hit'), rules: [], pools, reader: undefined }
}

function faces(dice: { throw(roll: Roll): readonly (readonly number[])[] }, count: number, sides = 6): number[] {
  return [...dice.throw(rollOf({ seat: 0, count, sides }))[0]!]
}

/** Gets the chi-square statistic of the counts and its bound; its mean is its degrees of freedom d, its variance 2d. */
function unevenness(counts: readonly number[]): { readonly found: number; readonly bound: number } {
  const even = counts.reduce((sum, count) => sum + count, 0) / counts.length
  const freedom = counts.length - 1
  return {
    found: counts.reduce((sum, count) => sum + (count - even) ** 2 / even, 0),
    bound: freedom + 5 * Math.sqrt(2 * freedom),
  }
}

describe('FairDice', () => {
  test('its faces are the same on every machine, or saved matches would play differently', () => {
    // Faces of d6 and d100 as computed with the HKDF and ChaCha20 of OpenSSL.
    expect(faces(FairDice.fromSeed('fray'), 12)).toEqual([4, 5, 5, 1, 5, 6, 4, 3, 1, 5, 6, 2])
    expect(faces(FairDice.fromSeed('fray'), 6, 100)).toEqual([34, 73, 79, 67, 29, 52])
    expect(faces(FairDice.fromSeed('fray'), 4, 1000)).toEqual([955, 676, 332, 961])
  })

  test('every pool gets its number of dice, each with a face of its die', () => {
    const pool = fc.record({
      seat: fc.nat({ max: 3 }),
      count: fc.nat({ max: 8 }),
      sides: fc.integer({ min: 1, max: 1000 }),
    })
    fc.assert(
      fc.property(fc.string(), fc.array(pool, { maxLength: 4 }), (seed, pools) => {
        const thrown = FairDice.fromSeed(seed).throw(rollOf(...pools))
        expect(thrown.map((values) => values.length)).toEqual(pools.map(({ count }) => count))
        for (const [i, values] of thrown.entries()) {
          for (const value of values) {
            expect(Number.isInteger(value) && value >= 1 && value <= pools[i]!.sides).toBe(true)
          }
        }
      }),
    )
  })

  test.each([2, 3, 4, 6, 8, 10, 12, 20, 100, 300])(
    'faces of %i sides are uniform, and so are pairs of consecutive faces',
    (sides) => {
      const dice = FairDice.fromSeed(`even ${sides}`)
      const thrown = faces(dice, 400 * sides, sides)
      const single = new Array<number>(sides).fill(0)
      for (const face of thrown) single[face - 1]!++
      const ofFaces = unevenness(single)
      expect(ofFaces.found).toBeLessThan(ofFaces.bound)
      const steps = new Array<number>(sides).fill(0)
      for (const [i, face] of thrown.entries()) steps[(face - (thrown[i - 1] ?? 0) + sides) % sides]!++
      const next = unevenness(steps)
      expect(next.found).toBeLessThan(next.bound)
    },
  )

  test('no face is more likely because 256 is not a multiple of the sides', () => {
    // With a byte modulo 100, faces 1 to 56 would be one and a half times as likely as the others.
    const thrown = faces(FairDice.fromSeed('remainder'), 20_000, 100)
    const low = thrown.filter((face) => face <= 56).length
    expect(Math.abs(low - 11_200)).toBeLessThan(5 * Math.sqrt(20_000 * 0.56 * 0.44))
  })

  test('the same seed and stream give the same faces, also in a fork; others differ', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), fc.nat({ max: 600 }), (seed, other, before) => {
        const dice = FairDice.fromSeed(seed)
        expect(faces(dice, before)).toEqual(faces(FairDice.fromSeed(seed), before))
        const fork = dice.fork()
        const ahead = faces(fork, 300)
        expect(faces(dice, 300)).toEqual(ahead)
        expect(faces(FairDice.fromSeed(seed, 1), 60)).not.toEqual(faces(FairDice.fromSeed(seed), 60))
        if (seed !== other) expect(faces(FairDice.fromSeed(other), 60)).not.toEqual(faces(FairDice.fromSeed(seed), 60))
      }),
      { numRuns: 40 },
    )
  })

  test.each([0, -6, 2.5, Number.NaN, Number.POSITIVE_INFINITY])('a die of %d sides is a rules fault', (sides) => {
    expect(() => faces(FairDice.fromSeed('a'), 1, sides)).toThrow(`a die cannot have ${sides} sides`)
  })
})

describe('commitments', () => {
  test('a commitment fixes seed and salt, even where letters only move between them', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), fc.string(), fc.string(), (seed, salt, otherSeed, otherSalt) => {
        expect(commitmentTo(seed, salt)).toBe(commitmentTo(seed, salt))
        const same = seed === otherSeed && salt === otherSalt
        expect(commitmentTo(seed, salt) === commitmentTo(otherSeed, otherSalt)).toBe(same)
      }),
    )
    expect(commitmentTo('ab', 'c')).not.toBe(commitmentTo('b', 'ca'))
  })

  test('the generators are not seeded with the commitment, and no part of it seeds the dice', () => {
    // Dice could once be predicted that way: the published fingerprint was the SHA-256 that seeded the generator.
    fc.assert(
      fc.property(fc.uuid(), fc.uuid(), (seed, salt) => {
        const shown = commitmentTo(seed, salt)
        expect(shown).not.toBe(bytesToHex(sha256(utf8ToBytes(seed))))
        const fallen = faces(FairDice.fromSeed(seed), 40)
        const bytes = String.fromCharCode(...hexToBytes(shown))
        for (const guess of [shown, bytes, shown.slice(0, 32), salt]) {
          expect(faces(FairDice.fromSeed(guess), 40)).not.toEqual(fallen)
          expect(faces(new QuickDice(guess), 40)).not.toEqual(fallen)
        }
      }),
      { numRuns: 30 },
    )
  })

  test('a guessable seed cannot be tested against the commitment without the salt', () => {
    const shown = commitmentTo('7', 'a salt that nobody knows')
    const tried = Array.from({ length: 100 }, (_, i) => commitmentTo(String(i), ''))
    expect(tried).not.toContain(shown)
  })

  test('its bytes agree with the faces no more often than chance', () => {
    let agreeing = 0
    for (let i = 0; i < 600; i++) {
      const shown = hexToBytes(commitmentTo(`seed ${i}`, `salt ${i}`))
      const thrown = faces(FairDice.fromSeed(`seed ${i}`), shown.length)
      agreeing += thrown.filter((face, at) => face === (shown[at]! % 6) + 1).length
    }
    const dice = 600 * 32
    expect(Math.abs(agreeing - dice / 6)).toBeLessThan(5 * Math.sqrt((dice * 5) / 36))
  })
})

test('quick dice of the same seed differ from fair dice', () => {
  expect(faces(new QuickDice(Random.fromSeed('x')), 40)).not.toEqual(faces(FairDice.fromSeed('x'), 40))
})
