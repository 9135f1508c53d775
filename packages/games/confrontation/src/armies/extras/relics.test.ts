import { describe, expect, test } from 'vitest'
import { armyOf, faultOf, faultsOf, ownCard } from '../army.fixture.ts'
import { buildArmy, totalOf } from '../army-builder.ts'
import type { ArmyListInput } from '../list.ts'

type Army = ArmyListInput['army']

/** A faithful Character of a people and a cult. */
const bearer = (army: Army, cult: string, rest: object = {}) =>
  ownCard('bearer', {
    army,
    rank: 'zealot',
    character: true,
    faith: { cult, aura: 10, creation: 1, alteration: 1, destruction: 1 },
    ...rest,
  })

const bearing = (artefacts: string[], army: Army, cult: string, rest: object = {}) =>
  armyOf([{ profile: 'bearer', artefacts }], { army, points: 1000, profiles: [bearer(army, cult, rest)] })

const EMBLEM = 'petrified-emblem'

describe('CF-RELIC-01 relics', () => {
  test('are for faithful Characters', () => {
    expect(faultsOf(bearing([EMBLEM], 'wolfen', 'Yllia'))).toEqual([])
    const layman = faultOf(bearing([EMBLEM], 'wolfen', 'Yllia', { character: false }), 'artefact-bearer')
    expect(layman.rules).toEqual(['CF-RELIC-01', 'CF-RELIC-02'])
    expect(faultsOf(bearing([EMBLEM], 'wolfen', 'Yllia', { rank: 'elite', faith: null }))).toEqual(['artefact-bearer'])
    const squire = { character: false, abilities: ['artefact/2'] }
    expect(faultsOf(bearing([EMBLEM], 'wolfen', 'Yllia', squire))).toEqual(['artefact-bearer'])
  })

  test('are borne one at a time, in the place of an artefact', () => {
    expect(faultsOf(bearing([EMBLEM, 'remains-of-the-bloodthirsty'], 'wolfen', 'Yllia'))).toEqual(['artefact-twice'])
    expect(faultsOf(bearing([EMBLEM, 'ring-of-fortune'], 'wolfen', 'Yllia'))).toEqual([])
    const three = [EMBLEM, 'ring-of-fortune', 'seal-of-negation']
    expect(faultsOf(bearing(three, 'wolfen', 'Yllia'))).toEqual(['artefact-number'])
  })

  test('are unique in an army', () => {
    const both = ['first', 'second'].map((id) => ({ ...bearer('wolfen', 'Yllia'), id, name: id }))
    const army = armyOf(
      both.map(({ id }) => ({ profile: id, artefacts: [EMBLEM] })),
      { army: 'wolfen', points: 1000, profiles: both },
    )
    expect(faultOf(army, 'relic-twice').field).toBe('cards[1].artefacts[0]')
  })
})

test.each([
  ['CF-RELIC-06', 'aegis-of-lahn', 13, ['lions Arin', 'griffins Merin', 'sessairs Danu']],
  ['CF-RELIC-07', 'vellum-of-the-obscure', 15, ['acheron Salaüel', 'midnor Mid-Nor']],
  ['CF-RELIC-08', 'petrified-emblem', 10, ['wolfen Yllia', 'tirnabor Uren']],
  ['CF-RELIC-09', 'remains-of-the-bloodthirsty', 15, ['wolfen Yllia', 'devourers Vile-Tis']],
  ['CF-RELIC-10', 'kelgars-ashes', 13, ['griffins Merin']],
  ['CF-RELIC-11', 'amber-of-the-abyss', 15, ['midnor Mid-Nor']],
] as const)('CF-RELIC-02, %s: %s costs %d A.P. and is for %j', (_, relic, ap, who) => {
  const peoples = [
    ...['lions Arin', 'griffins Merin', 'sessairs Danu', 'cynwall Noësis', 'acheron Salaüel'],
    ...['midnor Mid-Nor', 'wolfen Yllia', 'devourers Vile-Tis', 'tirnabor Uren'],
  ]
  const open = peoples.filter((people) => {
    const [army, cult] = people.split(' ') as [Army, string]
    return faultsOf(bearing([relic], army, cult)).length === 0
  })
  expect(open).toEqual(peoples.filter((people) => (who as readonly string[]).includes(people)))
  const [army, cult] = who[0].split(' ') as [Army, string]
  expect(totalOf(bearing([relic], army, cult)) - totalOf(bearing([], army, cult))).toBe(ap)
})

test('CF-RELIC-12 the Claws of Torture, 12 A.P., are for any faithful whose card prints Iconoclast', () => {
  const iconoclast = { abilities: ['iconoclast'] }
  expect(faultsOf(bearing(['claws-of-torture'], 'lions', 'Arin', iconoclast))).toEqual([])
  expect(faultsOf(bearing(['claws-of-torture'], 'lions', 'Arin'))).toEqual(['artefact-bearer'])
  const [without, carrying] = [[], ['claws-of-torture']].map((relics) => bearing(relics, 'lions', 'Arin', iconoclast))
  expect(totalOf(carrying!) - totalOf(without!)).toBe(12)
})

test('CF-RELIC-09 the Remains make their bearer Dreadful', () => {
  const army = buildArmy(bearing(['remains-of-the-bloodthirsty'], 'wolfen', 'Yllia'), 'Wolfen')
  expect(army.cards[0]!.members[0]!.extras).toContainEqual({ ability: 'dreadful', x: null })
})
