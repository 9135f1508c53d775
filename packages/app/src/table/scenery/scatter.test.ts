import { polygonContains } from 'd3-polygon'
import { expect, test } from 'vitest'
import { cornersOf, scatter, shrunk } from './scatter.ts'

const square = [
  { x: 0, y: 0 },
  { x: 10_000, y: 0 },
  { x: 10_000, y: 10_000 },
  { x: 0, y: 10_000 },
]

test('trees stand inside their wood, and in the same places every time', () => {
  const trees = scatter(square, 'wood 1', 8, 12)
  expect(trees.length).toBeGreaterThan(20)
  expect(trees.every(({ x, y }) => polygonContains(cornersOf(square), [x, y]))).toBe(true)
  expect(scatter(square, 'wood 1', 8, 12)).toEqual(trees)
  expect(scatter(square, 'wood 2', 8, 12)).not.toEqual(trees)
})

test('contours draw in towards the middle', () => {
  expect(shrunk(square, 0.5)).toEqual([
    [25, 25],
    [75, 25],
    [75, 75],
    [25, 75],
  ])
})
