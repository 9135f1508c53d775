import { expect, test } from 'vitest'
import { EAST } from '../plane/direction.ts'
import { rectangleBase } from '../shapes/base.ts'
import { figuresUnder, templateOutline } from './template-view.ts'

const base = rectangleBase(2000, 4000)
const at = { x: 10_000, y: 10_000 }
const figureAt = (id: number, x: number, y: number) => ({ id, base: rectangleBase(1000, 1000), pose: { x, y } })

test('an area around a base extends equally far from edges and corners, and includes figures it touches', () => {
  // Turned to the east it is 4000 long from left to right.
  const around = { shape: 'around', base, facing: EAST, reach: 3000, takes: [0, 1, 2, 3] } as const
  const figures = [
    figureAt(0, 10_000 + 2000 + 3000 + 500, 10_000),
    figureAt(1, 10_000, 10_000 + 1000 + 3000 + 501),
    // 2200 beyond the corner either way: 3111 from it.
    figureAt(2, 10_000 + 2000 + 2200 + 500, 10_000 + 1000 + 2200 + 500),
    figureAt(3, 10_000 + 2000 + 2100 + 500, 10_000 + 1000 + 2100 + 500),
    figureAt(4, 10_000, 10_000),
  ]
  expect(figuresUnder(around, at, figures)).toEqual([0, 3])
  const outline = templateOutline(around, at)
  const ends = (of: (point: { x: number; y: number }) => number) => [
    Math.min(...outline.map(of)),
    Math.max(...outline.map(of)),
  ]
  expect(ends(({ x }) => x)).toEqual([5000, 15_000])
  expect(ends(({ y }) => y)).toEqual([6000, 14_000])
  const toCorner = outline.map(({ x, y }) =>
    Math.hypot(Math.max(0, Math.abs(x - 10_000) - 2000), Math.max(0, Math.abs(y - 10_000) - 1000)),
  )
  for (const reach of toCorner) expect(Math.abs(reach - 3000)).toBeLessThan(2)
})

test('a disc includes figures it partly covers, not those it only touches', () => {
  const disc = { shape: 'disc', radius: 3000, takes: [0, 1] } as const
  const figures = [figureAt(0, 10_000 + 3000 + 490, 10_000), figureAt(1, 10_000 - 3000 - 500, 10_000)]
  expect(figuresUnder(disc, at, figures)).toEqual([0])
})

test('a strip runs from the previous place to the new one and includes figures it covers; it is empty if the two coincide', () => {
  const strip = { shape: 'strip', from: { x: 4000, y: 10_000 }, width: 2000, takes: [0, 1, 2, 3] } as const
  const figures = [
    figureAt(0, 7000, 10_000 + 1000 + 490),
    figureAt(1, 7000, 10_000 - 1000 - 510),
    figureAt(2, 10_000 + 510, 10_000),
    figureAt(3, 4000 - 490, 10_000),
  ]
  expect(figuresUnder(strip, at, figures)).toEqual([0, 3])
  const corners = templateOutline(strip, at).map(({ x, y }) => `${x} ${y}`)
  expect(corners.sort()).toEqual(['10000 11000', '10000 9000', '4000 11000', '4000 9000'])
  expect({
    figuresUnder: figuresUnder(strip, strip.from, figures),
    templateOutline: templateOutline(strip, strip.from),
  }).toEqual({ figuresUnder: [], templateOutline: [] })
})

test('a list takes all it names, and nothing is drawn', () => {
  const list = { shape: 'list', takes: [1] } as const
  expect({
    figuresUnder: figuresUnder(list, at, [figureAt(0, 0, 0), figureAt(1, 90_000, 0)]),
    templateOutline: templateOutline(list, at),
  }).toEqual({ figuresUnder: [1], templateOutline: [] })
})
