import type { MatchStatus } from '@fray/protocol'
import { expect, test } from 'vitest'
import { waitingStep } from './waiting-step.ts'

const stepOf = (status: MatchStatus, hasForce = false) => waitingStep({ status, seats: [{ seat: 0, hasForce }] }, 0)

test('a match waits for its opponent, the armies, the agreement on the dice and the table, in this order', () => {
  expect(stepOf('open')).toBe('opponent')
  expect(stepOf('choosing')).toBe('own-army')
  expect(stepOf('choosing', true)).toBe('other-armies')
  expect(stepOf('agreeing')).toBe('beginning')
  expect(stepOf('running')).toBe('table')
  expect(stepOf('cancelled')).toBe('cancelled')
})
