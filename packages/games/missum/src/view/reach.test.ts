import type { Json } from '@fray/kernel'
import { type Region, regionContains } from '@fray/tabletop'
import { expect, test } from 'vitest'
import { countermove, order } from '../testing/moving.ts'
import { legion } from '../testing/scene.ts'
import { mm } from '../units.ts'

/** The ground that Blue is said to reach; it stands at (600, 800) and has 150 mm. */
function reach(units: readonly Json[], more: Readonly<Record<string, Json>> = {}): (x: number, y: number) => boolean {
  const match = order(countermove(units, more), 'Blue')
  const [decision] = match.pending
  if (decision?.kind !== 'place') throw new Error('Blue is asked nothing about its move')
  const region = decision.region?.() as unknown as Region
  return (x, y) => regionContains(region, { x: mm(x), y: mm(y) })
}

/** Ten files, 150 mm wide. */
const blue = (more: Readonly<Record<string, Json>> = {}) =>
  legion('Blue', 0, 600, 800, { figures: 20, files: 10, armour: 'heavy', ...more })

test('MI-DRIFT-01 MI-MOVE-04 the reach of line covers ground ahead, by slants and after a facing, within its allowance', () => {
  const covers = reach([blue()])
  expect({ 655: covers(600, 655), 645: covers(600, 645) }).toEqual({ 655: true, 645: false })
  // At 45 degrees: 106 mm ahead and 106 mm to the side of its corner.
  expect(covers(775, 700)).toBe(true)
  expect(covers(800, 660)).toBe(false)
  // After an about-face it moves back, after a right face to the right.
  expect(covers(600, 970)).toBe(true)
  expect(covers(800, 815)).toBe(true)
})

test('MI-DRIFT-03 troops in loose order reach any direction', () => {
  const covers = reach([blue({ type: 'regularSkirmisher', figures: 4, files: 2 })])
  expect(covers(600, 690)).toBe(true)
  expect(covers(720, 800)).toBe(true)
  expect(covers(480, 800)).toBe(true)
  expect(covers(600, 920)).toBe(true)
})

test('MI-CONTACT-01 an enemy in the way limits the reach behind it only', () => {
  const covers = reach([blue(), legion('Red', 1, 600, 700, { figures: 4, files: 4 })])
  expect({ 740: covers(600, 740), 665: covers(600, 665) }).toEqual({ 740: true, 665: false })
})

test('MI-TERRAIN-01 terrain that costs allowance shortens the reach', () => {
  const wood = { terrain: 'openWoods', shape: { box: [400, 500], size: [400, 250] } }
  const covers = reach([blue()], { terrain: [wood] })
  expect({ 760: covers(600, 760), 655: covers(600, 655) }).toEqual({ 760: true, 655: false })
})

test('MI-DISORG-10 MI-DRIFT-01 a disorganized legion reaches only ahead, straight or slanting', () => {
  const covers = reach([blue({ disorganized: true })])
  expect(covers(600, 700)).toBe(true)
  expect(covers(775, 700)).toBe(true)
  expect(covers(600, 970)).toBe(false)
})
