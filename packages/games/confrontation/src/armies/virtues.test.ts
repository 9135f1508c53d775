import { describe, expect, test } from 'vitest'
import { forces } from '../forces/forces.ts'
import { armyOf, faultOf, faultsOf, ownCard } from './army.fixture.ts'
import { buildArmy, totalOf } from './army-builder.ts'

/** A faithful of the Lions, Devout and no Character unless told. */
const faithful = (rest: object = {}) =>
  ownCard('prophet', {
    rank: 'devout',
    faith: { cult: 'Arin', aura: 10, creation: 1, alteration: 1, destruction: 0 },
    ...rest,
  })

const armyWithVirtues = (virtues: string[], rest: object = {}) =>
  armyOf([{ profile: 'prophet', virtues }], { points: 1000, profiles: [faithful(rest)] })

const MINOR = ['virtue-meditation', 'virtue-mission', 'virtue-sacrifice', 'virtue-veneration', 'virtue-will']

test('CF-VIRTUE-01: a faithful has them, Character or not; nobody else', () => {
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
])('CF-VIRTUE-02: a faithful of rank %s has %d at most', (rank, most) => {
  expect(faultsOf(armyWithVirtues(MINOR.slice(0, most), { rank }))).toEqual([])
  expect(faultOf(armyWithVirtues(MINOR.slice(0, most + 1), { rank }), 'virtue-number').fault.args).toMatchObject({
    most,
  })
})

describe('CF-VIRTUE-03: the cost', () => {
  const cost = (virtue: string, rest: object = {}) =>
    totalOf(armyWithVirtues([virtue], rest)) - totalOf(armyWithVirtues([], rest))

  test('a minor one 4 A.P., a major one 8, a theogonal one 12', () => {
    expect(['virtue-mission', 'virtue-will', 'virtue-divine-favour'].map((id) => cost(id))).toEqual([4, 8, 12])
  })

  test('CF-VIRTUE-05: 4 A.P. more for a Warrior-monk who is no Character', () => {
    const monk = { abilities: ['warrior-monk'] }
    expect(['virtue-mission', 'virtue-will'].map((id) => cost(id, monk))).toEqual([8, 12])
    expect(cost('virtue-mission', { ...monk, character: true })).toBe(4)
  })
})

test('CF-VIRTUE-05: a Warrior-monk has no theogonal virtue', () => {
  const monk = { abilities: ['warrior-monk'] }
  expect(faultsOf(armyWithVirtues(['virtue-divine-favour'], monk))).toEqual(['virtue-monk'])
  expect(faultsOf(armyWithVirtues(['virtue-will'], monk))).toEqual([])
})

test('CF-VIRTUE-04: several of one type together, but none twice', () => {
  const zealot = { rank: 'zealot' }
  expect(faultsOf(armyWithVirtues(['virtue-mission', 'virtue-meditation'], zealot))).toEqual([])
  expect(faultsOf(armyWithVirtues(['virtue-mission', 'virtue-mission'], zealot))).toEqual(['virtue-twice'])
  const inspired = ['virtue-inspiration-creation', 'virtue-inspiration-destruction']
  expect(faultsOf(armyWithVirtues(inspired, zealot))).toEqual(['virtue-twice'])
})

test('CF-VIRTUE-11: no Penitence for those who regenerate or whose wounds widen their aura', () => {
  expect(faultsOf(armyWithVirtues(['virtue-penitence']))).toEqual([])
  for (const ability of ['regeneration/5', 'thaumaturgist']) {
    expect(faultsOf(armyWithVirtues(['virtue-penitence'], { abilities: [ability] }))).toEqual(['virtue-barred'])
  }
})

test.each([
  ['lions', 'virtue-divine-favour'],
  ['wolfen', 'virtue-celerity-of-the-soul'],
  ['dirz', 'virtue-venality-of-the-shadows'],
])('CF-VIRTUE-14: in an army of %s, of those bound to an Alliance only %s, and the universal one', (army, open) => {
  const bound = ['virtue-divine-favour', 'virtue-celerity-of-the-soul', 'virtue-venality-of-the-shadows']
  const legal = [...bound, 'virtue-inspiration-creation'].filter((virtue) => {
    const profiles = [faithful({ army })]
    return (
      faultsOf(armyOf([{ profile: 'prophet', virtues: [virtue] }], { army: army as 'lions', profiles })).length === 0
    )
  })
  expect(legal).toEqual([open, 'virtue-inspiration-creation'])
})

test('CF-VIRTUE-01: the builder offers what a faithful may have, and he brings it to the table', () => {
  const list = armyWithVirtues(['virtue-mission'], { abilities: ['regeneration/6'] })
  const [entry] = forces.describe(list).sections.flatMap(({ entries }) => entries)
  const field = entry!.fields.find(({ place }) => place === 'cards[0].virtues')
  const values = field?.kind === 'several' ? field.options.map(({ value }) => value) : []
  expect(values).toContain('virtue-inspiration-alteration')
  expect(values).not.toContain('virtue-penitence')
  expect(values).not.toContain('virtue-venality-of-the-shadows')
  expect(buildArmy(list, 'Lions').cards[0]!.members[0]!.extras).toEqual([{ ability: 'virtue-mission', x: null }])
})
