import { applyChanges, InputError, type Json, profileFields } from '@fray/kernel'
import { expect, test } from 'vitest'
import { troopProfileSchema } from '../army/army.ts'
import { missum } from '../game.ts'
import { forces } from './forces.ts'

const guard = forces.profileExamples![0] as { readonly [field: string]: Json }

const armyWith = (...profiles: readonly Json[]): Json => ({ nation: 'other', teams: [{ level: 6 }], profiles })

/** Gets the faulty fields of an army with these kinds of troops. */
function wrongFields(...profiles: readonly Json[]): string[] {
  try {
    forces.read(armyWith(...profiles))
    return []
  } catch (error) {
    if (!(error instanceof InputError)) throw error
    return error.problems.map(({ field, message }) => `${field}: ${message}`)
  }
}

test('MI-ARMY-01 custom troops are offered and marked, and fight as a legion with their arms', () => {
  const army = forces.read(armyWith(guard))
  expect(forces.catalogue(army).offers.find(({ id }) => id === 'river-guard')).toMatchObject({
    name: { args: { name: 'River Guard' } },
    house: true,
    taken: 0,
    facets: { kind: ['line'] },
  })
  const twice = ['river-guard', 'river-guard'].reduce((all, offer) => forces.change(all, { kind: 'add', offer }), army)
  expect(twice.legions.map(({ name, figures, weapons }) => [name, figures, weapons])).toEqual([
    ['River Guard 1', 24, ['longSpear', 'shortSword']],
    ['River Guard 2', 24, ['longSpear', 'shortSword']],
  ])
  expect(forces.describe(twice).faults).toEqual([])
  const setup = missum.rules.readSetup(forces.setup(missum.content.presets[0]!.setup, [twice, undefined]))
  expect(missum.rules.begin(setup)).toBeDefined()
})

test('MI-ARMY-01 errors in custom troops are reported by field', () => {
  expect(wrongFields(guard)).toEqual([])
  expect(wrongFields({ ...guard, armour: 'golden' })[0]).toMatch(/^profiles\[0\]\.armour: /)
  expect(wrongFields({ ...guard, colour: 'red' })[0]).toMatch(/^profiles\[0\]: .*colour/)
  expect(wrongFields({ ...guard, id: 'heavy-swords' })).toEqual([
    'profiles[0].id: is the id of troops that the game already offers',
  ])
  expect(wrongFields(guard, guard)).toEqual(['profiles[1].id: "river-guard" is listed twice'])
  expect(wrongFields({ ...guard, weapons: ['dagger', 'lightsabre'] })).toEqual([
    'profiles[0].weapons[1]: "lightsabre" is not a weapon of the race "human" (MI-MELEEFACTOR-33)',
  ])
  expect(wrongFields({ ...guard, missile: 'shenCrossbow' })[0]).toMatch(/^profiles\[0\]\.missile: /)
})

test('MI-ARMY-01 the form for custom troops covers every field except the id, and offers only what the charts list', () => {
  const form = forces.profileForm!()
  const fields = profileFields(form, form.blank)
  const places = fields.map(({ place }) => place)
  // Yán Kór troops may write mixed morale (MI-NATION-03).
  const left = Object.keys(troopProfileSchema.shape).filter((field) => !places.includes(field))
  expect(left).toEqual(['id', 'mixed'])
  expect(wrongFields(form.blank)).toEqual([])
  for (const field of fields) {
    if (field.kind !== 'select') continue
    for (const { value } of field.options) {
      const chosen = applyChanges(form.blank, { kind: 'set', place: field.place, value })
      expect(
        wrongFields(chosen).filter((at) => at.startsWith(`profiles[0].${field.place}: `) && !at.includes('MI-')),
      ).toEqual([])
    }
  }
})
