import type { Json } from '@fray/kernel'
import { describe, expect, test } from 'vitest'
import { armyOf, faultsOf } from '../../armies/army.fixture.ts'
import { catalogueFigure } from '../../testing/catalogue-figure.ts'
import { dice } from '../../testing/duel.ts'
import { marksman } from '../../testing/marksman.ts'
import { loadPosition } from '../../testing/rule.ts'
import { eventArgs, figure, optionKeys, promptId, type Scene, scene } from '../../testing/scene.ts'
import { turn } from '../../testing/turn.ts'
import { has } from '../../traits.ts'

describe('CF-REV-ORC-09: The Blood of Bran-Ô-Kor', () => {
  /** Ann has ATT 3; Bob puts both dice in defence. */
  const fight = (
    card: string[],
    placed: readonly [number, number],
    rest: readonly Json[],
    faces: number[],
    more = {},
  ) =>
    scene(
      {
        phase: 'frays',
        figures: [
          figure('Ann', 0, 20, 30, { abilities: ['master-strike/1', 'the-blood-of-bran-o-kor', ...card] }),
          figure('Bob', 1, 22.5, 30),
        ],
        ...more,
      } as Json,
      { answers: [dice({ 1: [0, 2] }), dice({ 0: placed }), ...rest], dice: [5, 2, ...faces] },
    )
  const first = (match: Scene) => eventArgs(match, 'test.result')[0]
  const POND = { scenery: [{ kind: 'water', at: [20, 34], size: [10, 10], ground: 'open' }] as Json }

  test('CF-REV-ORC-09: a master strike is 1 better, 2 with all dice in attack; an ordinary attack is not', () => {
    expect(first(fight([], [2, 0], ['master-strike', 'none'], [4, 2, 1]))).toMatchObject({ final: 3 + 4 + 2 })
    expect(first(fight(['born-killer'], [2, 1], ['master-strike', 'none'], [4, 2, 1]))).toMatchObject({ final: 8 })
    expect(first(fight([], [2, 0], ['plain', 'none'], [4, 2, 1]))).toMatchObject({ final: 7 })
  })

  test('CF-REV-ORC-09: water suspends the bonus and the Master strike', () => {
    const wet = fight([], [2, 0], ['none'], [4, 2, 1], POND)
    expect(first(wet)).toMatchObject({ final: 7 })
    expect(promptId(wet)).not.toBe('ask.attack-manner')
    const dry = fight([], [2, 0], [], [])
    expect(promptId(dry)).toBe('ask.attack-manner')
    expect(optionKeys(dry)).toEqual(['plain', 'master-strike'])
  })

  test('CF-REV-ORC-09: the mystic warriors of the catalogue have it', () => {
    const play = loadPosition({
      figures: [catalogueFigure('orcs-mystic-warrior', 0, 20, 30), figure('Bob', 1, 90, 30)],
    })
    expect(['the-blood-of-bran-o-kor', 'master-strike'].map((id) => has(play, play.state.fighters[0]!, id))).toEqual([
      true,
      true,
    ])
  })
})

test('CF-REV-ORC-14: the Skull-crusher gives Assault fire, and only Törk may carry it', () => {
  const faultsOfBuying = (profile: string) =>
    faultsOf(armyOf([{ profile, artefacts: ['skull-crusher'] }], { army: 'orcs', points: 400 }))
  expect(faultsOfBuying('orcs-tork-the-animal')).toEqual([])
  expect(faultsOfBuying('orcs-kal-shadar')).toEqual(['artefact-bearer'])
  const promptAfterCharge = (extras: string[]) =>
    promptId(
      turn([marksman({}, { extras }), figure('Bob', 1, 35, 30)], { answers: ['0:charge:1', { to: [32.5, 30] }] }),
    )
  expect(promptAfterCharge(['skull-crusher'])).toBe('ask.assault-fire')
  expect(promptAfterCharge([])).toBe('ask.lead')
})
