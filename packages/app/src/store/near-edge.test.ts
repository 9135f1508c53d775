import type { TableView } from '@fray/tabletop'
import { expect, test } from 'vitest'
import type { Snapshot } from '../match/protocol.ts'
import { isFar, turned, turnedSnapshot } from './near-edge.ts'

const TABLE = { width: 1000, depth: 600 }
const figure = (seat: number, x: number, y: number) => ({ id: seat, seat, pose: { x, y, facing: { x: 0, y: 5 } } })
const view = (more: Partial<TableView>) => ({ table: TABLE, zones: [], figures: [], ...more }) as unknown as TableView
const zone = (seat: number, top: number) => ({
  kind: 'deployment',
  seat,
  outline: [
    { x: 0, y: top },
    { x: 1000, y: top },
    { x: 1000, y: top + 100 },
    { x: 0, y: top + 100 },
  ],
})

test('places go to the opposite side and directions are reversed; done twice, all is as it was', () => {
  const data = {
    path: [{ x: 100, y: 50 }],
    facing: { x: 3, y: 0 },
    name: 'Ann',
    pose: { x: 0, y: 600, facing: { x: 0, y: 1 } },
  }
  const other = turned(data, TABLE)
  expect(other).toEqual({
    path: [{ x: 900, y: 550 }],
    facing: { x: -3, y: 0 },
    name: 'Ann',
    pose: { x: 1000, y: 0, facing: { x: 0, y: -1 } },
  })
  expect(turned(other, TABLE)).toEqual(data)
})

test('a seat is far that deploys at the far edge, or stands beyond the enemy', () => {
  const zones = [zone(0, 500), zone(1, 0)] as unknown as TableView['zones']
  expect([0, 1].map((seat) => isFar(view({ zones }), seat))).toEqual([false, true])
  const figures = [figure(0, 500, 100), figure(1, 500, 500)] as unknown as TableView['figures']
  expect([0, 1].map((seat) => isFar(view({ figures }), seat))).toEqual([true, false])
  const beside = [figure(0, 100, 290), figure(1, 900, 300)] as unknown as TableView['figures']
  expect(isFar(view({ figures: beside }), 0)).toBe(false)
  expect(isFar(view({}), 0)).toBeUndefined()
})

function snapshot(commitment: string, players: Snapshot['players'], own: number): Snapshot {
  const figures = [figure(0, 500, own), figure(1, 500, 600 - own)]
  const events = [{ type: 'ran', args: {}, rules: [], paths: [{ figure: 0, points: [[500, own]] }] }]
  return { commitment, players, view: view({ figures } as never), decision: undefined, events } as unknown as Snapshot
}

test('the one person sees the table from their own edge, ways that were walked included', () => {
  const far = turnedSnapshot(snapshot('far', ['person', 'greedy'], 100))
  expect(far.view.figures[0]?.pose).toEqual({ x: 500, y: 500, facing: { x: 0, y: -5 } })
  expect(far.events[0]?.paths?.[0]?.points).toEqual([[500, 500]])
  const near = snapshot('near', ['person', 'greedy'], 500)
  expect(turnedSnapshot(near)).toBe(near)
})

test('the table does not turn when armies have passed each other, nor for persons who share it', () => {
  turnedSnapshot(snapshot('passing', ['person', 'greedy'], 500))
  const passed = snapshot('passing', ['person', 'greedy'], 100)
  expect(turnedSnapshot(passed)).toBe(passed)
  const shared = snapshot('shared', ['person', 'person'], 100)
  expect(turnedSnapshot(shared)).toBe(shared)
})
