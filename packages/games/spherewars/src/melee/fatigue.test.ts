import type { Json } from '@fray/kernel'
import { describe, expect, test } from 'vitest'
import { combatant } from '../state.ts'
import { dexterities, duel, inContact, plain } from '../testing/duel.ts'
import { playRule } from '../testing/rule.ts'
import { combatantNamed, rolledDice } from '../testing/scene.ts'
import { update } from '../turn/turn.ts'
import { fight } from './melee.ts'

const a = plain('Ana', { dex: 3 })
const b = plain('Bor', { dex: 3 })

/** Dice of Ana, with the given profile and fatigue, against Bor. */
function diceOf(profile: Record<string, Json>, fatigue: number, more: Record<string, Json> = {}): number {
  return dexterities(plain('Ana', profile, { fatigue }), b, { more })[0]
}

describe('fatigue', () => {
  test('SW-FATIGUE-01 SW-MELEE-17 each earlier fight costs one point of DEX', () => {
    expect([0, 1, 2].map((fights) => diceOf({ dex: 4 }, fights))).toEqual([4, 3, 2])
  })

  test('SW-FATIGUE-01 SW-FATIGUE-11 the current fight does not count yet; the next one has one die less each', () => {
    const match = playRule(
      inContact(a, b),
      function* (play) {
        for (const _ of [1, 2, 3]) yield* fight(play, combatant(play, 0), combatant(play, 1))
      },
      { dice: new Array(12).fill(1) },
    )
    expect(rolledDice(match)).toEqual(['roll.dexterity 3 3', 'roll.dexterity 2 2', 'roll.dexterity 1 1'])
  })

  test.each([
    ['win', [5, 1, 1, 4, 1, 1, 1, 1]],
    ['loss', [4, 1, 1, 5, 1, 1, 1, 1]],
    ['draw', [5, 1, 1, 5, 1, 1]],
  ])('SW-FATIGUE-02 both fighters tire, whatever the result: %s', (_result, dice) => {
    const match = duel(a, b, { dice })
    expect({ Ana: combatantNamed(match, 'Ana').fatigue, Bor: combatantNamed(match, 'Bor').fatigue }).toEqual({
      Ana: 1,
      Bor: 1,
    })
  })

  test('SW-FATIGUE-04 DEX never falls below 1', () => {
    expect(diceOf({ dex: 2 }, 5)).toBe(1)
  })

  test('SW-FATIGUE-05 EX-SW-225 fatigue alone leaves a hero at least DEX 2', () => {
    expect([2, 3].map((fights) => diceOf({ dex: 4, rank: 'leader' }, fights))).toEqual([2, 2])
    expect(diceOf({ dex: 3, rank: 'avatar' }, 3)).toBe(2)
    expect(diceOf({ dex: 1, rank: 'leader' }, 3)).toBe(1)
  })

  test('SW-FATIGUE-05 another effect lowers a tired hero to 1', () => {
    expect(diceOf({ dex: 3, rank: 'leader', abilities: ['unequipped'] }, 3)).toBe(1)
  })

  test('SW-FATIGUE-06 SW-WEAPON-03 dice from weapons remain', () => {
    expect(diceOf({ dex: 2, weapons: ['conventional'] }, 5)).toBe(2)
  })

  test('SW-FATIGUE-07 SW-ABIL-18 SW-ABIL-32 the insignificant tire themselves, but nobody else', () => {
    const match = duel(a, plain('Bor', { dex: 3, abilities: ['insignificant'] }), { dice: [1, 1, 1, 1, 1, 1] })
    expect({ Ana: combatantNamed(match, 'Ana').fatigue, Bor: combatantNamed(match, 'Bor').fatigue }).toEqual({
      Ana: 0,
      Bor: 1,
    })
    const attacked = duel(plain('Bor', { dex: 3, abilities: ['insignificant'] }), a, { dice: [1, 1, 1, 1, 1, 1] })
    expect({ Ana: combatantNamed(attacked, 'Ana').fatigue, Bor: combatantNamed(attacked, 'Bor').fatigue }).toEqual({
      Ana: 0,
      Bor: 1,
    })
    const other = duel(a, plain('Bor', { dex: 3, abilities: ['unimportant'] }), { dice: [1, 1, 1, 1, 1, 1] })
    expect(combatantNamed(other, 'Ana').fatigue).toBe(1)
  })

  test('SW-FATIGUE-07 SW-ABIL-18 EX-SW-EQ-13 three earlier fights against insignificant enemies leave DEX unchanged', () => {
    const minor = (name: string) => plain(name, { abilities: ['insignificant', 'unimportant'], dex: 1 })
    const match = playRule(
      inContact(plain('Ana'), minor('Blowpiper'), { foes: [minor('Imp'), minor('Guard'), plain('Stevedore')] }),
      function* (play) {
        for (const enemy of [1, 2, 3, 4]) yield* fight(play, combatant(play, 0), combatant(play, enemy))
      },
      // The Stevedore supports the three before it and none of them supports it.
      { dice: new Array(3 * (2 + 2) + 2 + 2).fill(1) },
    )
    expect(rolledDice(match).at(-1)).toBe('roll.dexterity 2 2')
  })

  test('SW-FATIGUE-08 SW-ABIL-24 the Tireless keep their full DEX', () => {
    expect(diceOf({ dex: 4, abilities: ['tireless'] }, 3)).toBe(4)
  })

  test('SW-ABIL-24 other reductions of DEX affect the Tireless', () => {
    expect(diceOf({ dex: 4, abilities: ['tireless', 'unequipped'] }, 3)).toBe(3)
  })

  test('SW-FATIGUE-09 SW-WEATHER-04 SW-ABIL-18 SW-ABIL-24 in suffocating heat everyone tires and tires others', () => {
    expect(diceOf({ dex: 4, abilities: ['tireless'] }, 3, { weather: 'suffocating' })).toBe(1)
    const insignificant = plain('Bor', { dex: 3, abilities: ['insignificant'] })
    const match = duel(a, insignificant, { dice: [1, 1, 1, 1, 1, 1] }, { more: { weather: 'suffocating' } })
    expect(combatantNamed(match, 'Ana').fatigue).toBe(1)
  })

  test('SW-FATIGUE-10 SW-TURN-14 the updating removes all fatigue', () => {
    const position = inContact(plain('Ana', {}, { fatigue: 3 }), plain('Bor', {}, { fatigue: 1 }))
    const match = playRule(position, update)
    expect({ Ana: combatantNamed(match, 'Ana').fatigue, Bor: combatantNamed(match, 'Bor').fatigue }).toEqual({
      Ana: 0,
      Bor: 0,
    })
  })

  test('SW-FATIGUE-11 SW-MELEE-22 a fight cancelled before the roll tires nobody', () => {
    const match = playRule(inContact(a, b), function* (play) {
      combatant(play, 1).at = { x: 1, y: 1 }
      yield* fight(play, combatant(play, 0), combatant(play, 1))
    })
    expect(rolledDice(match)).toEqual([])
    expect({ Ana: combatantNamed(match, 'Ana').fatigue, Bor: combatantNamed(match, 'Bor').fatigue }).toEqual({
      Ana: 0,
      Bor: 0,
    })
  })

  test('SW-FATIGUE-01 SW-TURN-17 basic games have no fatigue', () => {
    const match = duel(
      plain('Ana', { dex: 3 }, { fatigue: 2 }),
      b,
      { dice: [1, 1, 1, 1, 1, 1] },
      {
        more: { options: { advanced: false } },
      },
    )
    expect(rolledDice(match)).toEqual(['roll.dexterity 3 3'])
    expect(combatantNamed(match, 'Bor').fatigue).toBe(0)
  })
})
