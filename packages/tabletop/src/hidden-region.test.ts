import fc from 'fast-check'
import { expect, test } from 'vitest'
import { boxPoints } from './area.ts'
import { type Contour, containsPoint, discContour, polygonContour, wallContour } from './contour.ts'
import { gap } from './gap.ts'
import { hiddenRegion } from './hidden-region.ts'
import type { Point } from './point.ts'
import { isRayFree } from './ray.ts'
import { type Region, regionHas } from './region.ts'
import { arbitraryObstacles, arbitraryPoint } from './testing/arbitrary-scene.ts'

const table = { width: 60_000, depth: 60_000 }
const viewer = { x: 10_000, y: 30_000 }

test('on an empty table nothing is hidden', () => {
  expect(hiddenRegion(viewer, [], table)).toEqual([])
})

test('what lies behind a piece is hidden, what lies in it or before it is not', () => {
  const wood = polygonContour(boxPoints(25_000, 25_000, 10_000, 10_000))
  const hidden = hiddenRegion(viewer, [wood], table)
  expect(regionHas(hidden, { x: 45_000, y: 30_000 })).toBe(true)
  expect(regionHas(hidden, { x: 30_000, y: 30_000 })).toBe(false)
  expect(regionHas(hidden, { x: 20_000, y: 30_000 })).toBe(false)
  expect(regionHas(hidden, { x: 45_000, y: 5000 })).toBe(false)
})

test('a wall hides as much as the angle it fills', () => {
  const hidden = hiddenRegion(viewer, [wallContour({ x: 20_000, y: 20_000 }, { x: 20_000, y: 40_000 })], table)
  expect(regionHas(hidden, { x: 59_000, y: 59_000 })).toBe(true)
  expect(regionHas(hidden, { x: 19_000, y: 30_000 })).toBe(false)
  expect(regionHas(hidden, { x: 20_000, y: 58_000 })).toBe(false)
})

test('a point is hidden when the line to it passes through something, save near edges', () => {
  fc.assert(
    fc.property(arbitraryPoint, arbitraryPoint, arbitraryObstacles, (from, to, all) => {
      const obstacles = all.filter((obstacle) => gap(discContour(from.x, from.y, 500), obstacle) > 0)
      if (obstacles.some((obstacle) => containsPoint(obstacle, to))) return
      const hidden = hiddenRegion(from, obstacles, table)
      if (isNearEdge(hidden, to) || isNearCorner(from, to, obstacles)) return
      expect(regionHas(hidden, to)).toBe(!isRayFree(from, to, obstacles))
    }),
    { numRuns: 300 },
  )
})

/** Whether a point lies within a millimetre and a half of an edge of the region. */
function isNearEdge(region: Region, point: Point): boolean {
  const steps = [-150, 0, 150]
  const inside = regionHas(region, point)
  return steps.some((dx) => steps.some((dy) => regionHas(region, { x: point.x + dx, y: point.y + dy }) !== inside))
}

/** Whether the line to a point brushes an obstacle so closely that a drawing may err. */
function isNearCorner(from: Point, to: Point, obstacles: readonly Contour[]): boolean {
  const line = wallContour(from, to)
  return obstacles.some((obstacle) => gap(line, obstacle) < 100 && isRayFree(from, to, [obstacle]))
}
