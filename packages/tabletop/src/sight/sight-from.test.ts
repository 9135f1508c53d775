import { expect, test } from 'vitest'
import { discBase, footprint, squareBase } from '../shapes/base.ts'
import { contourOf, wallContour } from '../shapes/contour.ts'
import { bestSight, sight, viewpoints } from './sight.ts'

const target = contourOf(footprint(squareBase(2000), { x: 10_000, y: 0 }))

/** A wall across the view halfway to the near edge of the target, which is 1000 wide there. */
const across = (from: number, to: number) => wallContour({ x: 4500, y: from }, { x: 4500, y: to })

test('stretches that are hidden apart from one another add up, in whichever order they are found', () => {
  const walls = [across(-9000, -300), across(-100, 100), across(250, 9000)]
  for (const order of [
    [0, 1, 2],
    [2, 1, 0],
    [1, 2, 0],
    [2, 0, 1],
  ]) {
    const seen = sight(
      { x: 0, y: 0 },
      target,
      order.map((i) => walls[i]!),
    )
    expect(seen.fraction).toBeCloseTo((200 + 150) / 1000, 12)
    expect(seen.blockers).toEqual([0, 1, 2])
  }
})

test('a stretch within another hides no more than that one', () => {
  const seen = sight({ x: 0, y: 0 }, target, [across(-300, 300), across(-100, 100), across(-300, 0)])
  expect(seen.fraction).toBeCloseTo(0.4, 12)
})

test('of several points the one counts that sees most, and what stands in its way', () => {
  const wall = across(-9000, 200)
  const points = [
    { x: 0, y: 0 },
    { x: 0, y: 300 },
    { x: 0, y: -300 },
  ]
  const fractions = points.map((point) => sight(point, target, [wall]).fraction)
  const most = Math.max(...fractions)
  expect(new Set(fractions).size).toBe(3)
  expect(fractions.every((fraction) => fraction > 0 && fraction < 1)).toBe(true)
  for (const order of [points, points.toReversed(), [points[1]!, points[0]!, points[2]!]]) {
    expect(bestSight(order, target, [wall])).toEqual({ visible: 'partial', fraction: most, blockers: [0] })
  }
  expect(bestSight([], target, [wall])).toEqual({ visible: 'none', fraction: 0, blockers: [] })
})

test('who sees nothing from anywhere is told what hides it', () => {
  const hidden = bestSight([{ x: 0, y: 0 }], target, [across(-9000, 9000)])
  expect(hidden).toEqual({ visible: 'none', fraction: 0, blockers: [0] })
})

const sortPoints = (points: readonly { x: number; y: number }[]) =>
  points.map(({ x, y }) => [Math.round(x), Math.round(y)]).sort(([a, b], [c, d]) => a! - c! || b! - d!)

test('a square looks from its middle, its corners and the middles of its sides', () => {
  const points = viewpoints(footprint(squareBase(2000), { x: 10_000, y: 5000 }))
  expect(sortPoints(points)).toEqual([9000, 10_000, 11_000].flatMap((x) => [4000, 5000, 6000].map((y) => [x, y])))
  expect(points[0]).toEqual({ x: 10_000, y: 5000 })
})

test('a disc looks from its middle and from eight points of its edge', () => {
  const points = viewpoints(footprint(discBase(1000), { x: 10_000, y: 5000 }))
  expect(points[0]).toEqual({ x: 10_000, y: 5000 })
  const steps = [-1000, -707, 0, 707, 1000]
  const round = [
    [-1000, 0],
    [-707, -707],
    [-707, 707],
    [0, -1000],
    [0, 1000],
    [707, -707],
    [707, 707],
    [1000, 0],
  ]
  expect(sortPoints(points.slice(1))).toEqual(round.map(([x, y]) => [10_000 + x!, 5000 + y!]))
  for (const { x, y } of points.slice(1)) {
    expect(Math.round(Math.sqrt((x - 10_000) ** 2 + (y - 5000) ** 2))).toBe(1000)
    expect(steps).toContain(Math.round(x) - 10_000)
  }
})
