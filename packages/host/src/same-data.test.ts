import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isSameData } from './same-data.ts'

/** Small data, so that two of them are often equal. */
const data = fc.letrec((tie) => ({
  value: fc.oneof(
    { depthSize: 'small' },
    fc.constantFrom(0, 1, 'a', null, false, undefined),
    fc.array(tie('value'), { maxLength: 2 }),
    fc.dictionary(fc.constantFrom('a', 'b'), tie('value'), { maxKeys: 2, noNullPrototype: true }),
  ),
})).value

/** Formats as JSON with sorted fields. */
const canonicalJson = (value: unknown) =>
  JSON.stringify([value], (_, part) => {
    const isRecord = typeof part === 'object' && part !== null && !Array.isArray(part)
    return isRecord ? Object.fromEntries(Object.entries(part).sort()) : part
  })

/** JSON writes null for undefined in a list; the two still differ. */
const hasHole = (value: unknown): boolean =>
  Array.isArray(value)
    ? value.some((part) => part === undefined || hasHole(part))
    : typeof value === 'object' && value !== null && Object.values(value).some(hasHole)

test('two values are the same data exactly if they are the same JSON', () => {
  fc.assert(
    fc.property(data, data, (a, b) => {
      fc.pre(!hasHole([a, b]))
      expect(isSameData(a, b)).toBe(canonicalJson(a) === canonicalJson(b))
      expect(isSameData(a, structuredClone(a))).toBe(true)
    }),
  )
})

test('similar but different data are told apart', () => {
  expect(isSameData([], {})).toBe(false)
  expect(isSameData({}, [])).toBe(false)
  expect(isSameData(null, {})).toBe(false)
  expect(isSameData({}, null)).toBe(false)
  expect(isSameData([1], [1, 2])).toBe(false)
  expect(isSameData([1, 2], [1])).toBe(false)
  expect(isSameData({ a: 1 }, { a: 1, b: 2 })).toBe(false)
  expect(isSameData({ a: 1, b: 2 }, { a: 1 })).toBe(false)
  expect(isSameData({ a: undefined }, { b: undefined })).toBe(true)
  expect(isSameData(1, '1')).toBe(false)
})
