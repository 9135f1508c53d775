import fc from 'fast-check'
import { expect, test } from 'vitest'
import { overlaps } from '../contact/gap.ts'
import { angleBetween, direction, directionTo } from '../plane/direction.ts'
import { distance } from '../plane/point.ts'
import { discBase, footprint, squareBase } from '../shapes/base.ts'
import { discContour, wallContour } from '../shapes/contour.ts'
import { nearestInRegion, regionArea, regionContains } from '../shapes/region.ts'
import { arbitraryObstacles, arbitraryPoint, arbitraryPose, arbitraryRectangle } from '../testing/arbitrary-scene.ts'
import type { Ring } from '../views/view.ts'
import { reachRegion } from './reach-region.ts'
import { reachable } from './route.ts'

const base = discBase(1000)
const from = { x: 0, y: 0 }

test('on an empty table the region is a disc', () => {
  const region = reachRegion(base, from, 10_000, [])
  expect(region).toHaveLength(1)
  expect(regionArea(region) / (Math.PI * 1e8)).toBeGreaterThan(0.985)
})

test('a base in the way leaves a hole', () => {
  const region = reachRegion(base, from, 20_000, [discContour(6000, 0, 1000)])
  expect(region).toHaveLength(2)
  expect(regionContains(region, { x: 6000, y: 0 })).toBe(false)
  expect(regionContains(region, { x: 12_000, y: 0 })).toBe(true)
})

test('the region reaches round the end of a wall', () => {
  const region = reachRegion(base, from, 20_000, [wallContour({ x: 3000, y: -5000 }, { x: 3000, y: 90_000 })])
  expect(regionContains(region, { x: 5000, y: -2000 })).toBe(true)
  expect(regionContains(region, { x: 5000, y: 15_000 })).toBe(false)
  expect(nearestInRegion(region, { x: 0, y: -30_000 })!.y).toBeGreaterThan(-20_001)
  expect(nearestInRegion(region, from)).toBe(from)
})

test('behind bases and round the ends of walls the region has neither slits nor splinters', () => {
  const bases = [
    [6000, 0],
    [2900, 5000],
    [-5000, 3000],
    [-2600, -4500],
    [5200, -5200],
    [0, 9000],
  ] as const
  const wall = wallContour({ x: -9000, y: -3000 }, { x: -4000, y: -9500 })
  const obstacles = [...bases.map(([x, y]) => discContour(x, y, 1500)), wall]
  const region = reachRegion(discBase(1500), from, 15_000, obstacles)
  // The outline, and the hole of the one base that can be run all round.
  expect(region).toHaveLength(2)
  for (const ring of region) expect(sharpestCorner(ring)).toBeGreaterThan(20)
})

test('bases close together leave no gap between them, anywhere on the table', () => {
  const bases = [
    [3500, 8100, 1500],
    [200, -6300, 1000],
    [1300, -7600, 1000],
  ] as const
  const mirrored = bases.map(([x, y, radius]) => [y, x, radius] as const)
  for (const start of [from, { x: 50_000, y: 40_000 }]) {
    for (const places of [bases, mirrored]) {
      const obstacles = places.map(([x, y, radius]) => discContour(start.x + x, start.y + y, radius))
      const region = reachRegion(discBase(1500), start, 12_000, obstacles)
      expect(region).toHaveLength(1)
      expect(sharpestCorner(region[0]!)).toBeGreaterThan(20)
    }
  }
})

test('what is swept round a bend overlaps what was seen before it: no hole is left between them', () => {
  const obstacles = [discContour(6200, 7400, 1500), discContour(-3000, 6400, 1000), discContour(2200, 6500, 1000)]
  expect(reachRegion(discBase(1500), from, 15_000, obstacles)).toHaveLength(1)
})

test('the drawn region agrees with the exact answer, save near its edge', () => {
  fc.assert(
    fc.property(arbitraryPoint, arbitraryPoint, arbitraryObstacles, (start, end, all) => {
      const obstacles = all.filter((obstacle) => !overlaps(discContour(start.x, start.y, 1000), obstacle))
      const region = reachRegion(base, start, 20_000, obstacles)
      const edge = nearestInRegion(region, end)!
      const exact = reachable(base, start, end, 20_000, obstacles)
      if (regionContains(region, end))
        expect(reachable(base, start, end, 20_300, obstacles) || isNearEdge(region, end)).toBe(true)
      else if (exact) expect(distance(edge, end)).toBeLessThan(600)
    }),
    { numRuns: 100 },
  )
})

test('a square keeps its facing: through a gap of its own width it reaches what lies behind, turned it does not', () => {
  const gate = [
    wallContour({ x: 5000, y: 1260 }, { x: 5000, y: 90_000 }),
    wallContour({ x: 5000, y: -90_000 }, { x: 5000, y: -1260 }),
  ]
  const region = reachRegion(squareBase(2500), from, 12_000, gate)
  expect(regionContains(region, { x: 9000, y: 0 })).toBe(true)
  expect(regionContains(region, { x: 9000, y: 2500 })).toBe(true)
  expect(
    regionContains(reachRegion(squareBase(2500), { ...from, facing: direction(1, 1) }, 12_000, gate), {
      x: 9000,
      y: 0,
    }),
  ).toBe(false)
})

test('the region drawn for a rectangle agrees with the exact answer, save near its edge', () => {
  fc.assert(
    fc.property(arbitraryRectangle, arbitraryPose, arbitraryPoint, arbitraryObstacles, (rectangle, start, end, all) => {
      const obstacles = all.filter((obstacle) => !overlaps(footprint(rectangle, start), obstacle))
      const region = reachRegion(rectangle, start, 20_000, obstacles)
      const exact = reachable(rectangle, start, end, 20_000, obstacles)
      if (regionContains(region, end))
        expect(reachable(rectangle, start, end, 20_300, obstacles) || isNearEdge(region, end)).toBe(true)
      else if (exact) expect(distance(nearestInRegion(region, end)!, end)).toBeLessThan(600)
    }),
    { numRuns: 60 },
  )
})

function isNearEdge(region: ReturnType<typeof reachRegion>, point: { x: number; y: number }): boolean {
  const around = [
    [300, 0],
    [-300, 0],
    [0, 300],
    [0, -300],
  ] as const
  return around.some(([dx, dy]) => !regionContains(region, { x: point.x + dx, y: point.y + dy }))
}

/** The smallest angle at any corner, in degrees: a slit ends in a very sharp one. */
function sharpestCorner(ring: Ring): number {
  return Math.min(
    ...ring.map((corner, i) => {
      const before = ring.at(i - 1)!
      const after = ring[(i + 1) % ring.length]!
      const angle = angleBetween(directionTo(corner, before), directionTo(corner, after))
      return (angle * 180) / Math.PI
    }),
  )
}
