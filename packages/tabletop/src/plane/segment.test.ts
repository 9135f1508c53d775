import { expect, test } from 'vitest'
import { segmentsCross, squaredDistanceBetweenSegments, squaredDistanceToSegment } from './segment.ts'

test('the distance to a segment is to its line between the ends, to an end beyond', () => {
  expect(squaredDistanceToSegment(5, 3, 0, 0, 10, 0)).toBe(9)
  expect(squaredDistanceToSegment(-3, 4, 0, 0, 10, 0)).toBe(25)
  expect(squaredDistanceToSegment(13, 4, 0, 0, 10, 0)).toBe(25)
})

test('segments that only touch do not cross', () => {
  expect(segmentsCross(0, 0, 10, 10, 0, 10, 10, 0)).toBe(true)
  expect(segmentsCross(0, 0, 10, 10, 5, 5, 10, 0)).toBe(false)
  expect(segmentsCross(0, 0, 10, 0, 2, 0, 8, 0)).toBe(false)
})

test('the distance between segments', () => {
  expect(squaredDistanceBetweenSegments(0, 0, 10, 10, 0, 10, 10, 0)).toBe(0)
  expect(squaredDistanceBetweenSegments(0, 0, 10, 0, 13, 4, 20, 4)).toBe(25)
})
