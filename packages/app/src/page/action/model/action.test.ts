import type { GameEvent } from '@fray/kernel'
import type { Snapshot } from '@fray/session'
import type { FigureView } from '@fray/tabletop'
import { expect, test } from 'vitest'
import { actionBetween, figuresIn } from './action.ts'

const figure = (id: number, seat: number, x: number): FigureView =>
  ({ id, seat, name: `F${id}`, base: { shape: 'disc', radius: 1250 }, pose: { x, y: 0 } }) as FigureView

const ann = figure(1, 0, 0)
const bob = figure(2, 1, 2600)
const far = figure(3, 1, 40_000)

function snapshot(figures: readonly FigureView[], events: readonly GameEvent[], turn = 1): Snapshot {
  const view = { figures, status: { track: { at: turn } } }
  return { commitment: 'c', eyes: 0, events, view } as unknown as Snapshot
}

const rollBetween = (a: number, b: number): GameEvent => ({
  type: 'rolled',
  args: { purpose: { text: { id: 'roll', args: { attacker: { figure: a }, defender: { figure: b } } } } },
  rules: [],
  dice: [{ seat: 0, sides: 6, values: [4] }],
})

test('figures in nested texts are found', () => {
  expect(figuresIn(rollBetween(1, 2).args)).toEqual([1, 2])
  expect(figuresIn({ a: 1, b: { figure: 7 }, c: { figure: 7 } })).toEqual([7])
})

test('a roll between enemies is a blow in contact and a shot at a distance', () => {
  const before = snapshot([ann, bob, far], [])
  const { strikes, places } = actionBetween(before, snapshot([ann, bob, far], [rollBetween(1, 2), rollBetween(1, 3)]))
  expect(strikes.map(({ kind }) => kind)).toEqual(['blow', 'shot'])
  expect(strikes[1]).toMatchObject({ seat: 0, from: ann.pose, to: far.pose })
  expect(places).toContainEqual(far.pose)
})

test('a result that names both is a strike too; its roll and its result are one strike', () => {
  const hit: GameEvent = { ...rollBetween(1, 2), type: 'hit', isOutcome: true }
  const { dice, ...told } = hit
  const strikes = (events: readonly GameEvent[]) =>
    actionBetween(snapshot([ann, bob], []), snapshot([ann, bob], events)).strikes.map(({ kind, seat }) => [kind, seat])
  expect(dice).toHaveLength(1)
  expect(strikes([told])).toEqual([['blow', 0]])
  expect(strikes([rollBetween(1, 2), told, rollBetween(2, 1)])).toEqual([['blow', 0]])
  // Approaching a figure or dying by it is drawn differently.
  expect(strikes([{ ...told, paths: [{ figure: 1, points: [] }] }])).toEqual([])
  expect(strikes([{ ...told, removes: [2] }])).toEqual([])
})

test('a roll of one figure belongs to the blow declared before it, never to a shot', () => {
  const attacks = (a: number, b: number): GameEvent => ({
    type: 'attacks',
    args: { attacker: { figure: a }, target: { figure: b } },
    rules: [],
  })
  const alone: GameEvent = { ...rollBetween(1, 1), args: { fighter: { figure: 1 } } }
  const kinds = (events: readonly GameEvent[]) =>
    actionBetween(snapshot([ann, bob, far], []), snapshot([ann, bob, far], events)).strikes.map(({ kind }) => kind)
  expect(kinds([attacks(1, 2), alone])).toEqual(['blow'])
  expect(kinds([attacks(1, 3), alone])).toEqual([])
  expect(kinds([attacks(1, 2)])).toEqual([])
  expect(kinds([alone, alone])).toEqual([])
})

test('figures of one side do not strike each other by a roll that names both', () => {
  const friend = figure(4, 0, 2600)
  const after = snapshot([ann, friend], [rollBetween(1, 4)])
  expect(actionBetween(snapshot([ann, friend], []), after).strikes).toEqual([])
})

test('a walking figure leaves a trail along its whole path', () => {
  const path = (points: [number, number][]): GameEvent => ({
    type: 'moved',
    args: {},
    rules: [],
    paths: [{ figure: 1, points }],
  })
  const events = [
    path([
      [0, 0],
      [100, 0],
    ]),
    path([
      [100, 0],
      [100, 50],
    ]),
  ]
  const { trails } = actionBetween(snapshot([ann], []), snapshot([ann], events))
  expect(trails).toHaveLength(1)
  expect(trails[0]).toMatchObject({ figure: 1, seat: 0 })
  expect(trails[0]!.way.at(-1)).toEqual({ x: 100, y: 50 })
})

test('dead figures have a place; figures that leave alive or return come with the reason', () => {
  const slain: GameEvent = { type: 'slain', args: { who: { figure: 2 } }, rules: [], removes: [2] }
  const vanishes: GameEvent = { type: 'vanishes', args: { who: { figure: 3 } }, rules: [] }
  const { deaths, comings } = actionBetween(snapshot([ann, bob, far], []), snapshot([ann], [slain, vanishes]))
  expect(deaths.map(({ figure, at }) => [figure.id, at])).toEqual([[2, bob.pose]])
  expect(comings.map(({ figure, why }) => [figure.id, why.type])).toEqual([[3, 'vanishes']])
  const back: GameEvent = { type: 'comes-back', args: { who: { figure: 3 } }, rules: [] }
  expect(actionBetween(snapshot([ann], []), snapshot([ann, far], [back])).comings[0]?.why).toEqual(back)
})

test('deployment and earlier events have no reason', () => {
  const placed: GameEvent = { type: 'placed', args: { who: { figure: 3 } }, rules: [] }
  expect(actionBetween(snapshot([ann], [], 0), snapshot([ann, far], [placed], 0)).comings).toEqual([])
  expect(actionBetween(undefined, snapshot([ann], [placed])).places).toEqual([])
})
