import { type ProfileForm, text } from '@fray/kernel'
import { expect, test } from 'vitest'
import { faultsAt, filledIn, isFaulty, newProfile, numberTyped, otherFaults } from './profile-draft.ts'

const form: ProfileForm = { blank: { id: 'fox', name: 'Fox', weapon: { ranges: [1, 2] } }, sections: [] }
const field = (place: string) => ({ kind: 'text', place, label: text(place), longest: 9 }) as const
const fault = ['profiles[0].weapon.ranges', 'profiles[1].name', 'profiles[1]', 'profiles'].map((where) => {
  return { field: where, message: `wrong at ${where}` }
})
const told = (problems: typeof fault | readonly { field: string }[]) => problems.map((each) => each.field)

test('a fault stands at the field it names, or inside it, of its own profile', () => {
  expect(told(faultsAt(fault, 0, field('weapon.ranges')))).toEqual(['profiles[0].weapon.ranges'])
  expect(told(faultsAt(fault, 0, field('weapon')))).toEqual(['profiles[0].weapon.ranges'])
  expect(told(faultsAt(fault, 1, field('weapon')))).toEqual([])
  expect(told(faultsAt(fault, 1, field('nam')))).toEqual([])
})

test('what no field names is told of the profile, and what names no profile of none', () => {
  expect(told(otherFaults(fault, 1, [field('name')]))).toEqual(['profiles[1]'])
  expect([0, 1, 2].map((index) => isFaulty(fault, index))).toEqual([true, true, false])
})

test('a new profile has an id of its own', () => {
  expect(newProfile(form, [])).toBe(form.blank)
  expect(newProfile(form, [form.blank, { id: 'fox-2' }])).toMatchObject({ id: 'fox-3', name: 'Fox' })
})

test('fields are filled in where they stand; an empty number is none, and words are no number', () => {
  expect(filledIn(form.blank, 'weapon.ranges[1]', 5)).toMatchObject({ weapon: { ranges: [1, 5] } })
  expect(filledIn({ ...(form.blank as object), weapon: { sight: null } }, 'weapon.sight.range', 5)).toMatchObject({
    weapon: { sight: { range: 5 } },
  })
  expect(['', ' 7 ', '2,5', 'x'].map(numberTyped)).toEqual([null, 7, 2.5, undefined])
})
