import { describe, expect, test } from 'vitest'
import { InputError } from '../input/errors.ts'
import { company } from '../testing/company.ts'
import { applyChanges, changeForce, isWithin, stepsOf, valueAt } from './force-change.ts'

const data = { name: 'Ash', entries: [{ id: 'a', tags: ['x', 'y'] }, { id: 'b' }] }

test('a path is read in steps, in the way errors name fields', () => {
  expect(stepsOf('entries[2].option[0]')).toEqual(['entries', 2, 'option', 0])
  expect(stepsOf('')).toEqual([])
  expect(valueAt(data, 'entries[0].tags[1]')).toBe('y')
  expect(valueAt(data, 'entries[7].id')).toBeUndefined()
  expect(valueAt(data, 'entries[0].toString')).toBeUndefined()
})

test('a part inside a path differs from a path with the same prefix', () => {
  expect(isWithin('entries[1].id', 'entries[1]')).toBe(true)
  expect(isWithin('entries[1]', 'entries[1]')).toBe(true)
  expect(isWithin('entries[12]', 'entries[1]')).toBe(false)
  expect(isWithin('names', 'name')).toBe(false)
  expect(isWithin('anything', '')).toBe(true)
})

describe('applyChanges', () => {
  test('sets, clears, removes and copies without modifying its input', () => {
    const before = JSON.stringify(data)
    expect(applyChanges(data, { kind: 'set', place: 'entries[1].id', value: 'c' })).toMatchObject({
      entries: [{ id: 'a' }, { id: 'c' }],
    })
    expect(applyChanges(data, { kind: 'set', place: 'entries[1].tags', value: ['z'] })).toMatchObject({
      entries: [{}, { id: 'b', tags: ['z'] }],
    })
    expect(applyChanges(data, { kind: 'set', place: 'name', value: null })).toEqual({ entries: data.entries })
    expect(applyChanges(data, { kind: 'set', place: 'title', value: null })).toEqual(data)
    expect(applyChanges(data, { kind: 'remove', place: 'entries[0]' })).toEqual({ name: 'Ash', entries: [{ id: 'b' }] })
    expect(applyChanges(data, { kind: 'copy', place: 'entries[0].tags[0]' })).toMatchObject({
      entries: [{ tags: ['x', 'x', 'y'] }, {}],
    })
    expect(JSON.stringify(data)).toBe(before)
  })

  test.each([
    { kind: 'set', place: '', value: 1 },
    { kind: 'set', place: 'entries[2]', value: {} },
    { kind: 'set', place: 'other.id', value: 1 },
    { kind: 'set', place: 'name.first', value: 'A' },
    { kind: 'remove', place: 'title' },
    { kind: 'remove', place: 'entries[9]' },
    { kind: 'copy', place: 'name' },
  ] as const)('a change of a missing part is refused by name: %o', (change) => {
    expect(() => applyChanges(data, change)).toThrow(InputError)
    expect(() => applyChanges(data, change)).toThrow(/does not exist and cannot be changed/)
  })

  test('changes apply in order', () => {
    const force = changeForce(company, company.blank(), [
      { kind: 'add', offer: 'master' },
      { kind: 'set', place: 'fencers[0].motto', value: 'En garde' },
      { kind: 'add', offer: 'second', to: 'fencers[0]' },
    ])
    expect(force.fencers).toMatchObject([{ kind: 'master', motto: 'En garde', seconds: [{ title: '' }] }])
    expect(() => company.change(force, { kind: 'set', place: 'fencers[0].motto', value: 7 })).toThrow(
      /fencers\[0\].motto/,
    )
  })
})
