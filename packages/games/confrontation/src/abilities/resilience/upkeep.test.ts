import { describe, expect, test } from 'vitest'
import { playPhase } from '../../testing/phase.ts'
import { type FigureDetails, fighterNamed, figure, optionKeys, promptId, type Script } from '../../testing/scene.ts'

/** A maintenance phase of Ann, her friend Amy beside her and Abe far off. */
function maintain(ann: FigureDetails, more: FigureDetails, amy: FigureDetails, script: Script) {
  return playPhase(
    'maintenance',
    {
      figures: [
        figure('Ann', 0, 20, 30, ann, more),
        figure('Amy', 0, 22.5, 30, {}, amy),
        figure('Abe', 0, 60, 30, {}, { wounds: 'serious' }),
        figure('Bob', 1, 90, 30, {}, { wounds: 'serious' }),
      ],
    },
    script,
  )
}

describe('CF-ABIL-24 Cure/X', () => {
  const healer = { abilities: ['cure/5'] }
  const hurt = { wounds: 'serious' }

  test('heals the fighter or a friend in contact by one degree on X or more', () => {
    const match = maintain(healer, hurt, hurt, {})
    expect(promptId(match)).toBe('ask.cure')
    expect(optionKeys(match)).toEqual(['0', '1', 'none'])
    expect(fighterNamed(maintain(healer, hurt, hurt, { answers: ['1'], dice: [5] }), 'Amy').wounds).toBe(1)
    expect(fighterNamed(maintain(healer, hurt, hurt, { answers: ['1'], dice: [4] }), 'Amy').wounds).toBe(2)
    expect(fighterNamed(maintain(healer, hurt, hurt, { answers: ['0'], dice: [6] }), 'Ann').wounds).toBe(1)
  })

  test('is not offered when no one near is wounded', () => {
    expect(promptId(maintain(healer, {}, {}, {}))).toBeUndefined()
  })

  test('heals each fighter once per round', () => {
    const two = (dice: number[]) =>
      playPhase(
        'maintenance',
        {
          figures: [
            figure('Ann', 0, 20, 30, healer),
            figure('Amy', 0, 22.5, 30, {}, { wounds: 'critical' }),
            figure('Abe', 0, 25, 30, healer),
            figure('Bob', 1, 90, 30),
          ],
        },
        { answers: ['listed', ...dice.map(() => '1')], dice },
      )
    expect(promptId(two([6]))).toBeUndefined()
    // A failed attempt uses up nothing of the patient.
    expect(fighterNamed(two([2, 6]), 'Amy').wounds).toBe(2)
  })
})

describe('CF-ABIL-32 Ephemeral/X', () => {
  const fade = (dice: number[], wounds = 'none') =>
    fighterNamed(maintain({ abilities: ['ephemeral/5'] }, { wounds }, {}, { dice }), 'Ann')

  test('costs a degree on X or more, then rolls a second time, never a third', () => {
    expect(fade([4]).wounds).toBe(0)
    expect(fade([5, 4]).wounds).toBe(1)
    expect(fade([5, 6]).wounds).toBe(2)
  })

  test('can kill, which skips the second roll', () => {
    expect(fade([5], 'critical').status).toBe('eliminated')
  })
})

describe('CF-ABIL-82 Regeneration/X', () => {
  const kept5 = (dice: number[], wounds: string, abilities = ['regeneration/5']) =>
    fighterNamed(maintain({ abilities }, { wounds }, {}, { dice }), 'Ann').wounds

  test('heals a degree on X or more, then rolls a second time, never a third', () => {
    expect(kept5([4], 'critical')).toBe(3)
    expect(kept5([5, 4], 'critical')).toBe(2)
    expect(kept5([5, 6], 'critical')).toBe(1)
  })

  test('rolls only as long as there is something to heal', () => {
    expect(kept5([], 'none')).toBe(0)
    expect(kept5([6], 'light')).toBe(0)
  })

  test('CF-ABIL-32 does not help Ephemeral fighters', () => {
    expect(kept5([1], 'serious', ['regeneration/2', 'ephemeral/6'])).toBe(2)
  })

  test('CF-ABILGEN-06 uses the better of two values, which is the lower', () => {
    expect(kept5([3, 1], 'serious', ['regeneration/6', 'regeneration/3'])).toBe(1)
  })
})
