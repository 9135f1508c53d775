import type { Json } from '@fray/kernel'
import { describe, expect, test } from 'vitest'
import { dexterities, duel, type Fighter, plain } from '../testing/duel.ts'
import { combatantNamed, eventArgs, figure } from '../testing/scene.ts'

const a = plain('Ana')
const b = plain('Bor')

/** The dexterity dice of both when `friends` support Ana and `enemies` support Bor. */
function dice(friends: readonly Fighter[], foes: readonly Fighter[] = [], first = a, more: Record<string, Json> = {}) {
  return dexterities(first, b, { friends, foes, more })
}

describe('support', () => {
  test('SW-SUPPORT-01 SW-SUPPORT-02 SW-MELEE-16 EX-SW-219 each friend in contact with the enemy adds a die', () => {
    expect(dice([])).toEqual([2, 2])
    expect(dice([plain('Cid')])).toEqual([3, 2])
    expect(dice([plain('Cid'), plain('Dom')])).toEqual([4, 2])
  })

  test('SW-SUPPORT-02 friends in contact with the attacker support the attacked combatant', () => {
    expect(dice([], [plain('Eik')])).toEqual([2, 3])
    expect(dice([plain('Cid')], [plain('Eik'), plain('Fox')])).toEqual([3, 4])
  })

  test('SW-SUPPORT-03 the fighters do not support themselves, nor do enemies of the enemy elsewhere', () => {
    expect(dice([], [], a, { figures: [figure('battler', 0, 5, 5)] })).toEqual([2, 2])
  })

  test('SW-SUPPORT-04 EX-SW-221 support adds at most three dice', () => {
    const four = ['Cid', 'Dom', 'Eva', 'Fay'].map((name) => plain(name))
    expect(dice(four.slice(0, 3))).toEqual([5, 2])
    // Round a base of 50 mm there is room for all four.
    const broad: Fighter = ['werebull', { name: 'Bor', profile: { abilities: [], dex: 2 } }]
    expect(dexterities(a, broad, { friends: four })).toEqual([5, 2])
  })

  test('SW-RACE-74 an ephemeral friend gives no support', () => {
    expect(dice([['ash', {}]])).toEqual([2, 2])
    expect(dice([['ash', {}], plain('Cid')])).toEqual([3, 2])
  })

  test('SW-SUPPORT-05 a supporter with an enemy of its own still supports, and so does one already activated', () => {
    const pinned = { figures: [{ who: 'battler', name: 'Pin', seat: 1, x: 21.2, y: 17.6, profile: { abilities: [] } }] }
    expect(dice([plain('Cid', {}, { activated: true, fatigue: 2 })], [], a, pinned)).toEqual([3, 2])
  })

  test('SW-SUPPORT-06 SW-FATIGUE-06 SW-FATIGUE-04 EX-SW-223 support dice are separate from DEX: neither fatigue nor reductions remove them', () => {
    const weary = plain('Ana', { dex: 1, abilities: ['unequipped'] }, { fatigue: 4 })
    expect(dice([plain('Cid')], [], weary)).toEqual([2, 2])
  })

  test.each(['stunned', 'fearful', 'paralysed'])('SW-SUPPORT-07 a combatant that is %s cannot support', (state) => {
    expect(dice([plain('Cid', {}, { states: [state] })])).toEqual([2, 2])
  })

  test('SW-SUPPORT-07 a concussed combatant can support', () => {
    expect(dice([plain('Cid', { pow: 2 }, { states: ['concussed'] })])).toEqual([3, 2])
  })

  test.each(['stunned', 'fearful', 'concussed'])('SW-SUPPORT-07 a combatant that is %s can be supported', (state) => {
    expect(dice([plain('Cid')], [], plain('Ana', { pow: 1 }, { states: [state] }))).toEqual([3, 2])
  })

  test('SW-SUPPORT-07 SW-SUPPORT-09 only the paralysed cannot be supported', () => {
    expect(dice([plain('Cid')], [], plain('Ana', {}, { states: ['paralysed'] }))).toEqual([1, 2])
  })

  test('SW-SUPPORT-07 SW-STATE-21 SW-ABIL-05 a bodyguard’s skill does not help the paralysed', () => {
    const inexpert = plain('Ana', { abilities: ['inexpert-combatant'] })
    const paralysed = plain('Bor', {}, { states: ['paralysed'] })
    const company = { foes: [plain('Cid', { abilities: ['bodyguard'] })] }
    const match = duel(inexpert, paralysed, { dice: [5, 3, 5, 1, 1] }, company)
    expect(eventArgs(match, 'dexterity-won')).toEqual([{ winner: 'Ana', loser: 'Bor' }])
  })

  test('SW-SUPPORT-08 SW-ABIL-29 SW-ABIL-32 the unimportant add no die but can be supported', () => {
    expect(dice([plain('Cid', { abilities: ['unimportant'] })])).toEqual([2, 2])
    expect(dice([plain('Cid', { abilities: ['insignificant'] })])).toEqual([3, 2])
    expect(dice([plain('Cid')], [], plain('Ana', { abilities: ['unimportant'] }))).toEqual([3, 2])
  })

  test('SW-SUPPORT-08 the unimportant take none of the three places', () => {
    const friends = [plain('Cid', { abilities: ['unimportant'] }), plain('Dom'), plain('Eva')]
    expect(dice(friends)).toEqual([4, 2])
  })

  test('SW-SUPPORT-09 SW-FATIGUE-02 support costs the supporter nothing', () => {
    const match = duel(a, b, { dice: [1, 1, 1, 1, 1] }, { friends: [plain('Cid')] })
    expect(combatantNamed(match, 'Cid')).toMatchObject({ fatigue: 0, activated: false })
  })

  test('SW-SUPPORT-01 SW-TURN-17 basic games have no support', () => {
    expect(dice([plain('Cid')], [], a, { options: { advanced: false } })).toEqual([2, 2])
  })
})
