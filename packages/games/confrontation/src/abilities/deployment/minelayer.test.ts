import { clone, type Json, Random } from '@fray/kernel'
import { describe, expect, test } from 'vitest'
import { flee } from '../../fear/flight.ts'
import { disguises } from '../../secrets/disguises.ts'
import { determinize, redact } from '../../secrets/secrets.ts'
import { gun } from '../../testing/gun.ts'
import { playRule } from '../../testing/rule.ts'
import {
  eventArgs,
  type FigureDetails,
  facing,
  fighterNamed,
  figure,
  giveAnswers,
  optionKeys,
  path,
  placeOf,
  promptId,
  refusal,
  type Scene,
  scene,
} from '../../testing/scene.ts'
import { turn } from '../../testing/turn.ts'

const MINE = 'minelayer'
const LAYER = { abilities: ['minelayer'] }

/** The gun and Ann, a minelayer that serves it, are deployed in the zone from 10 to 45; Bob is at 80/30 already. */
function deploying(bob: Json = figure('Bob', 1, 80, 30)): Scene {
  const waiting = { status: 'waiting', card: 'Gun' }
  return scene({
    phase: 'deployment',
    figures: [
      gun('Gun', 0, 0, 0, {}, { abilities: ['scout'] }, waiting),
      figure('Ann', 0, 0, 0, LAYER, { ...waiting, serves: 0 }),
      bob,
      figure('Bea', 1, 0, 0, {}, { status: 'waiting' }),
    ],
    piles: [['Gun'], ['Bea']],
    placements: [0, 0],
  } as Json)
}

/** The gun, a Scout, stands at 52/30, its front edge at 53.875. */
const laying = (bob?: Json) => giveAnswers(deploying(bob), path([52, 30]), path([30, 30]), 'use')
const layCounters = (trap: 'first' | 'second') => giveAnswers(laying(), path([50, 30]), path([50, 36]), trap)

const labels = (match: Scene, seat: number) =>
  match.view(seat).zones.flatMap(({ kind, label }) => (kind === 'effect' ? [label.id] : []))

/** Counters of Bob's. */
const counter = (x: 0 | 1, at: [number, number]): Json => ({ kind: MINE, by: 1, at, x })
const TRAP = counter(1, [30, 30])
const DECOY = counter(0, [30, 30])

/** Ann at 20/30 acts, with counters on the ground that belong to Bob, who is far away. */
function acts(
  markers: Json[],
  answers: Json[],
  dice: number[] = [],
  more: Json[] = [],
  ann: FigureDetails = {},
): Scene {
  const figures = [figure('Ann', 0, 20, 30, ann), figure('Bob', 1, 90, 10), ...more]
  return turn(figures, { answers: ['done', ...answers], dice }, { markers })
}

const victims = (match: Scene) => eventArgs(match, 'damage.read').map(({ victim, total }) => [victim, total])

describe('CF-ABIL-68 and CF-TOKEN-02, CF-TOKEN-03 the counters of a minelayer', () => {
  test("CF-ABIL-68 both lie within 20 cm of the minelayer's machine, once all fighters of its card are placed", () => {
    const match = deploying()
    giveAnswers(match, path([43, 30]))
    expect(promptId(match)).toBe('ask.deploy')
    giveAnswers(match, path([30, 30]))
    expect(promptId(match)).toBe('ask.ability')
    giveAnswers(match, 'use')
    // The front edge of the gun is at 44.875.
    expect(refusal(match, path([64.9, 30]))).toBe('refused.too-far CF-ABIL-68')
    giveAnswers(match, path([64.8, 30]), path([50, 36]))
    expect(promptId(match)).toBe('ask.trap')
    giveAnswers(match, 'second')
    expect(match.state.markers).toMatchObject([
      { kind: MINE, by: 1, at: { x: 64_800, y: 30_000 }, x: 0 },
      { kind: MINE, by: 1, at: { x: 50_000, y: 36_000 }, x: 1 },
    ])
    expect(eventArgs(match, 'counter.laid')).toHaveLength(2)
    expect(fighterNamed(match, 'Ann').wounds).toBe(0)
    expect(promptId(match)).toBe('ask.deploy')
  })

  test('CF-ABIL-68 they are optional, the order of deployment does not matter, and without a machine there are none', () => {
    const match = giveAnswers(deploying(), 'first:1', path([30, 30]))
    expect(promptId(match)).toBe('ask.deploy')
    giveAnswers(match, path([43, 30]))
    expect(optionKeys(match)).toEqual(['use', 'no'])
    giveAnswers(match, 'no')
    expect(match.state.markers).toEqual([])
    const alone = scene({
      phase: 'deployment',
      figures: [
        figure('Ann', 0, 0, 0, LAYER, { status: 'waiting' }),
        figure('Bea', 1, 0, 0, {}, { status: 'waiting' }),
      ],
      piles: [['Ann'], ['Bea']],
      placements: [0, 0],
    })
    expect(promptId(giveAnswers(alone, path([30, 30])))).toBe('ask.deploy')
  })

  test('CF-ABIL-68 they lie at least 6 cm from enemies deployed in their zone; an enemy outside it does not count', () => {
    // Bob's zone begins at 75, and so does the base.
    const inZone = laying(figure('Bob', 1, 76.25, 30))
    expect(refusal(inZone, path([69.1, 30]))).toBe('refused.near-enemy CF-ABIL-68')
    expect(refusal(inZone, path([69, 30]))).toBeUndefined()
    const outside = laying(figure('Bob', 1, 76.2, 30))
    expect(refusal(outside, path([69.1, 30]))).toBeUndefined()
  })

  test('CF-TOKEN-02 and CF-TOKEN-03 only their owner knows which is which, not even an onlooker', () => {
    const [one, two] = [layCounters('first'), layCounters('second')]
    expect(labels(one, 0)).toEqual(['counter.trap', 'counter.decoy'])
    expect(labels(two, 0)).toEqual(['counter.decoy', 'counter.trap'])
    for (const seat of [1, undefined]) {
      const seen = [one, two].map((match) => {
        const state = clone(match.state)
        redact(state, seat)
        return JSON.stringify(state)
      })
      expect(seen[0]).toBe(seen[1])
    }
    expect(JSON.stringify(one.view(1))).toBe(JSON.stringify(two.view(1)))
    expect(labels(one, 1)).toEqual(['counter.face-down', 'counter.face-down'])
  })

  test('CF-TOKEN-02 other players take either of the two for the trap, never both or neither', () => {
    const { state } = layCounters('first')
    for (const imagine of [determinize, disguises.disguise]) {
      const seen = new Set<string>()
      for (let i = 0; i < 20; i++) {
        const other = clone(state)
        imagine(other, 1, Random.fromSeed(`counters ${i}`))
        seen.add(JSON.stringify(other.markers!.map(({ x }) => x)))
        redact(other, 1)
        const plain = clone(state)
        redact(plain, 1)
        expect(other).toEqual(plain)
      }
      expect([...seen].sort()).toEqual(['[0,1]', '[1,0]'])
      const own = clone(state)
      imagine(own, 0, Random.fromSeed('own'))
      expect(own.markers).toEqual(state.markers)
    }
  })

  test('CF-TOKEN-02 turning one over tells everybody what the other is', () => {
    const match = acts([DECOY, counter(1, [90, 50])], ['0:walk', path([29, 30]), 'finish'])
    expect(labels(match, 0)).toEqual(['counter.trap'])
  })
})

describe('CF-ABIL-68 the effect of the counters', () => {
  test('CF-TOKEN-03 a decoy is turned over at 5 cm and has no effect', () => {
    const match = acts([DECOY], ['0:walk', path([23.75, 30]), 'finish'])
    expect(eventArgs(match, 'counter.decoy-turned')).toEqual([{ fighter: 'Ann' }])
    expect(match.state.markers).toEqual([])
    expect(victims(match)).toEqual([])
    expect(placeOf(match, 'Ann')).toEqual([23.75, 30])
    // Not at more than 5 cm.
    const far = acts([DECOY], ['0:walk', path([23.7, 30])])
    expect(far.state.markers).toHaveLength(1)
  })

  test('CF-TOKEN-02 a trap hits everybody whose base is partly within 10 cm with STR 6, friend or enemy of its owner', () => {
    const others = [
      figure('Amy', 0, 30, 41.2),
      figure('Abe', 0, 30, 18.7),
      figure('Bea', 1, 38, 30),
      figure('Fay', 0, 33, 30, { flight: 20, abilities: ['flight'] }, { level: 1 }),
    ]
    const match = acts([TRAP], ['0:walk', path([25, 30]), 'finish'], [2, 1, 2, 1, 2, 1], others)
    // 2 + STR 6 - RES 5; Abe stands 10.05 cm away.
    expect(victims(match)).toEqual([
      ['Ann', 3],
      ['Bea', 3],
      ['Amy', 3],
    ])
    expect(eventArgs(match, 'counter.trap-sprung')).toEqual([{ fighter: 'Ann' }])
    expect(match.state.markers).toEqual([])
  })

  test('CF-ABIL-68 a trap interrupts a move: the mover is hit where it is then, and may go on', () => {
    const run = ['0:run', path([38, 31])]
    // The fighter ends beyond the trap's reach and is hit all the same.
    const trap = counter(1, [24, 36])
    const match = acts([trap], [...run, 'finish'], [2, 1])
    expect(victims(match)).toEqual([['Ann', 3]])
    expect(placeOf(match, 'Ann')).toEqual([38, 31])
    const stays = acts([TRAP], [...run, 'halt'], [2, 1])
    const [x, y] = placeOf(stays, 'Ann')
    expect(x > 23 && x < 24).toBe(true)
    expect(y > 30 && y < 31).toBe(true)
  })

  test('CF-ABIL-68 a mover also stops 5 cm from a trap round a corner, facing the way it goes', () => {
    const match = acts([counter(1, [33, 34])], ['0:run', path([20, 32], [20, 34], [34, 34]), 'halt'], [2, 1])
    expect(placeOf(match, 'Ann')).toEqual([26.75, 34])
    expect(facing(match, 'Ann')).toBe('east')
    const [moved] = match.events.filter(({ type }) => type === 'moved.run')
    expect(moved?.paths).toEqual([
      {
        figure: 0,
        points: [
          [20000, 30000],
          [20000, 32000],
          [20000, 34000],
          [26750, 34000],
        ],
      },
    ])
  })

  test('CF-ABIL-68 a fighter killed by a trap does not finish its movement', () => {
    const match = acts([TRAP], ['0:run', path([38, 31])], [6, 6])
    expect(fighterNamed(match, 'Ann').status).toBe('eliminated')
    expect(eventArgs(match, 'moved.run')).toEqual([])
  })

  test('CF-ABIL-68 a movement that begins within 5 cm turns the counter over, turning on the spot does not', () => {
    const beside = counter(0, [24, 30])
    const turned = acts([beside], ['0:walk', { path: [], facing: { x: 0, y: 1 } }])
    expect(turned.state.markers).toHaveLength(1)
    const leaving = acts([beside], ['0:walk', path([12, 30]), 'finish'])
    expect(leaving.state.markers).toEqual([])
  })

  test('CF-ABIL-68 several counters are turned over one after another, the nearest on the way first', () => {
    const second = counter(0, [36, 30])
    const match = acts([second, TRAP], ['0:run', path([38, 30]), 'finish', 'finish'], [2, 1])
    const types = match.events.map(({ type }) => type).filter((type) => type.startsWith('counter.'))
    expect(types).toEqual(['counter.trap-sprung', 'counter.decoy-turned'])
    const halts = acts([second, TRAP], ['0:run', path([38, 30]), 'halt'], [2, 1])
    expect(halts.state.markers).toMatchObject([{ at: { x: 36_000 } }])
  })

  test('CF-ABIL-68 a flyer turns nothing over, unless it dives down beside the counter', () => {
    const flyer = { flight: 20, abilities: ['flight'] }
    const figures = [figure('Ann', 0, 20, 30, flyer, { level: 1 }), figure('Bob', 1, 40, 30, { cou: 9 })]
    const over = turn(figures, { answers: ['done', '0:walk', 'same', path([30, 30])] }, { markers: [DECOY] })
    expect(over.state.markers).toHaveLength(1)
    const markers = [DECOY, counter(0, [38, 34])]
    const dived = turn(figures, { answers: ['0:dive:1', { to: [37.5, 30] }] }, { markers })
    expect(dived.state.markers).toMatchObject([{ at: { x: 30_000 } }])
  })

  test('CF-ABIL-68 a trap interrupts an assailant before contact', () => {
    const bob = figure('Bob', 1, 37, 30)
    const charge = (dice: number[]) =>
      turn([figure('Ann', 0, 20, 30), bob], { answers: ['0:charge:1', { to: [34.5, 30] }], dice }, { markers: [TRAP] })
    const killed = charge([6, 6, 2, 1])
    expect(fighterNamed(killed, 'Ann').status).toBe('eliminated')
    expect(fighterNamed(killed, 'Bob').assaulted).toBe(false)
    // A double 6 kills whatever the table says; Bob is hit in place.
    expect(fighterNamed(killed, 'Bob').chargePenalty).toBe(false)
    expect(victims(killed)).toEqual([['Bob', 3]])
    const alive = charge([2, 1, 2, 1])
    expect(placeOf(alive, 'Ann')).toEqual([34.5, 30])
    expect(fighterNamed(alive, 'Bob').chargePenalty).toBe(true)
  })

  test('CF-ABIL-68, CF-COURAGE-13 a trap interrupts an assailant on its way to the place of a target that fled', () => {
    const fleeFromAnn = (dice: number[], ann: FigureDetails = {}, answer = '0:charge:1', more: FigureDetails = {}) =>
      turn(
        [figure('Ann', 0, 20, 30, { fear: 7, mov: 15, ...ann }, more), figure('Bob', 1, 35, 30)],
        { answers: [answer, { to: [32.5, 30] }], dice: [2, ...dice] },
        { markers: [counter(1, [27, 36])] },
      )
    const killed = fleeFromAnn([6, 6])
    expect(fighterNamed(killed, 'Ann').status).toBe('eliminated')
    expect(eventArgs(killed, 'assault.spot')).toEqual([])
    expect(promptId(killed)).not.toBe('ask.target-fled')
    const alive = fleeFromAnn([2, 1])
    expect(placeOf(alive, 'Ann')).toEqual([35, 30])
    expect(promptId(alive)).toBe('ask.target-fled')
    expect(alive.state.markers).toEqual([])
    const diver = fleeFromAnn([], { flight: 15, abilities: ['flight'] }, '0:dive:1', { level: 1 })
    expect(placeOf(diver, 'Ann')).toEqual([35, 30])
    expect(fighterNamed(diver, 'Ann').level).toBe(0)
    expect(diver.state.markers.length).toBe(1)
  })

  test('CF-ABIL-68 a trap interrupts a fleeing fighter too', () => {
    const flees = (dice: number[]) =>
      playRule(
        { figures: [figure('Ann', 0, 50, 30), figure('Bob', 1, 90, 10)], markers: [TRAP] },
        (play) => flee(play, fighterNamed(play, 'Ann'), { x: -1, y: 0 }),
        { dice },
      )
    expect(placeOf(flees([2, 1]), 'Ann')).toEqual([30, 30])
    expect(eventArgs(flees([6, 6]), 'fled')).toEqual([])
  })

  test('CF-ABIL-68 a trap hits a hauled machine where it is then, together with its haulers', () => {
    const figures = [
      gun('Gun', 0, 20, 30, { weight: 1 }, { res: 9 }, { card: 'Ann' }),
      figure('Gil', 0, 16.875, 30, { aim: 3 }, { serves: 0, card: 'Ann' }),
      figure('Bob', 1, 90, 10),
    ]
    const markers = [{ kind: MINE, by: 2, at: [31, 30], x: 1 }]
    const script = { answers: ['done', '0:haul', path([28, 30])], dice: [2, 1, 2, 1] }
    const match = turn(figures, script, { markers })
    // 8 cm off where it started, Gil's base would be out of reach.
    expect(victims(match).map(([name]) => name)).toEqual(['Gun', 'Gil'])
    expect(placeOf(match, 'Gun')).toEqual([28, 30])
  })
})

test('CF-TOKEN-02 which of the two is the trap is asked in secret, their places are public', () => {
  const match = laying()
  expect(match.pending[0]?.secret).not.toBe(true)
  giveAnswers(match, path([50, 30]), path([50, 36]))
  expect(promptId(match)).toBe('ask.trap')
  expect(match.pending[0]?.secret).toBe(true)
})

test('CF-TOKEN-03 a walk that turned over a counter cannot be undone', () => {
  const near = acts([DECOY], ['0:walk', path([23.75, 30])])
  const far = acts([DECOY], ['0:walk', path([23.7, 30])])
  expect(near.undoable).toBe(0)
  expect(far.undoable > 0).toBe(true)
})
