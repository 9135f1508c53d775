import type { Snapshot } from '@fray/session'
import { rectangleBase } from '@fray/tabletop'
import { expect, test } from 'vitest'
import { goalOf } from './lesson-goal.ts'

const waiting = (wanted: unknown, decision?: unknown) =>
  ({ lesson: { wanted }, decision }) as Pick<Snapshot, 'lesson' | 'decision'>

test('the goal of a lesson is the end of the path it waits for', () => {
  const path = [
    { x: 100, y: 100 },
    { x: 700, y: 300 },
  ]
  expect(goalOf(waiting({ path }))).toEqual({ at: { x: 700, y: 300 } })
  for (const wanted of ['run', null, undefined]) expect(goalOf(waiting(wanted))).toBeUndefined()
  expect(goalOf({ lesson: undefined, decision: undefined })).toBeUndefined()
})

test('the goal of a formation is its whole outline', () => {
  const base = rectangleBase(1000, 1000)
  const formation = {
    base,
    pose: { x: 5000, y: 5000, facing: { x: 0, y: -1_000_000 } },
    files: 2,
    ranks: [2, 2],
    alignment: 'centre',
  }
  const form = { kind: 'manoeuvre', formation, may: {}, allowance: 9000 }
  const goal = goalOf(waiting([{ do: 'advance', by: 2000 }], { kind: 'place', form }))
  expect(goal).toMatchObject({ at: { x: 5000, y: 3000 }, body: { files: 2 } })
  expect(goalOf(waiting('stop', { kind: 'place', form }))).toBeUndefined()
})
