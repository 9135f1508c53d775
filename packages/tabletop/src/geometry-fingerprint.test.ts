import { expect, test } from 'vitest'
import { geometryFingerprint } from './geometry-fingerprint.ts'

test('thousands of results are the same to the last bit in every engine', () => {
  expect(geometryFingerprint()).toBe(2_679_047_667)
})
