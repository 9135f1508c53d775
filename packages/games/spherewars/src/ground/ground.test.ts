import { type Json, Tally, text } from '@fray/kernel'
import { describe, expect, test } from 'vitest'
import { cost, ends, guard, loadTerrain, type More, passes, points, stands, withAbilities } from '../testing/ground.ts'
import { loadPosition } from '../testing/rule.ts'
import { combatantNamed } from '../testing/scene.ts'
import { coverFrom, elevationOf, heightOf, isInTheDeep, mayStandAt, piecesOf, standFrom } from './ground.ts'
import { sight } from './sight/sight.ts'
import { densityCost } from './terrain-costs.ts'

const WOOD: Json = { type: 'wood', x: 20, y: 20 }
const LEAFY: Json = { type: 'leafy-wood', x: 20, y: 20 }
const WATER: Json = { type: 'shallow-water', x: 20, y: 20 }
const DEEP: Json = { type: 'deep-water', x: 20, y: 20 }
const LAVA: Json = { type: 'shallow-lava', x: 20, y: 20 }
const DEEP_LAVA: Json = { type: 'deep-lava', x: 20, y: 20 }
const HOUSE: Json = { type: 'house', x: 20, y: 20 }

describe('being in a piece', () => {
  test('SW-SCENERY-01 a base that touches a piece at all is in it, with all effects', () => {
    // The wood reaches to x = 17, Ann's base to 0.6 inch beyond her centre.
    const slight = loadTerrain([WOOD], guard('Ann', 0, 16.41, 20), guard('Ben', 1, 5, 20))
    expect(piecesOf(slight, combatantNamed(slight, 'Ann')).map(({ type }) => type)).toEqual(['wood'])
    expect(coverFrom(slight, combatantNamed(slight, 'Ben'), combatantNamed(slight, 'Ann')).dice).toBe(-1)
    expect(
      cost(
        [WOOD],
        [
          [16.41, 20],
          [12, 20],
        ],
      ),
    ).toBe(1)
    const beside = loadTerrain([WOOD], guard('Ann', 0, 16.39, 20), guard('Ben', 1, 5, 20))
    expect(piecesOf(beside, combatantNamed(beside, 'Ann'))).toEqual([])
    expect(coverFrom(beside, combatantNamed(beside, 'Ben'), combatantNamed(beside, 'Ann')).dice).toBe(0)
  })

  test('SW-SCENERY-02 values of a type may be changed by agreement', () => {
    const thicket: Json = { type: 'wood', x: 20, y: 20, density: 'dense', height: 1, diameter: 2, name: 'Thicket' }
    expect(
      cost(
        [thicket],
        [
          [15, 20],
          [25, 20],
        ],
      ),
    ).toBe(2)
    expect(
      cost(
        [thicket],
        [
          [15, 22],
          [25, 22],
        ],
      ),
    ).toBe(0)
    const play = loadTerrain([thicket], guard('Ann', 0, 15, 20), guard('Ben', 1, 25, 20))
    expect(sight(play, combatantNamed(play, 'Ann'), combatantNamed(play, 'Ben'))).toBe('partial')
  })

  test('SW-SCENERY-04 a piece has one of the height levels of combatants', () => {
    const sightOver = (type: string, height: number) => {
      const giants = [
        guard('Ann', 0, 10, 20, { profile: { height } }),
        guard('Ben', 1, 30, 20, { profile: { height } }),
      ]
      const play = loadTerrain([{ type, x: 20, y: 20 }], ...giants)
      return sight(play, combatantNamed(play, 'Ann'), combatantNamed(play, 'Ben'))
    }
    expect({ 2: sightOver('rubble', 2), 3: sightOver('rubble', 3) }).toEqual({ 2: 'none', 3: 'partial' })
    expect({ 3: sightOver('wood', 3), 4: sightOver('wood', 4) }).toEqual({ 3: 'none', 4: 'partial' })
    expect({ 4: sightOver('leafy-wood', 4), 5: sightOver('leafy-wood', 5) }).toEqual({ 4: 'none', 5: 'partial' })
  })
})

describe('density', () => {
  test('SW-SCENERY-05 SW-SCENERY-11 a sparse piece costs one MOV to enter, cross or leave, once per move', () => {
    expect(
      cost(
        [WOOD],
        [
          [14, 20],
          [17, 20],
        ],
      ),
    ).toBe(1)
    expect(
      cost(
        [WOOD],
        [
          [14, 20],
          [26, 20],
        ],
      ),
    ).toBe(1)
    expect(
      cost(
        [WOOD],
        [
          [20, 20],
          [26, 20],
        ],
      ),
    ).toBe(1)
    expect(
      cost(
        [WOOD],
        [
          [19, 20],
          [21, 20],
        ],
      ),
    ).toBe(1)
    expect(
      cost(
        [WOOD],
        [
          [14, 20],
          [20, 20],
          [14, 21],
          [20, 21],
        ],
      ),
    ).toBe(1)
    expect(
      cost(
        [WOOD],
        [
          [14, 20],
          [16.39, 20],
        ],
      ),
    ).toBe(0)
    expect(cost([WOOD], [[20, 20]])).toBe(0)
  })

  test('SW-SCENERY-08 SW-SCENERY-11 a dense piece costs two MOV, and different pieces add up', () => {
    const both = [LEAFY, { type: 'wood', x: 30, y: 20 }]
    expect(
      cost(both, [
        [14, 20],
        [18, 20],
      ]),
    ).toBe(2)
    expect(
      cost(both, [
        [14, 20],
        [36, 20],
      ]),
    ).toBe(3)
  })

  test('SW-SCENERY-11 the costs come with their reasons', () => {
    const play = loadTerrain([LEAFY], guard('Ann', 0, 14, 20))
    const tally = new Tally(text('movement')).add(4, text('base'))
    densityCost(play, combatantNamed(play, 'Ann'), points([14, 20], [18, 20]), tally)
    expect(tally.total).toBe(2)
    expect(tally.terms.at(-1)).toMatchObject({ amount: -2, rule: 'SW-SCENERY-08' })
  })

  test('SW-SCENERY-06 SW-SCENERY-08 shots at a target inside lose a die, in a dense piece also one strength', () => {
    const cover = (piece: Json) => {
      const play = loadTerrain([piece], guard('Ann', 0, 10, 20), guard('Ben', 1, 20, 20))
      return coverFrom(play, combatantNamed(play, 'Ann'), combatantNamed(play, 'Ben'))
    }
    expect(cover(WOOD)).toEqual({ dice: -1, strength: 0 })
    expect(cover(LEAFY)).toEqual({ dice: -1, strength: -1 })
    expect(cover({ type: 'hill', x: 20, y: 20 })).toEqual({ dice: 0, strength: 0 })
  })

  test('SW-SCENERY-07 SW-SCENERY-08 a target joined inside has one more die, and in a dense piece its enemy loses one STR', () => {
    const stand = (piece: Json) => {
      const play = loadTerrain([piece], guard('Ann', 0, 18.8, 20), guard('Ben', 1, 20, 20))
      return standFrom(play, combatantNamed(play, 'Ben'), combatantNamed(play, 'Ann'), points([10, 20])[0]!)
    }
    expect(stand(WOOD)).toEqual({ dice: 1, enemyStrength: 0 })
    expect(stand(LEAFY)).toEqual({ dice: 1, enemyStrength: -1 })
  })

  test('SW-SCENERY-07 SW-SCENERY-10 the joiner’s starting place decides whether both are inside', () => {
    const play = loadTerrain([WOOD], guard('Ann', 0, 18.8, 20), guard('Ben', 1, 20, 20))
    const from = (x: number) =>
      standFrom(play, combatantNamed(play, 'Ben'), combatantNamed(play, 'Ann'), points([x, 20])[0]!).dice
    expect({ 14: from(14), 17: from(17) }).toEqual({ 14: 1, 17: 0 })
  })

  test('SW-SCENERY-10 inside the same piece shots are not hindered, but moves are', () => {
    const play = loadTerrain([LEAFY], guard('Ann', 0, 17, 20), guard('Ben', 1, 22, 20))
    expect(coverFrom(play, combatantNamed(play, 'Ann'), combatantNamed(play, 'Ben'))).toEqual({ dice: 0, strength: 0 })
    expect(densityCost(play, combatantNamed(play, 'Ann'), points([17, 20], [19, 20]))).toBe(2)
  })

  test('SW-SCENERY-34 of two pieces only the denser one gives cover, and only that one can contain both', () => {
    const overlapping = [
      { type: 'wood', x: 18, y: 20 },
      { type: 'leafy-wood', x: 24, y: 20 },
    ]
    for (const scenery of [overlapping, overlapping.toReversed()]) {
      const both = loadTerrain(scenery, guard('Ann', 0, 16, 20), guard('Ben', 1, 20, 20), guard('Cleo', 0, 27, 20))
      const from = (name: string) => coverFrom(both, combatantNamed(both, name), combatantNamed(both, 'Ben'))
      expect(from('Ann')).toEqual({ dice: -1, strength: -1 })
      expect(from('Cleo')).toEqual({ dice: 0, strength: 0 })
    }
  })

  test('SW-SCENERY-34 of two equally dense pieces the one without the shooter gives cover', () => {
    const woods = [
      { type: 'wood', x: 17.5, y: 20 },
      { type: 'wood', x: 22.5, y: 20 },
    ]
    for (const scenery of [woods, woods.toReversed()]) {
      const play = loadTerrain(scenery, guard('Ann', 0, 16, 20), guard('Ben', 1, 20, 20))
      expect(coverFrom(play, combatantNamed(play, 'Ann'), combatantNamed(play, 'Ben')).dice).toBe(-1)
    }
  })

  test('SW-SCENERY-10 SW-FLY-12 a shooter in the air above a piece is not in it', () => {
    const play = loadTerrain(
      [WOOD],
      guard('Ann', 0, 18, 20, { profile: { movement: 'flying' } }),
      guard('Ben', 1, 21, 20),
    )
    expect(coverFrom(play, combatantNamed(play, 'Ann'), combatantNamed(play, 'Ben')).dice).toBe(-1)
  })

  test('SW-SCENERY-34 the features of all touched pieces apply', () => {
    const play = loadTerrain(
      [{ type: 'leafy-wood', x: 14, y: 20 }, { type: 'hill', x: 26, y: 20, height: 2 }, WATER],
      guard('Ann', 0, 18, 20),
    )
    expect({
      height: heightOf(play, combatantNamed(play, 'Ann')),
      elevation: elevationOf(play, combatantNamed(play, 'Ann')),
    }).toEqual({
      height: 1,
      elevation: 0,
    })
    const hill = loadTerrain([{ type: 'hill', x: 20, y: 20, height: 2 }, WATER], guard('Ann', 0, 16.5, 20))
    expect({
      height: heightOf(hill, combatantNamed(hill, 'Ann')),
      elevation: elevationOf(hill, combatantNamed(hill, 'Ann')),
    }).toEqual({
      height: 1,
      elevation: 2,
    })
  })

  test('SW-SCENERY-12 SW-SCENERY-34 two shallow waters at once lower by only one level', () => {
    const play = loadTerrain([WATER, WATER], guard('Ann', 0, 18, 20))
    expect({
      pieceCount: piecesOf(play, combatantNamed(play, 'Ann')).length,
      height: heightOf(play, combatantNamed(play, 'Ann')),
    }).toEqual({ pieceCount: 2, height: 1 })
  })

  test('SW-SCENERY-09 an impassable piece can be neither entered nor crossed', () => {
    const rock: Json = { type: 'rubble', x: 20, y: 20, diameter: 4, density: 'impassable' }
    expect(passes([rock], {}, [15, 20], [25, 20])).toBe(false)
    expect(passes([rock], {}, [15, 22.7], [25, 22.7])).toBe(true)
    expect(stands([rock], {}, 20, 22.5)).toBe(false)
    expect(stands([rock], {}, 20, 22.6)).toBe(true)
  })
})

describe('exemptions', () => {
  const way: [number, number][] = [
    [16.5, 15],
    [16.5, 25],
  ]

  test('SW-ABIL-26 a tracker pays only for water and lava, unless it has the ability for these too', () => {
    expect(cost([LEAFY], way, withAbilities('tracker'))).toBe(0)
    expect(cost([WATER], way, withAbilities('tracker'))).toBe(1)
    expect(cost([LAVA], way, withAbilities('tracker', 'red-hot'))).toBe(0)
    expect(cost([DEEP], way, withAbilities('tracker'))).toBe(2)
    expect(cost([DEEP], way, withAbilities('tracker', 'aquatic'))).toBe(0)
  })

  test('SW-ABIL-03 SW-SCENERY-12 SW-SCENERY-13 the Aquatic pay nothing for water, but cannot enter lava', () => {
    expect({ wayCost: cost([WATER], way), ableCost: cost([WATER], way, withAbilities('aquatic')) }).toEqual({
      wayCost: 1,
      ableCost: 0,
    })
    expect({ wayCost: cost([DEEP], way), ableCost: cost([DEEP], way, withAbilities('aquatic')) }).toEqual({
      wayCost: 2,
      ableCost: 0,
    })
    expect(
      cost(
        [WOOD],
        [
          [14, 20],
          [18, 20],
        ],
        withAbilities('aquatic'),
      ),
    ).toBe(1)
    expect(passes([LAVA], withAbilities('aquatic'), ...ends(way))).toBe(false)
    expect(passes([LAVA], withAbilities('aquatic', 'red-hot'), ...ends(way))).toBe(false)
  })

  test('SW-ABIL-21 SW-SCENERY-12 SW-SCENERY-14 the Red-hot pay nothing for lava, but cannot enter water', () => {
    expect(passes([LAVA], withAbilities('red-hot'), ...ends(way))).toBe(true)
    expect(cost([LAVA], way, withAbilities('red-hot'))).toBe(0)
    expect(cost([DEEP_LAVA], way, withAbilities('red-hot'))).toBe(0)
    expect(passes([WATER], withAbilities('red-hot'), ...ends(way))).toBe(false)
    expect(passes([DEEP], withAbilities('red-hot'), ...ends(way))).toBe(false)
    expect(passes([WATER], {}, ...ends(way))).toBe(true)
  })

  test('SW-FLY-12 a flyer pays nothing and passes over everything, but does not rest where it may not enter', () => {
    const flying: More = { profile: { movement: 'flying' } }
    const rock: Json = { type: 'rubble', x: 20, y: 20, density: 'impassable' }
    expect(cost([LEAFY], way, flying)).toBe(0)
    for (const piece of [rock, LAVA, HOUSE, DEEP]) expect(passes([piece], flying, [18.5, 15], [18.5, 25])).toBe(true)
    expect([rock, LAVA, WOOD, DEEP].map((piece) => stands([piece], flying, 16.5, 20))).toEqual([
      false,
      false,
      true,
      true,
    ])
    expect(stands([HOUSE], flying, 20, 20)).toBe(false)
    expect(stands([DEEP], { profile: { movement: 'flying', armour: ['plates'] } }, 16.5, 20)).toBe(false)
    expect(stands([LAVA], { profile: { movement: 'flying', abilities: ['red-hot'] } }, 16.5, 20)).toBe(true)
  })

  test('SW-FLY-12 a flyer rests in a building it entered by a door', () => {
    const play = loadTerrain([HOUSE], guard('Ann', 0, 20, 25, { profile: { movement: 'flying' } }))
    const ann = combatantNamed(play, 'Ann')
    const [inside] = points([20, 20])
    expect(mayStandAt(play, ann, inside!, points([20, 25], [20, 20]))).toBe(true)
    expect(mayStandAt(play, ann, inside!, points([24, 25], [20, 20]))).toBe(false)
  })

  test('SW-FLY-09 SW-FLY-12 a flyer in the air is in no piece, a fighting one is', () => {
    const flying: More = { profile: { movement: 'flying' } }
    const above = loadTerrain([DEEP], guard('Ann', 0, 16.5, 20, flying), guard('Ben', 1, 30, 20))
    expect({
      height: heightOf(above, combatantNamed(above, 'Ann')),
      isInTheDeep: isInTheDeep(above, combatantNamed(above, 'Ann')),
    }).toEqual({ height: 2, isInTheDeep: false })
    const fighting = loadTerrain([DEEP], guard('Ann', 0, 16.5, 20, flying), guard('Ben', 1, 16.5, 21.2))
    expect({
      height: heightOf(fighting, combatantNamed(fighting, 'Ann')),
      isInTheDeep: isInTheDeep(fighting, combatantNamed(fighting, 'Ann')),
    }).toEqual({ height: 0, isInTheDeep: true })
    const wooded = loadTerrain([WOOD], guard('Ann', 0, 20, 20, flying), guard('Ben', 1, 30, 20))
    expect(coverFrom(wooded, combatantNamed(wooded, 'Ben'), combatantNamed(wooded, 'Ann')).dice).toBe(0)
  })
})

describe('the table', () => {
  test('SW-TABLE-01 the table is 40 inches square, and bases stay wholly on it', () => {
    expect(stands([], {}, 39.4, 39.4)).toBe(true)
    expect(stands([], {}, 39.41, 20)).toBe(false)
    expect(stands([], {}, 20, 39.41)).toBe(false)
    expect(stands([], {}, 0.6, 0.6)).toBe(true)
    expect(stands([], {}, 0.59, 20)).toBe(false)
  })

  test('SW-TABLE-02 players may agree on another size', () => {
    const play = loadPosition({ table: { width: 60, depth: 30 }, figures: [guard('Ann', 0, 20, 20)] })
    const at = (x: number, y: number) => mayStandAt(play, combatantNamed(play, 'Ann'), points([x, y])[0]!)
    expect(at(55, 20)).toBe(true)
    expect(at(20, 35)).toBe(false)
  })
})
