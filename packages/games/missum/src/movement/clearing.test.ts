import type { Json } from '@fray/kernel'
import { expect, test } from 'vitest'
import { areOverlapping, contoursOf } from '../body.ts'
import { frontOfUnit } from '../testing/moving.ts'
import { eventArgs, legion, playRule, type Scene, unit } from '../testing/scene.ts'
import { mm } from '../units.ts'
import { standClear } from './clearing.ts'
import { shiftBody } from './plan/leg.ts'

/** Ten figures stand at (1200, 600), facing up; four are placed this far from the middle of their front and must move clear. */
function crowd(dx: number, dy: number, more: Record<string, Json> = {}, others: readonly Json[] = []): Scene {
  const units = [legion('Ten', 0, 1200, 600), legion('Four', 1, 300, 300, { figures: 4 }), ...others]
  // biome-ignore lint/correctness/useYield: nobody is asked.
  return playRule({ units, ...more }, function* (play) {
    const four = play.state.units[1]!
    four.body = shiftBody(four.body!, mm(900 + dx), mm(300 + dy))
    standClear(play)
  })
}

function areClear(match: Scene): boolean {
  return !areOverlapping(unit(match, 'Ten').body!, unit(match, 'Four').body!)
}

test('MI-PASS-05 of two overlapping units the smaller is moved to the nearest free place, and this is logged', () => {
  const match = crowd(0, 10)
  expect(frontOfUnit(match, 'Ten')).toMatchObject({ x: 1200, y: 600 })
  expect(areClear(match)).toBe(true)
  const [event] = eventArgs(match, 'stood-clear')
  const { x, y } = frontOfUnit(match, 'Four')!
  // Backwards, because the other bases end first there.
  expect(event?.unit).toBe('Four')
  expect(x).toBe(1200)
  expect(y).toBeLessThan(610)
  expect(Number(event?.length)).toBe(610 - y)
  expect(match.events.at(-1)).toMatchObject({ seat: 1, rules: ['MI-PASS-05'], paths: [{ figure: 1 }] })
  // Two millimetres less is not enough.
  const body = unit(match, 'Four').body!
  expect(areOverlapping(shiftBody(body, 0, mm(2)), unit(match, 'Ten').body!)).toBe(true)
})

test('MI-PASS-05 units that overlap nothing stay, and the larger one always does', () => {
  const apart = crowd(400, 0)
  expect(eventArgs(apart, 'stood-clear')).toEqual([])
  expect(frontOfUnit(apart, 'Four')).toMatchObject({ x: 1600, y: 600 })
  const beside = crowd(60, 0)
  expect(frontOfUnit(beside, 'Ten')).toMatchObject({ x: 1200, y: 600 })
  expect(areClear(beside)).toBe(true)
})

test('MI-PASS-05 a unit is never moved onto forbidden terrain or a third unit', () => {
  const free = frontOfUnit(crowd(0, 10), 'Four')!
  const lake = { terrain: [{ terrain: 'lake', shape: { box: [1000, 500], size: [400, 95] } }] }
  const third = legion('Third', 0, 1200, 575, { figures: 10 })
  for (const match of [crowd(0, 10, lake), crowd(0, 10, {}, [third])]) {
    expect(frontOfUnit(match, 'Four')).not.toEqual(free)
    expect(areClear(match)).toBe(true)
    for (const other of match.state.units.slice(2)) {
      expect(other.body && areOverlapping(other.body, unit(match, 'Four').body!)).toBe(false)
    }
  }
})

test("MI-PASS-05 at the table's edge the free place lies on the table", () => {
  const units = [legion('Ten', 0, 1200, 20), legion('Four', 1, 300, 300, { figures: 4 })]
  // biome-ignore lint/correctness/useYield: nobody is asked.
  const match = playRule({ units }, function* (play) {
    const four = play.state.units[1]!
    four.body = shiftBody(four.body!, mm(900), mm(-280))
    standClear(play)
  })
  expect(areClear(match)).toBe(true)
  const tops = contoursOf(unit(match, 'Four').body!).flatMap(({ ys }) => ys)
  expect(Math.min(...tops)).toBeGreaterThanOrEqual(0)
})
