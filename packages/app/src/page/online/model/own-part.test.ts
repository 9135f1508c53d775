import type { SeedAgreement } from '@fray/kernel'
import { expect, test } from 'vitest'
import { ownPartIn } from './own-part.ts'

const agreement: SeedAgreement = { seats: 1, commitments: [], contributions: [[0, { secret: 'a', salt: 'b' }]] }

test('the part of this device is compared with the agreement, secret and salt', () => {
  expect(ownPartIn(agreement, undefined)).toBe('none')
  expect(ownPartIn(agreement, { secret: 'a', salt: 'b' })).toBe('in')
  expect(ownPartIn(agreement, { secret: 'a', salt: 'other' })).toBe('missing')
  expect(ownPartIn(agreement, { secret: 'other', salt: 'b' })).toBe('missing')
})
