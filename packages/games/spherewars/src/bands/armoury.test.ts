import { describe, expect, test } from 'vitest'
import { bandOf, faultsIn } from '../testing/bands.ts'
import { artefacts, consumables } from './armoury.ts'
import { totalOf } from './band.ts'

/** A leader of each race with two of its troops, and artefacts that use all AP of the leader. */
const LEADERS = [
  ['scions', 'nekorg', ['tooth-of-kurgan'], ['lackey', 'battler']],
  ['alliance', 'rodanes', ['light-attack-rune', 'medallion-of-the-hundred-hearts'], ['lookout', 'ranger']],
  ['urueh', 'avernal-lance', ['obsidian-heart'], ['pack-of-imps', 'rider']],
  ['adepts', 'shaogi', ['favour-of-fear', 'nature-instinct', 'fang-of-fury'], ['mole-boy', 'goat-man']],
] as const

type Gear = { readonly artefacts?: readonly string[]; readonly consumables?: readonly string[] }

/** Gets the faults of a band whose leader carries these items, except unused AP and missing troops. */
function faultsWith([race, id, own, troops]: (typeof LEADERS)[number], { artefacts = own, consumables = [] }: Gear) {
  const hero = { id, artefacts: [...artefacts], consumables: [...consumables] }
  return faultsIn(bandOf(race, 800, hero, ...troops)).filter(
    (fault) => fault !== 'power-unused' && fault !== 'troops-missing',
  )
}
const [SCIONS, ALLIANCE, URUEH] = LEADERS

describe('artefacts', () => {
  test('SW-ARTEFACT-01 only combatants with arcane power carry artefacts, of the types on their profile', () => {
    expect(faultsIn(bandOf('alliance', 300, { id: 'lookout', artefacts: ['fang-of-fury'] }, 'ranger'))).toEqual([
      'no-arcane-power',
    ])
    expect(faultsWith(ALLIANCE, { artefacts: ['staff-of-the-wayfarer'] })).toEqual(['wrong-type'])
    expect(faultsWith(ALLIANCE, { artefacts: ['fang-of-fury'] })).toEqual([])
  })

  test('SW-ARTEFACT-02 artefacts use up the AP of their bearer and cost no points', () => {
    expect(
      faultsWith(ALLIANCE, { artefacts: ['light-attack-rune', 'rune-of-the-paralysing-mirror', 'fang-of-fury'] }),
    ).toEqual(['too-much-power'])
    const band = (gear: readonly string[]) =>
      bandOf('alliance', 800, { id: 'rodanes', artefacts: [...gear] }, 'lookout', 'ranger')
    expect(faultsIn(band(['fang-of-fury']))).toContain('power-unused')
    expect(totalOf(band(['light-attack-rune', 'medallion-of-the-hundred-hearts']), true)).toBe(totalOf(band([]), true))
  })

  test('SW-ARTEFACT-06 a bearer has one of each type; runes are limited by the items that hold them', () => {
    expect(faultsWith(ALLIANCE, { artefacts: ['fang-of-fury', 'tactical-ring'] })).toEqual(['artefact-types'])
    expect(faultsWith(ALLIANCE, { artefacts: ['rune-of-doubt', 'protecting-skin-rune'] })).toEqual([])
    expect(faultsWith(ALLIANCE, { artefacts: ['rune-of-vigour', 'rune-of-the-skilful'] })).toEqual(['artefact-types'])
  })

  test('SW-ARTEFACT-10 SW-RGEAR-02 exclusive items hold no runes', () => {
    const nirlem = (runes: string[]) =>
      faultsIn(bandOf('alliance', 700, { id: 'nirlem', option: 'blunt', artefacts: runes }, 'lookout', 'ranger'), {
        raceRules: false,
      })
    expect(nirlem(['rune-of-doubt'])).toEqual([])
    expect(nirlem(['rune-of-doubt', 'protecting-skin-rune'])).toContain('artefact-types')
  })

  test('SW-ARTEFACT-11 the AP of a unique artefact on the profile is already deducted', () => {
    const hero = { id: 'nirlem', option: 'blunt', artefacts: ['light-attack-rune'] }
    expect(faultsIn(bandOf('alliance', 700, hero, 'lookout', 'ranger'))).toEqual([])
  })

  test('SW-ARTEFACT-32 SW-RGEAR-50 artefacts of a race are for that race only', () => {
    expect(faultsWith(SCIONS, { artefacts: ['veil-of-isha'] })).toEqual(['other-race'])
    expect(faultsWith(URUEH, { artefacts: ['tooth-of-kurgan'] })).toEqual(['other-race'])
  })

  test('SW-ARTEFACT-34 common artefacts are for every race', () => {
    const common = artefacts.filter(({ race }) => race === null)
    for (const { id } of common) {
      const faults = LEADERS.map((leader) => faultsWith(leader, { artefacts: [id] }))
      expect(faults.flat()).not.toContain('other-race')
      expect(faults.flat()).not.toContain('no-race-gear')
    }
    for (const leader of LEADERS) expect(faultsWith(leader, { artefacts: ['tactical-ring'] })).toEqual([])
  })
})

describe('consumables', () => {
  test('SW-CONSUMABLE-01 a bearer has one consumable of each typology, whatever its grade; the Healing Ointment is a healing potion', () => {
    const carry = (...ids: string[]) => faultsWith(ALLIANCE, { consumables: ids })
    expect(carry('inferior-vigour-potion', 'sublime-vigour-potion')).toEqual(['typology-twice'])
    expect(carry('inferior-healing-potion', 'healing-ointment')).toEqual(['typology-twice'])
    expect(carry('inferior-vigour-potion', 'inferior-stamina-potion', 'inferior-agility-potion')).toEqual([])
  })

  test('SW-CONSUMABLE-48 SW-RGEAR-50 consumables of a race are for that race only', () => {
    expect(faultsWith(ALLIANCE, { consumables: ['tears-of-isha'] })).toEqual([])
    expect(faultsWith(SCIONS, { consumables: ['tears-of-isha'] })).toEqual(['other-race'])
  })

  test('SW-CONSUMABLE-49 common consumables are for every race', () => {
    const open = consumables.filter(({ race, carrier }) => race === null && carrier !== 'sorcerer')
    for (const { id } of open)
      for (const leader of LEADERS) expect(faultsWith(leader, { consumables: [id] })).toEqual([])
  })
})

test('SW-ORDER-04 a band has at most as many messengers as the leader’s command', () => {
  const band = (count: number) =>
    faultsIn(
      bandOf(
        'scions',
        700,
        { id: 'tirabe', artefacts: ['rune-of-vigour'] },
        { id: 'transmitter', count },
        'lackey',
        'battler',
      ),
    )
  expect(band(2)).toEqual([])
  expect(band(3)).toEqual(['messengers'])
})
