import { expect, test } from 'vitest'
import { centimetres, inches, millimetres, whole } from './units.ts'

test('lengths are whole hundredths of a millimetre', () => {
  expect(millimetres(25)).toBe(2500)
  expect(centimetres(10)).toBe(10_000)
  expect(inches(1)).toBe(2540)
})

test('halves round away from zero, and zero has no sign', () => {
  expect(whole(0.5)).toBe(1)
  expect(whole(-0.5)).toBe(-1)
  expect(whole(1.49)).toBe(1)
  expect(whole(-1.51)).toBe(-2)
  expect(Object.is(whole(-0.2), 0)).toBe(true)
})
