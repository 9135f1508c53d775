import { expect, test } from 'vitest'
import { degreesOf, inUnits, ringPath, stepIn } from './drawing-units.ts'

test('a ring is drawn in millimetres and closed', () => {
  const ring = [
    { x: 0, y: 0 },
    { x: 100, y: 0 },
    { x: 100, y: 250 },
  ]
  expect(ringPath(ring)).toBe('M0,0L1,0L1,2.5Z')
  expect(ringPath([])).toBe('')
})

test('facings turn clockwise from north', () => {
  expect(degreesOf({ x: 0, y: -1 })).toBe(0)
  expect(degreesOf({ x: 1, y: 0 })).toBe(90)
  expect(degreesOf({ x: 0, y: 1 })).toBe(180)
})

test('lengths are written in the unit of the view', () => {
  expect(inUnits(5080, { length: 2540 })).toBe('2')
  expect(inUnits(4445, { length: 2540 })).toBe('1.75')
  expect(inUnits(7848, { length: 100 })).toBe('78')
})

test('a key moves by a quarter of the unit, but not by less than can be seen', () => {
  expect(stepIn({ length: 2540 }, false)).toBe(635)
  expect(stepIn({ length: 100 }, false)).toBe(500)
  expect(stepIn({ length: 100 }, true)).toBe(25)
})
