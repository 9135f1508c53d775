import { expect, test } from 'vitest'
import { doing } from './doing-of-rule.ts'

test('under an option stands what it does, not the kind of its rule nor a list of figures', () => {
  expect(doing('Active. Once per round he may try again. Not twice.')).toBe(
    'Once per round he may try again. Not twice.',
  )
  expect(doing('Path Fire; gems 2; difficulty 6; range 15 cm; 15 A.P. A friend strikes harder.')).toBe(
    'A friend strikes harder.',
  )
  expect(doing('He moves; he strikes. Then he rests.')).toBe('He moves; he strikes. Then he rests.')
  expect(doing('Active.')).toBe('Active.')
})

test('under an option does not stand what it cost when the force was made', () => {
  const drunk = 'STR +1 in the combat that follows. Drunk before a dexterity roll.'
  expect(doing(`${drunk} Costs 1 point.`)).toBe(drunk)
  expect(doing('Cura 2 heridas. Cuesta 14 puntos.')).toBe('Cura 2 heridas.')
  expect(doing('Guérit 2 blessures. Coûte 7 points, comme imprimé.')).toBe('Guérit 2 blessures.')
})
