import { agreeOnSeed, contributionCommitment, type SeedAgreement, withCommitment, withContribution } from '@fray/kernel'
import { expect, test } from 'vitest'
import { nextAgreementStep, seatOf } from './agreement-step.ts'

const host = { secret: 'h'.repeat(16), salt: 'H'.repeat(16) }
const own = { secret: 'a'.repeat(16), salt: 'A'.repeat(16) }
const other = { secret: 'b'.repeat(16), salt: 'B'.repeat(16) }

const begun = withCommitment(agreeOnSeed(2), 'host', contributionCommitment('host', host))
const ownCommitted = withCommitment(begun, 0, contributionCommitment(0, own))
const bothCommitted = withCommitment(ownCommitted, 1, contributionCommitment(1, other))

const step = (agreement: SeedAgreement, status: 'open' | 'agreeing' | 'running' = 'agreeing', part = own) =>
  nextAgreementStep({ status, agreement }, 0, part)

test('a device that has committed waits until everyone has', () => {
  expect(step(ownCommitted, 'open')).toBe('wait')
  expect(step(ownCommitted)).toBe('wait')
})

test('a device reveals its part once everyone has committed, and only once', () => {
  expect(step(bothCommitted)).toBe('reveal')
  expect(step(withContribution(bothCommitted, 0, own))).toBe('wait')
})

test('a device commits in a new round', () => {
  expect(step(begun)).toBe('commit')
})

test('a device that lost its part commits to another one', () => {
  expect(nextAgreementStep({ status: 'agreeing', agreement: bothCommitted }, 0, undefined)).toBe('commit')
  expect(step(bothCommitted, 'agreeing', other)).toBe('commit')
})

test('nothing is left to do in a match that runs', () => {
  expect(step(begun, 'running')).toBe('wait')
})

test('a person without a seat has none', () => {
  const anna = { id: 'p1', name: 'Anna', guest: true }
  const seats = [{ seat: 0, person: anna }, { seat: 1 }]
  expect(seatOf({ seats }, anna)).toBe(0)
  expect(seatOf({ seats }, { ...anna, id: 'p2' })).toBeUndefined()
  expect(seatOf({ seats }, undefined)).toBeUndefined()
})
