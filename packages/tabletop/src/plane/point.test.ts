import { expect, test } from 'vitest'
import { distance, pointTowards, wholePoint } from './point.ts'

test('distances follow Pythagoras', () => {
  expect(distance({ x: 0, y: 0 }, { x: 300, y: 400 })).toBe(500)
})

test('a point moves the given distance towards another, or stays if they coincide', () => {
  expect(pointTowards({ x: 0, y: 0 }, { x: 300, y: 400 }, 250)).toEqual({ x: 150, y: 200 })
  expect(pointTowards({ x: 5, y: 5 }, { x: 5, y: 5 }, 10)).toEqual({ x: 5, y: 5 })
})

test('whole points round each coordinate', () => {
  expect(wholePoint(1.6, -2.4)).toEqual({ x: 2, y: -2 })
})
