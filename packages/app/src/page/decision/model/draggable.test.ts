import type { DecisionData, OptionData } from '@fray/kernel'
import type { TableView } from '@fray/tabletop'
import { expect, test } from 'vitest'
import { draggableIn } from './draggable.ts'

const view = { figures: [1, 2, 3].map((id) => ({ id, seat: id === 3 ? 1 : 0 })) } as unknown as TableView

function draggable(options: Partial<OptionData>[], figure?: number): number[] {
  return [...draggableIn({ kind: 'pick', seat: 0, figure, options } as unknown as DecisionData, view)]
}

test('a figure that is only named in a list cannot be dragged', () => {
  expect(draggable([{ figure: 1 }, { figure: 2 }])).toEqual([])
})

test('figures that may act can be dragged, but none of the other side', () => {
  expect(draggable([{ figure: 1, gesture: 'move' }, { figure: 2 }])).toEqual([1])
  expect(draggable([{ figure: 3, target: 2 }])).toEqual([2])
})

test('if drags have a meaning and nobody is named, every figure can be dragged', () => {
  expect(draggable([{ gesture: 'move', figures: [1] }, {}])).toEqual([1, 2])
})

test('only the acting figure can be dragged, if drags have a meaning', () => {
  expect(draggable([{ gesture: 'move' }], 2)).toEqual([2])
  expect(draggable([{ figure: 1 }], 2)).toEqual([])
})
