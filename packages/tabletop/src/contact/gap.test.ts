import fc from 'fast-check'
import { expect, test } from 'vitest'
import { direction } from '../plane/direction.ts'
import { discBase, footprint, rectangleBase, squareBase } from '../shapes/base.ts'
import { contourOf, polygonContour, wallContour } from '../shapes/contour.ts'
import { arbitraryFootprint, arbitraryWood, turnedContour, turnedPose } from '../testing/arbitrary-scene.ts'
import { clearance, gap, inContact, isWithin, overlaps, separation } from './gap.ts'

const disc = footprint(discBase(1500), { x: 0, y: 0 })

test('gaps are measured from edge to edge', () => {
  expect(gap(disc, footprint(discBase(1000), { x: 3000, y: 4000 }))).toBe(2500)
  expect(gap(disc, footprint(squareBase(2000), { x: 5000, y: 0 }))).toBe(2500)
  expect(gap(disc, footprint(squareBase(2000), { x: 4000, y: 5000 }))).toBe(3500)
  expect(gap(footprint(squareBase(2000), { x: 0, y: 0 }), footprint(squareBase(2000), { x: 5000, y: 6000 }))).toBe(5000)
  const diamond = footprint(squareBase(2000), { x: 5000, y: 0, facing: direction(1, 1) })
  expect(gap(footprint(squareBase(2000), { x: 0, y: 0 }), diamond)).toBeCloseTo(4000 - 1000 * Math.SQRT2, 6)
  expect(gap(disc, wallContour({ x: -9000, y: 4000 }, { x: 9000, y: 4000 }))).toBe(2500)
})

test('overlapping shapes have no gap, and their separation says how far to push them apart', () => {
  const near = footprint(discBase(1500), { x: 2000, y: 0 })
  expect(gap(disc, near)).toBe(0)
  expect(separation(disc, near)).toBe(-1000)
  const square = footprint(squareBase(2000), { x: 0, y: 0 })
  expect(separation(square, footprint(squareBase(2000), { x: 1500, y: 100 }))).toBe(-500)
  expect(separation(disc, footprint(squareBase(2000), { x: 900, y: 0 }))).toBe(-1600)
})

test('a brush of one hundredth is contact, not overlap', () => {
  const brushing = footprint(discBase(1500), { x: 2999, y: 0 })
  expect(overlaps(disc, brushing)).toBe(false)
  expect(overlaps(disc, footprint(discBase(1500), { x: 2998, y: 0 }))).toBe(true)
  expect(inContact(disc, brushing)).toBe(true)
  expect(inContact(disc, footprint(discBase(1500), { x: 3002, y: 0 }))).toBe(true)
  expect(inContact(disc, footprint(discBase(1500), { x: 3003, y: 0 }))).toBe(false)
})

test('a base in the dent of a polygon does not overlap it', () => {
  const yard = polygonContour([
    { x: -9000, y: -9000 },
    { x: 9000, y: -9000 },
    { x: 9000, y: 9000 },
    { x: 5000, y: 9000 },
    { x: 5000, y: -2000 },
    { x: -5000, y: -2000 },
    { x: -5000, y: 9000 },
    { x: -9000, y: 9000 },
  ])
  expect(overlaps(disc, yard)).toBe(false)
  expect(gap(disc, yard)).toBe(500)
  const clear = (x: number) => clearance(contourOf(footprint(discBase(1500), { x, y: 0 })), yard)
  // Free of its walls, sunk into one of them, and with its middle inside.
  expect({ 0: clear(0), 4000: clear(4000), 7000: clear(7000) }).toEqual({
    0: 500,
    4000: -500,
    7000: Number.NEGATIVE_INFINITY,
  })
  expect(overlaps(yard, footprint(discBase(1500), { x: 7000, y: 0 }))).toBe(true)
  expect(overlaps(yard, footprint(rectangleBase(10_000, 2000), { x: 0, y: 5000 }))).toBe(false)
  expect(overlaps(yard, footprint(rectangleBase(10_010, 2000), { x: 0, y: 5000 }))).toBe(true)
})

test('gap and overlap do not depend on who measures', () => {
  fc.assert(
    fc.property(arbitraryFootprint, arbitraryFootprint, (a, b) => {
      expect(gap(a, b)).toBe(gap(b, a))
      expect(overlaps(a, b)).toBe(overlaps(b, a))
      expect(Math.max(0, separation(a, b))).toBe(gap(a, b))
      expect(isWithin(a, b, gap(a, b))).toBe(true)
    }),
  )
})

test('a quarter turn of the table changes no gap', () => {
  fc.assert(
    fc.property(arbitraryFootprint, arbitraryFootprint, arbitraryWood, (a, b, wood) => {
      const turnedA = footprint(a.base, turnedPose(a.pose))
      expect(gap(turnedA, footprint(b.base, turnedPose(b.pose)))).toBeCloseTo(gap(a, b), 6)
      expect(gap(turnedA, turnedContour(wood))).toBeCloseTo(gap(a, wood), 6)
    }),
  )
})
