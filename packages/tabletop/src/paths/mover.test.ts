import { expect, test } from 'vitest'
import { direction } from '../plane/direction.ts'
import { discBase, squareBase } from '../shapes/base.ts'
import { discContour, polygonContour, wallContour } from '../shapes/contour.ts'
import { convexSum } from '../shapes/minkowski.ts'
import { boxPoints } from '../terrain/area.ts'
import { cornerMeetings, isFlat, moverOf, putMover } from './mover.ts'

const square = moverOf(squareBase(2000), { x: 9, y: 9 })
const tilted = moverOf(squareBase(2000), { x: 0, y: 0, facing: direction(3, 4) })
const places = (meetings: readonly { x: number; y: number }[]) => meetings.map(({ x, y }) => [x, y]).sort()

test('a mover is put from place to place', () => {
  expect(putMover(square, 5000, 0)).toMatchObject({ xs: [4000, 6000, 6000, 4000], ys: [-1000, -1000, 1000, 1000] })
  expect(putMover(square, 0, 0).xs).toEqual([-1000, 1000, 1000, -1000])
})

test('corners meet where the Minkowski sum has its corners', () => {
  const house = polygonContour(boxPoints(10_000, 10_000, 3000, 4000))
  const sum = convexSum(house, putMover(tilted, 0, 0))
  expect(places(cornerMeetings(tilted, house))).toEqual(places(sum))
  const parallel = cornerMeetings(square, house).filter(({ cone }) => !isFlat(cone!))
  expect(places(parallel)).toEqual(places(convexSum(house, putMover(square, 0, 0))))
})

test('a disc is met by every corner, a wall on both sides, a dent by none', () => {
  expect(cornerMeetings(square, discContour(0, 0, 500))).toHaveLength(4)
  expect(cornerMeetings(tilted, wallContour({ x: 0, y: 0 }, { x: 5000, y: 0 }))).toHaveLength(6)
  const dented = polygonContour([
    { x: 0, y: 0 },
    { x: 4000, y: 0 },
    { x: 1000, y: 1000 },
    { x: 0, y: 4000 },
  ])
  expect(cornerMeetings(moverOf(discBase(500), { x: 0, y: 0 }), dented)).toHaveLength(3)
})
