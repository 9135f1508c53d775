import type { Json } from '@fray/kernel'
import { describe, expect, test } from 'vitest'
import type { Play } from '../../state.ts'
import { loadPosition } from '../../testing/rule.ts'
import { combatantNamed, figure } from '../../testing/scene.ts'
import { explainSight, sight, sightToJoin, sightToTarget } from './sight.ts'
import type { SightLevel } from './visibility.ts'

type More = Record<string, Json>

/** A combatant with a base of 30 mm and no abilities of note. */
function guard(name: string, seat: 0 | 1, x: number, y: number, more: More = {}): Json {
  return figure('the-guard', seat, x, y, { name, ...more })
}

function high(height: number): More {
  return { profile: { height } }
}

function setting(figures: readonly Json[], scenery: readonly Json[] = [], more: More = {}): Play {
  return loadPosition({ figures: [...figures], scenery: [...scenery], ...more })
}

function from(play: Play, viewer: string, target: string): SightLevel {
  return sight(play, combatantNamed(play, viewer), combatantNamed(play, target))
}

/** Ann looks at Ben, ten inches to the east. */
const ANN = guard('Ann', 0, 10, 10)
const BEN = guard('Ben', 1, 20, 10)

describe('lines', () => {
  test('SW-SIGHT-01 a combatant sees all round', () => {
    const around = [
      guard('North', 1, 10, 5),
      guard('East', 1, 15, 10),
      guard('South', 1, 10, 15),
      guard('West', 1, 5, 10),
    ]
    const play = setting([ANN, ...around])
    expect(['North', 'East', 'South', 'West'].map((name) => from(play, 'Ann', name))).toEqual(Array(4).fill('full'))
  })

  test('SW-SIGHT-02 sight has no maximum distance', () => {
    const play = setting([guard('Ann', 0, 1, 1), guard('Ben', 1, 199, 1)], [], { table: { width: 200, depth: 40 } })
    expect(from(play, 'Ann', 'Ben')).toBe('full')
  })

  test('SW-SIGHT-03 SW-SUMM-01 lines run from the centre of one base to every point of the other', () => {
    // Bases have a radius of 0.6 inch: Cleo reaches the line from Ann's centre to Ben's rim, but not the line to Ben's
    // centre.
    const rim = setting([ANN, BEN, guard('Cleo', 1, 15, 10.8)])
    expect(from(rim, 'Ann', 'Ben')).toBe('partial')
    // From the rim of Ann's wide base Cleo would hide something; from its centre she does not.
    const wide = guard('Ann', 0, 10, 10, { profile: { baseMm: 60 } })
    const beside = setting([wide, BEN, guard('Cleo', 1, 12, 10.8)])
    expect(from(beside, 'Ann', 'Ben')).toBe('full')
  })
})

describe('changes', () => {
  const between = () => setting([ANN, BEN, guard('Cleo', 1, 15, 10)])

  test('SW-SIGHT-09 a combatant that has stepped aside no longer hides others', () => {
    const play = between()
    expect(from(play, 'Ann', 'Ben')).toBe('none')
    expect(from(play, 'Ann', 'Ben')).toBe('none')
    combatantNamed(play, 'Cleo').at = { x: 0, y: 0 }
    expect(from(play, 'Ann', 'Ben')).toBe('full')
  })

  test('SW-SIGHT-09 SW-WOUND-12 the dead hide nothing', () => {
    const play = between()
    expect(from(play, 'Ann', 'Ben')).toBe('none')
    combatantNamed(play, 'Cleo').status = 'dead'
    expect(from(play, 'Ann', 'Ben')).toBe('full')
  })

  test('SW-SIGHT-09 figures on another table hide nothing', () => {
    expect([between(), setting([ANN, BEN])].map((play) => from(play, 'Ann', 'Ben'))).toEqual(['none', 'full'])
  })
})

describe('width', () => {
  test('SW-SIGHT-07 SW-SIGHT-09 SW-SIGHT-10 friends, enemies and scenery hide alike, and nothing else does', () => {
    expect(from(setting([ANN, BEN]), 'Ann', 'Ben')).toBe('full')
    expect(from(setting([ANN, BEN, guard('Cleo', 1, 15, 10.5)]), 'Ann', 'Ben')).toBe('partial')
    expect(from(setting([ANN, BEN, guard('Cleo', 0, 15, 10.5)]), 'Ann', 'Ben')).toBe('partial')
    expect(from(setting([ANN, BEN], [{ type: 'rubble', x: 15, y: 13.2 }]), 'Ann', 'Ben')).toBe('partial')
    expect(from(setting([ANN, BEN, guard('Behind', 1, 22, 10), guard('Back', 0, 8, 10)]), 'Ann', 'Ben')).toBe('full')
  })

  test('SW-SIGHT-11 SW-SIGHT-15 a combatant wholly hidden by one as tall as both is not seen', () => {
    expect(from(setting([ANN, BEN, guard('Cleo', 1, 15, 10)]), 'Ann', 'Ben')).toBe('none')
    expect(from(setting([ANN, BEN, guard('Cleo', 1, 15, 10, high(3))]), 'Ann', 'Ben')).toBe('none')
  })

  test('SW-SIGHT-08 width comes first: height neither lowers the sight it gives nor raises it to full', () => {
    expect(from(setting([ANN, BEN, guard('Tall', 1, 15, 10.5, high(5))]), 'Ann', 'Ben')).toBe('partial')
    expect(from(setting([ANN, BEN, guard('Low', 1, 15, 10.5, high(1))]), 'Ann', 'Ben')).toBe('partial')
    expect(from(setting([ANN, BEN, guard('Low', 1, 15, 10, high(1))]), 'Ann', 'Ben')).toBe('partial')
  })
})

describe('height', () => {
  test('SW-SIGHT-13 an obstacle lower than both leaves partial sight', () => {
    expect(from(setting([ANN, BEN, guard('Low', 1, 15, 10, high(1))]), 'Ann', 'Ben')).toBe('partial')
  })

  test('SW-SIGHT-14 an obstacle lower than one of the two leaves partial sight both ways', () => {
    const play = setting([ANN, guard('Giant', 1, 20, 10, high(4)), guard('Cleo', 1, 15, 10, high(3))])
    expect(from(play, 'Ann', 'Giant')).toBe('partial')
    expect(from(play, 'Giant', 'Ann')).toBe('partial')
    const level = setting([ANN, guard('Giant', 1, 20, 10, high(4)), guard('Cleo', 1, 15, 10, high(4))])
    expect(from(level, 'Ann', 'Giant')).toBe('none')
    expect(from(level, 'Giant', 'Ann')).toBe('none')
  })

  test('SW-SIGHT-16 of several obstacles only those as high as the taller of the two count', () => {
    const tall = guard('Tall', 1, 15, 10.5, high(3))
    const low = guard('Low', 0, 14, 9.4, high(1))
    expect(from(setting([ANN, BEN, tall, low]), 'Ann', 'Ben')).toBe('partial')
    const both = guard('Low', 0, 14, 9.4, high(2))
    expect(from(setting([ANN, BEN, tall, both]), 'Ann', 'Ben')).toBe('none')
  })

  test('SW-SIGHT-17 sight is mutual at least in part, but the viewer’s place decides full or partial', () => {
    const wide = guard('Wide', 0, 10, 10, { profile: { baseMm: 60 } })
    const screened = setting([wide, BEN, guard('Cleo', 1, 14, 10)])
    expect(from(screened, 'Ben', 'Wide')).toBe('partial')
    expect(from(screened, 'Wide', 'Ben')).toBe('partial')
    const half = setting([wide, BEN, guard('Cleo', 1, 12.1, 11.4)])
    expect(from(half, 'Wide', 'Ben')).toBe('full')
    expect(from(half, 'Ben', 'Wide')).toBe('partial')
  })

  test('SW-SIGHT-28 only the height on the profile counts, not the size of the base or a mount', () => {
    const horse = figure('equestrian-heart', 1, 15, 10, { profile: { height: 1 } })
    expect(from(setting([ANN, BEN, horse]), 'Ann', 'Ben')).toBe('partial')
    expect(from(setting([ANN, BEN, figure('equestrian-heart', 1, 15, 10)]), 'Ann', 'Ben')).toBe('none')
  })

  test('SW-SIGHT-26 flat figures hide nothing', () => {
    expect(from(setting([ANN, BEN, guard('Flat', 1, 15, 10, high(0))]), 'Ann', 'Ben')).toBe('full')
    expect(from(setting([ANN, BEN], [{ type: 'shallow-water', x: 15, y: 10, turn: 90 }]), 'Ann', 'Ben')).toBe('full')
  })
})

describe('flyers', () => {
  const eagle = (x: number, y: number) => figure('eagle-man', 0, x, y, { name: 'Eagle' })
  const wall: Json = { type: 'rubble', x: 15, y: 10, height: 5, density: 'impassable' }

  test('SW-SIGHT-12 SW-FLY-06 a flyer sees and is seen from everywhere', () => {
    const play = setting([eagle(10, 10), BEN, guard('Cleo', 1, 17, 10)], [wall])
    expect(from(play, 'Eagle', 'Ben')).toBe('full')
    expect(from(play, 'Ben', 'Eagle')).toBe('full')
    expect(from(setting([ANN, BEN], [wall]), 'Ann', 'Ben')).toBe('none')
  })

  test('SW-FLY-09 in contact with an enemy a flyer is no longer in the air', () => {
    const play = setting([eagle(10, 10), guard('Foe', 1, 8.8, 10), BEN], [wall])
    expect(from(play, 'Eagle', 'Ben')).toBe('none')
    expect(from(play, 'Ben', 'Eagle')).toBe('none')
    const friends = setting([eagle(10, 10), guard('Friend', 0, 8.8, 10), BEN], [wall])
    expect(from(friends, 'Eagle', 'Ben')).toBe('full')
  })
})

describe('combats', () => {
  const foe = guard('Foe', 0, 20, 11.2)

  test('SW-SIGHT-18 a joiner sees an enemy that is already fighting only in part', () => {
    // The friend who fights Ben stands right between them.
    const play = setting([ANN, BEN, guard('Friend', 0, 18.8, 10)])
    expect(from(play, 'Ann', 'Ben')).toBe('none')
    expect(sightToJoin(play, combatantNamed(play, 'Ann'), combatantNamed(play, 'Ben'))).toBe('partial')
    const open = setting([ANN, BEN, foe])
    expect(sightToJoin(open, combatantNamed(open, 'Ann'), combatantNamed(open, 'Ben'))).toBe('partial')
    const other = setting([ANN, BEN, foe, guard('Cleo', 1, 15, 10)])
    expect(sightToJoin(other, combatantNamed(other, 'Ann'), combatantNamed(other, 'Ben'))).toBe('none')
  })

  test('SW-SIGHT-19 shots and spells cannot see combatants in hand-to-hand combat, friend or enemy', () => {
    const play = setting([ANN, BEN, foe])
    const [ann, ben, friend] = ['Ann', 'Ben', 'Foe'].map((name) => combatantNamed(play, name))
    expect(sightToTarget(play, ann!, ben!)).toBe('none')
    expect(sightToTarget(play, ann!, friend!)).toBe('none')
    expect(sightToTarget(play, ben!, friend!)).toBe('none')
    expect(sightToTarget(play, friend!, ann!)).toBe('full')
  })

  test('SW-SIGHT-12 SW-SIGHT-17 SW-SIGHT-19 neither flight nor mutual sight opens a fight to shots', () => {
    const play = setting([figure('eagle-man', 0, 10, 10, { name: 'Eagle' }), BEN, foe])
    const [eagle, ben] = [combatantNamed(play, 'Eagle'), combatantNamed(play, 'Ben')]
    expect(sightToTarget(play, eagle, ben)).toBe('none')
    expect(sightToTarget(play, ben, eagle)).toBe('full')
  })

  test('SW-SIGHT-20 every member of a combat hides as high as its tallest', () => {
    const small = guard('Small', 1, 15, 10, high(1))
    const big = (x: number) => guard('Big', 0, x, 11.2, high(3))
    expect(from(setting([ANN, BEN, small, big(15)]), 'Ann', 'Ben')).toBe('none')
    expect(from(setting([ANN, BEN, small, big(18)]), 'Ann', 'Ben')).toBe('partial')
    // Connected through a third: Small fights Middle, Middle's other enemy is Big.
    const chain = [small, guard('Middle', 0, 15, 11.2, high(1)), guard('Big', 1, 15, 12.4, high(3))]
    expect(from(setting([ANN, BEN, ...chain]), 'Ann', 'Ben')).toBe('none')
  })
})

describe('scenery', () => {
  const wood = (x: number, more: More = {}): Json => ({ type: 'wood', x, y: 10, ...more })
  const hill = (x: number, more: More = {}): Json => ({ type: 'hill', x, y: 10, ...more })

  test('SW-SIGHT-21 a piece hides with its own height level', () => {
    expect(from(setting([ANN, BEN], [wood(15)]), 'Ann', 'Ben')).toBe('none')
    expect(from(setting([ANN, BEN], [wood(15, { height: 1 })]), 'Ann', 'Ben')).toBe('partial')
    expect(from(setting([ANN, BEN], [{ type: 'hedge', x: 15, y: 10, turn: 90 }]), 'Ann', 'Ben')).toBe('partial')
    const giants = [guard('Ann', 0, 10, 10, high(4)), guard('Ben', 1, 20, 10, high(4))]
    expect(from(setting(giants, [wood(15)]), 'Ann', 'Ben')).toBe('partial')
  })

  test('SW-SIGHT-22 an elevation adds to the height of bases on it and is not itself an obstacle', () => {
    // Ann, small, on a low hill: 1 + 2 = 3, higher than Cleo.
    const small = guard('Ann', 0, 10, 10, high(1))
    const cleo = guard('Cleo', 1, 15, 10)
    expect(from(setting([small, BEN, cleo], [hill(8, { height: 2 })]), 'Ann', 'Ben')).toBe('partial')
    expect(from(setting([small, BEN, cleo], [wood(8, { height: 2 })]), 'Ann', 'Ben')).toBe('none')
    expect(from(setting([small, BEN], [hill(8, { height: 2 })]), 'Ann', 'Ben')).toBe('full')
    // A base that only touches the hill stands on it.
    expect(from(setting([small, BEN, cleo], [hill(5, { height: 2, diameter: 9 })]), 'Ann', 'Ben')).toBe('partial')
    // An obstacle on an elevation is higher too.
    const raised = { type: 'hill', x: 15, y: 10, diameter: 2, height: 2 }
    const tall = guard('Ben', 1, 20, 10, high(3))
    expect(from(setting([ANN, tall, cleo]), 'Ann', 'Ben')).toBe('partial')
    expect(from(setting([ANN, tall, cleo], [raised]), 'Ann', 'Ben')).toBe('none')
  })

  test('SW-SIGHT-23 above colossal a combatant sees and is seen from everywhere, except through walls around the other', () => {
    const screens = [wood(15), { type: 'rubble', x: 17.5, y: 10, diameter: 1, height: 5, density: 'impassable' }]
    const common = setting([ANN, BEN], [hill(7), ...screens])
    expect(from(common, 'Ann', 'Ben')).toBe('full')
    expect(from(common, 'Ben', 'Ann')).toBe('full')
    // 1 + 4 = 5 is still colossal.
    const imp = setting([guard('Ann', 0, 10, 10, high(1)), BEN], [hill(7), wood(15)])
    expect(from(imp, 'Ann', 'Ben')).toBe('partial')
    const house = { type: 'house', x: 20, y: 10 }
    const walled = setting([ANN, guard('Ben', 1, 18.5, 8.7)], [hill(7), house])
    expect(from(walled, 'Ann', 'Ben')).toBe('none')
    // Through the window, one inch wide, Ben shows whole from the middle of the house and in part close behind it.
    expect(from(setting([ANN, BEN], [hill(7), house]), 'Ann', 'Ben')).toBe('full')
    expect(from(setting([ANN, guard('Ben', 1, 18.2, 10)], [hill(7), house]), 'Ann', 'Ben')).toBe('partial')
  })

  test('SW-SIGHT-17 SW-SIGHT-23 sight is also mutual through the openings of a house', () => {
    const house = { type: 'house', x: 20, y: 10 }
    // Ann's centre has no line through the window to Ben in the corner; Ben's line meets the rim of Ann's base.
    const play = setting([guard('Ann', 0, 14.8, 9.5), guard('Ben', 1, 21.4, 8.65)], [hill(12), house])
    expect(from(play, 'Ann', 'Ben')).toBe('partial')
    expect(from(play, 'Ben', 'Ann')).toBe('partial')
    const apart = setting([guard('Ann', 0, 14.8, 8.7), guard('Ben', 1, 21.4, 8.65)], [hill(12), house])
    expect(from(apart, 'Ann', 'Ben')).toBe('none')
    expect(from(apart, 'Ben', 'Ann')).toBe('none')
  })

  test('SW-SIGHT-25 an impassable piece blocks sight whatever the heights', () => {
    const giants = [guard('Ann', 0, 10, 10, high(5)), guard('Ben', 1, 20, 10, high(5))]
    const rock = (y: number): Json => ({ type: 'rubble', x: 15, y, diameter: 3, height: 1, density: 'impassable' })
    expect(from(setting(giants, [rock(10)]), 'Ann', 'Ben')).toBe('none')
    expect(from(setting(giants, [rock(11.5)]), 'Ann', 'Ben')).toBe('partial')
    // Lava is impassable by its feature only.
    const lava: Json = { type: 'deep-lava', x: 15, y: 10, turn: 90, height: 1 }
    expect(from(setting(giants, [lava]), 'Ann', 'Ben')).toBe('partial')
  })

  test('SW-SIGHT-27 a piece hides a target inside it only in part', () => {
    expect(from(setting([ANN, BEN], [wood(20)]), 'Ann', 'Ben')).toBe('partial')
    expect(from(setting([ANN, BEN], [wood(22)]), 'Ann', 'Ben')).toBe('partial')
    expect(from(setting([ANN, BEN], [hill(20, { height: 1 })]), 'Ann', 'Ben')).toBe('full')
    expect(from(setting([ANN, BEN], [{ type: 'shallow-water', x: 22, y: 10 }]), 'Ann', 'Ben')).toBe('full')
    expect(from(setting([ANN, BEN, guard('Cleo', 1, 15, 10)], [wood(20)]), 'Ann', 'Ben')).toBe('none')
  })

  test('SW-SIGHT-27 the viewer’s own piece hides in part if a line runs through it, and not at all if both are in it', () => {
    expect(from(setting([ANN, BEN], [wood(10)]), 'Ann', 'Ben')).toBe('partial')
    // Ann only touches the far edge of the wood, so no line runs through it.
    expect(from(setting([ANN, BEN], [wood(6.6)]), 'Ann', 'Ben')).toBe('full')
    const near = guard('Ben', 1, 12, 10)
    expect(from(setting([ANN, near], [wood(11)]), 'Ann', 'Ben')).toBe('full')
  })

  test('SW-SIGHT-29 a defence area between two hides nothing', () => {
    expect(from(setting([ANN, BEN, guard('Cleo', 1, 15, 11.5)]), 'Ann', 'Ben')).toBe('full')
  })
})

describe('questions', () => {
  test('SW-SIGHT-30 anyone may ask for the level of sight and its causes', () => {
    const play = setting(
      [ANN, BEN, guard('Cleo', 1, 15, 10.5), guard('Dan', 0, 12, 14)],
      [{ type: 'wood', x: 20, y: 13 }],
    )
    const asked = explainSight(play, combatantNamed(play, 'Ann'), combatantNamed(play, 'Ben'))
    expect(asked.level).toBe('partial')
    expect(asked.combatants.map(({ profile }) => profile.name)).toEqual(['Cleo'])
    const wooded = setting([ANN, BEN], [{ type: 'wood', x: 20, y: 13 }])
    const inside = explainSight(wooded, combatantNamed(wooded, 'Ann'), combatantNamed(wooded, 'Ben'))
    expect(inside.level).toBe('partial')
    expect(inside.pieces.map(({ type }) => type)).toEqual(['wood'])
    const hidden = setting([ANN, BEN, guard('Low', 1, 13, 10, high(1))], [{ type: 'wood', x: 16, y: 10 }])
    const none = explainSight(hidden, combatantNamed(hidden, 'Ann'), combatantNamed(hidden, 'Ben'))
    expect(none.level).toBe('none')
    expect(none.combatants).toEqual([])
    expect(none.pieces.map(({ type }) => type)).toEqual(['wood'])
    expect(explainSight(play, combatantNamed(play, 'Ann'), combatantNamed(play, 'Dan')).level).toBe('full')
  })

  test('SW-SIGHT-30 SW-SIGHT-23 above colossal only the walls around the other are the cause', () => {
    const scenery = [
      { type: 'hill', x: 7, y: 10 },
      { type: 'wood', x: 14, y: 10, diameter: 2 },
      { type: 'house', x: 20, y: 10 },
    ]
    const play = setting([ANN, guard('Ben', 1, 18.2, 10), guard('Cleo', 1, 16, 10)], scenery)
    const asked = explainSight(play, combatantNamed(play, 'Ann'), combatantNamed(play, 'Ben'))
    expect(asked.level).toBe('partial')
    expect(asked.combatants).toEqual([])
    expect(asked.pieces.map(({ type }) => type)).toEqual(['house'])
  })
})
