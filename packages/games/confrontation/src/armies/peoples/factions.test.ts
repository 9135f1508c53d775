import { describe, expect, test } from 'vitest'
import { forces } from '../../forces/forces.ts'
import { armyOf, faultOf, faultsOf, ownCard } from '../army.fixture.ts'
import { buildArmy, listedIn, totalOf } from '../army-builder.ts'
import type { Profile } from '../cards/profile.ts'
import { profileNamed, profiles } from '../cards/profiles.ts'
import type { ArmyListInput } from '../list.ts'

const AGONN = 'lions-agonn-the-ardent'
const GUARD = 'lions-guard-of-alahan'
const EGEUS = 'lions-egeus-d-icquor'
const SOPHET = 'acheron-sophet-drahas'

type Army = NonNullable<ArmyListInput['army']>

/** An army of a faction. */
const armyOfFaction = (army: Army, faction: string | null, cards: ArmyListInput['cards'], points = 1000) =>
  armyOf(cards, { army, faction, points })

/** The card of the first fighter as it counts in the battle. */
const cardIn = (list: ReturnType<typeof armyOf>): Profile => buildArmy(list, 'x').cards[0]!.members[0]!.profile
const abilitiesOf = ({ traits }: Profile) => traits.map(({ ability, x }) => (x === null ? ability : `${ability}/${x}`))

describe('CF-PACK-01 an army of a faction', () => {
  test('binds all of its people, who get it in their rank line, but not its Allies', () => {
    const list = armyOfFaction('lions', 'icquor', [{ profile: GUARD }, { profile: 'griffins-griffin-templar' }])
    expect(listedIn(list).map(({ profile }) => profile.rankWords)).toEqual([['barony of icquor'], []])
    expect(cardIn(armyOfFaction('lions', null, [{ profile: GUARD }])).rankWords).toEqual([])
  })

  test('uses a faction of its people', () => {
    expect(faultsOf(armyOfFaction('lions', 'hestia', [{ profile: GUARD }]))).toEqual(['no-faction'])
    expect(faultOf(armyOfFaction('lions', 'nowhere', [{ profile: GUARD }]), 'no-faction').field).toBe('faction')
  })

  test('is chosen in the builder, which shows the faction on every printed card', () => {
    const view = forces.describe(armyOfFaction('lions', null, [{ profile: GUARD }]))
    const field = view.fields.find(({ place }) => place === 'faction')!
    expect(field.kind === 'select' && field.options.map(({ value }) => value)).toEqual([
      ...[null, 'icquor', 'kallienne', 'laverne', 'luishana'],
    ])
    const [card] = forces.cards(armyOfFaction('lions', 'laverne', [{ profile: GUARD }]))
    expect(JSON.stringify(card!.caption)).toContain('barony of laverne')
    expect(forces.describe(armyOf([], { army: 'dirz' })).fields.some(({ place }) => place === 'faction')).toBe(false)
  })
})

describe('CF-PACK-02 a fighter that belongs to a faction', () => {
  test('fights for it or without one, unless it is a Character', () => {
    const tracker = ownCard('tracker', { army: 'goblins', rankWords: ['goblin pirates'] })
    const pirates = (faction: string | null) =>
      faultsOf(armyOf([{ profile: 'tracker' }], { army: 'goblins', faction, profiles: [tracker] }))
    expect(pirates(null)).toEqual([])
    expect(pirates('goblin-pirates')).toEqual([])
    const bronze = ownCard('smith', { army: 'tirnabor', rankWords: ['kal-nam'] })
    const smiths = armyOf([{ profile: 'smith' }], {
      army: 'tirnabor',
      faction: 'brotherhood-of-bronze',
      profiles: [bronze],
    })
    expect(faultsOf(smiths)).toEqual(['faction-bound'])
    expect(faultsOf(armyOfFaction('acheron', 'hestia', [{ profile: SOPHET }]))).toEqual([])
  })

  test('counts as another fighter in another faction: without Blood brother, Personal enemy and reserved cards', () => {
    const card = { ...ownCard('count', { army: 'acheron', character: true, rankWords: ['house of mantis'] }) }
    const enemy = { ...card, abilities: ['personal-enemy-lions-agonn-the-ardent', 'brutal'] }
    const count = (faction: string) =>
      cardIn(armyOf([{ profile: 'count' }], { army: 'acheron', faction, profiles: [enemy], points: 1000 }))
    expect(abilitiesOf(count('mantis'))).toContain('personal-enemy-lions-agonn-the-ardent')
    expect(abilitiesOf(count('hestia')).filter((ability) => !ability.startsWith('army-of'))).toEqual(['brutal'])
    expect(count('hestia').rankWords).toEqual(['house of hestia'])
    const reserved = { profile: 'acheron-ejhin-de-vanth', miracles: ['grasp-of-the-demon'] }
    expect(faultsOf(armyOfFaction('acheron', 'vanth', [reserved]))).toEqual([])
    expect(faultsOf(armyOfFaction('acheron', 'hestia', [reserved]))).toEqual(['miracle-cult'])
    const armed = { profile: SOPHET, artefacts: ['cruel'] }
    expect(faultsOf(armyOfFaction('acheron', 'mantis', [armed]))).toEqual([])
    expect(faultsOf(armyOfFaction('acheron', 'hestia', [armed]))).toEqual(['artefact-bearer'])
  })

  test('CF-PACK-03 the early clans', () => {
    const members = (faction: string, army: Army) =>
      profiles.filter(
        (profile) =>
          profile.army === army && faultsOf(armyOfFaction(army, faction, [{ profile: profile.id }])).length === 0,
      )
    const word = (id: string) => profileNamed(id)!.rankWords
    for (const id of [
      'goblins-captain-krill',
      'goblins-mister-dhypter',
      'goblins-kerozen-the-tentacular',
      'goblins-baron-samedi',
    ])
      expect(word(id)).toEqual(['goblin pirates'])
    expect(word('orcs-avangorok-the-elusive')).toEqual(['trackers of bran-ô-kor'])
    // Other fighters of the people may join them.
    expect(members('goblin-pirates', 'goblins').length).toBeGreaterThan(4)
    // Unique fighters that are not Characters fight for their own clan only.
    expect(faultsOf(armyOfFaction('tirnabor', 'kal-nam', [{ profile: 'tirnabor-lothan-the-beast-of-steel' }]))).toEqual(
      [],
    )
  })
})

describe('CF-PACK-04 capacities', () => {
  test('shared by a faction are paid by each fighter and count as printed', () => {
    const hunter = profileNamed('wolfen-wolfen-hunter')!
    const list = armyOfFaction('wolfen', 'path-of-opal', [{ profile: hunter.id, count: 2 }])
    // CF-PACK-56 and -57: both are given, and both are paid.
    expect(totalOf(list)).toBe(2 * (hunter.ap + 3 + 1))
    const card = cardIn(list)
    // CF-PACK-56: INI and STR one higher.
    expect(card.ini).toEqual(hunter.ini! + 1)
    expect(card.str).toEqual(hunter.str! + 1)
    expect(card.res).toEqual(hunter.res + 1)
    expect(forces.cards(list)[0]!.cost!.terms).toMatchObject([
      { amount: 2 * hunter.ap },
      { amount: 2, rule: 'CF-PACK-57' },
      { amount: 6, rule: 'CF-PACK-56' },
    ])
  })

  test('are free for the chief and for cards that name the faction (CF-PACK-55)', () => {
    const asgarh = profileNamed('wolfen-asgarh')!
    expect(totalOf(armyOfFaction('wolfen', 'path-of-opal', [{ profile: asgarh.id }]))).toBe(asgarh.ap)
    expect(cardIn(armyOfFaction('wolfen', 'path-of-opal', [{ profile: asgarh.id }])).str).toBe(asgarh.str! + 1)
  })

  test('that are bought need the faction and the right fighter, and come once', () => {
    const lion = (profile: string, capacities: string[], faction: string | null = 'luishana') =>
      faultsOf(armyOfFaction('lions', faction, [{ profile, capacities }]))
    expect(lion(AGONN, ['lion-of-the-mists'])).toEqual([])
    expect(lion(AGONN, ['lion-of-the-mists'], null)).toEqual(['capacity-bearer'])
    expect(lion(GUARD, ['lion-of-the-mists'])).toEqual(['capacity-bearer'])
    expect(lion(AGONN, ['incorruptible', 'incorruptible'])).toEqual(['capacity-twice'])
    expect(lion(AGONN, ['no-such-thing'])).toEqual(['no-capacity'])
    // Shared capacities cannot be bought.
    expect(
      faultsOf(
        armyOfFaction('wolfen', 'path-of-opal', [{ profile: 'wolfen-asgarh', capacities: ['blood-of-the-worgs'] }]),
      ),
    ).toEqual(['no-capacity'])
  })
})

/** The effect of a capacity on the first card: faults, price above the card’s, and the card as it counts. */
const buyCapacities = (army: Army, faction: string | null, profile: string, ...capacities: string[]) => {
  const list = armyOfFaction(army, faction, [{ profile, capacities }])
  return { faults: faultsOf(list), price: totalOf(list) - profileNamed(profile)!.ap, card: cardIn(list) }
}

describe('capacities of the Houses of Acheron', () => {
  test('CF-PACK-06 and CF-PACK-07 skeletons cost two less in the House of Hestia; its father and others cost the same', () => {
    const cost = (profile: string) => buyCapacities('acheron', 'hestia', profile).price
    expect(cost('acheron-skeleton-warrior')).toBe(-2)
    expect(cost('acheron-zombie-warrior')).toBe(0)
    expect(cost('acheron-ganzhyr-d-hestia')).toBe(0)
  })

  test('CF-PACK-09 and CF-PACK-12 a magician Character swaps an Element other than Darkness for Fire or Air', () => {
    const mage = ownCard('mage', {
      ...{ army: 'acheron', character: true, rank: 'master', role: 'magician', pow: 5 },
      magic: { elements: ['darkness', 'water'], paths: ['necromancy'] },
    })
    const swapElements = (faction: string, ...capacities: string[]) => {
      const list = armyOf([{ profile: 'mage', capacities }], {
        army: 'acheron',
        faction,
        profiles: [mage],
        points: 1000,
      })
      return [faultsOf(list), cardIn(list).magic!.elements, totalOf(list)] as const
    }
    const plain = swapElements('hestia')[2]
    expect(swapElements('hestia', 'hestia-fire-for-water')).toEqual([[], ['darkness', 'fire'], plain + 3])
    expect(swapElements('sarlath', 'sarlath-air-for-water')[1]).toEqual(['darkness', 'air'])
    expect(swapElements('hestia', 'hestia-fire-for-air')[0]).toEqual(['capacity-bearer'])
    expect(swapElements('hestia', 'hestia-fire-for-darkness')[0]).toEqual(['no-capacity'])
    expect(swapElements('sarlath', 'hestia-fire-for-water')[0]).toEqual(['capacity-bearer'])
    const troop = buyCapacities('acheron', 'hestia', 'acheron-acheron-necromant', 'hestia-fire-for-water')
    expect(troop.faults).toEqual(['capacity-bearer'])
  })

  test('CF-PACK-10 and CF-PACK-14 black weapons and armour are for Characters, at five A.P. each, or two in the House of Sarlath', () => {
    const black = (faction: string | null, profile: string) =>
      buyCapacities('acheron', faction, profile, 'black-weapon-bought', 'black-armour-bought')
    expect(black(null, SOPHET)).toMatchObject({ faults: [], price: 10 })
    expect(black('sarlath', 'acheron-asura-de-sarlath')).toMatchObject({ faults: [], price: 4 })
    expect(black(null, 'acheron-skeleton-warrior').faults).toEqual(['capacity-bearer', 'capacity-bearer'])
  })

  test('CF-PACK-15 and CF-PACK-17 a Mystic of Lazarian has Consciousness, which costs magicians and faithful more', () => {
    const mystic = (profile: string) => buyCapacities('acheron', 'lazarian', profile, 'mystic-of-lazarian')
    const before = (profile: string) => buyCapacities('acheron', 'lazarian', profile).price
    expect(mystic('acheron-zombie-warrior').price - before('acheron-zombie-warrior')).toBe(4)
    expect(mystic('acheron-acheron-necromant').price - before('acheron-acheron-necromant')).toBe(8)
    expect(abilitiesOf(mystic('acheron-zombie-warrior').card)).toContain('consciousness')
  })

  test('CF-PACK-19 and CF-PACK-21 a Prince of Darkness leads ten centimetres, or ten more, and has Authority, for twice its FEAR', () => {
    const prince = (profile: string) => buyCapacities('acheron', 'mantis', profile, 'prince-of-darkness')
    const feyd = profileNamed('acheron-feyd-mantis')!
    const x = feyd.traits.find(({ ability }) => ability === 'leadership')?.x ?? 0
    const made = prince(feyd.id)
    expect(made.faults).toEqual([])
    expect(made.price).toBe(2 * (feyd.fear ?? feyd.cou)!)
    expect(abilitiesOf(made.card)).toEqual(expect.arrayContaining([`leadership/${x + 10}`, 'authority']))
    expect(made.card.command).toBe('commander')
    expect(prince('acheron-skeleton-warrior').faults).toEqual(['capacity-bearer'])
  })

  test('CF-PACK-23 one banshee for each started hundred A.P. is a Fiancée of the Tomb with Leadership/10', () => {
    const banshee = { profile: 'acheron-banshee-of-acheron', capacities: ['fiancee-of-the-tomb'] }
    const single = buyCapacities('acheron', null, banshee.profile, ...banshee.capacities)
    expect(single).toMatchObject({ faults: [], price: 3 })
    expect(abilitiesOf(single.card)).toContain('leadership/10')
    expect(faultsOf(armyOfFaction('acheron', null, [banshee, banshee]))).toEqual(['capacity-number'])
    const filled = armyOfFaction('acheron', null, [banshee, banshee, { profile: 'acheron-wolfen-zombie', count: 3 }])
    expect(totalOf(filled)).toBeGreaterThan(100)
    expect(faultsOf(filled)).toEqual([])
    expect(buyCapacities('acheron', null, 'acheron-ghoul-of-acheron', 'fiancee-of-the-tomb').faults).toEqual([
      'capacity-bearer',
    ])
  })

  test('CF-CARD-27 a gargoyle of the House of Vanth gets AIM 4, Harassment and a weapon of STR 6 for 8 A.P.', () => {
    const gargoyle = (faction: string | null) =>
      buyCapacities('acheron', faction, 'acheron-gargoyle-of-acheron', 'corrosive-stain')
    expect(gargoyle('vanth')).toMatchObject({
      faults: [],
      price: 8,
      card: { aim: 4, weapon: { strength: 6, ranges: [15, 25, 35] } },
    })
    expect(abilitiesOf(gargoyle('vanth').card)).toContain('harassment')
    expect(gargoyle('sarlath').faults).toEqual(['capacity-bearer'])
    expect(gargoyle(null).faults).toEqual(['capacity-bearer'])
    const [card] = forces.cards(
      armyOfFaction('acheron', 'vanth', [{ profile: 'acheron-gargoyle-of-acheron', capacities: ['corrosive-stain'] }]),
    )
    expect(JSON.stringify(card!.groups)).toContain('"strength":6,"short":15,"medium":25,"long":35')
  })
})

describe('capacities of the baronies of the Lions', () => {
  test('CF-PACK-25 and CF-PACK-26 a Character of Icquor without a range weapon becomes an Archer', () => {
    const archer = buyCapacities('lions', 'icquor', AGONN, 'archer-of-icquor')
    const before = buyCapacities('lions', 'icquor', AGONN).price
    expect(archer).toMatchObject({ faults: [], card: { aim: 3, weapon: { strength: 4, ranges: [25, 45, 65] } } })
    expect(archer.price - before).toBe(9)
    expect(buyCapacities('lions', 'icquor', 'lions-migail-the-selenite', 'archer-of-icquor').faults).toEqual([
      'capacity-bearer',
    ])
    expect(buyCapacities('lions', 'icquor', GUARD, 'archer-of-icquor').faults).toEqual(['capacity-bearer'])
    // Egeus leads the barony, so the shared capacities are free.
    expect(buyCapacities('lions', 'icquor', EGEUS).price).toBe(0)
  })

  test('CF-PACK-28 a magician Character of Icquor swaps an Element other than Light for Air at 3 A.P.', () => {
    const SARDAR = 'lions-sardar-the-pure'
    expect(profileNamed(SARDAR)!.magic!.elements).toEqual(['light', 'earth'])
    const swapped = buyCapacities('lions', 'icquor', SARDAR, 'icquor-air-for-earth')
    expect(swapped.faults).toEqual([])
    expect(swapped.card.magic!.elements).toEqual(['light', 'air'])
    expect(swapped.price - buyCapacities('lions', 'icquor', SARDAR).price).toBe(3)
    // Refused: an Element not mastered, one mastered already, a troop, another barony.
    const faultsOfCapacity = (profile: string, capacity: string, faction = 'icquor') =>
      buyCapacities('lions', faction, profile, capacity).faults
    expect(faultsOfCapacity(SARDAR, 'icquor-air-for-fire')).toEqual(['capacity-bearer'])
    expect(faultsOfCapacity('lions-meliador-the-celestial', 'icquor-air-for-earth')).toEqual(['capacity-bearer'])
    expect(faultsOfCapacity(SARDAR, 'icquor-air-for-earth', 'laverne')).toEqual(['capacity-bearer'])
    expect(faultsOfCapacity('lions-migail-the-selenite', 'icquor-air-for-light')).toEqual(['no-capacity'])
  })

  test('CF-PACK-30 and CF-PACK-31 Royal blood costs COU and DIS, and gives Leadership and Authority', () => {
    const { cou, dis } = profileNamed(AGONN)!
    const royal = buyCapacities('lions', 'kallienne', AGONN, 'royal-blood')
    expect(royal).toMatchObject({ faults: [], price: cou! + dis! })
    expect(abilitiesOf(royal.card)).toContain('authority')
    expect(royal.card.traits.find(({ ability }) => ability === 'leadership')!.x).toBeGreaterThanOrEqual(10)
    expect(buyCapacities('lions', 'kallienne', GUARD, 'royal-blood').faults).toEqual(['capacity-bearer'])
  })

  test('CF-PACK-35 and CF-PACK-37 a Heritage of legend makes either weapon or armour sacred, but not a lance', () => {
    const { att, str, def, res } = profileNamed(GUARD)!
    const before = buyCapacities('lions', 'laverne', GUARD).price
    const weapon = buyCapacities('lions', 'laverne', GUARD, 'heritage-of-legend-weapon')
    const armour = buyCapacities('lions', 'laverne', GUARD, 'heritage-of-legend-armour')
    expect(weapon.price - before).toEqual(att! + str!)
    expect(armour.price - before).toEqual(def! + res)
    expect(abilitiesOf(weapon.card)).toContain('sacred-weapon')
    expect(abilitiesOf(armour.card)).toContain('sacred-armour')
    const both = buyCapacities('lions', 'laverne', GUARD, 'heritage-of-legend-weapon', 'heritage-of-legend-armour')
    expect(both.faults).toEqual(['capacity-twice'])
    expect(buyCapacities('lions', 'laverne', 'lions-knight-of-the-lion', 'heritage-of-legend-weapon').faults).toEqual([
      'capacity-bearer',
    ])
  })

  test('CF-PACK-39 and CF-PACK-41 a Lion of the mists is a Scout for 6 A.P.', () => {
    const before = buyCapacities('lions', 'luishana', AGONN).price
    const mists = buyCapacities('lions', 'luishana', AGONN, 'lion-of-the-mists')
    expect(mists.price - before).toBe(6)
    expect(abilitiesOf(mists.card)).toContain('scout')
  })

  test.each([
    [0, 4, 6],
    [3, 4, 6],
    [4, 8, 5],
    [7, 8, 5],
    [8, 13, 4],
  ])('CF-PACK-42 with DIS %i, Incorruptible costs %i and gives Insensitive/%i', (dis, ap, x) => {
    const made = ownCard('made', { dis })
    const list = (capacities: string[]) =>
      armyOf([{ profile: 'made', capacities }], { faction: 'luishana', profiles: [made] })
    expect(totalOf(list(['incorruptible'])) - totalOf(list([]))).toBe(ap)
    expect(abilitiesOf(cardIn(list(['incorruptible'])))).toContain(`insensitive/${x}`)
  })
})

describe('capacities of the Wolfen packs', () => {
  test('CF-PACK-43 and CF-PACK-45 a Savage guardian is a faithful of the Red Oaks with Illuminated', () => {
    const faithful = profiles.find(({ army, faith }) => army === 'wolfen' && faith !== null)!
    const guardian = buyCapacities('wolfen', 'red-oaks', faithful.id, 'savage-guardian')
    expect(guardian.faults).toEqual([])
    expect(guardian.price - buyCapacities('wolfen', 'red-oaks', faithful.id).price).toBe(2)
    expect(abilitiesOf(guardian.card)).toContain('illuminated')
    expect(buyCapacities('wolfen', 'red-oaks', 'wolfen-wolfen-hunter', 'savage-guardian').faults).toEqual([
      'capacity-bearer',
    ])
  })

  test('CF-PACK-47 and CF-PACK-49 a Ravaged circle gives Bane/Mercenary, and War fury to a grave guardian', () => {
    const circle = (profile: string) =>
      abilitiesOf(buyCapacities('wolfen', 'twilight-hills', profile, 'ravaged-circle').card)
    expect(circle('wolfen-wolfen-hunter')).toContain('bane-mercenary')
    expect(circle('wolfen-wolfen-hunter')).not.toContain('war-fury')
    expect(circle('wolfen-grave-guardian')).toEqual(expect.arrayContaining(['bane-mercenary', 'war-fury']))
  })

  test('CF-PACK-51 all Wolfen of the Wheel of Dreams are Pariahs', () => {
    expect(abilitiesOf(buyCapacities('wolfen', 'wheel-of-dreams', 'wolfen-wolfen-hunter').card)).toContain('pariah')
    expect(abilitiesOf(buyCapacities('wolfen', null, 'wolfen-wolfen-hunter').card)).not.toContain('pariah')
    // Any number of Repentants.
    const repentants = { profile: 'wolfen-wolfen-repentant', count: 3 }
    expect(faultsOf(armyOfFaction('wolfen', 'wheel-of-dreams', [repentants, repentants]))).toEqual([])
  })

  test('CF-PACK-53 Mnemosyne opens the Lamentations, or gives POW to a magician that knows them, for 4 A.P.', () => {
    const mnemosyne = (profile: string) => buyCapacities('wolfen', 'wheel-of-dreams', profile, 'mnemosyne')
    const IRIX = 'wolfen-irix-the-fury'
    const LONEWOLF = 'wolfen-wolfen-lonewolf'
    const before = profileNamed(LONEWOLF)!
    expect(mnemosyne(IRIX)).toMatchObject({
      faults: [],
      card: { pow: profileNamed(IRIX)!.pow, magic: { paths: ['whispers', 'lamentations'] } },
    })
    expect(mnemosyne(LONEWOLF)).toMatchObject({
      faults: [],
      card: { pow: before.pow! + 1, magic: { paths: before.magic!.paths } },
    })
    expect(mnemosyne(IRIX).price - buyCapacities('wolfen', 'wheel-of-dreams', IRIX).price).toBe(4)
    expect(mnemosyne('wolfen-wolfen-hunter').faults).toEqual(['capacity-bearer'])
    expect(buyCapacities('wolfen', 'red-oaks', IRIX, 'mnemosyne').faults).toEqual(['capacity-bearer'])
    // CF-ARMY-14: more POW allows more spells.
    expect(mnemosyne(LONEWOLF).card.magic!.intensity).toBeGreaterThan(before.magic!.intensity)
  })
})

test.each([
  ['acheron', 'brisis', 'acheron-skeleton-warrior'],
  ['goblins', 'goblin-pirates', 'goblins-captain-krill'],
  ['tirnabor', 'kal-nam', 'tirnabor-lothan-the-beast-of-steel'],
] as const)('CF-PACK-05 a faction of %s without known cards, %s, changes no fighters', (army, faction, id) => {
  const { faults, price, card } = buyCapacities(army, faction, id)
  expect(faults).toEqual([])
  expect(price).toBe(0)
  expect(card.traits).toEqual(profileNamed(id)!.traits)
})
