import type { Json } from '@fray/kernel'
import { describe, expect, test } from 'vitest'
import { type Fighter, plain } from '../testing/duel.ts'
import { drawBlood, playFlight } from '../testing/morale.ts'
import {
  combatantNamed,
  eventArgs,
  figure,
  optionKeys,
  placeOf,
  promptId,
  rolledDice,
  type Scene,
  type Script,
} from '../testing/scene.ts'
import { at } from '../testing/shooting.ts'

const bor = plain('Bor', { mov: 4 })

/** Bor at (20, 20) flees to the right, away from (10, 20). */
function fleeEast(
  others: readonly Json[] = [],
  script: Script & { more?: Record<string, Json> } = {},
  who = bor,
): Scene {
  return playFlight(who, [20, 20], [10, 20], others, script)
}

/** How far the first figure ran, in inches to two places. */
function distanceRun(match: Scene): number {
  const points = match.events.find(({ type }) => type === 'flight')?.paths?.[0]?.points ?? []
  let length = 0
  for (let i = 1; i < points.length; i++) {
    const [a, b] = [points[i - 1]!, points[i]!]
    length += Math.hypot(b[0] - a[0], b[1] - a[1])
  }
  return Math.round(length / 25) / 100
}

describe('a flight', () => {
  test('SW-FLEE-01 SW-REACT-08 every flight begins at once and leaves the combatant fleeing', () => {
    const match = fleeEast()
    expect({
      fleeing: combatantNamed(match, 'Bor').fleeing,
      place: placeOf(match, 'Bor'),
      decisionAsked: promptId(match),
    }).toEqual({ fleeing: true, place: [24, 20], decisionAsked: undefined })
  })

  test('SW-FLEE-02 SW-RANDMOVE-05 SW-FLY-01 the distance is MOV, 4 for variable and 3 for clumsy movers, FLY for flyers', () => {
    const run = (movement: string, mov: number) => distanceRun(fleeEast([], {}, plain('Bor', { movement, mov })))
    expect({
      fixedRun: run('fixed', 6),
      variableRun: run('variable', 4),
      clumsyRun: run('clumsy', 3),
      flyingRun: run('flying', 5),
    }).toEqual({ fixedRun: 6, variableRun: 4, clumsyRun: 3, flyingRun: 5 })
  })

  test('SW-FLEE-02 SW-CONSUMABLE-31 a change of MOV changes the distance, the weather does not', () => {
    const quick = plain('Bor', { mov: 4 }, { effects: [{ ability: 'speed', until: 'round', amount: 1 }] })
    expect(distanceRun(fleeEast([], {}, quick))).toBe(5)
    expect(distanceRun(fleeEast([], { more: { weather: 'suffocating' } }))).toBe(4)
  })

  test('SW-FLEE-03 SW-TRAP-07 SW-SCENERY-11 dense scenery and defence areas neither slow nor stop it', () => {
    const wood: Json = { type: 'wood', density: 'dense', diameter: 3, x: 22, y: 20 }
    const guard = at(plain('Ana'), 0, 22, 22)
    const match = fleeEast([guard], { more: { scenery: [wood], round: 1 } })
    expect({ place: placeOf(match, 'Bor'), decisionAsked: promptId(match) }).toEqual({
      place: [24, 20],
      decisionAsked: undefined,
    })
  })

  test('SW-FLEE-04 it leads straight away from the cause, through its own centre', () => {
    const match = playFlight(plain('Bor', { mov: 5 }), [20, 20], [17, 16])
    expect(placeOf(match, 'Bor')).toEqual([23, 24])
  })

  test('SW-FLEE-04 EX-SW-245 after blood a Postman flees from a Goat Man, and a Hedgehog Girl from a Shaman', () => {
    const bare = { abilities: [], weapons: [], dex: 2, str: 2, fur: null, pow: null }
    const tame = (id: string): Fighter => [id, { profile: { ...bare, conMundane: 4 } }]
    for (const [winner, loser, name] of [
      ['goat-man', 'postman', 'Postman'],
      ['shaman', 'hedgehog-girl', 'Hedgehog Girl'],
    ] as const) {
      const match = drawBlood(tame(winner), tame(loser), { dice: [1], answers: ['let-go'] })
      expect({ fleeing: combatantNamed(match, name).fleeing, place: placeOf(match, name) }).toEqual({
        fleeing: true,
        place: [25.2, 20],
      })
    }
  })

  test('SW-FLEE-05 enemies in contact at the start do not trap it if it gets away from them', () => {
    const match = fleeEast([at(plain('Ana'), 0, 18.8, 20), at(plain('Cid'), 0, 20, 18.8)])
    expect({ status: combatantNamed(match, 'Bor').status, place: placeOf(match, 'Bor') }).toEqual({
      status: 'standing',
      place: [24, 20],
    })
  })

  test('SW-FLEE-05 enemies whose bases it would run over trap it', () => {
    const match = fleeEast([at(plain('Cid'), 0, 21.2, 20)])
    expect(eventArgs(match, 'trapped')).toEqual([{ fleeing: 'Bor' }])
  })

  test('SW-FLEE-05 SW-TRAP-01 an enemy still in contact at the end of its run traps it', () => {
    const wall: Json = {
      type: 'hill',
      features: [],
      density: 'impassable',
      height: 5,
      outline: [
        [20.6, 15],
        [21, 15],
        [21, 25],
        [20.6, 25],
      ],
    }
    const beside = [at(plain('Cid'), 0, 20, 18.8), at(plain('Dan'), 0, 20, 21.2)]
    const match = fleeEast(beside, { more: { scenery: [wall] } })
    expect({ trappedCount: eventArgs(match, 'trapped').length, place: placeOf(match, 'Bor') }).toEqual({
      trappedCount: 1,
      place: [20, 20],
    })
  })

  test('SW-FLEE-08 SW-TRAP-06 at the edge it leaves the table, even on the first flight, without dying', () => {
    const match = playFlight(bor, [37, 20], [10, 20])
    expect({
      status: combatantNamed(match, 'Bor').status,
      fledOffCount: eventArgs(match, 'fled-off').length,
      slainCount: eventArgs(match, 'slain').length,
    }).toEqual({ status: 'fled', fledOffCount: 1, slainCount: 0 })
    expect(match.events.flatMap(({ removes = [] }) => removes)).toEqual([combatantNamed(match, 'Bor').id])
  })

  test('SW-FLEE-08 the edge is reached when the base touches it', () => {
    expect(combatantNamed(playFlight(bor, [35.4, 20], [10, 20]), 'Bor').status).toBe('fled')
    expect(combatantNamed(playFlight(bor, [35.39, 20], [10, 20]), 'Bor').status).toBe('standing')
  })

  test('SW-FLEE-08 a combatant at the edge that flees inward or along it stays on the table', () => {
    expect(placeOf(playFlight(bor, [39.4, 20], [39.8, 20]), 'Bor')).toEqual([35.4, 20])
    expect(placeOf(playFlight(bor, [39.4, 20], [39.4, 10]), 'Bor')).toEqual([39.4, 24])
  })

  test('SW-FLEE-08 SW-ORDER-05 SW-MORALE-24 a leader that leaves takes the orders along and shakes nobody', () => {
    const leader = plain('Bor', { rank: 'leader', mov: 4 })
    const match = playFlight(leader, [37, 20], [10, 20], [at(plain('Cid'), 1, 10, 30)], { more: { orders: [0, 3] } })
    expect({ orders: match.state.bands[1]!.orders, rollsMade: rolledDice(match) }).toEqual({ orders: 0, rollsMade: [] })
  })

  test('SW-FLEE-09 SW-TRAP-02 an enemy in its path traps it', () => {
    const match = fleeEast([at(plain('Ana'), 0, 23, 20.5)])
    expect(eventArgs(match, 'trapped')).toEqual([{ fleeing: 'Bor' }])
    expect(combatantNamed(match, 'Bor').status).toBe('dead')
  })

  test('SW-FLEE-09 SW-BASE-04 an enemy it only touches in passing or at the end also traps it', () => {
    expect(eventArgs(fleeEast([at(plain('Ana'), 0, 22, 21.2)]), 'trapped').length).toBe(1)
    expect(eventArgs(fleeEast([at(plain('Ana'), 0, 25.2, 20)]), 'trapped').length).toBe(1)
    expect(eventArgs(fleeEast([at(plain('Ana'), 0, 22, 21.22)]), 'trapped').length).toBe(0)
  })

  test('SW-RACE-74 it runs through an ephemeral friend, but does not end on it', () => {
    const ash = (x: number) => figure('ash', 1, x, 20)
    expect(placeOf(fleeEast([ash(22)]), 'Bor')).toEqual([24, 20])
    expect(placeOf(fleeEast([ash(24.5)]), 'Bor')[0]).toBeCloseTo(23.3, 1)
  })

  test('SW-WOUND-16 an ephemeral enemy in its path is destroyed and does not trap it', () => {
    const match = fleeEast([figure('ash', 0, 22, 20)])
    expect({ slain: eventArgs(match, 'slain'), place: placeOf(match, 'Bor') }).toEqual({
      slain: [{ victim: 'Ash' }],
      place: [24, 20],
    })
  })

  test('SW-FLEE-19 a combatant that is already fleeing does not run again', () => {
    const match = fleeEast([], {}, plain('Bor', { mov: 4 }, { fleeing: true }))
    expect({ place: placeOf(match, 'Bor'), flight: eventArgs(match, 'flight') }).toEqual({
      place: [20, 20],
      flight: [],
    })
  })

  test('SW-DEFAREA-10 a combatant that flees in the enemy round loses its area until its own next round', () => {
    expect(combatantNamed(fleeEast([], { more: { round: 0 } }), 'Bor').areaLost).toBe(true)
    expect(combatantNamed(fleeEast([], { more: { round: 1 } }), 'Bor').areaLost).toBe(false)
  })

  test('SW-FLEE-17 SW-SPELL-08 a sorcerer’s gems leave the pool at once, and only once', () => {
    const match = fleeEast([], { more: { gems: [0, 5] } }, plain('Bor', { mov: 4, pow: 3 }))
    expect(match.state.sides[1].gems).toBe(2)
  })

  test('SW-FLEE-18 a state does not prevent the first flight', () => {
    expect(placeOf(fleeEast([], {}, plain('Bor', { mov: 4 }, { states: ['stunned', 'paralysed'] })), 'Bor')).toEqual([
      24, 20,
    ])
  })

  test('SW-FLEE-08 SW-SPELL-41 only the spells of the combatant that leaves the table end', () => {
    const lasting = (source: string): Json => ({ ability: 'terrifying-countenance', until: 'latent', source })
    const friend = (name: string, source: string) =>
      at(plain(name, {}, { effects: [lasting(source)] }), 1, 5, 5 + name.length * 2)
    const others = [friend('Eik', 'Bor'), friend('Gunn', 'Eik')]
    const match = playFlight(plain('Bor', { mov: 8 }), [36, 20], [10, 20], others)
    expect(eventArgs(match, 'fled-off')).toEqual([{ fleeing: 'Bor' }])
    expect({
      Eik: combatantNamed(match, 'Eik').effects.length,
      Gunn: combatantNamed(match, 'Gunn').effects.length,
    }).toEqual({
      Eik: 0,
      Gunn: 1,
    })
  })

  test('SW-SCENERY-33 from an upper floor it first comes down, at 2″ a floor', () => {
    const tower: Json = {
      ...{
        type: 'tower',
        floors: 3,
        outline: [
          [17, 17],
          [23, 17],
          [23, 23],
          [17, 23],
        ],
      },
      openings: [{ kind: 'door', from: [23, 18], to: [23, 22] }],
    }
    const high = plain('Bor', { mov: 5 }, { floor: 1 })
    const match = fleeEast([], { more: { scenery: [tower] } }, high)
    expect({ floor: combatantNamed(match, 'Bor').floor, place: placeOf(match, 'Bor') }).toEqual({
      floor: 0,
      place: [23, 20],
    })
  })

  describe('SW-SCENERY-33 it takes the stairs down', () => {
    const tower: Json = { type: 'tower', x: 20, y: 20, length: 6, width: 6, floors: 3 }
    const from = (floor: number, mov: number, others: readonly Json[] = [], profile: Record<string, Json> = {}) => {
      const match = fleeEast(others, { more: { scenery: [tower] } }, plain('Bor', { mov, ...profile }, { floor }))
      return { floor: combatantNamed(match, 'Bor').floor, place: placeOf(match, 'Bor') }
    }

    test('SW-SCENERY-33 it comes down floor by floor, as far as its movement lasts', () => {
      expect(from(2, 4)).toEqual({ floor: 0, place: [20, 20] })
      // The third inch does not pay for the second flight of stairs: it runs on where it is.
      expect(from(2, 3)).toEqual({ floor: 1, place: [21, 20] })
      expect(from(1, 1)).toEqual({ floor: 1, place: [21, 20] })
    })

    test('SW-SCENERY-33 SW-BASE-05 it does not come down onto another base', () => {
      const below = (floor: number) => [at(plain('Eik', {}, { floor }), 1, 20, 20)]
      expect(from(1, 2, below(0))).toEqual({ floor: 1, place: [22, 20] })
      expect(from(2, 3, below(0))).toEqual({ floor: 1, place: [21, 20] })
      expect(from(2, 2, below(1))).toEqual({ floor: 2, place: [22, 20] })
      // Somebody above is in nobody's way.
      expect(from(1, 2, below(2))).toEqual({ floor: 0, place: [20, 20] })
    })

    test('SW-SCENERY-33 SW-FLY-10 a flyer also comes down, and stays on a floor it cannot leave', () => {
      const flying = { movement: 'flying' }
      expect(from(1, 8, [at(plain('Eik'), 1, 20, 20)], flying)).toEqual({ floor: 1, place: [20, 20] })
    })
  })
})

describe('obstacles', () => {
  const friend = at(plain('Eik'), 1, 22, 20)

  test('SW-FLEE-10 it runs up to a friend and passes it on the side its owner chooses, within its distance', () => {
    const asking = fleeEast([friend])
    expect({
      decisionAsked: promptId(asking),
      seat: asking.pending[0]?.seat,
      optionsOffered: optionKeys(asking),
    }).toEqual({ decisionAsked: 'ask.skirt', seat: 1, optionsOffered: ['left', 'right'] })
    const left = fleeEast([friend], { answers: ['left'] })
    const right = fleeEast([friend], { answers: ['right'] })
    expect(distanceRun(left)).toBeCloseTo(4, 1)
    const [x, y] = placeOf(left, 'Bor')
    expect({ x, y }).toEqual({ x, y: 18.8 })
    expect(placeOf(right, 'Bor')).toEqual([x, 21.2])
    // 0.8 up to the friend, a quarter of a circle of 1.2 round it, and the rest straight on.
    expect(x).toBeCloseTo(22 + (4 - 0.8 - (Math.PI / 2) * 1.2), 1)
  })

  test('SW-FLEE-10 SW-FLEE-03 it goes round impassable pieces and crosses others', () => {
    const rock = (density: string): Json => ({ type: 'hill', features: [], density, diameter: 1.2, x: 22, y: 20 })
    expect(promptId(fleeEast([], { more: { scenery: [rock('impassable')] } }))).toBe('ask.skirt')
    expect(placeOf(fleeEast([], { more: { scenery: [rock('dense')] } }), 'Bor')).toEqual([24, 20])
  })

  test('SW-FLEE-03 lava, deep water for plate armour, and walls are impassable to it', () => {
    const pool = (type: string): Json => ({
      type,
      outline: [
        [21.5, 19],
        [22.5, 19],
        [22.5, 21],
        [21.5, 21],
      ],
    })
    const through = (fighter: Fighter, piece: Json) => promptId(fleeEast([], { more: { scenery: [piece] } }, fighter))
    expect(through(bor, pool('shallow-lava'))).toBe('ask.skirt')
    expect(through(plain('Bor', { mov: 4, abilities: ['red-hot'] }), pool('shallow-lava'))).toBeUndefined()
    expect(through(bor, pool('deep-water'))).toBeUndefined()
    expect(through(plain('Bor', { mov: 4, armour: ['plates'] }), pool('deep-water'))).toBe('ask.skirt')
    expect(through(bor, { ...(pool('house') as object), openings: [] } as Json)).toBe('ask.skirt')
  })

  test('SW-FLEE-10 SW-FLEE-02 EX-SW-249 a Rider goes round an impassable piece, 4″ in all', () => {
    const rock: Json = { type: 'hill', features: [], density: 'impassable', diameter: 2, x: 22.5, y: 20 }
    const match = fleeEast([], { answers: ['right'], more: { scenery: [rock] } }, ['rider', { name: 'Bor' }])
    expect(distanceRun(match)).toBeCloseTo(4, 1)
    expect(placeOf(match, 'Bor')[1]).toBeGreaterThan(20.8)
  })

  test('SW-FLEE-10 a side on which it would touch an enemy is not offered', () => {
    const match = fleeEast([friend, at(plain('Ana'), 0, 21.2, 21.8)])
    expect(promptId(match)).toBeUndefined()
    expect(placeOf(match, 'Bor')[1]).toBe(18.8)
    expect(combatantNamed(match, 'Bor').status).toBe('standing')
  })

  test('SW-FLEE-11 with enemies on both sides it stops beside the friend', () => {
    const match = fleeEast([friend, at(plain('Ana'), 0, 21.2, 21.8), at(plain('Cid'), 0, 21.2, 18.2)])
    expect({
      decisionAsked: promptId(match),
      place: placeOf(match, 'Bor'),
      status: combatantNamed(match, 'Bor').status,
    }).toEqual({ decisionAsked: undefined, place: [20.8, 20], status: 'standing' })
  })

  test('SW-FLEE-11 it also stops beside an impassable piece', () => {
    const rock: Json = { type: 'hill', features: [], density: 'impassable', diameter: 1.2, x: 22, y: 20 }
    const enemies = [at(plain('Ana'), 0, 21.2, 21.8), at(plain('Cid'), 0, 21.2, 18.2)]
    const match = fleeEast(enemies, { more: { scenery: [rock] } })
    expect({ place: placeOf(match, 'Bor'), status: combatantNamed(match, 'Bor').status }).toEqual({
      place: [20.8, 20],
      status: 'standing',
    })
  })

  test('SW-FLEE-12 it goes round a fight in its path as round an impassable piece, including the enemy in it', () => {
    const fight = [at(plain('Ana'), 0, 22, 20), at(plain('Eik'), 1, 22, 21.2)]
    const asking = fleeEast(fight)
    expect({ decisionAsked: promptId(asking), status: combatantNamed(asking, 'Bor').status }).toEqual({
      decisionAsked: 'ask.skirt',
      status: 'standing',
    })
    const match = fleeEast(fight, { answers: ['left'] })
    expect({ status: combatantNamed(match, 'Bor').status, trappedCount: eventArgs(match, 'trapped').length }).toEqual({
      status: 'standing',
      trappedCount: 0,
    })
    const long = fleeEast(fight, { answers: ['right'] }, plain('Bor', { mov: 8 }))
    expect(combatantNamed(long, 'Bor').status).toBe('standing')
    expect(placeOf(long, 'Bor')[1]).toBe(22.4)
  })

  test('SW-FLEE-12 it does not come into contact with an enemy in the fight when it stops beside it', () => {
    const match = fleeEast(
      [at(plain('Ana'), 0, 22, 20), at(plain('Eik'), 1, 23.2, 20)],
      { answers: ['left'] },
      plain('Bor', { mov: 1 }),
    )
    expect({ status: combatantNamed(match, 'Bor').status, trappedCount: eventArgs(match, 'trapped').length }).toEqual({
      status: 'standing',
      trappedCount: 0,
    })
  })

  test('SW-FLEE-10 it goes round a piece with corners on the chosen side, in any direction', () => {
    // A rock of 2 by 2 inches, two inches before Bor, who flees in each of four directions.
    for (const [dx, dy] of [
      [1, 0],
      [0, 1],
      [-1, 0],
      [0, -1],
    ] as const) {
      const [x, y] = [20 + 2.6 * dx, 20 + 2.6 * dy]
      const outline = [
        [x - 1, y - 1],
        [x + 1, y - 1],
        [x + 1, y + 1],
        [x - 1, y + 1],
      ]
      const rock: Json = { type: 'hill', features: [], density: 'impassable', outline }
      const end = (side: string) => {
        const others = { answers: [side], more: { scenery: [rock] } }
        const match = playFlight(plain('Bor', { mov: 8 }), [20, 20], [20 - 10 * dx, 20 - 10 * dy], [], others)
        const [toX, toY] = placeOf(match, 'Bor')
        expect(distanceRun(match)).toBeCloseTo(8, 1)
        // How far on, and how far to the right of where it ran.
        return [(toX - 20) * dx + (toY - 20) * dy, (toY - 20) * dx - (toX - 20) * dy].map((far) => far.toFixed(1))
      }
      const [left, right] = [end('left'), end('right')]
      expect(left[1]).toBe('-1.6')
      expect(right[1]).toBe('1.6')
      expect(left[0]).toEqual(right[0])
    }
  })

  test('SW-FLEE-10 SW-FLEE-08 an edge out of its distance does not let it leave the table', () => {
    // Round Eik, who stands close to the right edge, Bor has half an inch left.
    const beside = (mov: number) =>
      playFlight(plain('Bor', { mov }), [34, 20], [24, 20], [at(plain('Eik'), 1, 36, 20)], { answers: ['left'] })
    expect({ 4: combatantNamed(beside(4), 'Bor').status, 9: combatantNamed(beside(9), 'Bor').status }).toEqual({
      4: 'standing',
      9: 'fled',
    })
  })

  test('SW-FLEE-10 SW-FLEE-08 a combatant pressed against the edge by an obstacle leaves the table', () => {
    const along = (side: string) =>
      playFlight(bor, [20, 38.6], [10, 38.6], [at(plain('Eik'), 1, 22, 38.6)], { answers: [side] })
    expect({
      right: combatantNamed(along('right'), 'Bor').status,
      left: combatantNamed(along('left'), 'Bor').status,
    }).toEqual({
      right: 'fled',
      left: 'standing',
    })
  })

  test('SW-FLEE-10 SW-BASE-05 it goes round a line of friends without a gap for its base as round one', () => {
    const line = [at(plain('Eik'), 1, 22, 20), at(plain('Fay'), 1, 22, 18), at(plain('Gus'), 1, 22, 22)]
    const match = fleeEast(line, { answers: ['left'] }, plain('Bor', { mov: 9 }))
    expect(placeOf(match, 'Bor')[1]).toBe(16.8)
  })

  test('SW-SCENERY-18 it stops short of a hedge it cannot end on', () => {
    const hedge: Json = { type: 'hedge', from: [24, 18], to: [24, 22] }
    const match = fleeEast([], { more: { scenery: [hedge] } })
    expect(placeOf(match, 'Bor')[0]).toBeCloseTo(23.4, 1)
  })
})

describe('fleeing flyers', () => {
  const flyer = plain('Bor', { mov: 4, movement: 'flying' })

  test('SW-FLY-10 they pass over friends, enemies and impassable pieces', () => {
    const rock: Json = { type: 'hill', features: [], density: 'impassable', diameter: 1, x: 21.5, y: 20 }
    const match = fleeEast([at(plain('Ana'), 0, 22.3, 20)], { more: { scenery: [rock] } }, flyer)
    expect({ place: placeOf(match, 'Bor'), status: combatantNamed(match, 'Bor').status }).toEqual({
      place: [24, 20],
      status: 'standing',
    })
  })

  test('SW-FLY-10 they are trapped only at the end of the flight', () => {
    expect(eventArgs(fleeEast([at(plain('Ana'), 0, 24, 21.2)], {}, flyer), 'trapped').length).toBe(1)
    expect(eventArgs(fleeEast([at(plain('Ana'), 0, 22, 21.2)], {}, flyer), 'trapped').length).toBe(0)
  })

  test('SW-FLY-10 SW-FLEE-08 a flyer leaves the table when its base touches the edge', () => {
    expect(combatantNamed(playFlight(flyer, [35.4, 20], [10, 20]), 'Bor').status).toBe('fled')
    expect(combatantNamed(playFlight(flyer, [35.39, 20], [10, 20]), 'Bor').status).toBe('standing')
  })

  test('SW-FLY-10 they stop before a base or a piece on which they cannot end', () => {
    const overFriend = fleeEast([at(plain('Eik'), 1, 24.5, 20)], {}, flyer)
    expect(placeOf(overFriend, 'Bor')[0]).toBeCloseTo(23.3, 1)
    const rock: Json = { type: 'hill', features: [], density: 'impassable', diameter: 2, x: 24.5, y: 20 }
    const overRock = fleeEast([], { more: { scenery: [rock] } }, flyer)
    expect(placeOf(overRock, 'Bor')[0]).toBeCloseTo(22.9, 1)
    const overEnemy = fleeEast([at(plain('Ana'), 0, 24.5, 20)], {}, flyer)
    expect(eventArgs(overEnemy, 'trapped').length).toBe(1)
  })

  test('SW-FLY-10 SW-FLEE-08 they leave the table at the edge', () => {
    expect(combatantNamed(playFlight(flyer, [37, 20], [10, 20]), 'Bor').status).toBe('fled')
  })
})
