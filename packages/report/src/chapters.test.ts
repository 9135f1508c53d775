import type { GameEvent } from '@fray/kernel'
import type { TableView } from '@fray/tabletop'
import { expect, test } from 'vitest'
import { chaptersOf, exchangesOf } from './chapters.ts'
import type { HistoryStep } from './history.ts'
import { lossesOf } from './losses.ts'
import { momentsOf } from './moments.ts'
import { storiesOf } from './story.ts'

const [ANN, BOB] = [0, 1]

/** The table in a turn; it is empty at the end. */
const inTurn = (turn: number, ...figures: number[]) =>
  ({
    status: { track: { at: turn } },
    figures: figures.map((id) => ({ id, seat: id, name: `figure ${id}` })),
  }) as unknown as TableView
const event = (type: string, more: Partial<GameEvent> = {}): GameEvent => ({ type, args: {}, rules: [], ...more })
const falls = (figure: number) => event('falls', { args: { who: { figure } }, removes: [figure], isOutcome: true })

/** The second answer ends the first turn, in which Ann falls, and begins the second, in which Bob does. */
function steps(...turnStarts: number[]): readonly HistoryStep[] {
  const events = [falls(ANN), event('turn-ends'), event('turn'), falls(BOB)]
  return [
    { at: 0, view: inTurn(1, ANN, BOB), events: [event('turn')], turnStarts: [0], strengths: [0, 0] },
    { at: 1, view: inTurn(2), events, turnStarts, strengths: [0, 0] },
    { at: 2, view: inTurn(2), events: [event('waits')], turnStarts: [], strengths: [0, 0] },
  ]
}

test('an answer that ends a turn and begins the next is split between the two chapters', () => {
  const exchanges = exchangesOf(steps(2))
  expect(exchanges.map(({ at, chapter, events }) => [at, chapter, events.map(({ type }) => type)])).toEqual([
    [0, 0, ['turn']],
    [1, 0, ['falls', 'turn-ends']],
    [1, 1, ['turn', 'falls']],
    [2, 1, ['waits']],
  ])
  expect(lossesOf(steps(2), exchanges).map(({ figure, chapter }) => [figure, chapter])).toEqual([
    [ANN, 0],
    [BOB, 1],
  ])
})

test('a turn without decisions has a chapter of its own', () => {
  const namesIn = (turn: number, ...figures: number[]): TableView => {
    const view = inTurn(turn, ...figures)
    const track = { at: turn, name: { id: 'turn', args: { turn } } }
    const placed = view.figures.map((figure) => ({ ...figure, pose: { x: 0, y: 0 } }))
    return { ...view, status: { ...view.status, track }, figures: placed } as TableView
  }
  const through: readonly HistoryStep[] = [
    { at: 0, view: namesIn(1, ANN, BOB), events: [event('turn')], turnStarts: [0], strengths: [0, 0] },
    {
      ...{ at: 1, view: namesIn(3, BOB), strengths: [0, 0], turnStarts: [1, 3] },
      events: [event('waits'), event('turn'), falls(ANN), event('turn')],
    },
  ]
  const exchanges = exchangesOf(through)
  const chapters = chaptersOf(through, exchanges)
  expect(chapters.map(({ turn, headline, moves }) => [turn, headline.args, moves.map(({ gone }) => gone)])).toEqual([
    [1, { turn: 1 }, []],
    [2, { turn: 2 }, [true]],
    [3, { turn: 3 }, []],
  ])
  expect(chapters.map((chapter) => chapter.exchanges.flatMap(({ events }) => events.map(({ type }) => type)))).toEqual([
    ['turn', 'waits'],
    ['turn', 'falls'],
    ['turn'],
  ])
  expect(lossesOf(through, exchanges).map(({ chapter }) => chapter)).toEqual([1])
})

test('moves keep their corners, across the steps of a turn and for a turn within one answer', () => {
  const at = (turn: number, ...places: readonly (readonly [number, number])[]): TableView => {
    const view = inTurn(turn, ...places.keys())
    const figures = view.figures.map((figure, i) => ({ ...figure, pose: { x: places[i]![0], y: places[i]![1] } }))
    const track = { at: turn, name: { id: 'turn', args: { turn } } }
    return { ...view, status: { ...view.status, track }, figures } as TableView
  }
  const goes = (figure: number, ...points: [number, number][]) => event('goes', { paths: [{ figure, points }] })
  const through: readonly HistoryStep[] = [
    { at: 0, view: at(1, [0, 0], [9, 9]), events: [event('turn')], turnStarts: [0], strengths: [0, 0] },
    { at: 1, view: at(1, [5, 5], [9, 9]), events: [goes(ANN, [5, 0], [5, 5])], turnStarts: [], strengths: [0, 0] },
    {
      ...{ at: 2, view: at(3, [5, 5], [7, 7], [1, 1]), strengths: [0, 0], turnStarts: [1, 3] },
      events: [goes(ANN, [5, 8]), event('turn'), goes(BOB, [9, 7], [7, 7]), event('turn')],
    },
  ]
  const ways = chaptersOf(through, exchangesOf(through)).map(({ moves }) =>
    moves.map(({ figure, way }) => [figure.id, way.map(({ x, y }) => [x, y])]),
  )
  const way = (...places: readonly (readonly [number, number])[]) => places
  // The answer that began the next turn includes the last part of this move.
  expect(ways[0]).toEqual([[ANN, way([0, 0], [5, 0], [5, 5], [5, 8])]])
  // A figure that arrived in the meantime has no path.
  expect(ways[1]).toContainEqual([BOB, way([9, 9], [9, 7], [7, 7])])
  expect(ways[1]).toContainEqual([2, []])
})

test('a key moment belongs to the turn of the event that decided it', () => {
  const stories = storiesOf(exchangesOf(steps(2)))
  const leads = [
    [0, 0],
    [1, -1],
    [1, -1],
  ]
  // Bob fell last, so that loss decides.
  expect(momentsOf(steps(2), leads, stories).map(({ at, chapter }) => [at, chapter])).toEqual([[1, 1]])
})

test('without turn starts, everything an answer led to belongs to the turn it ended', () => {
  expect(exchangesOf(steps()).map(({ at, chapter }) => [at, chapter])).toEqual([
    [0, 0],
    [1, 0],
    [2, 1],
  ])
})
