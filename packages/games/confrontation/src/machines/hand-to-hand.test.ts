import type { Json } from '@fray/kernel'
import { describe, expect, test } from 'vitest'
import { dice } from '../testing/duel.ts'
import { gun, gunner } from '../testing/gun.ts'
import {
  eventArgs,
  fighterNamed,
  figure,
  giveAnswers,
  optionKeys,
  promptId,
  rolledDice,
  scene,
} from '../testing/scene.ts'
import { turn } from '../testing/turn.ts'

/** Bob against the front of the gun, with the given others, at the beginning of the combat phase. */
const beset = (others: readonly Json[], answers: readonly Json[], faces: readonly number[], engine = {}) =>
  scene(
    { phase: 'frays', figures: [gun('Gun', 0, 20, 30, engine), figure('Bob', 1, 23.125, 30), ...others] },
    { answers, dice: faces },
  )

describe('CF-MACHINE-35 an immobile machine in hand-to-hand combat', () => {
  test('has no Initiative or dice of its own, counts as one opponent, and is hit by each attack that does not fail outright', () => {
    // 2 dice: a 2 hits (final result 5), a 1 fails. 3 + 6 - 10 on the belly.
    const match = beset([], [dice({ 1: [2, 0] })], [2, 6, 3, 1])
    expect(rolledDice(match).slice(0, 3)).toEqual(['roll.attack 1', 'roll.damage 2', 'roll.attack 1'])
    expect(eventArgs(match, 'dice.placed')).toMatchObject([{ fighter: 'Bob', attack: 2, defence: 0 }])
    expect(eventArgs(match, 'hit')).toHaveLength(1)
  })

  test('cannot parry; an attack with a result of 0 or less fails', () => {
    const weak = figure('Bob', 1, 23.125, 30, { att: 0 }, { wounds: 'critical' })
    const match = scene(
      { phase: 'frays', figures: [gun('Gun', 0, 20, 30), weak] },
      { answers: [dice({ 1: [2, 0] })], dice: [3, 4, 2, 1] },
    )
    expect(eventArgs(match, 'attack-failed').length).toBe(1)
    expect(eventArgs(match, 'hit').length).toBe(1)
  })

  test('suffers a Damage roll against its RES, read in structure points', () => {
    const match = beset([figure('Ann', 0, 80, 30)], [dice({ 1: [1, 1] })], [4, 5, 5])
    // 5 + 3 - 10: nothing; a double is read one line lower.
    expect(eventArgs(match, 'damage.read')).toMatchObject([{ victim: 'Gun', total: -2 }])
  })

  test('CF-PURSUIT-01 never pursues, but its crew does when all opponents are gone', () => {
    const ann = gunner('Ann', [23.125, 32.5], {}, { facing: 'north', serves: 0, card: 'Gun' })
    const match = beset([ann, figure('Bea', 1, 90, 30)], [dice({ 1: [3, 0] }), dice({ 2: [2, 0] })], [5, 2, 4, 6, 6])
    expect(promptId(match)).toBe('ask.pursuer')
    expect(optionKeys(match)).toEqual(['2:engagement:3', '2:move', 'end'])
  })

  test('allows a pursuit only when destroyed', () => {
    const strong = figure('Bob', 1, 23.125, 30, { str: 12 })
    const fight = (structurePoints: number) =>
      scene(
        { phase: 'frays', figures: [gun('Gun', 0, 20, 30, { structurePoints }), strong, figure('Ann', 0, 80, 30)] },
        { answers: [dice({ 1: [1, 1] })], dice: [4, 6, 6] },
      )
    expect(promptId(fight(4))).toBe('ask.pursuer')
    expect(fighterNamed(fight(4), 'Gun').status).toBe('eliminated')
    expect({ question: promptId(fight(5)), lost: fighterNamed(fight(5), 'Gun').structureLost }).not.toEqual({
      question: 'ask.pursuer',
      lost: 4,
    })
  })

  test('CF-COMBAT-05 adds nothing to the Initiative of its crew, and only the crew has dice', () => {
    // Bob touches the gun in front and Gil to the left.
    const gil = gunner('Gil', [23.125, 27.5], { ini: 3 }, { facing: 'south', card: 'Gun' })
    const match = beset([gil], [], [4, 2])
    expect(eventArgs(match, 'opposition.first')).toMatchObject([{ first: 'Gil', a: 7, b: 5 }])
    expect(promptId(match)).toBe('ask.dice')
  })
})

describe('CF-MACHINE-37 rout around a machine', () => {
  const fear = { fear: 8 }

  test('the machine never tests, and servants not in contact with the assailant do not test either', () => {
    const match = turn(
      [figure('Ann', 0, 20, 30, fear), gun('Gun', 1, 33, 30), figure('Gil', 1, 36.125, 30, {}, { card: 'Gun' })],
      {
        answers: ['0:charge:1', { to: [29.875, 30] }],
      },
    )
    expect(rolledDice(match)).toEqual([])
    expect(fighterNamed(match, 'Gun').inRout).toBe(false)
    expect(eventArgs(match, 'assault.charge').length).toBe(1)
  })

  test('a servant in contact with the assailant tests its own Courage, and abandons the machine if it flees', () => {
    const gil = figure('Gil', 1, 33, 26.875, {}, { card: 'Gun' })
    const match = turn([figure('Ann', 0, 20, 26.875, fear), gun('Gun', 1, 33, 30), gil], {
      answers: ['0:charge:2', { to: [30.5, 26.875] }],
      dice: [1],
    })
    expect(fighterNamed(match, 'Gil').inRout).toBe(true)
    expect(fighterNamed(match, 'Gun').inRout).toBe(false)
    expect(
      match
        .view(0)
        .figures.find(({ id }) => id === 1)
        ?.states?.map(({ text }) => text),
    ).toContainEqual({
      id: 'state.crew',
      args: { men: 0, crew: 1 },
    })
  })
})

test('CF-MACHINE-03, CF-MACHINE-23 an immobile machine announces no actions, does not walk and never disengages', () => {
  const match = turn([gun('Gun', 0, 20, 30), figure('Ann', 0, 50, 30), figure('Bob', 1, 23.125, 30)])
  expect(optionKeys(match).filter((key) => key.startsWith('0:'))).toEqual([])
  giveAnswers(match, 'done')
  expect(optionKeys(match).filter((key) => key.startsWith('0:'))).toEqual(['0:nothing'])
})

test('CF-MACHINE-15 a machine without a crew stays on the table', () => {
  const dead = gunner('Gil', [16.875, 30], {}, { status: 'eliminated', card: 'Gun' })
  const match = scene({ phase: 'maintenance', figures: [gun('Gun', 0, 20, 30), dead, figure('Bob', 1, 60, 30)] })
  expect(fighterNamed(match, 'Gun').status).toBe('standing')
  expect(match.state.round).toBe(2)
})
