import { type Message, text } from '@fray/kernel'
import type { FigureView } from '@fray/tabletop'
import { expect, test } from 'vitest'
import { placeNames } from './body-names.ts'

const say = ({ id }: Message) => id

/** A body of two bases, 20 mm square, side by side; places in millimetres. */
function body(id: number, x: number, y: number): FigureView {
  const poses = [x - 10, x + 10].map((middle) => ({ x: middle * 100, y: y * 100 }))
  const base = { shape: 'rectangle', width: 2000, depth: 2000 } as const
  return {
    id,
    seat: 0,
    name: 'Spears',
    icon: 'spears',
    base,
    pose: poses[0]!,
    body: poses,
    wounds: { left: 9, of: 10 },
    states: [],
  } as unknown as FigureView
}

test('the name of a formation is below it, with its remaining figures', () => {
  const name = placeNames([body(1, 100, 100)], 1, undefined, say).get(1)!
  expect(name.lines).toEqual(['Spears 9/10'])
  expect(name.x).toBe(100)
  expect(name.y).toBeGreaterThan(110)
  expect(name.y).toBeLessThan(120)
})

test('a name avoids other formations and names', () => {
  const below = body(2, 100, 130)
  const above = placeNames([body(1, 100, 100), below], 1, undefined, say)
  expect(above.get(1)!.y).toBeLessThan(90)
  expect(above.get(2)!.y).toBeGreaterThan(140)
  const between = placeNames([body(1, 100, 100), below, body(3, 100, 70)], 1, undefined, say)
  expect(between.get(1)!.x).toBeGreaterThan(130)
})

test('without room a name waits for a closer look, unless its formation acts', () => {
  const crowd = [100, 130, 160].flatMap((y, row) => [50, 100, 150].map((x, i) => body(3 * row + i, x, y)))
  expect(placeNames(crowd, 1, undefined, say).has(4)).toBe(false)
  expect(placeNames(crowd, 1, 4, say).has(4)).toBe(true)
  expect(placeNames(crowd, 0.05, undefined, say).has(4)).toBe(true)
})

test('the most important state of a formation is shown with its name', () => {
  const states = [
    { text: text('Routing'), icon: 'run', isGrave: true },
    { text: text('Reloading'), icon: 'sands-of-time' },
  ]
  expect(placeNames([{ ...body(1, 100, 100), states }], 1, undefined, say).get(1)!.lines).toEqual([
    'Spears 9/10',
    'Routing',
  ])
})
