import { type Outcome, text } from '@fray/kernel'
import { expect, test } from 'vitest'
import type { Chapter } from './chapters.ts'
import { leadStoryOf } from './lead-story.ts'

const wonBy = (...winners: number[]): Outcome => ({ winners, reason: text('end'), rules: [] })

/** Turns of one answer each; `ends` gives the lead of the first of two seats at the end of each. */
function story(ends: readonly number[], outcome: Outcome | undefined) {
  const chapters = [0, ...ends.keys().map((i) => i + 1)].map((turn) => {
    return { turn, headline: text('turn', { turn }), from: Math.max(0, turn - 1) + (turn > 0 ? 1 : 0) }
  })
  const leads = [[0, 0], ...ends.map((lead) => [lead, -lead])]
  return leadStoryOf(chapters as unknown as readonly Chapter[], leads, outcome)
}

test('a winner who led throughout did so from the first turn that was not level', () => {
  expect(story([0, 0.05, 0.4, 0.1, 1], wonBy(0))).toEqual({
    kind: 'throughout',
    seat: 0,
    headline: text('turn', { turn: 3 }),
    changes: 0,
  })
})

test('the lead changes hands once or several times', () => {
  expect(story([-0.4, -0.5, 1], wonBy(0))).toMatchObject({
    ...{ kind: 'turned', seat: 0, other: 1, changes: 1 },
    headline: text('turn', { turn: 3 }),
  })
  expect(story([0.4, -0.5, 0, 0.3, 1], wonBy(0))).toMatchObject({
    ...{ kind: 'changed', seat: 0, other: 1, changes: 2 },
    headline: text('turn', { turn: 4 }),
  })
})

test('a draw, several winners or an unfinished match have no lead story', () => {
  for (const outcome of [wonBy(), wonBy(0, 1), undefined]) expect(story([0.4, 1], outcome)).toBeUndefined()
  expect(story([0, 0], wonBy(0))).toBeUndefined()
})
