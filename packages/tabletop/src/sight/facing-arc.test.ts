import fc from 'fast-check'
import { expect, test } from 'vitest'
import { EAST, NORTH, SOUTH } from '../plane/direction.ts'
import { discBase, footprint, squareBase } from '../shapes/base.ts'
import { arbitraryDirection, arbitraryFootprint, arbitraryPoint } from '../testing/arbitrary-scene.ts'
import { arcAhead, arcHasPoint, frontHalf, isInArc, isInFront } from './facing-arc.ts'

const apex = { x: 0, y: 0 }
const disc = (x: number, y: number) => footprint(discBase(1000), { x, y })
const square = (x: number, y: number) => footprint(squareBase(2000), { x, y })

test.each([disc, square])('any part, all or the centre of a base in front', (make) => {
  expect(isInFront(apex, NORTH, make(5000, -1000), 'all')).toBe(true)
  expect(isInFront(apex, NORTH, make(5000, -900), 'all')).toBe(false)
  expect(isInFront(apex, NORTH, make(5000, -900), 'centre')).toBe(true)
  expect(isInFront(apex, NORTH, make(5000, 900), 'centre')).toBe(false)
  expect(isInFront(apex, NORTH, make(5000, 900), 'any')).toBe(true)
  expect(isInFront(apex, NORTH, make(5000, 1000), 'any')).toBe(false)
})

test('an arc runs clockwise from its first direction to its second, and may be wider than half a turn', () => {
  const quarter = { apex, from: NORTH, to: EAST }
  expect(arcHasPoint(quarter, { x: 10, y: -10 })).toBe(true)
  expect(arcHasPoint(quarter, { x: -10, y: -10 })).toBe(false)
  const wide = { apex, from: EAST, to: NORTH }
  expect(arcHasPoint(wide, { x: 10, y: -10 })).toBe(false)
  expect(arcHasPoint(wide, { x: -10, y: -10 })).toBe(true)
  expect(arcHasPoint(frontHalf(apex, SOUTH), { x: 0, y: 1 })).toBe(true)
})

test('an arc 45 degrees to each side', () => {
  const arc = arcAhead(apex, NORTH, 1, 1)
  expect(arcHasPoint(arc, { x: 100, y: -100 })).toBe(true)
  expect(arcHasPoint(arc, { x: 101, y: -100 })).toBe(false)
  expect(isInArc(arc, disc(0, -1300), 'all')).toBe(false)
  expect(isInArc(arc, disc(0, -1500), 'all')).toBe(true)
  expect(isInArc(arc, disc(0, 900), 'any')).toBe(true)
  expect(isInArc(arc, disc(0, 1100), 'any')).toBe(false)
})

test('a broad base whose corners are all outside a narrow arc is still partly in it', () => {
  const arc = arcAhead(apex, NORTH, 10, 1)
  expect(isInArc(arc, footprint(squareBase(6000), { x: 0, y: -9000 }), 'any')).toBe(true)
})

test('all implies centre implies any', () => {
  fc.assert(
    fc.property(arbitraryPoint, arbitraryDirection, arbitraryDirection, arbitraryFootprint, (at, from, to, base) => {
      fc.pre(from.x !== to.x || from.y !== to.y)
      const arc = { apex: at, from, to }
      if (isInArc(arc, base, 'all')) expect(isInArc(arc, base, 'centre')).toBe(true)
      if (isInArc(arc, base, 'centre')) expect(isInArc(arc, base, 'any')).toBe(true)
    }),
    { numRuns: 500 },
  )
})
