import { expect, test } from 'vitest'
import { EAST } from '../plane/direction.ts'
import { footprint, rectangleBase } from './base.ts'
import {
  containsPoint,
  contourOf,
  discContour,
  edgeCount,
  polygonContour,
  shiftContour,
  signedArea,
  verticesOf,
  wallContour,
} from './contour.ts'

const notched = polygonContour([
  { x: 0, y: 0 },
  { x: 400, y: 0 },
  { x: 400, y: 400 },
  { x: 200, y: 100 },
  { x: 0, y: 400 },
])

test('the corners of a rectangle run clockwise from its front left', () => {
  const facingEast = contourOf(footprint(rectangleBase(200, 100), { x: 0, y: 0, facing: EAST }))
  expect(verticesOf(facingEast)).toEqual([
    { x: 50, y: -100 },
    { x: 50, y: 100 },
    { x: -50, y: 100 },
    { x: -50, y: -100 },
  ])
  expect(signedArea(verticesOf(facingEast))).toBe(20_000)
})

test('polygons are stored clockwise and know whether they have dents', () => {
  expect(notched.convex).toBe(false)
  expect(contourOf(notched)).toBe(notched)
  const reversed = polygonContour(verticesOf(notched).reverse())
  expect(signedArea(verticesOf(reversed))).toBeGreaterThan(0)
  expect(polygonContour(verticesOf(notched).slice(0, 3)).convex).toBe(true)
  expect(() => polygonContour([])).toThrow(RangeError)
})

test('points inside, on the edge, in a dent and outside', () => {
  expect(containsPoint(notched, { x: 50, y: 200 })).toBe(true)
  expect(containsPoint(notched, { x: 200, y: 0 })).toBe(true)
  expect(containsPoint(notched, { x: 400, y: 400 })).toBe(true)
  expect(containsPoint(notched, { x: 200, y: 200 })).toBe(false)
  expect(containsPoint(discContour(0, 0, 5), { x: 3, y: 4 })).toBe(true)
  expect(containsPoint(discContour(0, 0, 5), { x: 3, y: 5 })).toBe(false)
})

test('a wall has one edge and holds only its own points', () => {
  const wall = wallContour({ x: 0, y: 0 }, { x: 10, y: 0 })
  expect(edgeCount(wall)).toBe(1)
  expect(wall.reach).toBe(5)
  expect(containsPoint(wall, { x: 4, y: 0 })).toBe(true)
  expect(containsPoint(wall, { x: 4, y: 1 })).toBe(false)
})

test('a shifted contour keeps its shape', () => {
  const moved = shiftContour(notched, 10, -20)
  expect(moved.x).toBe(notched.x + 10)
  expect(verticesOf(moved)[0]).toEqual({ x: 10, y: -20 })
})
