import type { Json } from '@fray/kernel'
import { shortestRoute } from '@fray/tabletop'
import { describe, expect, test } from 'vitest'
import type { Combatant, Play } from '../state.ts'
import { cost, ends, guard, loadTerrain, type More, passes, points, stands, withAbilities } from '../testing/ground.ts'
import { combatantNamed } from '../testing/scene.ts'
import { INCH } from '../units.ts'
import { gapBetween, touches } from './board.ts'
import {
  barriersFor,
  climbingLength,
  coverFrom,
  elevationOf,
  heightOf,
  highestFloorAt,
  isInTheDeep,
  piecesOf,
  standFrom,
} from './ground.ts'
import { sight } from './sight/sight.ts'
import { densityCost } from './terrain-costs.ts'

const HEDGE: Json = { type: 'hedge', x: 20, y: 20, turn: 90 }
const WATER: Json = { type: 'shallow-water', x: 20, y: 20 }
const DEEP: Json = { type: 'deep-water', x: 20, y: 20 }
const LAVA: Json = { type: 'shallow-lava', x: 20, y: 20 }
const DEEP_LAVA: Json = { type: 'deep-lava', x: 20, y: 20 }
const HOUSE: Json = { type: 'house', x: 20, y: 20 }

describe('water and lava', () => {
  const inside = (piece: Json, height: number, more: More = {}) => {
    const play = loadTerrain([piece], guard('Ann', 0, 16.5, 20, { profile: { height }, ...more }))
    return { height: heightOf(play, combatantNamed(play, 'Ann')), deep: isInTheDeep(play, combatantNamed(play, 'Ann')) }
  }

  test('SW-SCENERY-12 SW-SCENERY-14 shallow water and lava lower a combatant by one level, at least to flat', () => {
    expect(inside(WATER, 2)).toEqual({ height: 1, deep: false })
    expect(inside(WATER, 0)).toEqual({ height: 0, deep: false })
    expect(inside(LAVA, 4)).toEqual({ height: 3, deep: false })
    expect(inside(WATER, 2, { profile: { height: 2, abilities: ['aquatic'] } }).height).toBe(1)
  })

  test('SW-SCENERY-13 SW-SCENERY-15 a combatant in the deep is flat and can neither shoot nor cast, even if Aquatic', () => {
    expect(inside(DEEP, 5)).toEqual({ height: 0, deep: true })
    expect(inside(DEEP_LAVA, 5)).toEqual({ height: 0, deep: true })
    expect(inside(DEEP, 2, { profile: { height: 2, abilities: ['aquatic'] } })).toEqual({ height: 0, deep: true })
  })

  test('SW-SCENERY-13 plate armour cannot enter deep water, even if Aquatic', () => {
    const plates: More = { profile: { armour: ['plates'] } }
    expect(passes([DEEP], plates, [16.5, 15], [16.5, 25])).toBe(false)
    expect(passes([DEEP], { profile: { armour: ['plates'], abilities: ['aquatic'] } }, [16.5, 15], [16.5, 25])).toBe(
      false,
    )
    expect(passes([DEEP], {}, [16.5, 15], [16.5, 25])).toBe(true)
    expect(passes([WATER], plates, [16.5, 15], [16.5, 25])).toBe(true)
  })

  test('SW-SCENERY-14 SW-SCENERY-15 only the Red-hot can enter lava', () => {
    for (const lava of [LAVA, DEEP_LAVA]) {
      expect(passes([lava], {}, [16.5, 15], [16.5, 25])).toBe(false)
      expect(stands([lava], {}, 16.5, 20)).toBe(false)
      expect(passes([lava], withAbilities('red-hot'), [16.5, 15], [16.5, 25])).toBe(true)
      expect(stands([lava], withAbilities('red-hot'), 16.5, 20)).toBe(true)
    }
  })
})

describe('crossings', () => {
  const wide: More = { profile: { baseMm: 60 } }

  test('SW-SCENERY-32 on a crossing no effect of the piece applies, for any base', () => {
    // The bridge over shallow water runs north to south at x = 20, two inches wide.
    const bridge: [number, number][] = [
      [20, 15],
      [20, 25],
    ]
    expect(cost([WATER], bridge)).toBe(0)
    expect(passes([LAVA], {}, ...ends(bridge))).toBe(true)
    expect(passes([LAVA], wide, ...ends(bridge))).toBe(true)
    expect(passes([WATER], withAbilities('red-hot'), ...ends(bridge))).toBe(true)
    expect(
      passes(
        [{ ...(DEEP as object), crossings: [{ from: [20, 18], to: [20, 22] }] } as Json],
        {
          profile: { armour: ['plates'] },
        },
        ...ends(bridge),
      ),
    ).toBe(true)
  })

  test('SW-SCENERY-32 a base is out of the piece while its centre is on the strip', () => {
    const at = (x: number, more: More = {}) => {
      const play = loadTerrain([WATER], guard('Ann', 0, x, 20, more))
      return piecesOf(play, combatantNamed(play, 'Ann')).length
    }
    expect({ 20: at(20), '20.99': at(20.99), '21.02': at(21.02) }).toEqual({ 20: 0, '20.99': 0, '21.02': 1 })
    expect({ 20: at(20, wide), '20.99': at(20.99, wide), '21.02': at(21.02, wide) }).toEqual({
      20: 0,
      '20.99': 0,
      '21.02': 1,
    })
    expect(stands([LAVA], {}, 20.9, 20)).toBe(true)
    expect(stands([LAVA], {}, 21.1, 20)).toBe(false)
  })
})

describe('buildings', () => {
  // Walls from (17.5, 18) to (22.5, 22); the door is in the south wall, windows in the middle of the others.
  test('SW-SCENERY-16 bases enter and leave only by doors and windows', () => {
    expect(passes([HOUSE], {}, [20, 25], [20, 20])).toBe(true)
    expect(passes([HOUSE], {}, [18.5, 25], [18.5, 20])).toBe(false)
    expect(passes([HOUSE], {}, [15, 20], [20, 20])).toBe(true)
    expect(passes([HOUSE], {}, [15, 21], [20, 21])).toBe(false)
    const large: More = { profile: { height: 3, baseMm: 40 } }
    expect(passes([HOUSE], large, [15, 20], [20, 20])).toBe(true)
    const tower: Json = { type: 'tower', x: 20, y: 20 }
    expect(passes([tower], {}, [20, 25], [20, 20])).toBe(true)
    expect(passes([tower], {}, [15, 20], [20, 20])).toBe(false)
  })

  test('SW-SCENERY-16 huge and colossal bases stay outside', () => {
    expect(passes([HOUSE], { profile: { height: 4 } }, [20, 25], [20, 20])).toBe(false)
    expect(stands([HOUSE], { profile: { height: 4 } }, 20, 20)).toBe(false)
    expect(passes([HOUSE], { profile: { height: 3 } }, [20, 25], [20, 20])).toBe(true)
  })

  test('SW-SCENERY-16 a base cannot end across a wall', () => {
    expect(stands([HOUSE], {}, 20, 20)).toBe(true)
    expect(stands([HOUSE], {}, 20, 22)).toBe(true)
    expect(stands([HOUSE], {}, 18.2, 22)).toBe(false)
    expect(stands([HOUSE], {}, 17.5, 20)).toBe(false)
    expect(stands([HOUSE], {}, 16.85, 20)).toBe(true)
  })

  test('SW-SCENERY-16 a path into the house leads round to the door', () => {
    const play = loadTerrain([HOUSE], guard('Ann', 0, 20, 14))
    const ann = combatantNamed(play, 'Ann')
    const shut = { ...(HOUSE as object), openings: [{ kind: 'door', from: [19, 22], to: [21, 22] }] } as Json
    const doorOnly = loadTerrain([shut], guard('Ann', 0, 20, 14))
    const length = (t: Play) =>
      shortestRoute(ann.profile.base, ann.at, points([20, 20])[0]!, barriersFor(t, ann))!.length
    expect(length(play)).toBe(6 * INCH)
    expect(length(doorOnly)).toBeGreaterThan(12 * INCH)
  })

  test('SW-SCENERY-16 SW-SCENERY-33 a door is open at ground level and does not lead out of an upper floor', () => {
    const shut = { ...(HOUSE as object), floors: 2, openings: [{ kind: 'door', from: [19, 22], to: [21, 22] }] } as Json
    const ways = (...floors: number[]) => {
      const play = loadTerrain([shut], guard('Ann', 0, 20, 20))
      const ann = combatantNamed(play, 'Ann')
      return floors.map((floor) => {
        const barriers = barriersFor(play, { ...ann, floor })
        return shortestRoute(ann.profile.base, ann.at, points([20, 26])[0]!, barriers) !== undefined
      })
    }
    // The test is independent of which point is asked about first.
    expect(ways(0, 1)).toEqual([true, false])
    expect(ways(1, 0)).toEqual([false, true])
  })

  test('SW-SCENERY-16 sight in and out passes only through doors, windows and slots', () => {
    const looks = (piece: Json, ben: [number, number], ann: [number, number]) => {
      const play = loadTerrain([piece], guard('Ann', 0, ...ann), guard('Ben', 1, ...ben))
      return sight(play, combatantNamed(play, 'Ann'), combatantNamed(play, 'Ben'))
    }
    const tower: Json = { type: 'tower', x: 20, y: 20 }
    expect(looks(HOUSE, [20, 20], [20, 30])).toBe('partial')
    expect(looks(HOUSE, [20, 20], [10, 20])).toBe('partial')
    expect(looks(HOUSE, [18.5, 18.8], [18.5, 30])).toBe('none')
    expect(looks(HOUSE, [18.5, 30], [18.5, 18.8])).toBe('none')
    expect(looks(tower, [20, 20], [10, 20])).toBe('partial')
    // Even the tallest see nobody through a wall.
    const giant = guard('Giant', 0, 18.5, 30, { profile: { height: 5 } })
    const play = loadTerrain([HOUSE], giant, guard('Ben', 1, 18.5, 18.8))
    expect(sight(play, combatantNamed(play, 'Giant'), combatantNamed(play, 'Ben'))).toBe('none')
  })

  test('SW-SCENERY-33 the ground floor adds no height, floor n adds n levels, a roof adds the level of the piece', () => {
    const tower = { type: 'tower', x: 20, y: 20, floors: 3, roof: true }
    const up = (floor: number, floors = 3) => {
      const play = loadTerrain([{ ...tower, floors }], guard('Ann', 0, 20, 20, { floor }))
      return elevationOf(play, combatantNamed(play, 'Ann'))
    }
    expect({ 0: up(0), 1: up(1), 2: up(2), 3: up(3) }).toEqual({ 0: 0, 1: 1, 2: 2, 3: 4 })
    // All six storeys of a huge tower are at most as high as the tower.
    expect({ 4: up(4, 6), 5: up(5, 6), 6: up(6, 6) }).toEqual({ 4: 4, 5: 4, 6: 4 })
    const house = loadTerrain([HOUSE], guard('Ann', 0, 20, 20))
    expect(elevationOf(house, combatantNamed(house, 'Ann'))).toBe(0)
  })

  test('SW-SCENERY-33 climbing starts inside and costs two inches per floor', () => {
    const tower: Json = { type: 'tower', x: 20, y: 20, floors: 3 }
    const play = loadTerrain([tower], guard('Ann', 0, 20, 20))
    const ann = combatantNamed(play, 'Ann')
    expect(highestFloorAt(play, ann, points([20, 20])[0]!)).toBe(2)
    expect(highestFloorAt(play, ann, points([30, 20])[0]!)).toBe(0)
    expect(climbingLength(0, 2)).toBe(4 * INCH)
    const house = loadTerrain([HOUSE], guard('Ann', 0, 20, 20))
    expect(highestFloorAt(house, combatantNamed(house, 'Ann'), points([20, 20])[0]!)).toBe(0)
  })

  test('SW-SCENERY-33 doors do not lead out of an upper floor', () => {
    const tower: Json = { type: 'tower', x: 20, y: 20, floors: 2 }
    const leaves = (floor: number) => passes([tower], { floor }, [20, 20], [20, 25])
    expect({ 0: leaves(0), 1: leaves(1) }).toEqual({ 0: true, 1: false })
  })

  test('SW-SCENERY-33 distances between floors grow by two inches per floor, and bases on different floors never touch', () => {
    const tower: Json = { type: 'tower', x: 20, y: 20, floors: 3, length: 6, width: 6 }
    const play = loadTerrain(
      [tower],
      guard('Ann', 0, 19, 20),
      guard('Ben', 1, 20.2, 20, { floor: 1 }),
      guard('Cleo', 1, 19, 21.2),
    )
    const [ann, ben, cleo] = ['Ann', 'Ben', 'Cleo'].map((name) => combatantNamed(play, name)) as Combatant[]
    expect(gapBetween(ann!, ben!)).toBe(2 * INCH)
    expect({ ben: touches(ann!, ben!), cleo: touches(ann!, cleo!) }).toEqual({ ben: false, cleo: true })
  })

  test('SW-SCENERY-16 SW-SCENERY-33 from a roof one sees over the walls, from a storey only through openings', () => {
    const tower: Json = { type: 'tower', x: 20, y: 20, floors: 2, roof: true, openings: [] }
    const sightFrom = (floor: number) => {
      const play = loadTerrain(
        [tower],
        guard('Ann', 0, 20, 20, { floor, profile: { height: 1 } }),
        guard('Ben', 1, 20, 30),
      )
      const [ann, ben] = [combatantNamed(play, 'Ann'), combatantNamed(play, 'Ben')]
      return [sight(play, ann, ben), sight(play, ben, ann)]
    }
    expect({ 0: sightFrom(0), 1: sightFrom(1), 2: sightFrom(2) }).toEqual({
      0: ['none', 'none'],
      1: ['none', 'none'],
      2: ['full', 'full'],
    })
  })
})

describe('lines, walls and heights', () => {
  test('SW-SCENERY-17 SW-SIGHT-22 a hill raises bases that touch it by its level', () => {
    const play = loadTerrain([{ type: 'hill', x: 20, y: 20 }], guard('Ann', 0, 20, 20), guard('Ben', 1, 30, 20))
    expect({
      Ann: elevationOf(play, combatantNamed(play, 'Ann')),
      Ben: elevationOf(play, combatantNamed(play, 'Ben')),
    }).toEqual({
      Ann: 4,
      Ben: 0,
    })
  })

  test('SW-SCENERY-18 a lineal piece has no inside; crossing it costs, standing beside it and passing it do not', () => {
    const play = loadTerrain([HEDGE], guard('Ann', 0, 19.4, 20))
    expect(piecesOf(play, combatantNamed(play, 'Ann'))).toEqual([])
    const across = loadTerrain([HEDGE], guard('Ann', 0, 20, 20))
    expect(piecesOf(across, combatantNamed(across, 'Ann'))).toEqual([])
    expect(
      cost(
        [HEDGE],
        [
          [19.4, 20],
          [14, 20],
        ],
      ),
    ).toBe(0)
    expect(
      cost(
        [HEDGE],
        [
          [15, 20],
          [25, 20],
        ],
      ),
    ).toBe(1)
    expect(
      cost(
        [HEDGE],
        [
          [15, 20],
          [15, 25],
          [25, 25],
        ],
      ),
    ).toBe(0)
  })

  test('SW-SCENERY-18 a base cannot end across it, but contact across it is possible', () => {
    expect({
      '19.4': stands([HEDGE], {}, 19.4, 20),
      '19.6': stands([HEDGE], {}, 19.6, 20),
      20: stands([HEDGE], {}, 20, 20),
    }).toEqual({ '19.4': true, '19.6': false, 20: false })
    const play = loadTerrain([HEDGE], guard('Ann', 0, 19.4, 20), guard('Ben', 1, 20.6, 20))
    expect(touches(combatantNamed(play, 'Ann'), combatantNamed(play, 'Ben'))).toBe(true)
  })

  test('SW-SCENERY-18 behind it means within half an inch, with the enemy’s line crossing it', () => {
    const cover = (x: number, enemy: [number, number]) => {
      const play = loadTerrain([HEDGE], guard('Ann', 0, ...enemy), guard('Ben', 1, x, 20))
      return coverFrom(play, combatantNamed(play, 'Ann'), combatantNamed(play, 'Ben')).dice
    }
    expect({ '20.6': cover(20.6, [10, 20]), '21.1': cover(21.1, [10, 20]), '21.11': cover(21.11, [10, 20]) }).toEqual({
      '20.6': -1,
      '21.1': -1,
      '21.11': 0,
    })
    expect(cover(20.6, [30, 20])).toBe(0)
    expect(cover(20.6, [20.6, 10])).toBe(0)
  })

  test('SW-SCENERY-18 SW-SCENERY-10 a target joined from across it gets its die, even if the enemy is as near on the other side', () => {
    const play = loadTerrain([HEDGE], guard('Ann', 0, 19.4, 20), guard('Ben', 1, 20.6, 20))
    const from = (x: number) =>
      standFrom(play, combatantNamed(play, 'Ben'), combatantNamed(play, 'Ann'), points([x, 20])[0]!).dice
    expect({ 15: from(15), '19.4': from(19.4), 25: from(25) }).toEqual({ 15: 1, '19.4': 1, 25: 0 })
  })

  test('SW-SCENERY-19 SW-SCENERY-20 a vertical line is a lineal piece that cannot be crossed', () => {
    const rampart: Json = { type: 'hedge', from: [20, 15], to: [20, 25], features: ['lineal', 'vertical'], height: 3 }
    expect(passes([rampart], {}, [15, 20], [25, 20])).toBe(false)
    expect(passes([rampart], { profile: { movement: 'flying' } }, [15, 20], [25, 20])).toBe(true)
    const play = loadTerrain([rampart], guard('Ann', 0, 10, 20), guard('Ben', 1, 20.6, 20))
    expect(coverFrom(play, combatantNamed(play, 'Ann'), combatantNamed(play, 'Ben')).dice).toBe(-1)
  })

  test('SW-SCENERY-20 a wooded hill is a wood and a hill', () => {
    const play = loadTerrain(
      [{ type: 'hill', x: 20, y: 20, density: 'sparse', height: 2 }],
      guard('Ann', 0, 20, 20),
      guard('Ben', 1, 10, 20),
    )
    const [ann, ben] = [combatantNamed(play, 'Ann'), combatantNamed(play, 'Ben')]
    expect(elevationOf(play, ann)).toBe(2)
    expect(coverFrom(play, ben, ann).dice).toBe(-1)
    expect(densityCost(play, ann, points([20, 20], [22, 20]))).toBe(1)
    expect(sight(play, ben, ann)).toBe('partial')
  })
})
