import fc from 'fast-check'
import { expect, test } from 'vitest'
import { overlaps } from '../contact/gap.ts'
import { OVERLAP_TOLERANCE } from '../plane/units.ts'
import { discBase, footprint, squareBase } from '../shapes/base.ts'
import { contourOf, discContour, polygonContour, shiftContour, wallContour } from '../shapes/contour.ts'
import { boxPoints } from '../terrain/area.ts'
import { arbitraryFootprint, arbitraryObstacle, arbitraryPoint } from '../testing/arbitrary-scene.ts'
import { collides, shareWithin, timeOfImpact } from './sweep.ts'

const disc = contourOf(footprint(discBase(1000), { x: 0, y: 0 }))
const square = contourOf(footprint(squareBase(2000), { x: 0, y: 0 }))

test('time of impact of a disc on a disc, a wall and a polygon', () => {
  expect(timeOfImpact(disc, 10_000, 0, discContour(7000, 0, 1000), 0)).toBe(0.5)
  expect(timeOfImpact(disc, 10_000, 0, wallContour({ x: 6000, y: -500 }, { x: 6000, y: 9000 }), 0)).toBe(0.5)
  expect(timeOfImpact(disc, 10_000, 0, polygonContour(boxPoints(6000, -500, 1000, 1000)), 0)).toBe(0.5)
  // A corner at (6000, 800): the centre is 600 short of it when 1000 away.
  expect(timeOfImpact(disc, 10_000, 0, polygonContour(boxPoints(6000, 800, 1000, 1000)), 0)).toBeCloseTo(0.54, 12)
})

test('time of impact of a square on a square, a disc and a wall', () => {
  expect(timeOfImpact(square, 10_000, 0, polygonContour(boxPoints(6000, -500, 1000, 1000)), 0)).toBe(0.5)
  expect(timeOfImpact(square, 10_000, 0, discContour(7000, 0, 1000), 0)).toBe(0.5)
  expect(timeOfImpact(square, 10_000, 0, wallContour({ x: 6000, y: -500 }, { x: 6000, y: 9000 }), 0)).toBe(0.5)
})

test('a brush does not collide', () => {
  expect(timeOfImpact(disc, 10_000, 0, discContour(5000, 2000, 1000), OVERLAP_TOLERANCE)).toBe(Number.POSITIVE_INFINITY)
  expect(timeOfImpact(disc, 10_000, 0, discContour(5000, 1990, 1000), OVERLAP_TOLERANCE)).toBeLessThan(1)
  const touching = polygonContour(boxPoints(-5000, 1000, 20_000, 500))
  expect(timeOfImpact(square, 10_000, 0, touching, OVERLAP_TOLERANCE)).toBe(Number.POSITIVE_INFINITY)
  expect(timeOfImpact(disc, 10_000, 0, touching, OVERLAP_TOLERANCE)).toBe(Number.POSITIVE_INFINITY)
})

test('a move is free exactly as long as no place on it overlaps', () => {
  fc.assert(
    fc.property(arbitraryFootprint, arbitraryPoint, arbitraryObstacle, (mover, to, obstacle) => {
      const start = contourOf(mover)
      const moveX = to.x - mover.pose.x
      const moveY = to.y - mover.pose.y
      const time = timeOfImpact(start, moveX, moveY, obstacle, OVERLAP_TOLERANCE)
      expect(collides(start, moveX, moveY, obstacle, OVERLAP_TOLERANCE)).toBe(time <= 1)
      for (let step = 0; step <= 40; step++) {
        const share = Math.min(1, (Math.min(time, 1) * step) / 40)
        const there = shiftContour(start, moveX * share, moveY * share)
        if (share < time) expect(overlaps(there, obstacle, OVERLAP_TOLERANCE + 1e-6)).toBe(false)
      }
      if (time < 1) {
        const justAfter = Math.min(1, time + 1e-9)
        const there = shiftContour(start, moveX * justAfter, moveY * justAfter)
        expect(overlaps(there, obstacle, OVERLAP_TOLERANCE - 1e-3)).toBe(true)
      }
    }),
    { numRuns: 500 },
  )
})

test('the share of a segment near a shape', () => {
  const box = polygonContour(boxPoints(2000, 0, 1000, 1000))
  expect(shareWithin(0, 0, 10_000, 0, box, 0)).toBeCloseTo(0.1, 12)
  expect(shareWithin(0, -5, 10_000, -5, box, 2)).toBeUndefined()
})
