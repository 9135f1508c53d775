import fc from 'fast-check'
import { expect, test } from 'vitest'
import { INCH } from '../../units.ts'
import { asInches } from './path-points.ts'

test('lengths are shown in inches with two decimals, rounded', () => {
  expect([0, 1, 12, 13, 2500, 25_000 + 125, 25_000 - 13].map(asInches)).toEqual([
    ...['0.00', '0.00', '0.00', '0.01', '1.00', '10.05', '9.99'],
  ])
  // Half a hundredth: as a fraction of two it lies just below.
  expect(asInches(2512.5)).toBe('1.00')
  const lengths = fc.oneof(fc.integer({ min: 0, max: 400_000 }), fc.double({ min: 0, max: 400_000, noNaN: true }))
  fc.assert(
    fc.property(lengths, (length) => {
      expect(asInches(length)).toBe((length / INCH).toFixed(2))
    }),
    { numRuns: 2000 },
  )
})
