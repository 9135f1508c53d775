import { type ProfileForm, text } from '@fray/kernel'
import { expect, test } from 'vitest'
import {
  assignId,
  faultsAt,
  isFaulty,
  newProfile,
  otherFaults,
  parseNumber,
  setField,
  withEntry,
  withoutCodes,
  withoutEntry,
} from './profile-draft.ts'

const form: ProfileForm = { blank: { id: 'fox', name: 'Fox', weapon: { ranges: [1, 2] } }, sections: [] }
const field = (place: string) => ({ kind: 'text', place, label: text(place), maxLength: 9 }) as const
const fault = ['profiles[0].weapon.ranges', 'profiles[1].name', 'profiles[1]', 'profiles'].map((where) => {
  return { field: where, message: `wrong at ${where}` }
})
const fieldsOf = (problems: typeof fault | readonly { field: string }[]) => problems.map((problem) => problem.field)

test('a fault belongs to the field it names, or one inside it, of its own profile', () => {
  expect(fieldsOf(faultsAt(fault, 0, field('weapon.ranges')))).toEqual(['profiles[0].weapon.ranges'])
  expect(fieldsOf(faultsAt(fault, 0, field('weapon')))).toEqual(['profiles[0].weapon.ranges'])
  expect(fieldsOf(faultsAt(fault, 1, field('weapon')))).toEqual([])
  expect(fieldsOf(faultsAt(fault, 1, field('nam')))).toEqual([])
})

test('a fault without a field belongs to the profile, and one without a profile to none', () => {
  expect(fieldsOf(otherFaults(fault, 1, [field('name')]))).toEqual(['profiles[1]'])
  expect([0, 1, 2].map((index) => isFaulty(fault, index))).toEqual([true, true, false])
})

test('a new profile has a free id', () => {
  expect(newProfile(form, [])).toEqual(form.blank)
  expect(newProfile(form, [form.blank, { id: 'fox-2' }])).toMatchObject({ id: 'fox-3', name: 'Fox' })
})

test('fields are set; an empty number is removed, and words are not a number', () => {
  expect(setField(form.blank, 'weapon.ranges[1]', 5)).toMatchObject({ weapon: { ranges: [1, 5] } })
  expect(setField({ ...(form.blank as object), weapon: { sight: null } }, 'weapon.sight.range', 5)).toMatchObject({
    weapon: { sight: { range: 5 } },
  })
  expect(['', ' 7 ', '2,5', 'x'].map(parseNumber)).toEqual([null, 7, 2.5, undefined])
})

test('the id follows from the name, but stays if entries of the force may refer to it', () => {
  const rename = (name: string, others: readonly { id: string }[] = [], kept: readonly { id: string }[] = []) =>
    assignId({ id: 'fox', name: 'Fox' }, { id: 'fox', name }, others, kept)
  expect(rename('Ñandú’s Guard ')).toEqual({ id: 'own-nandu-s-guard', name: 'Ñandú’s Guard ' })
  expect(rename('Fox')).toEqual({ id: 'fox', name: 'Fox' })
  expect(rename('')).toEqual({ id: 'own', name: '' })
  expect(rename('Owl', [{ id: 'own-owl' }])).toEqual({ id: 'own-owl-2', name: 'Owl' })
  expect(rename('Owl', [], [{ id: 'fox' }])).toEqual({ id: 'fox', name: 'Owl' })
})

test('a list is created with its first entry and removed with its last', () => {
  const [none, one] = [{ name: 'Fox' }, { name: 'Fox', members: [{ name: 'Cub' }] }]
  expect(withEntry(none, 'members', { name: 'Cub' })).toEqual(one)
  expect(withEntry(one, 'members', { name: 'Vixen' })).toEqual({
    ...one,
    members: [{ name: 'Cub' }, { name: 'Vixen' }],
  })
  expect(withoutEntry(withEntry(one, 'members', { name: 'Vixen' }), 'members', 1)).toEqual(one)
  expect(withoutEntry(one, 'members', 0)).toEqual(none)
})

test('a fault is shown without rule codes, but with other brackets', () => {
  expect(withoutCodes('either COU or FEAR (CF-PROFILE-07)')).toBe('either COU or FEAR')
  expect(withoutCodes('so it is (CF-LEAD-01, SW-BASE-06) in all')).toBe('so it is in all')
  expect(withoutCodes('Arrow of Mana (as printed)')).toBe('Arrow of Mana (as printed)')
})
