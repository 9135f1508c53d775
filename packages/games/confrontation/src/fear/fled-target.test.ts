import type { Json } from '@fray/kernel'
import { describe, expect, test } from 'vitest'
import {
  eventArgs,
  facing,
  fighterNamed,
  figure,
  giveAnswers,
  optionKeys,
  path,
  placeOf,
  promptId,
  refusal,
} from '../testing/scene.ts'
import { turn } from '../testing/turn.ts'

const at = (x: number, y: number): Json => ({ to: [x, y] })

/** Ann, who spreads fear, charges Bob 12.5 cm away with MOV 15; Bob fails and flees 20 cm east, to 55. */
function chargeAndFlee(others: readonly Json[] = [], ann = {}) {
  return turn([figure('Ann', 0, 20, 30, { fear: 7, mov: 15, ...ann }), figure('Bob', 1, 35, 30), ...others], {
    answers: ['0:charge:1', at(32.5, 30)],
    dice: [2],
  })
}

describe('a target that has fled', () => {
  test('CF-COURAGE-13 its assailant takes its place, faces after it, and has used up that distance', () => {
    const match = chargeAndFlee()
    expect(placeOf(match, 'Bob')).toEqual([55, 30])
    expect(placeOf(match, 'Ann')).toEqual([35, 30])
    expect(facing(match, 'Ann')).toBe('east')
    expect(eventArgs(match, 'assault.spot')).toEqual([{ fighter: 'Ann', target: 'Bob' }])
    // 30 cm less 15: she may run 15 further, not 16.
    giveAnswers(match, 'run')
    expect(refusal(match, path([35, 46]))).toBe('refused.too-far CF-MOVE-01')
    expect(refusal(match, path([35, 45]))).toBeUndefined()
  })

  test('CF-COURAGE-14 its assailant may chase it, engage another enemy, run or stay', () => {
    const match = chargeAndFlee([figure('Bea', 1, 35, 45)])
    expect(promptId(match)).toBe('ask.target-fled')
    expect(optionKeys(match)).toEqual(['chase', '0:engagement:2', '0:engagement:3', 'run', 'stay'])
  })

  test('CF-COURAGE-14 (a) a chase is still a charge, and the target neither tests nor flees again', () => {
    const match = giveAnswers(chargeAndFlee([], { mov: 20 }), 'chase')
    expect(placeOf(match, 'Ann')).toEqual([52.5, 30])
    expect(placeOf(match, 'Bob')).toEqual([55, 30])
    expect(eventArgs(match, 'assault.charge').length).toBe(1)
    expect(eventArgs(match, 'test.failed').length).toBe(1)
    expect(fighterNamed(match, 'Bob').chargePenalty).toBe(true)
  })

  test('CF-COURAGE-14 (a) and CF-CHARGE-07 a chase that falls short uses up the remaining potential', () => {
    const match = giveAnswers(chargeAndFlee(), 'chase')
    expect(placeOf(match, 'Ann')).toEqual([50, 30])
    expect(eventArgs(match, 'assault.short').length).toBe(1)
  })

  test('CF-COURAGE-14 (b) another target is only engaged, and tests Courage', () => {
    const bea = turn(
      [figure('Ann', 0, 20, 30, { fear: 7, mov: 15 }), figure('Bob', 1, 35, 30), figure('Bea', 1, 35, 40)],
      {
        answers: ['0:charge:1', at(32.5, 30), '0:engagement:2', at(35, 37.5)],
        dice: [2, 3],
      },
    )
    expect(eventArgs(bea, 'test.passed')).toMatchObject([{ fighter: 'Bea', final: 7, difficulty: 7 }])
    expect(eventArgs(bea, 'assault.engagement')).toEqual([{ fighter: 'Ann', target: 'Bea' }])
    expect(placeOf(bea, 'Ann')).toEqual([35, 37.5])
    expect(fighterNamed(bea, 'Bea').chargePenalty).toBe(false)
  })

  test('CF-COURAGE-14 (c) a run does not end in contact', () => {
    const match = giveAnswers(chargeAndFlee([figure('Bea', 1, 35, 40)]), 'run')
    expect(refusal(match, path([35, 37.5]))).toBe('refused.contact CF-ACT-18')
    giveAnswers(match, path([35, 36]))
    expect(placeOf(match, 'Ann')).toEqual([35, 36])
  })

  test('CF-COURAGE-14 (d) and CF-COURAGE-15 an assailant that stays has spent its exclusive action', () => {
    const match = giveAnswers(chargeAndFlee(), 'stay')
    expect(placeOf(match, 'Ann')).toEqual([35, 30])
    expect(promptId(match)).toBe('ask.lead')
    expect(fighterNamed(match, 'Ann').activated).toBe(true)
  })

  test('CF-COURAGE-15 the other three choices end its activation too', () => {
    for (const answers of [['chase'], ['run', path([35, 33])]])
      expect(promptId(giveAnswers(chargeAndFlee(), ...answers))).toBe('ask.lead')
  })

  test('CF-COURAGE-13 an assailant stops short of a place that touches another enemy', () => {
    // Bea's base touches the place that Bob has left; she was not reached.
    const match = chargeAndFlee([figure('Bea', 1, 37.5, 30, { fear: 9 })])
    expect(placeOf(match, 'Ann')[0]).toBeLessThan(35)
  })

  test('CF-COURAGE-13 and CF-CHARGE-10 if the charged target flees, the assailant engages the others it would have touched', () => {
    const giant = { base: 'large-creature', fear: 7, mov: 15 }
    const match = turn([figure('Ann', 0, 20, 30, giant), figure('Bob', 1, 35, 30), figure('Bea', 1, 35, 32.5)], {
      answers: ['0:charge:1', at(31.25, 31.25), '1'],
      dice: [2, 3],
    })
    expect(placeOf(match, 'Bob')[0]! > 40).toBe(true)
    expect(placeOf(match, 'Ann')).toEqual([31.25, 31.25])
    expect(eventArgs(match, 'assault.engagement')).toEqual([{ fighter: 'Ann', target: 'Bea' }])
    expect(fighterNamed(match, 'Bea')).toMatchObject({ assaulted: true, chargePenalty: false })
    expect(promptId(match)).toBe('ask.lead')
  })

  test('CF-COURAGE-13 a courageous assailant follows the target with its whole potential', () => {
    const routed = figure('Bob', 1, 35, 30, {}, { inRout: true })
    const match = turn([figure('Ann', 0, 20, 30, { mov: 20 }), routed], { answers: ['0:charge:1', at(32.5, 30)] })
    expect(placeOf(match, 'Bob')).toEqual([55, 30])
    expect(placeOf(match, 'Ann')).toEqual([52.5, 30])
    expect(eventArgs(match, 'assault.charge')).toHaveLength(1)
  })

  test('CF-COURAGE-13 if one of two targets stays, the assault on it is completed', () => {
    const match = turn(
      [
        figure('Ann', 0, 20, 30, { fear: 7, mov: 15, base: 'creature', size: 'large' }),
        figure('Bob', 1, 35, 28.75),
        figure('Bea', 1, 35, 31.25),
      ],
      { answers: ['0:charge:1:2', at(31.88, 30), '1'], dice: [2, 5] },
    )
    expect(eventArgs(match, 'test.failed')).toMatchObject([{ fighter: 'Bob' }])
    expect(eventArgs(match, 'assault.charge')).toHaveLength(1)
    expect(eventArgs(match, 'assault.spot')).toEqual([])
    expect(fighterNamed(match, 'Bea').chargePenalty).toBe(true)
    expect(fighterNamed(match, 'Bob').inRout).toBe(true)
  })

  test('CF-COURAGE-14 and CF-ROUT-15 a target that fled off the table cannot be chased', () => {
    const match = turn([figure('Ann', 0, 90, 30, { fear: 7, mov: 15 }), figure('Bob', 1, 105, 30)], {
      answers: ['0:charge:1', at(102.5, 30)],
      dice: [2],
    })
    expect(fighterNamed(match, 'Bob').status).toBe('eliminated')
    expect(placeOf(match, 'Ann')).toEqual([105, 30])
    expect(optionKeys(match)).toEqual(['0:engagement:2', 'run', 'stay'])
  })

  test('CF-COURAGE-13 and CF-CHARGE-07 a courageous assailant moves its full potential after a target that left the table', () => {
    const routed = figure('Bob', 1, 105, 30, {}, { inRout: true })
    const match = turn([figure('Ann', 0, 90, 30), routed], { answers: ['0:charge:1', at(102.5, 30)] })
    expect(fighterNamed(match, 'Bob').status).toBe('eliminated')
    expect(placeOf(match, 'Ann')).toEqual([110, 30])
  })

  describe('CF-COURAGE-13 of several assailants that a target fled from', () => {
    const two = (abe: number, dice: number[], answers: Json[] = []) =>
      turn(
        [
          figure('Ann', 0, 20, 30, { fear: 7 }),
          figure('Abe', 0, 35, 15, { fear: abe }, { facing: 'south' }),
          figure('Bob', 1, 35, 30),
        ],
        { answers: ['0:charge:2', at(32.5, 30), '1:charge:2', at(35, 27.5), ...answers], dice },
      )

    test('the most frightening takes the spot, the other stops where it would have made contact', () => {
      const match = two(8, [2])
      // Bob flees from Abe, southwards; Abe is asked first, then Ann.
      expect(placeOf(match, 'Bob')).toEqual([35, 50])
      expect(placeOf(match, 'Abe')).toEqual([35, 30])
      giveAnswers(match, 'stay')
      expect(placeOf(match, 'Ann')).toEqual([32.5, 30])
      expect(promptId(match)).toBe('ask.target-fled')
      expect(match.pending[0]?.seat).toBe(0)
    })

    test("at equal FEAR the lead chooses, while the fleeing fighter's player chose from whom it flees (CF-ROUT-16)", () => {
      const match = two(7, [2])
      expect(promptId(match)).toBe('ask.flee-from')
      expect(match.pending[0]?.seat).toBe(1)
      expect(optionKeys(match)).toEqual(['0', '1'])
      giveAnswers(match, '0')
      expect(placeOf(match, 'Bob')).toEqual([55, 30])
      expect(promptId(match)).toBe('ask.takes-spot')
      expect(match.pending[0]?.seat).toBe(0)
      expect(optionKeys(match)).toEqual(['0', '1'])
      giveAnswers(match, '1')
      expect(placeOf(match, 'Abe')).toEqual([35, 30])
    })
  })
})

describe('the order of Courage tests', () => {
  test('CF-COURAGE-08 the lead chooses which assailant tests first, and each result counts at once', () => {
    const figures = [
      figure('Ann', 0, 20, 20),
      figure('Abe', 0, 20, 40),
      figure('Bob', 1, 35, 20, { fear: 6 }),
      figure('Bea', 1, 35, 40, { fear: 6 }),
    ]
    const answers = ['0:charge:2', at(32.5, 20), '1:charge:3', at(32.5, 40)]
    const match = turn(figures, { answers })
    expect(promptId(match)).toBe('ask.courage-order')
    expect(match.pending[0]?.seat).toBe(0)
    expect(optionKeys(match)).toEqual(['0', '1'])
    const chosen = turn(figures, { answers: [...answers, '1'], dice: [5, 1] })
    expect(eventArgs(chosen, 'test.passed')).toMatchObject([{ fighter: 'Abe' }])
    expect(eventArgs(chosen, 'test.failed-outright')).toMatchObject([{ fighter: 'Ann' }])
    expect(placeOf(chosen, 'Ann')).toEqual([20, 20])
    expect(placeOf(chosen, 'Abe')).toEqual([32.5, 40])
  })

  test('CF-COURAGE-08 defenders test after all assailants; a commander that routs first no longer helps the next', () => {
    const figures = [
      figure('Ann', 0, 20, 20, { fear: 8 }),
      figure('Abe', 0, 20, 26, { fear: 8 }),
      figure('Bob', 1, 35, 20),
      figure('Chief', 1, 35, 26, { abilities: ['leadership/10'], command: 'commander', cou: 6 }),
    ]
    const answers = ['0:charge:2', at(32.5, 20), '1:charge:3', at(32.5, 26)]
    const leaderFirst = turn(figures, { answers: [...answers, '3'], dice: [1, 3] })
    expect(eventArgs(leaderFirst, 'test.failed')).toMatchObject([{ fighter: 'Bob', final: 7, difficulty: 8 }])
    const followerFirst = turn(figures, { answers: [...answers, '2'], dice: [3, 1] })
    expect(eventArgs(followerFirst, 'test.passed')).toMatchObject([{ fighter: 'Bob', final: 9, difficulty: 8 }])
  })
})

describe('the direction of a flight', () => {
  test('CF-ROUT-16 a fighter flees from FEAR before COU, and from the highest COU among the courageous', () => {
    const two = (ann: object, abe: object) =>
      turn(
        [
          figure('Ann', 0, 20, 30, ann as never),
          figure('Abe', 0, 35, 15, abe as never, { facing: 'south' }),
          figure('Bob', 1, 35, 30, {}, { inRout: true }),
        ],
        { answers: ['0:charge:2', at(32.5, 30), '1:charge:2', at(35, 27.5)] },
      )
    expect(placeOf(two({ cou: 3 }, { cou: 5 }), 'Bob')).toEqual([35, 50])
    expect(placeOf(two({ cou: 5 }, { cou: 3 }), 'Bob')).toEqual([55, 30])
    expect(placeOf(two({ cou: 9 }, { fear: 3 }), 'Bob')).toEqual([35, 50])
  })

  test('CF-ROUT-17 the player chooses between equally near edges', () => {
    const match = turn([figure('Ann', 0, 25, 25, {}, { inRout: true }), figure('Bob', 1, 90, 30)])
    expect(promptId(match)).toBe('ask.edge')
    expect(optionKeys(match)).toEqual(['left', 'top'])
    expect(placeOf(giveAnswers(match, 'top'), 'Ann')).toEqual([25, 5])
  })
})
