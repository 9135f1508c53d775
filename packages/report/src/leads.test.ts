import { expect, test } from 'vitest'
import type { Step } from './history.ts'
import { leadsOf } from './leads.ts'

const steps = (...strengths: number[][]): Step[] =>
  strengths.map((each, at) => ({ at, strengths: each, events: [], turnStarts: [], view: undefined as never }))

test('leads are told in the measure of the greatest one, and what is good for both puts nobody ahead', () => {
  const leads = leadsOf(steps([0.02, 0.02], [0.12, -0.08], [0.05, -0.15]), undefined)
  expect(leads[0]).toEqual([0, 0])
  expect(leads[1]![0]).toBeCloseTo(1)
  expect(leads[2]![1]).toBeCloseTo(-1)
})

test('who has won is ahead in the end, whatever the position was worth', () => {
  const outcome = { winners: [1], reason: { id: 'won' }, rules: [] }
  expect(leadsOf(steps([0, 0], [0.4, -0.4], [0.4, -0.4]), outcome)).toEqual([
    [0, 0],
    [1, -1],
    [-1, 1],
  ])
  expect(leadsOf(steps([0.2, 0], [0.2, 0]), { ...outcome, winners: [] }).at(-1)).toEqual([0, 0])
})

test('a lead that is not worth speaking of looks small', () => {
  expect(Math.abs(leadsOf(steps([0.01, -0.01]), undefined)[0]![0]!)).toBeLessThan(0.25)
})

test('before the first turn nobody is ahead, however much more of one side is on the table', () => {
  expect(leadsOf(steps([0.9, -0.9], [0.1, -0.1]), undefined, 1)).toEqual([
    [0, 0],
    [1, -1],
  ])
})
