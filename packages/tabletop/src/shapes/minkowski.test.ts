import { expect, test } from 'vitest'
import { boxPoints } from '../terrain/area.ts'
import { discContour, polygonContour } from './contour.ts'
import { convexHull, convexSum, nearestOnBoundary } from './minkowski.ts'

test('the sum of two boxes is the box of their sizes', () => {
  const sum = convexSum(polygonContour(boxPoints(100, 100, 20, 20)), polygonContour(boxPoints(-5, -5, 10, 10)))
  expect(sum).toEqual(boxPoints(95, 95, 30, 30))
})

test('the hull drops what is inside', () => {
  expect(convexHull([...boxPoints(0, 0, 10, 10), { x: 5, y: 5 }, { x: 5, y: 0 }])).toEqual(boxPoints(0, 0, 10, 10))
})

test('the nearest point of a rounded box, from a side, a corner and inside', () => {
  const box = boxPoints(0, 0, 10, 10)
  expect(nearestOnBoundary(box, 5, { x: 5, y: -50 })).toEqual({ x: 5, y: -5 })
  expect(nearestOnBoundary(box, 5, { x: -30, y: -40 })).toEqual({ x: -3, y: -4 })
  expect(nearestOnBoundary(box, 5, { x: 9, y: 4 })).toEqual({ x: 15, y: 4 })
  const point = convexSum(discContour(0, 0, 3), discContour(0, 0, 2))
  expect(nearestOnBoundary(point, 5, { x: 0, y: 0 })).toEqual({ x: 0, y: -5 })
})
