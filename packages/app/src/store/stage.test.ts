import type { Event } from '@fray/kernel'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Snapshot } from '../match/protocol.ts'
import { Stage } from './stage.ts'

const roll = (purpose: string): Event => ({
  type: 'rolled',
  args: { purpose },
  rules: [],
  dice: [{ seat: 0, sides: 6, values: [3] }],
})
const move: Event = { type: 'moved', args: {}, rules: [] }
const snapshot = (sequence: number, events: readonly Event[]) =>
  ({ sequence, events, commitment: 'f', eyes: 0 }) as unknown as Snapshot

let told: string[]
let pace: number

function newStage(): Stage {
  return new Stage({
    roll: (event) => told.push(`roll ${event.args.purpose}`),
    show: ({ sequence }) => told.push(`show ${sequence}`),
    pace: () => pace,
  })
}

beforeEach(() => {
  told = []
  pace = 100
  vi.useFakeTimers()
})
afterEach(() => void vi.useRealTimers())

test('dice fall one after the other before the table tells what came of them', () => {
  const stage = newStage()
  stage.add(snapshot(0, []))
  stage.add(snapshot(1, [move, roll('a'), roll('b')]))
  expect(told).toEqual(['show 0', 'roll a'])
  vi.advanceTimersByTime(100)
  expect(told).toEqual(['show 0', 'roll a', 'roll b'])
  vi.advanceTimersByTime(100)
  expect(told).toEqual(['show 0', 'roll a', 'roll b', 'show 1'])
})

test('what comes meanwhile waits its turn', () => {
  const stage = newStage()
  stage.add(snapshot(0, []))
  stage.add(snapshot(1, [roll('a')]))
  stage.add(snapshot(2, [roll('a'), move]))
  expect(told).toEqual(['show 0', 'roll a'])
  vi.advanceTimersByTime(100)
  expect(told).toEqual(['show 0', 'roll a', 'show 1', 'show 2'])
})

test('skipping shows everything at once', () => {
  const stage = newStage()
  stage.add(snapshot(0, []))
  stage.add(snapshot(1, [roll('a')]))
  stage.skip()
  vi.runAllTimers()
  expect(told).toEqual(['show 0', 'roll a', 'show 1'])
})

test('a match that is opened does not throw its old dice again', () => {
  newStage().add(snapshot(5, [roll('a'), roll('b')]))
  expect(told).toEqual(['show 5'])
})

test('another person who takes over sees the dice fall, unless they know other things', () => {
  const stage = newStage()
  const through = (eyes: number | undefined, at: number, events: readonly Event[]) => ({
    ...snapshot(at, events),
    eyes,
  })
  stage.add(through(0, 0, [move]))
  stage.add(through(1, 1, [move, roll('a')]))
  vi.runAllTimers()
  expect(told).toEqual(['show 0', 'roll a', 'show 1'])
  stage.add(through(undefined, 2, [roll('a'), roll('b'), roll('c')]))
  vi.runAllTimers()
  expect(told).toEqual(['show 0', 'roll a', 'show 1', 'show 2'])
})
