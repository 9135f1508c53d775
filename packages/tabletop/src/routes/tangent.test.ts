import fc from 'fast-check'
import { expect, test } from 'vitest'
import { pathLength } from '../paths/path.ts'
import { distance } from '../plane/point.ts'
import { arbitraryPoint } from '../testing/arbitrary-scene.ts'
import { COARSE_STEP, emptyChain, emptyTangent, fillCornersRound, fillTangent, turnAlong } from './tangent.ts'

test('tangents from a point to a circle and between two circles', () => {
  const tangent = emptyTangent()
  expect(fillTangent(tangent, 0, 0, 0, 5000, 0, 3000)).toBe(true)
  expect(tangent.length).toBe(4000)
  expect(distance({ x: tangent.arriveX, y: tangent.arriveY }, { x: 5000, y: 0 })).toBeCloseTo(3000, 9)
  expect(fillTangent(tangent, 0, 0, 1000, 10_000, 0, 1000)).toBe(true)
  expect(tangent).toEqual({ leaveX: 0, leaveY: 1000, arriveX: 10_000, arriveY: 1000, length: 10_000 })
  expect(fillTangent(tangent, 0, 0, 1000, 1500, 0, -1000)).toBe(false)
})

test('the turn from one arm to another depends on the sense', () => {
  expect(turnAlong(1, 0, 0, 1, -1)).toBeCloseTo(Math.PI / 2, 12)
  expect(turnAlong(1, 0, 0, 1, 1)).toBeCloseTo((3 * Math.PI) / 2, 12)
  expect(turnAlong(1, 0, 1, 1e-12, 1)).toBe(0)
})

test('a polyline round a circle never cuts it and is at most 0.1 % longer than the arc', () => {
  fc.assert(
    fc.property(
      arbitraryPoint,
      fc.integer({ min: 500, max: 9000 }),
      fc.double({ min: 0.01, max: 6, noNaN: true }),
      fc.constantFrom(1, -1),
      (centre, radius, turn, sense) => {
        const start = { x: centre.x + radius, y: centre.y }
        const end = { x: centre.x + radius * Math.cos(turn), y: centre.y - sense * radius * Math.sin(turn) }
        const chain = emptyChain()
        fillCornersRound(chain, centre, radius, 0, turn, sense, COARSE_STEP)
        const corners = Array.from({ length: chain.size }, (_, i) => ({ x: chain.x[i]!, y: chain.y[i]! }))
        const line = [start, ...corners, end]
        const length = pathLength(line)
        expect(length).toBeGreaterThanOrEqual(radius * turn - 1e-6)
        expect(length).toBeLessThanOrEqual(radius * turn * 1.001)
        for (let i = 1; i < line.length; i++) {
          const middle = { x: (line[i - 1]!.x + line[i]!.x) / 2, y: (line[i - 1]!.y + line[i]!.y) / 2 }
          expect(distance(middle, centre)).toBeGreaterThanOrEqual(radius - 1e-6)
        }
      },
    ),
  )
})
