import { expect, test } from 'vitest'
import { EAST, NORTH } from '../plane/direction.ts'
import { circumscribedRadius, discBase, facingOf, footprint, moveTo, rectangleBase, squareBase } from './base.ts'

test('the circle round a base is its own edge or passes its corners', () => {
  expect(circumscribedRadius(discBase(1500))).toBe(1500)
  expect(circumscribedRadius(rectangleBase(600, 800))).toBe(500)
  expect(squareBase(2500)).toEqual(rectangleBase(2500, 2500))
})

test('a pose without facing faces north, and moving keeps the facing', () => {
  expect(facingOf({ x: 0, y: 0 })).toEqual(NORTH)
  expect(moveTo({ x: 0, y: 0 }, { x: 5, y: 6 })).toEqual({ x: 5, y: 6 })
  const placed = footprint(discBase(1), { x: 0, y: 0, facing: EAST })
  expect(moveTo(placed.pose, { x: 5, y: 6 })).toEqual({ x: 5, y: 6, facing: EAST })
})
