import fc from 'fast-check'
import { expect, test } from 'vitest'
import { arbitraryDirection } from '../testing/arbitrary-scene.ts'
import {
  angleBetween,
  DIRECTION_LENGTH,
  direction,
  directionTo,
  EAST,
  halfTurn,
  NORTH,
  quarterTurn,
  quarterTurnBack,
  rotationBetween,
  rotationByAngle,
  SOUTH,
  turnBy,
  WEST,
} from './direction.ts'
import { lengthOf } from './point.ts'

test('quarter turns go clockwise round the compass, exactly', () => {
  expect([NORTH, EAST, SOUTH, WEST].map(quarterTurn)).toEqual([EAST, SOUTH, WEST, NORTH])
  expect([NORTH, EAST, SOUTH, WEST].map(quarterTurnBack)).toEqual([WEST, NORTH, EAST, SOUTH])
  expect(halfTurn(NORTH)).toEqual(SOUTH)
})

test('a direction keeps the ratio of its vector', () => {
  expect(direction(3, 4)).toEqual({ x: 600_000, y: 800_000 })
  expect(() => direction(0, 0)).toThrow(RangeError)
  expect(directionTo({ x: 1, y: 1 }, { x: 1, y: 1 })).toEqual(NORTH)
  expect(directionTo({ x: 1, y: 1 }, { x: 9, y: 1 })).toEqual(EAST)
})

test('directions have the fixed length within rounding', () => {
  fc.assert(
    fc.property(arbitraryDirection, (facing) => {
      expect(Math.abs(lengthOf(facing.x, facing.y) - DIRECTION_LENGTH)).toBeLessThan(1)
    }),
  )
})

test('the rotation between two directions takes the first to the second', () => {
  fc.assert(
    fc.property(arbitraryDirection, arbitraryDirection, (from, to) => {
      const there = turnBy(from, rotationBetween(from, to))
      expect(lengthOf(there.x - to.x, there.y - to.y)).toBeLessThan(4)
    }),
  )
})

test('angles between directions and rotations by an angle are inverse', () => {
  expect(angleBetween(NORTH, EAST)).toBeCloseTo(Math.PI / 2, 12)
  expect(angleBetween(NORTH, SOUTH)).toBeCloseTo(Math.PI, 12)
  expect(angleBetween(EAST, rotationByAngle(0.3))).toBeCloseTo(0.3, 5)
  expect(turnBy(NORTH, rotationByAngle(Math.PI / 2))).toEqual(EAST)
})
