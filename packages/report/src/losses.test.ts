import type { GameEvent } from '@fray/kernel'
import type { FigureView, TableView } from '@fray/tabletop'
import { expect, test } from 'vitest'
import type { Exchange } from './chapters.ts'
import type { HistoryStep } from './history.ts'
import { figuresLeft, lossesOf, strengthsBySide } from './losses.ts'

const [ana, bor, cid] = ['Ana', 'Bor', 'Cid'].map((name, id) => ({ id, name, seat: id % 2 }) as FigureView)

function step(at: number, figures: readonly (FigureView | undefined)[], reserve?: readonly FigureView[]): HistoryStep {
  return { at, view: { figures, ...(reserve ? { reserve } : {}) } as TableView } as HistoryStep
}

function exchange(at: number, ...removes: number[][]): Exchange {
  const events = removes.map((ids) => ({ type: 'lost', removes: ids }) as unknown as GameEvent)
  return { at, chapter: at + 10, events: [{ type: 'moved' } as GameEvent, ...events] } as Exchange
}

const namesOf = (steps: readonly HistoryStep[], exchanges: readonly Exchange[]) =>
  lossesOf(steps, exchanges).map(({ name, seat, figure, at, chapter }) => [name, seat, figure, at, chapter])

test('losses are listed in order, each with its chapter', () => {
  const steps = [step(0, [ana, bor, cid]), step(1, [ana, cid]), step(2, [cid])]
  expect(namesOf(steps, [exchange(2, [0]), exchange(1, [1])])).toEqual([
    ['Bor', 1, 1, 1, 11],
    ['Ana', 0, 0, 2, 12],
  ])
})

test('figures that were brought back or never seen are not losses', () => {
  const steps = [step(0, [ana, bor]), step(1, [ana]), step(2, [ana, bor])]
  expect(namesOf(steps, [exchange(1, [1, 7])])).toEqual([])
})

test('a figure lost from the reserve counts if it was seen there', () => {
  expect(namesOf([step(0, [ana], [bor!]), step(1, [ana])], [exchange(1, [1])])).toEqual([['Bor', 1, 1, 1, 11]])
})

test("each seat's force counts its figures at the start and at the end, bodies one by one and reserves included", () => {
  const pose = { x: 0, y: 0 }
  const legion = { id: 4, name: 'Legion', seat: 0, body: [pose], wounds: { left: 12, of: 20 } } as unknown as FigureView
  const hero = { id: 6, name: 'Hero', seat: 0, wounds: { left: 1, of: 4 } } as unknown as FigureView
  const steps = [step(0, [ana, legion, hero], [bor!]), step(1, [legion, hero], [bor!])]
  const losses = lossesOf(steps, [exchange(1, [0])])
  expect(strengthsBySide(steps, losses, 3)).toEqual([
    {
      seat: 0,
      had: 22,
      left: 13,
      kinds: ['Ana', 'Legion', 'Hero'].map((name) => ({ name, count: name === 'Legion' ? 20 : 1 })),
    },
    { seat: 1, had: 1, left: 1, kinds: [{ name: 'Bor', count: 1 }] },
    { seat: 2, had: 0, left: 0, kinds: [] },
  ])
  expect([0, 1].map((seat) => figuresLeft(steps[1]!.view, seat))).toEqual([13, 1])
})

test('figures that differ only by a number are of one kind', () => {
  const twins = [1, 2].map((number) => ({ id: 7 + number, name: `Lookout ${number}`, seat: 0 }) as FigureView)
  expect(strengthsBySide([step(0, [...twins, ana])], [], 1)[0]!.kinds).toEqual([
    { name: 'Lookout', count: 2 },
    { name: 'Ana', count: 1 },
  ])
})
