import { branchesOf, type Roll, type RollReader } from '@fray/kernel'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { SPHERE } from '../dice.ts'
import { dexterityReader } from './dexterity-roll.ts'

function rollOf(counts: readonly [number, number], reader: RollReader<number>): Roll {
  const pools = counts.map((count, seat) => ({ seat, count, sides: SPHERE }))
  return { kind: 'roll', purpose: { id: 'roll.dexterity' }, rules: [], pools, reader }
}

/** The weight of each reading. */
function weights(roll: Roll, reader: RollReader<number>): Record<number, bigint> {
  return Object.fromEntries(branchesOf(roll).branches.map(({ dice, weight }) => [reader.read(dice), weight]))
}

const count = fc.integer({ min: 1, max: 6 })

test('SW-DICE-07 SW-ABIL-02 SW-ABIL-07 SW-ABIL-15 one side’s reading of its dice holds everything the other side’s needs', () => {
  const skills = fc.record({
    edge: fc.integer({ min: -2, max: 2 }),
    raised: fc.tuple(fc.boolean(), fc.boolean()),
    counter: fc.constantFrom<0 | 1 | null>(0, 1, null),
  })
  fc.assert(
    fc.property(fc.tuple(count, count), skills, (counts, abilities) => {
      const reader = dexterityReader(abilities)
      const { id, read } = reader
      expect(weights(rollOf(counts, reader), reader)).toEqual(
        weights(rollOf(counts, { id: `all ${id}`, read }), reader),
      )
    }),
    { numRuns: 60 },
  )
})
