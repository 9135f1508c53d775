import fc from 'fast-check'
import { expect, test } from 'vitest'
import { reuseUnchanged } from './reuse-unchanged.ts'

test('new data that is completely unchanged is the old object', () => {
  const before = { scenery: [{ id: 1, outline: [{ x: 1, y: 2 }] }], active: undefined }
  expect(reuseUnchanged(before, structuredClone(before))).toBe(before)
})

test('only changed parts are new objects', () => {
  const before = { scenery: [{ id: 1 }, { id: 2 }], figures: [{ id: 7, at: 1 }] }
  const after = {
    scenery: [{ id: 1 }, { id: 2 }],
    figures: [
      { id: 7, at: 2 },
      { id: 8, at: 0 },
    ],
  }
  const kept = reuseUnchanged(before, after)
  expect(kept).toEqual(after)
  expect(kept.scenery).toBe(before.scenery)
  expect(kept.figures[0]).not.toBe(before.figures[0])
})

test('a missing or new part is a change', () => {
  expect(reuseUnchanged({ a: 1, b: 2 }, { a: 1 })).toEqual({ a: 1 })
  expect(Object.keys(reuseUnchanged({ a: 1 } as object, { b: undefined }))).toEqual(['b'])
  expect(reuseUnchanged([1, 2], { 0: 1, 1: 2 })).toEqual({ 0: 1, 1: 2 })
})

test('the new content always wins', () => {
  fc.assert(
    fc.property(fc.jsonValue(), fc.jsonValue(), (before, after) => {
      expect(reuseUnchanged(before, after)).toEqual(after)
    }),
  )
})
