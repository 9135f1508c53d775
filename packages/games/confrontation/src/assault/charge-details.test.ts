import type { Json } from '@fray/kernel'
import { describe, expect, test } from 'vitest'
import {
  eventArgs,
  type FigureDetails,
  fighterNamed,
  figure,
  giveAnswers,
  optionKeys,
  path,
  placeOf,
  promptId,
  refusal,
  scene,
} from '../testing/scene.ts'
import { turn } from '../testing/turn.ts'

const at = (x: number, y: number): Json => ({ to: [x, y] })

describe('CF-CHARGE-14 charges in different turns', () => {
  /** Ann and Amy, on cards of their own, charge Bob, of Force 2, one turn after the other. */
  const charging = (amy: FigureDetails = {}, more: FigureDetails = {}) =>
    scene(
      {
        figures: [
          figure('Ann', 0, 20, 30),
          figure('Amy', 0, 35, 18, amy, { facing: 'south', ...more }),
          figure('Bob', 1, 35, 30, { force: 2 }, { facing: 'south' }),
        ],
        piles: [['Ann', 'Amy'], []],
        placements: [0, 0],
      },
      { answers: ['0:charge:2', at(32.5, 30), '1:charge:2', at(35, 27.5)] },
    )

  test('add up', () => {
    expect(fighterNamed(charging(), 'Bob')).toMatchObject({ chargedBy: [0, 1], chargePenalty: true })
  })

  test('CF-CHARGE-11 each charge logs the opposing Forces and whether the target withstands it', () => {
    const forces = charging().events.flatMap(({ type, numbers }) => {
      return type.startsWith('charge.') ? [[type, ...numbers!.map(({ total }) => total)]] : []
    })
    expect(forces).toEqual([
      ['charge.withstood', 1, 2],
      ['charge.penalty', 2, 2],
    ])
  })

  test('CF-CHARGE-12 do not add up with an engagement', () => {
    const match = scene(
      {
        figures: [
          figure('Ann', 0, 20, 30),
          figure('Amy', 0, 35, 18, {}, { facing: 'north' }),
          figure('Bob', 1, 35, 30, { force: 2 }),
        ],
        piles: [['Ann', 'Amy'], []],
        placements: [0, 0],
      },
      { answers: ['0:charge:2', at(32.5, 30), '1:engagement:2', at(35, 27.5)] },
    )
    expect(fighterNamed(match, 'Bob')).toMatchObject({ chargedBy: [0], chargePenalty: false })
  })
})

test('CF-CHARGE-13 in a mixed case, the Forces of all targets of the chargers oppose those of the chargers', () => {
  // A brute of Force 2 charges Bob and Bea; Amy, of Force 1, charges Bob as well.
  const charges = (force: number) =>
    turn(
      [
        figure('Ann', 0, 20, 31.25, { base: 'creature', force: 2 }),
        figure('Amy', 0, 35, 15, {}, { facing: 'south' }),
        figure('Bob', 1, 35, 30, { force }),
        figure('Bea', 1, 35, 32.5),
      ],
      { answers: ['0:charge:2:3', at(31.875, 31.25), '1:charge:2', at(35, 27.5)] },
    )
  // 2 + 1 against 2 + 1; Bea has only the brute against her, which has both against it.
  const two = charges(2)
  expect(fighterNamed(two, 'Bob').chargePenalty).toBe(true)
  expect(fighterNamed(two, 'Bea').chargePenalty).toBe(false)
  expect(fighterNamed(charges(3), 'Bob').chargePenalty).toBe(false)
})

describe('CF-DISENGAGE-04 disengaging by force', () => {
  const BIG = { base: 'creature', str: 8 }
  const disengageByForce = (
    ann: FigureDetails,
    bob: FigureDetails,
    answers: readonly Json[] = [],
    dice: readonly number[] = [],
  ) =>
    turn([figure('Ann', 0, 20, 30, ann), figure('Bob', 1, 23.125, 30, bob)], {
      answers: ['done', '0:walk', ...answers],
      dice,
    })

  test('is possible for a fighter bigger than all opponents, with STR less the highest RES', () => {
    const match = disengageByForce(BIG, { res: 5 })
    expect(promptId(match)).toBe('ask.disengage')
    expect(optionKeys(match)).toEqual(['agility', 'force'])
    expect(eventArgs(disengageByForce(BIG, { res: 5 }, ['force'], [3]), 'test.passed')).toMatchObject([
      { final: 6, difficulty: 6 },
    ])
    expect(eventArgs(disengageByForce(BIG, { res: 5 }, ['force'], [2]), 'test.failed')).toMatchObject([
      { final: 5, difficulty: 6 },
    ])
  })

  test('is impossible with a result below 0 or against an opponent of the same Size', () => {
    expect(eventArgs(disengageByForce(BIG, { res: 9 }, [], [3]), 'test.passed')).toMatchObject([
      { test: 'test.agility' },
    ])
    expect(promptId(disengageByForce(BIG, { res: 8 }))).toBe('ask.disengage')
    const equal = turn([figure('Ann', 0, 20, 30, BIG), figure('Bob', 1, 23.75, 30, { base: 'creature', res: 1 })], {
      answers: ['done', '0:walk'],
      dice: [3],
    })
    expect(eventArgs(equal, 'test.passed')).toMatchObject([{ test: 'test.agility' }])
  })

  test('CF-CHARGE-15 is a test of STR, to which charge penalties do not apply', () => {
    const match = turn(
      [figure('Ann', 0, 20, 30, BIG, { chargePenalty: true }), figure('Bob', 1, 23.125, 30, { res: 5 })],
      {
        answers: ['done', '0:walk', 'force'],
        dice: [3],
      },
    )
    expect(eventArgs(match, 'test.passed')).toMatchObject([{ final: 6, difficulty: 6 }])
  })

  test('CF-DISENGAGE-05 counts being Stunned as a Light Wound', () => {
    const match = turn([figure('Ann', 0, 20, 30, {}, { stunned: true }), figure('Bob', 1, 22.5, 30)], {
      answers: ['done', '0:walk'],
      dice: [3],
    })
    expect(eventArgs(match, 'test.failed')).toMatchObject([{ final: 5, difficulty: 6 }])
    expect(fighterNamed(match, 'Ann').defenceOnly).toBe(true)
  })
})

describe('CF-FLY-07 a change of level', () => {
  const flyer = (ground: number, flight: number, level: number) =>
    figure('Ann', 0, 20, 30, { mov: ground, flight }, { level })
  const runs = (ann: Json, change: string) =>
    turn([ann, figure('Bob', 1, 100, 30)], { answers: ['done', '0:run', change] })

  test('leaves no movement to a fighter with MOV 5 or less', () => {
    const match = runs(flyer(4, 20, 0), '1:after')
    expect(refusal(match, path([20.5, 30]))).toBe('refused.too-far CF-MOVE-01')
    expect(fighterNamed(giveAnswers(match, 'stay'), 'Ann').level).toBe(1)
  })

  test('CF-FLY-04 from the ground uses the MOV of the level at which the fighter moves', () => {
    const before = runs(flyer(10, 20, 0), '1:before')
    expect(refusal(before, path([50, 30]))).toBeUndefined()
    expect(refusal(before, path([50.5, 30]))).toBe('refused.too-far CF-MOVE-01')
    const after = runs(flyer(10, 20, 0), '1:after')
    expect(refusal(after, path([30, 30]))).toBeUndefined()
    expect(refusal(after, path([30.5, 30]))).toBe('refused.too-far CF-MOVE-01')
  })
})

test('CF-OBSTACLE-03 a move through a friend cannot end on that friend', () => {
  const match = turn([figure('Ann', 0, 20, 30), figure('Amy', 0, 25, 30), figure('Bob', 1, 90, 30)], {
    answers: ['done', '0:walk'],
  })
  expect(refusal(match, path([30, 30]))).toBeUndefined()
  expect(refusal(match, path([26, 30]))).toBe('refused.no-room CF-MOVE-02')
})

test('CF-COURAGE-13 of several frightening assailants the most frightening takes the spot, the others stop where they would have made contact', () => {
  const match = turn(
    [
      figure('Ann', 0, 20, 30, { fear: 7, mov: 15 }),
      figure('Amy', 0, 35, 18, { fear: 8, mov: 15 }, { facing: 'south' }),
      figure('Bob', 1, 35, 30),
    ],
    { answers: ['0:charge:2', at(32.5, 30), '1:charge:2', at(35, 27.5), 'stay', 'stay'], dice: [2] },
  )
  expect(placeOf(match, 'Amy')).toEqual([35, 30])
  expect(placeOf(match, 'Ann')).toEqual([32.5, 30])
})
