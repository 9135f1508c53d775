import { expect, test } from 'vitest'
import { isGuided, shownStep, stepsDone } from './lesson-store.ts'

const place = { id: 'first', seat: 0, of: 6, wanted: undefined, othersWait: false }

test('what is only to be read is told first, one after the other, then what is to be done', () => {
  const told = (read: number) => shownStep({ ...place, first: 1, step: 3 }, read)
  expect([0, 1, 2, 3, 9].map(told)).toEqual([1, 1, 2, 3, 3])
})

test('a step that was taken back is told again', () => {
  expect(shownStep({ ...place, first: 1, step: 1 }, 4)).toBe(1)
})

test('a lesson is done when all is told; a battle when it is fought out', () => {
  const steps = [{}, {}, {}] as never
  expect([1, 3].map((told) => stepsDone({ steps }, told, false))).toEqual([1, 3])
  expect([1, 3].map((told) => stepsDone({ steps, battle: true }, told, false))).toEqual([1, 2])
  expect(stepsDone({ steps, battle: true }, 1, true)).toBe(3)
})

test('what comes after the last task is not guided any more', () => {
  expect(isGuided({ ...place, first: 1, step: 3 })).toBe(true)
  expect(isGuided({ ...place, first: 6, step: 6 })).toBe(false)
  expect(isGuided(undefined)).toBe(false)
})
