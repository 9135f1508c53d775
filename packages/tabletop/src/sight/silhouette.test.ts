import { expect, test } from 'vitest'
import { discContour, polygonContour } from '../shapes/contour.ts'
import { boxPoints } from '../terrain/area.ts'
import { emptySilhouette, fillSilhouette, placeOnSilhouette, silhouetteWidth } from './silhouette.ts'

test('a disc is seen as the chord between its tangent points', () => {
  const seen = emptySilhouette()
  expect(fillSilhouette(seen, 0, 0, discContour(5000, 0, 3000))).toBe(true)
  // Tangents of 4000 touch at depth 3200, 2400 to either side.
  expect(seen.leftDepth).toBeCloseTo(3200, 9)
  expect(seen.rightSide).toBeCloseTo(2400, 9)
  expect(silhouetteWidth(seen)).toBeCloseTo(4800, 9)
  expect(placeOnSilhouette(seen, 0)).toBeCloseTo(0.5, 12)
})

test('a box is seen from corner to corner', () => {
  const seen = emptySilhouette()
  expect(fillSilhouette(seen, 0, 0, polygonContour(boxPoints(1000, -500, 500, 1000)))).toBe(true)
  expect({ leftDepth: seen.leftDepth, leftSide: seen.leftSide, rightSide: seen.rightSide }).toEqual({
    leftDepth: 1000,
    leftSide: -500,
    rightSide: 500,
  })
})

test('a place inside sees no silhouette', () => {
  expect(fillSilhouette(emptySilhouette(), 0, 0, discContour(10, 0, 3000))).toBe(false)
  expect(fillSilhouette(emptySilhouette(), 5, 5, polygonContour(boxPoints(0, 0, 10, 10)))).toBe(false)
})
