import type { GameEvent } from '@fray/kernel'
import type { Snapshot } from '@fray/session'
import { expect, test } from 'vitest'
import { walksBetween } from './walks.ts'

function after(events: readonly GameEvent[]): Snapshot {
  return { commitment: 'f', eyes: 0, events } as unknown as Snapshot
}

function moveOf(figure: number, ...points: [number, number][]): GameEvent {
  return { type: 'moved', args: {}, rules: [], paths: [{ figure, points }] }
}

test('figures walk all new paths, one after another', () => {
  const old = moveOf(1, [0, 0], [5, 5])
  const walks = walksBetween(after([old]), after([old, moveOf(1, [5, 5], [9, 5]), moveOf(2, [1, 1], [2, 2])]))
  expect([...walks]).toEqual([
    [
      1,
      [
        { x: 5, y: 5 },
        { x: 9, y: 5 },
      ],
    ],
    [
      2,
      [
        { x: 1, y: 1 },
        { x: 2, y: 2 },
      ],
    ],
  ])
})

test('nobody walks when a table is first shown', () => {
  expect(walksBetween(undefined, after([moveOf(1, [0, 0], [5, 5])])).size).toBe(0)
})
