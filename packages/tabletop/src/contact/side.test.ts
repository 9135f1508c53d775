import { expect, test } from 'vitest'
import { EAST, NORTH, SOUTH } from '../plane/direction.ts'
import { discBase, footprint, rectangleBase } from '../shapes/base.ts'
import {
  contactLength,
  distanceToEdge,
  type RectangleFootprint,
  sideTowards,
  touchedSide,
  touchedSides,
} from './side.ts'

const rectangle = (x: number, y: number, facing = NORTH): RectangleFootprint => ({
  base: rectangleBase(2000, 4000),
  pose: { x, y, facing },
})
const home = rectangle(0, 0)

test('the side that is touched', () => {
  expect(touchedSide(home, footprint(discBase(1000), { x: 0, y: -3000 }))).toBe('front')
  expect(touchedSide(home, footprint(discBase(1000), { x: 2000, y: 0 }))).toBe('right')
  expect(touchedSide(home, footprint(discBase(1000), { x: 0, y: 3000 }))).toBe('rear')
  expect(touchedSide(home, footprint(discBase(1000), { x: -2000, y: 1000 }))).toBe('left')
  expect(touchedSide(home, footprint(discBase(1000), { x: -5000, y: 1000 }))).toBeUndefined()
  expect(touchedSide(rectangle(0, 0, EAST), footprint(discBase(1000), { x: 3000, y: 0 }))).toBe('front')
})

test('the length of edge two rectangles share', () => {
  expect(contactLength(home, rectangle(0, -4000, SOUTH))).toBeCloseTo(2000, 6)
  // Shifted aside by 1200, 800 of 2000 remain (and the tolerance of two hundredths).
  const shifted = touchedSides(home, rectangle(1200, -4000, SOUTH))
  expect(shifted[0]!.side).toBe('front')
  expect(Math.abs(shifted[0]!.length - 800)).toBeLessThanOrEqual(2)
  expect(shifted[0]!.share).toBeLessThan(0.5)
  expect(contactLength(home, rectangle(0, -9000, SOUTH))).toBe(0)
})

test('the side a point looks at is parted by the diagonals', () => {
  expect(sideTowards(home, { x: 900, y: -2000 })).toBe('front')
  expect(sideTowards(home, { x: 1100, y: -2000 })).toBe('right')
  expect(sideTowards(home, { x: 0, y: 9000 })).toBe('rear')
  expect(sideTowards(home, { x: -9000, y: 0 })).toBe('left')
})

test('the distance from a point to the edge of a base, from either side of it', () => {
  expect(distanceToEdge(home, { x: 900, y: 0 })).toBe(100)
  expect(distanceToEdge(footprint(discBase(1000), { x: 0, y: 0 }), { x: 300, y: 0 })).toBe(700)
})
