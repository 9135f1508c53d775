import type { FigureView } from '@fray/tabletop'
import { expect, test } from 'vitest'
import { neighbour } from './neighbour.ts'

const figure = (id: number, x: number, y: number): FigureView => ({
  id,
  seat: 0,
  name: `Figure ${id}`,
  icon: 'meeple',
  base: { shape: 'disc', radius: 10 },
  pose: { x, y },
  states: [],
  spent: false,
  attributes: [],
  abilities: [],
})

const figures = [figure(1, 0, 0), figure(2, 100, 10), figure(3, 30, 90), figure(4, -50, 0)]

test('an arrow key leads to the nearest figure in that direction', () => {
  expect(neighbour(figures, 1, 'ArrowRight')).toBe(2)
  expect(neighbour(figures, 1, 'ArrowDown')).toBe(3)
  expect(neighbour(figures, 1, 'ArrowLeft')).toBe(4)
})

test('an arrow key leads nowhere if nobody stands there', () => {
  expect(neighbour(figures, 1, 'ArrowUp')).toBeUndefined()
})

test('without a start the first figure is reached', () => {
  expect(neighbour(figures, 99, 'ArrowUp')).toBe(1)
})
