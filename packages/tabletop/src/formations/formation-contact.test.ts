import fc from 'fast-check'
import { expect, test } from 'vitest'
import { direction, EAST, NORTH, SOUTH } from '../plane/direction.ts'
import { rectangleBase } from '../shapes/base.ts'
import { discContour } from '../shapes/contour.ts'
import { formation, placeInFormation } from './formation.ts'
import {
  bodiesInContact,
  bodiesOverlap,
  bodyGap,
  formationSideTowards,
  formationZone,
  touchedFormationSide,
  touchedFormationSides,
} from './formation-contact.ts'

const base = rectangleBase(2000, 3000)
const legion = formation(base, 4, 10, { x: 0, y: 0, facing: NORTH })

test('gaps between formations are between their nearest bases', () => {
  expect(bodyGap(legion, formation(base, 4, 8, { x: 0, y: -5000, facing: SOUTH }))).toBe(5000)
  // Beside the short rear rank there is room.
  expect(bodyGap(legion, discContour(4000, 8000, 1000))).toBe(1000)
  expect(bodiesOverlap(legion, discContour(4000, 8000, 1000))).toBe(false)
  expect(bodiesOverlap(legion, discContour(3000, 8000, 1500))).toBe(true)
})

test('front, flank and rear contact', () => {
  const foe = (x: number, y: number, facing = SOUTH) => formation(base, 2, 4, { x, y, facing })
  expect(bodiesInContact(legion, foe(1000, 0))).toBe(true)
  expect(touchedFormationSide(legion, foe(1000, 0))).toBe('front')
  expect(touchedFormationSides(legion, foe(1000, 0))[0]!.share).toBeCloseTo(0.5, 2)
  expect(touchedFormationSide(legion, foe(4000, 3000, direction(-1, 0)))).toBe('right')
  expect(touchedFormationSide(legion, foe(-4000, 3000, EAST))).toBe('left')
  expect(touchedFormationSide(legion, foe(0, 9000, NORTH))).toBe('rear')
  expect(touchedFormationSide(legion, foe(0, 20_000, NORTH))).toBeUndefined()
})

test('where a point lies about a formation, by diagonals and by the lines of front and rear', () => {
  const block = formation(base, 3, 6, { x: 0, y: 0, facing: NORTH })
  expect(formationSideTowards(block, { x: 0, y: -9000 })).toBe('front')
  expect(formationSideTowards(block, { x: 9000, y: 2000 })).toBe('right')
  expect(formationZone(block, { x: 9000, y: -1 })).toBe('front')
  expect(formationZone(block, { x: 9000, y: 1 })).toBe('right')
  expect(formationZone(block, { x: -9000, y: 5999 })).toBe('left')
  expect(formationZone(block, { x: -9000, y: 6001 })).toBe('rear')
})

test('the zones of a formation turn and move with it', () => {
  const away = fc.integer({ min: -50_000, max: 50_000 })
  const heading = fc
    .tuple(fc.integer({ min: -9, max: 9 }), fc.integer({ min: -9, max: 9 }))
    .filter(([x, y]) => x !== 0 || y !== 0)
  fc.assert(
    fc.property(away, away, heading, away, away, (x, y, [towardsX, towardsY], ahead, aside) => {
      const block = formation(base, 3, 6, { x, y, facing: direction(towardsX, towardsY) })
      // Ahead of its front is its front, behind its rear its rear, whatever lies aside.
      const zone = ahead > 0 ? 'front' : ahead < -6000 ? 'rear' : aside < 0 ? 'left' : 'right'
      if ([ahead, ahead + 6000, aside].some((near) => Math.abs(near) < 20)) return
      expect(formationZone(block, placeInFormation(block, ahead, aside))).toBe(zone)
    }),
  )
})
