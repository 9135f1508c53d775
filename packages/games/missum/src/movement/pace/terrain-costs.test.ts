import type { Json } from '@fray/kernel'
import { expect, test } from 'vitest'
import { ahead, countermove, end, frontOfUnit, halfMove, order, refusal } from '../../testing/moving.ts'
import { legion, unit } from '../../testing/scene.ts'

const brookAt = (y: number): Json => ({
  terrain: 'narrowStream',
  shape: {
    course: [
      [0, y],
      [2400, y],
    ],
    width: 25,
  },
})

test('MI-TERRAIN-01 MI-TERRAIN-15 a stream paid for at its edge is not charged again', () => {
  const units = [legion('Mover', 0, 1200, 900), legion('Far', 1, 300, 100)]
  const match = order(halfMove(units, { terrain: [brookAt(837.5)] }), 'Mover', [ahead(75)])
  // 50 mm to the edge, and 25 of the 75 paid there.
  expect(frontOfUnit(match, 'Mover')!.y).toBeCloseTo(850, 0)
  end(end(match))
  order(match, 'Mover')
  expect({ 25: refusal(match, ahead(25)), 27: refusal(match, ahead(27)) }).toEqual({ 25: [], 27: ['MI-RATE-23'] })
})

test('MI-TERRAIN-01 MI-TERRAIN-15 a unit standing in a stream is not charged again as it leaves', () => {
  const units = [legion('Mover', 0, 1200, 900, { figures: 20 }), legion('Far', 1, 300, 100)]
  const match = order(countermove(units, { terrain: [brookAt(915)] }), 'Mover')
  expect({ 150: refusal(match, ahead(150)), 151: refusal(match, ahead(151)) }).toEqual({ 150: [], 151: ['MI-RATE-23'] })
})

test('MI-TERRAIN-08 a barricade with the enemy well behind it is crossed and paid for on the way', () => {
  const barricade: Json = {
    terrain: 'barricade',
    shape: {
      wall: [
        [1000, 860],
        [1400, 860],
      ],
    },
  }
  const chargeAcross = (y: number) =>
    unit(
      order(
        countermove([legion('Mover', 0, 1200, 900), legion('Enemy', 1, 1200, y)], { terrain: [barricade] }),
        'Mover',
        [ahead(140)],
      ),
      'Mover',
    )
  const [far, close] = [chargeAcross(820), chargeAcross(855)]
  expect(far.now.contacted).toBe(true)
  expect(Math.round(far.now.used / 100)).toBe(130)
  expect(far.disorganized).not.toBeNull()
  // Within 10 mm the enemy holds it: it is fought across, not crossed.
  expect(close.now.contacted).toBe(true)
  expect(Math.round(close.now.used / 100)).toBe(45)
  expect(close.disorganized).toBe(null)
})

test('MI-TERRAIN-15 MI-TERRAIN-19 a unit too broad for a ford pays for the stream but not the ford', () => {
  const ford: Json = { terrain: 'ford', shape: { box: [1185, 825], size: [30, 25] } }
  const units = [legion('Mover', 0, 1200, 900), legion('Far', 1, 300, 100)]
  const match = order(countermove(units, { terrain: [brookAt(837.5), ford] }), 'Mover', [ahead(75)])
  expect(frontOfUnit(match, 'Mover')!.y).toBeCloseTo(825, 0)
  expect(Math.round(unit(match, 'Mover').now.used / 100)).toBe(150)
})
