import type { Json } from '@fray/kernel'
import { describe, expect, test } from 'vitest'
import { playPhase } from '../testing/phase.ts'
import { fighterNamed, figure, giveAnswers, optionKeys, promptId, rolledDice, type Scene } from '../testing/scene.ts'

const HURT = { wounds: 'critical' }

/** A maintenance phase of these fighters; the first camp has won the Tactical roll. */
function maintain(figures: readonly Json[], answers: readonly Json[] = [], dice: readonly number[] = []): Scene {
  return playPhase('maintenance', { tacticalWinner: 0, figures: [...figures] }, { answers, dice })
}

describe('CF-MAINT-07 the order within a step', () => {
  /** Amy, wounded, stands between two fighters that may cure her: Abe does so on 2 or more. */
  const cures = (answers: readonly Json[] = [], dice: readonly number[] = []) =>
    maintain(
      [
        figure('Ann', 0, 20, 30, { abilities: ['cure/6'] }),
        figure('Amy', 0, 22.5, 30, {}, HURT),
        figure('Abe', 0, 25, 30, { abilities: ['cure/2'] }),
        figure('Bob', 1, 90, 30),
      ],
      answers,
      dice,
    )

  test('CF-MAINT-07: each player chooses which of their effects is resolved next', () => {
    const match = cures()
    expect(promptId(match)).toBe('ask.upkeep-order')
    expect(match.pending[0]!.seat).toBe(0)
    expect(optionKeys(match)).toEqual(['listed', '0:cure', '2:cure'])
    // Abe first: a success leaves Ann no one to cure (CF-ABIL-24).
    expect(fighterNamed(cures(['2:cure', '1'], [2]), 'Amy').wounds).toBe(2)
    expect(promptId(cures(['2:cure', '1'], [2]))).toBeUndefined()
    expect(promptId(cures(['2:cure', '1'], [1]))).toBe('ask.cure')
  })

  test('CF-MAINT-07: a player may keep the order of the list', () => {
    const match = cures(['listed', '1'], [5])
    expect(promptId(match)).toBe('ask.cure')
    expect(match.pending[0]!.figure).toBe(2)
  })

  test("CF-MAINT-07: effects are ordered by the player who caused them, and the winner's come first", () => {
    const rot = { object: 'under-putrefaction', source: { figure: 0, object: 'putrefaction' }, x: 1 }
    const match = maintain([
      figure('Ann', 0, 20, 30, {}, { who: 'acheron-melmoth', gems: { darkness: 1 } }),
      figure('Bob', 1, 90, 30, { abilities: ['ephemeral/5'] }, { effects: [rot] as Json }),
      figure('Ben', 1, 90, 40, {}, { effects: [rot] as Json }),
    ])
    expect(promptId(match)).toBe('ask.upkeep-order')
    expect(match.pending[0]!.seat).toBe(0)
    expect(optionKeys(match).length).toBe(3)
    giveAnswers(match, optionKeys(match)[2]!)
    // Her only gem is for Ben, so that no question about Bob is left.
    expect(promptId(match)).toBe('ask.rot')
    expect(rolledDice(match)).toEqual([])
  })

  test('CF-MAINT-07: the order is not asked if it does not matter', () => {
    const regenerating = { abilities: ['regeneration/5'] }
    const several = [
      figure('Ann', 0, 20, 30, regenerating, HURT),
      figure('Amy', 0, 30, 30, regenerating, HURT),
      figure('Abe', 0, 40, 30, { abilities: ['cure/6', 'regeneration/5'] }),
      figure('Bob', 1, 90, 30, regenerating, HURT),
    ]
    expect(promptId(maintain(several, [], [1, 1, 1]))).toBeUndefined()
  })
})
