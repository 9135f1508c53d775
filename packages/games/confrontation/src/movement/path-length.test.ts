import { expect, test } from 'vitest'
import { loadPosition } from '../testing/rule.ts'
import { fighterNamed, figure } from '../testing/scene.ts'
import { affordableLength } from './path-length.ts'

/** Ann at (20, 30); from 25 cm on there is a wood. */
const play = loadPosition({
  figures: [figure('Ann', 0, 20, 30), figure('Bob', 1, 90, 30)],
  scenery: [{ kind: 'wood', at: [35, 30], size: [20, 20] }],
})
const ann = fighterNamed(play, 'Ann')
const { x, y } = ann.at
const CM = 1000
const east = (length: number) => [
  { x, y },
  { x: x + length, y },
]

test('CF-MOVE-02 CF-OBSTACLE-05 a potential reaches as far as the path costs, with a wood counted twice', () => {
  expect(affordableLength(play, ann, east(4 * CM), 10 * CM)).toBe(4 * CM)
  expect(affordableLength(play, ann, east(20 * CM), 3 * CM)).toBe(3 * CM)
  expect(affordableLength(play, ann, east(20 * CM), 11 * CM)).toBeCloseTo(8 * CM, -1)
})

test.each([
  ['a potential that is not a number', east(20 * CM), Number.NaN],
  ['a potential below zero', east(20 * CM), -1],
  ['a potential without end below zero', east(20 * CM), Number.NEGATIVE_INFINITY],
  ['a way with places that are not numbers', east(Number.NaN), 10 * CM],
  ['a way that never ends', east(Number.POSITIVE_INFINITY), 10 * CM],
])('%s leads nowhere, without a long search', (_case, points, potential) => {
  expect(affordableLength(play, ann, points, potential)).toBe(0)
})

test('an infinite potential reaches the end of the path', () => {
  expect(affordableLength(play, ann, east(20 * CM), Number.POSITIVE_INFINITY)).toBe(20 * CM)
})
