import { expect, test } from 'vitest'
import { presentAddress } from './old-addresses.ts'

test.each([
  ['/told/toy-1', '/archive/toy-1'],
  ['/visit/abc', '/match/abc'],
  ['/visit', '/match'],
  ['/shared/abc', '/forces/shared/abc'],
])('the old address %s leads to %s', (old, now) => {
  expect(presentAddress(old)).toBe(now)
})

test.each(['/nowhere', '/told', '/visitors', '/match/abc'])('%s is not an old address', (path) => {
  expect(presentAddress(path)).toBeUndefined()
})
