import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { clone, freeze } from './clone.ts'

const plain = fc.jsonValue({ maxDepth: 4 })

/** Lists every object and array in plain data, including the value itself. */
function parts(value: unknown): object[] {
  if (typeof value !== 'object' || value === null) return []
  return [value, ...Object.values(value).flatMap(parts)]
}

describe('clone', () => {
  test('a clone is equal and shares nothing that can change', () => {
    fc.assert(
      fc.property(plain, (value) => {
        const copy = clone(value)
        expect(copy).toEqual(value)
        expect(JSON.stringify(copy)).toBe(JSON.stringify(value))
        const originals = new Set(parts(value))
        for (const part of parts(copy)) expect(originals.has(part)).toBe(false)
      }),
    )
  })

  test('frozen parts are shared at any depth and their neighbours copied', () => {
    const profile = freeze({ name: 'guard', skills: [1, 2] })
    const state = { figures: [{ profile, at: { x: 1 } }], all: [profile] }
    const copy = clone(state)
    expect(copy.figures[0]?.profile).toBe(profile)
    expect(copy.all[0]).toBe(profile)
    expect(copy.figures[0]?.at).not.toBe(state.figures[0]?.at)
    copy.figures[0]!.at.x = 9
    expect(state.figures[0]?.at.x).toBe(1)
  })

  test('fields that are present but undefined are kept, in the same order', () => {
    const copy = clone({ b: undefined, a: [undefined, null] })
    expect(Object.keys(copy)).toEqual(['b', 'a'])
    expect(copy.a).toEqual([undefined, null])
  })

  test('an own field of any name is copied as data', () => {
    const value = JSON.parse('{"__proto__": {"x": 1}, "constructor": {"y": 2}}')
    const copy = clone(value)
    expect(JSON.stringify(copy)).toBe(JSON.stringify(value))
    expect(Object.getPrototypeOf(copy)).toBe(Object.prototype)
  })
})

describe('freeze', () => {
  test('every nested part is frozen and the same object returned', () => {
    fc.assert(
      fc.property(plain, (value) => {
        expect(freeze(value)).toBe(value)
        for (const part of parts(value)) expect(Object.isFrozen(part)).toBe(true)
      }),
    )
  })

  test('the parts of a shallowly frozen object are frozen too', () => {
    const list = freeze(Object.freeze({ inner: { count: 1 } }))
    expect(Object.isFrozen(list.inner)).toBe(true)
  })
})
