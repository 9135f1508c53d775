import { describe, expect, test } from 'vitest'
import { armyOf, faultOf, faultsOf, ownCard } from '../army.fixture.ts'
import { totalOf } from '../army-builder.ts'
import { profileNamed } from '../cards/profiles.ts'
import { readyArmies } from '../ready-armies.ts'
import { limitOf, mostFigures } from './check-limits.ts'

const GUARD = 'lions-guard-of-alahan'
const AGONN = 'lions-agonn-the-ardent'

test.each(readyArmies.map((army) => [army.id, army] as const))(
  'CF-READY-01 to -03 the army %s is legal and costs its stated total',
  (_, { list, total }) => {
    expect(faultsOf(list)).toEqual([])
    expect(totalOf(list)).toBe(total)
    expect(total).toBeGreaterThanOrEqual(list.points * 0.95)
  },
)

test('CF-READY-01 sixteen peoples have four armies each', () => {
  expect(readyArmies.length).toBe(64)
  expect(new Set(readyArmies.map(({ list }) => `${list.army} ${list.points}`)).size).toBe(64)
})

describe('CF-ARMY-01 the total with every option', () => {
  test('may reach the agreed maximum', () => {
    expect(faultsOf(armyOf([{ profile: GUARD, count: 3 }], { points: 36 }))).toEqual([])
  })

  test('may not exceed it', () => {
    const list = armyOf([{ profile: GUARD, count: 3 }], { points: 35 })
    expect(faultOf(list, 'too-dear').fault.args).toMatchObject({ total: 36, points: 35, surplus: 1 })
  })

  test('includes the artefacts, spells and miracles of all fighters', () => {
    const list = armyOf([
      { profile: AGONN, artefacts: ['major-rune-of-will'], with: [{ profile: 'lions-musician-of-the-lion' }] },
      { profile: 'lions-pythia-of-azel', count: 2, miracles: ['celestial-inspiration'] },
      { profile: 'lions-migail-the-selenite', spells: ['troubling-aura'] },
    ])
    const printed = ['lions-musician-of-the-lion', 'lions-migail-the-selenite'].map((id) => profileNamed(id)!.ap)
    const pythia = profileNamed('lions-pythia-of-azel')!.ap
    expect(totalOf(list)).toBe(38 + 12 + printed[0]! + 2 * (pythia + 12) + printed[1]! + 7)
  })
})

test('CF-ARMY-02 an army has at most five miniatures for each started hundred A.P.', () => {
  expect([1, 100, 101, 200, 300, 400].map(mostFigures)).toEqual([5, 5, 10, 10, 15, 20])
  const weak = ownCard('levy', { ini: 1, att: 1, str: 1, def: 1, res: 1 })
  const six = armyOf(
    [
      { profile: 'levy', count: 3 },
      { profile: 'levy', count: 3 },
    ],
    { points: 100, profiles: [weak] },
  )
  expect(faultOf(six, 'too-many').fault.args).toMatchObject({ figures: 6, most: 5 })
  expect(faultsOf({ ...six, points: 101 })).toEqual([])
})

test('CF-ARMY-03 a machine and each of its servants count as one miniature', () => {
  const crewed = { profile: 'goblins-the-argument', with: [{ profile: 'goblins-goblin-gunner', count: 5 }] }
  const list = armyOf([crewed], { army: 'goblins', points: 100 })
  expect(faultOf(list, 'too-many').fault.args).toMatchObject({ figures: 6, most: 5 })
})

describe('CF-ARMY-04 Characters', () => {
  test('cost at most half of the agreed maximum, options included, rounded down', () => {
    expect(limitOf('characters', 101)).toBe(50)
    const list = armyOf([{ profile: AGONN, artefacts: ['major-rune-of-will'] }], { points: 100 })
    expect(faultsOf(list)).toEqual([])
    expect(faultOf({ ...list, points: 99 }, 'characters')).toMatchObject({
      fault: { args: { ap: 50, limit: 49, percent: 50, surplus: 1 } },
      rules: ['CF-ARMY-04'],
    })
  })
})

test('CF-ARMY-05 war machines with their servants cost at most three tenths', () => {
  const list = armyOf([
    { profile: 'lions-ballista-of-alahan', with: [{ profile: 'lions-servant-of-the-ballista', count: 2 }] },
  ])
  expect(faultsOf({ ...list, points: 290 })).toEqual([])
  expect(faultOf({ ...list, points: 289 }, 'machines').fault.args).toMatchObject({ ap: 87, limit: 86 })
})

describe('CF-ALLY-01, -03 Allies', () => {
  test('cost at most three tenths of the agreed maximum', () => {
    const ally = profileNamed('griffins-griffin-templar')!
    const list = armyOf([{ profile: ally.id }, { profile: GUARD }])
    const enough = Math.ceil((ally.ap * 100) / 30)
    expect(faultsOf({ ...list, points: enough })).toEqual([])
    expect(faultOf({ ...list, points: enough - 1 }, 'allies').rules).toEqual(['CF-ALLY-01'])
  })

  test('that are Characters also count against the share of Characters', () => {
    const abel = profileNamed('griffins-abel-the-ill-tempered')!
    const list = armyOf([{ profile: AGONN }, { profile: abel.id }], { points: (38 + abel.ap) * 2 - 1 })
    expect(faultsOf(list)).toContain('characters')
    expect(faultsOf({ ...list, points: list.points + 1 })).not.toContain('characters')
  })
})
