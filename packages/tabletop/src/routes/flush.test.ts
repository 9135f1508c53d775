import fc from 'fast-check'
import { expect, test } from 'vitest'
import { contactBetween } from '../contact/base-contact.ts'
import { inContact, overlaps } from '../contact/gap.ts'
import { contactLength, type RectangleFootprint, SIDES } from '../contact/side.ts'
import { isPathClear } from '../paths/path.ts'
import { SOUTH, WEST } from '../plane/direction.ts'
import { distance } from '../plane/point.ts'
import { discBase, footprint, rectangleBase, squareBase } from '../shapes/base.ts'
import { contourOf, discContour } from '../shapes/contour.ts'
import { arbitraryObstacles, arbitraryPoint, arbitraryPose, arbitraryRectangle } from '../testing/arbitrary-scene.ts'
import { facingAgainst, flushPose, shortestRouteToSide } from './flush.ts'
import { shortestRoute } from './route.ts'

const square = squareBase(2500)
const enemy: RectangleFootprint = { base: square, pose: { x: 10_000, y: 10_000 } }
const horse: RectangleFootprint = { base: rectangleBase(2500, 5000), pose: { x: 10_000, y: 10_000 } }

test('flush against a side: the facing, the middle of an edge of the same width, the range along a longer one', () => {
  expect(facingAgainst(enemy, 'front')).toEqual(SOUTH)
  expect(facingAgainst(enemy, 'right')).toEqual(WEST)
  expect(flushPose(square, enemy, 'front', { x: 0, y: 0 })).toEqual({ x: 10_000, y: 7500, facing: SOUTH })
  expect(flushPose(square, horse, 'right', { x: 20_000, y: 0 })).toEqual({ x: 12_500, y: 8750, facing: WEST })
  expect(flushPose(discBase(1000), horse, 'rear', { x: 9500, y: 30_000 })).toMatchObject({ x: 9500, y: 13_500 })
})

test('with less edge to share a base may stand further aside, and never can it share more than there is', () => {
  expect(flushPose(square, enemy, 'front', { x: 0, y: 0 }, [], 1300)).toEqual({ x: 8800, y: 7500, facing: SOUTH })
  expect(flushPose(square, enemy, 'front', { x: 0, y: 0 }, [], 2501)).toBeUndefined()
})

test('the way to the rear leads round the target', () => {
  const route = shortestRouteToSide(square, { x: 10_000, y: 0 }, enemy, 'rear', [])!
  expect(route.points.at(-1)).toEqual({ x: 10_000, y: 12_500 })
  // Past the flank at (12500, 7500) and (12500, 12500), then back behind it.
  const exact = Math.sqrt(2500 * 2500 + 7500 * 7500) + 5000 + 2500
  expect(route.length).toBeCloseTo(exact, 3)
  expect(shortestRouteToSide(square, { x: 10_000, y: 0 }, enemy, 'rear', [], exact - 1)).toBeUndefined()
})

test('a side taken by another is reached beside it, or not at all', () => {
  const guard = contourOf(footprint(square, { x: 12_500, y: 8750 }))
  const beside = shortestRouteToSide(square, { x: 20_000, y: 8000 }, horse, 'right', [guard])!
  expect(beside.points.at(-1)).toEqual({ x: 12_500, y: 11_250 })
  const wide = contourOf(footprint(square, { x: 12_500, y: 10_000 }))
  expect(shortestRouteToSide(square, { x: 20_000, y: 8000 }, horse, 'right', [wide])).toBeUndefined()
  expect(
    shortestRouteToSide(square, { x: 20_000, y: 8000 }, enemy, 'right', [discContour(13_000, 10_000, 900)]),
  ).toBeUndefined()
})

test('a way to a side ends flush, touching and overlapping nothing, and is the shortest of those tried', () => {
  fc.assert(
    fc.property(
      arbitraryRectangle,
      arbitraryPoint,
      arbitraryPose,
      arbitraryObstacles,
      fc.constantFrom(...SIDES),
      (base, from, at, all, side) => {
        const target: RectangleFootprint = { base: rectangleBase(3000, 4500), pose: at }
        const facing = facingAgainst(target, side)
        const start = footprint(base, { ...from, facing })
        fc.pre(!overlaps(start, target))
        const obstacles = all.filter((contour) => !overlaps(contour, start) && !overlaps(contour, contourOf(target)))
        const route = shortestRouteToSide(base, from, target, side, obstacles)
        for (const wanted of [from, { x: at.x - 9000, y: at.y - 5000 }, { x: at.x + 9000, y: at.y + 5000 }]) {
          const pose = flushPose(base, target, side, wanted, obstacles)!
          const way = shortestRoute(base, start.pose, pose, [...obstacles, contourOf(target)])
          if (way) expect(route?.length ?? Number.POSITIVE_INFINITY).toBeLessThanOrEqual(way.length * 1.001 + 6)
        }
        if (!route) return
        const end: RectangleFootprint = { base: base as typeof square, pose: { ...route.points.at(-1)!, facing } }
        expect(inContact(end, target)).toBe(true)
        expect(overlaps(end, target, 0.01)).toBe(false)
        expect(contactBetween(end, target)).toMatchObject({ sides: ['front'], otherSides: [side] })
        const whole = Math.min(end.base.width, side === 'front' || side === 'rear' ? 3000 : 4500)
        expect(contactLength(end, target)).toBeGreaterThan(whole - 10)
        expect(isPathClear(start, route.points, [...obstacles, contourOf(target)])).toBe(true)
        expect(route.length).toBeGreaterThanOrEqual(distance(from, end.pose) - 1e-6)
      },
    ),
    { numRuns: 150 },
  )
})
