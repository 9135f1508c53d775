import { listOf } from '@fray/kernel'
import { describe, expect, test } from 'vitest'
import { fullValue } from '../preparation/scoring/mission-value.ts'
import { bandOf, faultsIn, figuresOf } from '../testing/bands.ts'
import { recruitsOf, totalOf } from './band.ts'
import { checkBand } from './band-check.ts'
import { roster } from './roster.ts'

const tirabe = { id: 'tirabe', artefacts: ['rune-of-vigour'] }
const raggarth = { id: 'raggarth', artefacts: ['rune-of-vigour', 'skin-penetrating-rune', 'fang-of-fury'] }
const nekorg = { id: 'nekorg', artefacts: ['tooth-of-kurgan'] }
const sull = { id: 'sull', artefacts: ['skull-staff', 'hide-of-olbarak'] }
const igniis = { id: 'igniis', artefacts: ['skinburner-lava', 'rune-of-doubt', 'tactical-ring'] }
const rodanes = { id: 'rodanes', artefacts: ['light-attack-rune', 'medallion-of-the-hundred-hearts'] }
const miuhalo = { id: 'miuhalo', artefacts: ['branch-of-ludeba', 'ring-of-xialio', 'favour-of-the-wood'] }
const liehhan = { id: 'liehhan', artefacts: ['favour-of-fear', 'nature-instinct'] }

/** So many copies of somebody. */
const of = (id: string, count: number) => ({ id, count })

describe('the ranks of a band', () => {
  test('SW-BAND-01 SW-BAND-06 every entry has a rank of the lists', () => {
    const ranks = new Map<string, number>()
    for (const { profile } of roster) ranks.set(profile.rank, (ranks.get(profile.rank) ?? 0) + 1)
    expect(Object.fromEntries(ranks)).toEqual({
      ...{ leader: 13, avatar: 3, messenger: 4, regular: 13, average: 14, elite: 9, superior: 4, escort: 1 },
    })
  })

  test('SW-BAND-02 SW-BAND-11 SW-RBAND-03 SW-SIZE-02 a band has exactly one leader', () => {
    const troops = ['lackey', 'battler'] as const
    expect(faultsIn(bandOf('scions', 500, ...troops))).toEqual(['no-leader'])
    expect(faultsIn(bandOf('scions', 500, tirabe, ...troops))).toEqual([])
    expect(faultsIn(bandOf('scions', 700, tirabe, nekorg, ...troops))).toEqual(['leaders'])
    const [fault] = checkBand(bandOf('scions', 500, ...troops))
    expect(fault!.mend.args).toEqual({ names: listOf(["Nek'Org", "Tir'Abe", 'Sull', 'Raggarth']) })
  })

  test('SW-BAND-10 SW-SIZE-01 scout bands have neither heroes nor superiors nor messengers', () => {
    expect(faultsIn(bandOf('scions', 499, tirabe, 'lackey', 'battler'))).toEqual(['scout-hero'])
    expect(faultsIn(bandOf('adepts', 499, miuhalo, 'mole-boy', 'goat-man'))).toEqual(['scout-hero'])
    expect(faultsIn(bandOf('scions', 499, 'leviathan', 'lackey', 'battler'))).toEqual(['troops'])
    expect(faultsIn(bandOf('scions', 499, 'transmitter', 'lackey', 'battler'))).toEqual(['messengers'])
    expect(faultsIn(bandOf('scions', 499, 'lackey', 'battler'))).toEqual([])
  })

  test('SW-BAND-04 SW-BAND-12 SW-SIZE-03 a band has at most one avatar, from sovereign games on', () => {
    const troops = [of('mole-boy', 2), 'goat-man'] as const
    expect(faultsIn(bandOf('adepts', 749, liehhan, miuhalo, ...troops))).toEqual(['avatar-barred'])
    expect(faultsIn(bandOf('adepts', 750, liehhan, miuhalo, ...troops))).toEqual([])
    expect(faultsIn(bandOf('adepts', 999, liehhan, { ...miuhalo, count: 2 }, ...troops))).toEqual(['avatars', 'copies'])
  })

  test('SW-BAND-07 SW-BAND-13 SW-SIZE-04 a superior is allowed in epic games, a second one from 2000 points on', () => {
    const band = (points: number, count: number) =>
      faultsIn(bandOf('scions', points, tirabe, of('lackey', 2), of('battler', 2), of('leviathan', count)))
    expect(band(999, 1)).toEqual(['troops'])
    expect(band(1000, 1)).toEqual([])
    expect(band(1999, 2)).toEqual(['troops'])
    expect(band(2000, 2)).toEqual([])
    const plain = bandOf('scions', 2000, { id: 'tirabe', artefacts: ['rune-of-vigour'] }, of('leviathan', 2))
    expect(faultsIn(plain, { raceRules: false })).toEqual(['troops'])
  })

  test('SW-BAND-03 SW-BAND-05 SW-RBAND-03 SW-RRULE-18 messengers, including Ashes, are limited by the leader’s COM', () => {
    const band = (count: number) =>
      faultsIn(bandOf('scions', 500, tirabe, of('transmitter', count), 'lackey', 'battler'))
    expect(band(2)).toEqual([])
    expect(band(3)).toEqual(['messengers'])
    const urueh = (leader: object, ashes: number) =>
      faultsIn(bandOf('urueh', 600, leader as typeof igniis, of('ash', ashes), 'pack-of-imps', 'rider'))
    expect(urueh(igniis, 2)).toEqual([])
    expect(urueh(igniis, 3)).toEqual(['messengers'])
    expect(faultsIn(bandOf('urueh', 300, 'ash', 'pack-of-imps', 'rider'))).toEqual(['messengers'])
    const [fault] = checkBand(bandOf('scions', 500, tirabe, of('transmitter', 4), 'lackey', 'battler'))
    expect(fault!.mend.args).toMatchObject({ surplus: 2 })
  })
})

describe('points', () => {
  test('SW-BAND-08 SW-RBAND-06 the total with options and consumables must not exceed the agreed one', () => {
    const band = (points: number) =>
      bandOf(
        ...(['scions', points] as const),
        { ...tirabe, consumables: ['superior-agility-potion'] },
        ...(['lackey', 'battler'] as const),
        { id: 'devastator', option: 'long' },
        of('transmitter', 2),
        of('soimi-regular-shooter', 2),
      )
    expect(totalOf(band(500))).toBe(181 + 4 + 27 + 69 + 83 + 8 + 50 + 74)
    expect(faultsIn(band(500))).toEqual([])
    const dear = { ...band(500), entries: [...band(500).entries, ...bandOf('scions', 1, 'lackey').entries] }
    expect(checkBand(dear)[0]).toMatchObject({
      fault: { args: { total: 523, points: 500 } },
      mend: { args: { surplus: 23 } },
    })
  })

  test('SW-BAND-09 SW-SIZE-05 the agreed total sets the limits, not the points spent', () => {
    const small = bandOf('adepts', 500, liehhan, miuhalo, of('mole-boy', 2), 'goat-man')
    expect(totalOf(small)).toBeLessThan(500)
    expect(faultsIn(small)).toEqual(['avatar-barred'])
    expect(faultsIn(small, { points: 750 })).toEqual([])
    expect(faultsIn(small, { points: 400 })).toContain('scout-hero')
  })

  test('SW-BAND-17 SW-RPROF-07 SW-EQUIP-01 an entry buys one option at its price, or takes the penalty of having none', () => {
    const buy = (id: string, option?: string) => {
      const line = option === undefined ? { id } : { id, option }
      const [figure] = figuresOf(bandOf('alliance', 500, line))
      const { weapons, dex, str } = figure!.profile
      return { weapons, dex, str, value: figure!.value }
    }
    expect(buy('near-heart', 'conventional')).toEqual({ weapons: ['conventional'], dex: 2, str: 3, value: 69 })
    expect(buy('near-heart')).toEqual({ weapons: ['light'], dex: 1, str: 2, value: 53 })
    expect(buy('explorer')).toEqual({ weapons: ['light'], dex: 2, str: 2, value: 31 })
    expect(buy('explorer', 'second-light')).toEqual({ weapons: ['light', 'light'], dex: 2, str: 2, value: 36 })
    const prices = (id: string) =>
      roster.find((entry) => entry.id === id)!.options.map(({ weapon, bp }) => `${weapon} ${bp}`)
    expect(prices('nirlem')).toEqual(['conventional 14', 'blunt 12', 'long 8'])
    expect(prices('amazon')).toEqual(['spear-of-the-mercenaries 10', 'conventional 8', 'long-mounted 5'])
    expect(faultsIn(bandOf('alliance', 300, 'explorer', { id: 'ranger', option: 'blunt' }))).toEqual(['no-option'])
  })

  test('SW-PROFILE-07 SW-RBAND-06 SW-WIN-11 the price paid is the value of a figure; groups share it, rounded down', () => {
    const value = (...lines: Parameters<typeof bandOf>[2][]) =>
      figuresOf(bandOf('alliance', 500, ...lines)).map(fullValue)
    expect(value('the-guard')).toEqual([31, 31, 31, 31])
    expect(value({ id: 'taem', consumables: ['tears-of-isha', 'attack-potion'] })).toEqual([173 + 8])
  })

  test('SW-RRULE-03 the first two average troops of the leader’s cult cost 10 less each', () => {
    const price = (leader: string, id: string, raceRules = true) =>
      recruitsOf(bandOf('scions', 500, leader, of(id, 3)), raceRules)
        .slice(1)
        .map((recruit) => recruit.price)
    expect(price('nekorg', 'battler')).toEqual([59, 59, 69])
    expect(price('tirabe', 'fiend')).toEqual([55, 55, 65])
    expect(price('sull', 'dowser')).toEqual([42, 42, 52])
    expect(price('raggarth', 'ripper')).toEqual([57, 57, 67])
    expect(price('tirabe', 'battler')).toEqual([69, 69, 69])
    expect(price('tirabe', 'fiend', false)).toEqual([65, 65, 65])
    expect(figuresOf(bandOf('scions', 500, tirabe, of('fiend', 3))).map(({ value }) => value)).toEqual([
      181, 55, 55, 65,
    ])
  })
})

test('SW-ROSTER-03 SW-EQUIP-01 without race rules every entry marked E must buy an option, including the Explorer', () => {
  const explorer = (line: Parameters<typeof bandOf>[2]) => {
    const { weapons, dex, str } = figuresOf(bandOf('alliance', 300, line), false)[0]!.profile
    return { weapons, dex, str }
  }
  expect(explorer('explorer')).toEqual({ weapons: ['light'], dex: 1, str: 1 })
  expect(explorer({ id: 'explorer', option: 'blunt' })).toEqual({ weapons: ['light', 'blunt'], dex: 2, str: 2 })
})

describe('troops', () => {
  test('SW-BAND-16 SW-RBAND-01 SW-SIZE-06 mandatory troops depend on the size and apply only with race rules', () => {
    expect(faultsIn(bandOf('scions', 300, 'battler'))).toEqual(['troops-missing'])
    expect(faultsIn(bandOf('scions', 500, tirabe, 'lackey'))).toEqual(['troops-missing'])
    expect(faultsIn(bandOf('scions', 750, tirabe, 'lackey', 'battler'))).toEqual(['troops-missing'])
    expect(faultsIn(bandOf('scions', 750, tirabe, of('lackey', 2), 'battler'))).toEqual([])
    const [epic] = checkBand(bandOf('scions', 1000, tirabe, of('lackey', 2), 'battler'))
    expect(epic).toMatchObject({
      fault: { args: { rank: 'average', count: 1, least: 2 } },
      mend: { args: { missing: 1 } },
    })
    expect(faultsIn(bandOf('scions', 1000, tirabe), { raceRules: false })).toEqual([])
  })

  test('SW-BAND-19 SW-RBAND-02 each rank is limited by the size', () => {
    const scout = (regulars: number, averages: number, elites: number) =>
      faultsIn(
        bandOf(
          ...(['adepts', 499] as const),
          ...Array.from({ length: regulars }, (_, i) => (i < 5 ? 'mole-boy' : 'hedgehog-girl')),
          ...Array.from({ length: averages }, () => 'pack-of-mongoose-boys'),
          ...Array.from({ length: elites }, () => 'moray-man'),
        ),
      ).filter((fault) => fault === 'troops').length
    expect(scout(5, 3, 1)).toBe(0)
    expect(scout(6, 3, 1)).toBe(1)
    expect(scout(5, 4, 1)).toBe(1)
    expect(scout(5, 3, 2)).toBe(1)
    const hedgehogs = (points: number) => {
      const ranks = [of('mole-boy', 5), of('hedgehog-girl', 5), of('snake-man', 2), of('goat-man', 2)]
      return faultsIn(bandOf('adepts', points, liehhan, ...ranks)).includes('troops')
    }
    // Twelve regulars: two more than an epic game of 1000 allows, and just enough for 1250.
    expect({ 1249: hedgehogs(1249), 1250: hedgehogs(1250) }).toEqual({ 1249: true, 1250: false })
    const plain = { id: 'liehhan', artefacts: ['rune-of-vigour', 'fang-of-fury'] }
    const regulars = [of('mole-boy', 5), of('hedgehog-girl', 5), of('snake-man', 2)]
    expect(faultsIn(bandOf('adepts', 1249, plain, ...regulars), { raceRules: false })).toEqual([])
  })

  test('SW-RBAND-05 SW-RPROF-13 a group is one entry, an escort counts as regular', () => {
    const packs = (count: number, points = 500) =>
      faultsIn(bandOf('urueh', points, igniis, 'igneous-guard', of('pack-of-imps', count), 'rider'))
    expect(packs(1)).toEqual([])
    expect(faultsIn(bandOf('urueh', 500, igniis, 'igneous-guard', 'rider'))).toEqual([])
    expect(faultsIn(bandOf('urueh', 700, igniis, 'igneous-guard', of('wild-sorrep', 6), 'rider'))).toEqual(['troops'])
    expect(faultsIn(bandOf('urueh', 700, igniis, of('wild-sorrep', 6), 'rider'))).toEqual([])
  })

  test('SW-ROSTER-19 SW-RBAND-04 a band has each hero once, each combatant up to five times and each group up to three times', () => {
    const copies = (...lines: Parameters<typeof bandOf>[2][]) => faultsIn(bandOf('alliance', 1500, rodanes, ...lines))
    expect(copies(of('lookout', 5), of('ranger', 2))).toEqual([])
    expect(copies(of('lookout', 6), of('ranger', 2))).toEqual(['copies'])
    expect(copies(of('cohort-of-postulants', 3), of('ranger', 2))).toEqual([])
    expect(copies(of('cohort-of-postulants', 4), of('ranger', 2))).toEqual(['copies'])
    const plain = (count: number) =>
      faultsIn(
        bandOf(
          'urueh',
          1500,
          { id: 'igniis', artefacts: ['rune-of-vigour', 'rune-of-doubt', 'tactical-ring'] },
          of('wild-sorrep', count),
        ),
        { raceRules: false },
      )
    expect({ 5: plain(5), 6: plain(6) }).toEqual({ 5: [], 6: ['copies'] })
    const twice = { ...rodanes, count: 2 }
    expect(faultsIn(bandOf('alliance', 1500, twice, of('lookout', 2), of('ranger', 2)))).toEqual(['leaders', 'copies'])
  })

  test('SW-RRULE-16 a band may have eight Wild Sorreps, four Packs of Imps and four Packs of Blowpipers', () => {
    const copies = (id: string, count: number) =>
      faultsIn(bandOf('urueh', 1200, igniis, of(id, count), of('rider', 2))).includes('copies')
    expect({ 8: copies('wild-sorrep', 8), 9: copies('wild-sorrep', 9) }).toEqual({ 8: false, 9: true })
    expect({ 4: copies('pack-of-imps', 4), 5: copies('pack-of-imps', 5) }).toEqual({ 4: false, 5: true })
    expect({ 4: copies('pack-of-blowpipers', 4), 5: copies('pack-of-blowpipers', 5) }).toEqual({ 4: false, 5: true })
  })

  test('SW-RRULE-17 SW-RPROF-08 packs of Imps and Blowpipers may have six members for 75 points', () => {
    const pack = bandOf('urueh', 300, { id: 'pack-of-imps', members: 6 })
    expect(figuresOf(pack).map(({ value }) => value)).toEqual([12, 12, 12, 12, 12, 12])
    expect(totalOf(pack)).toBe(75)
    expect(faultsIn(bandOf('urueh', 300, { id: 'pack-of-imps', members: 5 }, 'rider'))).toEqual(['no-such-pack'])
    expect(faultsIn(bandOf('alliance', 300, { id: 'the-guard', members: 6 }, 'ranger'))).toEqual(['no-such-pack'])
    expect(faultsIn(bandOf('urueh', 300, { id: 'pack-of-imps', members: 6 }), { raceRules: false })).toEqual([
      'no-such-pack',
    ])
  })

  test('SW-RPROF-08 a list may state the usual number', () => {
    const usual = roster.find(({ id }) => id === 'the-guard')!.members.length
    expect(faultsIn(bandOf('alliance', 300, { id: 'the-guard', members: usual }, 'ranger'))).toEqual(
      faultsIn(bandOf('alliance', 300, 'the-guard', 'ranger')),
    )
  })
})

describe('leaders and their followers', () => {
  const troops = [of('lackey', 2), of('battler', 2)] as const

  test('SW-ROSTER-05 SW-ROSTER-06 SW-RRULE-02 SW-RRULE-06 Tir’Abe leads no Shaman and one Dowser', () => {
    expect(faultsIn(bandOf('scions', 700, tirabe, ...troops, 'shaman'))).toEqual(['barred-by-leader'])
    expect(faultsIn(bandOf('scions', 700, nekorg, ...troops, 'shaman'))).toEqual([])
    expect(faultsIn(bandOf('scions', 700, tirabe, ...troops, 'dowser'))).toEqual([])
    const two = bandOf('scions', 700, tirabe, ...troops, of('dowser', 2))
    expect(faultsIn(two)).toEqual(['few-under-leader'])
    expect(faultsIn(two, { raceRules: false })).toEqual([])
  })

  test('SW-ROSTER-07 SW-RRULE-07 Sull leads no Devastator and one Fiend', () => {
    const devastator = { id: 'devastator', option: 'blunt' }
    expect(faultsIn(bandOf('scions', 700, sull, ...troops, devastator))).toEqual(['barred-by-leader'])
    expect(faultsIn(bandOf('scions', 700, sull, ...troops, 'fiend'))).toEqual([])
    expect(faultsIn(bandOf('scions', 700, sull, ...troops, of('fiend', 2)))).toEqual(['few-under-leader'])
  })

  test('SW-ROSTER-08 SW-RRULE-08 Raggarth leads half as many Soimi as Regors, and Regors without limits', () => {
    const band = (regors: number, soimi: number) =>
      faultsIn(bandOf('scions', 700, raggarth, of('lackey', regors), of('battler', soimi)))
    // The leader counts among the Regors.
    expect(band(3, 2)).toEqual([])
    expect(band(2, 2)).toEqual(['soimi'])
    const many = bandOf('scions', 700, raggarth, of('lackey', 9), of('ripper', 3))
    expect(faultsIn(many)).toEqual([])
    expect(faultsIn({ ...many, points: 750 })).toEqual([])
    expect(faultsIn(bandOf('scions', 700, nekorg, of('lackey', 6), 'battler'))).toEqual(['copies'])
    expect(faultsIn(bandOf('scions', 999, raggarth, of('lackey', 3), 'ripper', of('shaman', 4)))).toEqual(['troops'])
    // Transmitters are Soimi fighters too; the Leviathan is nobody's people.
    expect(faultsIn(bandOf('scions', 1000, raggarth, of('lackey', 2), of('ripper', 2), of('transmitter', 3)))).toEqual([
      'soimi',
    ])
    expect(
      faultsIn(bandOf('scions', 1000, raggarth, of('lackey', 2), of('ripper', 2), of('transmitter', 2), 'leviathan')),
    ).toEqual([])
  })

  test('SW-ROSTER-08 under Raggarth limits still apply to the Soimi and, with race rules, to elite Regors', () => {
    const soimi = bandOf('scions', 999, raggarth, of('lackey', 12), of('battler', 6))
    expect(faultsIn(soimi)).toEqual(['troops', 'copies'])
    expect(faultsIn(soimi, { raceRules: false })).toEqual(['copies'])
    const elite = bandOf('scions', 999, raggarth, of('lackey', 3), 'ripper', of('shaman', 6))
    expect(faultsIn(elite)).toContain('copies')
    expect(faultsIn(elite, { raceRules: false })).toEqual([])
  })

  test('SW-ROSTER-09 SW-RRULE-05 Nek’Org allows every entry', () => {
    const all = ['shaman', 'dowser', 'fiend', 'ripper', 'henchman', { id: 'devastator', option: 'long' }]
    expect(faultsIn(bandOf('scions', 1000, nekorg, of('lackey', 2), ...all, of('dowser', 2)))).toEqual([])
  })

  test('SW-RRULE-02 a scout band of the Scions has no cult and no limits from it', () => {
    expect(faultsIn(bandOf('scions', 499, 'lackey', 'dowser', 'dowser', 'shaman'))).toEqual([])
  })

  test('SW-ROSTER-17 SW-RRULE-15 one group of Igneous Guards is allowed, only under Igniis', () => {
    const lance = { id: 'avernal-lance', artefacts: ['rune-of-vigour', 'tactical-ring'] }
    const rest = ['pack-of-imps', 'rider'] as const
    expect(faultsIn(bandOf('urueh', 500, igniis, 'igneous-guard', ...rest))).toEqual([])
    expect(faultsIn(bandOf('urueh', 500, lance, 'igneous-guard', ...rest))).toEqual(['needs-leader'])
    expect(faultsIn(bandOf('urueh', 499, 'igneous-guard', ...rest))).toEqual(['needs-leader'])
    expect(faultsIn(bandOf('urueh', 500, igniis, of('igneous-guard', 2), ...rest))).toEqual(['copies'])
  })

  test('SW-RRULE-21 leaders of the Adepts neither bar nor limit anyone', () => {
    const shaogi = {
      id: 'shaogi',
      artefacts: ['rune-of-the-skilful', 'favour-of-fear', 'nature-instinct', 'ring-of-xialio'],
    }
    const yenay = {
      id: 'yenay',
      artefacts: ['rune-of-the-skilful', 'arcane-attack-cloak', 'staff-of-the-thousand-eyes'],
    }
    const fighters = roster.filter(({ race, profile }) => race === 'adepts' && profile.ap === 0).map(({ id }) => id)
    for (const leader of [shaogi, liehhan, yenay]) {
      expect(faultsIn(bandOf('adepts', 1000, leader, ...fighters))).toEqual([])
    }
  })
})

describe('runes and their items', () => {
  const troops = ['lackey', 'battler'] as const

  test('SW-EQUIP-02 each weapon holds one attack rune, each armour or shield one defence rune', () => {
    const twoAttacks = { id: 'nekorg', artefacts: ['rune-of-vigour', 'rune-of-the-skilful'] }
    const twoDefences = { id: 'nekorg', artefacts: ['rune-of-doubt', 'rune-of-unbreakable-courage'] }
    const oneEach = { id: 'nekorg', artefacts: ['rune-of-vigour', 'rune-of-doubt'] }
    const armoured = { id: 'rodanes', artefacts: ['rune-of-doubt', 'rune-of-unbreakable-courage', 'light-attack-rune'] }
    expect(faultsIn(bandOf('scions', 500, oneEach, ...troops))).toEqual([])
    expect(faultsIn(bandOf('scions', 500, raggarth, 'lackey', 'ripper'))).toEqual([])
    expect(faultsIn(bandOf('alliance', 500, armoured, 'cohort-of-postulants', 'near-heart'))).toEqual([])
    expect(faultsIn(bandOf('scions', 500, twoAttacks, ...troops))).toEqual(['artefact-types'])
    expect(faultsIn(bandOf('scions', 500, twoDefences, ...troops))).toEqual(['artefact-types'])
  })
})
