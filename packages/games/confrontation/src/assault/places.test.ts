import type { Json } from '@fray/kernel'
import { describe, expect, test } from 'vitest'
import { gun } from '../testing/gun.ts'
import {
  barReason,
  eventArgs,
  type FigureDetails,
  fighterNamed,
  figure,
  giveAnswers,
  optionKeys,
  path,
  placeOf,
  refusal,
  type Scene,
} from '../testing/scene.ts'
import { turn } from '../testing/turn.ts'

const at = (x: number, y: number): Json => ({ to: [x, y] })

interface Place {
  readonly path: readonly { readonly x: number; readonly y: number }[]
}

/** The places, in cm, of a fighter that has just announced an assault, from left to right and from far to near. */
function places(match: Scene): string[] {
  const [decision] = match.pending
  const found = decision?.kind === 'place' ? (decision.suggest?.(99) as unknown as Place[]) : []
  const spots = found.map(({ path: [end] }) => `${(end!.x / 1000).toFixed(1)} ${(end!.y / 1000).toFixed(1)}`)
  return [...new Set(spots)].sort()
}

const NORTH = { card: 'Other', facing: 'south' }

describe('CF-CONTACT-03, CF-CONTACT-04 the capacity of an edge', () => {
  /** Ann's possible places, coming from the north, against an enemy that a friend touches from there. */
  const beside = (ann: FigureDetails, target: FigureDetails, friend: Json) =>
    places(
      turn([figure('Ann', 0, 40, 10, ann, { facing: 'south' }), figure('Bob', 1, 40, 30, target), friend], {
        answers: ['0:charge:1'],
      }),
    )
  const isNorth = (spot: string) => Number(spot.split(' ')[1]) < 30 - 1.25

  test('the side of cavalry, size 2, takes two infantry bases, its front only one', () => {
    // Cavalry that looks west: 5 cm from front to rear; Amy stands at the front half of its northern side.
    const amy = figure('Amy', 0, 38.75, 27.5, {}, NORTH)
    const atSide = beside({}, { base: 'cavalry' }, amy)
    expect(atSide.filter(isNorth)).toEqual(['41.3 27.5'])
    const friend = figure('Amy', 0, 36.25, 30, {}, { card: 'Other', facing: 'east' })
    const atFront = beside({}, { base: 'cavalry' }, friend)
    expect(atFront.filter((spot) => spot.startsWith('36') || spot.startsWith('35'))).toEqual([])
  })

  test('beside an infantry base there is room for the front of cavalry, size 1, but not of a creature, size 2', () => {
    const amy = figure('Amy', 0, 40, 30 - 1.875 - 1.25, {}, NORTH)
    const creature = { base: 'creature' }
    expect(beside({ base: 'cavalry' }, creature, amy).filter(isNorth)).toEqual(['38.8 25.6', '41.3 25.6'])
    expect(beside(creature, creature, amy).filter(isNorth)).toEqual([])
    expect(beside({}, creature, amy).filter(isNorth)).toEqual(['38.8 26.9', '41.3 26.9'])
  })

  test('CF-CONTACT-05 a base of any width may stand alone against an edge', () => {
    const far = figure('Amy', 0, 80, 50, {}, NORTH)
    expect(beside({ base: 'large-creature' }, {}, far).filter(isNorth)).toContain('40.0 26.3')
  })
})

test('CF-MOVE-02 an assailant is never placed beyond the table edge or on another fighter', () => {
  const spots = (others: readonly Json[]) =>
    places(turn([figure('Ann', 0, 20, 10), figure('Bob', 1, 40, 1.25), ...others], { answers: ['0:charge:1'] }))
  expect(spots([])).toEqual(['37.5 1.3', '40.0 3.8', '42.5 1.3'])
  // Ben stands at the southern edge, half a centimetre away: no base fits in between.
  expect(spots([figure('Ben', 1, 40, 4.25)])).toEqual(['37.5 1.3', '42.5 1.3'])
})

test('CF-FLY-11 in the air only fighters of the same opponent take up room', () => {
  const ann = figure('Ann', 0, 20, 30, { flight: 20 }, { level: 1 })
  const bob = figure('Bob', 1, 40, 30, { flight: 20 }, { level: 1 })
  const spots = (others: readonly Json[]) => places(turn([ann, bob, ...others], { answers: ['0:charge:1'] }))
  const all = ['37.5 30.0', '40.0 27.5', '40.0 32.5', '42.5 30.0']
  expect(spots([])).toEqual(all)
  // On the ground below, at the same height but apart, and one level higher.
  expect(spots([figure('Ben', 1, 37.5, 30)])).toEqual(all)
  expect(spots([figure('Bea', 1, 36.9, 30.9, { flight: 20 }, { level: 1 })])).toEqual(all)
  expect(spots([figure('Bud', 1, 37.5, 30, { flight: 20 }, { level: 2 })])).toEqual(all)
  const amy = figure('Amy', 0, 37.5, 30, { flight: 20 }, { level: 1, card: 'Other' })
  expect(spots([amy])).toEqual(all.slice(1))
})

test('CF-ABIL-21, CF-CHARGE-03 Consciousness of an enemy behind allows a charge only along a free line', () => {
  const manner = (scenery: readonly Json[]) => {
    const ann = figure('Ann', 0, 40, 30, { abilities: ['consciousness'] }, { facing: 'east' })
    const match = turn([ann, figure('Bob', 1, 28, 30)], {}, { scenery } as never)
    return optionKeys(match).filter((key) => key.startsWith('0:') && key.endsWith(':1'))
  }
  expect(manner([])).toEqual(['0:charge:1'])
  expect(manner([{ kind: 'building', at: [34, 30], size: [2, 8] }])).toEqual(['0:engagement:1'])
})

test('CF-CHARGE-03, CF-CHARGE-06 every assault cites the rule of its kind', () => {
  const rules = (heading: string, kind: 'charge' | 'engagement') => {
    const match = turn([figure('Ann', 0, 20, 30, {}, { facing: heading }), figure('Bob', 1, 35, 30)])
    const option =
      match.pending[0]?.kind === 'pick' ? match.pending[0].options.find(({ key }) => key === `0:${kind}:1`) : null
    giveAnswers(match, `0:${kind}:1`, path([32.5, 30]))
    const made = match.events.find(({ type }) => type === `assault.${kind}`)
    const announced = match.events.find(({ type }) => type === `announced.${kind}`)
    return { icon: option?.icon, option: option?.rules, announced: announced?.rules, made: made?.rules }
  }
  expect(rules('east', 'charge')).toEqual({
    icon: 'charging-bull',
    option: ['CF-CHARGE-01'],
    announced: ['CF-ACT-10', 'CF-CHARGE-01'],
    made: ['CF-CHARGE-06'],
  })
  expect(rules('west', 'engagement')).toEqual({
    icon: 'crossed-swords',
    option: ['CF-CHARGE-03'],
    announced: ['CF-ACT-10', 'CF-CHARGE-03'],
    made: ['CF-CHARGE-03'],
  })
})

test('CF-COURAGE-13 the target left of two is reached on the side it turns to the assailant, whatever side that is', () => {
  // Ben, beside Bob, faces north: Ben's left side is in line with Bob's front. 11 cm are just enough to reach it.
  const match = turn(
    [
      figure('Ann', 0, 20, 30, { base: 'creature', fear: 7, mov: 6 }),
      figure('Bob', 1, 34, 28.75),
      figure('Ben', 1, 34, 31.25, { cou: 9 }, { facing: 'north' }),
    ],
    { answers: ['0:charge:1:2', at(30.875, 30), '1'], dice: [2, 3] },
  )
  expect(fighterNamed(match, 'Bob').inRout).toBe(true)
  expect(eventArgs(match, 'assault.charge').length).toBe(1)
  expect(placeOf(match, 'Ann')).toEqual([30.88, 30])
  expect(fighterNamed(match, 'Ann').charged).toEqual([2])
})

test('CF-MACHINE-18, CF-CHARGE-07 a machine that falls short stops before touching a fighter on its way', () => {
  const engine = { mobile: true, weight: 20, crew: null, structurePoints: 8 }
  const chariot = gun('Ann', 0, 20, 30, engine, { mov: 10, cou: 9, abilities: [], weapon: null })
  const speed = { effects: [{ object: 'speed-counter', until: 'game', x: 0 }] }
  // Ben stands where its 20 cm would bring its front into contact, and it earns no curve on the way.
  const match = turn(
    [{ ...(chariot as object), ...speed } as Json, figure('Bob', 1, 80, 30), figure('Ben', 1, 43.125, 30)],
    { answers: ['0:charge:1', at(76.875, 30)] },
  )
  expect(eventArgs(match, 'assault.short').length).toBe(1)
  expect(placeOf(match, 'Ann')).toEqual([39.75, 30])
})

describe('CF-CONTACT-06 places beside other fighters', () => {
  const north = (others: readonly Json[], ann: FigureDetails = {}) =>
    places(
      turn([figure('Ann', 0, 40, 10, ann, { facing: 'south' }), figure('Bob', 1, 40, 30), ...others], {
        answers: ['0:charge:1'],
      }),
    ).filter((spot) => Number(spot.split(' ')[1]) < 28)

  test('an assailant uses as much of its front as there is room for, close beside its neighbour on either side', () => {
    expect(north([])).toEqual(['40.0 27.5'])
    // Amy covers the edge from 40.5 on, or up to 39.5: 17.5 mm of it are left, more than half.
    expect(north([figure('Amy', 0, 41.75, 26, {}, NORTH)])).toEqual(['39.2 27.5'])
    expect(north([figure('Amy', 0, 38.25, 26, {}, NORTH)])).toEqual(['40.8 27.5'])
    // Less than half of it does not count as contact.
    expect(north([figure('Amy', 0, 41.2, 26, {}, NORTH)])).toEqual([])
  })

  test('CF-CHARGE-10 a broad front may meet the joint with an enemy in line, but not with a friend or a flyer', () => {
    const beside = (more: FigureDetails, seat: 0 | 1 = 1) =>
      north([figure('Ben', seat, 42.5, 30, { flight: 10 }, { facing: 'west', card: 'Other', ...more })], {
        base: 'creature',
      })
    expect(beside({})).toContain('41.3 26.9')
    expect(beside({}, 0)).not.toContain('41.3 26.9')
    expect(beside({ level: 1 })).not.toContain('41.3 26.9')
  })

  test('CF-CHARGE-09 the joint of two charged enemies does not depend on which is named first', () => {
    const joint = (first: number, second: number) =>
      places(
        turn(
          [
            figure('Ann', 0, 20, 30, { base: 'creature' }),
            figure('Bob', 1, 35, first),
            figure('Ben', 1, 35, second),
            figure('Wall', 0, 40, 30, {}, { card: 'Other' }),
          ],
          { answers: ['0:charge:1:2'] },
        ),
      )
    const match = turn(
      [figure('Ann', 0, 20, 30, { base: 'creature' }), figure('Bob', 1, 35, 31.25), figure('Ben', 1, 35, 28.75)],
      { answers: ['0:charge:1:2', at(31.875, 30)] },
    )
    expect(placeOf(match, 'Ann')).toEqual([31.88, 30])
    expect(joint(28.75, 31.25)).toEqual(joint(31.25, 28.75))
  })
})

describe('CF-CHARGE-01 an enemy without a free place cannot be assaulted', () => {
  /** Scenery at three edges of Bob, at 40/30: Bob can only be reached from the north. */
  const shut = [
    { kind: 'building', at: [36, 30], size: [5, 2] },
    { kind: 'building', at: [44, 30], size: [5, 2] },
    { kind: 'building', at: [40, 34], size: [2, 5] },
  ]
  const ann = figure('Ann', 0, 40, 10, {}, { facing: 'south' })
  const assault = (others: readonly Json[], bob: FigureDetails = {}) =>
    turn([ann, figure('Bob', 1, 40, 30, bob), ...others], {}, { scenery: shut } as never)
  const isOffered = (match: Scene) => optionKeys(match).includes('0:charge:1')

  test('a place beside a neighbour exists only if there is room', () => {
    expect(isOffered(assault([]))).toBe(true)
    expect(isOffered(assault([figure('Amy', 0, 41.75, 26, {}, NORTH)]))).toBe(true)
    const full = assault([figure('Amy', 0, 41.2, 26, {}, NORTH)])
    expect(isOffered(full)).toBe(false)
    expect(refusal(full, '0:charge:1')).toBe('barred.no-room CF-CHARGE-06')
  })

  test('CF-CONTACT-07 sliding fighters at an edge aside makes room', () => {
    const creature = { base: 'creature' }
    const amy = figure('Amy', 0, 40, 30 - 1.875 - 1.25, {}, NORTH)
    expect(isOffered(assault([amy], creature))).toBe(true)
    // Infantry has no edge for two.
    expect(isOffered(assault([figure('Amy', 0, 40, 27.5, {}, NORTH)]))).toBe(false)
  })
})

test('CF-DISENGAGE-02 a fighter unable to disengage cannot announce an engagement and is told why', () => {
  const four = [
    figure('B1', 1, 22.5, 30),
    figure('B2', 1, 17.5, 30),
    figure('B3', 1, 20, 27.5),
    figure('B4', 1, 20, 32.5),
  ]
  const match = turn([figure('Ann', 0, 20, 30), figure('Amy', 0, 20, 50), ...four])
  expect(barReason(match, '0:engagement')).toBe('barred.disengage CF-DISENGAGE-02')
  expect(
    barReason(turn([figure('Ann', 0, 20, 30), figure('Amy', 0, 20, 50), four[0]!]), '0:engagement'),
  ).toBeUndefined()
})

test('CF-COURAGE-13 when two targets flee from two assailants, each assailant takes the place of its own target', () => {
  const match = turn(
    [
      figure('Ann', 0, 20, 20, { fear: 7 }),
      figure('Amy', 0, 20, 40, { fear: 8 }),
      figure('Bob', 1, 35, 20),
      figure('Ben', 1, 35, 40),
    ],
    { answers: ['0:charge:2', at(32.5, 20), '1:charge:3', at(32.5, 40), '2', 'stay', 'stay'], dice: [2, 2] },
  )
  expect(placeOf(match, 'Ann')).toEqual([35, 20])
  expect(placeOf(match, 'Amy')).toEqual([35, 40])
  expect(eventArgs(match, 'assault.spot')).toEqual([
    { fighter: 'Ann', target: 'Bob' },
    { fighter: 'Amy', target: 'Ben' },
  ])
})

test('CF-CHARGE-07 an assailant that falls short takes the cheapest path, round a wood rather than through it', () => {
  // Straight ahead lie 16 cm of wood; going round is a little longer, and open.
  const wood = { kind: 'wood', at: [34, 30], size: [16, 3], hides: false }
  const match = turn([figure('Ann', 0, 20, 30), figure('Bob', 1, 60, 30)], { answers: ['0:charge:1', at(57.5, 30)] }, {
    scenery: [wood],
  } as never)
  expect(eventArgs(match, 'assault.short')).toHaveLength(1)
  expect(placeOf(match, 'Ann')[0]).toBeGreaterThan(38)
})

describe('CF-CONTACT-07 sliding aside', () => {
  /** Ann comes from the north to a creature whose northern edge Amy already holds; she takes the place beside Amy. */
  const joining = (x: number, to: readonly [number, number], ann: FigureDetails = {}, more: FigureDetails = {}) =>
    turn(
      [
        figure('Ann', 0, 40, 12, ann, { facing: 'south', ...more }),
        figure('Bob', 1, 40, 30, { base: 'creature' }),
        figure('Amy', 0, x, 26.875, {}, NORTH),
      ],
      { answers: ['0:charge:1', at(...to)] },
    )

  test('a fighter off the middle slides until both stand around it', () => {
    const match = joining(40.4, [38.75, 26.875])
    expect(placeOf(match, 'Ann')).toEqual([38.75, 26.88])
    expect(placeOf(match, 'Amy')).toEqual([41.25, 26.88])
    const other = joining(39.6, [41.25, 26.875])
    expect(placeOf(other, 'Ann')).toEqual([41.25, 26.88])
    expect(placeOf(other, 'Amy')).toEqual([38.75, 26.88])
  })

  test('the newcomer needs the width of its front, whichever way it faced before', () => {
    const match = joining(40, [38.75, 26.875], {}, { facing: [1, 2] })
    expect(placeOf(match, 'Ann')).toEqual([38.75, 26.88])
    expect(placeOf(match, 'Amy')).toEqual([41.25, 26.88])
  })

  test('CF-CONTACT-03 cavalry touched from behind takes up no more of an edge than from the front', () => {
    const rider = figure('Amy', 0, 40, 30 - 1.875 - 2.5, { base: 'cavalry' }, { card: 'Other', facing: 'north' })
    const match = turn(
      [figure('Ann', 0, 40, 10, {}, { facing: 'south' }), figure('Bob', 1, 40, 30, { base: 'creature' }), rider],
      { answers: ['0:charge:1'] },
    )
    expect(places(match).filter((spot) => spot.endsWith('26.9'))).toEqual(['38.8 26.9', '41.3 26.9'])
  })
})

test("CF-CHARGE-09, CF-CONTACT-01 a front must touch a rider's long side with more than half its width, so it shifts from the joint", () => {
  // Bob's front and the side of a rider, facing south, in one line; they meet at 28.75, or the other way round at
  // 31.25.
  const charging = (joint: number, foot: number, horse: number) =>
    turn(
      [
        figure('Ann', 0, 20, joint, { base: 'creature' }),
        figure('Bob', 1, 35, foot),
        figure('Cav', 1, 35, horse, { base: 'cavalry' }, { facing: 'south' }),
      ],
      { answers: ['0:charge:1:2', at(31.875, joint)] },
    )
  const match = charging(28.75, 27.5, 31.25)
  expect(placeOf(match, 'Ann')).toEqual([31.88, 28.76])
  expect(fighterNamed(match, 'Ann').charged).toEqual([1, 2])
  expect(fighterNamed(match, 'Bob').assaulted).toBe(true)
  expect(fighterNamed(match, 'Cav').assaulted).toBe(true)
  expect(placeOf(charging(31.25, 32.5, 28.75), 'Ann')).toEqual([31.88, 31.24])
})

test('CF-CHARGE-15 two charges put a fighter under charge penalties only once', () => {
  const match = turn(
    [figure('Ann', 0, 20, 30), figure('Bob', 1, 35, 30), figure('Amy', 0, 35, 15, {}, { facing: 'south' })],
    {
      answers: ['0:charge:1', at(32.5, 30), '2:charge:1', at(35, 27.5)],
    },
  )
  expect(eventArgs(match, 'charge.penalty')).toEqual([{ fighter: 'Bob' }])
})

test('CF-FLY-06 an assailant on the ground whose target fled has not changed level', () => {
  const match = turn([figure('Ann', 0, 20, 30, { fear: 7, flight: 20 }), figure('Bob', 1, 35, 30)], {
    answers: ['0:charge:1', at(32.5, 30), 'stay'],
    dice: [2],
  })
  expect(fighterNamed(match, 'Ann').levelChanged).toBe(false)
  expect(eventArgs(match, 'level')).toEqual([])
})

test('CF-ABIL-68, CF-CHARGE-07 an assailant killed by a trap on too long a path does not fall short as well', () => {
  const charging = (dice: readonly number[]) =>
    turn(
      [figure('Ann', 0, 20, 30), figure('Bob', 1, 70, 30)],
      { answers: ['0:charge:1', at(67.5, 30)], dice },
      { markers: [{ kind: 'minelayer', by: 1, at: [33, 30], x: 1 }] },
    )
  const dead = charging([6, 6])
  expect(fighterNamed(dead, 'Ann').status).toBe('eliminated')
  expect(eventArgs(dead, 'assault.short')).toEqual([])
  expect(placeOf(charging([2, 1]), 'Ann')).toEqual([40, 30])
})
