import { expect, test } from 'vitest'
import type { HistoryStep } from './history.ts'
import { leadsOf } from './leads.ts'

const steps = (...strengths: number[][]): HistoryStep[] =>
  strengths.map((strength, at) => ({ at, strengths: strength, events: [], turnStarts: [], view: undefined as never }))

test('leads are scaled to the greatest one, and a gain of both sides puts neither ahead', () => {
  const leads = leadsOf(steps([0.02, 0.02], [0.12, -0.08], [0.05, -0.15]), undefined)
  expect(leads[0]).toEqual([0, 0])
  expect(leads[1]![0]).toBeCloseTo(1)
  expect(leads[2]![1]).toBeCloseTo(-1)
})

test('the winner leads at the end, whatever the position was worth', () => {
  const outcome = { winners: [1], reason: { id: 'won' }, rules: [] }
  expect(leadsOf(steps([0, 0], [0.4, -0.4], [0.4, -0.4]), outcome)).toEqual([
    [0, 0],
    [1, -1],
    [-1, 1],
  ])
  expect(leadsOf(steps([0.2, 0], [0.2, 0]), { ...outcome, winners: [] }).at(-1)).toEqual([0, 0])
})

test('an insignificant lead looks small', () => {
  expect(Math.abs(leadsOf(steps([0.01, -0.01]), undefined)[0]![0]!)).toBeLessThan(0.25)
})

test('nobody leads before the first turn, even with more figures on the table', () => {
  expect(leadsOf(steps([0.9, -0.9], [0.1, -0.1]), undefined, 1)).toEqual([
    [0, 0],
    [1, -1],
  ])
})
