import { describe, expect, test } from 'vitest'
import { duel, plain } from '../testing/duel.ts'
import { combatantNamed, eventArgs, rolledDice } from '../testing/scene.ts'

const a = plain('Ana')
const b = plain('Bor')

describe('hand-to-hand combat', () => {
  test('SW-MELEE-02 SW-MELEE-08 a fight has two rolls: dexterity, then damage by its winner, with a wound for each success', () => {
    const match = duel(a, b, { dice: [5, 1, 4, 4, 4, 3] })
    expect(rolledDice(match)).toEqual(['roll.dexterity 2 2', 'roll.damage 2'])
    expect(eventArgs(match, 'dexterity-won')).toEqual([{ winner: 'Ana', loser: 'Bor' }])
    expect(eventArgs(match, 'wounded')).toEqual([{ victim: 'Bor', wounds: 1, left: 5 }])
  })

  test('SW-MELEE-02 EX-SW-35 the attacked combatant may win and wound in the other side’s round', () => {
    const match = duel('ranger', 'rider', { dice: [3, 1, 1, 5, 1, 1, 4, 4, 3, 5] })
    expect(eventArgs(match, 'dexterity-won')).toEqual([{ winner: 'Rider', loser: 'Ranger' }])
    expect(eventArgs(match, 'wounded')).toEqual([{ victim: 'Ranger', wounds: 2, left: 4 }])
  })

  test('SW-MELEE-06 SW-DICE-17 SW-PROFILE-12 each fighter rolls its DEX', () => {
    const match = duel(plain('Ana', { dex: 3 }), plain('Bor', { dex: 1 }), { dice: [2, 2, 2, 5, 1, 1] })
    expect(rolledDice(match)[0]).toBe('roll.dexterity 3 1')
  })

  test('SW-PROFILE-22 SW-DICE-21 SW-MELEE-11 SW-MELEE-17 EX-SW-09 at least one die is left, whatever is taken away', () => {
    const snake = ['snake-man', { fatigue: 1 }] as const
    const rodanes = ['rodanes', { artefacts: ['rune-of-the-paralysing-mirror'] }] as const
    const match = duel(snake, rodanes, { dice: [1, 5, 4, 3, 2, 2, 1, 1, 1] })
    expect(rolledDice(match)[0]).toBe('roll.dexterity 1 5')
  })

  test('SW-MELEE-07 a full tie ends the combat without damage', () => {
    const match = duel(a, b, { dice: [5, 3, 3, 5] })
    expect(eventArgs(match, 'draw')).toEqual([{ attacker: 'Ana', defender: 'Bor' }])
    expect(rolledDice(match).length).toBe(1)
  })

  test('SW-MELEE-07 SW-DICE-07 surplus dice that are all 1s also make a draw', () => {
    const match = duel(plain('Ana', { dex: 4 }), b, { dice: [5, 3, 1, 1, 5, 3] })
    expect(eventArgs(match, 'draw').length).toBe(1)
  })

  test('SW-MELEE-08 SW-WOUND-08 EX-SW-37 STR 3 against CON 3 with S 5 4 is three wounds', () => {
    const nearHeart = ['near-heart', { profile: { weapons: ['conventional'], armour: ['plates'] } }] as const
    const match = duel(nearHeart, 'wild-sorrep', { dice: [5, 4, 4, 4, 3, 'S', 5, 4, 5] })
    expect(eventArgs(match, 'wounded')).toEqual([{ victim: 'Wild Sorrep', wounds: 3, left: 1 }])
    expect(combatantNamed(match, 'Wild Sorrep').wounds).toBe(1)
  })

  test('SW-MELEE-11 SW-PROFILE-22 SW-DICE-21 DEX never falls below 1', () => {
    const weary = plain('Ana', { dex: 1, abilities: ['unequipped'] })
    const match = duel(weary, b, { dice: [1, 5, 5, 1, 1] })
    expect(rolledDice(match)[0]).toBe('roll.dexterity 1 2')
  })

  test('SW-MELEE-12 dice are added after the minimum, so reductions of DEX never remove them', () => {
    const armed = plain('Ana', { dex: 1, abilities: ['unequipped'], weapons: ['conventional'] }, { fatigue: 3 })
    const match = duel(armed, b, { dice: [1, 1, 5, 5, 1, 1] })
    expect(rolledDice(match)[0]).toBe('roll.dexterity 2 2')
    expect(match.events.find(({ type }) => type === 'dexterity-won')?.numbers?.[0]?.terms).toEqual([
      { amount: 1, label: { id: 'attribute.dex' }, rule: 'SW-PROFILE-12' },
      {
        amount: -1,
        label: { id: 'term.unequipped' },
        rule: 'SW-EQUIP-01',
        source: { bearer: 0, object: 'unequipped' },
      },
      { amount: 1, label: { id: 'term.at-least-one' }, rule: 'SW-MELEE-11' },
      {
        amount: 1,
        label: { id: 'term.conventional' },
        rule: 'SW-WEAPON-03',
        source: { bearer: 0, object: 'conventional' },
      },
    ])
  })

  test('SW-MELEE-10 strength is at least 1, whatever lowers it', () => {
    const match = duel(plain('Ana', { str: 1, abilities: ['unequipped'] }), b, { dice: [5, 3, 1, 1] })
    expect(rolledDice(match)).toEqual(['roll.dexterity 1 2', 'roll.damage 1'])
  })

  test('SW-MELEE-21 both fighters are tired from the roll on, even after a draw', () => {
    const match = duel(a, b, { dice: [5, 3, 5, 3] })
    expect({ Ana: combatantNamed(match, 'Ana').fatigue, Bor: combatantNamed(match, 'Bor').fatigue }).toEqual({
      Ana: 1,
      Bor: 1,
    })
  })

  test('SW-MELEE-21 wounds come before the morale roll for blood', () => {
    const match = duel(plain('Ana', { fear: 2 }), b, { dice: [5, 3, 1, 1, 4, 1, 5] })
    expect(match.events.map(({ type }) => type)).toEqual([
      ...['fight', 'rolled', 'dexterity-won', 'rolled', 'damage', 'wounded', 'rolled', 'morale-passed'],
    ])
  })
})
