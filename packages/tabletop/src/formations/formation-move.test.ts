import fc from 'fast-check'
import { expect, test } from 'vitest'
import { EAST, NORTH, SOUTH, WEST } from '../plane/direction.ts'
import { distance } from '../plane/point.ts'
import { rectangleBase, squareBase } from '../shapes/base.ts'
import { discContour, wallContour } from '../shapes/contour.ts'
import { arbitraryDirection, arbitraryPose } from '../testing/arbitrary-scene.ts'
import { figurePoses, formation, formationCentre, formationCorners } from './formation.ts'
import {
  advance,
  changeFiles,
  drift,
  face,
  firstFormationCollision,
  firstWheelCollision,
  isDriftWithin,
  wheel,
  wheelRotation,
} from './formation-move.ts'

const base = rectangleBase(2000, 3000)
const legion = formation(base, 4, 8, { x: 0, y: 0, facing: NORTH })

test('an advance moves the front straight ahead', () => {
  expect(advance(legion, 5000)).toEqual({
    formation: { ...legion, pose: { x: 0, y: -5000, facing: NORTH } },
    cost: 5000,
  })
})

test('a drift keeps the front parallel and costs its slant', () => {
  const { formation: there, cost } = drift(legion, 4000, 3000)
  expect(there.pose).toEqual({ x: 3000, y: -4000, facing: NORTH })
  expect(cost).toBe(5000)
  expect(isDriftWithin(4000, 3000, { ahead: 1, aside: 1 })).toBe(true)
  expect(isDriftWithin(4000, -4001, { ahead: 1, aside: 1 })).toBe(false)
  expect(isDriftWithin(-4000, 0, { ahead: 1, aside: 1 })).toBe(false)
})

test('a quarter wheel to the left costs a quarter of the circle of its front', () => {
  const { formation: there, cost } = wheel(legion, 'left', { x: 0, y: -1_000_000 })
  expect(there.pose).toEqual({ x: -4000, y: -4000, facing: WEST })
  expect(Math.abs(cost - (Math.PI / 2) * 8000)).toBeLessThan(1)
})

test('a wheel forwards by an arc costs that arc', () => {
  for (const pivot of ['left', 'right'] as const) {
    const { formation: there, cost } = wheel(legion, pivot, wheelRotation(legion, pivot, 3000))
    expect(Math.abs(cost - 3000)).toBeLessThan(1)
    expect(there.pose.y).toBeLessThan(0)
  }
})

test('a wheel keeps its pivot and the spacing of its figures, within rounding', () => {
  fc.assert(
    fc.property(arbitraryPose, arbitraryDirection, fc.constantFrom('left', 'right'), (pose, by, pivot) => {
      const body = formation(base, 5, 20, pose)
      const { formation: there } = wheel(body, pivot, by)
      const corner = pivot === 'left' ? 0 : 1
      expect(distance(formationCorners(body)[corner], formationCorners(there)[corner])).toBeLessThan(1)
      const before = figurePoses(body)
      const after = figurePoses(there)
      for (const [a, b] of [
        [0, 1],
        [0, 4],
        [0, 19],
        [7, 12],
      ] as const) {
        expect(Math.abs(distance(before[a]!, before[b]!) - distance(after[a]!, after[b]!))).toBeLessThan(3)
      }
    }),
  )
})

test('figures that turn on the spot exchange files and ranks', () => {
  const squares = formation(squareBase(2500), 4, 8, { x: 0, y: 0, facing: NORTH })
  const right = face(squares, 'right')
  expect(right.formation).toMatchObject({ files: 2, ranks: [2, 2, 2, 2], pose: { facing: EAST } })
  expect(right.cost).toBe(0)
  expect(formationCentre(right.formation)).toEqual(formationCentre(squares))
  const about = face(squares, 'about')
  expect(about.formation.pose).toEqual({ x: 0, y: 5000, facing: SOUTH })
  expect(about.cost).toBe(0)
  expect(face(legion, 'left').formation.pose.facing).toEqual(WEST)
})

test('a change of files costs the longest walk', () => {
  const line = changeFiles(legion, 8)
  expect(line.formation.ranks).toEqual([8])
  // The outer figures of the rear rank come up by one rank and stand four figures' places further out at most.
  expect(line.cost).toBeGreaterThanOrEqual(3000)
  expect(line.cost).toBeLessThan(8000)
  expect(changeFiles(legion, 4).cost).toBe(0)
})

test('what a formation runs into', () => {
  const post = discContour(3900, -6000, 1000)
  expect(firstFormationCollision(legion, 9000, 0, [post])!.travelled).toBeCloseTo(5001, 6)
  expect(firstFormationCollision(legion, 4000, 0, [post])).toBeUndefined()
  const fence = wallContour({ x: -9000, y: -3000 }, { x: 9000, y: -3000 })
  const hit = firstWheelCollision(legion, 'left', 9000, [fence])!
  // The outer corner rises to 3000 after an arc of 8000·asin(3/8).
  expect(Math.abs(hit.travelled - 8000 * Math.asin(3 / 8))).toBeLessThan(110)
  expect(firstWheelCollision(legion, 'left', 2000, [fence])).toBeUndefined()
})
