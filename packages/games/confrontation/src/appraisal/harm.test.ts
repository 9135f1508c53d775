import { expect, test } from 'vitest'
import { chanceToHit, harmOfHit } from './harm.ts'

test('CF-COMBAT-18, -20 a hit takes more than a natural 1 and more than the parry', () => {
  // Of 36 throws the attack is higher in 15; a parry that shows 1 fails even where the results would tie.
  expect(chanceToHit(3, 3)).toBeCloseTo(15 / 36)
  expect(chanceToHit(9, 0)).toBeCloseTo(5 / 6)
  // The attack hits only if the parry fails outright.
  expect(chanceToHit(0, 9)).toBeCloseTo(5 / 36)
})

test('CF-WOUND-03, -11 a stronger hit costs more, and so does a hit on a wounded victim', () => {
  expect(harmOfHit(8, 5, 0)).toBeGreaterThan(harmOfHit(3, 5, 0))
  expect(harmOfHit(3, 5, 3)).toBeGreaterThan(harmOfHit(3, 5, 0))
  expect(harmOfHit(99, 0, 0)).toBeLessThanOrEqual(1)
  expect(harmOfHit(0, 99, 0)).toBeGreaterThan(0)
})
