import { describe, expect, test } from 'vitest'
import type { AttackKind } from '../ability.ts'
import { combatant } from '../state.ts'
import { type Company, duel, type Fighter, inContact, plain } from '../testing/duel.ts'
import { playRule } from '../testing/rule.ts'
import { combatantNamed, eventArgs, figure, rolledDice, type Scene, type Script } from '../testing/scene.ts'
import type { Attack } from './attack.ts'
import { type DamageReport, damageRoll } from './damage.ts'

/** A damage roll of the first fighter on the second, by itself. */
function strike(
  first: Fighter,
  second: Fighter,
  attack: Partial<Attack> & { readonly kind: AttackKind },
  script: Script,
  company: Company = {},
): Scene & { report: DamageReport } {
  let report: DamageReport | undefined
  const match = playRule(
    inContact(first, second, company),
    function* (play) {
      const fighters = { attacker: combatant(play, 0), victim: combatant(play, 1) }
      const plainAttack = { arcane: false, strength: null, weapon: null, preciseBlow: 0, rules: ['SW-MELEE-08'] }
      report = yield* damageRoll(play, { ...fighters, ...plainAttack, ...attack })
    },
    script,
  )
  return Object.assign(match, { report: report as DamageReport })
}

/** The difficulty of the first damage roll. */
function difficulty(match: Scene): number | undefined {
  return match.events.find(({ type }) => type === 'damage')?.numbers?.[1]?.total
}

const ana = plain('Ana', { str: 3 })
const bor = plain('Bor', { conMundane: 4, conArcane: 5 })

describe('the damage roll', () => {
  test('SW-DICE-18 SW-PROFILE-14 SW-PROFILE-15 damage rolls STR dice against CON', () => {
    const match = strike(ana, bor, { kind: 'melee' }, { dice: [3, 4, 5] })
    expect(rolledDice(match)).toEqual(['roll.damage 3'])
    expect(match.report).toEqual({ wounds: 2, spheres: 0, killed: false })
  })

  test('SW-DICE-12 wounds grow with the number of successes', () => {
    for (const [dice, wounds] of [
      [[1, 2, 3], 0],
      [[4, 2, 3], 1],
      [[4, 5, 'S'], 3],
    ] as const) {
      expect(strike(ana, bor, { kind: 'melee' }, { dice }).report.wounds).toBe(wounds)
    }
  })

  test('SW-ATTACK-01 SW-ATTACK-02 SW-DEED-13 EX-SW-227 blows, shots, deeds and passives are rolled against the first CON', () => {
    for (const kind of ['melee', 'deed', 'passive'] as const) {
      expect(difficulty(strike('avernal-lance', 'near-heart', { kind, strength: 3 }, { dice: [1, 1, 1] }))).toBe(5)
    }
    const shot = strike('lookout', 'near-heart', { kind: 'shot', weapon: 'tension' }, { dice: [1, 1] })
    expect(difficulty(shot)).toBe(5)
  })

  test('SW-ATTACK-03 SW-PROFILE-15 spells are rolled against the second CON', () => {
    expect(difficulty(strike('sull', 'near-heart', { kind: 'spell', arcane: true, strength: 1 }, { dice: [1] }))).toBe(
      3,
    )
  })

  test('SW-ATTACK-04 a single CON value serves both', () => {
    const even = plain('Bor', { conMundane: 4, conArcane: 4 })
    expect(difficulty(strike(ana, even, { kind: 'spell', arcane: true, strength: 1 }, { dice: [1] }))).toBe(4)
    expect(difficulty(strike(ana, even, { kind: 'melee' }, { dice: [1, 1, 1] }))).toBe(4)
    const rule = (arcane: boolean) =>
      strike(ana, even, { kind: 'spell', arcane, strength: 1 }, { dice: [1] }).events.find(
        ({ type }) => type === 'damage',
      )?.numbers?.[1]?.terms[0]?.rule
    expect(rule(false)).toBe('SW-ATTACK-02')
    expect(rule(true)).toBe('SW-ATTACK-03')
  })

  test('SW-PROFILE-16 SW-EQUIP-04 SW-ARMOUR-01 armour is part of the profile and is not counted again', () => {
    const clad = plain('Bor', { conMundane: 5, armour: ['plates', 'shield', 'leather', 'chainmail', 'cloth'] })
    expect(difficulty(strike(ana, clad, { kind: 'melee' }, { dice: [1, 1, 1] }))).toBe(5)
  })

  test('SW-DICE-11 the difficulty is never below 2', () => {
    const brute = plain('Ana', { str: 4, weapons: ['blunt', 'blunt'] })
    expect(difficulty(strike(brute, plain('Bor', { conMundane: 2 }), { kind: 'melee' }, { dice: [1, 1, 1, 1] }))).toBe(
      2,
    )
  })

  test('SW-MELEE-10 a printed strength is rolled as it stands, whatever its owner has', () => {
    const match = strike(
      plain('Ana', { abilities: ['unequipped'] }),
      bor,
      { kind: 'deed', strength: 2 },
      { dice: [1, 1] },
    )
    expect(rolledDice(match)).toEqual(['roll.damage 2'])
  })

  test('SW-DICE-21 zero dice are not rolled', () => {
    expect(rolledDice(strike(ana, bor, { kind: 'deed', strength: 0 }, {}))).toEqual([])
  })

  test('SW-EQUIP-01 a missing required weapon costs one DEX and one STR', () => {
    const bare = plain('Ana', { dex: 3, str: 3, abilities: ['unequipped'] })
    const match = duel(bare, plain('Bor'), { dice: [5, 1, 1, 1, 1, 1] })
    expect(rolledDice(match)).toEqual(['roll.dexterity 2 2', 'roll.damage 2'])
  })
})

describe('the strength of shots', () => {
  const shooter = plain('Ana', { str: 2, ranged: ['tension', 'projectile', 'powder'] })

  test.each([
    ['tension', 2],
    ['projectile', 3],
    ['powder', 3],
  ] as const)('SW-RANGED-15 SW-SHOOT-17 at STR 2 %s rolls %i dice', (weapon, dice) => {
    const match = strike(shooter, bor, { kind: 'shot', weapon }, { dice: new Array(dice).fill(1) })
    expect(rolledDice(match)).toEqual([`roll.damage ${dice}`])
  })

  test('SW-RANGED-15 a printed strength ignores the bearer', () => {
    const weak = plain('Ana', { str: 2, abilities: ['unequipped'], ranged: ['tension', 'powder'] })
    expect(rolledDice(strike(weak, bor, { kind: 'shot', weapon: 'powder' }, { dice: [1, 1, 1] }))).toEqual([
      'roll.damage 3',
    ])
    expect(rolledDice(strike(weak, bor, { kind: 'shot', weapon: 'tension' }, { dice: [1] }))).toEqual(['roll.damage 1'])
  })

  test('SW-SHOOT-42 SW-CRIT-04 a precise blow adds a die, a flying target removes one, and one die remains', () => {
    const precise = { kind: 'shot', weapon: 'tension', preciseBlow: 2 } as const
    expect(rolledDice(strike(shooter, bor, precise, { dice: [1, 1, 1, 1] }))).toEqual(['roll.damage 4'])
    const aloft = playRule(
      { figures: [figure('lookout', 0, 10, 10), figure('eagle-man', 1, 20, 10)] },
      function* (play) {
        const fighters = { attacker: combatant(play, 0), victim: combatant(play, 1) }
        const attack = { arcane: false, strength: null, preciseBlow: 0, rules: ['SW-SHOOT-17'] }
        yield* damageRoll(play, { ...fighters, ...attack, kind: 'shot', weapon: 'light-mechanical' })
      },
      { dice: [1] },
    )
    expect(rolledDice(aloft)).toEqual(['roll.damage 1'])
  })
})

describe('confirmed dice', () => {
  test('SW-CRIT-01 SW-CRIT-12 against 7 a single sphere is confirmed', () => {
    const rock = plain('Bor', { conMundane: 7 })
    const match = strike(ana, rock, { kind: 'melee' }, { dice: ['S', 5, 4, 2] })
    expect(rolledDice(match)).toEqual(['roll.damage 3', 'roll.confirm 1'])
    expect(match.report.wounds).toBe(1)
    expect(strike(ana, rock, { kind: 'melee' }, { dice: ['S', 5, 4, 1] }).report.wounds).toBe(0)
  })

  test('SW-DICE-10 SW-CRIT-12 against 6 a sphere is enough; from 7 on the further die must show 2, 3 and so on', () => {
    const wounds = (con: number, dice: (number | 'S')[]) =>
      strike(ana, plain('Bor', { conMundane: con }), { kind: 'melee' }, { dice }).report.wounds
    expect(wounds(6, ['S', 5, 5])).toBe(1)
    expect(wounds(6, [5, 5, 5])).toBe(0)
    expect({ 2: wounds(7, ['S', 5, 5, 2]), 1: wounds(7, ['S', 5, 5, 1]) }).toEqual({ 2: 1, 1: 0 })
    expect({ 3: wounds(8, ['S', 5, 5, 3]), 2: wounds(8, ['S', 5, 5, 2]) }).toEqual({ 3: 1, 2: 0 })
  })

  test('SW-CRIT-01 bonus dice of a difficulty of 7 do not count for criticals', () => {
    const match = strike(ana, plain('Bor', { conMundane: 11 }), { kind: 'melee' }, { dice: ['S', 5, 4, 'S'] })
    expect(eventArgs(match, 'brutal-blow')).toEqual([])
    expect(match.report).toEqual({ wounds: 1, spheres: 1, killed: false })
  })
})

describe('wounds', () => {
  test('SW-WOUND-08 SW-DICE-03 wounds are public and never rolled', () => {
    const match = strike(ana, bor, { kind: 'melee' }, { dice: [4, 1, 1] })
    for (const seat of [0, 1]) {
      expect(match.view(seat).figures.map(({ wounds }) => wounds)).toEqual([
        { left: 6, of: 6 },
        { left: 5, of: 6 },
      ])
    }
    expect(combatantNamed(match, 'Bor').wounds).toBe(5)
  })
})
