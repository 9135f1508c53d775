import { InputError, readInput } from '@fray/kernel'
import { describe, expect, test } from 'vitest'
import { armyOf, faultOf, faultsOf, ownCard } from '../army.fixture.ts'
import { totalOf } from '../army-builder.ts'
import { draftSchema } from '../list.ts'
import { leastPrice, ownProfile, ownProfileSchema } from './own-profile.ts'

/** Gets the faulty fields of a list with this card. */
function wrong(rest: object): string[] {
  try {
    readInput('army', draftSchema, { army: 'lions', points: 100, cards: [], profiles: [ownCard('made', rest)] })
    return []
  } catch (error) {
    if (!(error instanceof InputError)) throw error
    return error.problems.map(({ field }) => field)
  }
}

describe('a player’s own card names the field that is wrong', () => {
  test.each([
    [{ id: 'Not An Id' }, 'profiles[0].id'],
    [{ id: 'lions-guard-of-alahan' }, 'profiles[0].id'],
    [{ rank: 'boss' }, 'profiles[0].rank'],
    [{ abilities: ['scout', 'flying'] }, 'profiles[0].abilities[1]'],
    [{ equipment: ['chainsaw'] }, 'profiles[0].equipment[0]'],
    [{ icon: 'no-such-picture' }, 'profiles[0].icon'],
    [{ ini: -1 }, 'profiles[0].ini'],
    [{ att: undefined }, 'profiles[0].att'],
    [{ mov: 10.2 }, 'profiles[0].mov'],
    [{ colour: 'red' }, 'profiles[0]'],
  ])('%o', (rest, field) => {
    expect(wrong(rest)).toEqual([field])
  })

  test('CF-PROFILE-07 COU and FEAR exclude each other, and each card has one', () => {
    expect(wrong({ fear: 5 })).toEqual(['profiles[0].cou'])
    expect(wrong({ cou: null })).toEqual(['profiles[0].cou'])
    expect(wrong({ cou: null, fear: 5 })).toEqual([])
  })

  test('CF-BASE-11 Very Large requires Enormous, Colossal or Gigantic', () => {
    expect(wrong({ size: 'very-large' })).toEqual(['profiles[0].size'])
    expect(wrong({ abilities: ['colossal'] })).toEqual(['profiles[0].size'])
    expect(wrong({ size: 'very-large', abilities: ['colossal'] })).toEqual([])
  })

  test('CF-FIRE-01 a range weapon needs AIM, and its ranges rise', () => {
    const weapon = { name: 'Sling', strength: 3, ranges: [10, 20, 30] }
    expect(wrong({ weapon })).toEqual(['profiles[0].aim'])
    expect(wrong({ weapon, aim: 2 })).toEqual([])
    expect(wrong({ weapon: { ...weapon, ranges: [20, 10, 30] }, aim: 2 })).toEqual(['profiles[0].weapon.ranges'])
  })

  test('CF-LEAD-01, CF-PROFILE-02, CF-ABIL-20, CF-STEAM-01 abilities need the figures they belong to', () => {
    expect(wrong({ abilities: ['leadership/10'] })).toEqual(['profiles[0].command'])
    expect(wrong({ command: 'musician' })).toEqual(['profiles[0].command'])
    expect(wrong({ abilities: ['flight'] })).toEqual(['profiles[0].flight'])
    expect(wrong({ abilities: ['concentration/1'] })).toEqual(['profiles[0].bold'])
    expect(wrong({ equipment: ['steam-axe'] })).toEqual(['profiles[0].equipment'])
    expect(wrong({ equipment: ['boiler', 'steam-axe'] })).toEqual([])
  })

  test('CF-PROFILE-09, CF-RANK-18 magicians need POW, and Warrior-monks a faith', () => {
    expect(wrong({ pow: 3 })).toEqual(['profiles[0].pow'])
    expect(wrong({ abilities: ['warrior-mage'] })).toEqual(['profiles[0].abilities'])
    expect(wrong({ abilities: ['warrior-monk'] })).toEqual(['profiles[0].abilities'])
  })

  test('abilities may be written as cards print them', () => {
    const printed = ['War fury', 'Immunity/Fear', 'Fine blade', 'Master strike/2', 'Spirit of Light', 'scout']
    const made = ownCard('made', { abilities: printed })
    const list = readInput('army', draftSchema, { army: 'lions', points: 100, cards: [], profiles: [made] })
    expect(list.profiles?.[0]?.abilities).toEqual([
      'war-fury',
      'immunity-fear',
      'fine-blade',
      'master-strike/2',
      'spirit-light',
      'scout',
    ])
    expect(wrong({ abilities: ['War furry'] })).toEqual(['profiles[0].abilities[0]'])
  })

  test('two own cards need different ids', () => {
    const profiles = [ownCard('made'), ownCard('made')]
    expect(() => armyOf([], { profiles })).toThrow(/profiles\[1\]\.id/)
  })
})

describe('CF-COST-01, -14 a player’s own card', () => {
  const made = ownProfileSchema.parse(ownCard('made'))

  test('costs what the model says by default', () => {
    // 1 + 0.021 × 18² + 0.2 × 4 + 0.3 × 3
    expect(ownProfile(made).ap).toBe(10)
    expect(totalOf(armyOf([{ profile: 'made', count: 2 }], { profiles: [made] }))).toBe(20)
  })

  test('may cost a tenth less, not two tenths', () => {
    expect(leastPrice(made)).toBe(9)
    const armyWithPrice = (ap: number) => armyOf([{ profile: 'made' }], { profiles: [{ ...made, ap }] })
    expect(faultsOf(armyWithPrice(9))).toEqual([])
    expect(faultOf(armyWithPrice(8), 'own-price')).toMatchObject({
      fault: { args: { ap: 8, least: 9 } },
      rules: ['CF-COST-01', 'CF-COST-14'],
    })
  })

  test('is shown as made by a player', () => {
    expect(ownProfile(made).own).toBe(true)
  })
})
