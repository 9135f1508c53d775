import { expect, test } from 'vitest'
import { anchorAt, leadChart } from './lead-chart.ts'

const moment = { at: 3, seat: 1, change: 1, chapter: 0, events: [] }

test("a chart of two sides starts with the first turn and has one line, with the first side's lead upwards", () => {
  const leads = [
    [0, 0],
    [0, 0],
    [1, -1],
    [-0.5, 0.5],
  ]
  const turns = [
    { turn: 0, from: 0 },
    { turn: 1, from: 1 },
  ]
  const chart = leadChart({ leads, turns, moments: [moment] }, 100, 40)
  expect(chart.lines).toEqual([{ seat: 0, path: 'M0,20L50,0L100,30' }])
  expect(chart.areas).toEqual([
    { seat: 0, path: 'M0,20L50,0L100,20L100,20L0,20Z' },
    { seat: 1, path: 'M0,20L50,20L100,30L100,20L0,20Z' },
  ])
  expect(chart.ticks).toEqual([{ turn: 1, x: 0, numbered: true }])
  expect(chart.marks).toEqual([{ moment, x: 100, y: 30 }])
})

test('three or more sides have a line each', () => {
  const chart = leadChart({ leads: [[0.5, -0.5, 0]], turns: [], moments: [] }, 100, 40)
  expect(chart.lines.map(({ seat }) => seat)).toEqual([0, 1, 2])
  expect(chart.areas).toEqual([])
})

test('a long match is thinned to the visible points and keeps its last one', () => {
  const leads = Array.from({ length: 1000 }, (_, i) => [i === 999 ? 1 : 0, 0])
  const [line] = leadChart({ leads, turns: [], moments: [] }, 100, 40).lines
  expect(line!.path.split('L').length).toBeLessThan(330)
  expect(line!.path.endsWith('L100,0')).toBe(true)
})

test("a turn's number stands below its line and within the drawing", () => {
  expect([0, 50, 99].map((x) => anchorAt(x, 100))).toEqual(['start', 'middle', 'end'])
})

test('crowded turns leave out numbers, but never the last one', () => {
  const leads = Array.from({ length: 101 }, () => [0, 0])
  const turns = [0, 40, 44, 48, 97, 100].map((from, i) => ({ turn: i + 1, from }))
  const { ticks } = leadChart({ leads, turns, moments: [] }, 800, 40)
  expect(ticks.filter(({ numbered }) => numbered).map(({ turn }) => turn)).toEqual([1, 2, 4, 6])
})
