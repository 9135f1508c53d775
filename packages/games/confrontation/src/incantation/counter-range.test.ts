import { expect, test } from 'vitest'
import { magician } from '../testing/magician.ts'
import { figure, promptId } from '../testing/scene.ts'
import { turn } from '../testing/turn.ts'

/**
 * Gets the question that Ann's casting waits for with an enemy magician at this distance in cm; if there is none, her
 * die shows 1.
 */
function waitsFor(spell: string, gems: Record<string, number>, gap: number, dice: number[]): string | undefined {
  const match = turn(
    [
      magician('Ann', 0, 20, 30, { spells: [spell], gems, card: { pow: 12 } }),
      magician('Bea', 1, 22.5 + gap, 30, { gems: { light: 1 } }),
      figure('Bob', 1, 110, 10),
    ],
    { answers: ['done', '0:cast'], dice },
  )
  return promptId(match)
}

test('CF-COUNTER-02 and CF-REV-GOBLIN-11 the God Rat is opposed from up to 50 cm away', () => {
  const gems = { darkness: 2, air: 3 }
  expect(waitsFor('illusion-of-the-god-rat', gems, 50, [])).toBe('ask.counter-magic')
  expect(waitsFor('illusion-of-the-god-rat', gems, 50.5, [1])).not.toBe('ask.counter-magic')
})

test('CF-COUNTER-02 and CF-REV-ELEMENTAL-01 a source, whose range is not a distance, is opposed by any magician that sees its caster', () => {
  expect(waitsFor('elemental-source-air', { air: 5 }, 80, [])).toBe('ask.counter-magic')
})

test('CF-COUNTER-02 and CF-REV-FAMILIAR-13 Abyssal Force is opposed from up to 5 cm away', () => {
  expect(waitsFor('abyssal-force', { darkness: 3 }, 5, [])).toBe('ask.counter-magic')
  expect(waitsFor('abyssal-force', { darkness: 3 }, 5.5, [1])).not.toBe('ask.counter-magic')
})
