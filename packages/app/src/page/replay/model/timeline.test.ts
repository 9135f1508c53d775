import type { ReplayStep } from '@fray/session'
import { expect, test } from 'vitest'
import { stepForKey } from '../state/player.ts'
import {
  clampStep,
  countOf,
  firstFightStep,
  lastStep,
  lastStepOfOthers,
  marksOn,
  nextEvent,
  previousEvent,
} from './timeline.ts'

const steps: ReplayStep[] = [[], ['roll'], [], ['loss'], ['roll', 'loss'], []].map((kinds) => ({
  seat: 0,
  rolled: kinds.includes('roll'),
  removed: kinds.includes('loss') ? [7] : [],
  preparing: false,
}))

test('a replay jumps from roll to roll and from loss to loss, both ways', () => {
  expect([0, 1, 2, 4].map((at) => nextEvent(steps, at, 'roll'))).toEqual([1, 4, 4, undefined])
  expect([5, 4, 1].map((at) => previousEvent(steps, at, 'roll'))).toEqual([4, 1, undefined])
  expect([0, 3].map((at) => nextEvent(steps, at, 'loss'))).toEqual([3, 4])
  expect(previousEvent(steps, 4, 'loss')).toBe(3)
  expect(countOf(steps, 'roll')).toBe(2)
  expect(countOf(steps, 'loss')).toBe(2)
})

test('a step stays within the match', () => {
  expect(clampStep(steps, -3)).toBe(0)
  expect(clampStep(steps, 3)).toBe(3)
  expect(clampStep(steps, 99)).toBe(5)
  expect(lastStep([])).toBe(0)
})

test('overlapping marks are merged, and losses come first', () => {
  expect(marksOn(steps, 100).map(({ at, kind }) => [at, kind])).toEqual([
    [1, 'roll'],
    [3, 'loss'],
    [4, 'loss'],
  ])
  expect(marksOn(steps, 1).map(({ at, kind }) => [at, kind])).toEqual([
    [1, 'roll'],
    [3, 'loss'],
  ])
})

test('keys do the same as the buttons', () => {
  const leads = (key: string) => stepForKey(key, steps, 3)
  expect(['j', 'l', 'Home', 'End', 'r', 'R', 'x', 'X', 'q'].map(leads)).toEqual([
    2,
    4,
    0,
    5,
    4,
    1,
    4,
    undefined,
    undefined,
  ])
})

test("the others' last action is replayed from its start, whatever one has done since", () => {
  const by = (...seats: (number | undefined)[]): ReplayStep[] =>
    seats.map((seat) => ({ seat, rolled: false, removed: [], preparing: false }))
  expect(lastStepOfOthers(by(undefined, 0, 1, 1), 0)).toBe(1)
  expect(lastStepOfOthers(by(undefined, 0, 1, 1, 0, 0), 0)).toBe(1)
  expect(lastStepOfOthers(by(undefined, 1, 0), 0)).toBe(0)
  expect(lastStepOfOthers(by(undefined, 0, 0), 0)).toBeUndefined()
})

test('the fighting starts after the preparation; without a finished preparation it starts at once', () => {
  const startWith = (...flags: boolean[]) =>
    firstFightStep(steps.slice(0, flags.length).map((step, i) => ({ ...step, preparing: flags[i]! })))
  expect(startWith(true, true, false, false)).toBe(2)
  expect(startWith(false, false)).toBe(0)
  expect(startWith(true, true)).toBe(0)
})
