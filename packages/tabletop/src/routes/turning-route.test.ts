import fc from 'fast-check'
import { expect, test } from 'vitest'
import { contactBetween } from '../contact/base-contact.ts'
import { overlaps } from '../contact/gap.ts'
import { type RectangleFootprint, SIDES } from '../contact/side.ts'
import { turnBetween } from '../paths/pivot.ts'
import { EAST, NORTH, rotate, rotationByAngle, SOUTH, WEST } from '../plane/direction.ts'
import { distance, pointTowards } from '../plane/point.ts'
import { type Base, discBase, facingOf, footprint, type Pose, rectangleBase, squareBase } from '../shapes/base.ts'
import { type Contour, contourOf, polygonContour } from '../shapes/contour.ts'
import { boxPoints } from '../terrain/area.ts'
import { arbitraryObstacles, arbitraryPose, arbitraryRectangle } from '../testing/arbitrary-scene.ts'
import { shortestRoute } from './route.ts'
import { arePosesClear, turningRoute, turningRouteToSide } from './turning-route.ts'

const cavalry = rectangleBase(2500, 5000)
const from: Pose = { x: 0, y: 0, facing: NORTH }

test('a free way is straight, and the base turns at its end', () => {
  expect(turningRoute(cavalry, from, { x: 20_000, y: 0, facing: WEST }, [])).toEqual({
    poses: [from, { x: 20_000, y: 0, facing: NORTH }, { x: 20_000, y: 0, facing: WEST }],
    length: 20_000,
  })
})

test('before a lane as wide as its front a horse turns, goes through and turns again', () => {
  const lane = [
    polygonContour(boxPoints(5000, -20_000, 8000, 18_740)),
    polygonContour(boxPoints(5000, 1260, 8000, 20_000)),
  ]
  const route = turningRoute(cavalry, from, { x: 20_000, y: 0, facing: SOUTH }, lane)!
  expect(route.length).toBe(20_000)
  expect(arePosesClear(cavalry, route.poses, lane)).toBe(true)
  expect(route.poses.at(-1)).toEqual({ x: 20_000, y: 0, facing: SOUTH })
  expect(arePosesClear(cavalry, [from, { x: 20_000, y: 0, facing: NORTH }], lane)).toBe(false)
})

test('a hemmed-in base steps out before it turns', () => {
  const beside = [contourOf(footprint(cavalry, { x: 2500, y: 0 })), contourOf(footprint(cavalry, { x: -2500, y: 0 }))]
  const route = turningRoute(cavalry, from, { x: 0, y: -15_000, facing: EAST }, beside)!
  expect(route.length).toBe(15_000)
  const enemy: RectangleFootprint = { base: squareBase(2500), pose: { x: 9000, y: -9000, facing: NORTH } }
  const charge = turningRouteToSide(cavalry, from, enemy, 'left', beside)!
  expect(charge.poses[1]!.facing).toEqual(NORTH)
  expect(charge.poses.at(-1)).toEqual({ x: 5250, y: -9000, facing: EAST })
  expect(arePosesClear(cavalry, charge.poses, [...beside, contourOf(enemy)])).toBe(true)
  // The step out counts: what is a little longer than allowed is no way.
  const routeWithin = (limit: number) => turningRouteToSide(cavalry, from, enemy, 'left', beside, limit)
  expect(routeWithin(charge.length)?.length).toBe(charge.length)
  expect(routeWithin(charge.length - 1)).toBeUndefined()
})

test('a disc has no need to turn', () => {
  expect(turningRoute(discBase(1000), from, { x: 5000, y: 0 }, [])!.length).toBe(5000)
})

/** Whether a base overlaps anything between two poses, looked at closely; a turn may go either way round. */
function collides(base: Base, a: Pose, b: Pose, obstacles: readonly Contour[]): boolean {
  const length = distance(a, b)
  if (length > 0) {
    for (let along = 0; along <= length; along += 50) {
      const place = pointTowards(a, b, along)
      const there = contourOf(footprint(base, { ...place, facing: facingOf(a) }))
      if (obstacles.some((obstacle) => overlaps(there, obstacle, 1.05))) return true
    }
    return false
  }
  const shorter = turnBetween(facingOf(a), facingOf(b))
  const longer = shorter > 0 ? shorter - 2 * Math.PI : shorter + 2 * Math.PI
  return [shorter, longer].every((turn) =>
    Array.from({ length: 101 }, (_, i) => rotate(facingOf(a), rotationByAngle((turn * i) / 100))).some((facing) =>
      obstacles.some((obstacle) => overlaps(footprint(base, { x: a.x, y: a.y, facing }), obstacle, 1.05)),
    ),
  )
}

test('a found way never collides while going or turning, ends as asked, and is no longer than one without turning', () => {
  fc.assert(
    fc.property(arbitraryRectangle, arbitraryPose, arbitraryPose, arbitraryObstacles, (base, start, end, all) => {
      const obstacles = all.filter(
        (contour) => !overlaps(footprint(base, start), contour) && !overlaps(footprint(base, end), contour),
      )
      const route = turningRoute(base, start, end, obstacles)
      const rigid = shortestRoute(base, start, end, obstacles)
      const anyFacing = turningRoute(base, start, { x: end.x, y: end.y }, obstacles)
      if (rigid) expect(anyFacing!.length).toBeLessThanOrEqual(rigid.length + 1)
      if (!route) return
      expect(route.poses[0]).toEqual(start)
      expect(route.poses.at(-1)).toEqual(end)
      expect(route.length).toBeGreaterThanOrEqual(distance(start, end) - 1e-6)
      for (const [i, pose] of route.poses.slice(1).entries())
        expect(collides(base, route.poses[i]!, pose, obstacles)).toBe(false)
      expect(arePosesClear(base, route.poses, obstacles)).toBe(true)
    }),
    { numRuns: 100 },
  )
})

test('a found way to a side never collides and ends with the front against it', () => {
  fc.assert(
    fc.property(
      arbitraryRectangle,
      arbitraryPose,
      arbitraryPose,
      arbitraryObstacles,
      fc.constantFrom(...SIDES),
      (base, start, at, all, side) => {
        const target: RectangleFootprint = { base: cavalry, pose: at }
        fc.pre(!overlaps(footprint(base, start), target))
        const obstacles = all.filter(
          (contour) => !overlaps(footprint(base, start), contour) && !overlaps(target, contour),
        )
        const route = turningRouteToSide(base, start, target, side, obstacles)
        if (!route) return
        const solid = [...obstacles, contourOf(target)]
        for (const [i, pose] of route.poses.slice(1).entries())
          expect(collides(base, route.poses[i]!, pose, solid)).toBe(false)
        const end = footprint(base, route.poses.at(-1)!)
        expect(contactBetween(end, target)).toMatchObject({ sides: ['front'], otherSides: [side] })
      },
    ),
    { numRuns: 100 },
  )
})
