import type { LaidPiece } from '@fray/tabletop'
import { expect, test } from 'vitest'
import { changeByKey, resizePiece, sizeHandle, turnHandle, turnPiece } from './piece-change.ts'

const river: LaidPiece = {
  kind: 'deep-water',
  name: { id: 'river' },
  at: { x: 10_000, y: 10_000 },
  turn: 0,
  size: { length: 8000, width: 3000 },
  fields: [],
  views: [],
}
const hill: LaidPiece = { ...river, size: { length: 6000 } }
const drawn: LaidPiece = { kind: 'wood', name: { id: 'wood' }, at: river.at, turn: 0, fields: [], views: [] }

test('a piece is turned in steps towards the pointer, finely on demand', () => {
  expect(turnPiece(2, river, { x: 10_000, y: 20_000 }, false)).toEqual({ do: 'turn', piece: 2, degrees: 90 })
  expect(turnPiece(2, river, { x: 20_000, y: 11_000 }, false)).toMatchObject({ degrees: 0 })
  expect(turnPiece(2, river, { x: 20_000, y: 11_000 }, true)).toMatchObject({ degrees: 6 })
  expect(turnPiece(2, river, { x: 10_000, y: 0 }, false)).toMatchObject({ degrees: 270 })
})

test('a piece is resized by its corner, whatever its rotation', () => {
  expect(resizePiece(0, river, { x: 15_000, y: 12_000 })).toEqual({
    do: 'resize',
    piece: 0,
    length: 10_000,
    width: 4000,
  })
  expect(resizePiece(0, { ...river, turn: 90 }, { x: 12_000, y: 15_000 })).toMatchObject({
    length: 10_000,
    width: 4000,
  })
  expect(resizePiece(0, hill, { x: 10_000, y: 15_000 })).toEqual({ do: 'resize', piece: 0, length: 10_000 })
  expect(resizePiece(0, river, river.at)).toMatchObject({ length: 1250, width: 1250 })
  expect(resizePiece(0, drawn, { x: 1, y: 1 })).toBeUndefined()
})

test('handles are at the end and at a corner', () => {
  expect(turnHandle(river)).toEqual({ x: 16_200, y: 10_000 })
  expect(sizeHandle(river)).toEqual({ x: 14_000, y: 11_500 })
  expect(sizeHandle(drawn)).toBeUndefined()
})

test('keys do the same as handles', () => {
  expect(changeByKey(1, river, 'ArrowLeft', 500, false)).toEqual({ do: 'move', piece: 1, to: { x: 9500, y: 10_000 } })
  expect(changeByKey(1, river, 'q', 500, false)).toEqual({ do: 'turn', piece: 1, degrees: 345 })
  expect(changeByKey(1, river, 'e', 500, true)).toEqual({ do: 'turn', piece: 1, degrees: 1 })
  expect(changeByKey(1, river, ']', 500, false)).toEqual({ do: 'resize', piece: 1, length: 8500, width: 3500 })
  expect(changeByKey(1, drawn, ']', 500, false)).toBeUndefined()
  expect(changeByKey(1, river, 'x', 500, false)).toBeUndefined()
})
