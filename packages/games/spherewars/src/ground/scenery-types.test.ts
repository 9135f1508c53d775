import { InputError, type Json, type Problem } from '@fray/kernel'
import { describe, expect, test } from 'vitest'
import type { z } from 'zod'
import type { Play } from '../state.ts'
import { loadPosition } from '../testing/rule.ts'
import { combatantNamed, figure } from '../testing/scene.ts'
import { inches } from '../units.ts'
import { coverFrom, elevationOf, heightOf, isInTheDeep, piecesOf } from './ground.ts'
import { pieceSchema, readPieces } from './scenery-input.ts'
import { sight } from './sight/sight.ts'
import { densityCost } from './terrain-costs.ts'

function guard(name: string, seat: 0 | 1, x: number, y: number, profile: Record<string, Json> = {}): Json {
  return figure('the-guard', seat, x, y, { name, profile })
}

function setting(type: string, ...figures: Json[]): Play {
  return loadPosition({ scenery: [{ type, x: 20, y: 20 }], figures })
}

/** The least height of two combatants that see each other past a piece between them. */
function heightOfPiece(type: string): number {
  for (let height = 0; height <= 5; height++) {
    const play = setting(type, guard('Ann', 0, 20, 10, { height }), guard('Ben', 1, 20, 30, { height }))
    // Level with the piece one sees nothing, above it something.
    if (sight(play, combatantNamed(play, 'Ann'), combatantNamed(play, 'Ben')) !== 'none')
      return height - 1 + (height === 0 ? 1 : 0)
  }
  return 5
}

/**
 * The effects of a type, played on a table: size points, height, MOV lost crossing, cover and the effect on a base
 * inside.
 */
function behaviour(type: string, abilities: string[] = []) {
  const crossing = setting(type, guard('Ann', 0, 16.6, 10, { abilities }))
  const inside = setting(type, guard('Ann', 0, 16.6, 20), guard('Ben', 1, 5, 20))
  const [ann, ben] = [combatantNamed(inside, 'Ann'), combatantNamed(inside, 'Ben')]
  const way = [10, 30].map((y) => ({ x: inches(16.6), y: inches(y) }))
  return {
    size: crossing.state.pieces[0]!.size,
    height: heightOfPiece(type),
    cost: densityCost(crossing, combatantNamed(crossing, 'Ann'), way),
    cover: coverFrom(inside, ben, ann),
    heightInside: heightOf(inside, ann),
    elevation: elevationOf(inside, ann),
    deep: isInTheDeep(inside, ann),
    crossings: crossing.state.pieces[0]!.crossings.length,
  }
}

const SPARSE = { dice: -1, strength: 0 }
const DENSE = { dice: -1, strength: -1 }
const OPEN = { deep: false, elevation: 0, heightInside: 2, crossings: 0 }

describe('types', () => {
  test('SW-SCENERY-21 a hedge is small, low, sparse and lineal', () => {
    const hedge = loadPosition({
      scenery: [{ type: 'hedge', x: 20, y: 20 }],
      figures: [guard('Ann', 0, 20, 20.6), guard('Ben', 1, 20, 10)],
    })
    expect(hedge.state.pieces[0]!.size).toBe(1)
    expect(heightOfPiece('hedge')).toBe(1)
    expect(piecesOf(hedge, combatantNamed(hedge, 'Ann'))).toEqual([])
    expect(coverFrom(hedge, combatantNamed(hedge, 'Ben'), combatantNamed(hedge, 'Ann'))).toEqual(SPARSE)
  })

  test('SW-SCENERY-22 shallow water is average, flat, sparse and aquatic, with a crossing', () => {
    const water = { size: 2, height: 0, cost: 1, cover: SPARSE, elevation: 0, deep: false, crossings: 1 }
    expect(behaviour('shallow-water')).toEqual({ ...water, heightInside: 1 })
    expect(behaviour('shallow-water', ['aquatic']).cost).toBe(0)
  })

  test('SW-SCENERY-23 shallow lava is average, flat, sparse and red-hot, with a crossing', () => {
    const lava = { size: 2, height: 0, cost: 1, cover: SPARSE, elevation: 0, deep: false, crossings: 1 }
    expect(behaviour('shallow-lava')).toEqual({ ...lava, heightInside: 1 })
    expect(behaviour('shallow-lava', ['red-hot']).cost).toBe(0)
  })

  test('SW-SCENERY-24 deep water is large, flat, dense and deep, with two crossings', () => {
    const deep = { size: 3, height: 0, cost: 2, cover: DENSE, elevation: 0, deep: true, crossings: 2 }
    expect(behaviour('deep-water')).toEqual({ ...deep, heightInside: 0 })
    expect(behaviour('deep-water', ['aquatic']).cost).toBe(0)
  })

  test('SW-SCENERY-25 deep lava is large, flat, dense and deep, with two crossings', () => {
    const deep = { size: 3, height: 0, cost: 2, cover: DENSE, elevation: 0, deep: true, crossings: 2 }
    expect(behaviour('deep-lava')).toEqual({ ...deep, heightInside: 0 })
    expect(behaviour('deep-lava', ['red-hot']).cost).toBe(0)
  })

  test('SW-SCENERY-26 a wood is average, of large height and sparse', () => {
    expect(behaviour('wood')).toEqual({ ...OPEN, size: 2, height: 3, cost: 1, cover: SPARSE })
  })

  test('SW-SCENERY-27 a leafy wood is large, of huge height and dense', () => {
    expect(behaviour('leafy-wood')).toEqual({ ...OPEN, size: 3, height: 4, cost: 2, cover: DENSE })
  })

  test('SW-SCENERY-28 rubble is average, of common height and sparse', () => {
    expect(behaviour('rubble')).toEqual({ ...OPEN, size: 2, height: 2, cost: 1, cover: SPARSE })
  })

  test('SW-SCENERY-29 SW-SCENERY-30 houses and towers are average, large and huge in height, sparse, and buildings', () => {
    const inside = (type: string) => {
      const play = setting(type, guard('Ann', 0, 20, 20), guard('Ben', 1, 20, 30))
      const [piece] = play.state.pieces
      const cover = coverFrom(play, combatantNamed(play, 'Ben'), combatantNamed(play, 'Ann'))
      return { size: piece!.size, height: heightOfPiece(type), building: piece!.features, cover }
    }
    expect(inside('house')).toEqual({ size: 2, height: 3, building: ['building'], cover: SPARSE })
    expect(inside('tower')).toEqual({ size: 2, height: 4, building: ['building'], cover: SPARSE })
  })

  test('SW-SCENERY-31 a hill is large, of huge height, without density, an elevation', () => {
    const hill = { size: 3, height: 4, cost: 0, cover: { dice: 0, strength: 0 }, heightInside: 2, elevation: 4 }
    expect(behaviour('hill')).toEqual({ ...hill, deep: false, crossings: 0 })
  })
})

describe('custom pieces', () => {
  const faultsOf = (piece: Json): readonly { field: string; message: string }[] => {
    try {
      loadPosition({ scenery: [piece], figures: [guard('Ann', 0, 5, 5)] })
      return []
    } catch (error) {
      if (error instanceof InputError) return error.problems
      throw error
    }
  }

  test('SW-SCENERY-02 nonsensical values are refused by field', () => {
    expect(faultsOf({ type: 'volcano', x: 1, y: 1 })[0]?.field).toBe('scenery[0].type')
    expect(faultsOf({ type: 'wood' })[0]?.field).toBe('scenery[0]')
    expect(faultsOf({ type: 'wood', from: [1, 1], to: [5, 5] })[0]?.message).toContain('lineal')
    const door = { kind: 'door', from: [19, 20], to: [21, 20] }
    expect(faultsOf({ type: 'house', x: 20, y: 20, openings: [door] })[0]?.field).toBe('scenery[0].openings[0]')
    const ford = { from: [20, 20], to: [20, 30] }
    expect(faultsOf({ type: 'deep-water', x: 20, y: 20, crossings: [ford] })[0]?.field).toBe('scenery[0].crossings[0]')
    expect(faultsOf({ type: 'deep-water', x: 20, y: 20, crossings: [{ from: [20, 18], to: [20, 22] }] })).toEqual([])
    // A crossing of a round pond cannot begin inside it either.
    const pond = (from: number) => {
      const crossings = [{ from: [20, from], to: [20, 23] }]
      return faultsOf({ type: 'wood', features: ['aquatic'], x: 20, y: 20, diameter: 6, crossings }).map(
        ({ field }) => field,
      )
    }
    expect({ 17: pond(17), 18: pond(18) }).toEqual({ 17: [], 18: ['scenery[0].crossings[0]'] })
  })
})

describe('pieces in situations', () => {
  const layPiece = (given: PieceInput) => {
    const problems: Problem[] = []
    const [piece] = readPieces([pieceSchema.parse(given)], 'scenery', problems)
    return { piece, told: problems.map(({ field, message }) => `${field}: ${message}`) }
  }
  type PieceInput = z.input<typeof pieceSchema>

  test('SW-FIELD-13 a wood may be a rectangle and a lake a disc, and types may be written in capitals', () => {
    expect(layPiece({ type: 'Deep water', x: 10, y: 10, diameter: 6 })).toMatchObject({
      piece: { type: 'deep-water', shape: { kind: 'disc', radius: inches(3) } },
      told: [],
    })
    const { shape } = layPiece({ type: 'wood', x: 10, y: 10, length: 4, width: 2 }).piece!
    expect(shape).toMatchObject({ kind: 'polygon', outline: [{ x: inches(8), y: inches(9) }, {}, {}, {}] })
    const square = layPiece({ type: 'hill', x: 10, y: 10, width: 4 }).piece!
    expect(square.shape).toMatchObject({ outline: [{ x: inches(8), y: inches(8) }, {}, {}, {}] })
  })

  test('SW-FIELD-13 a house narrower than its door has a door as wide as the wall', () => {
    const { piece, told } = layPiece({ type: 'house', x: 10, y: 10, length: 1.4, width: 0.8 })
    expect(told).toEqual([])
    const widths = piece!.openings.map(({ from, to }) => Math.abs(to.x - from.x + to.y - from.y) / inches(1))
    expect(widths).toEqual([1.4, 1, 0.8, 0.8])
  })

  test('measures that would be ignored are refused', () => {
    expect(layPiece({ type: 'house', x: 10, y: 10, diameter: 3 }).told[0]).toMatch(/^scenery\[0\]: .*give a length/)
    expect(layPiece({ type: 'hedge', x: 10, y: 10, width: 3 }).told[0]).toMatch(/^scenery\[0\]\.width: does not apply/)
    expect(layPiece({ type: 'hedge', from: [1, 1], to: [3, 1], length: 3 }).told).toHaveLength(1)
    expect(layPiece({ type: 'wood', x: 10, y: 10, diameter: 3, length: 2 }).told).toHaveLength(1)
  })
})
