import { expect, test } from 'vitest'
import { crossings } from './courses.ts'

const at = (x: number, y: number) => ({ x, y })

test('MI-TERRAINGEN-07 courses meet exactly where they cross, anywhere on the table', () => {
  const road = [at(10_000, 40_000), at(30_000, 60_000)]
  const stream = [at(10_000, 60_000), at(30_000, 40_000)]
  expect(crossings(road, stream).map(({ at: met }) => met)).toEqual([at(20_000, 50_000)])
  const [met] = crossings(road, stream)
  expect(met!.along.x).toBe(met!.along.y)
  expect(crossings(road, [at(10_000, 60_000), at(19_000, 51_000)])).toEqual([])
  expect(crossings(road, [at(12_000, 40_000), at(32_000, 60_000)])).toEqual([])
})

test('MI-TERRAINGEN-07 a bent course is met on each of its segments', () => {
  const bending = [at(0, 70_000), at(20_000, 50_000), at(40_000, 70_000)]
  const straight = [at(0, 60_000), at(50_000, 60_000)]
  expect(crossings(straight, bending).map(({ at: met }) => met)).toEqual([at(10_000, 60_000), at(30_000, 60_000)])
})
