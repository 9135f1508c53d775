import { text } from '@fray/kernel'
import { boxPoints } from '@fray/tabletop'
import { expect, test } from 'vitest'
import { picture } from './picture.ts'
import { playScript } from './testing/spheres.ts'

test('figures stand in their cells, and a legend lists their positions and states', () => {
  const { match, teller } = playScript({
    table: { width: 12, depth: 15 },
    figures: [
      { name: 'Fox', seat: 0, x: 3.2, y: 14, inert: true },
      { name: 'Wolf', seat: 0, x: 5, y: 14 },
      { name: 'Hawk', seat: 1, x: 8, y: 0.5 },
    ],
    sequence: 'matches',
  })
  const lines = picture(match.view(0), teller)
  expect(lines[0]).toBe('Turn 1')
  expect(lines[1]).toBe('    0     2     4     6     8     10')
  expect(lines[2]).toBe('0   ·  ·  ·  ·  ·  ·  ·  ·  B2 ·  ·  ·')
  expect(lines[16]).toBe('14  ·  ·  ·  A0 ·  A1 ·  ·  ·  ·  ·  ·')
  expect(lines.slice(17)).toEqual([
    'A: Beasts (Instigator), 2 combatants',
    'B: Birds (Retaliator), 1 combatants',
    '  A0  Fox at 3.20 14.00 (Inert until the next turn)',
    '  A1  Wolf at 5.00 14.00',
    '  B2  Hawk at 8.00 0.50',
  ])
})

test('scenery and zones fill their cells, crowded cells show a star, wide tables have wider cells', () => {
  const { match, teller } = playScript()
  const view = match.view(0)
  const unit = { length: 1000, sign: ' cm' }
  const wood = { id: 0, kind: 'wood', name: text('title'), closed: true, notes: [] } as const
  const lines = picture(
    {
      ...view,
      unit,
      table: { width: 80_000, depth: 6000 },
      scenery: [{ ...wood, outline: boxPoints(0, 0, 4000, 2000) }],
      zones: [{ kind: 'objective', label: text('title'), outline: boxPoints(4000, 4000, 2000, 2000) }],
      figures: view.figures.map((figure) => ({ ...figure, pose: { x: 9000, y: 2500 } })),
    },
    teller,
  )
  expect(lines.slice(1, 5).map((line) => line.slice(0, 22).trimEnd())).toEqual([
    '    0     4     8',
    '0   #  #  ·  ·  ·  ·',
    '    ·  ·  ·  ·  *  ·',
    '4   ·  ·  :  ·  ·  ·',
  ])
})
