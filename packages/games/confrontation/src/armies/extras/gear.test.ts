import { describe, expect, test } from 'vitest'
import { armyOf, faultOf, faultsOf, ownCard } from '../army.fixture.ts'
import { totalOf } from '../army-builder.ts'
import { profileNamed, profiles } from '../cards/profiles.ts'

const AGONN = 'lions-agonn-the-ardent'
const GUARD = 'lions-guard-of-alahan'

const carrying = (artefacts: string[], profile = AGONN, points = 1000) => armyOf([{ profile, artefacts }], { points })

describe('CF-ARMY-07, CF-ARTEFACT-01 artefacts are carried by', () => {
  test('Characters', () => {
    expect(faultsOf(carrying(['ring-of-fortune']))).toEqual([])
    expect(faultOf(carrying(['ring-of-fortune'], GUARD), 'artefact-bearer').rules).toContain('CF-ARMY-07')
  })

  test('CF-ABIL-04 fighters with Artefact/X, up to X', () => {
    const profiles = [ownCard('squire', { abilities: ['artefact/2'] })]
    const list = (artefacts: string[]) => armyOf([{ profile: 'squire', artefacts }], { profiles })
    expect(faultsOf(list(['ring-of-fortune', 'seal-of-negation']))).toEqual([])
    expect(faultsOf(list(['ring-of-fortune', 'seal-of-negation', 'minor-rune-of-will']))).toEqual(['artefact-number'])
  })

  test('CF-ARTEFACT-04 magicians and faithful too, if it is a rune of healing', () => {
    expect(faultsOf(carrying(['minor-rune-of-healing'], 'lions-pythia-of-azel'))).toEqual([])
    expect(faultsOf(carrying(['minor-rune-of-will'], 'lions-pythia-of-azel'))).toEqual(['artefact-bearer'])
    expect(faultsOf(carrying(['minor-rune-of-healing'], GUARD))).toEqual(['artefact-bearer'])
  })
})

test.each([
  [1, 'regular'],
  [1, 'initiate'],
  [2, 'elite'],
  [2, 'zealot'],
  [3, 'living-legend'],
  [3, 'master'],
  [4, 'major-ally'],
  [4, 'avatar'],
])('CF-ARMY-08 %d for a Character of rank %s', (most, rank) => {
  const made = [ownCard('hero', { rank, character: true })]
  const all = ['ring-of-fortune', 'seal-of-negation', 'symbol-of-power', 'minor-rune-of-will', 'consecrated-emblem']
  const list = (count: number) => armyOf([{ profile: 'hero', artefacts: all.slice(0, count) }], { profiles: made })
  expect(faultsOf(list(most))).toEqual([])
  expect(faultOf(list(most + 1), 'artefact-number').fault.args).toMatchObject({ most })
})

test.each([
  ['CF-ARTEFACT-05', 'minor-rune-of-healing', 4],
  ['CF-ARTEFACT-06', 'major-rune-of-healing', 10],
  ['CF-ARTEFACT-07', 'supreme-rune-of-healing', 16],
  ['CF-ARTEFACT-09', 'minor-rune-of-will', 6],
  ['CF-ARTEFACT-10', 'major-rune-of-will', 12],
  ['CF-ARTEFACT-11', 'supreme-rune-of-will', 18],
  ['CF-ARTEFACT-13', 'minor-pendant-of-mirages', 6],
  ['CF-ARTEFACT-14', 'major-pendant-of-mirages', 11],
  ['CF-ARTEFACT-15', 'supreme-pendant-of-mirages', 16],
  ['CF-ARTEFACT-17', 'minor-amulet-of-protection', 5],
  ['CF-ARTEFACT-18', 'major-amulet-of-protection', 10],
  ['CF-ARTEFACT-19', 'supreme-amulet-of-protection', 15],
  ['CF-ARTEFACT-20', 'ring-of-fortune', 20],
  ['CF-ARTEFACT-21', 'seal-of-negation', 7],
  ['CF-ARTEFACT-22', 'ring-of-bravery', 9],
  ['CF-ARTEFACT-23', 'symbol-of-power', 14],
  ['CF-ARTEFACT-24', 'consecrated-emblem', 14],
  ['CF-ARTEFACT-25', 'crown-of-the-strategist', 16],
  ['CF-ARTEFACT-28', 'major-potion-of-strength', 5],
  ['CF-ARTEFACT-38', 'supreme-potion-of-vivacity', 7],
  ['CF-ARTEFACT-39', 'offering-of-the-zephyr', 15],
] as const)('%s: the %s adds %d A.P. to the army’s cost', (_, artefact, ap) => {
  expect(totalOf(carrying([artefact])) - totalOf(carrying([]))).toBe(ap)
})

test('CF-CARD-07 an unknown artefact is a fault', () => {
  expect(faultsOf(carrying(['toothpick']))).toEqual(['no-artefact'])
})

describe('CF-ARTEFACT-02 an artefact that gives an ability', () => {
  test('is useless to a bearer that has it', () => {
    expect(profileNamed(AGONN)!.traits).toContainEqual({ ability: 'bravery', x: null })
    expect(faultsOf(carrying(['ring-of-bravery']))).toEqual(['artefact-ability'])
  })

  test('CF-ARTEFACT-18, -19 may replace a weaker amulet', () => {
    const list = (own: string, artefact: string) =>
      armyOf([{ profile: 'monk', artefacts: [artefact] }], {
        profiles: [ownCard('monk', { character: true, abilities: [own] })],
      })
    expect(faultsOf(list('insensitive/6', 'major-amulet-of-protection'))).toEqual([])
    expect(faultsOf(list('insensitive/5', 'supreme-amulet-of-protection'))).toEqual([])
    expect(faultsOf(list('insensitive/5', 'major-amulet-of-protection'))).toEqual(['artefact-ability'])
    expect(faultsOf(list('insensitive/6', 'minor-amulet-of-protection'))).toEqual(['artefact-ability'])
  })
})

describe('CF-ARMY-21 a fighter carries', () => {
  const elite = profiles.find(({ character, rank, army }) => character && army === 'lions' && rank === 'elite')!.id

  test('no artefact twice', () => {
    expect(faultsOf(carrying(['ring-of-fortune', 'ring-of-fortune'], elite))).toEqual(['artefact-twice'])
  })

  test('CF-ARTEFACT-08, CF-ARTEFACT-12, CF-ARTEFACT-16 one artefact of each family', () => {
    expect(faultsOf(carrying(['minor-rune-of-will', 'major-rune-of-will'], elite))).toEqual(['artefact-twice'])
    const pendants = ['minor-pendant-of-mirages', 'supreme-pendant-of-mirages']
    expect(faultsOf(carrying(pendants, elite))).toEqual(['artefact-twice'])
    const amulets = ['minor-amulet-of-protection', 'major-amulet-of-protection']
    expect(faultsOf(carrying(amulets, elite))).toEqual(['artefact-twice'])
    expect(faultsOf(carrying(['minor-pendant-of-mirages', 'minor-rune-of-will'], elite))).toEqual([])
  })

  test('CF-ARTEFACT-26 as many doses of one potion as there are places', () => {
    const potion = 'minor-potion-of-strength'
    expect(faultsOf(carrying([potion, potion], elite))).toEqual([])
    expect(faultsOf(carrying([potion, potion, potion], elite))).toEqual(['artefact-number'])
  })
})

test('CF-ARTEFACT-04 an army has one rune of healing for each started 200 A.P.', () => {
  const [first, second] = profiles.filter(({ character, army, ap }) => character && army === 'lions' && ap < 60)
  const two = (extra: number) =>
    armyOf(
      [
        ...[first!, second!].map(({ id }) => ({ profile: id, artefacts: ['minor-rune-of-healing'] })),
        ...(extra > 0 ? [{ profile: 'filler' }] : []),
      ],
      { points: 1000, profiles: [ownCard('filler', { ap: extra || 100 })] },
    )
  const cost = first!.ap + second!.ap + 8
  expect(cost).toBeLessThan(200)
  expect(faultsOf(two(200 - cost))).toEqual(['runes'])
  expect(faultsOf(two(201 - cost))).toEqual([])
})
