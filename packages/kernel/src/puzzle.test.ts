import { expect, test } from 'vitest'
import type { Event } from './event.ts'
import { isWanted } from './puzzle.ts'

const fell = (seat: number, lost: number): Event => ({ type: 'fell', args: { lost }, rules: [], seat })

test('an event is the goal by its type, the side it is told of, and the arguments that matter', () => {
  expect(isWanted({ type: 'fell' }, fell(0, 1))).toBe(true)
  expect(isWanted({ type: 'stood' }, fell(0, 1))).toBe(false)
  expect(isWanted({ type: 'fell', seat: 1 }, fell(0, 1))).toBe(false)
  expect(isWanted({ type: 'fell', seat: 0, args: { lost: 2 } }, fell(0, 1))).toBe(false)
  expect(isWanted({ type: 'fell', seat: 0, args: { lost: 2 } }, fell(0, 2))).toBe(true)
})
