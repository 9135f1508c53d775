import { expect, test } from 'vitest'
import { Mass } from './mass.ts'

test('shares of shares and their sums are exact fractions in lowest terms', () => {
  const third = Mass.whole.share(2n, 6n)
  const quarter = Mass.whole.share(1n, 4n)
  expect(third.plus(quarter).report(true)).toEqual({ value: 7 / 12, fraction: '7/12' })
  expect(third.share(1n, 6n).plus(third).report(true).fraction).toBe('7/18')
  expect(quarter.plus(Mass.none).report(true).fraction).toBe('1/4')
  expect(Mass.whole.report(true)).toEqual({ value: 1, fraction: '1' })
})

test('a sampled mass is reported without a fraction', () => {
  expect(Mass.whole.share(1n, 3n).report(false)).toEqual({ value: 1 / 3 })
})

test('denominators past 2^256 become doubles, and stay doubles in sums', () => {
  const tiny = Mass.whole.share(1n, 6n ** 100n)
  expect(tiny.report(true)).toEqual({ value: expect.closeTo(6 ** -100, 90) })
  const half = Mass.whole.share(1n, 2n).plus(tiny)
  expect(half.report(true)).toEqual({ value: 0.5 })
})
