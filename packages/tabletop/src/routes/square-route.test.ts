/** Ways of bases that have a facing and keep it. */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { gap, inContact, overlaps } from '../contact/gap.ts'
import { contactPoseNearest } from '../contact/snap.ts'
import { pathLength } from '../paths/path.ts'
import { direction, EAST } from '../plane/direction.ts'
import { distance, type Point, pointTowards } from '../plane/point.ts'
import { type Base, discBase, footprint, moveTo, type Pose, rectangleBase, squareBase } from '../shapes/base.ts'
import { type Contour, contourOf, discContour, polygonContour, wallContour } from '../shapes/contour.ts'
import { boxPoints } from '../terrain/area.ts'
import {
  arbitraryDirection,
  arbitraryObstacles,
  arbitraryPoint,
  arbitraryPose,
  arbitraryRectangle,
  mirroredContour,
  mirroredPose,
  turnedContour,
  turnedPose,
} from '../testing/arbitrary-scene.ts'
import { reachable, shortestRoute, shortestRouteToContact } from './route.ts'

const square = squareBase(2500)
const from = { x: 0, y: 0 }
const to = { x: 20_000, y: 0 }

/** Whether a base that keeps its facing overlaps anything anywhere on a bent line, looked at every half millimetre. */
function collides(base: Base, pose: Pose, points: readonly Point[], obstacles: readonly Contour[]): boolean {
  return points.some((point, i) => {
    const next = points[i + 1] ?? point
    const length = distance(point, next)
    for (let along = 0; along <= length; along += 50) {
      const there = contourOf(footprint(base, moveTo(pose, pointTowards(point, next, along))))
      if (obstacles.some((obstacle) => overlaps(there, obstacle, 1.001))) return true
    }
    return false
  })
}

const clearOf = (base: Base, poses: readonly Pose[]) => (obstacle: Contour) =>
  poses.every((pose) => !overlaps(footprint(base, pose), obstacle))

test('a square passes a gap of its own width, and its corners stay sharp on the way round a house', () => {
  const gate = [
    wallContour({ x: 5000, y: 1250 }, { x: 5000, y: 90_000 }),
    wallContour({ x: 5000, y: -90_000 }, { x: 5000, y: -1250 }),
  ]
  expect(shortestRoute(square, from, to, gate)).toEqual({ points: [from, to], length: 20_000 })
  const house = polygonContour(boxPoints(8000, -2000, 4000, 9000))
  const route = shortestRoute(square, from, to, [house])!
  expect(route.points).toEqual([from, { x: 6750, y: -3250 }, { x: 13_250, y: -3250 }, to])
})

test('turned by an eighth a square needs a wider gap', () => {
  const turned: Pose = { ...from, facing: direction(1, 1) }
  const gate = (half: number) => [
    wallContour({ x: 5000, y: half }, { x: 5000, y: 90_000 }),
    wallContour({ x: 5000, y: -90_000 }, { x: 5000, y: -half }),
  ]
  expect(reachable(square, turned, to, 30_000, gate(1766))).toBe(false)
  expect(reachable(square, turned, to, 30_000, gate(1768))).toBe(true)
})

test('round a base: a straight edge, an arc about its corner, a straight edge', () => {
  const route = shortestRoute(square, from, to, [discContour(10_000, 1000, 2000)])!
  // The corners of the grown disc are arcs of radius 2000 about (8750, -250) and (11250, -250).
  const tangent = Math.sqrt(8750 * 8750 + 250 * 250 - 2000 * 2000)
  const turn = Math.asin(2000 / Math.sqrt(8750 * 8750 + 250 * 250)) + Math.asin(250 / 8753.57)
  const exact = 2 * tangent + 2 * 2000 * turn + 2500
  expect(Math.abs(route.length - exact) / exact).toBeLessThan(0.001)
  expect(collides(square, from, route.points, [discContour(10_000, 1000, 2000)])).toBe(false)
})

test('no way in or out of a closed ring', () => {
  const ring = Array.from({ length: 24 }, (_, i) => {
    const angle = (i * Math.PI) / 12
    return discContour(Math.round(6000 * Math.cos(angle)), Math.round(6000 * Math.sin(angle)), 600)
  })
  expect(shortestRoute(square, from, to, ring)).toBeUndefined()
})

test('a charge of squares brings edge to edge, 5 mm further than their circles would touch', () => {
  const enemy = footprint(square, { x: 10_000, y: 700 })
  expect(shortestRouteToContact(square, from, enemy, [])).toEqual({ points: [from, { x: 7500, y: 0 }], length: 7500 })
})

test('a route never collides, is at least as long as the straight line, and is found within its own length', () => {
  fc.assert(
    fc.property(arbitraryRectangle, arbitraryPose, arbitraryPoint, arbitraryObstacles, (base, start, end, all) => {
      const obstacles = all.filter(clearOf(base, [start, moveTo(start, end)]))
      const route = shortestRoute(base, start, end, obstacles)
      if (!route) return
      expect(collides(base, start, route.points, obstacles)).toBe(false)
      expect(route.length).toBe(pathLength(route.points))
      expect(route.length).toBeGreaterThanOrEqual(distance(start, end))
      expect(route.points.at(-1)).toEqual(end)
      expect(reachable(base, start, end, route.length, obstacles)).toBe(true)
      expect(reachable(base, start, end, route.length - 1, obstacles)).toBe(false)
    }),
    { numRuns: 200 },
  )
})

test('shortest ways obey the triangle inequality', () => {
  fc.assert(
    fc.property(
      arbitraryRectangle,
      arbitraryPose,
      arbitraryPoint,
      arbitraryPoint,
      arbitraryObstacles,
      (base, a, b, c, all) => {
        const obstacles = all.filter(clearOf(base, [a, moveTo(a, b), moveTo(a, c)]))
        const direct = shortestRoute(base, a, c, obstacles)
        const first = shortestRoute(base, a, b, obstacles)
        const second = shortestRoute(base, moveTo(a, b), c, obstacles)
        if (!first || !second) return
        expect(direct!.length).toBeLessThanOrEqual((first.length + second.length) * 1.001 + 5)
      },
    ),
    { numRuns: 200 },
  )
})

test('a way back is as long as the way there, and so is that of the table turned by a quarter or seen in a mirror', () => {
  fc.assert(
    fc.property(arbitraryRectangle, arbitraryPose, arbitraryPoint, arbitraryObstacles, (base, a, b, all) => {
      const obstacles = all.filter(clearOf(base, [a, moveTo(a, b)]))
      const there = shortestRoute(base, a, b, obstacles)?.length ?? -1
      const back = shortestRoute(base, moveTo(a, b), a, obstacles)?.length ?? -1
      const turned = shortestRoute(base, turnedPose(a), turnedPose(b), obstacles.map(turnedContour))?.length ?? -1
      const mirrored = shortestRoute(base, mirroredPose(a), mirroredPose(b), obstacles.map(mirroredContour))
      for (const other of [back, turned, mirrored?.length ?? -1])
        expect(Math.abs(there - other)).toBeLessThanOrEqual(5 + there * 0.0001)
    }),
    { numRuns: 150 },
  )
})

test('a rectangle that shrinks to a point goes the way of a disc that does', () => {
  fc.assert(
    fc.property(arbitraryDirection, arbitraryPoint, arbitraryPoint, arbitraryObstacles, (facing, a, b, all) => {
      const disc = discBase(20)
      const speck = rectangleBase(20, 20)
      const obstacles = all.filter(
        (contour) => gap(contour, discContour(a.x, a.y, 50)) > 0 && gap(contour, discContour(b.x, b.y, 50)) > 0,
      )
      const round = shortestRoute(disc, a, b, obstacles)?.length ?? -1
      const angular = shortestRoute(speck, { ...a, facing }, b, obstacles)?.length ?? -1
      // Each of a dozen bends may cost as much as the bases are wide.
      expect(Math.abs(round - angular)).toBeLessThanOrEqual(400 + round * 0.001)
    }),
    { numRuns: 150 },
  )
})

test('a charge ends in contact, overlaps nothing and is no longer than the way to any contact place tried', () => {
  fc.assert(
    fc.property(
      arbitraryRectangle,
      arbitraryPose,
      arbitraryPose,
      arbitraryObstacles,
      fc.boolean(),
      (base, start, at, all, round) => {
        const enemy = contourOf(footprint(round ? discBase(1500) : rectangleBase(2500, 4000), at))
        fc.pre(!overlaps(enemy, footprint(base, start)))
        const obstacles = all.filter((contour) => clearOf(base, [start])(contour) && !overlaps(contour, enemy))
        const route = shortestRouteToContact(base, start, enemy, obstacles)
        for (let i = 0; i < 8; i++) {
          const angle = (i * Math.PI) / 4
          const wanted = { x: at.x + 9000 * Math.cos(angle), y: at.y + 9000 * Math.sin(angle) }
          const place = contactPoseNearest(footprint(base, start), enemy, wanted)
          const way = shortestRoute(base, start, place, [...obstacles, enemy])
          if (way) expect(route?.length ?? Number.POSITIVE_INFINITY).toBeLessThanOrEqual(way.length * 1.001 + 5)
        }
        if (!route) return
        const end = footprint(base, moveTo(start, route.points.at(-1)!))
        expect(inContact(end, enemy)).toBe(true)
        expect(collides(base, start, route.points, [...obstacles, enemy])).toBe(false)
        expect(route.length).toBeGreaterThanOrEqual(gap(footprint(base, start), enemy) - 3)
      },
    ),
    { numRuns: 100 },
  )
})

test('a rectangle goes through a lane lengthways, not sideways', () => {
  const cavalry = rectangleBase(2500, 5000)
  const lane = [
    polygonContour(boxPoints(5000, -20_000, 8000, 18_700)),
    polygonContour(boxPoints(5000, 1300, 8000, 20_000)),
  ]
  expect(shortestRoute(cavalry, { ...from, facing: EAST }, to, lane)!.length).toBe(20_000)
  expect(shortestRoute(cavalry, from, to, lane, 30_000)).toBeUndefined()
})
