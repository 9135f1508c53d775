import type { Json } from '@fray/kernel'
import { expect, test } from 'vitest'
import { loadPosition } from '../testing/rule.ts'
import { combatantNamed } from '../testing/scene.ts'
import { soldier } from '../testing/soldiers.ts'
import { INCH, inches } from '../units.ts'
import { dash } from './dash.ts'

/** Ann, on a base of 20 mm at (10, 10), dashes two inches to the right; how far she gets, in inches to two places. */
function dashing(other: Json, more: Record<string, Json> = {}): number {
  const play = loadPosition({ figures: [soldier('Ann', 0, 10, 10, { baseMm: 20 }), other], ...more })
  const ann = combatantNamed(play, 'Ann')
  const way = dash(play, ann, { x: 1, y: 0 }, inches(2))
  expect(way.at(-1)).toEqual(ann.at)
  return Math.round((ann.at.x / INCH) * 100) / 100 - 10
}

const small = (seat: 0 | 1, profile: Record<string, Json> = {}, more: Record<string, Json> = {}) =>
  soldier('Ben', seat, 11, 10, { baseMm: 20, ...profile }, more)

test('SW-PURSUIT-10 it stops at a base even with room behind it', () => {
  for (const seat of [0, 1] as const) expect(dashing(small(seat))).toBeCloseTo(0.2, 2)
})

test('SW-PURSUIT-10 SW-WOUND-16 it does not stop at figures that are dead, ephemeral or on another floor', () => {
  expect(dashing(small(1, {}, { status: 'dead' }))).toBe(2)
  expect(dashing(small(1, { ephemeral: true }))).toBe(2)
  const scenery = [{ type: 'tower', x: 10, y: 10, floors: 2, length: 10, width: 10 }]
  expect(dashing(small(1, {}, { floor: 1 }), { scenery })).toBe(2)
  expect(dashing(small(1, {}, { floor: 0 }), { scenery })).toBeCloseTo(0.2, 2)
})
