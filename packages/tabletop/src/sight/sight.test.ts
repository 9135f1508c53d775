import fc from 'fast-check'
import { expect, test } from 'vitest'
import { gap } from '../contact/gap.ts'
import { discBase, footprint, squareBase } from '../shapes/base.ts'
import { containsPoint, contourOf, discContour, polygonContour, wallContour } from '../shapes/contour.ts'
import { boxPoints } from '../terrain/area.ts'
import {
  arbitraryFootprint,
  arbitraryObstacles,
  arbitraryPoint,
  turnedContour,
  turnedPose,
} from '../testing/arbitrary-scene.ts'
import { isRayFree } from './ray.ts'
import { bestSight, freeRays, sight, viewpoints } from './sight.ts'

const viewer = { x: 0, y: 0 }
const target = contourOf(footprint(squareBase(2000), { x: 10_000, y: 0 }))
const inFull = { visible: 'full', fraction: 1, blockers: [] }

test('nothing between: full view', () => {
  expect(sight(viewer, target, [])).toEqual(inFull)
  expect(sight(viewer, target, [discContour(5000, 3000, 1000), discContour(15_000, 0, 5000)])).toEqual(inFull)
})

test('a wall that covers half the width hides half of it', () => {
  // The near edge of the target runs from (9000, −1000) to (9000, 1000); halfway there it is 1000 wide.
  const wall = wallContour({ x: 4500, y: 0 }, { x: 4500, y: 3000 })
  expect(sight(viewer, target, [wall])).toEqual({ visible: 'partial', fraction: 0.5, blockers: [0] })
  const gate = [
    wallContour({ x: 4500, y: -9000 }, { x: 4500, y: -100 }),
    wallContour({ x: 4500, y: 100 }, { x: 4500, y: 9000 }),
  ]
  const through = sight(viewer, target, gate)
  expect(through.fraction).toBeCloseTo(0.2, 12)
  expect(through.blockers).toEqual([0, 1])
})

test('shadows that overlap count once, and together may hide all', () => {
  const left = discContour(4500, -600, 700)
  const right = discContour(6000, 600, 800)
  const both = sight(viewer, target, [left, right])
  expect(both.visible).toBe('none')
  expect(both.blockers).toEqual([0, 1])
  expect(sight(viewer, target, [left]).visible).toBe('partial')
})

test('what stands behind the target or behind the viewer hides nothing', () => {
  expect(sight(viewer, target, [wallContour({ x: 12_000, y: -9000 }, { x: 12_000, y: 9000 })])).toEqual(inFull)
  expect(sight(viewer, target, [wallContour({ x: -100, y: -9000 }, { x: -100, y: 9000 })])).toEqual(inFull)
  expect(sight(viewer, target, [discContour(-1200, 0, 1000)])).toEqual(inFull)
})

test('an edge that runs past the viewer hides its side', () => {
  const hedge = wallContour({ x: -5000, y: 50 }, { x: 20_000, y: 50 })
  expect(sight(viewer, target, [hedge]).fraction).toBeCloseTo((1000 + 50) / 2000, 12)
})

test('a disc half before the target hides only what is behind its near part', () => {
  const pillar = discContour(9000, 1000, 500)
  const seen = sight(viewer, target, [pillar])
  expect(seen.visible).toBe('partial')
  expect(seen.fraction).toBeGreaterThan(0.7)
  expect(seen.fraction).toBeLessThan(0.76)
})

test('a sliver of a hundredth of a millimetre hides nothing', () => {
  expect(sight(viewer, target, [wallContour({ x: 8999, y: 999 }, { x: 8999, y: 5000 })])).toEqual(inFull)
})

test('a viewer in touch with or inside its target sees it', () => {
  expect(sight({ x: 10_000, y: 0 }, target, [discContour(10_000, 0, 99)])).toEqual(inFull)
  expect(sight({ x: 8999, y: 0 }, target, []).visible).toBe('full')
})

test('the caller filters obstacles by what they carry', () => {
  const hut = { ...polygonContour(boxPoints(4000, -2000, 1000, 4000)), height: 3 }
  expect(sight(viewer, target, [hut], (obstacle) => obstacle.height > 2).visible).toBe('none')
  expect(sight(viewer, target, [hut], (obstacle) => obstacle.height > 4)).toEqual(inFull)
})

test('from a base one may look round a corner', () => {
  const wall = wallContour({ x: 2000, y: -50 }, { x: 2000, y: 50_000 })
  const behind = footprint(discBase(1500), { x: 0, y: 1000 })
  const far = contourOf(footprint(discBase(200), { x: 4000, y: 1000 }))
  expect(sight(behind.pose, far, [wall]).visible).toBe('none')
  expect(bestSight(viewpoints(behind), far, [wall]).visible).toBe('none')
  const corner = wallContour({ x: 2000, y: 0 }, { x: 2000, y: 50_000 })
  const ahead = contourOf(footprint(discBase(200), { x: 4000, y: 200 }))
  expect(sight(behind.pose, ahead, [corner]).visible).toBe('none')
  expect(bestSight(viewpoints(behind), ahead, [corner]).visible).toBe('full')
  expect(viewpoints(footprint(squareBase(10), { x: 0, y: 0 }))).toHaveLength(9)
})

test('the visible width agrees with counting many lines of sight', () => {
  fc.assert(
    fc.property(arbitraryPoint, arbitraryFootprint, arbitraryObstacles, (from, base, obstacles) => {
      const seen = contourOf(base)
      fc.pre(gap(discContour(from.x, from.y, 0), seen) > 500)
      const outside = obstacles.filter((obstacle) => !containsPoint(obstacle, from) && gap(obstacle, seen) > 10)
      const counted = freeRays(from, seen, 400, outside)
      expect(Math.abs(sight(from, seen, outside).fraction - counted)).toBeLessThan(0.02)
    }),
    { numRuns: 400 },
  )
})

test('a quarter turn of the table changes nothing that is seen', () => {
  fc.assert(
    fc.property(arbitraryPoint, arbitraryFootprint, arbitraryObstacles, (from, base, obstacles) => {
      const before = sight(from, contourOf(base), obstacles)
      const after = sight(
        turnedPose(from),
        contourOf(footprint(base.base, turnedPose(base.pose))),
        obstacles.map(turnedContour),
      )
      expect(after.fraction).toBeCloseTo(before.fraction, 9)
      expect(after.blockers).toEqual(before.blockers)
    }),
  )
})

test('if the line between centres is free, each sees something of the other', () => {
  fc.assert(
    fc.property(arbitraryFootprint, arbitraryFootprint, arbitraryObstacles, (a, b, obstacles) => {
      fc.pre(gap(a, b) > 0)
      const clear = obstacles.filter((obstacle) => gap(obstacle, a) > 10 && gap(obstacle, b) > 10)
      fc.pre(isRayFree(a.pose, b.pose, clear))
      const grown = clear.every((obstacle) => gap(obstacle, wallContour(a.pose, b.pose)) > 20)
      fc.pre(grown)
      expect(sight(a.pose, contourOf(b), clear).visible).not.toBe('none')
      expect(sight(b.pose, contourOf(a), clear).visible).not.toBe('none')
    }),
  )
})
