import type { TableView } from '@fray/tabletop'
import { expect, test } from 'vitest'
import { frameOf } from './frame.ts'

const TABLE: TableView['table'] = { width: 120_000, depth: 60_000 }

/** A chapter with figures at these positions. */
function standing(...places: readonly (readonly [x: number, y: number])[]) {
  const figures = places.map(([x, y]) => ({ pose: { x, y } }))
  return { view: { figures } as unknown as TableView, moves: [] }
}

test('pictures show the part of the table where the match was fought', () => {
  const { x, y, width, depth } = frameOf([standing([60_000, 20_000]), standing([60_000, 40_000])], TABLE)
  expect(width).toBe(60_000)
  expect(depth).toBeCloseTo(35_000)
  expect(x + width / 2).toBe(60_000)
  expect(y + depth / 2).toBe(30_000)
})

test('pictures show at least half of the table and nothing beyond its edge', () => {
  expect(frameOf([standing([0, 0])], TABLE)).toEqual({ x: 0, y: 0, width: 60_000, depth: 30_000 })
  expect(frameOf([standing([0, 0], [120_000, 60_000])], TABLE)).toEqual({ x: 0, y: 0, width: 120_000, depth: 60_000 })
  expect(frameOf([standing()], TABLE)).toEqual({ x: 0, y: 0, width: 120_000, depth: 60_000 })
})

test('pictures are at most as high as wide and at least half as high, within the table', () => {
  const square: TableView['table'] = { width: 100_000, depth: 100_000 }
  expect(frameOf([standing([50_000, 10_000], [50_000, 90_000])], square)).toMatchObject({
    width: 95_000,
    depth: 95_000,
  })
  const wide = frameOf([standing([0, 10_000], [240_000, 10_000])], { width: 240_000, depth: 200_000 })
  expect(wide).toMatchObject({ width: 240_000, depth: 120_000 })
  const narrow = frameOf([standing([10_000, 0], [10_000, 200_000])], { width: 60_000, depth: 200_000 })
  expect(narrow).toMatchObject({ width: 60_000, depth: 200_000 })
})
