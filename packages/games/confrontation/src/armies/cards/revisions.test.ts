import { describe, expect, test } from 'vitest'
import { armyOf, faultOf, faultsOf, ownCard } from '../army.fixture.ts'
import { listedIn, totalOf } from '../army-builder.ts'
import { artefacts, miracles } from '../extras/armoury.ts'
import { profileNamed } from './profiles.ts'

const MIGAIL = 'lions-migail-the-selenite'
const AGONN = 'lions-agonn-the-ardent'
const MISAN = 'lions-misan-the-clairvoyant'

test.each([
  ['artefacts', 'incarnation-of-the-sword'],
  ['capacities', 'incarnation-experience'],
  ['artefacts', 'travel-journal-map'],
  ['spells', 'spellbook-of-hermetism'],
  ['miracles', 'litany'],
] as const)('CF-REV-02 an army cannot have %s of a forbidden set, like %s', (part, id) => {
  const profile = { artefacts: AGONN, capacities: AGONN, spells: MIGAIL, miracles: MISAN }[part]
  const fault = faultOf(armyOf([{ profile, [part]: [id] }], { points: 1000 }), 'forbidden')
  expect(fault.rules).toEqual(['CF-REV-02'])
  expect(fault.field).toBe(`cards[0].${part}[0]`)
})

test('CF-REV-03 exactly eight effects are forbidden by name', () => {
  const names = ['ardent-blast', 'the-lunar-gift', 'rift', 'immobilisation', 'telluric-slide', 'transfiguration']
  for (const id of [...names, 'impure-vengeance', 'volcanism']) {
    expect(faultOf(armyOf([{ profile: MIGAIL, spells: [id] }]), 'forbidden').rules).toEqual(['CF-REV-03'])
  }
  expect(faultsOf(armyOf([{ profile: MIGAIL, spells: ['lunar-something'] }]))).toEqual(['no-spell'])
  expect(faultsOf(armyOf([{ profile: MIGAIL, spells: ['arrow-of-mana'] }]))).toEqual([])
})

/** Revised artefacts reserved to profiles of the catalogue, with those profiles and prices. */
const reserved = artefacts.flatMap(({ id, rule, ap, bearers, perPoint, comesWith, cheapens }) => {
  const [only] = bearers?.only ?? []
  const isPlain = rule.startsWith('CF-REV-') && !perPoint && !comesWith && !cheapens
  const bearer = only === undefined ? undefined : profileNamed(only)
  const { army } = bearer ?? {}
  return bearer && army && army !== 'elementals' && isPlain ? [{ id, bearer: bearer.id, army, ap }] : []
})

test('CF-REV-04 a revised card costs its own A.P. in addition to its bearer', () => {
  expect(reserved.length).toBeGreaterThan(30)
  for (const { id, bearer, army, ap } of reserved) {
    const costOfArtefacts = (cards: string[]) =>
      totalOf(armyOf([{ profile: bearer, artefacts: cards }], { army, points: 1000 }))
    expect(id).toEqual(id)
    expect(costOfArtefacts([id]) - costOfArtefacts([])).toEqual(ap)
  }
})

describe('CF-REV-16 obsolete abilities of cards', () => {
  const traitsOnCard = (abilities: string[]) =>
    listedIn(armyOf([{ profile: 'old' }], { profiles: [ownCard('old', { abilities, ap: 30 })] }))[0]!.profile.traits

  test('six of them are ignored', () => {
    const old = ['precision-firing', 'dynamic-firing', 'counter-firing', 'prolonged-incantation', 'rapid-incantation']
    expect(traitsOnCard([...old, 'trance', 'brutal'])).toEqual([{ ability: 'brutal', x: null }])
  })

  test('CF-REV-17 divine and demonic beings are Immortals', () => {
    for (const word of ['divine-creature', 'divine-being', 'demonic-being']) {
      expect(traitsOnCard([word])).toEqual([{ ability: 'immortal', x: null }])
    }
    expect(() => traitsOnCard(['frenzied-being'])).toThrow()
  })
})

test('CF-REV-17 an elemental being by rank has no belief and cannot be consecrated', () => {
  const servant = (rankWords: string[]) =>
    faultsOf(
      armyOf(
        [
          { profile: 'servant', consecrated: true },
          ...[1, 2, 3].map(() => ({ profile: 'lions-guard-of-alahan', count: 2 })),
        ],
        { profiles: [ownCard('servant', { rankWords, ap: 30 })] },
      ),
    )
  expect(servant([])).toEqual([])
  expect(servant(['fire elemental'])).toEqual(['consecrated-bearer'])
  expect(servant(['familiar of water'])).toEqual(['consecrated-bearer'])
})

test('CF-REV-20 a faithful with any Aspects may learn the revised miracles of its cult', () => {
  const [revised] = miracles.filter(({ rule, only }) => rule.startsWith('CF-REV') && !only)
  const learns = (creation: number, cult: string) =>
    faultsOf(
      armyOf([{ profile: 'priest', miracles: [revised!.id] }], {
        points: 1000,
        profiles: [
          ownCard('priest', {
            ap: 30,
            rank: 'zealot',
            faith: { cult, aura: 15, creation, alteration: 0, destruction: 0 },
          }),
        ],
      }),
    )
  expect(learns(0, revised!.cults[0]!)).toEqual([])
  expect(learns(3, revised!.cults[0]!)).toEqual([])
  expect(learns(3, 'another')).toEqual(['miracle-cult'])
})

describe('CF-REV-23 a reserved card', () => {
  const armyWithArtefacts = (profile: string, artefacts: string[]) =>
    armyOf([{ profile, artefacts }], { army: 'dirz', points: 1000 })

  test('may be bought only for its profile, whatever the rank of others', () => {
    expect(faultsOf(armyWithArtefacts('dirz-razheem-the-insane', ['the-insane-s-panache']))).toEqual([])
    const fault = faultOf(armyWithArtefacts('dirz-cypher-lukhan', ['the-insane-s-panache']), 'artefact-bearer')
    expect(fault.rules).toEqual(['CF-REV-DIRZ-12', 'CF-REV-23'])
  })

  test('CF-REV-22 a card published with one issue of a troop is for every fighter that meets its conditions', () => {
    // They came with the first and the second issue of the Dasyatis clones.
    for (const treatment of ['anthemis-treatment', 'atlas-treatment']) {
      expect(faultsOf(armyWithArtefacts('dirz-dasyatis-clone', [treatment]))).toEqual([])
      expect(faultsOf(armyWithArtefacts('dirz-keratis-warrior', [treatment]))).toEqual([])
      expect(faultsOf(armyWithArtefacts('dirz-dirz-halberdier', [treatment]))).toEqual(['artefact-bearer'])
    }
    expect(faultsOf(armyWithArtefacts('dirz-keratis-warrior', ['antiome-treatment']))).toEqual(['artefact-bearer'])
  })
})
