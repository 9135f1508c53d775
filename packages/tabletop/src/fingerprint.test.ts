import { expect, test } from 'vitest'
import { fingerprint } from './fingerprint.ts'

test('thousands of results are the same to the last bit in every engine', () => {
  expect(fingerprint()).toBe(2_679_047_667)
})
