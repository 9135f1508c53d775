import { expect, test } from 'vitest'
import { gap } from '../contact/gap.ts'
import { moverOf } from '../paths/mover.ts'
import { discBase } from '../shapes/base.ts'
import { discContour, polygonContour, wallContour } from '../shapes/contour.ts'
import { boxPoints } from '../terrain/area.ts'
import { contactCurve, contactGoals } from './contact-curve.ts'

const disc = (radius: number) => moverOf(discBase(radius), { x: 0, y: 0 })

test('the curve round a box runs along its sides at the radius of the mover', () => {
  const curve = contactCurve(polygonContour(boxPoints(0, 0, 4000, 2000)), disc(500))
  expect(curve.radius).toBe(500)
  expect(curve.edges[0]).toEqual({ from: { x: 0, y: -500 }, to: { x: 4000, y: -500 }, headingX: 0, headingY: 1 })
  expect(contactCurve(wallContour({ x: 0, y: 0 }, { x: 100, y: 0 }), disc(500)).edges).toHaveLength(2)
})

test('a charge may end square on, or touching target and obstacle at once', () => {
  const goals = contactGoals(discContour(10_000, 0, 1000), disc(1000), [discContour(8000, 0, 1000)])
  expect(goals.points[0]).toEqual({ x: 10_000, y: 0, stop: 2000 })
  const meeting = goals.points.slice(1).map(({ x, y }) => [Math.round(x), Math.round(Math.abs(y))])
  expect(meeting).toEqual([
    [9000, 1732],
    [9000, 1732],
  ])
})

test('along the side of a box it may end on either side of an obstacle before it, touching both', () => {
  const box = polygonContour(boxPoints(0, 0, 10_000, 2000))
  const obstacle = discContour(5000, -600, 600)
  const { points } = contactGoals(box, disc(1000), [obstacle])
  const beside = points.filter(({ x, y }) => Math.abs(y + 1000) < 0.01 && Math.abs(x - 5000) < 2000)
  // At 1600 from the middle of the obstacle, 400 of which the sides are apart.
  const aside = Math.sqrt(1600 * 1600 - 400 * 400)
  expect(beside.map(({ x }) => Math.round(x)).sort()).toEqual([5000 - aside, 5000 + aside].map(Math.round))
  for (const { x, y } of beside) {
    const there = discContour(x, y, 1000)
    for (const other of [box, obstacle]) expect(gap(there, other)).toBeLessThan(0.01)
  }
})
