import { expect, test } from 'vitest'
import { toldStep } from './lesson-store.ts'

const place = { id: 'first', seat: 0, of: 6, wanted: undefined }

test('what is only to be read is told first, one after the other, then what is to be done', () => {
  const told = (read: number) => toldStep({ ...place, first: 1, step: 3 }, read)
  expect([0, 1, 2, 3, 9].map(told)).toEqual([1, 1, 2, 3, 3])
})

test('a step that was taken back is told again', () => {
  expect(toldStep({ ...place, first: 1, step: 1 }, 4)).toBe(1)
})
