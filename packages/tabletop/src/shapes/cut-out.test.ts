import { expect, test } from 'vitest'
import { bandPoints, boxPoints } from '../terrain/area.ts'
import { signedArea } from './contour.ts'
import { cutOut } from './cut-out.ts'

test('a bridge cuts a river in two', () => {
  const river = boxPoints(0, 0, 1000, 300)
  const bridge = bandPoints(
    [
      { x: 500, y: -50 },
      { x: 500, y: 350 },
    ],
    200,
  )
  const parts = cutOut(river, [bridge])
  expect(parts.map((part) => Math.abs(signedArea(part)))).toEqual([400 * 300, 400 * 300])
})

test('without cuts the area stays whole', () => {
  const parts = cutOut(boxPoints(0, 0, 1000, 300), [])
  expect(parts.map((part) => Math.abs(signedArea(part)))).toEqual([1000 * 300])
})

test('a dented area keeps its dent', () => {
  const bend = [
    { x: 0, y: 0 },
    { x: 1000, y: 0 },
    { x: 1000, y: 200 },
    { x: 200, y: 200 },
    { x: 200, y: 1000 },
    { x: 0, y: 1000 },
  ]
  const ford = boxPoints(-10, 500, 220, 100)
  const areas = cutOut(bend, [ford]).map((part) => Math.abs(signedArea(part)))
  expect(areas.sort((a, b) => a - b)).toEqual([200 * 400, 200 * 300 + 1000 * 200])
})
