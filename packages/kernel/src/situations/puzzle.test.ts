import { expect, test } from 'vitest'
import type { GameEvent } from '../match/event.ts'
import { isGoalEvent, starsFor } from './puzzle.ts'

const fell = (seat: number, lost: number): GameEvent => ({ type: 'fell', args: { lost }, rules: [], seat })

test('a goal matches an event by type, side and the given arguments', () => {
  expect(isGoalEvent({ type: 'fell' }, fell(0, 1))).toBe(true)
  expect(isGoalEvent({ type: 'stood' }, fell(0, 1))).toBe(false)
  expect(isGoalEvent({ type: 'fell', seat: 1 }, fell(0, 1))).toBe(false)
  expect(isGoalEvent({ type: 'fell', seat: 0, args: { lost: 2 } }, fell(0, 1))).toBe(false)
  expect(isGoalEvent({ type: 'fell', seat: 0, args: { lost: 2 } }, fell(0, 2))).toBe(true)
})

test('each chance that is reached earns a star, though it is a sum of many parts', () => {
  const puzzle = { stars: [0.3, 0.5, 0.8] as const }
  expect([0.29, 0.3, 0.79, 1].map((chance) => starsFor(puzzle, chance))).toEqual([0, 1, 2, 3])
  expect(starsFor(puzzle, 0.1 + 0.7)).toBe(3)
})
