import { expect, test } from 'vitest'
import { isGuided, shownStep, stepsDone } from './lesson-store.ts'

const place = { id: 'first', seat: 0, of: 6, wanted: undefined, othersWait: false }

test('texts come first, one after another, then the task', () => {
  const stepAfter = (read: number) => shownStep({ ...place, first: 1, step: 3 }, read)
  expect([0, 1, 2, 3, 9].map(stepAfter)).toEqual([1, 1, 2, 3, 3])
})

test('an undone step is shown again', () => {
  expect(shownStep({ ...place, first: 1, step: 1 }, 4)).toBe(1)
})

test('a lesson is done when all is read; a battle when it is over', () => {
  const steps = [{}, {}, {}] as never
  expect([1, 3].map((read) => stepsDone({ steps }, read, false))).toEqual([1, 3])
  expect([1, 3].map((read) => stepsDone({ steps, battle: true }, read, false))).toEqual([1, 2])
  expect(stepsDone({ steps, battle: true }, 1, true)).toBe(3)
})

test('play after the last task is not guided any more', () => {
  expect(isGuided({ ...place, first: 1, step: 3 })).toBe(true)
  expect(isGuided({ ...place, first: 6, step: 6 })).toBe(false)
  expect(isGuided(undefined)).toBe(false)
})
