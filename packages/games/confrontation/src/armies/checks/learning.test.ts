import { describe, expect, test } from 'vitest'
import { armyOf, faultOf, faultsOf, ownCard } from '../army.fixture.ts'
import { totalOf } from '../army-builder.ts'
import { profiles } from '../cards/profiles.ts'
import { miracleNamed, spellNamed } from '../extras/armoury.ts'

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
  expect(faultsOf(armyOf([{ profile: 'lions-guard-of-alahan', spells: ['arrow-of-mana'] }]))).toEqual(['no-magician'])
  expect(learning(['CF-SPELL-999'])).toEqual(['no-spell'])
})

describe('CF-ARMY-10 a magician', () => {
  test('masters one path of the spell', () => {
    expect(spellNamed('troubling-aura')!.paths).toContain('hermetism')
    expect(learning(['troubling-aura'])).toEqual([])
    expect(learning(['troubling-aura'], { magic: { elements: ['light'], paths: ['sorcery'] } })).toEqual(['spell-path'])
  })

  test('CF-BOOK-04 needs either path of a spell with two', () => {
    const either = ['hermetism', 'circaeus', 'solaris'].map((path) =>
      learning(['fiery-assault'], { magic: { elements: ['light'], paths: [path] } }),
    )
    expect(either).toEqual([[], [], ['spell-path']])
  })

  test('does not learn reserved spells', () => {
    const { army, paths, elements } = spellNamed('merciless-blades')!
    expect(army).toBe('cynwall')
    expect(learning(['merciless-blades'], { magic: { elements, paths } })).toEqual(['spell-reserved'])
    expect(learning(['storm-of-light'], { magic: { elements: ['light', 'air'], paths: [] } })).toEqual([
      'spell-reserved',
    ])
  })
})

test('CF-ARMY-11 an elemental spell needs its Elements and no path', () => {
  const elemental = 'ball-of-flames'
  expect(spellNamed(elemental)).toMatchObject({ paths: ['elemental'], elements: ['fire'] })
  expect(learning([elemental])).toEqual([])
  expect(learning([elemental], { magic: { elements: ['water'], paths: ['hermetism'] } })).toEqual(['spell-element'])
})

test('CF-ARMY-12 primagic is for every magician', () => {
  expect(spellNamed('arrow-of-mana')!.paths).toEqual(['primagic'])
  expect(learning(['arrow-of-mana'], { magic: { elements: [], paths: ['sorcery'] } })).toEqual([])
})

test('CF-ARMY-13 a spell needs mastery of its Elements, and of one more if it costs any other', () => {
  expect(learning(['troubling-aura'], { magic: { elements: ['water'], paths: ['hermetism'] } })).toEqual([
    'spell-element',
  ])
  expect(spellNamed('exposure-of-the-mind')).toMatchObject({ paths: ['shamanism'], elements: ['earth', 'other'] })
  const shaman = (elements: string[]) =>
    learning(['exposure-of-the-mind'], { magic: { elements, paths: ['shamanism'] } })
  expect(shaman(['earth'])).toEqual(['spell-element'])
  expect(shaman(['earth', 'air'])).toEqual([])
})

describe('CF-ARMY-14 the intensities together', () => {
  // Intensities 1, 3 and 2.
  const three = ['arrow-of-mana', 'minor-cure', 'aura-of-authority']

  test('are at most twice the POW of a pure magician', () => {
    expect(three.map((id) => spellNamed(id)!.intensity)).toEqual([1, 3, 2])
    expect(learning(three)).toEqual([])
    expect(learning(three, { pow: 2 })).toEqual(['intensity'])
  })

  test('are at most the POW of a Warrior-mage', () => {
    expect(learning(['minor-cure'], { abilities: ['warrior-mage'] })).toEqual([])
    expect(learning(['arrow-of-mana', 'minor-cure'], { abilities: ['warrior-mage'] })).toEqual(['intensity'])
  })

  test('a spell is learnt only once', () => {
    expect(learning(['arrow-of-mana', 'arrow-of-mana'])).toEqual(['spell-twice'])
  })
})

test('CF-ARMY-15 only the faithful learn miracles', () => {
  expect(faultsOf(armyOf([{ profile: 'lions-guard-of-alahan', miracles: ['miraculous-reprieve'] }]))).toEqual([
    'no-faithful',
  ])
  expect(praying(['CF-MIRACLE-999'])).toEqual(['no-miracle'])
  expect(praying(['miraculous-reprieve', 'miraculous-reprieve'])).toEqual(['miracle-twice'])
})

test('CF-ARMY-16 universal miracles are for all, those of a path for its peoples, those of a cult for its faithful', () => {
  expect(
    ['miraculous-reprieve', 'divine-intuition', 'ruin', 'vengeance-of-the-temple'].map((id) => miracleNamed(id)!.cults),
  ).toEqual([['universal'], ['light'], ['darkness'], ['Merin']])
  expect(praying(['miraculous-reprieve', 'divine-intuition', 'vengeance-of-the-temple'])).toEqual([])
  expect(praying(['ruin'])).toEqual(['miracle-cult'])
  const faith = { cult: 'Azël', aura: 10, creation: 1, alteration: 1, destruction: 1 }
  expect(praying(['vengeance-of-the-temple'], { faith })).toEqual(['miracle-cult'])
})

describe('CF-ARMY-18 a Warrior-monk', () => {
  test('knows one miracle, where a pure faithful knows as many as are paid for', () => {
    const two = ['miraculous-reprieve', 'divine-intuition']
    expect(praying(two)).toEqual([])
    expect(praying(two, { abilities: ['warrior-monk'] })).toEqual(['miracle-number'])
    expect(praying(['miraculous-reprieve'], { abilities: ['warrior-monk'] })).toEqual([])
  })

  test('CF-REV-DEVOURER-08 of Vile-Tis knows as many miracles as its rank allows, and one more as a Character', () => {
    const learnAs = (rank: string, character: boolean, count: number) =>
      praying(['miraculous-reprieve', 'tragic-fate', 'religious-authority', 'prayer-of-the-warrior'].slice(0, count), {
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
      ['griffins-misericord', 'prophetic-clairvoyance'],
      ['griffins-saphon-the-preacher', 'psalm-of-heroes'],
    ] as const) {
      const list = (miracles: string[]) => armyOf([{ profile: id, miracles }], { army: 'griffins', points: 1000 })
      expect(faultsOf(list([own, 'miraculous-reprieve']))).toEqual([])
      expect(
        faultOf(list([own, 'miraculous-reprieve', 'divine-intuition']), 'miracle-number').fault.args,
      ).toMatchObject({
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
    expect(id).toEqual(id)
    expect(faultsOf(list)).toEqual([])
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
    return armyOf([{ profile: 'mine', miracles: ['painful-truth'], ...bought }], {
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
    expect(faultsWithInspiration('destruction')).toEqual([])
    expect(faultsWithInspiration('creation')).toEqual(['miracle-aspects'])
    const iconoclast = { character: true, abilities: ['iconoclast'] }
    expect(faultsOf(learns(0, iconoclast))).toEqual(['miracle-aspects'])
    expect(faultsOf(learns(0, iconoclast, { artefacts: ['claws-of-torture'] }))).toEqual([])
  })

  test('a miracle without printed values needs no Aspects', () => {
    const none = { faith: { cult: 'Arin', aura: 10, creation: 0, alteration: 0, destruction: 0 } }
    expect(praying(['miraculous-reprieve', 'divine-intuition'], none)).toEqual([])
  })

  test('CF-CARD-30 Painful truth is for equanimous warriors only, at 9 A.P.', () => {
    const warrior = (miracles: string[]) =>
      armyOf([{ profile: 'cynwall-equanimous-warrior', miracles }], { army: 'cynwall' })
    expect(faultsOf(warrior(['painful-truth']))).toEqual([])
    expect(totalOf(warrior(['painful-truth'])) - totalOf(warrior([]))).toBe(9)
    expect(praying(['painful-truth'], { army: 'cynwall' })).toContain('miracle-cult')
  })
})

test.each([
  ['universal', 'miraculous-reprieve', ['lions', 'wolfen', 'acheron']],
  ['of the Ways of Light', 'divine-intuition', ['lions']],
  ['of the Paths of Destiny', 'chains-of-fury', ['wolfen']],
  ['of the Meanders of Darkness', 'aura-of-the-dark-princes', ['acheron']],
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
