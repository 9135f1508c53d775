import type { Json } from '@fray/kernel'
import { describe, expect, test } from 'vitest'
import { profiles } from '../armies/cards/profiles.ts'
import { inContact } from '../ground/bodies.ts'
import { catalogueFigure } from '../testing/catalogue-figure.ts'
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

/** Ann, who walks 10 cm and flies 20, at a level; no one is near by default. */
const flying = (
  level: number,
  answers: readonly Json[] = [],
  others: readonly Json[] = [],
  more: Record<string, Json> = {},
) => turn([figure('Ann', 0, 20, 30, { flight: 20 }, { level }), ...others], { answers }, more)

/** The same after choosing a walk or a run and, if asked, a change of level. */
const moving = (
  level: number,
  answers: readonly string[],
  others: readonly Json[] = [],
  more: Record<string, Json> = {},
) => {
  const match = flying(level, [], others, more)
  if (promptId(match) === 'ask.announce') giveAnswers(match, 'done')
  return giveAnswers(match, ...answers)
}

const at = (x: number, y: number): Json => ({ to: [x, y] })
const far = path([90, 30])
const bob = (x: number, level: number, changes: FigureDetails = {}) => figure('Bob', 1, x, 30, changes, { level })

describe('CF-ABIL-41 Flight', () => {
  test('a card with Flight has a flight MOV and uses it in the air', () => {
    const angel = (level: number) =>
      turn([catalogueFigure('acheron-morbid-angel', 0, 20, 30, {}, { level, card: 'Ann' })], {
        answers: ['done', '0:walk', 'same'],
      })
    // 7.5 cm on the ground, 17.5 cm in flight.
    expect(refusal(angel(0), path([27.5, 30]))).toBeUndefined()
    expect(refusal(angel(0), path([27.6, 30]))).toBe('refused.too-far CF-MOVE-01')
    expect(refusal(angel(1), path([37.5, 30]))).toBeUndefined()
    expect(refusal(angel(1), path([37.6, 30]))).toBe('refused.too-far CF-MOVE-01')
  })

  test('only fighters with Flight change levels', () => {
    for (const { flight, traits } of profiles) {
      expect(flight !== null).toBe(traits.some(({ ability }) => ability === 'flight'))
    }
  })
})

describe('levels', () => {
  test('CF-FLY-01, CF-FLY-06 and CF-FLY-07 a flyer changes one level, before or after the move, announced first', () => {
    expect(optionKeys(moving(0, ['0:walk']))).toEqual(['same', '1:before', '1:after'])
    expect(optionKeys(moving(1, ['0:walk']))).toEqual(['same', '2:before', '2:after', '0:after'])
    expect(optionKeys(moving(2, ['0:walk']))).toEqual(['same', '1:before', '1:after'])
    const walker = turn([figure('Ann', 0, 20, 30)], { answers: ['done', '0:walk'] })
    expect(promptId(walker)).toBe('ask.walk')
  })

  test('CF-FLY-02 and CF-FLY-03 a flyer starts at level 0, and its level is public', () => {
    const match = flying(0, ['done', '0:walk', '1:before', path([25, 30])])
    expect(match.view(1).figures[0]?.states[0]?.text).toEqual({ id: 'figure.level', args: { level: 1 } })
    expect(eventArgs(match, 'level')).toEqual([{ fighter: 'Ann', to: 1 }])
  })

  test('CF-FLY-04 and CF-FLY-07 a change of level takes 5 cm from ground or flight MOV before multiplication', () => {
    const reach = (level: number, action: string, change: string) => {
      const match = moving(level, [`0:${action}`, change])
      const limit = (cm: number) => refusal(match, path([20 + cm, 30])) === undefined
      return [5, 10, 15, 20, 30, 40].filter(limit).at(-1)
    }
    expect(reach(0, 'walk', 'same')).toBe(10)
    expect(reach(0, 'walk', '1:after')).toBe(5)
    expect(reach(0, 'walk', '1:before')).toBe(15)
    expect(reach(1, 'walk', 'same')).toBe(20)
    expect(reach(1, 'walk', '2:after')).toBe(15)
    expect(reach(1, 'walk', '0:after')).toBe(15)
    expect(reach(2, 'run', '1:before')).toBe(30)
    expect(reach(1, 'run', 'same')).toBe(40)
  })

  test('CF-FLY-06 a flyer changes level once per round', () => {
    const match = scene({
      figures: [figure('Ann', 0, 20, 30, { flight: 20 }, { level: 1, levelChanged: true }), figure('Bob', 1, 110, 30)],
      piles: [['Ann'], []],
      placements: [0, 0],
    })
    giveAnswers(match, '0:walk')
    expect(promptId(match)).toBe('ask.walk')
  })

  test('CF-FLY-08 a flyer lands where its base has room and touches no enemy', () => {
    const match = flying(1, ['done', '0:walk', '0:after'], [bob(30, 0)])
    expect(refusal(match, path([30, 30]))).toBe('refused.no-room CF-MOVE-02')
    expect(refusal(match, path([27.5, 30]))).toBe('refused.contact CF-ACT-18')
    giveAnswers(match, path([27, 30]))
    expect(fighterNamed(match, 'Ann').level).toBe(0)
    expect(placeOf(match, 'Ann')).toEqual([27, 30])
  })

  test('CF-FLY-05 counters pass each other and share space, and moving under cover is impossible in the air', () => {
    const friend = figure('Amy', 0, 26, 30, {}, { level: 1, card: 'Other' })
    const match = flying(1, ['done', '0:walk', 'same'], [friend])
    expect(refusal(match, path([26, 30]))).toBeUndefined()
    expect(refusal(match, path([35, 30]))).toBeUndefined()
    expect(optionKeys(flying(1)).filter((key) => key.endsWith('cover'))).toEqual([])
  })

  test('CF-FLY-08 a flyer that ends its move over a place without room stays in the air', () => {
    const over = (others: readonly Json[]) => {
      const match = flying(1, ['done', '0:walk', '0:after', 'stay'], others)
      return [fighterNamed(match, 'Ann').level, fighterNamed(match, 'Ann').levelChanged]
    }
    expect(over([bob(90, 0)])).toEqual([0, true])
    expect(over([bob(21, 0)])).toEqual([1, false])
  })

  test('CF-FLY-06 the options tell rising and descending apart', () => {
    const icons = (level: number) => {
      const [decision] = moving(level, ['0:walk']).pending
      return decision?.kind === 'pick' ? decision.options.map(({ key, icon }) => [key, icon]) : []
    }
    expect(icons(1)).toEqual([
      ['same', undefined],
      ['2:before', 'feathered-wing'],
      ['2:after', 'feathered-wing'],
      ['0:after', 'falling'],
    ])
  })

  test('CF-FLY-05, CF-ACT-18 a flyer passes over enemy counters but ends neither against nor on them', () => {
    const match = flying(1, ['done', '0:walk', 'same'], [bob(26, 1)])
    expect(refusal(match, path([35, 30]))).toBeUndefined()
    // Against it, on it, and over just a corner of it.
    const ends = [path([23.5, 30]), path([26.4, 30.7]), path([24, 32])].map((end) => refusal(match, end))
    expect(ends).toEqual(Array(3).fill('refused.contact CF-ACT-18'))
    // One level higher, the enemy is in no one's way.
    const high = flying(1, ['done', '0:walk', 'same'], [bob(26, 2, { flight: 20 })])
    expect(refusal(high, path([26.4, 30.7]))).toBeUndefined()
  })
})

describe('terrain', () => {
  const over = (level: number, piece: Record<string, Json>) => {
    const match = moving(level, ['0:walk', 'same'], [], {
      scenery: [{ at: [26, 30], size: [4, 10], ...piece }] as Json,
    })
    return [refusal(match, path([35, 30])), refusal(match, path([39, 30]))]
  }

  test('CF-FLY-09 low flight ignores ground and water, and goes round anything higher than 15 cm', () => {
    expect(over(1, { kind: 'wood' })).toEqual([undefined, undefined])
    expect(over(1, { kind: 'water' })).toEqual([undefined, undefined])
    expect(over(1, { kind: 'building', height: 15 })).toEqual([undefined, undefined])
    expect(over(1, { kind: 'building', height: 16 })[0]).toBe('refused.thing-in-the-way CF-OBSTACLE-02')
  })

  test('CF-FLY-10 high flight ignores all terrain', () => {
    expect(over(2, { kind: 'building', height: 40 })).toEqual([undefined, undefined])
  })
})

describe('assaults in the air', () => {
  test('CF-FLY-11 and CF-CONTACT-09 an assault within a level ends with the front against the opponent, as on the ground', () => {
    const match = flying(1, ['0:charge:1', at(37.5, 30)], [bob(40, 1, { flight: 20 })])
    expect(eventArgs(match, 'assault.charge')).toHaveLength(1)
    expect(inContact(fighterNamed(match, 'Ann'), fighterNamed(match, 'Bob'))).toBe(true)
    // Twice the MOV of flight: 40 cm between the bases, and not more.
    expect(eventArgs(flying(1, ['0:charge:1', at(60, 30)], [bob(62.5, 1)]), 'assault.charge')).toHaveLength(1)
    expect(eventArgs(flying(1, ['0:charge:1', at(60.2, 30)], [bob(62.7, 1)]), 'assault.charge')).toHaveLength(0)
  })

  test('CF-FLY-13 and CF-FLY-16 a flyer dives to the level below with twice the MOV left after the descent', () => {
    expect(optionKeys(flying(1, [], [bob(40, 0)])).filter((key) => key.endsWith(':1'))).toEqual(['0:dive:1'])
    const match = flying(1, ['0:dive:1', at(50, 30)], [bob(52.5, 0)])
    expect(fighterNamed(match, 'Ann').level).toBe(0)
    expect(fighterNamed(match, 'Ann').dived).toBe(true)
    expect(placeOf(match, 'Ann')).toEqual([50, 30])
    expect(fighterNamed(match, 'Bob').chargePenalty).toBe(true)
    const short = flying(1, ['0:dive:1', at(50.3, 30)], [bob(52.8, 0)])
    expect(fighterNamed(short, 'Ann').level).toBe(1)
    expect(fighterNamed(short, 'Ann').dived).toBe(false)
    expect(eventArgs(short, 'assault.short').length).toBe(1)
  })

  test('CF-FLY-13 a dive needs sight of the target', () => {
    const match = turn([figure('Ann', 0, 20, 30, { flight: 20 }, { level: 1, facing: 'west' }), bob(40, 0)])
    expect(optionKeys(match).filter((key) => key.endsWith(':1'))).toEqual([])
  })

  test('CF-FLY-16 a flyer may change level and then assault there, but two levels away is out of reach', () => {
    const keys = (level: number, other: number) =>
      optionKeys(flying(level, [], [bob(40, other, { flight: 20 })])).filter((key) => key.endsWith(':1'))
    expect(keys(0, 1)).toEqual(['0:charge:1'])
    expect(keys(2, 1)).toEqual(['0:charge:1', '0:dive:1'])
    expect(keys(2, 0)).toEqual([])
    const match = flying(0, ['0:charge:1', at(50, 30)], [bob(52.5, 1)])
    expect(fighterNamed(match, 'Ann').level).toBe(1)
    expect(eventArgs(match, 'assault.charge').length).toBe(1)
    expect(eventArgs(flying(0, ['0:charge:1', at(50.3, 30)], [bob(52.8, 1)]), 'assault.charge')).toHaveLength(0)
  })
})

test('CF-COURAGE-10, CF-FLY-06 and CF-FLY-16 a flyer that fails its Courage test neither moves nor changes level', () => {
  const rising = (die: number) =>
    turn([figure('Ann', 0, 20, 30, { flight: 20 }), bob(40, 1, { fear: 6 })], {
      answers: ['0:charge:1', at(37.5, 30)],
      dice: [die],
    })
  const afraid = rising(1)
  expect(fighterNamed(afraid, 'Ann')).toMatchObject({ level: 0, levelChanged: false, activated: true })
  expect(placeOf(afraid, 'Ann')).toEqual([20, 30])
  expect(eventArgs(afraid, 'level')).toEqual([])
  const brave = rising(2)
  expect(fighterNamed(brave, 'Ann')).toMatchObject({ level: 1, levelChanged: true })
  expect(placeOf(brave, 'Ann')).toEqual([37.5, 30])
  expect(eventArgs(brave, 'level')).toEqual([{ fighter: 'Ann', to: 1 }])
})

describe('after the dive', () => {
  /** Ann has dived at Bob. */
  const fightAfterDive = (dice: readonly number[], annMore: FigureDetails = { dived: true }) =>
    scene(
      { phase: 'frays', figures: [figure('Ann', 0, 20, 30, {}, annMore), figure('Bob', 1, 22.5, 30)] },
      {
        answers: [{ slots: { defence: [['1', 2]] } }, { slots: { attack: [['0', 1]], defence: [['0', 1]] } }, 'none'],
        dice,
      },
    )

  test('CF-FLY-14 a dive adds 2 to Initiative, Attack and damage in the first combat', () => {
    const match = fightAfterDive([2, 3, 4, 4, 2])
    expect(eventArgs(match, 'opposition.first')).toMatchObject([{ a: 7, b: 6 }])
    expect(eventArgs(match, 'test.result')).toMatchObject([{ final: 9 }])
    // 4 + 3 - 5 + 2
    expect(eventArgs(match, 'damage.read')).toMatchObject([{ total: 4 }])
    expect(fighterNamed(match, 'Ann').dived).toBe(false)
  })

  test('CF-FLY-14 an assault without a dive gets no bonus', () => {
    expect(eventArgs(fightAfterDive([4, 2, 4, 4, 2], {}), 'damage.read')).toMatchObject([{ total: 2 }])
  })

  test('CF-FLY-12 a flyer in an air combat pursues with half of its flight MOV at its level', () => {
    const match = scene(
      {
        phase: 'frays',
        figures: [
          figure('Ann', 0, 20, 30, { flight: 17.5 }, { level: 1 }),
          figure('Bob', 1, 22.5, 30, {}, { level: 1 }),
          figure('Low', 1, 40, 30),
        ],
      },
      {
        answers: [{ slots: { attack: [['1', 2]] } }, { slots: { attack: [['0', 2]] } }],
        dice: [5, 2, 4, 6, 6],
      },
    )
    expect(optionKeys(match)).toEqual(['0:move', 'end'])
    giveAnswers(match, '0:move')
    expect(refusal(match, path([29.2, 30]))).toBe('refused.too-far CF-MOVE-01')
    expect(refusal(match, path([29, 30]))).toBeUndefined()
    expect(refusal(match, far)).toBe('refused.too-far CF-MOVE-01')
  })
})

test("CF-TOKEN-08 a flyer's level and the facing of its counter are public", () => {
  const match = scene({
    figures: [
      figure('Ann', 0, 20, 30, { flight: 20 }, { level: 1 }),
      figure('Abe', 0, 30, 30),
      figure('Bob', 1, 90, 30),
    ],
  })
  for (const seat of [0, 1]) {
    const [ann, abe] = match.view(seat).figures
    expect(ann?.states[0]?.text).toEqual({ id: 'figure.level', args: { level: 1 } })
    expect(ann?.pose).toEqual(fighterNamed(match, 'Ann').at)
    expect(abe?.states).toEqual([])
  }
})
