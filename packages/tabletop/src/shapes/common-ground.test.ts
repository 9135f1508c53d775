import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { gap } from '../contact/gap.ts'
import { direction } from '../plane/direction.ts'
import { lineTemplate } from '../templates/template.ts'
import { boxPoints } from '../terrain/area.ts'
import { commonGround } from './common-ground.ts'
import { type Contour, containsPoint, discContour, polygonContour, verticesOf, wallContour } from './contour.ts'

const box = (left: number, top: number, width: number, depth: number) =>
  polygonContour(boxPoints(left, top, width, depth))

describe('common ground', () => {
  test('two upright boxes share a box', () => {
    const shared = commonGround(box(0, 0, 100, 100), box(60, 40, 100, 30))!
    expect(verticesOf(shared)).toHaveLength(4)
    expect({ min: Math.min(...shared.xs), max: Math.max(...shared.xs) }).toEqual({ min: 60, max: 100 })
    expect({ min: Math.min(...shared.ys), max: Math.max(...shared.ys) }).toEqual({ min: 40, max: 70 })
  })

  test('a wall is cut to what lies inside, whichever is named first', () => {
    const ends = [
      { x: -50, y: 50 },
      { x: 40, y: 50 },
    ] as const
    for (const wall of [wallContour(ends[0], ends[1]), wallContour(ends[1], ends[0])]) {
      for (const shared of [commonGround(wall, box(0, 0, 100, 100)), commonGround(box(0, 0, 100, 100), wall)]) {
        expect([...shared!.xs].sort((a, b) => a - b)).toEqual([0, 40])
      }
    }
  })

  test('shapes apart share nothing, discs are refused', () => {
    expect(commonGround(box(0, 0, 10, 10), box(20, 0, 10, 10))).toBeUndefined()
    expect(() => commonGround(discContour(0, 0, 5), box(0, 0, 10, 10))).toThrow(RangeError)
  })

  const band = fc
    .record({
      x: fc.integer({ min: -500, max: 500 }),
      y: fc.integer({ min: -500, max: 500 }),
      ahead: fc.integer({ min: -9, max: 9 }),
      aside: fc.integer({ min: 1, max: 9 }),
      length: fc.integer({ min: 50, max: 900 }),
      width: fc.integer({ min: 50, max: 900 }),
    })
    .map(({ x, y, ahead, aside, length, width }): Contour => {
      return lineTemplate({ x, y }, direction(ahead, aside), length, width)
    })
  const place = fc.record({ x: fc.integer({ min: -1200, max: 1200 }), y: fc.integer({ min: -1200, max: 1200 }) })

  test('a point lies in it if and only if it lies in both', () => {
    fc.assert(
      fc.property(band, band, place, (a, b, point) => {
        const shared = commonGround(a, b)
        const near = [a, b].some((contour) => Math.abs(gapToEdge(contour, point)) < 1)
        fc.pre(!near)
        expect(shared !== undefined && containsPoint(shared, point)).toBe(
          containsPoint(a, point) && containsPoint(b, point),
        )
      }),
    )
  })

  test('its corners belong to both shapes, within rounding', () => {
    fc.assert(
      fc.property(band, band, (a, b) => {
        const shared = commonGround(a, b)
        for (const corner of shared ? verticesOf(shared) : []) {
          for (const contour of [a, b]) expect(gap(discContour(corner.x, corner.y, 0), contour)).toBeLessThan(1e-6)
        }
      }),
    )
  })

  function gapToEdge(contour: Contour, point: { x: number; y: number }): number {
    const corners = verticesOf(contour)
    const spot = discContour(point.x, point.y, 0)
    return Math.min(...corners.map((from, i) => gap(wallContour(from, corners[(i + 1) % corners.length]!), spot)))
  }
})
