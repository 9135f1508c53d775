import type { Json } from '@fray/kernel'
import { expect, test } from 'vitest'
import { ahead, end, frontOfUnit, halfMove, order } from '../../testing/moving.ts'
import { eventArgs, legion, playRule, promptId, type Scene, scene, unit } from '../../testing/scene.ts'
import { breakUnit } from './break-unit.ts'
import { routStep } from './rout.ts'

const rest = [legion('Rest', 0, 200, 1100, { figures: 2 }), legion('Others', 1, 2200, 100, { figures: 2 })]
const runner = (more: Record<string, Json> = {}) => legion('Runner', 0, 1200, 800, { routing: ['Enemy'], ...more })
const foe = (more: Record<string, Json> = {}) => legion('Enemy', 1, 1200, 600, more)

/** Plays step 1 with these units; magic follows. */
const running = (units: readonly Json[], more: Record<string, Json> = {}) =>
  scene({ step: 1, mover: 0, units: [...units, ...rest], ...more })

test('MI-ROUT-01 a broken legion is announced and waits for its rout move', () => {
  const match = playRule({ step: 4, units: [legion('Runner', 0, 1200, 800), foe(), ...rest] }, function* (play) {
    breakUnit(play, play.state.units[0]!, [1], ['MI-PANIC-01'])
    yield* []
  })
  expect(unit(match, 'Runner')).toMatchObject({ fate: 'routing', rout: { from: [1], caught: false } })
  expect(eventArgs(match, 'routs')).toEqual([{ unit: 'Runner' }])
})

test('MI-ROUT-02 it turns and runs directly away from the enemies that routed it, keeping its shape', () => {
  const match = running([
    runner({ routing: ['Enemy', 'Second'] }),
    foe(),
    legion('Second', 1, 1400, 810, { facing: 'west' }),
  ])
  const [event] = match.events.filter(({ type }) => type === 'runs')
  const [from, to] = event!.paths![0]!.points
  // South from one enemy, west from the other: it runs halfway between.
  const [x, y] = [to![0] - from![0], to![1] - from![1]]
  expect(Math.abs(Math.sqrt(x * x + y * y) - 10_000)).toBeLessThan(5)
  expect(x).toBeLessThan(0)
  expect(y).toBeGreaterThan(0)
  expect(Math.abs(Math.abs(x) - Math.abs(y)) < 300).toBe(true)
})

test('MI-ROUT-02 out of melee it runs from the nearest enemy', () => {
  const match = running([legion('Runner', 0, 1200, 800, { routing: [] }), foe(), legion('Far', 1, 200, 800)])
  const [event] = match.events.filter(({ type }) => type === 'runs')
  const [from, to] = event!.paths![0]!.points
  expect(to![0] - from![0]).toBe(0)
  expect(to![1] - from![1]).toBe(10_000)
})

test("MI-ROUT-03 MI-SEQUENCE-01 in step 1 all routing units move, the mover's first, in the order of breaking", () => {
  const match = running([
    runner(),
    legion('Theirs', 1, 600, 400, { routing: ['Rest'] }),
    legion('Second', 0, 1600, 800, { routing: ['Enemy'] }),
    foe(),
  ])
  expect(eventArgs(match, 'runs').map(({ unit }) => unit)).toEqual(['Runner', 'Second', 'Theirs'])
})

test('MI-ROUT-03 in its own movement step it moves before the others', () => {
  const match = halfMove([runner(), foe(), ...rest])
  expect(eventArgs(match, 'runs')).toEqual([{ unit: 'Runner' }])
  expect(promptId(match)).toBe('ask.unit')
  // Not in the enemy's step.
  const theirs = scene({ step: 3, mover: 1, units: [runner(), foe(), ...rest] })
  expect(eventArgs(theirs, 'runs')).toEqual([])
})

test('MI-ROUT-04 MI-ROUT-05 after 100 mm without hindrance it leaves the battle', () => {
  const match = running([runner(), foe()])
  expect(unit(match, 'Runner')).toMatchObject({ fate: 'routed', body: null })
  expect(eventArgs(match, 'gone.routed')).toEqual([{ unit: 'Runner' }])
})

test("MI-ROUT-05 it leaves earlier at the table's edge", () => {
  const match = running([legion('Runner', 0, 1200, 1150, { routing: ['Enemy'] }), foe()])
  expect(unit(match, 'Runner').fate).toBe('routed')
})

test('MI-ROUT-06 it surrenders when it touches an enemy legion', () => {
  const match = running([runner(), foe(), legion('Behind', 1, 1200, 900, { facing: 'north' })])
  expect(unit(match, 'Runner').fate).toBe('surrendered')
})

test('MI-ROUT-06 MI-ZOC-03 it also surrenders when it touches a zone of control', () => {
  // The zone beside the enemy's front ends at 1290; the unit begins at 1275 and runs south.
  const beside = (x: number) => legion('Beside', 1, x, 900, { figures: 4, facing: 'north' })
  expect(unit(running([runner(), foe(), beside(1329)]), 'Runner').fate).toBe('surrendered')
  expect(unit(running([runner(), foe(), beside(1331)]), 'Runner').fate).toBe('routed')
})

test('MI-ROUT-06 the enemy it breaks away from does not count', () => {
  const match = running([runner(), legion('Enemy', 1, 1200, 800)])
  expect(unit(match, 'Runner').fate).toBe('routed')
  expect(match.state.contacts).toEqual([])
  // It brushes the enemy as it turns away and still does not surrender.
  const slanting = running([runner(), legion('Enemy', 1, 1240, 800)])
  expect(unit(slanting, 'Runner').fate).toBe('routed')
})

test('MI-ROUT-06 that enemy counts if the legion runs right into it', () => {
  const match = running([runner(), legion('Enemy', 1, 1200, 800), legion('Behind', 1, 1200, 820, { facing: 'north' })])
  expect(unit(match, 'Runner').fate).toBe('surrendered')
})

const stream = {
  terrain: 'stream',
  shape: {
    course: [
      [0, 880],
      [2400, 880],
    ],
    width: 50,
  },
}

test('MI-ROUT-07 stopped by an obstacle costing 100 mm or more, it surrenders if an enemy is within 200 mm', () => {
  const stopped = running([runner(), foe({ figures: 4 })], { terrain: [stream] })
  expect(unit(stopped, 'Runner').fate).toBe('routing')
  // MI-ROUT-02: it has turned round.
  expect(frontOfUnit(stopped, 'Runner')).toMatchObject({ facing: [0, 1000] })
  const near = legion('Enemy', 1, 1200, 640)
  expect(unit(running([runner(), near], { terrain: [stream] }), 'Runner').fate).toBe('surrendered')
})

test('MI-ROUT-07 otherwise it stays, and leaves or surrenders in the next step 1', () => {
  const stalled = runner({ stalled: true })
  expect(unit(running([stalled, foe()], { terrain: [stream] }), 'Runner').fate).toBe('surrendered')
  const free = running([runner({ stalled: true }), legion('Enemy', 1, 1200, 300)], { terrain: [stream] })
  expect(unit(free, 'Runner').fate).toBe('routed')
  const waiting = halfMove([stalled, foe()], { terrain: [stream] })
  expect(eventArgs(waiting, 'runs')).toEqual([])
})

test('MI-ROUT-07 a cheaper obstacle does not stop it', () => {
  const ditch = {
    terrain: 'narrowStream',
    shape: {
      course: [
        [0, 880],
        [2400, 880],
      ],
      width: 25,
    },
  }
  expect(unit(running([runner(), foe()], { terrain: [ditch] }), 'Runner').fate).toBe('routed')
})

test('MI-ROUT-08 MI-DISORG-03 it disorganizes friends it runs into, except skirmishers running into line', () => {
  const friend = legion('Friend', 0, 1200, 880)
  const match = running([runner(), foe(), friend])
  expect(unit(match, 'Friend').disorganized).not.toBeNull()
  const loose = { type: 'regularSkirmisher', armour: 'light' }
  const light = running([runner(loose), foe(), friend, legion('Light', 0, 1200, 850, loose)])
  expect(unit(light, 'Friend').disorganized).toBeNull()
  expect(unit(light, 'Light').disorganized).not.toBeNull()
})

test('MI-ROUT-08 MI-PANIC-03 routing sérudla frighten everyone they run into', () => {
  const beast = legion('Runner', 0, 1200, 700, { race: 'serudla', figures: 1, weapons: [], routing: ['Enemy'] })
  const units = [beast, foe(), legion('Friend', 0, 1200, 900), ...rest]
  const match = scene({ step: 1, mover: 0, units }, { dice: [1] })
  expect(eventArgs(match, 'panic.held')).toEqual([{ unit: 'Friend' }])
  expect(unit(match, 'Friend').disorganized).not.toBeNull()
})

test('MI-ROUT-09 a unit contacted before its rout move is hit in the rear and cannot move until the next step 1', () => {
  // Seat 1 routs; seat 0 moves up in its first half move; in the countermove the unit stays.
  const fleeing = legion('Runner', 1, 1200, 840, { routing: ['Rest'] })
  const match = halfMove([legion('Hunter', 0, 1200, 900), fleeing, ...rest])
  order(match, 'Hunter', [ahead(75)])
  expect(match.state.contacts).toMatchObject([{ side: 'rear' }])
  // It also runs from the unit that caught it.
  const from = ['Rest', 'Hunter'].map((name) => unit(match, name).id)
  expect(unit(match, 'Runner').rout).toMatchObject({ caught: true, from })
  end(match)
  expect(match.state.step).toBe(5)
  expect(eventArgs(match, 'runs')).toEqual([])
  expect(unit(match, 'Runner').fate).toBe('routing')
})

test('MI-ROUT-11 routing units ignore the command distance', () => {
  const dritlan = { name: 'Dritlán', seat: 0, at: [2000, 1100], office: 'dritlan' }
  expect(unit(running([runner(), foe(), dritlan]), 'Runner').fate).toBe('routed')
})

test('MI-ROUT-12 under Pleasures it cannot run', () => {
  const match = running([runner({ enchantments: [{ kind: 'pleasures', turns: 1 }] }), foe()])
  expect(unit(match, 'Runner').fate).toBe('routing')
  expect(eventArgs(match, 'runs')).toEqual([])
})

test('MI-LEADER-05 MI-LEADER-16 MI-LEADER-28 MI-MAGE-06 leaders and magic users with a routing legion are carried off and lost', () => {
  const dritlan = { name: 'Dritlán', seat: 0, at: [1200, 820], office: 'dritlan', with: 'Runner' }
  const kerdu = { name: 'Kérdu', seat: 0, at: [1260, 820], office: 'kerdu', with: 'Runner' }
  const mage = { name: 'Mage', seat: 0, at: [1140, 820], office: 'attackMage', with: 'Runner' }
  const match = running([runner(), foe(), dritlan, kerdu, mage])
  for (const name of ['Dritlán', 'Kérdu', 'Mage'])
    expect({ name, fate: unit(match, name).fate }).toEqual({ name, fate: 'lost' })
  expect(match.state.huitsanyal[0]).toMatchObject({ commander: null, lostOn: 1 })
})

test('MI-LEADER-26 a leader with a legion that surrenders in contact is captured; with one destroyed out of contact the leader stands alone', () => {
  const dritlan = { name: 'Dritlán', seat: 0, at: [1200, 820], office: 'dritlan', with: 'Runner' }
  const behind = legion('Behind', 1, 1200, 900, { facing: 'north' })
  const match = running([runner(), legion('Enemy', 1, 1200, 800), dritlan, behind])
  expect(unit(match, 'Runner').fate).toBe('surrendered')
  expect(unit(match, 'Dritlán').fate).toBe('lost')
})

/** Gets the distance a unit ran, in millimetres. */
function flight(match: Scene): number[] {
  const [from, to] = match.events.find(({ type }) => type === 'runs')!.paths![0]!.points
  return [to![0] - from![0], to![1] - from![1]].map((way) => Math.round(way / 100))
}

test('MI-ROUT-02 if the directions from several enemies cancel out, it runs towards its own edge', () => {
  const between = (seat: 0 | 1) => {
    const foes = [
      legion('West', seat === 0 ? 1 : 0, 900, 610, { facing: 'east' }),
      legion('East', seat === 0 ? 1 : 0, 1500, 610, { facing: 'west' }),
    ]
    const own = legion('Runner', seat, 1200, seat === 0 ? 600 : 620, { routing: ['West', 'East'] })
    return flight(running([own, ...foes]))
  }
  expect({ 0: between(0), 1: between(1) }).toEqual({ 0: [0, 100], 1: [0, -100] })
})

test('MI-ROUT-02 the nearest enemy legion counts, not the first in the list', () => {
  const kerdu = { name: 'Kérdu', seat: 1, at: [1200, 760], office: 'kerdu' }
  const match = running([
    legion('Runner', 0, 1200, 800, { routing: [] }),
    legion('Far', 1, 1200, 300),
    kerdu,
    legion('Near', 1, 1350, 810, { facing: 'west' }),
  ])
  expect(flight(match)[0]).toBeLessThan(-99)
})

test('MI-ROUT-03 units run in the order in which they broke, whatever their place in the army', () => {
  const units = [legion('First', 0, 600, 800), legion('Second', 0, 1600, 800), foe(), ...rest]
  const match = playRule({ step: 1, units }, function* (play) {
    for (const id of [1, 0]) breakUnit(play, play.state.units[id]!, [2], ['MI-PANIC-01'])
    for (let i = 0; i < 2; i++) yield* routStep(play)
  })
  expect(eventArgs(match, 'runs').map(({ unit }) => unit)).toEqual(['Second', 'First'])
})

test('MI-ROUT-03 a unit that breaks in its own movement step runs in the next one', () => {
  const breakIn = (step: number, mover: number) =>
    playRule({ step, mover, units: [legion('Runner', 0, 1200, 800), foe(), ...rest] }, function* (play) {
      breakUnit(play, play.state.units[0]!, [1], ['MI-PANIC-01'])
      yield* []
    }).state.done
  expect(breakIn(3, 0)).toEqual([0])
  expect(breakIn(5, 1)).toEqual([0])
  expect(breakIn(3, 1)).toEqual([])
  expect(breakIn(5, 0)).toEqual([])
  expect(breakIn(9, 0)).toEqual([])
})

test('MI-ROUT-09 a unit caught before its rout move runs in the next step 1', () => {
  const match = playRule({ step: 1, units: [runner(), legion('Enemy', 1, 1200, 800), ...rest] }, function* (play) {
    play.state.units[0]!.rout = { from: [1], order: 0, caught: true, stalled: false }
    yield* routStep(play)
  })
  expect(eventArgs(match, 'runs')).toEqual([{ unit: 'Runner' }])
})

test('MI-ROUT-07 only enemies within 200 mm are near, and command groups do not count', () => {
  const after = (y: number, more: Record<string, Json> = {}) =>
    unit(
      running([runner(), { ...(legion('Enemy', 1, 1200, y) as object), ...more } as Json], { terrain: [stream] }),
      'Runner',
    ).fate
  // Its rear, now its front, stops at the bank: 835 to 855.
  expect({ 635: after(635), 633: after(633) }).toEqual({ 635: 'surrendered', 633: 'routing' })
  expect(after(700, { office: 'kerdu', weapons: [] })).toBe('routing')
})

test('MI-ROUT-08 MI-DISORG-03 units out of its path keep their order, and so do leaders', () => {
  const kerdu = { name: 'Kérdu', seat: 0, at: [1200, 880], office: 'kerdu' }
  const match = running([runner(), foe(), legion('Aside', 0, 1400, 880), legion('Beyond', 0, 1200, 921), kerdu])
  expect(['Aside', 'Beyond', 'Kérdu'].map((name) => unit(match, name).disorganized)).toEqual([null, null, null])
})

test('MI-ROUT-06 MI-SITUATION-07 flyers over its path do not stop it', () => {
  const above = legion('Above', 1, 1200, 900, {
    race: 'hlaka',
    weapons: [],
    armour: 'light',
    figures: 2,
    height: 50,
    facing: 'north',
  })
  expect(unit(running([runner(), foe(), above]), 'Runner').fate).toBe('routed')
})

test('MI-ROUT-08 MI-SITUATION-07 friends in the air above it keep their order', () => {
  const flyers = { race: 'hlaka', weapons: [], armour: 'light', figures: 2 }
  const above = (height: number) => running([runner(), foe(), legion('Above', 0, 1200, 860, { ...flyers, height })])
  expect([50, 0].map((height) => unit(above(height), 'Above').disorganized !== null)).toEqual([false, true])
})

test('MI-PASS-04 MI-CAST-09 a magic user in the path of a rout is marked for the next turn', () => {
  const mage = (x: number, y: number) => ({
    name: 'Mage',
    seat: 0,
    at: [x, y],
    office: 'attackMage',
    spells: [0, 0, 0],
  })
  const passThrough = (x: number, y: number, terrain: Json[] = []) => {
    const units = [runner(), foe(), mage(x, y), ...rest]
    return unit(playRule({ step: 1, units, terrain }, routStep), 'Mage').now.passedThrough
  }
  expect(passThrough(1200, 870)).toBe(true)
  expect(passThrough(1400, 870)).toBe(false)
  expect(passThrough(1200, 940)).toBe(false)
  // A pond in between stops them first.
  const pond = { terrain: 'pond', shape: { box: [1100, 840], size: [200, 10] } }
  expect(passThrough(1200, 870, [pond])).toBe(false)
})

test('MI-ROUT-06 a unit that touches an enemy at the very end of its rout has run into it', () => {
  const flight = (y: number) => {
    const units = [
      legion('Own', 0, 1200, 700, { routing: ['Enemy'] }),
      legion('Enemy', 1, 1200, 600),
      legion('Behind', 1, 1200, y, { facing: 'north', figures: 4 }),
    ]
    return unit(playRule({ step: 1, units }, routStep), 'Own').fate
  }
  // It turns about and runs 100 mm; its ten men are one rank of 20 mm.
  expect({ 820: flight(820), 822: flight(822) }).toEqual({ 820: 'surrendered', 822: 'routed' })
})
