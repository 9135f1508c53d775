import { describe, expect, test } from 'vitest'
import { playRule } from '../../testing/rule.ts'
import { eventArgs, type FigureDetails, fighterNamed, figure, rolledDice } from '../../testing/scene.ts'
import { rollDamage } from '../../wounds/damage-roll.ts'

/** A Damage roll of STR 0; Abe stands `apart` cm from Ann. */
function suffers(name: string, ann: string[], faces: number[], abe: string[] = [], apart = 5, estranged = false) {
  const abeAt = 22.5 + apart
  const changes = (abilities: string[]): FigureDetails => ({ abilities, res: 0 })
  return playRule(
    {
      figures: [
        figure('Ann', 0, 20, 30, changes(ann)),
        { ...(figure('Abe', 0, abeAt, 30, changes(abe)) as object), who: 'lions-sihran-de-montvert' } as never,
        figure('Bob', 1, 80, 30),
      ],
    },
    (play) => {
      const sihran = fighterNamed(play, 'Abe')
      const { member } = sihran
      if (estranged) Object.assign(sihran, { member: { ...member, profile: { ...member.profile, estranged } } })
      const victim = fighterNamed(play, name)
      return rollDamage(play, { by: null, victim, kind: 'effect', strength: 0, rules: ['CF-DAMAGE-01'] })
    },
    { dice: faces },
  )
}

describe('CF-ABIL-99 survival instinct', () => {
  test('cancels a Damage roll on a 6', () => {
    const spared = suffers('Ann', ['survival-instinct'], [6])
    expect(rolledDice(spared)).toEqual(['roll.survival 1'])
    expect(eventArgs(spared, 'survival')).toEqual([{ fighter: 'Ann' }])
  })

  test('does not cancel it on a 5', () => {
    expect(eventArgs(suffers('Ann', ['survival-instinct'], [5, 3, 2]), 'damage.read')).toHaveLength(1)
  })
})

describe('CF-ABIL-12 blood brothers', () => {
  const bond = ['blood-brother-lions-sihran-de-montvert']

  test('have survival instinct within 10 cm of each other, whichever of them bears the name', () => {
    expect(rolledDice(suffers('Ann', bond, [6]))).toEqual(['roll.survival 1'])
    expect(rolledDice(suffers('Abe', bond, [6]))).toEqual(['roll.survival 1'])
  })

  test('do not have it further apart or without the bond', () => {
    expect(rolledDice(suffers('Ann', bond, [3, 2], [], 11))).toEqual(['roll.damage 2'])
    expect(rolledDice(suffers('Ann', [], [3, 2]))).toEqual(['roll.damage 2'])
  })

  test('CF-PACK-02: a fighter bound to a faction other than its own is not a blood brother', () => {
    for (const name of ['Ann', 'Abe']) {
      expect(rolledDice(suffers(name, bond, [3, 2], [], 5, true))).toEqual(['roll.damage 2'])
    }
  })

  test('add 1 if they have survival instinct anyway', () => {
    expect(eventArgs(suffers('Ann', [...bond, 'survival-instinct'], [5]), 'survival')).toHaveLength(1)
    expect(eventArgs(suffers('Ann', bond, [5, 3, 2]), 'survival')).toHaveLength(0)
  })
})
