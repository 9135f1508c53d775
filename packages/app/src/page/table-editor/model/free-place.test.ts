import { distance, type LaidPiece, type TableLayout } from '@fray/tabletop'
import { expect, test } from 'vitest'
import { freePlace, placeBeside } from './free-place.ts'

const layout: TableLayout = {
  name: '',
  table: { width: 100_000, depth: 80_000 },
  unit: { length: 2500, sign: '″' },
  sides: { least: 1, most: 2 },
  pieces: [],
  faults: [],
  notes: [],
}

function piece(x: number, y: number): LaidPiece {
  return { kind: 'wood', name: { id: 'wood' }, at: { x, y }, turn: 0, fields: [], views: [] }
}

test('the first piece goes to the centre, the next ones around it', () => {
  expect(freePlace(layout)).toEqual({ x: 50_000, y: 40_000 })
  const next = freePlace({ ...layout, pieces: [piece(50_000, 40_000)] })
  expect(distance(next, { x: 50_000, y: 40_000 })).toBeGreaterThan(11_500)
})

test('a copy goes beside its piece and stays on the table', () => {
  expect(placeBeside(piece(10_000, 10_000), layout)).toEqual({ x: 15_750, y: 15_750 })
  expect(placeBeside(piece(99_000, 10_000), layout)).toEqual({ x: 93_250, y: 4250 })
})
