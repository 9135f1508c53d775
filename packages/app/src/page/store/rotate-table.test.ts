import type { Snapshot } from '@fray/session'
import type { TableView } from '@fray/tabletop'
import { expect, test, vi } from 'vitest'
import { edgeOf, rotateBack, rotateData, rotateSnapshot, turnFor } from './rotate-table.ts'

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

const DATA = {
  path: [{ x: 100, y: 50 }],
  facing: { x: 3, y: 0 },
  name: 'Ann',
  pose: { x: 0, y: 600, facing: { x: 0, y: 1 } },
}

test('places and directions rotate with the table, clockwise by quarters', () => {
  expect(rotateData(DATA, { ...TABLE, quarters: 1 })).toEqual({
    path: [{ x: 550, y: 100 }],
    facing: { x: 0, y: 3 },
    name: 'Ann',
    pose: { x: 0, y: 0, facing: { x: -1, y: 0 } },
  })
  expect(rotateData(DATA, { ...TABLE, quarters: 2 })).toEqual({
    path: [{ x: 900, y: 550 }],
    facing: { x: -3, y: 0 },
    name: 'Ann',
    pose: { x: 1000, y: 0, facing: { x: 0, y: -1 } },
  })
  expect(rotateData(DATA, { ...TABLE, quarters: 3 })).toEqual({
    path: [{ x: 50, y: 900 }],
    facing: { x: 0, y: -3 },
    name: 'Ann',
    pose: { x: 600, y: 1000, facing: { x: 1, y: 0 } },
  })
})

test.each([1, 2, 3] as const)('data rotated by %i quarters can be rotated back', (quarters) => {
  const turn = { ...TABLE, quarters }
  expect(rotateBack(rotateData(DATA, turn), turn)).toEqual(DATA)
})

test('edges are named as they are seen, in questions and events', () => {
  const edges = ['far', 'right', 'near', 'left'].map((edge) => ({ id: `edge.${edge}` }))
  const edgeNames = (quarters: 1 | 2 | 3) => rotateData(edges, { ...TABLE, quarters }).map(({ id }) => id.slice(5))
  expect(edgeNames(1)).toEqual(['right', 'near', 'left', 'far'])
  expect(edgeNames(2)).toEqual(['near', 'left', 'far', 'right'])
  expect(edgeNames(3)).toEqual(['left', 'far', 'right', 'near'])
  const chosen = { type: 'edge', args: { edge: { text: { id: 'edge.far' } } }, rules: [] }
  const match = { ...snapshot('told', ['person', 'soldier'], 100), events: [chosen] } as unknown as Snapshot
  expect(rotateSnapshot(match).events[0]?.args).toEqual({ edge: { text: { id: 'edge.near' } } })
})

test('a seat starts at the edge where it deploys, or on whose side of the enemy it stands', () => {
  const zones = [zone(0, 500), zone(1, 0)] as unknown as TableView['zones']
  expect([0, 1].map((seat) => edgeOf(view({ zones }), seat))).toEqual(['near', 'far'])
  const figures = [figure(0, 500, 100), figure(1, 500, 500)] as unknown as TableView['figures']
  expect([0, 1].map((seat) => edgeOf(view({ figures }), seat))).toEqual(['far', 'near'])
  const beside = [figure(0, 100, 290), figure(1, 900, 300)] as unknown as TableView['figures']
  expect([0, 1].map((seat) => edgeOf(view({ figures: beside }), seat))).toEqual(['left', 'right'])
  expect(edgeOf(view({}), 0)).toBeUndefined()
})

test('a corner counts as the near or far edge', () => {
  const figures = [figure(0, 900, 100), figure(1, 100, 550)] as unknown as TableView['figures']
  expect([0, 1].map((seat) => edgeOf(view({ figures }), seat))).toEqual(['far', 'near'])
})

function snapshot(commitment: string, players: Snapshot['players'], own: number): Snapshot {
  const figures = [figure(0, 500, own), figure(1, 500, 600 - own)]
  const events = [{ type: 'ran', args: {}, rules: [], paths: [{ figure: 0, points: [[500, own]] }] }]
  return { commitment, players, view: view({ figures } as never), decision: undefined, events } as unknown as Snapshot
}

test('a single person sees the table from their own edge, paths included', () => {
  const far = rotateSnapshot(snapshot('far', ['person', 'soldier'], 100))
  expect(far.view.figures[0]?.pose).toEqual({ x: 500, y: 500, facing: { x: 0, y: -5 } })
  expect(far.events[0]?.paths?.[0]?.points).toEqual([[500, 500]])
  const near = snapshot('near', ['person', 'soldier'], 500)
  expect(rotateSnapshot(near)).toBe(near)
})

test('the table does not rotate when armies have passed each other, nor for persons who share it', () => {
  rotateSnapshot(snapshot('passing', ['person', 'soldier'], 500))
  const passed = snapshot('passing', ['person', 'soldier'], 100)
  expect(rotateSnapshot(passed)).toBe(passed)
  const shared = snapshot('shared', ['person', 'person'], 100)
  expect(rotateSnapshot(shared)).toBe(shared)
})

test('lessons show the table unrotated, since they say where things are', () => {
  const lesson = { ...snapshot('lesson', ['person', 'soldier'], 100), lesson: {} } as unknown as Snapshot
  expect(rotateSnapshot(lesson)).toBe(lesson)
})

test('a person who starts at the left or right edge has it in front of them: width and depth are swapped', () => {
  const sideways = (commitment: string, own: number) => {
    const figures = [figure(0, own, 300), figure(1, 1000 - own, 300)]
    return { ...snapshot(commitment, ['person', 'soldier'], 100), view: view({ figures } as never) }
  }
  const left = rotateSnapshot(sideways('left', 100))
  expect(left.view.table).toEqual({ width: 600, depth: 1000 })
  expect(left.view.figures.map(({ pose }) => pose.y)).toEqual([900, 100])
  expect(left.events[0]?.paths?.[0]?.points).toEqual([[100, 500]])
  const right = rotateSnapshot(sideways('right', 900))
  expect(right.view.figures.map(({ pose }) => pose.y)).toEqual([900, 100])
  expect(turnFor(sideways('right', 900))).toEqual({ ...TABLE, quarters: 1 })
})

test('a match reloaded after armies have passed each other is seen from the same edge', async () => {
  const kept = new Map<string, string>()
  vi.stubGlobal('localStorage', { getItem: (key: string) => kept.get(key) ?? null, setItem: kept.set.bind(kept) })
  rotateSnapshot(snapshot('after a reload', ['person', 'soldier'], 500))
  vi.resetModules()
  const reloaded = await import('./rotate-table.ts')
  const passed = snapshot('after a reload', ['person', 'soldier'], 100)
  expect(reloaded.rotateSnapshot(passed)).toBe(passed)
  vi.unstubAllGlobals()
})
