import { describe, expect, test } from 'vitest'
import { miracleNamed, spellNamed } from './armoury.ts'
import { armyOf, faultOf, faultsOf, ownCard } from './army.fixture.ts'
import { totalOf } from './army-builder.ts'
import { profiles } from './profiles.ts'

/** A magician of the Lions: POW 3, Light and Fire, Hermetism. */
const mage = (rest: object = {}) =>
  ownCard('mage', {
    rank: 'initiate',
    role: 'magician',
    pow: 3,
    magic: { elements: ['light', 'fire'], paths: ['hermetism'] },
    ...rest,
  })
const learning = (spells: string[], rest: object = {}) =>
  faultsOf(armyOf([{ profile: 'mage', spells }], { points: 2000, profiles: [mage(rest)] }))

const priest = (rest: object = {}) =>
  ownCard('priest', {
    rank: 'devout',
    role: 'faithful',
    faith: { cult: 'Merin', aura: 10, creation: 1, alteration: 1, destruction: 1 },
    ...rest,
  })
const praying = (miracles: string[], rest: object = {}) =>
  faultsOf(armyOf([{ profile: 'priest', miracles }], { points: 2000, profiles: [priest(rest)] }))

test('CF-ARMY-09 only magicians learn spells, and none is compulsory', () => {
  expect(learning([])).toEqual([])
  expect(faultsOf(armyOf([{ profile: 'lions-guard-of-alahan', spells: ['CF-SPELL-01'] }]))).toEqual(['no-magician'])
  expect(learning(['CF-SPELL-999'])).toEqual(['no-spell'])
})

describe('CF-ARMY-10 a magician', () => {
  test('masters one path of the spell', () => {
    expect(spellNamed('CF-SPELL-12')!.paths).toContain('hermetism')
    expect(learning(['CF-SPELL-12'])).toEqual([])
    expect(learning(['CF-SPELL-12'], { magic: { elements: ['light'], paths: ['sorcery'] } })).toEqual(['spell-path'])
  })

  test('CF-BOOK-04 needs either path of a spell with two', () => {
    const either = ['hermetism', 'circaeus', 'solaris'].map((path) =>
      learning(['CF-SPELL-10'], { magic: { elements: ['light'], paths: [path] } }),
    )
    expect(either).toEqual([[], [], ['spell-path']])
  })

  test('does not learn reserved spells', () => {
    const { army, paths, elements } = spellNamed('CF-SPELL-75')!
    expect(army).toBe('cynwall')
    expect(learning(['CF-SPELL-75'], { magic: { elements, paths } })).toEqual(['spell-reserved'])
    expect(learning(['CF-REV-LION-14'], { magic: { elements: ['light', 'air'], paths: [] } })).toEqual([
      'spell-reserved',
    ])
  })
})

test('CF-ARMY-11 an elemental spell needs its Elements and no path', () => {
  const elemental = 'CF-REV-SESSAIR-11'
  expect(spellNamed(elemental)).toMatchObject({ paths: ['elemental'], elements: ['fire'] })
  expect(learning([elemental])).toEqual([])
  expect(learning([elemental], { magic: { elements: ['water'], paths: ['hermetism'] } })).toEqual(['spell-element'])
})

test('CF-ARMY-12 primagic is for every magician', () => {
  expect(spellNamed('CF-SPELL-01')!.paths).toEqual(['primagic'])
  expect(learning(['CF-SPELL-01'], { magic: { elements: [], paths: ['sorcery'] } })).toEqual([])
})

test('CF-ARMY-13 a spell needs mastery of its Elements, and of one more if it costs any other', () => {
  expect(learning(['CF-SPELL-12'], { magic: { elements: ['water'], paths: ['hermetism'] } })).toEqual(['spell-element'])
  expect(spellNamed('CF-SPELL-29')).toMatchObject({ paths: ['shamanism'], elements: ['earth', 'other'] })
  const shaman = (elements: string[]) => learning(['CF-SPELL-29'], { magic: { elements, paths: ['shamanism'] } })
  expect(shaman(['earth'])).toEqual(['spell-element'])
  expect(shaman(['earth', 'air'])).toEqual([])
})

describe('CF-ARMY-14 the intensities together', () => {
  // Intensities 1, 3 and 2.
  const three = ['CF-SPELL-01', 'CF-SPELL-02', 'CF-SPELL-03']

  test('are at most twice the POW of a pure magician', () => {
    expect(three.map((id) => spellNamed(id)!.intensity)).toEqual([1, 3, 2])
    expect(learning(three)).toEqual([])
    expect(learning(three, { pow: 2 })).toEqual(['intensity'])
  })

  test('are at most the POW of a Warrior-mage', () => {
    expect(learning(['CF-SPELL-02'], { abilities: ['warrior-mage'] })).toEqual([])
    expect(learning(['CF-SPELL-01', 'CF-SPELL-02'], { abilities: ['warrior-mage'] })).toEqual(['intensity'])
  })

  test('a spell is learnt only once', () => {
    expect(learning(['CF-SPELL-01', 'CF-SPELL-01'])).toEqual(['spell-twice'])
  })
})

test('CF-ARMY-15 only the faithful learn miracles', () => {
  expect(faultsOf(armyOf([{ profile: 'lions-guard-of-alahan', miracles: ['CF-MIRACLE-01'] }]))).toEqual(['no-faithful'])
  expect(praying(['CF-MIRACLE-999'])).toEqual(['no-miracle'])
  expect(praying(['CF-MIRACLE-01', 'CF-MIRACLE-01'])).toEqual(['miracle-twice'])
})

test('CF-ARMY-16 universal miracles are for all, those of a path for its peoples, those of a cult for its faithful', () => {
  expect(
    ['CF-MIRACLE-01', 'CF-MIRACLE-11', 'CF-MIRACLE-35', 'CF-REV-GRIFFIN-10'].map((id) => miracleNamed(id)!.cults),
  ).toEqual([['universal'], ['light'], ['darkness'], ['Merin']])
  expect(praying(['CF-MIRACLE-01', 'CF-MIRACLE-11', 'CF-REV-GRIFFIN-10'])).toEqual([])
  expect(praying(['CF-MIRACLE-35'])).toEqual(['miracle-cult'])
  const faith = { cult: 'Azël', aura: 10, creation: 1, alteration: 1, destruction: 1 }
  expect(praying(['CF-REV-GRIFFIN-10'], { faith })).toEqual(['miracle-cult'])
})

describe('CF-ARMY-18 a Warrior-monk', () => {
  test('knows one miracle, where a pure faithful knows as many as are paid for', () => {
    const two = ['CF-MIRACLE-01', 'CF-MIRACLE-11']
    expect(praying(two)).toEqual([])
    expect(praying(two, { abilities: ['warrior-monk'] })).toEqual(['miracle-number'])
    expect(praying(['CF-MIRACLE-01'], { abilities: ['warrior-monk'] })).toEqual([])
  })

  test('CF-REV-DEVOURER-08 of Vile-Tis knows as many miracles as its rank allows, and one more as a Character', () => {
    const learnAs = (rank: string, character: boolean, count: number) =>
      praying(['CF-MIRACLE-01', 'CF-MIRACLE-02', 'CF-MIRACLE-03', 'CF-MIRACLE-04'].slice(0, count), {
        rank,
        character,
        abilities: ['warrior-monk'],
        faith: { cult: 'Vile-Tis', aura: 10, creation: 1, alteration: 1, destruction: 1 },
      })
    expect(learnAs('zealot', false, 2)).toEqual([])
    expect(learnAs('zealot', false, 3)).toEqual(['miracle-number'])
    expect(learnAs('zealot', true, 3)).toEqual([])
    expect(learnAs('devout', true, 3)).toEqual(['miracle-number'])
  })

  test('CF-REV-GRIFFIN-05, -26 may also know its own miracle', () => {
    for (const [id, own] of [
      ['griffins-misericord', 'CF-REV-GRIFFIN-06'],
      ['griffins-saphon-the-preacher', 'CF-REV-GRIFFIN-26'],
    ] as const) {
      const list = (miracles: string[]) => armyOf([{ profile: id, miracles }], { army: 'griffins', points: 1000 })
      expect(faultsOf(list([own, 'CF-MIRACLE-01']))).toEqual([])
      expect(faultOf(list([own, 'CF-MIRACLE-01', 'CF-MIRACLE-11']), 'miracle-number').fault.args).toMatchObject({
        most: 1,
      })
    }
  })
})

test('CF-PROFILES-06 every proposed spell and miracle is legal', () => {
  for (const { id, army, spells, miracles, summonOnly } of profiles) {
    if (summonOnly || (spells.length === 0 && miracles.length === 0)) continue
    const list = armyOf([{ profile: id, spells: [...spells], miracles: [...miracles] }], {
      army: army as 'lions',
      points: 5000,
    })
    expect([id, faultsOf(list)]).toEqual([id, []])
  }
})

describe('CF-ARMY-17, CF-CARD-18, CF-LITANY-03 a miracle needs the Aspects that its card prints', () => {
  /** An equanimous warrior with this Destruction, who learns Painful truth (Destruction 1). */
  const learns = (destruction: number, rest: object = {}, bought: object = {}) => {
    const faith = { cult: 'Noësis', aura: 10, creation: 0, alteration: 0, destruction }
    const card = ownCard('mine', {
      ...{ name: 'Equanimous warrior', army: 'cynwall', rank: 'devout', role: 'faithful', faith },
      ...rest,
    })
    return armyOf([{ profile: 'mine', miracles: ['CF-CARD-30'], ...bought }], {
      army: 'cynwall',
      points: 1000,
      profiles: [card],
    })
  }

  test('each Aspect must be high enough', () => {
    expect(faultOf(learns(0), 'miracle-aspects')).toMatchObject({
      field: 'cards[0].miracles[0]',
      rules: ['CF-ARMY-17', 'CF-LITANY-03'],
    })
    expect([1, 2].map((destruction) => faultsOf(learns(destruction)))).toEqual([[], []])
  })

  test('CF-RELIC-03, CF-VIRTUE-18 the bonus of a relic or Inspiration counts for its own Aspect only', () => {
    const faultsWithInspiration = (aspect: string) =>
      faultsOf(learns(0, {}, { virtues: [`virtue-inspiration-${aspect}`] }))
    expect([faultsWithInspiration('destruction'), faultsWithInspiration('creation')]).toEqual([[], ['miracle-aspects']])
    const iconoclast = { character: true, abilities: ['iconoclast'] }
    expect(faultsOf(learns(0, iconoclast))).toEqual(['miracle-aspects'])
    expect(faultsOf(learns(0, iconoclast, { artefacts: ['claws-of-torture'] }))).toEqual([])
  })

  test('a miracle without printed values needs no Aspects', () => {
    const none = { faith: { cult: 'Arin', aura: 10, creation: 0, alteration: 0, destruction: 0 } }
    expect(praying(['CF-MIRACLE-01', 'CF-MIRACLE-11'], none)).toEqual([])
  })

  test('CF-CARD-30 Painful truth is for equanimous warriors only, at 9 A.P.', () => {
    const warrior = (miracles: string[]) =>
      armyOf([{ profile: 'cynwall-equanimous-warrior', miracles }], { army: 'cynwall' })
    expect(faultsOf(warrior(['CF-CARD-30']))).toEqual([])
    expect(totalOf(warrior(['CF-CARD-30'])) - totalOf(warrior([]))).toBe(9)
    expect(praying(['CF-CARD-30'], { army: 'cynwall' })).toContain('miracle-cult')
  })
})

test.each([
  ['universal', 'CF-MIRACLE-01', ['lions', 'wolfen', 'acheron']],
  ['of the Ways of Light', 'CF-MIRACLE-11', ['lions']],
  ['of the Paths of Destiny', 'CF-MIRACLE-21', ['wolfen']],
  ['of the Meanders of Darkness', 'CF-MIRACLE-31', ['acheron']],
])('CF-LITANY-02 a %s miracle is learnt by the faithful of its peoples', (_, miracle, peoples) => {
  const learns = (army: string) =>
    faultsOf(
      armyOf([{ profile: 'priest', miracles: [miracle] }], {
        army: army as never,
        points: 2000,
        profiles: [priest({ army })],
      }),
    ).length === 0
  expect(['lions', 'wolfen', 'acheron'].filter(learns)).toEqual(peoples)
})
