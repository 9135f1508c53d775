import { discBase, type FigureView, type PlaceForm, type TableView } from '@fray/tabletop'
import { describe, expect, test } from 'vitest'
import { alongMove, endAt, firstTape, measureTape, nextFigure, permissionIn } from './tape.ts'

const base = discBase(1000)

function figure(id: number, seat: number, x: number, y: number): FigureView {
  return {
    id,
    seat,
    name: `F${id}`,
    icon: 'wolf-head',
    base,
    pose: { x, y },
    states: [],
    spent: false,
    attributes: [],
    abilities: [],
  }
}

const view: TableView = {
  table: { width: 60_000, depth: 60_000 },
  unit: { length: 2500, sign: '″' },
  sides: [],
  status: { headline: { id: 'turn' }, notes: [] },
  zones: [],
  scenery: [],
  figures: [figure(1, 0, 10_000, 10_000), figure(2, 1, 20_000, 10_000), figure(3, 1, 10_000, 40_000)],
  names: [],
}

describe('what may be measured', () => {
  const move: PlaceForm = { kind: 'move', base, from: { x: 1, y: 2 }, reach: 500, bends: true, turns: false }
  const limits = { may: 'own-moves', why: { id: 'why' }, rules: ['T-1'] } as const

  test('is everything by default', () => {
    expect(permissionIn(view, undefined)).toEqual({ may: 'free' })
  })

  test('is one’s own move up to its reach, if nothing else may be measured', () => {
    expect(permissionIn({ ...view, measuring: limits }, move)).toEqual({ may: 'move', from: move.from, reach: 500 })
    expect(permissionIn({ ...view, measuring: limits }, undefined)).toEqual({ may: 'none', limits })
    const traced: PlaceForm = { kind: 'move', base, from: { x: 1, y: 2 }, bends: true, turns: false }
    expect(permissionIn({ ...view, measuring: limits }, traced)).toEqual({ may: 'none', limits })
    expect(permissionIn({ ...view, measuring: limits }, { kind: 'point', radius: 1 })).toMatchObject({ may: 'none' })
  })

  test('is nothing, if the game forbids measuring', () => {
    const none = { ...limits, may: 'none' } as const
    expect(permissionIn({ ...view, measuring: none }, move)).toEqual({ may: 'none', limits: none })
  })
})

describe('a tape', () => {
  test('lies from base edge to base edge', () => {
    expect(measureTape(view, { from: { figure: 1 }, to: { figure: 2 } })).toEqual({
      from: { x: 11_000, y: 10_000 },
      to: { x: 19_000, y: 10_000 },
      length: 8000,
    })
  })

  test('lies from a base to a point, and between points', () => {
    expect(measureTape(view, { from: { figure: 1 }, to: { at: { x: 10_000, y: 15_000 } } }).length).toBe(4000)
    expect(measureTape(view, { from: { at: { x: 0, y: 0 } }, to: { at: { x: 300, y: 400 } } }).length).toBe(500)
  })

  test('snaps to a base at or near its end', () => {
    expect(endAt(view, { x: 10_500, y: 10_000 })).toEqual({ figure: 1 })
    expect(endAt(view, { x: 11_250, y: 10_000 })).toEqual({ figure: 1 })
    expect(endAt(view, { x: 12_000, y: 10_000 })).toEqual({ at: { x: 12_000, y: 10_000 } })
  })

  test('starts between the chosen figure and its nearest enemy', () => {
    expect(firstTape(view, 1)).toEqual({ from: { figure: 1 }, to: { figure: 2 } })
    expect(firstTape(view, 3)).toEqual({ from: { figure: 3 }, to: { figure: 1 } })
    expect('at' in firstTape({ ...view, figures: [] }, undefined).from).toBe(true)
  })

  test('moves from figure to figure by keys, wrapping around', () => {
    expect(nextFigure(view, { figure: 1 }, 1)).toEqual({ figure: 2 })
    expect(nextFigure(view, { figure: 3 }, 1)).toEqual({ figure: 1 })
    expect(nextFigure(view, { figure: 1 }, -1)).toEqual({ figure: 3 })
    expect(nextFigure(view, { at: { x: 0, y: 0 } }, 1)).toEqual({ figure: 1 })
  })

  test('along a move ends within its reach', () => {
    expect(alongMove({ x: 0, y: 0 }, { x: 0, y: 900 }, 500)).toMatchObject({ to: { x: 0, y: 500 }, length: 500 })
    expect(alongMove({ x: 0, y: 0 }, { x: 0, y: 300 }, 500).length).toBe(300)
  })
})
