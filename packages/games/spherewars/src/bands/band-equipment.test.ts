import { describe, expect, test } from 'vitest'
import { bandOf, faultsIn } from '../testing/bands.ts'
import { checkBand } from './band-check.ts'
import { roster } from './roster.ts'

const rodanes = { id: 'rodanes', artefacts: ['light-attack-rune', 'medallion-of-the-hundred-hearts'] }

/** So many copies of somebody. */
const of = (id: string, count: number) => ({ id, count })

describe('equipment of heroes', () => {
  const lines = (hero: object) => bandOf('alliance', 700, hero as typeof rodanes, 'lookout', 'ranger')
  const hero = (id: string, artefacts: string[], consumables: string[] = []) =>
    faultsIn(lines({ id, artefacts, consumables }))

  test('SW-BAND-14 SW-PROFILE-09 artefacts must not exceed AP and must use it as far as possible', () => {
    expect(hero('rodanes', ['light-attack-rune', 'medallion-of-the-hundred-hearts'])).toEqual([])
    expect(hero('rodanes', ['light-attack-rune', 'medallion-of-the-hundred-hearts', 'rune-of-doubt'])).toEqual([
      'too-much-power',
    ])
    const [unused] = checkBand(lines({ id: 'rodanes', artefacts: ['light-attack-rune'] }))
    expect(unused).toMatchObject({ fault: { id: 'fault.power-unused', args: { power: 1, most: 3 } } })
    expect(hero('rodanes', [])).toEqual(['power-unused'])
    expect(faultsIn(bandOf('alliance', 300, { id: 'lookout', artefacts: ['rune-of-doubt'] }, 'ranger'))).toEqual([
      'no-arcane-power',
    ])
  })

  test('SW-PROFILE-28 SW-RPROF-14 artefact types and their number come from the profile', () => {
    expect(hero('rodanes', ['arcane-attack-cloak', 'light-attack-rune', 'tactical-ring'])).toEqual(['wrong-type'])
    expect(hero('rodanes', ['fang-of-fury', 'tactical-ring', 'light-attack-rune'])).toEqual(['artefact-types'])
    expect(hero('rodanes', ['rune-of-doubt', 'protecting-skin-rune', 'light-attack-rune'])).toEqual([])
    expect(hero('taem', ['rune-of-doubt', 'protecting-skin-rune', 'light-attack-rune'])).toEqual(['artefact-types'])
  })

  test('SW-RPROF-14 cloaks and staffs are for the named combatants, without race rules for those with power', () => {
    const types = (id: string) => roster.find((entry) => entry.id === id)!.artefactTypes
    const cloaked = roster.filter(({ artefactTypes }) => artefactTypes.cloak).map(({ id }) => id)
    expect(cloaked).toEqual(['sull', 'nirlem', 'laroc', 'pyronus', 'satanor', 'yenay', 'miuhalo'])
    expect(types('raggarth')['attack-rune']).toBe(2)
    expect(types('rodanes')['defence-rune']).toBe(2)
    const plain = (id: string, artefacts: string[], option?: string) =>
      faultsIn(lines({ id, artefacts, ...(option ? { option } : {}) }), { raceRules: false })
    expect(plain('nirlem', ['arcane-attack-cloak'], 'blunt')).toEqual([])
    expect(plain('taem', ['arcane-attack-cloak', 'rune-of-vigour', 'rune-of-doubt'])).toEqual(['wrong-type'])
    // The Sacred Shield holds no rune, so Nirlem's plates hold the only one (SW-ARTEFACT-10).
    expect(plain('rodanes', ['rune-of-doubt', 'protecting-skin-rune', 'rune-of-vigour'])).toEqual([])
    expect(plain('taem', ['light-attack-rune', 'rune-of-doubt', 'tactical-ring'])).toEqual(['no-race-gear'])
  })

  test('SW-RRULE-22 SW-RPROF-14 favours and instincts are limited to one of each; Liehhan has two of each and nothing else', () => {
    const adept = (id: string, artefacts: string[]) =>
      faultsIn(bandOf('adepts', 700, { id, artefacts }, 'mole-boy', 'goat-man')).filter(
        (fault) => fault !== 'power-unused',
      )
    expect(adept('liehhan', ['favour-of-fear', 'skinripper-favour'])).toEqual([])
    expect(adept('liehhan', ['fang-of-fury', 'favour-of-fear'])).toEqual(['wrong-type'])
    expect(adept('shaogi', ['favour-of-fear', 'skin-penetrating-favour'])).toEqual(['artefact-types'])
    expect(adept('shaogi', ['favour-of-fear', 'nature-instinct', 'favour-of-the-wood'])).toEqual(['artefact-types'])
  })

  test('SW-ARTEFACT-07 SW-ARTEFACT-08 SW-RGEAR-50 a band has each artefact once, a weapon for each rune, and only items of its race', () => {
    const laroc = (artefacts: string[]) => ({ id: 'laroc', artefacts })
    const band = faultsIn(
      bandOf(
        'alliance',
        750,
        rodanes,
        laroc(['light-attack-rune', 'sceptre-of-darlime', 'veil-of-isha', 'rune-of-the-paralysing-mirror']),
        of('lookout', 2),
        'ranger',
      ),
    )
    expect(band).toEqual(['artefact-twice'])
    // Taem's weapon is blunt, and the other rune needs an edge.
    expect(hero('taem', ['skin-penetrating-rune', 'rune-of-doubt', 'tactical-ring'])).toEqual(['wrong-weapon'])
    expect(hero('taem', ['skinripper-rune', 'rune-of-doubt', 'tactical-ring'])).toEqual([])
    expect(hero('taem', ['skinburner-lava', 'rune-of-doubt', 'tactical-ring'])).toEqual(['other-race'])
    const edges = ['skin-penetrating-rune', 'rune-of-vigour', 'fang-of-fury']
    expect(faultsIn(bandOf('scions', 700, { id: 'raggarth', artefacts: edges }, 'lackey', 'ripper'))).toEqual([])
    const igniisRunes = (runes: string[]) =>
      faultsIn(bandOf('urueh', 700, { id: 'igniis', artefacts: runes }, 'pack-of-imps', 'rider'))
    // One hand weapon for two runes that both need an edge.
    expect(igniisRunes(['skinburner-lava', 'skin-penetrating-rune', 'rune-of-doubt'])).toEqual(['runes'])
    expect(hero('taem', ['no-such-rune', 'rune-of-vigour', 'rune-of-doubt', 'tactical-ring'])).toEqual(['no-artefact'])
  })

  test('SW-ARTEFACT-07 a bearer has each artefact once', () => {
    const twice = { id: 'rodanes', artefacts: ['light-attack-rune', 'light-attack-rune'] }
    expect(faultsIn(bandOf('alliance', 750, twice, of('lookout', 2)))).toContain('artefact-twice')
  })

  test('SW-BAND-15 SW-CONSUMABLE-03 SW-CONSUMABLE-04 heroes carry up to three consumables, one of each typology; others carry none', () => {
    const full = ['light-attack-rune', 'medallion-of-the-hundred-hearts']
    expect(hero('rodanes', full, ['attack-potion', 'tears-of-isha', 'strategic-papyrus'])).toEqual([])
    expect(hero('rodanes', full, ['attack-potion', 'tears-of-isha', 'strategic-papyrus', 'defence-potion'])).toEqual([
      'consumables',
    ])
    expect(hero('rodanes', full, ['inferior-healing-potion', 'healing-ointment'])).toEqual(['typology-twice'])
    expect(hero('rodanes', full, ['ember-brew'])).toEqual(['other-race'])
    expect(hero('rodanes', full, ['inferior-enchantment-papyrus'])).toEqual(['sorcerers-only'])
    expect(hero('rodanes', full, ['lemonade'])).toEqual(['no-consumable'])
    const fighter = bandOf('alliance', 300, 'lookout', { id: 'ranger', consumables: ['attack-potion'] })
    expect(faultsIn(fighter)).toEqual(['no-consumables'])
    const avatar = {
      id: 'laroc',
      artefacts: ['sceptre-of-darlime', 'veil-of-isha', 'rune-of-the-paralysing-mirror', 'rune-of-vigour'],
      consumables: ['strategic-papyrus'],
    }
    expect(faultsIn(bandOf('alliance', 750, rodanes, avatar, of('lookout', 2), 'ranger'))).toEqual(['leaders-only'])
  })

  test('SW-BAND-18 every fault is reported with its place, rule and remedy', () => {
    const faults = checkBand(
      bandOf(
        'scions',
        500,
        'lackey',
        { id: 'battler', option: 'blunt' },
        { id: 'shaman', consumables: ['attack-potion'] },
        of('henchman', 6),
      ),
    )
    expect(faults.map(({ field, rules }) => [field, rules[0]])).toEqual([
      ['entries[1].option', 'SW-BAND-17'],
      ['', 'SW-BAND-02'],
      ['', 'SW-BAND-19'],
      ['entries[3].count', 'SW-RBAND-04'],
      ['entries[2].consumables', 'SW-BAND-15'],
      ['', 'SW-BAND-08'],
    ])
    for (const { mend } of faults) expect(mend.id).toMatch(/^mend\./)
  })
})
