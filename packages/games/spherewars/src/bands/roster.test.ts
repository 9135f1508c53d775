import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import '../abilities/index.ts'
import { registry } from '../ability.ts'
import { bandOf, faultsIn, figuresOf } from '../testing/bands.ts'
import { figureView } from '../view/figure-view.ts'
import { iconOf } from '../view/icons.ts'
import type { Profile, Race } from './profile.ts'
import { entryNamed, isGroup, roster } from './roster.ts'

const ofRace = (race: Race) => roster.filter((entry) => entry.race === race)
const profile = (id: string): Profile => entryNamed(id)!.profile

/** The values on the card of a figure, by attribute. */
function card(id: string): Record<string, string> {
  const [figure] = figuresOf(bandOf(profile(id).race, 100, id))
  const { attributes } = figureView(figure!, 0)
  return Object.fromEntries(attributes.map(({ label, value }) => [label.id.replace('attribute.', ''), value]))
}

describe('race lists', () => {
  test('SW-ROSTER-01 the four races have 16, 16, 15 and 14 entries; a band recruits from one of them', () => {
    const races: Race[] = ['scions', 'alliance', 'urueh', 'adepts']
    expect(races.map((race) => ofRace(race).length)).toEqual([16, 16, 15, 14])
    const mixed = bandOf('scions', 300, 'lackey', 'battler', 'lookout')
    expect(faultsIn(mixed)).toEqual(['stranger'])
    expect(faultsIn(bandOf('scions', 300, 'lackey', 'battler', 'nobody'))).toEqual(['unknown'])
  })

  test('SW-ROSTER-02 SW-PROFILE-01 a row lists its columns in order: DEX with PRE, CON against mundane and arcane', () => {
    expect(card('tax-collector')).toEqual({ mov: '4', com: '–', dex: '2·3', str: '2', con: '3', fur: '–', pow: '2' })
    expect(card('liehhan')).toEqual({ mov: '4', com: '2', dex: '3', str: '4', con: '6·7', fur: '4', pow: '–' })
    expect(Object.keys(card('liehhan'))).toEqual(['mov', 'com', 'dex', 'str', 'con', 'fur', 'pow'])
    const { bp, profile: liehhan } = entryNamed('liehhan')!
    const { ap, wounds, morale, fear, height, abilities, weapons } = liehhan
    expect({ bp, ap, wounds, morale, fear, height, weapons }).toEqual({
      ...{ bp: 186, ap: 2, wounds: 7, morale: 'unbreakable', fear: 2, height: 3, weapons: ['blunt'] },
    })
    expect(abilities).toContain('smothering-embrace')
  })

  test('SW-ROSTER-03 SW-PROFILE-08 five entries have equipment to buy', () => {
    const marked = roster.filter(({ options }) => options.length > 0).map(({ name }) => name)
    expect(marked).toEqual(['Devastator', 'Nirlem', 'Explorer', 'Near Heart', 'Amazon'])
  })

  test('SW-ROSTER-03 without race rules the four common weapons are free, except the mounted one for the Amazon', () => {
    const weaponsAndValue = (id: string, option: string) =>
      figuresOf(bandOf('alliance', 300, { id, option }), false).map(({ profile, value }) => [...profile.weapons, value])
    expect(weaponsAndValue('amazon', 'long-mounted')).toEqual([['long-mounted', 53]])
    expect(weaponsAndValue('near-heart', 'light')).toEqual([['light', 53]])
    expect(faultsIn(bandOf('alliance', 300, { id: 'amazon', option: 'long' }), { raceRules: false })).toEqual([
      'no-option',
    ])
  })

  test('SW-ROSTER-04 SW-PROFILE-20 SW-PROFILE-21 SW-RPROF-11 some cells hold something other than a number', () => {
    expect(card('wild-sorrep').mov).toBe('V')
    expect(card('rider').mov).toBe('V')
    expect(card('crab-man').mov).toBe('C')
    expect(card('lackey').fur).toBe('–')
    expect(profile('lackey').fur).toBeNull()
    // The two special cells: what the abilities of these two make of them starts from these figures.
    expect({ str: profile('scorcher').str, mov: profile('mole-boy').mov }).toEqual({ str: 3, mov: 4 })
    expect(profile('scorcher').abilities).toContain('lava-core')
    expect(profile('mole-boy').abilities).toContain('underground-tunneller')
    expect({ ephemeral: profile('ash').ephemeral, abilities: profile('ash').abilities }).toEqual({
      ephemeral: true,
      abilities: expect.arrayContaining(['ashes']),
    })
  })

  test('SW-ROSTER-10 SW-RRULE-01 Regors belong to the Regor Cult, Soimi to the three others, the Leviathan to none', () => {
    for (const { profile } of ofRace('scions')) {
      const cult = profile.abilities.find((id) => id.endsWith('-cult'))
      const people = cult === 'regor-cult' ? 'regor' : cult ? 'soimi' : null
      expect({ name: profile.name, people: profile.people }).toEqual({ name: profile.name, people })
    }
    expect(profile('leviathan').people).toBeNull()
    for (const leader of ['nekorg', 'tirabe', 'sull', 'raggarth']) {
      const list = bandOf('scions', 1000, leader, 'leviathan')
      expect(faultsIn(list)).not.toContain('barred-by-leader')
    }
  })

  test('SW-ROSTER-11 every race but the Scions of Kurgan has an avatar', () => {
    const avatars = roster.filter(({ profile }) => profile.rank === 'avatar').map(({ race }) => race)
    expect(avatars).toEqual(['alliance', 'urueh', 'adepts'])
  })

  test('SW-ROSTER-12 SW-RRULE-11 both factions of the Alliance mix under any leader', () => {
    for (const leader of ['rodanes', 'taem', { id: 'nirlem', option: 'blunt', artefacts: ['light-attack-rune'] }]) {
      const faults = faultsIn(bandOf('alliance', 600, leader, 'ranger', 'the-guard', 'cohort-of-postulants'))
      expect(faults.filter((fault) => fault !== 'power-unused')).toEqual([])
    }
  })

  test('SW-ROSTER-13 SW-RRULE-12 SW-RACE-43 Postman and Ikarus choose a faction each and gain its keyword', () => {
    const [legion, mercenary] = figuresOf(
      bandOf('alliance', 500, { id: 'postman', faction: 'legion' }, { id: 'postman', faction: 'mercenaries' }),
    )
    expect(legion!.profile.abilities).toContain('legion-member')
    expect(legion!.profile.abilities).not.toContain('legion-formation')
    expect(mercenary!.profile.abilities).toContain('mercenary-member')
    expect(mercenary!.profile.faction).toBe('Mercenary Women of Isha')
    expect(faultsIn(bandOf('alliance', 1000, 'ikarus'))).toContain('faction-open')
    expect(faultsIn(bandOf('alliance', 1000, { id: 'ranger', faction: 'legion' }))).toContain('faction-fixed')
  })

  test('SW-ROSTER-14 SW-RPROF-08 SW-RPROF-09 groups are several combatants, each with its own base and wounds', () => {
    const groups = roster.filter(isGroup).map(({ id, members }) => [id, members.length])
    expect(groups).toEqual([
      ['cohort-of-postulants', 4],
      ['the-guard', 4],
      ['igneous-guard', 2],
      ['pack-of-blowpipers', 4],
      ['pack-of-imps', 4],
    ])
    const imps = figuresOf(bandOf('urueh', 300, 'pack-of-imps'))
    expect(imps.map(({ id, profile, wounds }) => [id, profile.name, wounds])).toEqual([
      [0, 'Imp 1', 3],
      [1, 'Imp 2', 3],
      [2, 'Imp 3', 3],
      [3, 'Imp 4', 3],
    ])
    expect(new Set(imps.map(({ group }) => group)).size).toBe(1)
  })

  test('SW-ROSTER-14 SW-RPROF-10 Summoners and Mongoose Boys are a single combatant on one base', () => {
    for (const id of ['pack-of-summoners', 'pack-of-mongoose-boys']) {
      const [only, ...others] = figuresOf(bandOf(profile(id).race, 300, id))
      expect({ group: only!.group, others }).toEqual({ group: null, others: [] })
    }
  })

  test('SW-ROSTER-15 SW-RPROF-08 the Postulant with the Shield of the Legion is tougher, but otherwise equal', () => {
    const [first, ...rest] = entryNamed('cohort-of-postulants')!.members
    const bearer = rest.at(-1)!
    expect(rest.slice(0, 2).map(({ conMundane, conArcane }) => [conMundane, conArcane])).toEqual([
      [3, 2],
      [3, 2],
    ])
    expect({ conMundane: bearer.conMundane, conArcane: bearer.conArcane }).toEqual({ conMundane: 4, conArcane: 3 })
    expect(bearer.armour).toEqual([...first!.armour, 'shield-of-the-legion'])
    const { name, conMundane, conArcane, armour, icon } = bearer
    expect({ ...first, name, conMundane, conArcane, armour, icon }).toEqual(bearer)
  })

  test('SW-ROSTER-16 SW-RPROF-08 among the Guardians only the Superior Guardian has the Spear of the Mercenaries', () => {
    expect(entryNamed('the-guard')!.members.map(({ name, weapons }) => [name, ...weapons])).toEqual([
      ['Guardian', 'long'],
      ['Guardian', 'long'],
      ['Guardian', 'long'],
      ['Superior Guardian', 'spear-of-the-mercenaries'],
    ])
  })

  test('SW-ROSTER-18 abilities printed together are two or three separate ones', () => {
    expect(profile('shaogi').abilities.slice(0, 4)).toEqual([
      ...['natures-camouflage', 'natures-knowledge', 'arcane-offering', 'regeneration-offering'],
    ])
    expect(profile('eagle-man').abilities).toContain('telepathy-offering')
    expect(profile('wild-sorrep').abilities).toEqual(expect.arrayContaining(['wild', 'unruly']))
  })

  test('SW-ROSTER-20 every ability and weapon of the lists is known under one of its names', () => {
    for (const { members } of roster) {
      for (const { abilities, weapons, ranged, armour } of members) {
        for (const id of [...abilities, ...weapons, ...ranged, ...armour]) expect(registry.get(id).id).toBe(id)
      }
    }
    const variants = ['hit-blow', 'hall-of-fire', 'life-malefic', 'procreation-magma', 'energy-suction', 'below']
    for (const id of [...variants, 'intimidating', 'sensory-scream', 'boar-butt']) {
      expect(() => registry.get(id)).toThrow(/unknown object/)
    }
    expect(['stevedore', 'igniis', 'shaogi', 'dowser'].every((id) => entryNamed(id))).toBe(true)
  })

  test('SW-ROSTER-21 without race rules only abilities explained in the book count', () => {
    const abilities = (raceRules: boolean) =>
      figuresOf(bandOf('scions', 500, 'tirabe'), raceRules)[0]!.profile.abilities
    expect(abilities(true)).toContain('sweeping-blow')
    expect(abilities(false)).toEqual(['stings', 'roar-of-the-beast', 'hilt-blow', 'aquatic', 'fierce'])
  })

  test('SW-ROSTER-22 without race rules, equipment we had to guess becomes the plainest', () => {
    const gear = (id: string, raceRules: boolean) => {
      const { weapons, ranged } = figuresOf(bandOf(profile(id).race, 500, id), raceRules)[0]!.profile
      return [...weapons, ...ranged]
    }
    expect(gear('miz-rider', true)).toEqual(['long-mounted'])
    expect(gear('miz-rider', false)).toEqual(['light'])
    // Printed or hinted at: it stays.
    expect(gear('rodanes', false)).toEqual(['conventional'])
    expect(gear('raggarth', false)).toEqual(['conventional', 'conventional'])
    expect(gear('ash', false)).toEqual([])
  })

  test('SW-ROSTER-23 SW-PROFILE-26 Firm is a trait beside the morale level; Firm alone implies common morale', () => {
    const firm = roster.filter(({ profile }) => profile.firm).map(({ id, profile }) => [id, profile.morale])
    expect(firm).toEqual([
      ['ikarus', 'brave'],
      ['pyronus', 'common'],
      ['wild-sorrep', 'brave'],
      ['rider', 'brave'],
      ['scorcher', 'brave'],
      ['stevedore', 'brave'],
      ['crab-man', 'common'],
    ])
  })

  test('SW-ROSTER-24 Liehhan is Fierce and has neither Assault nor Parry', () => {
    const { abilities } = profile('liehhan')
    expect(['fierce', 'assault', 'parry'].map((id) => abilities.includes(id))).toEqual([true, false, false])
  })

  test('SW-ROSTER-25 SW-RPROF-02 rows that lost their name have one that is marked as ours', () => {
    const named = roster.filter(({ nameBasis }) => nameBasis !== 'roster').map(({ name, bp }) => [name, bp])
    expect(named).toEqual(
      expect.arrayContaining([
        ['Harpooner', 37],
        ['Prowler', 31],
      ]),
    )
  })
})

describe('profiles', () => {
  test('SW-PROFILE-02 SW-PROFILE-03 abilities are universal, of a race or unique, and each is a passive, a deed or a spell', () => {
    const owners = (id: string) => roster.filter(({ profile }) => profile.abilities.includes(id)).length
    expect(owners('aquatic')).toBeGreaterThan(10)
    expect({ stings: owners('stings'), 'kurgans-embrace': owners('kurgans-embrace') }).toEqual({
      stings: 9,
      'kurgans-embrace': 1,
    })
    expect(registry.get('stings').deed).toBeDefined()
    expect(registry.get('mindfreeze').spell).toBeDefined()
    const passive = registry.get('natures-camouflage')
    expect({ deed: passive.deed, spell: passive.spell }).toEqual({ deed: undefined, spell: undefined })
  })

  test('SW-PROFILE-04 equipment is mundane except for a few unique items', () => {
    const mundane = ['cloth', 'leather', 'chainmail', 'plates', 'shield']
    const unique = new Set(roster.flatMap(({ members }) => members.flatMap(({ armour }) => armour)))
    for (const item of mundane) unique.delete(item)
    expect([...unique].sort()).toEqual(['orichalcum', 'sacred-shield', 'shield-of-the-legion'])
  })

  test('SW-PROFILE-23 SW-PROFILE-24 SW-PROFILE-25 levels of height, fear and morale match the lists', () => {
    const heights = ['pack-of-imps', 'battler', 'ranger', 'hinos'].map((id) => profile(id).height)
    expect(heights).toEqual([1, 2, 3, 4])
    const fears = ['cohort-of-postulants', 'werelynx', 'miz-rider', 'leviathan'].map((id) => profile(id).fear)
    expect(fears).toEqual([0, 1, 2, 3])
    const morale = ['lackey', 'battler', 'lookout', 'tirabe'].map((id) => profile(id).morale)
    expect(morale).toEqual(['coward', 'common', 'brave', 'unbreakable'])
  })

  test('SW-PROFILE-27 wounds follow the level, from very easy (3) to extremely difficult to kill (8)', () => {
    const wounds = ['pack-of-imps', 'lackey', 'ripper', 'battler', 'tirabe', 'leviathan'].map(
      (id) => profile(id).wounds,
    )
    expect(wounds).toEqual([3, 4, 5, 6, 7, 8])
  })

  test('SW-RPROF-01 base sizes follow height, with 40 mm for Fiend and Rider', () => {
    for (const { id, profile } of roster) {
      const usual = ({ 1: 30, 2: 30, 3: 40, 4: 50 } as Record<number, number>)[profile.height]
      const expected = id === 'fiend' || id === 'rider' ? 40 : usual
      expect(profile.base.radius / 50, id).toEqual(expected)
    }
  })

  test('SW-RPROF-01 SW-BASE-02 without race rules base sizes follow height alone', () => {
    const diameter = (id: string) => {
      return figuresOf(bandOf(profile(id).race, 300, id), false)[0]!.profile.base.radius / 50
    }
    expect(['fiend', 'rider', 'ranger', 'hinos'].map(diameter)).toEqual([30, 30, 40, 50])
  })

  test('SW-RPROF-03 SW-RPROF-04 SW-RPROF-05 SW-RPROF-06 every race has its equipment', () => {
    const gear = (id: string) => {
      const { weapons, ranged, armour } = profile(id)
      return [...weapons, ...ranged, ...armour].join(' ')
    }
    expect(['nekorg', 'raggarth', 'soimi-regular-shooter', 'ripper', 'henchman', 'leviathan'].map(gear)).toEqual([
      ...['blunt leather', 'conventional conventional cloth', 'light projectile leather', 'light light cloth'],
      ...['long leather', 'conventional projectile'],
    ])
    expect(['rodanes', 'lookout', 'tax-collector', 'equestrian-heart', 'ikarus'].map(gear)).toEqual([
      'conventional plates shield',
      'light light-mechanical leather',
      'conventional tension chainmail leather',
      'hammer-of-the-legion plates shield-of-the-legion',
      'conventional conventional light-powder light-powder orichalcum',
    ])
    expect(['avernal-lance', 'pyronus', 'igniis', 'ash', 'miz-rider', 'hinos'].map(gear)).toEqual([
      ...['long cloth', 'conventional light-powder cloth', 'conventional tension cloth', '', 'long-mounted cloth'],
      'blunt powder light-powder',
    ])
    expect(['liehhan', 'yenay', 'hedgehog-girl', 'goat-man', 'werelynx'].map(gear)).toEqual([
      ...['blunt', 'light light cloth', 'light projectile cloth', 'conventional cloth', 'light light cloth'],
    ])
  })

  test('SW-RPROF-12 Satanor casts four spells', () => {
    const spells = profile('satanor').abilities.filter((id) => registry.get(id).spell)
    expect(spells.sort()).toEqual(['hail-of-fire', 'incinerating-blast', 'lava-torrent', 'magma-of-procreation'])
  })

  test('every combatant and group member has a picture from the set', () => {
    const set = JSON.parse(
      readFileSync(fileURLToPath(import.meta.resolve('@iconify-json/game-icons/icons.json')), 'utf8'),
    )
    const icons = roster.flatMap(({ members }) => members.map(({ icon }) => icon))
    expect(icons.filter((icon) => !(icon in set.icons))).toEqual([])
    expect(iconOf('the-guard', 'Superior Guardian')).not.toBe(iconOf('the-guard'))
    expect(new Set(roster.map(({ profile }) => profile.icon)).size).toBe(roster.length)
  })
})
