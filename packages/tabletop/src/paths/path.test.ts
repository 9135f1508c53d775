import { expect, test } from 'vitest'
import { EAST, NORTH } from '../plane/direction.ts'
import { whole } from '../plane/units.ts'
import { discBase, footprint, squareBase } from '../shapes/base.ts'
import { discContour, polygonContour } from '../shapes/contour.ts'
import { boxPoints } from '../terrain/area.ts'
import { crossings, firstCollision, isPathClear, pathLeavesTable, pathLength, pointAlong, poseAfter } from './path.ts'

const mover = footprint(discBase(1000), { x: 5000, y: 5000 })
const bend = [
  { x: 5000, y: 5000 },
  { x: 15_000, y: 5000 },
  { x: 15_000, y: 15_000 },
]

test('length and points along a bent path', () => {
  expect(pathLength(bend)).toBe(20_000)
  expect(pointAlong(bend, 12_000)).toEqual({ x: 15_000, y: 7000 })
  expect(pointAlong(bend, 99_000)).toEqual({ x: 15_000, y: 15_000 })
})

test('the end pose takes the new facing if one is given', () => {
  expect(poseAfter({ x: 0, y: 0, facing: NORTH }, { points: bend })).toEqual({ x: 15_000, y: 15_000, facing: NORTH })
  expect(poseAfter({ x: 0, y: 0 }, { points: bend, facing: EAST })).toEqual({ x: 15_000, y: 15_000, facing: EAST })
})

test('the first collision names obstacle, leg and distance', () => {
  const obstacles = [discContour(15_000, 13_000, 1000), discContour(5000, 12_000, 1000)]
  expect(firstCollision(mover, bend, obstacles, 0)).toEqual({
    obstacle: 0,
    leg: 1,
    travelled: 16_000,
    at: { x: 15_000, y: 11_000 },
  })
  expect(isPathClear(mover, bend, obstacles.slice(1))).toBe(true)
})

test('a path leaves the table if any part of the base does, also after the final turn', () => {
  const table = { width: 16_000, depth: 16_000 }
  expect(pathLeavesTable(mover, { points: bend }, table)).toBe(false)
  expect(pathLeavesTable(footprint(discBase(1500), mover.pose), { points: bend }, table)).toBe(true)
  const narrow = footprint({ shape: 'rectangle', width: 2000, depth: 3000 }, { x: 2000, y: 2000, facing: NORTH })
  const along = [
    { x: 2000, y: 2000 },
    { x: 1000, y: 2000 },
  ]
  expect(pathLeavesTable(narrow, { points: along }, table)).toBe(false)
  expect(pathLeavesTable(narrow, { points: along, facing: EAST }, table)).toBe(true)
})

test('areas entered, crossed and left, with the length inside', () => {
  const wood = polygonContour(boxPoints(8000, 0, 2000, 20_000))
  const start = discContour(5000, 5000, 3000)
  const end = polygonContour(boxPoints(10_000, 12_000, 9000, 9000))
  const far = discContour(90_000, 90_000, 100)
  const found = crossings(mover, bend, [wood, start, end, far])
  expect(found.map((crossing) => ({ ...crossing, length: whole(crossing.length) }))).toEqual([
    { area: 0, startsInside: false, endsInside: false, entries: 1, length: 4000 },
    { area: 1, startsInside: true, endsInside: false, entries: 0, length: 4000 },
    { area: 2, startsInside: false, endsInside: true, entries: 1, length: 4000 },
  ])
})

test('a path that turns inside an area enters it once', () => {
  const wood = polygonContour(boxPoints(8000, 0, 2000, 20_000))
  const along = (...xs: readonly number[]) => xs.map((x) => ({ x, y: 5000 }))
  const entries = (...xs: readonly number[]) => crossings(mover, along(5000, ...xs), [wood])[0]?.entries
  expect(entries(15_000)).toBe(1)
  expect(entries(9000, 15_000)).toBe(1)
  expect(entries(15_000, 5000)).toBe(2)
  expect(entries(9000, 5000, 9000)).toBe(2)
  expect({
    firstMoverCrossingEntries: crossings(mover, along(9000, 5000), [wood])[0]?.entries,
    entries: entries(9000),
  }).toEqual({ firstMoverCrossingEntries: 0, entries: 1 })
})

test('a point measures by the centre alone, and a square by its edge', () => {
  const wood = polygonContour(boxPoints(8000, 0, 2000, 20_000))
  const straight = bend.slice(0, 2)
  expect(crossings(footprint(discBase(0), mover.pose), straight, [wood])[0]!.length).toBeCloseTo(2000, 9)
  expect(crossings(footprint(squareBase(2000), mover.pose), straight, [wood])[0]!.length).toBeCloseTo(4000, 9)
})

test('standing still inside an area touches it without length', () => {
  const wood = discContour(5000, 5000, 9000)
  expect(crossings(mover, [mover.pose], [wood])).toEqual([
    { area: 0, startsInside: true, endsInside: true, entries: 0, length: 0 },
  ])
})
