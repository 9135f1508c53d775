import fc from 'fast-check'
import { expect, test } from 'vitest'
import { gap } from '../contact/gap.ts'
import { lengthOf, type Point } from '../plane/point.ts'
import { type Contour, containsPoint, discContour, polygonContour, wallContour } from '../shapes/contour.ts'
import { regionContains } from '../shapes/region.ts'
import { boxPoints } from '../terrain/area.ts'
import { arbitraryObstacles, arbitraryPoint } from '../testing/arbitrary-scene.ts'
import { hiddenRegion } from './hidden-region.ts'
import { isRayFree } from './ray.ts'

const table = { width: 60_000, depth: 60_000 }
const AROUND = [
  [-1, -1],
  [-1, 0],
  [-1, 1],
  [0, -1],
  [0, 1],
  [1, -1],
  [1, 0],
  [1, 1],
] as const
const inner = fc.integer({ min: 200, max: 59_800 })
const offEdge = fc.record({ x: inner, y: inner })
const viewer = { x: 10_000, y: 30_000 }

test('on an empty table nothing is hidden', () => {
  expect(hiddenRegion(viewer, [], table)).toEqual([])
})

test('what lies behind a piece is hidden, what lies in it or before it is not', () => {
  const wood = polygonContour(boxPoints(25_000, 25_000, 10_000, 10_000))
  const hidden = hiddenRegion(viewer, [wood], table)
  expect(regionContains(hidden, { x: 45_000, y: 30_000 })).toBe(true)
  expect(regionContains(hidden, { x: 30_000, y: 30_000 })).toBe(false)
  expect(regionContains(hidden, { x: 20_000, y: 30_000 })).toBe(false)
  expect(regionContains(hidden, { x: 45_000, y: 5000 })).toBe(false)
})

test('a wall hides as much as the angle it fills', () => {
  const hidden = hiddenRegion(viewer, [wallContour({ x: 20_000, y: 20_000 }, { x: 20_000, y: 40_000 })], table)
  expect(regionContains(hidden, { x: 59_000, y: 59_000 })).toBe(true)
  expect(regionContains(hidden, { x: 19_000, y: 30_000 })).toBe(false)
  expect(regionContains(hidden, { x: 20_000, y: 58_000 })).toBe(false)
})

test('a point is hidden when the line to it passes through something, save near edges', () => {
  fc.assert(
    fc.property(arbitraryPoint, offEdge, arbitraryObstacles, (from, to, all) => {
      const obstacles = all.filter((obstacle) => gap(discContour(from.x, from.y, 500), obstacle) > 0)
      if (obstacles.some((obstacle) => containsPoint(obstacle, to))) return
      if (isDoubtful(from, to, obstacles)) return
      const hidden = hiddenRegion(from, obstacles, table)
      expect(regionContains(hidden, to)).toBe(!isRayFree(from, to, obstacles))
    }),
    { numRuns: 300 },
  )
})

/**
 * Whether what is seen changes so near a point, at any scale, that a drawing may err. An obstacle drawn a millimetre and
 * a half off errs the more behind it, the nearer it stands to the viewer.
 */
function isDoubtful(from: Point, to: Point, obstacles: readonly Contour[]): boolean {
  const free = isRayFree(from, to, obstacles)
  const viewer = discContour(from.x, from.y, 0)
  const length = lengthOf(to.x - from.x, to.y - from.y)
  const spread = Math.max(1, ...obstacles.map((obstacle) => length / gap(viewer, obstacle)))
  return [2, 20, 150, 20 * spread, 75 * spread, 150 * spread].some((step) =>
    AROUND.some(([dx, dy]) => isRayFree(from, { x: to.x + dx * step, y: to.y + dy * step }, obstacles) !== free),
  )
}
