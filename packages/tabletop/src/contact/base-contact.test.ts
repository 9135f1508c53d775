import fc from 'fast-check'
import { expect, test } from 'vitest'
import { direction, EAST, SOUTH } from '../plane/direction.ts'
import { discBase, footprint, rectangleBase, squareBase } from '../shapes/base.ts'
import { arbitraryBase, arbitraryFootprint, arbitraryPose } from '../testing/arbitrary-scene.ts'
import { contactBetween } from './base-contact.ts'
import { contactPoseNearest } from './snap.ts'

const home = footprint(squareBase(2500), { x: 0, y: 0 })

test('front to front, and how much edge they share', () => {
  const contact = contactBetween(home, footprint(squareBase(2500), { x: 500, y: -2500, facing: SOUTH }))!
  expect(contact).toMatchObject({ sides: ['front'], otherSides: ['front'] })
  expect(Math.abs(contact.length - 2000)).toBeLessThan(5)
})

test('a horse in the flank, a disc at the rear', () => {
  const horse = footprint(rectangleBase(2500, 5000), { x: 3750, y: 0, facing: direction(-1, 0) })
  expect(contactBetween(home, horse)).toMatchObject({ sides: ['right'], otherSides: ['front'] })
  expect(contactBetween(horse, home)).toMatchObject({ sides: ['front'], otherSides: ['right'] })
  expect(contactBetween(home, footprint(discBase(1000), { x: 0, y: 2250 }))).toEqual({
    sides: ['rear'],
    otherSides: [],
    length: 0,
  })
})

test('a corner against an edge, and corner to corner', () => {
  const reach = 1768
  const tilted = footprint(squareBase(2500), { x: 0, y: -1250 - reach, facing: direction(1, 1) })
  const contact = contactBetween(home, tilted)!
  expect(contact.sides).toEqual(['front'])
  expect([...contact.otherSides].sort()).toEqual(['front', 'right'])
  expect(contact.length).toBe(0)
  const diagonal = contactBetween(home, footprint(squareBase(2500), { x: 2500, y: 2500, facing: EAST }))!
  expect([...diagonal.sides].sort()).toEqual(['rear', 'right'])
  expect(diagonal.length).toBe(0)
  expect(contactBetween(home, footprint(squareBase(2500), { x: 2505, y: 0 }))).toBeUndefined()
})

test('bases brought into contact touch with named sides, and each tells the same of the other', () => {
  fc.assert(
    fc.property(arbitraryBase, arbitraryPose, arbitraryFootprint, (base, pose, other) => {
      const mover = footprint(base, contactPoseNearest(footprint(base, pose), other, pose))
      const contact = contactBetween(mover, other)!
      const mirrored = contactBetween(other, mover)!
      expect(contact.length).toBe(mirrored.length)
      expect(contact.sides).toEqual(mirrored.otherSides)
      if (base.shape === 'rectangle') expect(contact.sides.length).toBeGreaterThanOrEqual(1)
      if (other.base.shape === 'rectangle') expect(contact.otherSides.length).toBeGreaterThanOrEqual(1)
    }),
    { numRuns: 200 },
  )
})
