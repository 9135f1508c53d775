import { polygonContains } from 'd3-polygon'
import { expect, test } from 'vitest'
import { cornersOf, gridPoints, hachures, pointsAlong, roughen, scatter, shrink } from './scatter.ts'

const square = [
  { x: 0, y: 0 },
  { x: 10_000, y: 0 },
  { x: 10_000, y: 10_000 },
  { x: 0, y: 10_000 },
]

test('trees stand inside their wood, always in the same places', () => {
  const trees = scatter(square, 'wood 1', 8, 12)
  expect(trees.length).toBeGreaterThan(20)
  expect(trees.every(({ x, y }) => polygonContains(cornersOf(square), [x, y]))).toBe(true)
  expect(scatter(square, 'wood 1', 8, 12)).toEqual(trees)
  expect(scatter(square, 'wood 2', 8, 12)).not.toEqual(trees)
})

test('a natural edge lies within the exact one, differs from it, and is always the same', () => {
  const circle = Array.from({ length: 48 }, (_, i) => {
    const angle = (i * Math.PI) / 24
    return { x: Math.round(5000 + 5000 * Math.cos(angle)), y: Math.round(5000 + 5000 * Math.sin(angle)) }
  })
  const edge = roughen(circle, 'hill 1', 1)
  const reaches = edge.map(([x, y]) => Math.hypot(x - 50, y - 50))
  expect(Math.max(...reaches)).toBeLessThanOrEqual(50.01)
  expect(Math.min(...reaches)).toBeGreaterThan(40)
  expect(Math.max(...reaches) - Math.min(...reaches)).toBeGreaterThan(3)
  expect(roughen(circle, 'hill 1', 1)).toEqual(edge)
  expect(roughen(circle, 'hill 2', 1)).not.toEqual(edge)
})

test('the corners of boxes are rounded and have no trees', () => {
  const edge = roughen(square, 'pond 1', 1)
  const nearest = Math.min(...edge.map(([x, y]) => Math.hypot(x, y)))
  expect(nearest).toBeGreaterThan(10)
  expect(edge.every((corner) => polygonContains(cornersOf(square), corner))).toBe(true)
  const trees = scatter(square, 'wood 1', 4, 6)
  expect(Math.min(...trees.map(({ x, y }) => Math.hypot(x, y)))).toBeGreaterThan(10)
})

test('contours shrink towards the middle', () => {
  expect(shrink(square, 0.5)).toEqual([
    [25, 25],
    [75, 25],
    [75, 75],
    [25, 75],
  ])
})

test('an orchard is planted in rows, clear of its edge', () => {
  const trees = gridPoints(square, 20, 10)
  expect(trees).toHaveLength(25)
  expect(trees[0]).toEqual({ x: 10, y: 10 })
})

test('posts stand along a fence and at its ends', () => {
  const fence = square.slice(0, 3)
  expect(pointsAlong(fence, false, 50)).toEqual([
    { x: 0, y: 0 },
    { x: 50, y: 0 },
    { x: 100, y: 0 },
    { x: 100, y: 50 },
    { x: 100, y: 100 },
  ])
  expect(pointsAlong(square, true, 50)).toHaveLength(8)
})

test('strokes run down from a ridge, inwards or outwards', () => {
  expect(hachures(square.slice(0, 2), 50, 10, false)).toBe('M25,0l0,10M75,0l0,6')
  expect(hachures(square.slice(0, 2), 100, -10, false)).toBe('M50,0l0,-10')
})
