import type { Json } from '@fray/kernel'
import { describe, expect, test } from 'vitest'
import { isFree } from '../ground/bodies.ts'
import {
  eventArgs,
  type FigureDetails,
  facing,
  fighterNamed,
  figure,
  giveAnswers,
  optionKeys,
  placeOf,
  promptId,
  refusal,
  type Scene,
} from '../testing/scene.ts'
import { turn } from '../testing/turn.ts'

function assaulting(figures: readonly Json[], answers: readonly Json[] = [], more: Record<string, Json> = {}): Scene {
  return turn(figures, { answers }, more)
}

const at = (x: number, y: number): Json => ({ to: [x, y] })

describe('announcing', () => {
  test('CF-CHARGE-01 and CF-CHARGE-03 a free fighter that sees its target charges it; otherwise it engages', () => {
    const kinds = (annMore: Record<string, Json>, others: Json[] = []) =>
      optionKeys(assaulting([figure('Ann', 0, 20, 30, {}, annMore), figure('Bob', 1, 35, 30), ...others])).filter(
        (key) => /^0:[a-z]+:1$/.test(key),
      )
    expect(kinds({})).toEqual(['0:charge:1'])
    expect(kinds({ facing: 'west' })).toEqual(['0:engagement:1'])
    expect(kinds({}, [figure('Wall', 0, 27, 30, { base: 'large-creature', size: 'large' })])).toEqual([
      '0:engagement:1',
    ])
    // In contact with another, she must disengage and can only engage.
    expect(kinds({}, [figure('Bea', 1, 20, 27.5)])).toEqual(['0:engagement:1'])
    expect(kinds({ assaulted: true }, [figure('Bea', 1, 20, 27.5)])).toEqual([])
  })

  test('CF-CHARGE-10 and CF-CHARGE-06 the announcement includes the place, which must be against an edge of the target', () => {
    const match = assaulting([figure('Ann', 0, 20, 30), figure('Bob', 1, 35, 30)], ['0:charge:1'])
    expect(promptId(match)).toBe('ask.arrival')
    expect(refusal(match, { path: [{ x: 60000, y: 30000 }] })).toBe('refused.place-nearest CF-CHARGE-06')
    giveAnswers(match, { path: [{ x: 35000, y: 27500 }] })
    expect(placeOf(match, 'Ann')).toEqual([35, 27.5])
    expect(facing(match, 'Ann')).toBe('south')
  })

  test('CF-MOVE-05 a target out of reach may be announced, and the announcement is binding', () => {
    const match = assaulting([figure('Ann', 0, 20, 30), figure('Bob', 1, 90, 30)], ['0:charge:1', at(87.5, 30)])
    expect(eventArgs(match, 'assault.short')).toMatchObject([{ fighter: 'Ann', target: 'Bob', reach: 20 }])
  })
})

describe('reaching', () => {
  const charge = (x: number, answers: Json[] = [], more: Record<string, Json> = {}, ann: Record<string, Json> = {}) =>
    assaulting([figure('Ann', 0, 20, 30, ann), figure('Bob', 1, x, 30)], ['0:charge:1', ...answers], more)

  test('CF-CHARGE-02, CF-CHARGE-05 and CF-MOVE-01 a charge reaches twice MOV, measured from base to base', () => {
    // 20 cm between edges at 21.25 and 41.25.
    expect(eventArgs(charge(42.5, [at(40, 30)]), 'assault.charge')).toHaveLength(1)
    expect(eventArgs(charge(42.6, [at(40.1, 30)]), 'assault.charge')).toHaveLength(0)
  })

  test("CF-MOVE-04 and CF-CHARGE-06 the assailant's front stands against the target, which is not turned", () => {
    const match = charge(40, [at(37.5, 30)])
    expect(placeOf(match, 'Ann')).toEqual([37.5, 30])
    expect(facing(match, 'Ann')).toBe('east')
    expect(facing(match, 'Bob')).toBe('west')
  })

  test('CF-CHARGE-05 the path bends round obstacles and the target itself, and encumbered ground counts twice', () => {
    const wall: Json = { scenery: [{ kind: 'wall', at: [30, 30], size: [2, 10] }] }
    expect(eventArgs(charge(38, [at(35.5, 30)], wall as never), 'assault.charge')).toHaveLength(1)
    expect(eventArgs(charge(41, [at(38.5, 30)], wall as never), 'assault.charge')).toHaveLength(0)
    // To Bob's rear: 17 cm, going round.
    expect(eventArgs(charge(35, [at(37.5, 30)]), 'assault.charge')).toHaveLength(1)
    expect(eventArgs(charge(38, [at(40.5, 30)]), 'assault.charge')).toHaveLength(0)
    const swamp: Json = { scenery: [{ kind: 'swamp', at: [30, 30], size: [6, 58] }] }
    expect(eventArgs(charge(36, [at(33.5, 30)], swamp as never), 'assault.charge')).toHaveLength(1)
    expect(eventArgs(charge(37, [at(34.5, 30)], swamp as never), 'assault.charge')).toHaveLength(0)
  })

  test('CF-CHARGE-05 a long base is measured from its edge, through encumbered ground too', () => {
    const riding = (x: number) =>
      turn(
        [figure('Ann', 0, 20, 30, { base: 'cavalry' }), figure('Bob', 1, x, 30)],
        { answers: ['0:charge:1', at(x - 3.75, 30)] },
        { scenery: [{ kind: 'swamp', at: [30, 30], size: [6, 58] }] },
      )
    // Her front is at 22.5, so that 14 cm of gap and 6 that count again are just enough.
    expect(eventArgs(riding(37.7), 'assault.charge')).toHaveLength(1)
    expect(eventArgs(riding(37.8), 'assault.charge')).toHaveLength(0)
  })

  test('CF-CHARGE-07 an assailant that falls short moves its whole potential towards the target and faces it', () => {
    const match = charge(60, [at(57.5, 30)])
    expect(placeOf(match, 'Ann')).toEqual([40, 30])
    expect(facing(match, 'Ann')).toBe('east')
    expect(fighterNamed(match, 'Bob')).toMatchObject({ assaulted: false, chargePenalty: false })
    expect(fighterNamed(match, 'Ann').activated).toBe(true)
    const way = [
      [20_000, 30_000],
      [40_000, 30_000],
    ]
    expect(match.events.find(({ type }) => type === 'assault.short')?.paths).toEqual([{ figure: 0, points: way }])
  })

  test('CF-CHARGE-07 and CF-OBSTACLE-05 encumbered ground counts twice for an assailant that falls short', () => {
    // 7 cm to the swamp and 6 cm in it that count for 12: one is left of the 20.
    const swamp: Json = { scenery: [{ kind: 'swamp', at: [30, 30], size: [6, 58] }] }
    expect(placeOf(charge(60, [at(57.5, 30)], swamp as never), 'Ann')).toEqual([34, 30])
    // 3 cm before the swamp, of the other 17 half.
    const wide: Json = { scenery: [{ kind: 'swamp', at: [33, 30], size: [20, 58] }] }
    expect(placeOf(charge(60, [at(57.5, 30)], wide as never), 'Ann')).toEqual([31.5, 30])
  })

  test('CF-CHARGE-07 an assailant that falls short stops before touching any enemy', () => {
    const match = assaulting(
      [figure('Ann', 0, 20, 30), figure('Bob', 1, 60, 30), figure('Bea', 1, 41, 30, { size: 'small' })],
      ['0:charge:1', at(57.5, 30)],
    )
    expect(eventArgs(match, 'assault.short')).toHaveLength(1)
    expect(isFree(match, fighterNamed(match, 'Ann'))).toBe(true)
    expect(placeOf(match, 'Ann')[0]).toBeGreaterThan(35)
  })

  test('CF-CHARGE-04 and CF-DISENGAGE-01 an engagement after disengaging moves MOV once and may target the enemies just left', () => {
    const engage = (x: number) =>
      turn([figure('Ann', 0, 20, 30), figure('Bob', 1, 22.5, 30), figure('Bea', 1, x, 30, {}, { facing: 'north' })], {
        answers: ['0:engagement:2', at(x + 2.5, 30)],
        dice: [3],
      })
    expect(eventArgs(engage(10), 'assault.engagement')).toHaveLength(1)
    expect(eventArgs(engage(7), 'assault.engagement')).toHaveLength(0)
  })

  test('CF-CHARGE-03 an engagement inflicts no charge penalties', () => {
    const match = assaulting(
      [figure('Ann', 0, 20, 30, {}, { facing: 'west' }), figure('Bob', 1, 30, 30)],
      ['0:engagement:1', at(27.5, 30)],
    )
    expect(eventArgs(match, 'assault.engagement')).toHaveLength(1)
    expect(fighterNamed(match, 'Bob')).toMatchObject({ assaulted: true, chargePenalty: false })
  })
})

describe('charging several enemies', () => {
  const brute = { base: 'creature', size: 'large', force: 2 }
  const line = (base = 'infantry', second: [number, number] = [35, 32.5]) => [
    figure('Ann', 0, 20, 31.25, brute),
    figure('Bob', 1, 35, 30, { base }),
    figure('Bea', 1, ...second, { base }),
  ]

  test('CF-CHARGE-09 a creature may charge two enemies side by side in line', () => {
    const match = assaulting(line(), ['0:charge:1:2', at(31.875, 31.25)])
    expect(placeOf(match, 'Ann')).toEqual([31.88, 31.25])
    expect(fighterNamed(match, 'Bob').chargedBy).toEqual([0])
    expect(fighterNamed(match, 'Bea').chargedBy).toEqual([0])
  })

  test('CF-CHARGE-09 two enemies out of line, two creatures, or an assailant of infantry rule out a double charge', () => {
    const pairs = (figures: Json[]) => optionKeys(assaulting(figures)).filter((key) => key === '0:charge:1:2')
    expect(pairs(line('infantry', [35.2, 32.5]))).toEqual([])
    expect(pairs(line('creature', [35, 33.75]))).toEqual([])
    const small = line()
    small[0] = figure('Ann', 0, 20, 31.25)
    expect(pairs(small)).toEqual([])
    expect(pairs(line())).toEqual(['0:charge:1:2'])
  })

  test('CF-CHARGE-09 and CF-CONTACT-09 an enemy on the ground and one in the air cannot be charged together', () => {
    const pairs = (level: number) =>
      optionKeys(
        assaulting([
          figure('Ann', 0, 20, 31.25, { ...brute, flight: 20 }),
          figure('Bob', 1, 35, 30, { flight: 20 }, { level: 1 }),
          figure('Bea', 1, 35, 32.5, { flight: 20 }, { level }),
        ]),
      ).filter((key) => key === '0:charge:1:2')
    expect(pairs(1)).toEqual(['0:charge:1:2'])
    expect(pairs(0)).toEqual([])
  })

  test('CF-CHARGE-09 and CF-FLY-13 a flyer that may also dive gets each target only once', () => {
    const above = figure('Ann', 0, 20, 30, { ...brute, flight: 20 }, { level: 2 })
    const match = assaulting([above, figure('Bob', 1, 35, 30, { flight: 20 }, { level: 1 })])
    expect(optionKeys(match)).toEqual(['0:charge:1', '0:dive:1', 'done'])
  })

  test('CF-CHARGE-10 and CF-CHARGE-12 other enemies in contact are engaged, not charged, and add no Force', () => {
    // A large creature against Bob touches Bea as well.
    const giant = { base: 'large-creature', size: 'large', force: 2 }
    const match = assaulting(
      [figure('Ann', 0, 20, 30, giant), figure('Bob', 1, 35, 30), figure('Bea', 1, 35, 32.5)],
      ['0:charge:1', at(31.25, 31.25)],
    )
    expect(fighterNamed(match, 'Bob')).toMatchObject({ assaulted: true, chargedBy: [0], chargePenalty: true })
    expect(fighterNamed(match, 'Bea')).toMatchObject({ assaulted: true, chargedBy: [], chargePenalty: false })
  })
})

describe('charge penalties', () => {
  /** Ann's fellow fighters charge Bob one after another, each against a separate edge. */
  const chargeBob = (forces: readonly number[], bob: number, bobMore: Record<string, Json> = {}) => {
    const chargers = forces.map((force, i) => figure(i === 0 ? 'Ann' : `Ann ${i}`, 0, 20, 26 + 4 * i, { force }))
    const target = figure('Bob', 1, 35, 30, { force: bob }, bobMore)
    const places = [at(32.5, 30), at(35, 32.5)]
    const answers = forces.flatMap((_, i) => [`${i}:charge:${forces.length}`, places[i]!])
    return fighterNamed(assaulting([...chargers, target], answers), 'Bob')
  }

  test('CF-CHARGE-11 and CF-BASE-13 a charge with at least equal Force inflicts penalties on the target', () => {
    expect(chargeBob([1], 1).chargePenalty).toBe(true)
    expect(chargeBob([1], 2).chargePenalty).toBe(false)
    expect(chargeBob([2], 1).chargePenalty).toBe(true)
  })

  test('CF-CHARGE-11 and CF-CHARGE-14 the Forces of all who charge a target in a phase add up', () => {
    expect(chargeBob([1, 1], 2).chargePenalty).toBe(true)
    expect(chargeBob([1, 1], 3).chargePenalty).toBe(false)
  })

  test('CF-CHARGE-13 a charger of several targets faces the sum of their Forces', () => {
    const both = (force: number) => {
      const brute = { base: 'creature', size: 'large', force }
      const match = assaulting(
        [figure('Ann', 0, 20, 31.25, brute), figure('Bob', 1, 35, 30), figure('Bea', 1, 35, 32.5)],
        ['0:charge:1:2', at(31.875, 31.25)],
      )
      return [fighterNamed(match, 'Bob').chargePenalty, fighterNamed(match, 'Bea').chargePenalty]
    }
    expect(both(2)).toEqual([true, true])
    expect(both(1)).toEqual([false, false])
  })
})

test('CF-SEQ-03 assaults are announced and measured together: an assailant whose place is taken uses what is left of that edge or falls short', () => {
  const match = assaulting(
    [figure('Ann', 0, 20, 28), figure('Amy', 0, 20, 32), figure('Bob', 1, 35, 30)],
    ['0:charge:2', at(32.5, 30), '1:charge:2', at(32.5, 30)],
  )
  expect(eventArgs(match, 'announced.charge')).toHaveLength(2)
  expect(eventArgs(match, 'assault.charge')).toMatchObject([{ fighter: 'Ann' }])
  expect(eventArgs(match, 'assault.short')).toMatchObject([{ fighter: 'Amy' }])
})

describe('CF-SEQ-03 and CF-COURAGE-05 an assailant whose place will be taken causes no Courage test', () => {
  const both = (
    ann: Record<string, Json>,
    amy: Record<string, Json>,
    dice: number[],
    places = [at(32.5, 30), at(32.5, 30)],
  ) =>
    turn(
      [figure('Ann', 0, 20, 28, ann), figure('Amy', 0, 20, 32, amy), figure('Bob', 1, 35, 30, {}, { facing: 'west' })],
      { answers: ['0:charge:2', places[0]!, '1:charge:2', places[1]!], dice },
    )
  const difficulty = (match: Scene) => eventArgs(match, 'test.passed').map((args) => args.difficulty)

  test('CF-COURAGE-06 the difficulty counts only assailants that will reach contact', () => {
    const match = both({ cou: null, fear: 5 }, { cou: null, fear: 7 }, [3])
    expect(difficulty(match)).toEqual([5])
    expect(eventArgs(match, 'assault.short')).toMatchObject([{ fighter: 'Amy' }])
    expect(fighterNamed(match, 'Bob').immuneToFear).toBe(5)
    // With a place of her own she counts.
    expect(difficulty(both({ cou: null, fear: 5 }, { cou: null, fear: 7 }, [3], [at(32.5, 30), at(35, 32.5)]))).toEqual(
      [7],
    )
  })

  test('CF-COURAGE-03 a defender need not test if only an assailant without a place is frightening', () => {
    const match = both({}, { cou: null, fear: 7 }, [])
    expect(eventArgs(match, 'assault.charge')).toMatchObject([{ fighter: 'Ann' }])
    expect(eventArgs(match, 'assault.short')).toMatchObject([{ fighter: 'Amy' }])
  })

  test('CF-COURAGE-10 an assailant takes the place of one that failed its Courage test', () => {
    const bob = { cou: null, fear: 5 }
    const match = turn(
      [figure('Ann', 0, 20, 28), figure('Amy', 0, 20, 32, { cou: null, fear: 7 }), figure('Bob', 1, 35, 30, bob)],
      { answers: ['0:charge:2', at(32.5, 30), '1:charge:2', at(32.5, 30)], dice: [1, 3] },
    )
    expect(eventArgs(match, 'assault.afraid')).toMatchObject([{ fighter: 'Ann' }])
    expect(difficulty(match)).toEqual([7])
    expect(eventArgs(match, 'assault.charge')).toMatchObject([{ fighter: 'Amy' }])
  })
})

describe('CF-SEQ-03 and CF-COURAGE-05 an assailant takes the place of one that fell on the way', () => {
  /** A trap of Bob's kills Ann; Amy, who meant the same place, arrives. */
  const chargeOverTrap = (amy: FigureDetails, dice: readonly number[], answers: readonly Json[] = []) =>
    turn(
      [figure('Ann', 0, 20, 10, { mov: 20 }), figure('Amy', 0, 20, 50, { mov: 20, ...amy }), figure('Bob', 1, 40, 30)],
      { answers: ['0:charge:2', at(37.5, 30), '1:charge:2', at(37.5, 30), ...answers], dice: [6, 6, ...dice] },
      { markers: [{ kind: 'minelayer', by: 2, at: [22, 12], x: 1 }] },
    )

  test('CF-COURAGE-03 the defender tests against that assailant when it arrives', () => {
    const match = chargeOverTrap({ cou: null, fear: 7 }, [3])
    expect(fighterNamed(match, 'Ann').status).toBe('eliminated')
    expect(eventArgs(match, 'test.passed')).toMatchObject([{ fighter: 'Bob', final: 7, difficulty: 7 }])
    expect(placeOf(match, 'Amy')).toEqual([37.5, 30])
    expect(fighterNamed(match, 'Bob').immuneToFear).toBe(7)
  })

  test('CF-COURAGE-12 and CF-COURAGE-13 a defender that fails this test flees', () => {
    const match = chargeOverTrap({ cou: null, fear: 7 }, [2])
    expect(fighterNamed(match, 'Bob').inRout).toBe(true)
    expect(eventArgs(match, 'fled')).toEqual([{ fighter: 'Bob' }])
    expect(promptId(match)).toBe('ask.target-fled')
  })

  test('CF-COURAGE-03 no test is made against an assailant that is not frightening', () => {
    expect(placeOf(chargeOverTrap({}, []), 'Amy')).toEqual([37.5, 30])
  })
})

test('CF-CONTACT-07 and CF-SEQ-03 a target slid aside for one assailant has not fled from another', () => {
  const match = turn(
    [
      figure('Ann', 0, 20, 28.75),
      figure('Amy', 0, 20, 34, { cou: null, fear: 5 }),
      figure('Bob', 1, 40, 30, { base: 'large-creature', size: 'large' }),
      figure('Bea', 1, 36.25, 30),
    ],
    { answers: ['0:charge:2', at(36.25, 28.75), '1:charge:3', at(33.75, 30)], dice: [3] },
  )
  expect(placeOf(match, 'Ann')).toEqual([36.25, 28.75])
  expect(placeOf(match, 'Bea')[1]).toBe(31.25)
  expect(promptId(match)).toBe('ask.lead')
  expect(eventArgs(match, 'assault.charge')).toHaveLength(2)
  expect(isFree(match, fighterNamed(match, 'Amy'))).toBe(false)
})

test('CF-CONTACT-07 and CF-FLY-13 no fighter is slid aside for a diver that would land on another one', () => {
  const places = (others: Json[]) => {
    const match = assaulting(
      [
        figure('Ann', 0, 20, 30, { flight: 20 }, { level: 1 }),
        figure('Amy', 0, 31.25, 30, {}, { card: 'Amy' }),
        figure('Bob', 1, 35, 30, { base: 'large-creature', size: 'large' }),
        ...others,
      ],
      ['0:dive:2'],
    )
    const [decision] = match.pending
    const proposals = decision?.kind === 'place' ? decision.suggest() : []
    return proposals
      .map((proposal) => (proposal as { path: { x: number; y: number }[] }).path[0]!)
      .filter(({ x }) => x < 32000)
  }
  expect(places([])).toMatchObject([{ y: 28750 }, { y: 31251 }])
  expect(places([figure('Cid', 1, 31.25, 26.5)])).toEqual([])
  // A flyer hovering there is above all this.
  expect(places([figure('Cid', 1, 31.25, 26.5, { flight: 20 }, { level: 1 })])).toHaveLength(2)
})
