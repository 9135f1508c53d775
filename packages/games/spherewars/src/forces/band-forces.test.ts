import { changeForce, entriesIn, type ForceFault, type Json, type Message, Speaker } from '@fray/kernel'
import { describe, expect, test } from 'vitest'
import type { BandInput, BandList } from '../bands/band-list.ts'
import { spherewars } from '../game.ts'
import { phrases } from '../locales/phrases.ts'
import { forces as warbands } from '../manuscript/preparation/forces.ts'
import { forces as bands } from './rulebook-forces.ts'

const speaker = new Speaker({ en: { ...phrases.en, ...bands.phrases.en } })
const say = (words: Message) => speaker.say(words, { figure: String, seat: String })

const band = (race: string, points: number, ...lines: readonly (string | object)[]): BandList =>
  bands.read({ race, points, entries: lines.map((line) => (typeof line === 'string' ? { id: line } : line)) })

const skirmish = (...lines: readonly (string | object)[]) => band('alliance', 500, ...lines)
const rodanes = { id: 'rodanes', artefacts: ['rune-of-vigour', 'rune-of-unbreakable-courage', 'rune-of-doubt'] }

/** Everything that would mend a fault of this kind, in words. */
function mendsOf(force: BandList, fault: string): string[] {
  const found = bands.describe(force).faults.filter(({ text }) => text.id === `fault.${fault}`)
  expect(found.map(({ text }) => text.id)).toContain(`fault.${fault}`)
  return found.flatMap(({ fixes }: ForceFault) => fixes.map(({ text }) => say(text)))
}

const entryOf = (force: BandList, place: string) =>
  entriesIn(bands.describe(force)).find((entry) => entry.place === place)!

describe('the view of a band', () => {
  test('offers remedies for the first of very many faults only, since each is tried on the whole band', () => {
    const lines = Array.from({ length: 30 }, () => ({ id: 'nobody' }))
    const { faults } = bands.describe(skirmish(...lines))
    const unknown = faults.filter(({ text }) => text.id === 'fault.unknown')
    expect(unknown).toHaveLength(30)
    expect(faults.slice(0, 5).every(({ fixes }) => fixes.length > 0)).toBe(true)
    expect(faults.slice(20).every(({ fixes }) => fixes.length === 0)).toBe(true)
  })

  test('SW-BAND-08 SW-RRULE-03 explains the cost of a line term by term', () => {
    const list = band('scions', 500, 'nekorg', { id: 'battler', count: 3 })
    const { cost } = entryOf(list, 'entries[1]')
    expect(cost!.terms.map(({ amount, label, rule }) => [amount, say(label), rule])).toEqual([
      [cost!.total + 20, 'Battler', 'SW-BAND-08'],
      [-20, 'bond of the cult', 'SW-RRULE-03'],
    ])
    expect(bands.describe(list).budget).toMatchObject({ used: 181 + cost!.total, limit: 500 })
  })

  test('SW-BAND-15 SW-BAND-17 lists weapons and consumables as terms of the cost', () => {
    const list = skirmish({ id: 'nirlem', option: 'blunt', consumables: ['attack-potion'] })
    const terms = entryOf(list, 'entries[0]').cost!.terms
    expect(terms.map(({ label, rule }) => [say(label), rule])).toEqual([
      ['Nirlem', 'SW-BAND-08'],
      ['Blunt', 'SW-BAND-17'],
      [expect.stringMatching(/potion/i), 'SW-BAND-15'],
    ])
  })

  test('SW-RBAND-01 SW-RBAND-02 counts each section and its limits; a skirmish has no superiors', () => {
    const { sections } = bands.describe(skirmish(rodanes, { id: 'lookout', count: 2 }))
    const counted = sections.map(({ id, count, min, max }) => [id, count, min, max])
    expect(counted).toEqual([
      ['leader', 1, 1, 1],
      ['messenger', 0, 0, 4],
      ['regular', 2, 1, 6],
      ['average', 0, 1, 4],
      ['elite', 0, 0, 2],
    ])
  })

  test('SW-ARTEFACT-02 bars further artefacts a hero cannot carry with the reason, but not those it carries', () => {
    const artefacts = entryOf(skirmish(rodanes), 'entries[0]').fields.find(({ place }) => place.endsWith('artefacts'))!
    if (artefacts.kind !== 'several') throw new Error('artefacts are several of a list')
    const reason = (id: string) => {
      const option = artefacts.options.find(({ value }) => value === id)
      return option?.barred && say(option.barred.reason)
    }
    expect(reason('rune-of-vigour')).toBeUndefined()
    expect(reason('rune-of-the-skilful')).toMatch(/Rodanes carries 2 artefacts of one type|have 4 AP of 3/)
    expect(artefacts.options.some(({ value }) => value === 'branch-of-ludeba')).toBe(false)
  })

  test('SW-ARTEFACT-01 shows an unknown artefact with its bearer, so that it can be removed', () => {
    const hero = { ...rodanes, artefacts: ['excalibur'], consumables: ['beer'] }
    const { fields } = entryOf(skirmish(hero), 'entries[0]')
    for (const [part, id] of [['artefacts', 'excalibur'] as const, ['consumables', 'beer'] as const]) {
      const field = fields.find(({ place }) => place.endsWith(part))
      expect(field).toMatchObject({
        value: [id],
        options: expect.arrayContaining([{ value: id, text: expect.anything() }]),
      })
    }
  })

  test('SW-RPROF-07 reports an unknown weapon as a fault, and nobody carries it', () => {
    const list = skirmish(rodanes, { id: 'nirlem', option: 'conventional!' })
    expect(bands.describe(list).faults.map(({ place }) => place)).toContainEqual(expect.stringMatching(/^entries\[1\]/))
    const weapons = (force: BandList) => entryOf(force, 'entries[1]').traits.map(({ name }) => say(name))
    const armed = weapons(skirmish(rodanes, { id: 'nirlem', option: 'blunt' }))
    const [gone, ...others] = armed.filter((trait) => !weapons(list).includes(trait))
    expect({ gone, others }).toEqual({ gone: expect.stringMatching(/blunt/i), others: [] })
    expect(bands.cards(list).length).toBeGreaterThan(0)
  })

  test('puts a line with an unknown entry into its own section, and one click removes it', () => {
    const list = skirmish(rodanes, 'nobody')
    expect(bands.describe(list).sections.at(-1)).toMatchObject({ id: 'unknown', entries: [{ place: 'entries[1]' }] })
    expect(mendsOf(list, 'unknown')).toEqual(['Remove nobody'])
  })
})

describe('offers', () => {
  test('SW-ROSTER-01 list every combatant of the race with its faults if added', () => {
    const { offers, facets } = bands.catalogue(skirmish(rodanes, { id: 'lookout', count: 2 }))
    expect(offers).toHaveLength(16)
    const of = (id: string) => offers.find((offer) => offer.id === id)!
    expect(of('lookout')).toMatchObject({ taken: 2, cost: 33, facets: { rank: ['regular'], role: ['shooter'] } })
    expect(of('lookout').objection).toBeUndefined()
    expect(say(of('nirlem').objection!.reason)).toBe('the band has 2 leaders')
    expect(of('nirlem').objection!.rules).toContain('SW-BAND-02')
    expect(facets.map(({ id }) => id)).toEqual(['rank', 'role'])
  })

  test('add a line with weapon, faction and artefacts, and copies of one kind share a line', () => {
    const added = ['nirlem', 'postman', 'lookout', 'lookout'].reduce(
      (force, offer) => bands.change(force, { kind: 'add', offer }),
      bands.blank(),
    )
    expect(added.entries).toEqual([
      { id: 'nirlem', count: 1, option: 'conventional', artefacts: [expect.any(String)], consumables: [] },
      { id: 'postman', count: 1, faction: 'legion', artefacts: [], consumables: [] },
      { id: 'lookout', count: 2, artefacts: [], consumables: [] },
    ])
    expect(() => bands.change(added, { kind: 'add', offer: 'lackey' })).toThrow(/offer: there is no "lackey"/)
  })

  test('SW-RRULE-17 reinforce a pack by a switch', () => {
    const imps = band('urueh', 300, 'pack-of-imps')
    const more = bands.change(imps, { kind: 'set', place: 'entries[0].members', value: true })
    expect({ members: more.entries[0]!.members, total: entryOf(more, 'entries[0]').cost!.total }).toEqual({
      members: 6,
      total: 75,
    })
    expect(bands.change(more, { kind: 'set', place: 'entries[0].members', value: false })).toEqual(imps)
  })

  test('refuse a change that the form of a band does not allow, by field', () => {
    const change = { kind: 'set', place: 'entries[0].count', value: 0 } as const
    expect(() => bands.change(skirmish(rodanes), change)).toThrow(/entries\[0\]\.count/)
  })
})

describe('remedies', () => {
  const hero = (more: object) => ({ id: 'taem', ...more })

  test.each<[fault: string, force: BandList, mend: string]>([
    ['stranger', skirmish('lackey', 'fiend'), 'Make it a band of Scions of Kurgan'],
    ['stranger', skirmish(rodanes, 'lookout', 'near-heart', 'lackey'), 'Remove Lackey'],
    ['no-option', skirmish({ id: 'near-heart', option: 'light' }), 'Take Conventional'],
    ['no-such-pack', skirmish({ id: 'the-guard', members: 5 }), 'Take the usual number'],
    ['faction-open', skirmish('postman'), 'Take Mercenary Women of Isha'],
    ['faction-fixed', skirmish({ id: 'lookout', faction: 'legion' }), 'Take none'],
    ['scout-hero', band('alliance', 300, rodanes, 'lookout', 'near-heart'), 'Play for 500 points'],
    ['no-leader', skirmish('lookout'), 'Add Rodanes (176 points)'],
    ['leaders', skirmish(rodanes, 'taem', 'laroc'), 'Keep Taem, remove the others'],
    ['avatar-barred', band('urueh', 500, 'pyronus', 'satanor'), 'Remove Satanor'],
    ['messengers', skirmish('lookout', { id: 'postman', faction: 'legion', count: 2 }), 'Remove 2 of Postman'],
    ['troops-missing', skirmish(rodanes, 'near-heart'), 'Add Lookout (33 points)'],
    ['troops', skirmish(rodanes, { id: 'near-heart', count: 5 }), 'Remove Near Heart'],
    ['barred-by-leader', band('scions', 500, 'tirabe', { id: 'shaman', count: 2 }), 'Remove 2 of Shaman'],
    ['few-under-leader', band('scions', 500, 'sull', { id: 'fiend', count: 2 }), 'Remove Fiend'],
    ['soimi', band('scions', 500, 'raggarth', 'lackey', { id: 'battler', count: 2 }), 'Remove Battler'],
    ['needs-leader', band('urueh', 500, 'pyronus', 'igneous-guard'), 'Remove Igneous Guard'],
    ['copies', band('alliance', 2000, { id: 'lookout', count: 7 }), 'Remove 2 of Lookout'],
    ['too-dear', band('alliance', 300, { id: 'lookout', count: 5 }, { id: 'near-heart', count: 3 }), 'Remove Lookout'],
    ['no-arcane-power', skirmish({ id: 'lookout', artefacts: ['rune-of-doubt'] }), 'Take none'],
    ['no-artefact', skirmish({ ...rodanes, artefacts: [...rodanes.artefacts, 'excalibur'] }), 'Leave excalibur behind'],
    ['too-much-power', skirmish({ ...rodanes, artefacts: [...rodanes.artefacts, 'tactical-ring'] }), 'Carry'],
    ['power-unused', skirmish(hero({})), 'Carry'],
    ['artefact-twice', skirmish(hero({ artefacts: ['rune-of-doubt', 'rune-of-doubt'] })), ''],
    ['no-consumables', skirmish({ id: 'lookout', consumables: ['attack-potion'] }), 'Take none'],
    ['no-consumable', skirmish(hero({ consumables: ['beer'] })), 'Leave beer behind'],
    [
      'typology-twice',
      skirmish(hero({ consumables: ['attack-potion', 'attack-potion'] })),
      'Leave Attack Potion behind',
    ],
  ])('of "%s" are offered and work', (fault, force, mend) => {
    expect(mendsOf(force, fault).join('\n')).toContain(mend)
    const left = (band: BandList) =>
      bands.describe(band).faults.filter(({ text }) => text.id === `fault.${fault}`).length
    for (const { text, fixes } of bands.describe(force).faults) {
      if (text.id !== `fault.${fault}`) continue
      for (const { changes } of fixes) expect(left(changeForce(bands, force, changes))).toBeLessThan(left(force))
    }
  })

  test('of a band that is too expensive remove something expensive enough, or raise the points', () => {
    const mends = mendsOf(skirmish(rodanes, { id: 'lookout', count: 5 }, { id: 'near-heart', count: 4 }), 'too-dear')
    expect(mends).toEqual(expect.arrayContaining(['Remove Near Heart', 'Play for 553 points']))
    const far = skirmish(
      rodanes,
      { id: 'lookout', count: 5 },
      { id: 'near-heart', count: 4 },
      { id: 'ranger', count: 4 },
    )
    expect(mendsOf(far, 'too-dear').at(-1)).toMatch(/^Remove (\d of Ranger|Ranger, Near Heart)$/)
  })
})

describe('cards', () => {
  test('an unknown item is a fault of the list, and its figure still has a card', () => {
    for (const gear of ['artefacts', 'consumables']) {
      const list = skirmish({ id: 'rodanes', [gear]: ['nonsense'] })
      const [card] = bands.cards(list)
      expect(card?.groups.flatMap(({ traits }) => traits.map(({ name }) => say(name)))).not.toContain('nonsense')
      const [told] = bands.describe(list).faults.filter(({ place }) => place === `entries[0].${gear}[0]`)
      expect(say(told!.text)).toMatch(/^"nonsense" is not an? (artefact|consumable)$/)
    }
  })

  test('SW-RPROF-08 members of a group that differ have their own cards', () => {
    const cards = bands.cards(skirmish('cohort-of-postulants', { id: 'near-heart', option: 'long', count: 2 }))
    expect(cards.map(({ name, count, wounds }) => [name, count, wounds])).toEqual([
      ['Postulant Private', 3, 5],
      ['Postulant', 1, 5],
      ['Near Heart', 2, 5],
    ])
    expect(cards[1]!.cost).toBeUndefined()
    const gear = cards[2]!.groups.flatMap(({ label, traits }) =>
      traits.map(({ name }) => `${say(label)}: ${say(name)}`),
    )
    expect(gear).toContain('Weapons: Long')
  })

  test('every trait of a card has a rule in the reference', async () => {
    const reference = await spherewars.content.reference()
    for (const { force } of bands.ready) {
      const traits = bands.cards(force).flatMap(({ groups }) => groups.flatMap((group) => group.traits))
      expect(traits.filter(({ rule }) => !rule || !reference[rule]).map(({ name }) => say(name))).toEqual([])
    }
  })
})

describe('setups', () => {
  const preset = spherewars.content.presets[0]!.setup
  const points = (setup: Json) => spherewars.rules.readSetup(setup).points

  test('SW-PREP-04 forces replace those of the preset, and the mission suits their size', () => {
    const scouts = bands.ready.find(({ id }) => id === 'urueh-scout')!.force
    const setup = bands.setup(preset, [scouts, scouts]) as { mission: string; turnCap: number }
    expect({ mission: setup.mission, turnCap: setup.turnCap, points: points(setup) }).toEqual({
      mission: 'last-survivor',
      turnCap: 10,
      points: scouts.points,
    })
    const own = bands.random('own')
    expect(bands.setup(preset, [own])).toMatchObject({ mission: 'death-of-the-enemy', seats: [{ bands: [own] }, {}] })
    expect(bands.setup(preset, [])).toBe(preset)
  })

  test('bands of different sizes are refused with the rules', () => {
    const [small, large] = ['alliance-scout', 'urueh-epic'].map(
      (id) => bands.ready.find((readyForce) => readyForce.id === id)!.force,
    )
    expect(() => spherewars.rules.readSetup(bands.setup(preset, [small, large]))).toThrow(
      /seats\[0\].bands\[0\].*SW-BAND-02/s,
    )
  })
})

test('a random force has the requested faction and size', () => {
  const like = band('adepts', 750)
  expect(bands.random('a', { like, faction: 'same' })).toMatchObject({ race: 'adepts', points: 750 })
  const races = ['a', 'b', 'c', 'd', 'e', 'f'].map((seed) => bands.random(seed, { like, faction: 'any' }).race)
  expect(new Set(races).size).toBeGreaterThan(1)
  const twins = bands
    .random('twins', { like, faction: 'same' })
    .entries.map((line) => JSON.stringify({ ...line, count: 1 }))
  expect(new Set(twins).size).toBe(twins.length)
  expect(() => bands.random('a', { like: band('alliance', 40), faction: 'same' })).toThrow(
    /points: .* has no ready band/,
  )
})

test('SM-BAND-01 SM-MISSING-03 warbands of the Manuscript offer no superiors and count points', () => {
  const warband = warbands.read({ race: 'scions', points: 1000, entries: [] } satisfies BandInput)
  const { offers } = warbands.catalogue(warband)
  expect(offers.some(({ id }) => id === 'leviathan')).toBe(false)
  const words = new Speaker({ en: warbands.phrases.en })
  expect(words.say(warbands.describe(warband).budget!.unit, { figure: String, seat: String })).toBe('points')
})
