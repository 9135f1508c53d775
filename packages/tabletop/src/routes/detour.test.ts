import { expect, test } from 'vitest'
import { moverOf } from '../paths/mover.ts'
import { discBase } from '../shapes/base.ts'
import { discContour, wallContour } from '../shapes/contour.ts'
import { exploreDetours, findDetour } from './detour.ts'
import type { Goals } from './goals.ts'

const from = { x: 0, y: 0 }
const disc = moverOf(discBase(1000), from)
const goalAt = (x: number, y: number): Goals => ({
  points: [{ x, y, stop: 0 }],
  edges: [],
  centre: { x, y },
  slack: 0,
})

test('a detour keeps its bends outside the obstacle and ends at the goal', () => {
  const detour = findDetour(disc, from, goalAt(10_000, 0), [discContour(5000, 0, 1000)], 0.2, 50_000)!
  expect(detour.end).toEqual({ x: 10_000, y: 0 })
  expect(detour.corners.length).toBeGreaterThan(3)
  for (const { x, y } of detour.corners) expect(Math.sqrt((x - 5000) * (x - 5000) + y * y)).toBeGreaterThanOrEqual(2000)
})

test('a limit shorter than the shortest way finds none', () => {
  expect(findDetour(disc, from, goalAt(10_000, 0), [discContour(5000, 0, 1000)], 0.2, 10_500)).toBeUndefined()
})

test('exploring visits the bends of shortest ways, nearest first', () => {
  const visited: number[] = []
  const wall = wallContour({ x: 3000, y: -2000 }, { x: 3000, y: 9000 })
  exploreDetours(disc, from, [wall], 0.2, 20_000, (_x, _y, travelled) => {
    visited.push(travelled)
    return true
  })
  expect(visited[0]).toBeCloseTo(Math.sqrt(3000 * 3000 + 2000 * 2000 - 1000 * 1000), 6)
  expect(visited).toEqual([...visited].sort((a, b) => a - b))
})

test('no bend leads between two obstacles that leave too little room', () => {
  // Above the first the second stands 1980 away, and the mover is 2000 wide: only on the arc between two free legs is there too little.
  const obstacles = [discContour(5000, 0, 1000), discContour(5000, 3980, 1000)]
  const { corners } = findDetour(disc, from, goalAt(10_000, 300), obstacles, 0.2, 50_000)!
  expect(corners.length).toBeGreaterThan(0)
  for (const { y } of corners) expect(y).toBeLessThan(0)
  // Alone it is gone round above, where it is nearer.
  const alone = findDetour(disc, from, goalAt(10_000, 300), obstacles.slice(0, 1), 0.2, 50_000)!
  expect(alone.corners.length).toBeGreaterThan(0)
  for (const { y } of alone.corners) expect(y).toBeGreaterThan(0)
})
