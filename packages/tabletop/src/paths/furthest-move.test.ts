import { expect, test } from 'vitest'
import { furthestMove } from './furthest-move.ts'

test('the figures share the walk so that none goes further than it must', () => {
  const from = [0, 10, 20].map((x) => ({ x, y: 0 }))
  const to = [30, 10, 20].map((x) => ({ x, y: 0 }))
  // One figure walking 30 would do, but everyone moving up by 10 is over sooner.
  expect(furthestMove(from, to)).toBe(10)
  expect(furthestMove(from, [...from].reverse())).toBe(0)
  expect(furthestMove([], [])).toBe(0)
})
