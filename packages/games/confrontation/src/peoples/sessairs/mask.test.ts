import { describe, expect, test } from 'vitest'
import { armyOf, faultsOf } from '../../armies/army.fixture.ts'
import { auraOf } from '../../command/aura.ts'
import { modifiersFor } from '../../dice/modifiers.ts'
import type { TestKind } from '../../dice/test.ts'
import { magician } from '../../testing/magician.ts'
import { playPhase } from '../../testing/phase.ts'
import { loadPosition } from '../../testing/rule.ts'
import { eventArgs, fighterNamed, figure, optionKeys, promptId } from '../../testing/scene.ts'

const MASK = { extras: ['mask-of-contemplation'] }

/** A round begins for Ann, who wears the Mask. */
const begin = (gems: Record<string, number>, answers: string[], dice: number[], more = {}) =>
  playPhase(
    'strategic',
    {
      figures: [magician('Ann', 0, 20, 30, { gems, more: { ...MASK, ...more } }), figure('Bob', 1, 80, 30)],
    },
    { answers, dice },
  )
const effectsGained = (match: ReturnType<typeof begin>) =>
  fighterNamed(match, 'Ann').effects.map(({ object, until }) => `${object} ${until}`)

describe('CF-REV-SESSAIR-02 the Mask of Contemplation', () => {
  test('CF-REV-SESSAIR-02: a die at the beginning of each round decides its bonus for the round', () => {
    expect(effectsGained(begin({}, [], [1]))).toEqual(['authority round'])
    expect(effectsGained(begin({}, [], [2]))).toEqual(['authority round'])
    expect(effectsGained(begin({}, [], [3]))).toEqual(['authority round', 'strategist round'])
    expect(effectsGained(begin({}, ['fire'], [4]))).toEqual(['spirit-fire round'])
    expect(effectsGained(begin({}, ['air'], [5]))).toEqual(['spirit-air round'])
    expect(effectsGained(begin({}, ['air'], [6]))).toEqual(['spirit-air round', 'contemplating round'])
  })

  test('CF-REV-SESSAIR-02: the die comes before the rallying tests', () => {
    const match = begin({}, [], [1], { inRout: true })
    expect(eventArgs(match, 'mask').length).toBe(1)
    expect(promptId(match)).toBe('ask.rally')
  })

  test('CF-REV-SESSAIR-02: a gem paid before the die may move the known result by 3 either way', () => {
    const open = begin({ light: 1, air: 1 }, [], [])
    expect(optionKeys(open)).toEqual(['none', 'air', 'light'])
    const shown = begin({ light: 1, air: 1 }, ['air'], [4])
    expect(fighterNamed(shown, 'Ann').gems).toEqual({ light: 1 })
    expect(optionKeys(shown)).toEqual(['0', '3', '-3'])
    expect(effectsGained(begin({ air: 1 }, ['air', '-3'], [4]))).toEqual(['authority round'])
    expect(effectsGained(begin({ air: 1 }, ['air', '-3'], [1]))).toEqual(['authority round'])
    expect(effectsGained(begin({ air: 1 }, ['air', '3', 'fire'], [3]))).toEqual([
      'spirit-fire round',
      'contemplating round',
    ])
    expect(effectsGained(begin({ air: 1 }, ['air', '0', 'fire'], [4]))).toEqual(['spirit-fire round'])
    expect(effectsGained(begin({ air: 1 }, ['none'], [3]))).toEqual(['authority round', 'strategist round'])
  })

  test('CF-REV-SESSAIR-02: 6 and more add 1 to Power tests, except mana recovery; Leadership/10 is permanent', () => {
    const play = loadPosition({
      figures: [
        magician('Ann', 0, 20, 30, { more: { ...MASK, effects: [{ object: 'contemplating' }] } }),
        figure('Bob', 1, 80, 30),
      ],
    })
    const fighter = fighterNamed(play, 'Ann')
    const modifierTotal = (kind: TestKind) =>
      modifiersFor(play, { kind, fighter, rules: [], difficulty: 5, against: null, dice: 1 }).total
    expect(modifierTotal('incantation')).toBe(5)
    expect(modifierTotal('countering')).toBe(5)
    expect(modifierTotal('recovery')).toBe(4)
    expect(auraOf(play, fighter)).toBe(10)
  })

  test('CF-REV-SESSAIR-02: only Enoch may wear it', () => {
    const wears = (profile: string) =>
      faultsOf(armyOf([{ profile, artefacts: ['mask-of-contemplation'] }], { army: 'sessairs', points: 1000 }))
    expect(wears('sessairs-enoch-the-elementalist')).toEqual([])
    expect(wears('sessairs-kyran-the-hunter')).toEqual(['artefact-bearer'])
  })
})
