import type { Json } from '@fray/kernel'
import { describe, expect, test } from 'vitest'
import { takeCasualties } from '../combat/casualties.ts'
import { isPresent } from '../roster.ts'
import type { Loss, State } from '../state.ts'
import { eventArgs, legion, playRule, type Scene, unit } from '../testing/scene.ts'
import { leaveTable } from '../turn/removal.ts'
import { frighten } from './fright.ts'
import { settle } from './settle.ts'
import { moraleStep } from './step.ts'

/** Large legions with high morale, so that points cause no tests. */
const own = (name: string, x: number, more: Record<string, Json> = {}): Json =>
  legion(name, 0, x, 900, { figures: 40, morale: 20, ...more })
const foe = (name: string, x: number, more: Record<string, Json> = {}): Json =>
  legion(name, 1, x, 300, { figures: 40, morale: 20, ...more })

/** Plays the record step after some losses. */
function record(units: Json[], lose: (state: State) => Loss[], more: Record<string, Json> = {}): Scene {
  return playRule({ step: 10, units, ...more }, function* (play) {
    play.state.losses = lose(play.state)
    yield* moraleStep(play)
  })
}

const id = (state: State, name: string) => state.units.find((unit) => unit.name === name)!.id
const routLoss =
  (name: string, ...credit: string[]) =>
  (state: State): Loss[] => [
    { kind: 'routed', unit: id(state, name), credit: credit.map((victor) => id(state, victor)) },
  ]

describe('morale points', () => {
  test('MI-MPOINT-03 MI-MPOINT-02 each figure lost costs its own legion one point at once', () => {
    const match = playRule({ step: 4, units: [own('A', 400), own('B', 1200), foe('Enemy', 1200)] }, function* (play) {
      const [first] = play.state.units
      if (first && isPresent(first)) takeCasualties(play, first, 3, 'missile', [2])
      yield* settle(play)
    })
    expect({ A: unit(match, 'A').points, B: unit(match, 'B').points }).toEqual({ A: -3, B: 0 })
  })

  test('MI-MPOINT-01 the total carries on from its previous value', () => {
    const match = record(
      [own('A', 400, { points: -4 }), own('B', 1000, { figures: 20, files: 10 }), foe('Enemy', 1200)],
      routLoss('B'),
    )
    expect(unit(match, 'A').points).toBe(-5)
  })

  test('MI-MPOINT-01 a routed legion no longer has a total', () => {
    const units = [
      own('A', 400),
      own('B', 1000, { figures: 20, files: 10 }),
      own('Runs', 1600, { routing: ['Enemy'] }),
      foe('Enemy', 1200),
    ]
    expect(unit(record(units, routLoss('B')), 'Runs').points).toBe(0)
  })

  test.each([
    [1, -1],
    [20, -1],
    [21, -2],
    [40, -2],
    [41, -3],
    [60, -3],
    [61, -4],
  ])(
    'MI-MPOINT-04 a line legion that began with %i figures routs: %i to each legion of its huitsán',
    (original, points) => {
      const units = [
        own('A', 400),
        own('B', 1000, { figures: 1, original, points: 0 }),
        own('Other', 1600, { huitsan: 1 }),
        foe('Enemy', 1200),
      ]
      const match = record(units, routLoss('B'))
      expect(unit(match, 'A').points).toBe(points)
      expect(unit(match, 'B').points).toBe(0)
      expect(unit(match, 'Other').points).toBe(0)
    },
  )

  test('MI-MPOINT-04 routing skirmish legions cost nothing', () => {
    const skirmishers = own('Skirmishers', 1000, { type: 'regularSkirmisher', figures: 10, morale: null })
    const match = playRule(
      { step: 9, units: [own('A', 400), skirmishers, foe('Enemy', 1200)] },
      function* (play) {
        frighten(play, play.state.units[1]!, 'rear', [2])
        yield* settle(play)
        play.state.step = 10
        yield* moraleStep(play)
      },
      { dice: [20] },
    )
    expect(unit(match, 'Skirmishers').fate).toBe('routing')
    expect(unit(match, 'A').points).toBe(0)
  })

  test('MI-MPOINT-04 a rout is recorded once', () => {
    const match = playRule({ step: 10, units: [own('A', 400), own('B', 1000), foe('Enemy', 1200)] }, function* (play) {
      play.state.losses = routLoss('B')(play.state)
      for (let i = 0; i < 2; i++) {
        play.state.phase = 'step'
        play.state.step = 10
        yield* moraleStep(play)
      }
    })
    expect({ points: unit(match, 'A').points, pointsRouted: eventArgs(match, 'points.routed') }).toEqual({
      points: -2,
      pointsRouted: [{ unit: 'B', huitsan: 'Huitsán 1', seat: 0, points: 2 }],
    })
  })

  test('MI-GROUP-04 MI-SEQUENCE-10 points entered in the record step cause tests on both sides', () => {
    for (const mover of [0, 1]) {
      const spent = [own('A', 400, { points: -30 }), foe('Enemy', 1200, { points: -30 })]
      const match = playRule({ step: 10, mover, units: spent }, moraleStep)
      expect({ A: unit(match, 'A').fate, Enemy: unit(match, 'Enemy').fate }).toEqual({ A: 'routing', Enemy: 'routing' })
    }
  })

  test('MI-MPOINT-04 MI-SEQUENCE-10 a rout is entered in the record step of its turn; a rout during the record step in the next one', () => {
    const match = playRule(
      { step: 10, units: [own('A', 400), own('B', 1000, { points: -30 }), foe('Enemy', 1200)] },
      moraleStep,
    )
    expect(unit(match, 'B').fate).toBe('routing')
    expect(unit(match, 'A').points).toBe(0)
    expect(match.state.losses).toMatchObject([{ kind: 'routed', unit: 1 }])
  })

  test('MI-MPOINT-05 each legion in contact with a routed enemy, or that caused its last losses, gives its huitsán one point', () => {
    const units = [
      own('A', 400),
      own('B', 1000),
      own('C', 1600, { huitsan: 1 }),
      foe('Enemy', 1200),
      foe('Big', 400, { original: 60 }),
    ]
    const match = record(units, routLoss('Enemy', 'B'))
    expect(['A', 'B', 'C'].map((name) => unit(match, name).points)).toEqual([1, 1, 0])
    const shared = record(units, routLoss('Enemy', 'B', 'C'))
    expect(['A', 'B', 'C'].map((name) => unit(shared, name).points)).toEqual([1, 1, 1])
    const big = record(units, routLoss('Big', 'C'))
    expect(unit(big, 'C').points).toBe(1)
    expect(eventArgs(big, 'points.victory')).toEqual([{ unit: 'Big', huitsan: 'Huitsán 2', seat: 0, points: 1 }])
  })

  test('MI-MPOINT-05 enemies in contact and those that caused losses this turn get the credit', () => {
    const units = [
      legion('Shooter', 0, 400, 900),
      legion('Fighter', 0, 1200, 600, { huitsan: 1 }),
      legion('Enemy', 1, 1200, 600),
      legion('Mage', 0, 1800, 900, { office: 'attackMage', weapons: [] }),
    ]
    const match = playRule(
      { step: 9, units },
      function* (play) {
        const prey = play.state.units[2]!
        if (isPresent(prey)) takeCasualties(play, prey, 1, 'missile', [0, 3])
        frighten(play, prey, 'rear', [1])
        yield* settle(play)
      },
      { dice: [20] },
    )
    expect(match.state.losses).toEqual([{ kind: 'routed', unit: 2, credit: [1, 0] }])
  })

  const routedLegion = (name: string, huitsan: number, x: number) => own(name, x, { huitsan, routing: ['Enemy'] })

  test('MI-MPOINT-06 a huitsán whose whole line has routed costs its neighbours in the line of battle two points, once', () => {
    const units = [
      own('Left', 300, { huitsan: 2 }),
      routedLegion('Middle', 0, 1000),
      own('Right', 1700, { huitsan: 1 }),
      own('Far', 2080, { huitsan: 3, figures: 20 }),
      foe('Enemy', 1200),
    ]
    const match = playRule({ step: 10, units }, function* (play) {
      yield* moraleStep(play)
      play.state.phase = 'step'
      play.state.step = 10
      yield* moraleStep(play)
    })
    expect(['Left', 'Right', 'Far', 'Enemy'].map((name) => unit(match, name).points)).toEqual([-2, -2, 0, 1])
    expect(eventArgs(match, 'points.huitsan')).toHaveLength(1)
  })

  test('MI-MPOINT-06 it costs nothing while one of its line legions stands', () => {
    const units = [
      routedLegion('Gone', 0, 1000),
      own('Stands', 400),
      own('Right', 1700, { huitsan: 1 }),
      foe('Enemy', 1200),
    ]
    expect(eventArgs(playRule({ step: 10, units }, moraleStep), 'points.huitsan')).toEqual([])
  })

  test('MI-MPOINT-06 remaining skirmishers and leaders do not prevent it, and destroyed legions alone do not cause it', () => {
    const after = (fate: 'routed' | 'surrendered' | 'destroyed') => {
      const units = [
        own('Gone', 1000),
        own('Skirmishers', 400, { type: 'regularSkirmisher', figures: 10 }),
        { name: 'Dritlan', seat: 0, at: [300, 1000], office: 'dritlan' },
        own('Right', 1700, { huitsan: 1 }),
        foe('Enemy', 1200),
      ]
      const match = playRule({ step: 10, units }, function* (play) {
        leaveTable(play, play.state.units[0]!, fate)
        yield* moraleStep(play)
      })
      return [unit(match, 'Right').points, eventArgs(match, 'points.huitsan')]
    }
    const told2 = [{ huitsan: 'Huitsán 1', seat: 0, points: 2 }]
    expect({ routed: after('routed'), surrendered: after('surrendered'), destroyed: after('destroyed') }).toEqual({
      routed: [-2, told2],
      surrendered: [-2, told2],
      destroyed: [0, []],
    })
  })

  test('MI-MPOINT-06 the reserve behind the line does not separate neighbours', () => {
    const units = [
      own('Left', 300),
      routedLegion('Right', 1, 1700),
      own('Reserve', 1000, { huitsan: 2 }),
      foe('Enemy', 1200),
    ]
    const huitsanyal = [{ seat: 0 }, { seat: 0 }, { seat: 0, reserve: true }, { seat: 1 }]
    const match = playRule({ step: 10, units, huitsanyal }, moraleStep)
    expect(['Left', 'Reserve'].map((name) => unit(match, name).points)).toEqual([-2, 0])
  })

  test('MI-MPOINT-06 the rout of the reserve counts for every huitsán', () => {
    const units = [own('A', 300), own('B', 1000, { huitsan: 1 }), routedLegion('Reserve', 2, 1700), foe('Enemy', 1200)]
    const huitsanyal = [{ seat: 0 }, { seat: 0 }, { seat: 0, reserve: true }, { seat: 1 }]
    const match = playRule({ step: 10, units, huitsanyal }, moraleStep)
    expect(['A', 'B', 'Enemy'].map((name) => unit(match, name).points)).toEqual([-2, -2, 1])
  })

  const leaders = [
    own('A', 300),
    own('B', 1000, { huitsan: 1 }),
    { name: 'Dritlan', seat: 0, at: [300, 980], office: 'dritlan' },
    { name: 'Kerdu', seat: 0, at: [2000, 980], office: 'kerdu' },
    foe('Enemy', 1200),
  ]
  const lose = (name: string): Scene =>
    playRule({ step: 9, units: leaders }, function* (play) {
      leaveTable(play, play.state.units[id(play.state, name)]!, 'lost')
      play.state.step = 10
      yield* moraleStep(play)
    })

  test('MI-MPOINT-07 MI-LEADER-16 a lost dritlán costs each legion of the huitsán two points', () => {
    expect(['A', 'B', 'Enemy'].map((name) => unit(lose('Dritlan'), name).points)).toEqual([-2, 0, 0])
    expect(eventArgs(lose('Dritlan'), 'points.dritlan')).toEqual([{ huitsan: 'Huitsán 1', seat: 0, points: 2 }])
  })

  test('MI-MPOINT-08 MI-LEADER-24 a lost kérdu costs each legion of the army six points', () => {
    expect(['A', 'B', 'Enemy'].map((name) => unit(lose('Kerdu'), name).points)).toEqual([-6, -6, 0])
    expect(eventArgs(lose('Kerdu'), 'points.kerdu')).toEqual([{ seat: 0, points: 6 }])
  })

  test('MI-SPECIAL-01 a magic user who is the kérdu costs both', () => {
    const units = [
      own('A', 300),
      { name: 'Ama', seat: 0, at: [300, 980], office: 'attackMage', commands: true },
      foe('Enemy', 1200),
    ]
    const match = playRule({ step: 9, units } as Json, function* (play) {
      leaveTable(play, play.state.units[1]!, 'lost')
      play.state.step = 10
      yield* moraleStep(play)
    })
    expect(unit(match, 'A').points).toBe(-6)
  })
})
