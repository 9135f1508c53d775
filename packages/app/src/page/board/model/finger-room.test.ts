import type { FigureView } from '@fray/tabletop'
import { expect, test } from 'vitest'
import { fingerRooms } from './finger-room.ts'

const figure = (id: number, x: number, more: object = {}) =>
  ({ id, pose: { x: x * 100, y: 0 }, base: { shape: 'disc', radius: 1500 }, ...more }) as unknown as FigureView

test('a finger may miss a small figure by as much as it is wide', () => {
  expect([...fingerRooms([figure(1, 0)], 2)]).toEqual([[1, 44]])
  // Drawn larger than a finger it needs no more.
  expect([...fingerRooms([figure(1, 0)], 0.5)]).toEqual([])
})

test('between two figures the nearer one is meant, and touching bases get no extra room', () => {
  const rooms = fingerRooms([figure(1, 0), figure(2, 40), figure(3, 70)], 2)
  expect([1, 2, 3].map((id) => rooms.get(id))).toEqual([20, undefined, undefined])
})

test('a formation is pressed by its bases', () => {
  expect(fingerRooms([figure(1, 0, { body: [] }), figure(2, 100)], 2).get(1)).toBeUndefined()
})
