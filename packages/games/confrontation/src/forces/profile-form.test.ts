import { applyChanges, InputError, type Json, profileFields, valueAt } from '@fray/kernel'
import { describe, expect, test } from 'vitest'
import { cardFields } from '../armies/cards/reference-card.ts'
import type { ArmyList } from '../armies/list.ts'
import { forces } from './forces.ts'

const form = forces.profileForm!()
const fields = profileFields(form, form.blank)
const army = (profile: Json) => ({ army: 'lions', points: 200, cards: [], profiles: [profile] })

describe('CF-CARD-01 the form of a reference card', () => {
  test('has every figure of a card except its id, which follows from its name', () => {
    const roots = new Set(['id', ...fields.map(({ place }) => place.split(/[.[]/)[0])])
    expect(Object.keys(cardFields).filter((field) => !roots.has(field))).toEqual([])
  })

  test('begins with a card that is valid as it is, and every part begins with a valid one', () => {
    expect(() => forces.read(army(form.blank))).not.toThrow()
    for (const { part } of form.sections) {
      if (!part) continue
      const filled = applyChanges(form.blank, { kind: 'set', place: part.place, value: part.blank })
      expect(faultyFields(filled).filter((field) => field.startsWith(`profiles[0].${part.place}.`))).toEqual([])
    }
  })

  test('offers only choices that the card knows', () => {
    for (const field of fields) {
      if (field.kind !== 'select' && field.kind !== 'list') continue
      for (const { value } of field.options) {
        const whole = form.sections.find(({ part }) => part && field.place.startsWith(`${part.place}.`))?.part
        const base = whole
          ? applyChanges(form.blank, { kind: 'set', place: whole.place, value: whole.blank })
          : form.blank
        const chosen = applyChanges(base, {
          kind: 'set',
          place: field.place,
          value: field.kind === 'list' ? [value!] : value,
        })
        const own = faultyFields(chosen).filter((at) => at.startsWith(`profiles[0].${field.place}[`))
        expect(field.place).toEqual(field.place)
        expect(value).toEqual(value)
        expect(own).toEqual([])
      }
    }
  })

  test('names the field of a fault', () => {
    const both = applyChanges(form.blank, { kind: 'set', place: 'fear', value: 4 })
    expect(faultyFields(both)).toEqual(['profiles[0].cou'])
    const falling = applyChanges(form.blank, {
      kind: 'set',
      place: 'weapon',
      value: { name: 'Bow', strength: 3, ranges: [40, 20, 60] },
    })
    expect(faultyFields(falling)).toContain('profiles[0].weapon.ranges')
    expect(valueAt(form.blank, 'cou')).toBe(5)
  })
})

function faultyFields(profile: Json): readonly string[] {
  try {
    forces.read(army(profile))
    return []
  } catch (error) {
    if (error instanceof InputError) return error.problems.map(({ field }) => field)
    throw error
  }
}

test('CF-MACHINE-12, CF-ABIL-116 the form of a machine has its servants, their substitutes, and its access', () => {
  const { part } = form.sections.find(({ fields: own }) => own.some(({ place }) => place === 'machine.servant'))!
  const whole = applyChanges(form.blank, { kind: 'set', place: 'machine', value: part!.blank })
  const set = (place: string, value: Json) => applyChanges(whole, { kind: 'set', place, value })
  const machineOf = (profile: Json) =>
    (forces.read(army(applyChanges(profile, { kind: 'set', place: 'ap', value: 30 }))) as ArmyList).profiles![0]!
      .machine
  expect(machineOf(whole)).toMatchObject({ servant: null, access: null, substitutes: { aim: 2, dis: 3 } })
  expect(machineOf(set('machine.servant', 'own-gunner'))?.servant).toBe('own-gunner')
  expect(machineOf(set('machine.access', ['rear']))?.access).toEqual(['rear'])
  expect(machineOf(set('machine.substitutes.aim', 4))?.substitutes).toEqual({ aim: 4, dis: 3 })
})
