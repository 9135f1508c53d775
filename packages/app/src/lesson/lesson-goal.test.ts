import { expect, test } from 'vitest'
import type { Snapshot } from '../match/protocol.ts'
import { goalOf } from './lesson-goal.ts'

const waiting = (wanted: unknown) => ({ wanted }) as Snapshot['lesson']

test('the goal of a lesson is where the way ends that it waits for', () => {
  const path = [
    { x: 100, y: 100 },
    { x: 700, y: 300 },
  ]
  expect(goalOf(waiting({ path }))).toEqual({ x: 700, y: 300 })
  for (const wanted of ['run', null, undefined]) expect(goalOf(waiting(wanted))).toBeUndefined()
  expect(goalOf(undefined)).toBeUndefined()
})
