import { describe, expect, test } from 'vitest'
import { forces } from '../../forces/forces.ts'
import { armyOf, faultOf, faultsOf, ownCard } from '../army.fixture.ts'
import { buildArmy, totalOf } from '../army-builder.ts'

/** A faithful of the Lions, by default Devout and not a Character. */
const faithful = (rest: object = {}) =>
  ownCard('prophet', {
    rank: 'devout',
    faith: { cult: 'Arin', aura: 10, creation: 1, alteration: 1, destruction: 0 },
    ...rest,
  })

const armyWithVirtues = (virtues: string[], rest: object = {}) =>
  armyOf([{ profile: 'prophet', virtues }], { points: 1000, profiles: [faithful(rest)] })

const MINOR = ['virtue-meditation', 'virtue-mission', 'virtue-sacrifice', 'virtue-veneration', 'virtue-will']

test('CF-VIRTUE-01 a faithful may have virtues, Character or not, and other fighters may not', () => {
  expect(faultsOf(armyWithVirtues(['virtue-meditation']))).toEqual([])
  expect(faultsOf(armyWithVirtues(['virtue-meditation'], { character: true }))).toEqual([])
  expect(faultsOf(armyOf([{ profile: 'lions-guard-of-alahan', virtues: ['virtue-meditation'] }]))).toEqual([
    'virtue-faithful',
  ])
  expect(faultsOf(armyWithVirtues(['patience']))).toEqual(['no-virtue'])
})

test.each([
  ['devout', 1],
  ['zealot', 2],
  ['dean', 3],
  ['avatar', 4],
])('CF-VIRTUE-02 a faithful of rank %s has at most %d', (rank, most) => {
  expect(faultsOf(armyWithVirtues(MINOR.slice(0, most), { rank }))).toEqual([])
  expect(faultOf(armyWithVirtues(MINOR.slice(0, most + 1), { rank }), 'virtue-number').fault.args).toMatchObject({
    most,
  })
})

describe('CF-VIRTUE-03 the cost', () => {
  const cost = (virtue: string, rest: object = {}) =>
    totalOf(armyWithVirtues([virtue], rest)) - totalOf(armyWithVirtues([], rest))

  test('is 4 A.P. for a minor virtue, 8 for a major one, 12 for a theogonal one', () => {
    expect(['virtue-mission', 'virtue-will', 'virtue-divine-favour'].map((id) => cost(id))).toEqual([4, 8, 12])
  })

  test('CF-VIRTUE-05 is 4 A.P. more for a Warrior-monk that is not a Character', () => {
    const monk = { abilities: ['warrior-monk'] }
    expect(['virtue-mission', 'virtue-will'].map((id) => cost(id, monk))).toEqual([8, 12])
    expect(cost('virtue-mission', { ...monk, character: true })).toBe(4)
  })
})

test('CF-VIRTUE-05 a Warrior-monk cannot have a theogonal virtue', () => {
  const monk = { abilities: ['warrior-monk'] }
  expect(faultsOf(armyWithVirtues(['virtue-divine-favour'], monk))).toEqual(['virtue-monk'])
  expect(faultsOf(armyWithVirtues(['virtue-will'], monk))).toEqual([])
})

test('CF-VIRTUE-04 virtues of one type may be combined, but not repeated', () => {
  const zealot = { rank: 'zealot' }
  expect(faultsOf(armyWithVirtues(['virtue-mission', 'virtue-meditation'], zealot))).toEqual([])
  expect(faultsOf(armyWithVirtues(['virtue-mission', 'virtue-mission'], zealot))).toEqual(['virtue-twice'])
  const inspired = ['virtue-inspiration-creation', 'virtue-inspiration-destruction']
  expect(faultsOf(armyWithVirtues(inspired, zealot))).toEqual(['virtue-twice'])
})

test('CF-VIRTUE-11 a fighter that regenerates, or whose wounds widen its aura, cannot have Penitence', () => {
  expect(faultsOf(armyWithVirtues(['virtue-penitence']))).toEqual([])
  for (const ability of ['regeneration/5', 'thaumaturgist']) {
    expect(faultsOf(armyWithVirtues(['virtue-penitence'], { abilities: [ability] }))).toEqual(['virtue-barred'])
  }
})

test.each([
  ['lions', 'virtue-divine-favour'],
  ['wolfen', 'virtue-celerity-of-the-soul'],
  ['dirz', 'virtue-venality-of-the-shadows'],
])(
  'CF-VIRTUE-14 an army of %s may have, of the virtues bound to an Alliance, only %s and the universal ones',
  (army, open) => {
    const bound = ['virtue-divine-favour', 'virtue-celerity-of-the-soul', 'virtue-venality-of-the-shadows']
    const legal = [...bound, 'virtue-inspiration-creation'].filter((virtue) => {
      const profiles = [faithful({ army })]
      return (
        faultsOf(armyOf([{ profile: 'prophet', virtues: [virtue] }], { army: army as 'lions', profiles })).length === 0
      )
    })
    expect(legal).toEqual([open, 'virtue-inspiration-creation'])
  },
)

test('CF-VIRTUE-01 the builder offers a faithful its virtues, which come to the table', () => {
  const list = armyWithVirtues(['virtue-mission'], { abilities: ['regeneration/6'] })
  const [entry] = forces.describe(list).sections.flatMap(({ entries }) => entries)
  const field = entry!.fields.find(({ place }) => place === 'cards[0].virtues')
  const values = field?.kind === 'several' ? field.options.map(({ value }) => value) : []
  expect(values).toContain('virtue-inspiration-alteration')
  expect(values).not.toContain('virtue-penitence')
  expect(values).not.toContain('virtue-venality-of-the-shadows')
  expect(buildArmy(list, 'Lions').cards[0]!.members[0]!.extras).toEqual([{ ability: 'virtue-mission', x: null }])
})
