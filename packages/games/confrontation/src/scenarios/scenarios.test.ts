import type { Json } from '@fray/kernel'
import { describe, expect, test } from 'vitest'
import { gun } from '../testing/gun.ts'
import {
  eventArgs,
  type FigureDetails,
  fighterNamed,
  figure,
  giveAnswers,
  optionKeys,
  promptId,
  type Scene,
  scene,
} from '../testing/scene.ts'

const LAST = { round: 6, rounds: 6, phase: 'time-out' }

/** A battle after its last round, with these figures. */
function after(scenario: string, figures: Json[], rest: FigureDetails = {}, answers: Json[] = []): Scene {
  return scene({ ...LAST, scenario, figures, ...rest }, { answers })
}

function resultOf({ outcome }: Scene) {
  return { winners: outcome?.winners, scores: outcome?.scores, reason: outcome?.reason.id.replace('outcome.', '') }
}

/** A fighter worth this many A.P. with this Force. */
const worth = (
  name: string,
  seat: 0 | 1,
  x: number,
  y: number,
  ap: number,
  force = 1,
  more: FigureDetails = {},
): Json => figure(name, seat, x, y, { ap, force }, more)

describe('CF-SCENARIO-11 Blood Bath', () => {
  test('the camp with more Force and more A.P. on the battlefield wins', () => {
    const match = after('blood-bath', [worth('Ann', 0, 20, 20, 30, 2), worth('Bob', 1, 100, 20, 29)])
    expect(resultOf(match)).toEqual({ winners: [0], scores: [30, 29], reason: 'controlled' })
  })

  test.each([
    ['more A.P. alone', 1, 30, 2, 20],
    ['more Force alone', 2, 20, 1, 30],
    ['as much Force', 1, 30, 1, 20],
    ['as many A.P.', 2, 30, 1, 30],
  ])('CF-SCENARIO-09 the battle is drawn with %s', (_, force, ap, enemyForce, enemyAp) => {
    const match = after('blood-bath', [
      worth('Ann', 0, 20, 20, ap, force),
      worth('Bob', 1, 100, 20, enemyAp, enemyForce),
    ])
    expect(resultOf(match)).toMatchObject({ winners: [], reason: 'contested' })
  })

  test('the battle ends after its last round, not before', () => {
    const figures = [worth('Ann', 0, 20, 20, 30), worth('Bob', 1, 100, 20, 29)]
    expect(scene({ figures, round: 5, rounds: 6, phase: 'time-out' }).outcome).toBeUndefined()
  })
})

test('CF-SCENARIO-04, CF-SCENARIO-05 the end logs what each camp has where, fighter by fighter', () => {
  const figures = [worth('Ann', 0, 20, 20, 32, 2, { wounds: 'serious' }), worth('Bob', 1, 100, 20, 10)]
  const match = after('blood-bath', [...figures, worth('Bea', 1, 100, 40, 10)])
  expect(eventArgs(match, 'zone.counted')).toMatchObject([
    { numbers: 2, value: 27 },
    { numbers: 2, value: 20 },
  ])
  const [ann] = match.events.filter(({ type }) => type === 'zone.counted')
  expect(ann?.numbers?.[1]?.terms.map(({ amount }) => amount)).toEqual([32, -5])
  // A Conquest logs each zone that has fighters in it.
  const conquered = after('conquest', [worth('Ann', 0, 60, 30, 32), worth('Bob', 1, 100, 20, 10)])
  expect(eventArgs(conquered, 'zone.counted')).toMatchObject([
    { zone: 'zone.neutral', value: 32 },
    { zone: 'zone', value: 10 },
  ])
})

describe('CF-SCENARIO-05 the value of a fighter', () => {
  test.each([
    ['none', 20],
    ['light', 20],
    ['serious', 15],
    ['critical', 10],
  ])('a fighter with Wound level %s is worth %d of 20', (wounds, value) => {
    const match = after('blood-bath', [worth('Ann', 0, 20, 20, 20, 1, { wounds }), worth('Bob', 1, 100, 20, 1)])
    expect(match.outcome?.scores).toEqual([value, 1])
  })

  test('CF-ABIL-116 passengers count where their vehicle is', () => {
    const cart = gun('Cart', 0, 60, 10, { mobile: true, crew: null }, { ap: 20, force: 1, abilities: ['transport/2'] })
    const rider = worth('Ann', 0, 0, 0, 7, 1, { aboard: 0 })
    const bob = worth('Bob', 1, 60, 40, 24, 1)
    expect(after('blood-bath', [cart, rider, bob]).outcome?.scores).toEqual([27, 24])
    // Two against one, 27 against 24: the neutral zone is theirs.
    expect(after('conquest', [cart, rider, bob]).outcome?.scores).toEqual([2, 0])
  })

  test('the value is never below 0', () => {
    const match = after('blood-bath', [
      worth('Ann', 0, 20, 20, 8, 1, { wounds: 'critical' }),
      worth('Bob', 1, 100, 20, 1),
    ])
    expect(match.outcome?.scores).toEqual([0, 1])
  })
})

describe('fighters that count', () => {
  const against = (more: FigureDetails) =>
    after('blood-bath', [
      worth('Ann', 0, 20, 20, 30, 2, more),
      worth('Al', 0, 20, 40, 5, 1),
      worth('Bob', 1, 100, 20, 10, 2),
    ])

  test('CF-SCENARIO-06 fighters in rout do not count', () => {
    expect(resultOf(against({})).winners).toEqual([0])
    expect(resultOf(against({ inRout: true }))).toMatchObject({ winners: [1], scores: [5, 10] })
  })

  test('CF-SCENARIO-06 fighters aloft do not count', () => {
    expect(resultOf(against({ level: 1 }))).toMatchObject({ winners: [1], scores: [5, 10] })
  })

  test('CF-SCENARIO-07 fighters that arrived in the last round do not count; earlier arrivals do', () => {
    expect(resultOf(against({ arrivedInRound: 6 }))).toMatchObject({ winners: [1], scores: [5, 10] })
    expect(resultOf(against({ arrivedInRound: 5 }))).toMatchObject({ winners: [0], scores: [35, 10] })
  })
})

describe('CF-SCENARIO-12 Conquest', () => {
  // The table is 120 cm wide: zones from 10 to 45 and from 75 to 110, the neutral one from 45 to 75.
  const inZones = (own: number, neutral: number, enemy: number) => [
    ...(own ? [worth('Ann', 0, 30, 10, 20)] : []),
    ...(neutral ? [worth('Ada', 0, 60, 10, 20)] : []),
    ...(enemy ? [worth('Abe', 0, 90, 10, 20)] : []),
    // A distant enemy, so that the other camp is not gone.
    worth('Bob', 1, 115, 50, 5),
  ]

  test.each([
    [1, 0, 0, 1],
    [0, 1, 0, 2],
    [0, 0, 1, 3],
    [1, 1, 1, 6],
  ])('own %d, neutral %d, enemy %d give %d points', (own, neutral, enemy, points) => {
    expect(resultOf(after('conquest', inZones(own, neutral, enemy)))).toEqual({
      winners: [0],
      scores: [points, 0],
      reason: 'victory-points',
    })
  })

  test('the second seat has its own and the enemy zone swapped', () => {
    const figures = [worth('Ann', 0, 5, 50, 5), worth('Bob', 1, 90, 10, 20), worth('Ben', 1, 30, 10, 20)]
    expect(after('conquest', figures).outcome?.scores).toEqual([0, 4])
  })

  test('CF-DEPLOY-06 the camp with the right half has its own zone there', () => {
    expect(after('conquest', inZones(1, 0, 0), { leftHalf: 1 }).outcome?.scores).toEqual([3, 0])
  })

  test('CF-SCENARIO-02 equal points are a draw', () => {
    const figures = [worth('Ann', 0, 30, 10, 20), worth('Bob', 1, 90, 10, 20)]
    expect(resultOf(after('conquest', figures))).toEqual({ winners: [], scores: [1, 1], reason: 'even' })
  })

  test('CF-SCENARIO-08, -09 a contested zone is controlled by the camp with more of both', () => {
    const figures = [worth('Ann', 0, 60, 10, 20, 2), worth('Bob', 1, 60, 40, 19)]
    expect(after('conquest', figures).outcome?.scores).toEqual([2, 0])
    expect(after('conquest', [...figures, worth('Ben', 1, 60, 50, 5)]).outcome?.scores).toEqual([0, 0])
  })

  test('CF-SCENARIO-04 any part of a base in the zone counts, and ground outside the zones counts for none', () => {
    // A base is 2.5 cm wide: at 111 it still reaches into the zone, at 112 no more.
    expect(after('conquest', [worth('Ann', 0, 111, 10, 20), worth('Bob', 1, 5, 50, 5)]).outcome?.scores).toEqual([3, 0])
    expect(after('conquest', [worth('Ann', 0, 112, 10, 20), worth('Bob', 1, 5, 50, 5)]).outcome?.scores).toEqual([0, 0])
  })

  test('CF-SCENARIO-10 a fighter in two zones counts for the one its player names; the loser of the roll names first', () => {
    const figures = [worth('Ann', 0, 75, 10, 20), worth('Bob', 1, 45, 50, 5)]
    const match = after('conquest', figures, { tacticalWinner: 0 })
    expect(match.pending[0]?.seat).toBe(1)
    expect(optionKeys(match)).toEqual(['enemy', 'neutral'])
    giveAnswers(match, 'neutral')
    expect(match.pending[0]?.seat).toBe(0)
    expect(optionKeys(match)).toEqual(['neutral', 'enemy'])
    giveAnswers(match, 'enemy')
    expect(match.outcome?.scores).toEqual([3, 2])
  })

  test('CF-SCENARIO-10 a situation may name the zone that a fighter occupies, and its player is not asked again', () => {
    const figures = [worth('Ann', 0, 75, 10, 20), worth('Bob', 1, 45, 50, 5)]
    const written = after('conquest', figures, { tacticalWinner: 0, zonesChosen: { 0: 'enemy', 1: 'neutral' } })
    expect(written.outcome?.scores).toEqual([3, 2])
    // Ann does not stand in this zone.
    const wrong = after('conquest', figures, { tacticalWinner: 0, zonesChosen: { 0: 'own', 1: 'neutral' } })
    expect(promptId(wrong)).toBe('ask.zone')
  })
})

describe('CF-SCENARIO-13 Execution', () => {
  const figures = (ann: FigureDetails, bob: FigureDetails) => [
    worth('Ann', 0, 20, 20, 30, 1, ann),
    worth('Al', 0, 20, 40, 5),
    worth('Bob', 1, 100, 20, 30, 1, bob),
    worth('Ben', 1, 100, 40, 5),
  ]
  const scoresOf = (ann: FigureDetails, bob: FigureDetails) =>
    resultOf(after('execution', figures(ann, bob), { targets: ['Bob', 'Ann'] }))
  const gone = { status: 'eliminated' }

  test('the only camp that has eliminated its target wins', () => {
    expect(scoresOf({}, gone)).toEqual({ winners: [0], scores: [1, 0], reason: 'executed' })
    expect(scoresOf(gone, {})).toEqual({ winners: [1], scores: [0, 1], reason: 'executed' })
  })

  test('the battle is drawn if both or neither have eliminated their targets', () => {
    expect(scoresOf(gone, gone)).toMatchObject({ winners: [], reason: 'even' })
    expect(scoresOf({}, {})).toMatchObject({ winners: [], reason: 'even' })
  })

  test('CF-REV-TIRNABOR-14 a target that is stone when the battle ends counts as eliminated', () => {
    const stone = {
      status: 'eliminated',
      hasFallen: false,
      effects: [{ object: 'under-alchemical-petrification-stone' }],
    }
    expect(scoresOf({}, stone)).toEqual({ winners: [0], scores: [1, 0], reason: 'executed' })
  })

  test('CF-PACK-32 spies, which are losses before the battle, cannot be targets', () => {
    const spy = { status: 'eliminated', effects: [{ object: 'spy' }] }
    const match = scene({ figures: figures({}, spy), scenario: 'execution', phase: 'deployment', piles: [[], []] })
    expect(eventArgs(match, 'execution.target')).toEqual([
      { seat: 1, target: 'Ann' },
      { seat: 0, target: 'Ben' },
    ])
  })

  test('CF-DEPLOY-07 the targets are the most valuable enemies, named when all fighters are deployed', () => {
    const match = scene({ figures: figures({}, {}), scenario: 'execution', phase: 'deployment', piles: [[], []] })
    expect(eventArgs(match, 'execution.target')).toEqual([
      { seat: 1, target: 'Ann' },
      { seat: 0, target: 'Bob' },
    ])
    expect(match.state.targets).toEqual([fighterNamed(match, 'Bob').id, fighterNamed(match, 'Ann').id])
  })

  test('CF-DEPLOY-07 the targets are named before fighters trade places', () => {
    const hunters = [
      figure('Ann', 0, 20, 10, { abilities: ['master-hunters'], ap: 30 }),
      figure('Abe', 0, 20, 30, { abilities: ['master-hunters'], ap: 30 }),
      worth('Bob', 1, 100, 20, 30),
    ]
    const match = scene({ figures: hunters, scenario: 'execution', phase: 'deployment', piles: [[], []] })
    expect(promptId(match)).toBe('ask.target-of-execution')
    expect(match.pending[0]?.seat).toBe(1)
    giveAnswers(match, '1')
    expect(promptId(match)).toBe('ask.hunters')
    expect(match.state.targets).toEqual([2, 1])
  })

  test('the hunter chooses among equally valuable enemies; the loser of the roll chooses first', () => {
    const twins = [...figures({}, {}), worth('Cid', 0, 20, 55, 30), worth('Dan', 1, 100, 55, 30)]
    const match = scene({ figures: twins, scenario: 'execution', phase: 'deployment', piles: [[], []] })
    expect(promptId(match)).toBe('ask.target-of-execution')
    expect(match.pending[0]?.seat).toBe(1)
    expect(optionKeys(match)).toEqual(['0', '4'])
    giveAnswers(match, '4')
    expect(promptId(match)).toBe('ask.target-of-execution')
    expect(match.pending[0]?.seat).toBe(0)
    expect(optionKeys(match)).toEqual(['2', '5'])
    giveAnswers(match, '2')
    expect(match.state.targets).toEqual([2, 4])
  })
})

describe('CF-SCENARIO-02 a camp with no fighters left', () => {
  const figures = [worth('Ann', 0, 20, 20, 30), worth('Bob', 1, 100, 20, 30, 1, { status: 'eliminated' })]

  test('the other player may end the battle at once', () => {
    const match = scene({ figures, round: 2, phase: 'time-out' })
    expect(promptId(match)).toBe('ask.end')
    expect(match.pending[0]?.seat).toBe(0)
    giveAnswers(match, 'end')
    expect(resultOf(match)).toMatchObject({ winners: [0], reason: 'controlled' })
  })

  test('CF-ABIL-83 the battle goes on while the camp has reinforcements', () => {
    const effects = [{ object: 'in-reinforcements', until: 'game' }]
    const bob = worth('Bob', 1, 100, 20, 30, 1, { status: 'eliminated', effects })
    expect(promptId(scene({ figures: [figures[0]!, bob], round: 2, phase: 'time-out' }))).not.toBe('ask.end')
  })

  test('the other player may play the remaining rounds alone and is not asked again', () => {
    const match = scene({ figures, round: 2, phase: 'time-out' })
    giveAnswers(match, 'go-on')
    expect(match.outcome).toBeUndefined()
    expect(promptId(match)).not.toBe('ask.end')
    expect(match.state.round).toBe(3)
  })

  test('the battle ends when neither side has fighters left', () => {
    const none = figures.map((figure) => ({ ...(figure as object), status: 'eliminated' }))
    expect(resultOf(scene({ figures: none, round: 2, phase: 'time-out' }))).toMatchObject({ winners: [] })
  })
})
