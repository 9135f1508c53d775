import type { Json } from '@fray/kernel'
import { describe, expect, test } from 'vitest'
import { move } from '../../movement/move.ts'
import { playRule } from '../../testing/rule.ts'
import {
  eventArgs,
  type FigureDetails,
  fighterNamed,
  figure,
  giveAnswers,
  path,
  placeOf,
  refusal,
  type Scene,
} from '../../testing/scene.ts'
import { turn } from '../../testing/turn.ts'

/** Ann, at 20/30, is about to run over these obstacles. */
function running(
  ann: FigureDetails,
  others: readonly Json[],
  scenery: readonly Json[] = [],
  more: FigureDetails = {},
): Scene {
  return playRule(
    { figures: [figure('Ann', 0, 20, 30, ann, more), ...others, figure('Far', 1, 110, 10)], scenery: [...scenery] },
    (play) => move(play, fighterNamed(play, 'Ann'), 'run'),
  )
}

const LEAPER = { abilities: ['leap'] }
const wall = (x: number, height: number, thick = 2): Json => ({ kind: 'wall', at: [x, 30], size: [thick, 20], height })
const ON = path([39, 30])

describe('CF-ABIL-57 a leap', () => {
  test('(b) passes over a fighter of the same Size or smaller, not over a bigger one', () => {
    const bob = (size: string) => [figure('Bob', 1, 30, 30, { size })]
    expect(refusal(running({}, bob('medium')), ON)).toBe('refused.thing-in-the-way CF-OBSTACLE-02')
    expect(refusal(running(LEAPER, bob('medium')), ON)).toBeUndefined()
    expect(refusal(running(LEAPER, bob('large')), ON)).toBe('refused.thing-in-the-way CF-OBSTACLE-02')
    expect(placeOf(giveAnswers(running(LEAPER, bob('small')), ON), 'Ann')).toEqual([39, 30])
  })

  test('(b) passes over scenery as high as the Size allows', () => {
    const over = (height: number, card: FigureDetails = {}) =>
      refusal(running({ ...LEAPER, ...card }, [], [wall(30, height)]), ON)
    expect(over(3)).toBeUndefined()
    expect(over(4)).toBe('refused.thing-in-the-way CF-OBSTACLE-02')
    expect(over(5, { size: 'large' })).toBeUndefined()
    expect(over(3, { size: 'small' })).toBe('refused.thing-in-the-way CF-OBSTACLE-02')
  })

  test('(a) is made at most twice in a movement', () => {
    const walls = [26, 30, 34].map((x) => wall(x, 2, 1))
    expect(refusal(running(LEAPER, [], walls.slice(0, 2)), ON)).toBeUndefined()
    expect(refusal(running(LEAPER, [], walls), ON)).toBe('refused.thing-in-the-way CF-OBSTACLE-02')
  })

  test('(c) is shorter than MOV', () => {
    expect(refusal(running({ ...LEAPER, mov: 12 }, [], [wall(30, 2, 6)]), path([43, 30]))).toBeUndefined()
    const narrow: Json = { kind: 'wall', at: [31, 30], size: [11, 2], height: 2 }
    expect(refusal(running({ ...LEAPER, mov: 12 }, [], [narrow]), path([43, 30]))).toBe(
      'refused.thing-in-the-way CF-OBSTACLE-02',
    )
  })

  test('(c) may land on top of something with room for the whole base, at any distance', () => {
    const over = (piece: Json) => refusal(running({ ...LEAPER, mov: 12 }, [], [piece]), path([43, 30]))
    const block = (size: [number, number], kind = 'wall') => ({ kind, at: [31.5, 30], size, height: 2 })
    // 13.5 cm over it: more than Ann's MOV. The base is 2.5 cm square.
    expect(over(block([11, 20]))).toBeUndefined()
    expect(over(block([11, 2.4]))).toBe('refused.thing-in-the-way CF-OBSTACLE-02')
    // A river offers no foothold.
    expect(over({ kind: 'water', at: [31.5, 30], size: [11, 20] })).toBe('refused.thing-in-the-way CF-OBSTACLE-02')
    // (d): the potential does not grow.
    expect(refusal(running({ ...LEAPER, mov: 12 }, [], [block([18, 20])]), path([45, 30]))).toBe(
      'refused.too-far CF-MOVE-01',
    )
    // A fighter cannot stay there either.
    expect(refusal(running({ ...LEAPER, mov: 12 }, [], [block([11, 20])]), path([31, 30]))).toBe(
      'refused.no-room CF-MOVE-02',
    )
  })

  test('CF-ABILGEN-02 works in rout', () => {
    expect(refusal(running(LEAPER, [], [wall(30, 2)], { inRout: true }), ON)).toBeUndefined()
  })

  test('(a) counts towards the limit of the round in a pursuit', () => {
    const match = giveAnswers(running(LEAPER, [], [wall(30, 2)]), ON)
    expect(fighterNamed(match, 'Ann').uses.leap).toEqual({ stretch: 1, times: 1 })
  })

  test('(a) counts in an assault too, but not over the target', () => {
    const match = turn(
      [figure('Ann', 0, 20, 30, LEAPER), figure('Bob', 1, 38, 30)],
      { answers: ['0:charge:1', { to: [35.5, 30] }] },
      { scenery: [{ kind: 'wall', at: [28, 30], size: [1, 40], height: 3 }] },
    )
    expect(fighterNamed(match, 'Ann').uses.leap).toEqual({ stretch: 1, times: 1 })
  })

  test('(c) is shorter than half of MOV in a pursuit', () => {
    const pursuing = (thick: number) =>
      playRule(
        {
          phase: 'combat',
          combats: [],
          figures: [figure('Ann', 0, 20, 30, { ...LEAPER, mov: 15 }), figure('Far', 1, 110, 10)],
          // Too narrow to land on.
          scenery: [{ kind: 'wall', at: [21.3 + thick / 2, 30], size: [thick, 2], height: 2 }],
        },
        (play) => move(play, fighterNamed(play, 'Ann'), 'pursuit'),
      )
    // Her base is over the wall for 2.5 cm more than it is thick: 7.3 and 7.7 cm of the 8 that she has.
    expect(refusal(pursuing(4.8), path([28, 30]))).toBeUndefined()
    expect(refusal(pursuing(5.2), path([28, 30]))).toBe('refused.thing-in-the-way CF-OBSTACLE-02')
  })

  test('CF-ROUT-11 is possible for a fleeing fighter', () => {
    const fleeing = (abilities: readonly string[]) =>
      turn(
        [figure('Ann', 0, 28, 30, { abilities }, { inRout: true }), figure('Bob', 1, 90, 30)],
        {},
        { scenery: [{ kind: 'wall', at: [18, 30], size: [1, 58], height: 2 }] },
      )
    expect(placeOf(fleeing(['leap']), 'Ann')).toEqual([8, 30])
    expect(placeOf(fleeing([]), 'Ann')[0]).toBeGreaterThan(18)
  })

  test('reaches contact over fighters in between', () => {
    const charging = (ann: FigureDetails) =>
      turn(
        [figure('Ann', 0, 20, 30, ann, { facing: 'east' }), figure('Bob', 1, 38, 30)],
        { answers: ['0:charge:1', { to: [35.5, 30] }] },
        {
          scenery: [{ kind: 'wall', at: [28, 30], size: [1, 40], height: 3 }],
        },
      )
    expect(eventArgs(charging({}), 'assault.charge')).toEqual([])
    expect(eventArgs(charging(LEAPER), 'assault.charge')).toHaveLength(1)
  })
})
