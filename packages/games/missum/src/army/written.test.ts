import { InputError, type Json } from '@fray/kernel'
import { expect, test } from 'vitest'
import { missum } from '../game.ts'
import { phrases } from '../locales/phrases.ts'
import { armySchema, NATIONS } from './army.ts'

const legion = { name: 'Foot', figures: 20, weapons: ['Long Sword', 'two-handed axe'], armour: 'Heavy' }

test('armies accept names as the rulebook prints them', () => {
  const army = armySchema.parse({
    name: 'South',
    nation: 'Livyánu',
    legions: [
      { ...legion, missile: 'long bow', type: 'regular skirmisher', standing: 'Irregular' },
      { name: 'Others', figures: 10, race: 'Pé Chói', weapons: ['Sword'] },
      { name: 'Engines', figures: 4, engine: 'Light dart-thrower' },
    ],
    teams: [{ level: 3, race: 'Tinalíya' }],
    kerdu: { race: 'men' },
  })
  expect(army).toMatchObject({
    nation: 'livyani',
    legions: [
      { weapons: ['longSword', 'twoHandedAx'], armour: 'heavy', missile: 'longBow', type: 'regularSkirmisher' },
      { race: 'peChoi', weapons: ['sword'] },
      { engine: 'lightDartThrower' },
    ],
    teams: [{ race: 'tinaliya' }],
    kerdu: { race: 'human' },
  })
})

test('every nation accepts its displayed name', () => {
  const shown = NATIONS.filter((nation) => nation !== 'other')
  const read = (written: unknown) => armySchema.shape.nation.parse(written)
  expect(shown.map((nation) => read(phrases.en[`nation.${nation}`]))).toEqual(shown)
})

test('situations accept displayed names of officers, facings and ground', () => {
  const units: Json[] = [
    { ...legion, seat: 0, at: [600, 800], facing: 'East' },
    { ...legion, name: 'Enemy', seat: 1, at: [600, 300] },
    { name: 'Leader', seat: 0, office: 'Dritlán', with: 'Foot' },
  ]
  const terrain = [{ terrain: 'Open woods', shape: { disc: [1500, 600], diameter: 100 } }]
  const { state } = missum.saves.readPosition({ units, terrain, nations: ["Mu'ugalavyá", 'Yán Kor'] })
  expect(state.units[2]!.office).toMatchObject({ kind: 'dritlan' })
  expect(state.pieces[0]!.terrain).toBe('openWoods')
})

test('an unknown name is refused with the list of known names', () => {
  const situateWithPlate = () =>
    missum.saves.readPosition({ units: [{ ...legion, armour: 'plate', seat: 0, at: [600, 800] }] })
  expect(situateWithPlate).toThrow(InputError)
  expect(situateWithPlate).toThrow(/units\[0\]\.armour: .*"heavy"/)
})
