import { describe, expect, test } from 'vitest'
import { modifiersFor } from '../../dice/modifiers.ts'
import type { TestKind } from '../../dice/test.ts'
import { catalogueFigure } from '../../testing/catalogue-figure.ts'
import { loadPosition } from '../../testing/rule.ts'
import { eventArgs, type FigureDetails, fighterNamed, figure, optionKeys, rolledDice } from '../../testing/scene.ts'
import { turn } from '../../testing/turn.ts'

const EYE = '0:use-eye-of-the-abyss'

/** A cyclops (FEAR 8) at (20, 30), who looks east, and Bob (COU 4). */
const look = (
  answers: readonly string[],
  dice: readonly number[],
  bob: FigureDetails = {},
  at: readonly [number, number] = [40, 30],
  more: FigureDetails = {},
) =>
  turn(
    [catalogueFigure('midnor-cyclops-of-mid-nor', 0, 20, 30), figure('Bob', 1, at[0], at[1], { cou: 4, ...bob }, more)],
    {
      answers: ['done', ...answers],
      dice,
    },
  )
const on = (match: ReturnType<typeof look>) =>
  fighterNamed(match, 'Bob').effects.map(({ object, until }) => [object, until])
const COWED = [['under-the-eye', 'round']]
const IMMUNE = [['immune-to-the-eye', 'game']]

describe('CF-REV-MIDNOR-09: the Eye of the Abyss', () => {
  test('the loser of the contest of nerves is cowed for the round, the winner is immune for the game', () => {
    const cowed = look([EYE], [2, 5])
    expect(eventArgs(cowed, 'opposition.first')).toMatchObject([{ a: 10, b: 9 }])
    expect(on(cowed)).toEqual(COWED)
    expect(on(look([EYE], [2, 5], { cou: 6 }))).toEqual(IMMUNE)
    // It causes no rout, and no FEAR counts as withstood.
    expect(fighterNamed(cowed, 'Bob')).toMatchObject({ inRout: false, immuneToFear: 0 })
  })

  test('ties are rolled again, and a 1 loses', () => {
    expect(on(look([EYE], [2, 5, 2, 4], { cou: 5 }))).toEqual(COWED)
    expect(on(look([EYE], [1, 2]))).toEqual(IMMUNE)
  })

  test('printed values count', () => {
    const raised = { effects: [{ object: 'concentration-cou', x: 9 }] }
    expect(on(look([EYE], [2, 5], {}, [40, 30], raised))).toContainEqual(COWED[0])
    expect(on(look([EYE], [2, 5], { fear: 6 }))).toEqual(IMMUNE)
  })

  test('CF-ABIL-20: points of Concentration that would raise nothing are not asked for', () => {
    const swordsman = catalogueFigure('cynwall-cynwall-swordsman', 1, 40, 30)
    const match = turn([catalogueFigure('midnor-cyclops-of-mid-nor', 0, 20, 30), swordsman], {
      answers: ['done', EYE],
      dice: [2, 2],
    })
    expect(eventArgs(match, 'opposition.first')).toMatchObject([{ a: 10, b: 7 }])
  })

  test('a higher FEAR or an earlier immunity does not replace the roll; a fearless target is immune without one', () => {
    expect(rolledDice(look([EYE], [2, 5], { fear: 12 }))).toEqual(['roll.fear 1', 'roll.fear 1'])
    expect(rolledDice(look([EYE], [2, 5], {}, [40, 30], { immuneToFear: 9 }))).toHaveLength(2)
    for (const ability of ['immunity-fear', 'righteous', 'living-dead']) {
      expect(on(look([EYE], [], { abilities: [ability] }))).toEqual(IMMUNE)
    }
  })

  test('the cowed have -1 on Initiative, Attack, Defence, Aim and Power tests and on divination, and on no other test', () => {
    const under = { effects: [{ object: 'under-the-eye' }] }
    const card = { ini: 3, att: 3, def: 3, aim: 3, pow: 3, cou: 3, dis: 3, str: 3 }
    const play = loadPosition({ figures: [figure('Ann', 0, 20, 30, card, under), figure('Bob', 1, 60, 30)] })
    const modifierTotal = (kind: TestKind) =>
      modifiersFor(play, { kind, fighter: fighterNamed(play, 'Ann'), rules: [], difficulty: 1, against: null, dice: 1 })
        .total
    const worse = [
      'initiative',
      'agility',
      'attack',
      'defence',
      'aim',
      'incantation',
      'countering',
      'recovery',
    ] as const
    expect(worse.map(modifierTotal)).toEqual(worse.map(() => 2))
    expect((['courage', 'discipline', 'tactical', 'force'] as const).map(modifierTotal)).toEqual([3, 3, 3, 3])
  })

  test('reaches 20 cm in field of vision and line of sight', () => {
    // Its base is 3.75 cm across, Bob's 2.5.
    const mayLookAt = (at: readonly [number, number], more: FigureDetails = {}) =>
      optionKeys(look([], [], {}, at, more)).includes(EYE)
    expect(mayLookAt([43.125, 30])).toBe(true)
    expect(mayLookAt([43.2, 30])).toBe(false)
    expect(mayLookAt([10, 30])).toBe(false)
    const behindAWall = turn(
      [catalogueFigure('midnor-cyclops-of-mid-nor', 0, 20, 30), figure('Bob', 1, 40, 30)],
      { answers: ['done'] },
      {
        scenery: [{ kind: 'building', at: [32, 30], size: [2, 10] }],
      } as never,
    )
    expect(optionKeys(behindAWall)).not.toContain(EYE)
  })

  test('a cyclops in hand-to-hand looks only at enemies in contact, in any direction', () => {
    const match = turn(
      [
        catalogueFigure('midnor-cyclops-of-mid-nor', 0, 20, 30),
        figure('Bob', 1, 40, 30, { fear: 9 }),
        figure('Bea', 1, 16.875, 30, { fear: 9 }),
      ],
      { answers: ['done', EYE], dice: [5, 2] },
    )
    expect(fighterNamed(match, 'Bea').effects.length).toBe(1)
    expect(fighterNamed(match, 'Bob').effects.length).toBe(0)
  })

  test('a cyclops looks once a round, a target is looked at once a round, and an immune one never again', () => {
    expect(optionKeys(look([EYE], [2, 5]))).not.toContain(EYE)
    const seen = { uses: { 'eye-of-the-abyss': { stretch: 1, times: 1 } } }
    expect(optionKeys(look([], [], {}, [40, 30], seen))).not.toContain(EYE)
    const immune = { effects: [{ object: 'immune-to-the-eye', until: 'game' }] }
    expect(optionKeys(look([], [], {}, [40, 30], immune))).not.toContain(EYE)
  })

  test('a cyclops in rout does not look', () => {
    const routed = catalogueFigure('midnor-cyclops-of-mid-nor', 0, 20, 30, {}, { inRout: true })
    const match = turn([routed, figure('Amy', 0, 20, 50), figure('Bob', 1, 23.125, 30)], { answers: ['done'] })
    expect(optionKeys(match).includes('0:nothing')).toBe(true)
    expect(optionKeys(match).includes(EYE)).toBe(false)
  })
})
