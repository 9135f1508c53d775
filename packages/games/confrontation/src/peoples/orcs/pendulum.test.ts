import type { Json } from '@fray/kernel'
import { describe, expect, test } from 'vitest'
import { armyOf, faultsOf } from '../../armies/army.fixture.ts'
import { eventArgs, fighterNamed, figure, giveAnswers, optionKeys, promptId, scene } from '../../testing/scene.ts'

describe('CF-REV-ORC-07: The Pendulum of Mesmerism', () => {
  /** Ann carries it; her card is played first, then Abe's. Bob's is the first of the other camp. */
  const playCards = (answers: Json[], dice: number[] = [], bob: Record<string, Json> = {}, at = 62.5) =>
    scene(
      {
        figures: [
          figure('Ann', 0, 20, 30, {}, { extras: ['the-pendulum-of-mesmerism'] }),
          figure('Abe', 0, 20, 55, {}, { activated: true }),
          figure('Bob', 1, at, 30, {}, bob),
          figure('Bea', 1, 110, 55),
        ],
        piles: [
          ['Ann', 'Abe'],
          ['Bob', 'Bea'],
        ],
        placements: [0, 0],
      } as Json,
      { answers, dice },
    )

  test('CF-REV-ORC-07: targets a fighter within 40 cm that has not been activated; once a round', () => {
    expect(promptId(playCards([]))).toBe('ask.ability')
    expect(promptId(playCards([], [], {}, 62.6))).not.toBe('ask.ability')
    expect(promptId(playCards([], [], { activated: true }))).not.toBe('ask.ability')
  })

  test('CF-REV-ORC-07: if the target wins, the bearer is activated as usual', () => {
    const match = playCards(['use'], [2, 5])
    expect(eventArgs(match, 'opposition.second').length).toBe(1)
    expect(optionKeys(match).some((key) => key.startsWith('0:'))).toBe(true)
    expect(fighterNamed(match, 'Bob').activated).toBe(false)
  })

  test('CF-REV-ORC-07: if the bearer wins, the target’s own player activates the target at once, and the card goes back anywhere', () => {
    const match = playCards(['use'], [5, 2])
    expect(match.pending[0]?.seat).toBe(1)
    expect(promptId(match)).toBe('ask.announce')
    giveAnswers(match, 'done', '2:nothing')
    expect(promptId(match)).toBe('ask.put-back')
    expect(match.pending[0]?.seat).toBe(0)
    expect(optionKeys(match)).toEqual(['0', '1'])
    // On a shared screen the other camp must not see where it goes.
    expect(match.pending[0]?.secret).toBe(true)
    giveAnswers(match, '1')
    // Cards without an activation follow: Bob's, and that of Abe, who had acted before.
    expect(eventArgs(match, 'card.played').map(({ card }) => card)).toEqual(['Ann', 'Bob', 'Abe', 'Bea'])
    expect(match.state.camps[0]?.pile).toEqual([0])
    expect(fighterNamed(match, 'Ann').activated).toBe(false)
    expect(fighterNamed(match, 'Bob').activated).toBe(true)
  })

  test('CF-REV-ORC-07: the target does not act again when its card is played, and the bearer does', () => {
    const match = giveAnswers(playCards(['use'], [5, 2]), 'done', '2:nothing', '0')
    // Bob's card activates no fighter, so Ann's camp has the lead again.
    expect(eventArgs(match, 'card.played').map(({ card }) => card)).toEqual(['Ann', 'Bob', 'Ann'])
    expect(optionKeys(match).some((key) => key.startsWith('0:'))).toBe(true)
  })

  test('CF-REV-ORC-07: only the Son of Thunder may carry it', () => {
    const faultsOfBuying = (profile: string) =>
      faultsOf(armyOf([{ profile, artefacts: ['the-pendulum-of-mesmerism'] }], { army: 'orcs', points: 400 }))
    expect(faultsOfBuying('orcs-the-son-of-thunder')).toEqual([])
    expect(faultsOfBuying('orcs-kal-shadar')).toEqual(['artefact-bearer'])
  })
})
