import { expect, test } from 'vitest'
import { direction } from '../plane/direction.ts'
import { discBase, footprint, squareBase } from '../shapes/base.ts'
import { discContour, polygonContour } from '../shapes/contour.ts'
import { boxPoints } from './area.ts'
import { boxRound, isOnTable, isWhollyWithin } from './table.ts'

const table = { width: 100_000, depth: 80_000 }

test('a base is on the table while its whole edge is', () => {
  expect(isOnTable(footprint(discBase(1500), { x: 1500, y: 1500 }), table)).toBe(true)
  expect(isOnTable(footprint(discBase(1500), { x: 1498, y: 1500 }), table)).toBe(false)
  expect(isOnTable(footprint(squareBase(2000), { x: 1000, y: 79_000 }), table)).toBe(true)
  expect(isOnTable(footprint(squareBase(2000), { x: 1000, y: 40_000, facing: direction(1, 1) }), table)).toBe(false)
})

test('the box round a disc', () => {
  expect(boxRound(discContour(10, 20, 5))).toEqual({ left: 5, top: 15, right: 15, bottom: 25 })
})

test('wholly within a polygon or a disc', () => {
  const zone = polygonContour(boxPoints(0, 0, 10_000, 5000))
  expect(isWhollyWithin(footprint(discBase(1000), { x: 1000, y: 1000 }), zone)).toBe(true)
  expect(isWhollyWithin(footprint(discBase(1000), { x: 900, y: 1000 }), zone)).toBe(false)
  expect(isWhollyWithin(footprint(discBase(1000), { x: 20_000, y: 1000 }), zone)).toBe(false)
  const pond = discContour(0, 0, 5000)
  expect(isWhollyWithin(footprint(discBase(1000), { x: 4000, y: 0 }), pond)).toBe(true)
  expect(isWhollyWithin(footprint(squareBase(2000), { x: 4000, y: 0 }), pond)).toBe(false)
})
