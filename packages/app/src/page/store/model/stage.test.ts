import type { GameEvent } from '@fray/kernel'
import type { Snapshot } from '@fray/session'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Stage } from './stage.ts'

const roll = (purpose: string): GameEvent => ({
  type: 'rolled',
  args: { purpose },
  rules: [],
  dice: [{ seat: 0, sides: 6, values: [3] }],
})
const move: GameEvent = { type: 'moved', args: {}, rules: [] }
/** A moment at which somebody is asked. */
const snapshot = (sequence: number, events: readonly GameEvent[]) =>
  ({ sequence, events, commitment: 'f', eyes: 0, decision: {} }) as unknown as Snapshot

let told: string[]
/** How much was told of the dice as they fell. */
let known: number[]
let pace: number
let due: (() => void)[]

/** The browser draws the next picture. */
function draw(): void {
  for (const callback of due.splice(0)) callback()
}

function newStage(): Stage {
  return new Stage({
    roll: ({ args }, { length }) => {
      told.push(`roll ${args.purpose}`)
      known.push(length)
    },
    show: ({ sequence }) => told.push(`show ${sequence}`),
    pace: () => pace,
    atNextPicture: (draw) => due.push(draw),
  })
}

/** A stage to which these are added, each after the one before was drawn. */
function stageOf(...snapshots: readonly Snapshot[]): Stage {
  const stage = newStage()
  for (const snapshot of snapshots) {
    stage.add(snapshot)
    draw()
  }
  return stage
}

beforeEach(() => {
  told = []
  known = []
  due = []
  pace = 100
  vi.useFakeTimers()
})
afterEach(() => void vi.useRealTimers())

test('dice roll one after another before the table shows the results', () => {
  stageOf(snapshot(0, []), snapshot(1, [move, roll('a'), roll('b')]))
  expect(told).toEqual(['show 0', 'roll a'])
  vi.advanceTimersByTime(100)
  expect(told).toEqual(['show 0', 'roll a', 'roll b'])
  vi.advanceTimersByTime(100)
  expect(told).toEqual(['show 0', 'roll a', 'roll b', 'show 1'])
})

test('results are shown with their dice if other rolls follow, with time to read them', () => {
  const before = move
  stageOf(snapshot(0, [before]), snapshot(1, [before, roll('a'), move, roll('b'), move]))
  expect(known).toEqual([3])
  vi.advanceTimersByTime(159)
  expect(told.at(-1)).toBe('roll a')
  vi.advanceTimersByTime(1)
  expect(told.at(-1)).toBe('roll b')
  // The table shows the result of the last roll, not of the dice before it.
  expect(known).toEqual([3, 4])
  vi.advanceTimersByTime(100)
  expect(told.at(-1)).toBe('show 1')
})

test('rolls are faster if many others are waiting', () => {
  stageOf(snapshot(0, []), snapshot(1, ['a', 'b', 'c', 'd', 'e'].map(roll)))
  vi.advanceTimersByTime(50)
  expect(told.at(-1)).toBe('roll b')
  vi.advanceTimersByTime(99)
  expect(told.at(-1)).toBe('roll b')
  vi.advanceTimersByTime(301)
  expect(told.at(-1)).toBe('show 1')
})

test('what arrives meanwhile waits its turn', () => {
  stageOf(snapshot(0, []), snapshot(1, [roll('a')]), snapshot(2, [roll('a'), roll('b')]))
  expect(told).toEqual(['show 0', 'roll a'])
  vi.advanceTimersByTime(100)
  expect(told).toEqual(['show 0', 'roll a', 'show 1', 'roll b'])
  vi.advanceTimersByTime(100)
  expect(told.at(-1)).toBe('show 2')
})

test('of several snapshots before the next frame only the last is shown, but all dice roll', () => {
  const stage = newStage()
  for (const [i, events] of [[], [move], [move, move]].entries()) stage.add(snapshot(i, events))
  expect(told).toEqual([])
  draw()
  expect(told).toEqual(['show 2'])
  stage.add(snapshot(3, [move, move, roll('a')]))
  stage.add(snapshot(4, [move, move, roll('a'), move]))
  draw()
  expect(told).toEqual(['show 2', 'roll a'])
  vi.advanceTimersByTime(100)
  expect(told).toEqual(['show 2', 'roll a', 'show 4'])
})

test('quick moves of bots are merged, and a player who is asked then sees them at once', () => {
  const withoutDecision = (sequence: number) => ({ ...snapshot(sequence, []), decision: undefined })
  const stage = stageOf(withoutDecision(0))
  expect(told).toEqual(['show 0'])
  stage.add(withoutDecision(1))
  draw()
  stage.add(withoutDecision(2))
  vi.advanceTimersByTime(99)
  draw()
  expect(told).toEqual(['show 0'])
  vi.advanceTimersByTime(1)
  draw()
  expect(told).toEqual(['show 0', 'show 2'])
  stage.add(withoutDecision(3))
  stage.add(snapshot(4, []))
  draw()
  expect(told).toEqual(['show 0', 'show 2', 'show 4'])
  vi.runAllTimers()
  draw()
  expect(told).toHaveLength(3)
})

test('if dice take no time, the last of them and all results are shown at once', () => {
  pace = 0
  const stage = stageOf(snapshot(0, []))
  stage.add(snapshot(1, [roll('a')]))
  stage.add(snapshot(2, [roll('a'), roll('b')]))
  draw()
  expect(told).toEqual(['show 0', 'roll b', 'show 2'])
})

test('skipping shows everything at once', () => {
  const stage = stageOf(snapshot(0, []), snapshot(1, [roll('a'), roll('b')]))
  stage.skip()
  vi.runAllTimers()
  expect(told).toEqual(['show 0', 'roll a', 'roll b', 'show 1'])
})

test('nothing of the previous match is shown after another has started', () => {
  const stage = newStage()
  stage.add(snapshot(1, []))
  stage.clear()
  draw()
  expect(told).toEqual([])
})

test('an opened match does not roll its old dice again', () => {
  stageOf(snapshot(5, [roll('a'), roll('b')]))
  expect(told).toEqual(['show 5'])
})

test('the next person on the device sees the dice roll, unless they know other things', () => {
  const through = (eyes: number | undefined, at: number, events: readonly GameEvent[]) => ({
    ...snapshot(at, events),
    eyes,
  })
  const stage = stageOf(through(0, 0, [move]), through(1, 1, [move, roll('a')]))
  vi.runAllTimers()
  expect(told).toEqual(['show 0', 'roll a', 'show 1'])
  stage.add(through(undefined, 2, [roll('a'), roll('b'), roll('c')]))
  draw()
  expect(told).toEqual(['show 0', 'roll a', 'show 1', 'show 2'])
})
