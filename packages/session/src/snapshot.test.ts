import type { Update } from '@fray/host'
import type { GameEvent } from '@fray/kernel'
import type { TableView } from '@fray/tabletop'
import { expect, test } from 'vitest'
import type { ScreenFacts } from './screen-data.ts'
import { ScreenSnapshotBuilder } from './snapshot.ts'

const event = (type: string): GameEvent => ({ type, args: {}, rules: [] })
const screen = { eyes: 0, kept: true } as unknown as ScreenFacts
const update = (sequence: number, standing: number, ...types: string[]): Update<TableView> => ({
  ...{ seat: 0, sequence, standing, events: types.map(event), answered: 0, steps: 1, awaited: [1], undoable: 0 },
  ...{ view: {} as TableView, outcome: undefined },
  decision: { kind: 'pick', seat: 0, prompt: { id: 'ask' }, rules: [], options: [] },
})
const typesOf = (builder: ScreenSnapshotBuilder, change: Update<TableView> | undefined) =>
  builder.apply({ screen, update: change })?.events.map(({ type }) => type)

test('a page applies new events, undone ones and full updates', () => {
  const builder = new ScreenSnapshotBuilder()
  expect(typesOf(builder, update(1, 0, 'a', 'b'))).toEqual(['a', 'b'])
  expect(typesOf(builder, update(2, 2, 'c'))).toEqual(['a', 'b', 'c'])
  expect(typesOf(builder, undefined)).toEqual(['a', 'b', 'c'])
  expect(typesOf(builder, update(3, 1, 'd'))).toEqual(['a', 'd'])
  expect(typesOf(builder, update(9, 0, 'x'))).toEqual(['x'])
})

test('nothing is shown before the first update', () => {
  expect(new ScreenSnapshotBuilder().apply({ screen, update: undefined })).toBeUndefined()
  expect(new ScreenSnapshotBuilder().apply({ screen, update: update(5, 3, 'd') })).toBeUndefined()
})

test('play waits for the seat that is asked and those that the page knows of', () => {
  expect(new ScreenSnapshotBuilder().apply({ screen, update: update(1, 0) })).toMatchObject({ pending: [0, 1] })
  const onlooker = { ...update(1, 0), seat: undefined, decision: undefined, awaited: [1] }
  expect(new ScreenSnapshotBuilder().apply({ screen, update: onlooker })).toMatchObject({ pending: [1] })
})
