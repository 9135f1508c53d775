import { applyChanges, InputError, type Json, profileFields } from '@fray/kernel'
import { describe, expect, test } from 'vitest'
import { figures } from '../bands/house-profile.ts'
import { forces } from './rulebook-forces.ts'

const form = forces.profileForm!()
const [, group] = forces.profileExamples!
const fields = profileFields(form, group!)
const set = (profile: Json, place: string, value: Json) => applyChanges(profile, { kind: 'set', place, value })

function faultyFields(profile: Json): readonly string[] {
  try {
    forces.read({ race: 'alliance', points: 500, entries: [], profiles: [profile] })
    return []
  } catch (error) {
    if (error instanceof InputError) return error.problems.map(({ field }) => field)
    throw error
  }
}

describe('SW-PROFILE-01 the form for custom combatants', () => {
  test('has every field of a profile except the id, which follows from the name', () => {
    const roots = new Set(['id', ...fields.map(({ place }) => place.split(/[.[]/)[0])])
    expect(Object.keys(figures.shape).filter((field) => !roots.has(field))).toEqual([])
  })

  test('starts with a valid profile', () => {
    expect(faultyFields(form.blank)).toEqual([])
  })

  test('offers only choices the game knows', () => {
    for (const field of fields) {
      if (field.kind !== 'select' && field.kind !== 'list') continue
      for (const { value } of field.options) {
        const chosen = set(group!, field.place, field.kind === 'list' ? [value!] : value)
        const own = faultyFields(chosen).filter(
          (at) =>
            at.startsWith(`profiles[0].${field.place}[`) ||
            (field.kind === 'select' && at === `profiles[0].${field.place}`),
        )
        expect({ place: field.place, value, own }).toEqual({ place: field.place, value, own: [] })
      }
    }
  })

  test('names the field of each fault', () => {
    expect(faultyFields(set(form.blank, 'rank', 'leader'))).toEqual(['profiles[0].com'])
    expect(faultyFields(set(group!, 'members[1].ranged', ['short']))).toEqual([
      'profiles[0].members[1].ranged[0]',
      'profiles[0].members[1].pre',
    ])
  })

  test('SW-ROSTER-14 has fields for each kind of figure in a group; empty fields use the group’s values', () => {
    expect(fields.filter(({ place }) => place.endsWith('.count')).map(({ place }) => place)).toEqual([
      'members[0].count',
      'members[1].count',
    ])
    expect(profileFields(form, form.blank).some(({ place }) => place.startsWith('members'))).toBe(false)
    expect(faultyFields(set(group!, 'members[1].weapons', null))).toEqual([])
  })
})
