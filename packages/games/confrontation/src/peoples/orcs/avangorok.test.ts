import type { Json } from '@fray/kernel'
import { describe, expect, test } from 'vitest'
import { armyOf, faultsOf } from '../../armies/army.fixture.ts'
import {
  eventArgs,
  fighterNamed,
  figure,
  giveAnswers,
  optionKeys,
  promptId,
  rolledDice,
  scene,
} from '../../testing/scene.ts'
import { turn } from '../../testing/turn.ts'

describe('CF-REV-ORC-01: The Elusive', () => {
  const by = (seat: number, answer: Json) => ({ seat, answer }) as Json
  /** Ann is elusive; her camp wins or loses the Tactical roll. */
  const round = (dice: number[]) =>
    scene(
      {
        phase: 'strategic',
        figures: [
          figure('Ann', 0, 5, 10, { abilities: ['the-elusive'] }),
          figure('Abe', 0, 5, 50),
          figure('Bob', 1, 115, 30),
        ],
      },
      { answers: [{ slots: { pile: ['1', '0'] } }, by(0, '1'), by(1, '2')], dice },
    )

  test('CF-REV-ORC-01: after the Tactical roll, won or lost, the bearer’s card may go to the reserve as an extra one', () => {
    for (const [dice, placements] of [
      [[5, 2], 2],
      [[2, 5], 1],
    ] as const) {
      const match = round([...dice])
      expect(promptId(match)).toBe('ask.ability')
      giveAnswers(match, 'use', 'self')
      expect(match.state.camps[0]).toMatchObject({ pile: [1], reserve: [0], placements })
    }
  })

  test('CF-REV-ORC-01: the card may be played from there in the first turn, and going there is optional', () => {
    const match = giveAnswers(round([5, 2]), 'use', 'self')
    expect(optionKeys(match)).toContain('leave+0')
    expect(giveAnswers(round([5, 2]), 'no', 'self').state.camps[0]).toMatchObject({ pile: [1, 0], reserve: [] })
  })
})

describe('CF-REV-ORC-02: Combat Drugs', () => {
  const extras = ['combat-drugs', 'combat-drugs']
  const act = (answers: Json[], dice: number[], more: Record<string, Json> = {}) =>
    turn([figure('Ann', 0, 20, 30, {}, { extras, ...more }), figure('Bob', 1, 90, 30)], {
      answers: ['done', '0:use-combat-drugs', ...answers],
      dice,
    })

  test('CF-REV-ORC-02: a 1 is a Light Wound', () => {
    expect(fighterNamed(act([], [1]), 'Ann')).toMatchObject({ wounds: 1, effects: [] })
  })

  test('CF-REV-ORC-02: 2 and 3, 4 and 5, 6 give a die of Mutagenic/-1, /0 or /+2', () => {
    const x = (face: number) =>
      fighterNamed(act([], [face]), 'Ann').effects.find(({ object }) => object === 'drugged')?.x
    expect([2, 3, 4, 5, 6].map(x)).toEqual([-1, -1, 0, 0, 2])
    // The die is rolled before the walk: 4 and 2 more, of which four at most go to MOV.
    const match = act(['0:walk', 'use'], [6, 4])
    expect(rolledDice(match)).toEqual(['roll.combat-drugs 1', 'roll.mutagenic 1'])
    expect(eventArgs(match, 'mutagenic')).toMatchObject([{ points: 6 }])
    expect(optionKeys(match)).toMatchObject(['mov:1', 'mov:2', 'mov:3', 'mov:4', 'none'])
    // With a 1 it gives nothing.
    expect(eventArgs(act(['0:walk', 'use'], [6, 1]), 'mutagenic')).toMatchObject([{ points: 0 }])
  })

  test('CF-REV-ORC-02: works once a round, and for each dose once', () => {
    expect(optionKeys(act([], [1]))).not.toContain('0:use-combat-drugs')
    const keysAfterDoses = (times: number) =>
      optionKeys(
        turn(
          [
            figure('Ann', 0, 20, 30, {}, { extras, uses: { 'dose-of-combat-drugs': { stretch: 0, times } } }),
            figure('Bob', 1, 90, 30),
          ],
          { answers: ['done'] },
        ),
      ).includes('0:use-combat-drugs')
    expect(keysAfterDoses(1)).toBe(true)
    expect(keysAfterDoses(2)).toBe(false)
  })

  test('CF-REV-ORC-02: may be used before the frays are split, too', () => {
    const fray = scene({
      phase: 'frays',
      figures: [figure('Ann', 0, 20, 30, {}, { extras }), figure('Bob', 1, 22.5, 30)],
    })
    expect(promptId(fray)).toBe('ask.ability')
    expect(fray.state.combats).toEqual([])
  })

  test('CF-REV-ORC-02: only Avangorok may carry it, any number of doses in one slot', () => {
    const faultsOfBuying = (profile: string, doses: number) =>
      faultsOf(
        armyOf([{ profile, artefacts: Array.from({ length: doses }, () => 'combat-drugs') }], {
          ...{ army: 'orcs', points: 1000 },
        }),
      )
    expect(faultsOfBuying('orcs-avangorok-the-elusive', 5)).toEqual([])
    expect(faultsOfBuying('orcs-kal-shadar', 1)).toEqual(['artefact-bearer'])
  })
})
