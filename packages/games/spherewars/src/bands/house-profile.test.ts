import { fuzz } from '@fray/bots'
import { InputError, type Json, Random } from '@fray/kernel'
import { describe, expect, test } from 'vitest'
import list from '../../data/abilities.json' with { type: 'json' }
import { forces } from '../forces/rulebook-forces.ts'
import { spherewars } from '../game.ts'
import { spherewarsManuscript } from '../manuscript/game.ts'
import { bandSchema } from './band-list.ts'

const [warden, watch] = forces.profileExamples as readonly [Record<string, unknown>, Record<string, unknown>]

const bandWith = (...profiles: readonly object[]) => ({
  race: 'alliance',
  points: 600,
  entries: [
    { id: 'rodanes', artefacts: ['rune-of-vigour', 'rune-of-unbreakable-courage', 'rune-of-doubt'] },
    { id: 'lookout' },
    { id: 'ford-warden', count: 2 },
  ],
  profiles,
})

const setupWith = (...profiles: readonly object[]) => ({
  seats: [{ bands: [bandWith(...profiles)] }, { bands: ['urueh-skirmish'] }],
  mission: 'death-of-the-enemy',
})

/** The fields that are wrong with a band that brings these profiles. */
function wrongFields(...profiles: readonly object[]): string[] {
  try {
    forces.read(bandWith(...profiles))
    return []
  } catch (error) {
    if (!(error instanceof InputError)) throw error
    return error.problems.map(({ field, message }) => `${field}: ${message}`)
  }
}

describe('a custom combatant', () => {
  test('fights beside combatants of the roster, costs what its author says, and is marked', () => {
    const setup = spherewars.rules.readSetup(setupWith(warden))
    const state = spherewars.rules.begin(setup)
    const own = state.combatants.filter(({ profile }) => profile.house)
    expect(own.map(({ profile, value }) => [profile.name, profile.race, value])).toEqual([
      ['Ford Warden 1', 'alliance', 60],
      ['Ford Warden 2', 'alliance', 60],
    ])
    const shown = spherewars.view.show(state, setup, 0).reserve!.find(({ name }) => name === 'Ford Warden 1')!
    expect(shown.abilities[0]).toMatchObject({ name: { id: 'house-profile' }, house: true })
    expect(forces.cards(bandSchema.parse(bandWith(warden))).at(-1)).toMatchObject({ name: 'Ford Warden', house: true })
  })

  test('is known only in the band that brings it', () => {
    const faults = forces.describe(forces.read(bandWith())).faults
    expect(faults.map(({ text, place }) => [text.id, place])).toContainEqual(['fault.unknown', 'entries[2].id'])
  })

  test('has faults reported by field', () => {
    expect(wrongFields({ ...warden, dex: 'quick' })[0]).toMatch(/^profiles\[0\]\.dex: /)
    expect(wrongFields({ ...warden, colour: 'red' })[0]).toMatch(/^profiles\[0\]: .*colour/)
    expect(wrongFields({ ...warden, id: 'Ford Warden' })).toEqual([
      'profiles[0].id: must consist of lower-case letters, digits and hyphens',
    ])
    expect(wrongFields({ ...warden, id: 'lookout' })).toEqual([
      'profiles[0].id: is already the id of a profile in the roster',
    ])
    expect(wrongFields(warden, warden)).toEqual(['profiles[1].id: "ford-warden" is used twice'])
    expect(wrongFields({ ...warden, weapons: ['lightsabre'], armour: ['long'] })).toEqual([
      'profiles[0].weapons[0]: "lightsabre" is not a known weapon',
      'profiles[0].armour[0]: "long" is not a known armour',
    ])
    expect(wrongFields({ ...warden, abilities: ['either-faction'] })[0]).toMatch(/abilities\[0\].*not a known ability/)
    expect(wrongFields({ ...warden, icon: 'dragon-of-mine' })).toEqual([
      'profiles[0].icon: is not an icon of this game',
    ])
  })

  test('SW-PROFILE-20 needs PRE to shoot and POW to cast; a leader needs COM', () => {
    expect(wrongFields({ ...warden, ranged: ['tension'] })[0]).toMatch(/^profiles\[0\]\.pre: /)
    expect(wrongFields({ ...warden, pre: 2 })[0]).toMatch(/^profiles\[0\]\.ranged: /)
    expect(wrongFields({ ...warden, abilities: ['throbbing-heart'] })[0]).toMatch(/^profiles\[0\]\.pow: /)
    expect(wrongFields({ ...warden, rank: 'leader' })[0]).toMatch(/^profiles\[0\]\.com: /)
  })

  test('SW-PROFILE-20 is accepted with everything it needs; a single spell requires POW', () => {
    expect(wrongFields({ ...warden, ranged: ['tension'], pre: 2 })).toEqual([])
    expect(wrongFields({ ...warden, abilities: ['throbbing-heart', 'tough'], pow: 2 })).toEqual([])
    expect(wrongFields({ ...warden, abilities: ['throbbing-heart', 'tough'] })[0]).toMatch(/^profiles\[0\]\.pow: /)
    expect(wrongFields({ ...warden, rank: 'leader', com: 2 })).toEqual([])
  })

  test('has faults reported by field in a setup too', () => {
    expect(() => spherewars.rules.readSetup(setupWith({ ...warden, mov: 0 }))).toThrow(/seats\[0\]\.bands\[0\]/)
  })

  test('SW-BAND-06 counts by its rank like any other', () => {
    const many = forces.read({ ...bandWith(warden), entries: [{ id: 'ford-warden', count: 6 }] })
    const faults = forces.describe(many).faults.map(({ text }) => text.id)
    expect(faults).toEqual(expect.arrayContaining(['fault.no-leader', 'fault.troops', 'fault.copies']))
  })
})

describe('a custom group', () => {
  const withWatch = (profile: object = watch, count = 1) => ({
    ...bandWith(warden, profile),
    entries: [...bandWith().entries.slice(0, 2), { id: 'ford-warden' }, { id: 'ford-watch', count }],
  })

  test('SW-ROSTER-14 has a base for every figure, differs where its lines differ, and scores by figure', () => {
    const band = withWatch()
    expect(forces.describe(forces.read(band)).faults).toEqual([])
    const seats = [{ bands: [band] }, { bands: ['urueh-skirmish'] }]
    const { combatants } = spherewars.rules.begin(spherewars.rules.readSetup({ seats, mission: 'death-of-the-enemy' }))
    const group = combatants.filter(({ group, profile }) => group !== null && profile.house)
    expect(group.map(({ profile, value }) => [profile.name, profile.weapons, profile.conMundane, value])).toEqual([
      ['Watchman 1', ['long'], 3, 30],
      ['Watchman 2', ['long'], 3, 30],
      ['Lantern Bearer', ['light'], 2, 30],
    ])
    expect(new Set(group.map((combatant) => combatant.group)).size).toBe(1)
    const names = forces.cards(forces.read(band)).map(({ name, house }) => [name, house])
    expect(names).toEqual(expect.arrayContaining([['Lantern Bearer', true]]))
  })

  test('SW-ROSTER-14 has faults reported by field', () => {
    const wrong = (members: readonly object[], more: object = {}) => wrongFields({ ...watch, ...more, members })
    const watchman = { name: 'Watchman', count: 2 }
    expect(wrong([{ name: 'Alone', count: 1 }])).toEqual([
      'profiles[0].members: a group has 2 to 12 models, not 1 (SW-ROSTER-14)',
    ])
    expect(wrong([{ ...watchman, count: 'two' }])[0]).toMatch(/^profiles\[0\]\.members\[0\]\.count: /)
    expect(wrong([watchman, { ...watchman, weapons: ['lightsabre'] }])).toEqual([
      'profiles[0].members[1].weapons[0]: "lightsabre" is not a known weapon',
    ])
    expect(wrong([{ ...watchman, ranged: ['tension'] }])[0]).toMatch(
      /^profiles\[0\]\.members\[0\]\.pre: .*SW-PROFILE-20/,
    )
    expect(wrong([watchman], { rank: 'messenger' })[0]).toMatch(/^profiles\[0\]\.members: .*messenger/)
  })
})

/** A combatant with anything the game knows. */
function anyProfile(random: Random, id: string) {
  const some = (kinds: readonly string[], most: number) => {
    const open = list
      .filter((ability) => kinds.includes(ability.kind) && ability.id !== 'either-faction')
      .map(({ id }) => id)
    return Array.from({ length: random.between(1, most) }, () => random.pick(open))
  }
  const level = () => random.between(1, 6)
  return {
    id,
    name: id,
    rank: random.pick(['regular', 'average']),
    bp: 20,
    mov: random.between(2, 6),
    dex: level(),
    pre: level(),
    str: level(),
    conMundane: level(),
    conArcane: level(),
    fur: level(),
    pow: level(),
    wounds: level(),
    height: random.between(0, 5),
    fear: random.between(0, 3),
    firm: random.between(0, 1) === 1,
    movement: random.pick(['fixed', 'flying', 'variable', 'clumsy']),
    morale: random.pick(['coward', 'common', 'brave', 'unbreakable']),
    weapons: some(['weapon'], 2),
    ranged: some(['ranged'], 2),
    armour: some(['armour'], 2),
    abilities: some(['universal', 'passive', 'deed', 'spell'], 6),
  }
}

describe('custom combatants with any abilities keep every rule of', () => {
  /** Two bands with the same made-up combatants. */
  function bandsOf(seed: string) {
    const random = Random.fromSeed(seed)
    const profiles = ['one', 'two', 'three', 'four'].map((id) => anyProfile(random, id))
    const made = profiles.map(({ id }) => ({ id }))
    const band = (race: string, ...who: readonly string[]) => {
      return { race, points: 600, profiles, entries: [...recruitAll(race, who), ...made] }
    }
    return [band('alliance', 'rodanes', 'lookout', 'near-heart'), band('scions', 'nekorg', 'lackey', 'battler')]
  }

  test.each(['first', 'second', 'third'])('SphereWars (%s)', (seed) => {
    const seats = bandsOf(seed).map((band) => ({ bands: [band] }))
    const setup = { seats, mission: 'crash', turnCap: 3 } as unknown as Json
    expect(fuzz(spherewars, { setup }, seed).faults).toEqual([])
  })

  test.each(['first', 'second'])('the Manuscript (%s)', (seed) => {
    const setup = { warbands: bandsOf(seed), turnCap: 3 } as unknown as Json
    expect(fuzz(spherewarsManuscript, { setup }, seed).faults).toEqual([])
  })
})

/** A leader with all it must carry, and the troops every band must have. */
function recruitAll(race: string, who: readonly string[]): readonly object[] {
  const blank = forces.read({ race, points: 600, entries: [] })
  return who.reduce((band, offer) => forces.change(band, { kind: 'add', offer }), blank).entries
}
