import fc from 'fast-check'
import { expect, test } from 'vitest'
import { discContour, polygonContour, wallContour } from '../shapes/contour.ts'
import { boxPoints } from '../terrain/area.ts'
import { arbitraryObstacle, arbitraryPoint } from '../testing/arbitrary-scene.ts'
import { isRayFree, rayBlocker, rayCrosses } from './ray.ts'

const west = { x: 0, y: 0 }
const east = { x: 10_000, y: 0 }

test('a line crosses what it passes through, not what it brushes', () => {
  expect(rayCrosses(west, east, discContour(5000, 500, 1000))).toBe(true)
  expect(rayCrosses(west, east, discContour(5000, 1000, 1000))).toBe(false)
  expect(rayCrosses(west, east, wallContour({ x: 5000, y: -10 }, { x: 5000, y: 10 }))).toBe(true)
  expect(rayCrosses(west, east, wallContour({ x: 5000, y: 0 }, { x: 5000, y: 10 }))).toBe(false)
  expect(rayCrosses(west, east, polygonContour(boxPoints(4000, 0, 1000, 1000)))).toBe(false)
})

test('a line wholly inside a wood crosses it', () => {
  expect(rayCrosses(west, east, polygonContour(boxPoints(-9000, -9000, 30_000, 30_000)))).toBe(true)
})

test('the caller says which obstacles count', () => {
  const wall = { ...wallContour({ x: 5000, y: -10 }, { x: 5000, y: 10 }), height: 1 }
  expect(rayBlocker(west, east, [wall])).toBe(0)
  expect(isRayFree(west, east, [wall], (obstacle) => obstacle.height > 1)).toBe(true)
})

test('a line is blocked both ways or neither', () => {
  fc.assert(
    fc.property(arbitraryPoint, arbitraryPoint, arbitraryObstacle, (p, q, obstacle) => {
      expect(rayCrosses(p, q, obstacle)).toBe(rayCrosses(q, p, obstacle))
    }),
    { numRuns: 500 },
  )
})
