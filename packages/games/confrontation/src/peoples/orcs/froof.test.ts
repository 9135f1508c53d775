import type { Json } from '@fray/kernel'
import { describe, expect, test } from 'vitest'
import { annActs } from '../../testing/marksman.ts'
import { eventArgs, fighterNamed, figure, optionKeys, rolledDice } from '../../testing/scene.ts'

const WEAPON = { name: 'The Froof', strength: 5, ranges: [15, 30, 40] }

describe('CF-REV-ORC-04: The Froof', () => {
  const carbone = (more: Record<string, Json> = {}) =>
    figure('Ann', 0, 20, 30, { abilities: ['the-froof'], aim: 3, weapon: WEAPON }, more)
  const fireWeapon = (answers: Json[], dice: number[], others: Json[] = [figure('Bob', 1, 30, 30)]) =>
    annActs([carbone(), ...others], { answers, dice })

  test('CF-REV-ORC-04: Cobra: light artillery that bursts, with an injection on its STR', () => {
    const match = fireWeapon(
      ['0:fire', '1', 'pressure'],
      // The injection, the Aim test, the damage, whether Bea is caught, and her damage.
      [4, 5, 2, 1, 6, 2, 1],
      [figure('Bob', 1, 30, 30), figure('Bea', 1, 30, 33)],
    )
    expect(rolledDice(match)).toEqual([
      'roll.pressure 1',
      'roll.aim 1',
      'roll.damage 2',
      'roll.burst 1',
      'roll.damage 2',
    ])
    // 2 + STR 9 − RES 5; Bea suffers half of it, rounded up.
    expect(eventArgs(match, 'damage.read')).toMatchObject([
      { victim: 'Bob', total: 6 },
      { victim: 'Bea', total: 2 },
    ])
  })

  test('CF-REV-ORC-04: the bonus of the Cobra is 5 at most', () => {
    const match = fireWeapon(['0:fire', '1', 'pressure'], [6, 5, 2, 1])
    expect(eventArgs(match, 'damage.read')).toMatchObject([{ total: 2 + 10 - 5 }])
  })

  test('CF-REV-ORC-04: Dragon: a die gives the STR for all fighters within 10 cm in front, without an Aim test', () => {
    const others = [
      figure('Bob', 1, 32.5, 30),
      figure('Abe', 0, 28, 36, {}, { card: 'Abe' }),
      figure('Far', 1, 32.6, 24),
      figure('Rear', 1, 12, 30),
    ]
    const match = fireWeapon(['0:dragon', '1'], [4, 2, 1, 2, 1], others)
    expect(rolledDice(match)).toEqual(['roll.pressure 1', 'roll.damage 2', 'roll.damage 2'])
    expect(eventArgs(match, 'damage.read')).toMatchObject([
      { victim: 'Bob', total: 2 + 4 - 5 },
      { victim: 'Abe', total: 2 + 4 - 5 },
    ])
    expect(fighterNamed(match, 'Ann').shots).toBe(1)
    expect(optionKeys(match).filter((key) => /fire|dragon/.test(key))).toEqual([])
  })

  test('CF-REV-ORC-04: a 1 is an incident, and no flames come out', () => {
    const match = fireWeapon(['0:dragon'], [1, 2])
    expect(rolledDice(match)).toEqual(['roll.pressure 1', 'roll.incident 1'])
    expect(eventArgs(match, 'damage.read')).toEqual([])
    expect(fighterNamed(match, 'Ann').shots).toBe(1)
  })

  test('CF-REV-ORC-04: either mode is the bearer’s shot of the round', () => {
    expect(
      optionKeys(annActs([carbone({ shots: 1 }), figure('Bob', 1, 30, 30)])).filter((key) => /fire|dragon/.test(key)),
    ).toEqual([])
  })
})
