import { branchesOf, type Roll, type RollReader } from '@fray/kernel'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { SPHERE } from '../dice.ts'
import { liturgyReader } from './liturgy-roll.ts'

/** The weight of each reading of so many dice against so many. */
function weights<R>(counts: readonly number[], reader: RollReader<R>): Record<string, bigint> {
  const pools = counts.map((count, seat) => ({ seat, count, sides: SPHERE }))
  const roll: Roll = { kind: 'roll', purpose: { id: 'roll.liturgy' }, rules: [], pools, reader }
  const { branches } = branchesOf(roll)
  return Object.fromEntries(branches.map(({ dice, weight }) => [JSON.stringify(reader.read(dice)), weight]))
}

test('SW-SPELL-31 SW-UPOWER-01 the best dice of each side and the powers determine the result of a pool', () => {
  const count = fc.integer({ min: 1, max: 5 })
  fc.assert(
    fc.property(fc.tuple(count, count), fc.integer({ min: 3, max: 4 }), fc.boolean(), (counts, lowest, advanced) => {
      const reader = liturgyReader(lowest, advanced)
      const { id, read } = reader
      expect(weights(counts, reader)).toEqual(weights(counts, { id: `all ${id}`, read }))
    }),
    { numRuns: 40 },
  )
})
