import fc from 'fast-check'
import { expect, test } from 'vitest'
import { distance } from '../plane/point.ts'
import { discContour } from '../shapes/contour.ts'
import { arbitraryFootprint, arbitraryObstacle } from '../testing/arbitrary-scene.ts'
import { gap } from './gap.ts'
import { nearestPoints } from './nearest-points.ts'

test('between round bases it runs from edge to edge on the line of their centres', () => {
  expect(nearestPoints(discContour(0, 0, 100), discContour(1000, 0, 200))).toEqual({
    from: { x: 100, y: 0 },
    to: { x: 800, y: 0 },
    length: 700,
  })
})

test('between shapes that touch it has no length', () => {
  const { from, to, length } = nearestPoints(discContour(0, 0, 600), discContour(1000, 0, 600))
  expect({ from, length }).toEqual({ from: to, length: 0 })
})

test('it is as long as the gap and ends on both shapes', () => {
  fc.assert(
    fc.property(arbitraryFootprint, arbitraryObstacle, (a, b) => {
      const { from, to, length } = nearestPoints(a, b)
      expect(length).toBe(gap(a, b))
      if (length === 0) return
      expect(Math.abs(distance(from, to) - length)).toBeLessThan(0.01)
      expect(gap(discContour(from.x, from.y, 0), a)).toBeLessThan(0.01)
      expect(gap(discContour(to.x, to.y, 0), b)).toBeLessThan(0.01)
    }),
  )
})
