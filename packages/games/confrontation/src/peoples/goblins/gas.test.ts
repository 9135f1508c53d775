import type { Json } from '@fray/kernel'
import { describe, expect, test } from 'vitest'
import { combatDice } from '../../combat/fight.ts'
import { catalogueFigure } from '../../testing/catalogue-figure.ts'
import { loadPosition } from '../../testing/rule.ts'
import {
  eventArgs,
  type FigureDetails,
  fighterNamed,
  figure,
  optionKeys,
  promptId,
  scene,
} from '../../testing/scene.ts'
import { turn } from '../../testing/turn.ts'

const CLEANERS = 'the-no-dan-kar-cleaners'
const far = figure('Bob', 1, 90, 30)
const blowGas = (part: string) =>
  turn([catalogueFigure('goblins-goblin-gas-blower', 0, 20, 30, { name: 'Ann' }), far], { answers: [`0:${part}`] })

describe('CF-REV-GOBLIN-15 the No-Dan-Kar Cleaners', () => {
  test('CF-REV-GOBLIN-15: one gas a round, chosen when it is blown, in addition to actions', () => {
    const openKeys = (match: ReturnType<typeof turn>) => optionKeys(match).filter((key) => key.includes('blow'))
    const match = turn([catalogueFigure('goblins-goblin-gas-blower', 0, 20, 30, { name: 'Ann' }), far])
    expect(openKeys(match)).toEqual(['0:blow-soot', '0:blow-stinging', '0:blow-frenzy'])
    const blown = blowGas('blow-stinging')
    expect(openKeys(blown)).toEqual([])
    expect(optionKeys(blown)).toContain('0:cover')
    expect(eventArgs(blown, 'blow-stinging')).toEqual([{ fighter: 'Ann' }])
  })

  test.each([
    ['blow-soot', 'veil-of-soot'],
    ['blow-stinging', 'stinging-cloud'],
    ['blow-frenzy', 'frenzy-vapour'],
  ])('CF-REV-GOBLIN-15: %s marks the blower until the end of the round', (part, gas) => {
    expect(fighterNamed(blowGas(part), 'Ann').effects).toMatchObject([{ object: gas, until: 'round' }])
  })

  const blower = (gas: string, more: FigureDetails = {}) =>
    figure('Gil', 0, 20, 30, { abilities: [CLEANERS] }, { effects: [{ object: gas }], card: 'Gil', ...more })

  test('CF-REV-GOBLIN-15: Stinging cloud: a combat die less within 5 cm in front, for both camps, except with masks', () => {
    const left = (x: number, changes: FigureDetails = {}, seat: 0 | 1 = 1, others: Json[] = []) => {
      const play = loadPosition({
        figures: [
          blower('stinging-cloud'),
          figure('Bob', seat, x, 30, changes, { card: 'Bob' }),
          figure('Foe', seat === 0 ? 1 : 0, 90, 30, {}, { card: 'Foe' }),
          ...others,
        ],
      })
      return combatDice(play, fighterNamed(play, 'Bob'), [fighterNamed(play, 'Foe')]).total
    }
    expect(left(27.5)).toBe(1)
    expect(left(27.6)).toBe(2)
    expect(left(27.5, {}, 0)).toBe(1)
    // Behind the blower.
    expect(left(15)).toBe(2)
    for (const abilities of [['living-dead'], ['construct'], [CLEANERS]]) expect(left(25, { abilities })).toBe(2)
    // Two clouds do not add up.
    const second = figure(
      'Gas',
      0,
      25,
      34,
      { abilities: [CLEANERS] },
      { effects: [{ object: 'stinging-cloud' }], card: 'G' },
    )
    expect(left(27.5, { abilities: ['born-killer'] }, 1, [second])).toBe(2)
  })

  /** Gil, the blower, stands behind Ann, who fights Bob. */
  const fightRound = (gas: string, ann: FigureDetails, faces: readonly number[], answers: readonly Json[]) =>
    scene(
      {
        phase: 'frays',
        figures: [figure('Ann', 0, 24, 30, {}, ann), figure('Bob', 1, 26.5, 30), blower(gas)],
      },
      { answers, dice: faces },
    )

  test('CF-REV-GOBLIN-15: Frenzy vapour: puts all dice in attack, even those of fighters that must defend', () => {
    // Bob, who must defend, and Ann have no choice.
    const match = fightRound('frenzy-vapour', { defenceOnly: true }, [5, 2, 1, 1, 1, 1], [])
    expect(eventArgs(match, 'dice.placed')).toMatchObject([
      { fighter: 'Bob', attack: 2, defence: 0 },
      { fighter: 'Ann', attack: 2, defence: 0 },
    ])
    expect(promptId(fightRound('veil-of-soot', {}, [5, 2], []))).toBe('ask.dice')
  })
})
