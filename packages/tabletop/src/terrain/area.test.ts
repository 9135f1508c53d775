import { expect, test } from 'vitest'
import { gap } from '../contact/gap.ts'
import { EAST } from '../plane/direction.ts'
import { discBase, footprint } from '../shapes/base.ts'
import { containsPoint, discContour, polygonContour, signedArea, verticesOf } from '../shapes/contour.ts'
import {
  band,
  bandPoints,
  boxPoints,
  coverage,
  covers,
  distanceToArea,
  ellipse,
  isTouchedBy,
  roundedPoints,
} from './area.ts'

const wood = polygonContour(boxPoints(0, 0, 10_000, 10_000))
const base = (x: number) => footprint(discBase(1000), { x, y: 5000 })

test('a base is outside, touching, mostly or wholly in an area', () => {
  expect([-1000, -500, 500, 1000].map((x) => coverage(wood, base(x)))).toEqual([
    'outside',
    'touching',
    'mostly',
    'wholly',
  ])
  expect(covers(wood, base(1000), 'touching')).toBe(true)
  expect(covers(wood, base(-500), 'mostly')).toBe(false)
  expect(isTouchedBy(wood, base(-1000))).toBe(false)
  expect(distanceToArea(wood, base(-3000))).toBe(2000)
  expect(distanceToArea(wood, base(5000))).toBe(0)
})

test('an ellipse has nearly the area of an ellipse and turns with its facing', () => {
  const upright = ellipse({ x: 0, y: 0 }, 2000, 5000)
  expect(signedArea(verticesOf(upright)) / (Math.PI * 2000 * 5000)).toBeGreaterThan(0.99)
  expect(containsPoint(upright, { x: 0, y: -4900 })).toBe(true)
  expect(containsPoint(ellipse({ x: 0, y: 0 }, 2000, 5000, EAST), { x: 4900, y: 0 })).toBe(true)
})

test('a river keeps its width round a bend', () => {
  const line = [
    { x: 0, y: 0 },
    { x: 10_000, y: 0 },
    { x: 10_000, y: 10_000 },
  ]
  expect(bandPoints(line, 2000)).toEqual([
    { x: 0, y: -1000 },
    { x: 11_000, y: -1000 },
    { x: 11_000, y: 10_000 },
    { x: 9000, y: 10_000 },
    { x: 9000, y: 1000 },
    { x: 0, y: 1000 },
  ])
  expect(containsPoint(band(line, 2000), { x: 10_500, y: -500 })).toBe(true)
  expect(() => bandPoints(line.slice(1, 2), 5)).toThrow(RangeError)
})

test('what lies round a base is as far from it everywhere, with rounded corners', () => {
  const box = polygonContour(boxPoints(1000, 2000, 4000, 3000))
  const round = roundedPoints(box, 800)
  for (const { x, y } of round) expect(Math.abs(gap(discContour(x, y, 0), box) - 800)).toBeLessThan(2)
  const whole = 4000 * 3000 + 2 * 7000 * 800 + Math.PI * 800 * 800
  expect(signedArea(round) / whole).toBeGreaterThan(0.995)
  expect(signedArea(round) / whole).toBeLessThan(1.001)
})
