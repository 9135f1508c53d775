import { describe, expect, test } from 'vitest'
import { magician } from '../testing/magician.ts'
import { playRule } from '../testing/rule.ts'
import { eventArgs, fighterNamed, figure, path } from '../testing/scene.ts'
import { spellScene } from '../testing/spell-scene.ts'
import { enemy } from '../testing/tests-of-bob.ts'
import { turn } from '../testing/turn.ts'
import { suffer } from './damage-roll.ts'
import type { WoundResult } from './wound-table.ts'

describe('CF-ABIL-33, CF-ABIL-51, CF-ABIL-104: Wounds without a Damage roll are modified like those of a Damage roll', () => {
  const sufferWound = (result: WoundResult, ...abilities: string[]) => {
    const match = playRule({ figures: [figure('Ann', 0, 20, 30, { abilities })] }, (play) =>
      suffer(play, fighterNamed(play, 'Ann'), result, { by: null, rules: [] }),
    )
    const { wounds, stunned, status } = fighterNamed(match, 'Ann')
    return status === 'eliminated' ? 'killed' : stunned ? 'stunned' : wounds
  }

  test('an Ethereal fighter suffers a degree less, a Vulnerable one a degree more, and some are never Stunned', () => {
    expect(sufferWound('light')).toBe(1)
    expect(sufferWound('serious')).toBe(2)
    expect(sufferWound('stunned')).toBe('stunned')
    const results = ['light', 'serious', 'critical', 'killed', 'stunned'] as const
    expect(results.map((result) => sufferWound(result, 'ethereal'))).toEqual([0, 1, 2, 'killed', 0])
    expect(results.map((result) => sufferWound(result, 'vulnerable'))).toEqual([2, 3, 'killed', 'killed', 'stunned'])
    expect(sufferWound('stunned', 'immunity-stunned')).toBe(0)
    expect(sufferWound('light', 'immunity-stunned')).toBe(1)
  })

  test('CF-REV-ELEMENTAL-13: Wounds of a Wall of Fire', () => {
    const passes = (abilities: string[]) => {
      const match = turn(
        [figure('Ann', 0, 20, 30, { abilities }), magician('Bob', 1, 90, 10)],
        { answers: ['done', '0:walk', path([30, 30])] },
        { markers: [{ kind: 'wall-of-fire', by: 1, at: [26, 20], to: [26, 40] }] },
      )
      return fighterNamed(match, 'Ann').wounds
    }
    expect(passes(['ethereal'])).toBe(0)
    expect(passes(['vulnerable'])).toBe(2)
  })

  test('CF-REV-FAMILIAR-08: Wounds of a Banishment', () => {
    const banish = (abilities: string[]) => {
      const on = enemy({ abilities: ['living-dead', ...abilities], fear: 2 })
      const match = spellScene({ spell: 'banishment', gems: { light: 3 }, dice: [6, 2], on })
      return { wounds: fighterNamed(match, 'Bob').wounds, converted: eventArgs(match, 'damage.converted').length }
    }
    expect(banish([])).toEqual({ wounds: 2, converted: 0 })
    expect(banish(['ethereal'])).toEqual({ wounds: 1, converted: 1 })
    expect(banish(['vulnerable'])).toEqual({ wounds: 3, converted: 1 })
  })
})
