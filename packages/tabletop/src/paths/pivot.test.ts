import fc from 'fast-check'
import { expect, test } from 'vitest'
import { overlaps } from '../contact/gap.ts'
import { direction, EAST, NORTH, rotate, rotateAbout, rotationByAngle, WEST } from '../plane/direction.ts'
import type { Point } from '../plane/point.ts'
import { discBase, type Footprint, facingOf, footprint, squareBase } from '../shapes/base.ts'
import { type Contour, contourOf, discContour, wallContour } from '../shapes/contour.ts'
import { arbitraryDirection, arbitraryObstacle, arbitraryPose, arbitraryRectangle } from '../testing/arbitrary-scene.ts'
import { freeTurn, isPivotClear, pivot, turnBetween } from './pivot.ts'

const square = footprint(squareBase(2000), { x: 0, y: 0 })

test('the shorter turn is measured clockwise', () => {
  expect(turnBetween(NORTH, EAST)).toBeCloseTo(Math.PI / 2, 12)
  expect(turnBetween(NORTH, WEST)).toBeCloseTo(-Math.PI / 2, 12)
})

test('a turn about a corner takes the centre round it', () => {
  const corner = { x: 1000, y: 1000 }
  expect(pivot(square.pose, EAST, corner)).toEqual({ x: 2000, y: 0, facing: EAST })
  expect(pivot(square.pose, EAST)).toEqual({ x: 0, y: 0, facing: EAST })
})

test('a square against a wall cannot turn about its centre, nor where its circle is cut, but where it has room', () => {
  const wall = (x: number): Contour => wallContour({ x, y: -9000 }, { x, y: 9000 })
  expect(isPivotClear(square, EAST, [wall(1000)])).toBe(false)
  expect(isPivotClear(square, EAST, [wall(1414)])).toBe(true)
  expect(isPivotClear(square, EAST, [wall(1413)])).toBe(false)
  expect(isPivotClear(footprint(discBase(1000), { x: 0, y: 0 }), EAST, [wall(1000)])).toBe(true)
})

test('what one way round forbids the other may allow', () => {
  const corner = { x: -1000, y: 1000 }
  const post = discContour(1700, 1000, 50)
  expect(freeTurn(square, Math.PI / 2, [post], corner)).toBeLessThan(Math.PI / 4)
  expect(freeTurn(square, -Math.PI, [post], corner)).toBe(-Math.PI)
  expect(isPivotClear(square, EAST, [post], corner)).toBe(true)
  expect(isPivotClear(square, EAST, [post, discContour(-2000, 0, 50)], corner)).toBe(false)
})

/** A base turned about a point by an angle, not rounded. */
function turnedBase({ base, pose }: Footprint, about: Point, angle: number): Contour {
  const by = rotationByAngle(angle)
  return contourOf(footprint(base, { ...rotateAbout(pose, about, by), facing: rotate(facingOf(pose), by) }))
}

test('a free turn meets nothing on the way, and what stops it is met at once', () => {
  fc.assert(
    fc.property(
      arbitraryRectangle,
      arbitraryPose,
      arbitraryObstacle,
      fc.integer({ min: -300, max: 300 }),
      fc.constantFrom('centre', 'corner'),
      (base, pose, obstacle, hundredths, where) => {
        const start = footprint(base, pose)
        fc.pre(!overlaps(start, obstacle))
        const angle = hundredths / 100
        const contour = contourOf(start)
        const about = where === 'centre' ? pose : { x: contour.xs[1]!, y: contour.ys[1]! }
        const free = freeTurn(start, angle, [obstacle], about)
        for (let share = 0; share <= 1; share += 0.01)
          expect(overlaps(turnedBase(start, about, free * share), obstacle, 1.05)).toBe(false)
        if (free !== angle) expect(overlaps(turnedBase(start, about, free), obstacle, 0.9)).toBe(true)
      },
    ),
    { numRuns: 300 },
  )
})

test('a pivot is clear exactly if the way back is', () => {
  fc.assert(
    fc.property(
      arbitraryRectangle,
      arbitraryPose,
      arbitraryDirection,
      arbitraryObstacle,
      (base, pose, to, obstacle) => {
        const there = { ...pose, facing: direction(to.x, to.y) }
        fc.pre(!overlaps(footprint(base, pose), obstacle, 0.5) && !overlaps(footprint(base, there), obstacle, 0.5))
        const clear = isPivotClear(footprint(base, pose), there.facing, [obstacle])
        expect(isPivotClear(footprint(base, there), facingOf(pose), [obstacle])).toBe(clear)
      },
    ),
    { numRuns: 200 },
  )
})

test('a disc that turns about a place beside it is stopped by what its outer rim meets', () => {
  const mover = footprint(discBase(1000), { x: 0, y: 0 })
  const about = { x: 0, y: 3000 }
  // The rim runs 4000 from there; this one begins at 3900, the other at 4100.
  const near = discContour(4300, 3000, 400)
  const far = discContour(4500, 3000, 400)
  expect(freeTurn(mover, Math.PI, [near], about)).toBeLessThan(Math.PI / 2)
  expect(freeTurn(mover, Math.PI, [near], about)).toBeGreaterThan(Math.PI / 4)
  expect(freeTurn(mover, Math.PI, [far], about)).toBe(Math.PI)
})
