import { expect, test } from 'vitest'
import { loadPosition } from '../../testing/rule.ts'
import { combatantNamed } from '../../testing/scene.ts'
import { soldier } from '../../testing/soldiers.ts'
import { INCH } from '../../units.ts'
import { furthestGap } from './spots.ts'

test('SW-MISSION-48 the largest distance from every enemy is measured to the nearest one, on the whole table', () => {
  const furthest = (...enemies: [number, number][]) => {
    const others = enemies.map(([x, y], i) => soldier(`Ben ${i}`, 1, x, y))
    const play = loadPosition({ figures: [soldier('Ann', 0, 20, 20), ...others], table: { width: 40, depth: 30 } })
    return furthestGap(play, combatantNamed(play, 'Ann')) / INCH
  }
  // To the far corner and back by both bases; places are half an inch apart.
  const diagonal = Math.hypot(38.4, 28.4) - 1.2
  expect(furthest([1, 1])).toBeLessThanOrEqual(diagonal)
  expect(furthest([1, 1])).toBeGreaterThan(diagonal - 0.8)
  // With enemies in two corners, as far from the one as from the other: 8.4 inches from the corner between them.
  expect(furthest([1, 1], [39, 29])).toBeCloseTo(Math.hypot(8.4, 28.4) - 1.2, 0)
})

test('SW-MISSION-48 places where a base cannot stand are left out, however far away', () => {
  const corner = [
    [20, 10],
    [40, 10],
    [40, 30],
    [20, 30],
  ]
  const lava = { scenery: [{ type: 'deep-lava', outline: corner, crossings: [] }] }
  const play = loadPosition({
    figures: [soldier('Ann', 0, 10, 20), soldier('Ben', 1, 1, 1)],
    table: { width: 40, depth: 30 },
    ...lava,
  })
  // Up to the edge of the lava at the right: 38.4 inches across and less than 8.4 down.
  const far = furthestGap(play, combatantNamed(play, 'Ann')) / INCH
  expect(far).toBeLessThan(Math.hypot(38.4, 8.6) - 1.2)
  expect(far).toBeGreaterThan(Math.hypot(37.8, 7.8) - 1.2)
})
