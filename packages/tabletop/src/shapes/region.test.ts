import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Point } from '../plane/point.ts'
import { boxPoints } from '../terrain/area.ts'
import {
  closeSlits,
  growRegion,
  intersectRegions,
  regionArea,
  regionContains,
  subtractRegion,
  toClockwise,
  unite,
} from './region.ts'

const box = (left: number, top: number, width = 1000, depth = 1000) => boxPoints(left, top, width, depth)

describe('regions', () => {
  test('are united, and what overlaps counts once', () => {
    expect(regionArea(unite([box(0, 0)], [box(500, 0)]))).toBe(1_500_000)
    expect(unite([box(0, 0)], [box(5000, 0)])).toHaveLength(2)
  })

  test('are cut out of each other and with each other', () => {
    expect(regionArea(subtractRegion([box(0, 0)], [box(250, 250, 500, 500)]))).toBe(750_000)
    expect(subtractRegion([box(0, 0)], [box(250, 250, 500, 500)])).toHaveLength(2)
    expect(regionArea(intersectRegions([box(0, 0)], [box(500, 500)]))).toBe(250_000)
    expect(intersectRegions([box(0, 0)], [box(5000, 0)])).toEqual([])
  })

  test('grow by a distance, round their corners', () => {
    const wider = growRegion([box(0, 0, 10_000, 10_000)], 5000)
    expect(regionContains(wider, { x: -4900, y: 5000 })).toBe(true)
    expect(regionContains(wider, { x: -4900, y: -4900 })).toBe(false)
    expect(regionArea(wider) / (3e8 + Math.PI * 25e6)).toBeCloseTo(1, 2)
  })

  test('lose slits too narrow to see and keep those that are not', () => {
    const slit = (width: number) => closeSlits(subtractRegion([box(0, 0)], [box(500, 500, width, 900)]))
    expect(regionContains(slit(40), { x: 520, y: 700 })).toBe(true)
    expect(regionContains(slit(200), { x: 600, y: 700 })).toBe(false)
  })

  test('run clockwise', () => {
    expect(toClockwise(box(0, 0).reverse())).toEqual(box(0, 0).reverse().reverse())
  })
})

describe('cutting comes to an end', () => {
  test('for a sliver that folds back on itself', () => {
    const xs = [74504, 74356, 73917, 73698, 73592, 73544, 73530, 73530, 73502, 73489, 73482, 73478, 73477, 73475]
    const sliver = xs.map((x, i) => ({ x, y: i > 0 && i < 8 ? 48_501 : 48_500 }))
    expect(unite([sliver])).toEqual([])
  })

  test('for many edges that cross in little room', () => {
    const low = fc.record({ x: fc.integer({ min: 0, max: 1000 }), y: fc.integer({ min: 0, max: 6 }) })
    const polygons: fc.Arbitrary<Point[][]> = fc.array(fc.array(low, { minLength: 3, maxLength: 12 }), { maxLength: 6 })
    fc.assert(
      fc.property(polygons, (rings) => {
        expect(unite(rings).length).toBeGreaterThanOrEqual(0)
      }),
      { numRuns: 500 },
    )
  })
})
