import { describe, expect, test } from 'vitest'
import { armyOf, faultOf, faultsOf } from '../army.fixture.ts'

const GUARD = 'lions-guard-of-alahan'
const AGONN = 'lions-agonn-the-ardent'
const MUSICIAN = 'lions-musician-of-the-lion'
const BEARER = 'lions-standard-bearer-of-the-lion'
const BALLISTA = 'lions-ballista-of-alahan'
const SERVANT = 'lions-servant-of-the-ballista'

test('CF-ARMY-19 a card stands for one to three equal fighters', () => {
  expect(faultsOf(armyOf([{ profile: GUARD, count: 3 }]))).toEqual([])
  expect(faultOf(armyOf([{ profile: GUARD, count: 4 }]), 'card-size')).toMatchObject({
    field: 'cards[0]',
    rules: ['CF-ARMY-19'],
  })
})

describe('CF-STAFF-01, -06 a war-staff', () => {
  test('is a commander with a musician, a standard-bearer or both', () => {
    for (const bearers of [[MUSICIAN], [BEARER], [MUSICIAN, BEARER]]) {
      const card = { profile: AGONN, with: bearers.map((profile) => ({ profile })) }
      expect(faultsOf(armyOf([card]))).toEqual([])
    }
  })

  test('has at most one of each', () => {
    const two = armyOf([{ profile: AGONN, with: [{ profile: MUSICIAN }, { profile: MUSICIAN }] }])
    expect(faultOf(two, 'staff-double').field).toBe('cards[0].with[1]')
    expect(faultsOf(armyOf([{ profile: AGONN, with: [{ profile: BEARER, count: 2 }] }]))).toEqual(['staff-double'])
  })

  test('takes no other fighters', () => {
    expect(faultsOf(armyOf([{ profile: AGONN, with: [{ profile: GUARD }] }]))).toEqual(['no-bearer'])
  })

  test('needs a commander, which a musician is not', () => {
    expect(faultsOf(armyOf([{ profile: GUARD, with: [{ profile: MUSICIAN }] }]))).toEqual(['no-staff'])
    expect(faultsOf(armyOf([{ profile: BEARER, with: [{ profile: MUSICIAN }] }]))).toEqual(['no-staff'])
  })

  test('has one commander', () => {
    const twins = { ...armyOf([{ profile: 'made', count: 2, with: [{ profile: MUSICIAN }] }]) }
    const captain = armyOf([], {
      profiles: [
        {
          id: 'made',
          name: 'Captain',
          army: 'lions',
          rank: 'veteran',
          size: 'medium',
          base: 'infantry',
          ...{ mov: 10, ini: 3, att: 3, str: 4, def: 3, res: 5, cou: 4, dis: 3 },
          abilities: ['leadership/10'],
          command: 'commander',
        },
      ],
    })
    expect(faultsOf({ ...twins, profiles: captain.profiles })).toEqual(['staff-commander'])
  })
})

describe('CF-MACHINE-07, -10, -12 an immobile machine', () => {
  const machineWith = (count: number, rest: object = {}) =>
    armyOf([{ profile: BALLISTA, with: [{ profile: SERVANT, count }], ...rest }])

  test('shares its card with its servants, who may be more than three together', () => {
    expect(faultsOf(machineWith(2))).toEqual([])
    expect(faultsOf(machineWith(3))).toEqual([])
  })

  test('needs as many servants as its crew', () => {
    expect(faultOf(machineWith(1), 'crew').fault.args).toMatchObject({ crew: 2, missing: 1 })
    expect(faultsOf(armyOf([{ profile: BALLISTA }]))).toEqual(['crew'])
  })

  test('takes only its own servants', () => {
    const list = armyOf([{ profile: BALLISTA, with: [{ profile: SERVANT, count: 2 }, { profile: GUARD }] }])
    expect(faultOf(list, 'no-servant').field).toBe('cards[0].with[1]')
  })

  test('has a separate card', () => {
    expect(faultsOf({ ...machineWith(2, { count: 2 }), points: 1000 })).toEqual(['machine-card'])
  })

  test('is required for servants', () => {
    expect(faultsOf(armyOf([{ profile: SERVANT }]))).toEqual(['servant-alone'])
  })
})
