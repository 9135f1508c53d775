import fc from 'fast-check'
import { expect, test } from 'vitest'
import { direction, EAST, NORTH } from '../plane/direction.ts'
import { discBase, footprint, moveTo, squareBase } from '../shapes/base.ts'
import { contourOf } from '../shapes/contour.ts'
import { arbitraryDirection, arbitraryFootprint, arbitraryPoint } from '../testing/arbitrary-scene.ts'
import { gap, inContact, overlaps, separation } from './gap.ts'
import { contactPoseNearest, furthestAlong, slideToContact } from './snap.ts'

const mover = footprint(discBase(1000), { x: 0, y: 0 })

test('a base slides until it touches the first in its way', () => {
  const others = [
    contourOf(footprint(discBase(1000), { x: 9000, y: 0 })),
    contourOf(footprint(squareBase(2000), { x: 6000, y: 500 })),
  ]
  expect(slideToContact(mover, EAST, 20_000, others)).toEqual({ pose: { x: 4000, y: 0 }, touched: 1, travelled: 4000 })
  expect(slideToContact(mover, EAST, 3000, others)).toBeUndefined()
  expect(slideToContact(mover, NORTH, 20_000, others)).toBeUndefined()
})

test('a base wedged between two that leaves no whole place further on stays where it is', () => {
  const inch = discBase(1270)
  const wedged = footprint(inch, { x: 26_920, y: 20_491 })
  const others = [
    { x: 24_875, y: 18_986 },
    { x: 29_210, y: 21_590 },
  ].map((pose) => contourOf(footprint(inch, pose)))
  const snap = slideToContact(wedged, { x: 17_836, y: -26_011 }, 5080, others)
  expect(snap).toMatchObject({ pose: wedged.pose, travelled: 0 })
})

test('the contact pose nearest to a wanted point', () => {
  const disc = footprint(discBase(1500), { x: 10_000, y: 10_000 })
  expect(contactPoseNearest(mover, disc, { x: 0, y: 10_000 })).toEqual({ x: 7500, y: 10_000 })
  const square = footprint(squareBase(2000), { x: 10_000, y: 10_000 })
  expect(contactPoseNearest(mover, square, { x: 9500, y: 0 })).toEqual({ x: 9500, y: 8000 })
  expect(contactPoseNearest(mover, square, { x: 10_900, y: 10_100 })).toEqual({ x: 12_000, y: 10_100 })
  const squareMover = footprint(squareBase(3000), { x: 0, y: 0 })
  expect(contactPoseNearest(squareMover, square, { x: 9900, y: 0 })).toEqual({ x: 9900, y: 7500 })
})

test('rounding to whole hundredths leaves contact and no overlap', () => {
  fc.assert(
    fc.property(arbitraryFootprint, arbitraryFootprint, arbitraryPoint, (base, target, wanted) => {
      const pose = contactPoseNearest(base, target, wanted)
      const placed = footprint(base.base, pose)
      expect(Number.isInteger(pose.x) && Number.isInteger(pose.y)).toBe(true)
      expect(separation(placed, target)).toBeGreaterThanOrEqual(0)
      expect(inContact(placed, target)).toBe(true)
    }),
    { numRuns: 300 },
  )
})

test('nothing overlaps after a slide that began free', () => {
  fc.assert(
    fc.property(
      arbitraryFootprint,
      arbitraryDirection,
      fc.array(arbitraryFootprint, { maxLength: 6 }),
      (base, heading, others) => {
        const free = others.filter((other) => gap(other, base) > 5).map(contourOf)
        const snap = slideToContact(base, heading, 50_000, free)
        if (!snap) return
        const placed = footprint(base.base, snap.pose)
        for (const other of free) expect(overlaps(placed, other)).toBe(false)
        expect(inContact(placed, free[snap.touched]!)).toBe(true)
      },
    ),
    { numRuns: 300 },
  )
})

test('a slide at a slant settles outside the base it meets', () => {
  const snap = slideToContact(mover, direction(3, 1), 20_000, [
    contourOf(footprint(discBase(1700), { x: 9000, y: 2500 })),
  ])
  expect(
    separation(footprint(discBase(1000), snap!.pose), footprint(discBase(1700), { x: 9000, y: 2500 })),
  ).toBeGreaterThanOrEqual(0)
})

test('the furthest a base can slide ends in contact, or where it wanted to go', () => {
  const square = footprint(squareBase(2500), { x: 0, y: 0, facing: direction(3, 4) })
  expect(furthestAlong(square, EAST, 5000, [])).toEqual({
    pose: { x: 5000, y: 0, facing: direction(3, 4) },
    travelled: 5000,
  })
  fc.assert(
    fc.property(arbitraryFootprint, arbitraryDirection, arbitraryFootprint, (mover, heading, other) => {
      fc.pre(!overlaps(mover, other))
      const { pose, travelled } = furthestAlong(mover, heading, 20_000, [contourOf(other)])
      const end = footprint(mover.base, pose)
      expect(overlaps(end, other)).toBe(false)
      expect(travelled).toBeLessThanOrEqual(20_004)
      if (travelled < 19_990) expect(inContact(end, other)).toBe(true)
      const middle = { x: (mover.pose.x + pose.x) / 2, y: (mover.pose.y + pose.y) / 2 }
      expect(overlaps(footprint(mover.base, moveTo(pose, middle)), other, 1.01)).toBe(false)
    }),
  )
})
