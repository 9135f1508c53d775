import { expect, test } from 'vitest'
import { armyOf, faultOf, faultsOf, ownCard } from '../armies/army.fixture.ts'
import { buildArmy } from '../armies/army-builder.ts'
import { profiles as catalogue, profileNamed } from '../armies/cards/profiles.ts'

test('EX-CF-407 an army of 300 A.P. has Characters for at most 150', () => {
  const hero = (ap: number) => ownCard('hero', { character: true, ap, ini: 12, att: 12, str: 12, def: 12, res: 12 })
  const list = (ap: number) => armyOf([{ profile: 'hero' }], { points: 300, profiles: [hero(ap)] })
  const faults = (ap: number) => faultsOf(list(ap)).filter((fault) => fault !== 'own-price')
  expect(faults(150)).toEqual([])
  expect(faults(151)).toEqual(['characters'])
  expect(faultOf(list(151), 'characters').fault.args).toMatchObject({ limit: 150 })
})

const troopOf = (army: string) =>
  catalogue.find((profile) => profile.army === army && !profile.character && !profile.machine)!.id

test('EX-CF-409 Acheron takes Dirz with Mid-Nor, but not Dirz with the Drunes', () => {
  const faultsOfAllies = (...peoples: string[]) =>
    faultsOf(
      armyOf(
        peoples.map((people) => ({ profile: troopOf(people) })),
        { army: 'acheron', points: 1000 },
      ),
    )
  expect(faultsOfAllies('dirz', 'midnor')).toEqual([])
  expect(faultsOfAllies('dirz', 'drune')).toEqual(['allies-apart'])
})

test('EX-CF-411 of 300 A.P. Allies may have 90, all of them Characters, which leaves 60 for the others', () => {
  const hero = (id: string, army: string, ap: number) =>
    ownCard(id, { army, character: true, ap, ini: 12, att: 12, str: 12, def: 12, res: 12 })
  const faults = (ally: number, own: number) => {
    const made = [hero('ally', 'griffins', ally), hero('own', 'lions', own)]
    const list = armyOf(
      made.map(({ id }) => ({ profile: id })),
      { points: 300, profiles: made },
    )
    return faultsOf(list).filter((fault) => fault !== 'own-price')
  }
  expect(faults(90, 60)).toEqual([])
  expect(faults(91, 59)).toEqual(['allies'])
  expect(faults(90, 61)).toEqual(['characters'])
})

const GALHYAN = 'cynwall-galhyan'
const galhyanLearns = (spell: string) =>
  faultsOf(armyOf([{ profile: GALHYAN, spells: [spell] }], { army: 'cynwall', points: 1000 }))

test('EX-CF-413 and EX-CF-415 Galhyan learns solaris and chronomancy of Light and Water, and primagic', () => {
  expect(profileNamed(GALHYAN)!.magic).toMatchObject({
    elements: ['light', 'water'],
    paths: ['solaris', 'chronomancy'],
  })
  expect(galhyanLearns('protection-of-the-light')).toEqual([])
  expect(galhyanLearns('troubling-aura')).toContain('spell-path')
  expect(galhyanLearns('arrow-of-mana')).toEqual([])
  // An elemental spell of Fire needs no path, but the Element.
  expect(galhyanLearns('ball-of-flames')).not.toEqual([])
})

test('EX-CF-417 a miracle of Danu is for the faithful of Danu', () => {
  const faith = { cult: 'Cernunnos', aura: 10, creation: 3, alteration: 3, destruction: 3 }
  const profiles = [ownCard('priest', { army: 'sessairs', rank: 'devout', role: 'faithful', faith })]
  const learns = (profile: string) =>
    faultsOf(armyOf([{ profile, miracles: ['favour-of-danu'] }], { army: 'sessairs', profiles }))
  expect(learns('sessairs-oracle-of-danu')).toEqual([])
  expect(learns('priest')).toEqual(['miracle-cult'])
})

test('EX-CF-421 Gwenlaen has a card of her own, two barbarians have one or two, four fiannas two, three or four', () => {
  const cards = (fiannas: readonly number[], barbarians: readonly number[] = [2]) =>
    armyOf(
      [
        { profile: 'sessairs-gwenlaen-the-ever-proud' },
        ...barbarians.map((count) => ({ profile: 'sessairs-giant-barbarian', count })),
        ...fiannas.map((count) => ({ profile: 'sessairs-kelt-fianna', count })),
      ],
      { army: 'sessairs', points: 400 },
    )
  for (const fiannas of [
    [1, 1, 1, 1],
    [2, 2],
    [3, 1],
    [2, 1, 1],
  ])
    expect(faultsOf(cards(fiannas))).toEqual([])
  expect(faultsOf(cards([2, 2], [1, 1]))).toEqual([])
  expect(faultsOf(cards([4]))).not.toEqual([])
  const army = buildArmy(cards([3, 1]), 'Army')
  expect(army.cards.map(({ members }) => members.length)).toEqual([1, 2, 3, 1])
})
