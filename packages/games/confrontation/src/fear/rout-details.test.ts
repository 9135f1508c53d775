import type { Json } from '@fray/kernel'
import { describe, expect, test } from 'vitest'
import { addOwnEffect } from '../abilities/builders.ts'
import { playRule } from '../testing/rule.ts'
import {
  eventArgs,
  type FigureDetails,
  fighterNamed,
  figure,
  giveAnswers,
  optionKeys,
  placeOf,
  promptId,
  type Scene,
  scene,
} from '../testing/scene.ts'
import { turn } from '../testing/turn.ts'
import { flee } from './flight.ts'
import { testRisingFear } from './rising-fear.ts'

const at = (x: number, y: number): Json => ({ to: [x, y] })

const tests = (match: Scene) =>
  ['passed', 'failed', 'failed-outright'].flatMap((how) =>
    eventArgs(match, `test.${how}`).map(({ fighter, final, difficulty }) => `${fighter} ${how} ${final}:${difficulty}`),
  )

/** Ann, who spreads FEAR 7, charges Bob 12.5 cm away. */
function dread(
  bobMore: FigureDetails,
  dice: readonly number[],
  others: readonly Json[] = [],
  ann: FigureDetails = {},
): Scene {
  return turn([figure('Ann', 0, 20, 30, { fear: 7, ...ann }), figure('Bob', 1, 35, 30, {}, bobMore), ...others], {
    answers: ['0:charge:1', at(32.5, 30)],
    dice,
  })
}

describe('CF-ROUT-04 an assaulted fighter in rout that has been activated', () => {
  test('stays and tests; success makes it immune but does not rally it', () => {
    const match = dread({ inRout: true, activated: true }, [3])
    expect(tests(match)).toEqual(['Bob passed 7:7'])
    expect(placeOf(match, 'Bob')).toEqual([35, 30])
    expect(fighterNamed(match, 'Bob')).toMatchObject({ inRout: true, immuneToFear: 7, chargePenalty: true })
  })

  test('stays as it is after a failure', () => {
    const match = dread({ inRout: true, activated: true }, [2])
    expect(tests(match)).toEqual(['Bob failed 6:7'])
    expect(placeOf(match, 'Bob')).toEqual([35, 30])
    expect(eventArgs(match, 'fled')).toEqual([])
    expect(fighterNamed(match, 'Bob')).toMatchObject({ inRout: true, immuneToFear: 0, assaulted: true })
  })
})

test('CF-ROUT-04 and CF-ROUT-03 a fighter that fled from an assault flees again when activated', () => {
  const match = scene(
    {
      lead: 0,
      figures: [figure('Ann', 0, 20, 30, { fear: 7, mov: 7.5 }), figure('Bob', 1, 35, 30, {}, { inRout: true })],
    },
    { answers: ['play', '0:charge:1', at(32.5, 30), 'play', 'top'] },
  )
  // Away from Ann, from 35 to 55; then to the far edge, which is as near as the near one.
  expect(placeOf(match, 'Bob')).toEqual([55, 10])
})

describe('CF-COURAGE-06 the difficulty', () => {
  const second = (more: FigureDetails = {}) => figure('Amy', 0, 35, 18, { fear: 9, ...more }, { facing: 'south' })
  const both = (dice: readonly number[], amy: FigureDetails = {}, bob: FigureDetails = {}) =>
    turn([figure('Ann', 0, 20, 30, { fear: 5 }), second(amy), figure('Bob', 1, 35, 30, bob)], {
      answers: ['0:charge:2', at(32.5, 30), '1:charge:2', at(35, 27.5)],
      dice,
    })

  test('counts all assailants that will arrive', () => {
    expect(tests(both([5]))).toEqual(['Bob passed 9:9'])
  })

  test('CF-COURAGE-05 leaves out assailants that fall short or fail their own Courage test', () => {
    expect(tests(both([4], { mov: 2.5 }))).toEqual(['Bob passed 8:5'])
    // Amy, with COU 4, faces FEAR 6 and fails; Ann, of FEAR 7, is left alone.
    const afraid = turn(
      [
        figure('Ann', 0, 20, 30, { fear: 7 }),
        figure('Amy', 0, 35, 18, {}, { facing: 'south' }),
        figure('Bob', 1, 35, 30, { fear: 6 }),
      ],
      { answers: ['0:charge:2', at(32.5, 30), '1:charge:2', at(35, 27.5)], dice: [1, 4] },
    )
    expect(tests(afraid)).toEqual(['Bob passed 10:7', 'Amy failed-outright 0:6'])
  })
})

describe('CF-FEAR-05 immunity', () => {
  const dawn = (immuneToFear: number, fear: number | null) =>
    scene({
      phase: 'strategic',
      figures: [
        figure('Ann', 0, 20, 30, {}, { inRout: true, immuneToFear }),
        figure('Bob', 1, 22.5, 30, fear === null ? {} : { fear }),
      ],
    })

  test('makes rallying automatic, against the FEAR in contact and against 6', () => {
    expect(fighterNamed(dawn(7, 7), 'Ann').inRout).toBe(false)
    expect(fighterNamed(dawn(6, null), 'Ann').inRout).toBe(false)
    expect(promptId(dawn(5, null))).toBe('ask.rally')
  })

  test('is not raised by a test passed without a die', () => {
    expect(fighterNamed(dawn(9, 7), 'Ann').immuneToFear).toBe(9)
  })

  test('CF-RALLY-02 is not gained by rallying against 6', () => {
    const match = scene(
      { phase: 'strategic', figures: [figure('Ann', 0, 20, 30, {}, { inRout: true }), figure('Bob', 1, 90, 30)] },
      { answers: ['courage'], dice: [5] },
    )
    expect(fighterNamed(match, 'Ann')).toMatchObject({ inRout: false, immuneToFear: 0 })
  })
})

test('CF-FEAR-06 a FEAR that falls and rises again causes a new test', () => {
  const match = playRule(
    { figures: [figure('Ann', 0, 20, 30), figure('Bob', 1, 22.5, 30), figure('Bea', 1, 40, 30)] },
    function* (play) {
      const [ann, bea] = [fighterNamed(play, 'Ann'), fighterNamed(play, 'Bea')]
      const rise = () => addOwnEffect(play, ann, 'crying-out', 'war-cry', 'move', 7)
      rise()
      yield* testRisingFear(play)
      ann.effects = []
      yield* testRisingFear(play)
      bea.at = { ...bea.at, x: 17_500 }
      rise()
      yield* testRisingFear(play)
      yield* testRisingFear(play)
    },
    { dice: [3, 2] },
  )
  expect(tests(match)).toEqual(['Bob passed 7:7', 'Bea failed 6:7'])
})

test('CF-COURAGE-12 a defender never flees from a pursuit, but is in rout and places its dice accordingly', () => {
  const match = scene(
    {
      phase: 'frays',
      figures: [figure('Ann', 0, 20, 30, { fear: 9 }), figure('Bob', 1, 22.5, 30), figure('Bea', 1, 20, 25)],
    },
    {
      answers: [{ slots: { attack: [['1', 2]] } }, { slots: { attack: [['0', 2]] } }, '0:engagement:2', at(20, 27.5)],
      dice: [5, 2, 4, 6, 6, 2, 5, 2],
    },
  )
  expect(fighterNamed(match, 'Bea').inRout).toBe(true)
  expect(placeOf(match, 'Bea')).toEqual([20, 25])
  // CF-ROUT-08: of two dice, at most one in attack.
  expect(promptId(match)).toBe('ask.dice')
  expect(match.check(1, { slots: { attack: [['2', 2]] } })?.rules).toContain('CF-ROUT-08')
  expect(match.check(1, { slots: { attack: [['2', 1]], defence: [['2', 1]] } })).toBeUndefined()
})

test('CF-ROUT-16 a fighter flees from the highest of several FEARs; between equals its player chooses', () => {
  const charging = (fear: number, dice: readonly number[]) =>
    turn(
      [
        figure('Ann', 0, 20, 30, { fear: 7 }),
        figure('Amy', 0, 35, 18, { fear }, { facing: 'south' }),
        figure('Bob', 1, 35, 30),
      ],
      { answers: ['0:charge:2', at(32.5, 30), '1:charge:2', at(35, 27.5)], dice },
    )
  expect(placeOf(charging(8, [2]), 'Bob')).toEqual([35, 50])
  expect(placeOf(charging(6, [2]), 'Bob')).toEqual([55, 30])
  const equal = charging(7, [2])
  expect(promptId(equal)).toBe('ask.flee-from')
  expect(optionKeys(equal)).toEqual(['0', '1'])
  expect(equal.pending[0]?.seat).toBe(1)
  expect(placeOf(giveAnswers(equal, '1'), 'Bob')).toEqual([35, 50])
})

test('CF-STRATEGIC-07 two armies completely in rout roll a plain die each, and again on a tie', () => {
  const routedFighter = (name: string, seat: 0 | 1, x: number) =>
    figure(name, seat, x, 30, { cou: 1, dis: 1 }, { inRout: true })
  const match = scene(
    { phase: 'strategic', figures: [routedFighter('Ann', 0, 20), routedFighter('Bob', 1, 90)] },
    { answers: ['courage', 'courage'], dice: [2, 2, 1, 1, 1, 3] },
  )
  expect(promptId(match)).toBe('ask.first-lead')
  expect(match.state.tacticalWinner).toBe(1)
})

describe('CF-ROUT-14 a fleeing fighter shut in on all sides', () => {
  /** Ben flees north-west between friends this far from Ben's centre, edge by edge. */
  const shutIn = (far: number) => {
    const around = [
      [30 + far, 30],
      [30 - far, 30],
      [30, 30 + far],
      [30, 30 - far],
    ] as const
    const friends = around.map(([x, y], i) => figure(`Friend ${i}`, 0, x, y))
    const match = playRule({ figures: [figure('Ben', 0, 30, 30), ...friends, figure('Bob', 1, 90, 30)] }, (play) =>
      flee(play, fighterNamed(play, 'Ben'), { x: -1, y: -1 }),
    )
    const { facing } = fighterNamed(match, 'Ben').at
    return { place: placeOf(match, 'Ben'), facesAway: facing.x < 0 && facing.y < 0 }
  }

  test('turns and stays', () => {
    // Turned by half a right angle, the base reaches 1.77 cm to either side.
    expect(shutIn(3.1)).toEqual({ place: [30, 30], facesAway: true })
  })

  test('keeps its facing without room to turn', () => {
    expect(shutIn(2.6)).toEqual({ place: [30, 30], facesAway: false })
  })
})
