import { Random } from '@fray/kernel'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { inContact, overlaps } from '../contact/gap.ts'
import { contactPoseNearest } from '../contact/snap.ts'
import { isPathClear, pathLength } from '../paths/path.ts'
import { distance, type Point } from '../plane/point.ts'
import { circumscribedRadius, discBase, footprint, squareBase } from '../shapes/base.ts'
import { type Contour, contourOf, discContour, polygonContour, wallContour } from '../shapes/contour.ts'
import { boxPoints } from '../terrain/area.ts'
import {
  arbitraryDisc,
  arbitraryObstacles,
  arbitraryPoint,
  turnedContour,
  turnedPose,
} from '../testing/arbitrary-scene.ts'
import { nearestByRoute, reachable, shortestRoute, shortestRouteToContact } from './route.ts'

const base = discBase(1000)
const from = { x: 0, y: 0 }
const to = { x: 20_000, y: 0 }

test('a free way is straight', () => {
  expect(shortestRoute(base, from, to, [discContour(10_000, 3000, 2000)])).toEqual({
    points: [from, to],
    length: 20_000,
  })
  expect(shortestRoute(base, from, to, [], 19_999)).toBeUndefined()
})

test('round a disc: two tangents and an arc', () => {
  // The grown disc has radius 3000 at distance 10000: tangents of √91 and arcs of 2·asin(0.3) are the way round.
  const tangents = 2 * Math.sqrt(10_000 * 10_000 - 3000 * 3000)
  const arc = 3000 * 2 * Math.asin(0.3)
  const route = shortestRoute(base, from, to, [discContour(10_000, 0, 2000)])!
  expect(route.length).toBeGreaterThan(tangents + arc - 1)
  expect(route.length).toBeLessThan((tangents + arc) * 1.001)
  expect(route.length).toBe(pathLength(route.points))
})

test('round the end of a wall and the corner of a house', () => {
  const wall = wallContour({ x: 10_000, y: -2000 }, { x: 10_000, y: 90_000 })
  const route = shortestRoute(base, from, to, [wall])!
  const tangents = 2 * Math.sqrt(10_000 * 10_000 + 2000 * 2000 - 1000 * 1000)
  expect(route.length).toBeGreaterThan(tangents)
  expect(route.points.every((point) => point.y <= 0)).toBe(true)
  const house = polygonContour(boxPoints(8000, -2000, 4000, 90_000))
  expect(shortestRoute(base, from, to, [house])!.length).toBeGreaterThan(route.length)
})

test('round a corner that several obstacles share it is the same way as round one of them', () => {
  const corner = { x: 10_000, y: -2000 }
  const down = wallContour(corner, { x: 10_000, y: 90_000 })
  const back = wallContour(corner, { x: 8000, y: 90_000 })
  const block = polygonContour([corner, { x: 11_000, y: 90_000 }, { x: 9000, y: 90_000 }])
  const alone = shortestRoute(base, from, to, [down])!
  for (const obstacles of [
    [down, back],
    [back, down, block],
    [block, down],
  ]) {
    expect(shortestRoute(base, from, to, obstacles)).toEqual(alone)
  }
})

test('no way in or out of a closed ring, nor to an occupied place', () => {
  const ring = Array.from({ length: 24 }, (_, i) => {
    const angle = (i * Math.PI) / 12
    return discContour(Math.round(6000 * Math.cos(angle)), Math.round(6000 * Math.sin(angle)), 600)
  })
  expect(shortestRoute(base, from, to, ring)).toBeUndefined()
  expect(shortestRoute(base, from, to, [discContour(20_000, 0, 100)])).toBeUndefined()
  expect(shortestRoute(base, from, to, [discContour(0, 0, 100)])).toBeUndefined()
})

test('a gap exactly as wide as the base lets it through', () => {
  const gate = [
    wallContour({ x: 5000, y: 4000 }, { x: 5000, y: 90_000 }),
    wallContour({ x: 5000, y: -90_000 }, { x: 5000, y: 2000 }),
  ]
  const route = shortestRoute(base, from, to, gate)!
  expect(route.length).toBeGreaterThan(20_000)
  expect(route.length).toBeLessThan(21_500)
  expect(isPathClear(footprint(base, from), route.points, gate)).toBe(true)
  const shut = [gate[1]!, wallContour({ x: 5000, y: 3990 }, { x: 5000, y: 90_000 })]
  expect(shortestRoute(base, from, to, shut, 60_000)).toBeUndefined()
})

test('a base that brushes its neighbour can still go round it', () => {
  const neighbour = discContour(2999, 0, 2000)
  const route = shortestRoute(base, from, to, [neighbour])!
  expect(isPathClear(footprint(base, from), route.points, [neighbour])).toBe(true)
  expect(route.length).toBeLessThan(23_000)
})

test('a charge ends at the nearest side', () => {
  const enemy = footprint(squareBase(2000), { x: 10_000, y: 500 })
  expect(shortestRouteToContact(base, from, enemy, [])).toEqual({ points: [from, { x: 8000, y: 0 }], length: 8000 })
  expect(shortestRouteToContact(base, from, enemy, [], 7999)).toBeUndefined()
  expect(shortestRouteToContact(base, { x: 8000, y: 0 }, enemy, [])!.length).toBe(0)
})

test('no charge leads out of an obstacle', () => {
  const enemy = footprint(discBase(1000), { x: 10_000, y: 0 })
  const within = [discContour(500, 0, 1000)]
  expect(shortestRouteToContact(base, from, enemy, within)).toBeUndefined()
  expect(shortestRouteToContact(base, { x: -1500, y: 0 }, enemy, within)).toBeDefined()
})

test('a charge goes round figures in the way, even those in contact with the target', () => {
  const enemy = footprint(discBase(1000), { x: 10_000, y: 0 })
  const guard = discContour(8000, 0, 1000)
  const route = shortestRouteToContact(base, from, enemy, [guard])!
  const end = footprint(base, route.points.at(-1)!)
  expect(inContact(end, enemy)).toBe(true)
  // The three discs form a triangle: the charger ends touching both, at (9000, ±1732).
  expect(distance(end.pose, { x: 9000, y: end.pose.y < 0 ? -1732 : 1732 })).toBeLessThan(4)
  expect(overlaps(end, guard)).toBe(false)
})

const clearOf = (points: readonly Point[], radius: number) => (obstacle: Parameters<typeof overlaps>[0]) =>
  points.every((point) => !overlaps(discContour(point.x, point.y, radius), obstacle))

test('a found path never collides and is never shorter than the straight line', () => {
  fc.assert(
    fc.property(arbitraryDisc, arbitraryPoint, arbitraryPoint, arbitraryObstacles, (mover, start, end, all) => {
      const obstacles = all.filter(clearOf([start, end], circumscribedRadius(mover)))
      const route = shortestRoute(mover, start, end, obstacles)
      if (!route) return
      expect(isPathClear(footprint(mover, start), route.points, obstacles)).toBe(true)
      expect(route.length).toBeGreaterThanOrEqual(distance(start, end))
      expect(route.points.at(-1)).toEqual(end)
      expect(reachable(mover, start, end, route.length, obstacles)).toBe(true)
      expect(reachable(mover, start, end, route.length - 1, obstacles)).toBe(false)
    }),
    { numRuns: 300 },
  )
})

test('of several places the one with the shortest way is found, give or take a millimetre, if any is within the limit', () => {
  const places = fc.array(arbitraryPoint, { minLength: 1, maxLength: 6 })
  fc.assert(
    fc.property(arbitraryDisc, arbitraryPoint, places, arbitraryObstacles, (mover, start, ends, all) => {
      const obstacles = all.filter(clearOf([start, ...ends], circumscribedRadius(mover)))
      const lengths = ends.map((end) => shortestRoute(mover, start, end, obstacles)?.length ?? Number.POSITIVE_INFINITY)
      const least = Math.min(...lengths)
      const nearest = nearestByRoute(mover, start, ends, obstacles, 200_000)
      if (nearest) expect(lengths[ends.indexOf(nearest)]).toBeLessThanOrEqual(least + 100)
      else expect(least).toBeGreaterThan(200_000)
      expect(nearestByRoute(mover, start, ends, obstacles, least - 200)).toBeUndefined()
    }),
    { numRuns: 200 },
  )
})

test('shortest paths obey the triangle inequality, to the 0.1 % of their bends', () => {
  fc.assert(
    fc.property(arbitraryPoint, arbitraryPoint, arbitraryPoint, arbitraryObstacles, (a, b, c, all) => {
      const obstacles = all.filter(clearOf([a, b, c], 1000))
      const direct = shortestRoute(base, a, c, obstacles)
      const first = shortestRoute(base, a, b, obstacles)
      const second = shortestRoute(base, b, c, obstacles)
      if (!first || !second) return
      expect(direct!.length).toBeLessThanOrEqual((first.length + second.length) * 1.001 + 5)
    }),
    { numRuns: 300 },
  )
})

test('a way back is as long as the way there, and a quarter turn of the table changes no way', () => {
  fc.assert(
    fc.property(arbitraryPoint, arbitraryPoint, arbitraryObstacles, (a, b, all) => {
      const obstacles = all.filter(clearOf([a, b], 1000))
      const there = shortestRoute(base, a, b, obstacles)?.length ?? -1
      const back = shortestRoute(base, b, a, obstacles)?.length ?? -1
      const turned = shortestRoute(base, turnedPose(a), turnedPose(b), obstacles.map(turnedContour))?.length ?? -1
      expect(Math.abs(there - back)).toBeLessThanOrEqual(5 + there * 0.0001)
      expect(Math.abs(there - turned)).toBeLessThanOrEqual(5 + there * 0.0001)
    }),
    { numRuns: 200 },
  )
})

test('a charge ends in contact, overlaps nothing and is no longer than the way to any contact place tried', () => {
  fc.assert(
    fc.property(arbitraryPoint, arbitraryPoint, arbitraryObstacles, fc.boolean(), (start, at, all, round) => {
      const enemy = contourOf(footprint(round ? discBase(1500) : squareBase(2500), at))
      fc.pre(!overlaps(enemy, discContour(start.x, start.y, 1000)))
      const obstacles = all.filter((obstacle) => clearOf([start], 1000)(obstacle) && !overlaps(obstacle, enemy))
      const route = shortestRouteToContact(base, start, enemy, obstacles)
      for (let i = 0; i < 12; i++) {
        const angle = (i * Math.PI) / 6
        const wanted = { x: at.x + 9000 * Math.cos(angle), y: at.y + 9000 * Math.sin(angle) }
        const place = contactPoseNearest(footprint(base, start), enemy, wanted)
        const way = shortestRoute(base, start, place, [...obstacles, enemy])
        if (way) expect(route?.length ?? Number.POSITIVE_INFINITY).toBeLessThanOrEqual(way.length * 1.001 + 5)
      }
      if (!route) return
      const end = footprint(base, route.points.at(-1)!)
      expect(inContact(end, enemy)).toBe(true)
      expect(isPathClear(footprint(base, start), route.points, [...obstacles, enemy])).toBe(true)
      for (const obstacle of obstacles) expect(overlaps(end, obstacle)).toBe(false)
    }),
    { numRuns: 150 },
  )
})

/** Seven rows of discs that leave too little room between them, staggered, with a gap at either end. */
function crowd(): Contour[] {
  const rows = Array.from({ length: 7 }, (_, row) => row)
  return rows.flatMap((row) =>
    Array.from({ length: 12 }, (_, i) => {
      return discContour(8000 + 3400 * row, -18_700 + 3400 * i + 900 * (row % 3), 1250)
    }),
  )
}

test('a crowd in the way is taken as a whole, not one after another: few searches, and the same way', () => {
  const obstacles = crowd()
  let looks = 0
  const watched = new Proxy(obstacles, {
    get: (target, key) => {
      if (key === Symbol.iterator) looks++
      return Reflect.get(target, key)
    },
  })
  const target = discContour(60_000, 0, 1250)
  const way = shortestRouteToContact(discBase(1250), from, target, watched)!
  expect(looks).toBeLessThan(11)
  const disc = { base: discBase(1250), pose: from }
  expect(isPathClear(disc, way.points, obstacles)).toBe(true)
  expect(way.length).toBe(pathLength(way.points))
})

describe('paths of one length', () => {
  const square = (x: number, y: number) => polygonContour(boxPoints(x - 1250, y - 1250, 2500, 2500))

  test('past either side of an obstacle: always the same one is found, or saved matches would play differently', () => {
    const way = shortestRoute(discBase(1000), { x: 0, y: 0 }, { x: 12_000, y: 0 }, [square(6000, 0)])!
    expect(way.points[1]).toEqual({ x: 4345, y: -2166 })
    const mirrored = shortestRoute(discBase(1000), { x: 0, y: 0 }, { x: 12_000, y: 0 }, [square(6000, 1)])!
    expect(mirrored.points[1]!.y).toBeLessThan(0)
  })

  test('along exact rows bend alike and cost no second search', () => {
    /** Counts how often the search looks at a crowd in rows, each figure up to `jitter` away from its place. */
    const looksAt = (jitter: number) => {
      const random = Random.fromSeed('rows')
      let looks = 0
      const crowd = Array.from({ length: 80 }, (_, i) => {
        const [dx, dy] = [random.between(-jitter, jitter), random.between(-jitter, jitter)]
        const figure = square(10_000 + 3500 * (i % 10) + dx, 3500 * (Math.floor(i / 10) - 4) + dy)
        return new Proxy(figure, {
          get: (target, key) => {
            if (key === 'x') looks++
            return Reflect.get(target, key)
          },
        })
      })
      const target = crowd[49]!
      const others = crowd.filter((figure) => figure !== target)
      expect(shortestRouteToContact(discBase(1250), { x: 0, y: -1300 }, target, others)).toBeDefined()
      return looks
    }
    expect(looksAt(400)).toBeLessThan(60_000)
    expect(looksAt(0)).toBeLessThan(300_000)
  })
})
