import { expect, test } from 'vitest'
import { wilson } from './wilson.ts'

test('intervals agree with published values', () => {
  // Newcombe 1998, table I, method 3.
  const round = ({ low, high }: { low: number; high: number }) => [low, high].map((bound) => bound.toFixed(4))
  expect(round(wilson(81, 263))).toEqual(['0.2553', '0.3662'])
  expect(round(wilson(15, 148))).toEqual(['0.0624', '0.1605'])
  expect(round(wilson(0, 20))).toEqual(['0.0000', '0.1611'])
  expect(round(wilson(1, 29))).toEqual(['0.0061', '0.1718'])
})
