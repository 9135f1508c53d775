import { type Roll, text } from '@fray/kernel'
import { expect, test } from 'vitest'
import { BranchingDice, trunk } from './branching-dice.ts'
import { atLeast, d6 } from './dice-game.fixture.ts'

const limits = { epsilon: 1e-9, leaves: 100, outcomes: 1000 }
const oneDie: Roll = { kind: 'roll', purpose: text('test'), rules: [], pools: [d6(1)], reader: undefined }
const fourUp: Roll = { ...oneDie, pools: [d6(2)], reader: atLeast(4) }

test('takes the first branch of every roll and remembers the others', () => {
  const dice = new BranchingDice(trunk, limits)
  expect(dice.throw(oneDie)).toEqual([[6]])
  expect(dice.throw(fourUp)).toEqual([[6, 6]])
  expect(dice.mass.report(true).fraction).toBe('1/24')
  expect(dice.siblings.map(({ mass }) => mass.report(true).fraction)).toEqual([
    ...['1/6', '1/6', '1/6', '1/6', '1/6'],
    ...['1/12', '1/24'],
  ])
})

test('merges outcomes that read the same into one branch, and the roll still returns real dice', () => {
  const dice = new BranchingDice(trunk, limits)
  expect(dice.throw({ ...oneDie, alike: () => atLeast(5) })).toEqual([[6]])
  expect(dice.mass.report(true).fraction).toBe('1/3')
  expect(dice.siblings.map(({ last, mass }) => [last, mass.report(true).fraction])).toEqual([[[[4]], '2/3']])
})

test('a sibling replays the dice before it, then its own, then new branches', () => {
  const first = new BranchingDice(trunk, limits)
  first.throw(oneDie)
  first.throw(fourUp)
  const dice = new BranchingDice(first.siblings[0]!, limits)
  expect(dice.throw(oneDie)).toEqual([[5]])
  expect(dice.siblings).toEqual([])
  dice.throw(fourUp)
  expect(dice.siblings).toHaveLength(2)
})

test('a fork rolls the same dice and keeps its own siblings', () => {
  const dice = new BranchingDice(trunk, limits)
  dice.throw(oneDie)
  const fork = dice.fork()
  fork.throw(oneDie)
  expect(fork.siblings).toHaveLength(5)
  expect(dice.siblings).toHaveLength(5)
  expect(dice.mass.report(true).fraction).toBe('1/6')
})

test('a roll that differs from the one on the path is an error that names the policy', () => {
  const first = new BranchingDice(trunk, limits)
  first.throw(oneDie)
  const dice = new BranchingDice(first.siblings[0]!, limits)
  expect(() => dice.throw(fourUp)).toThrow('a policy must give the same answer in the same match')
})

test('a roll with only unlikely branches halts the run, and all of its mass is missing', () => {
  const dice = new BranchingDice(trunk, { ...limits, epsilon: 0.5 })
  expect(() => dice.throw(oneDie)).toThrow('unlikely')
  expect(dice.halted).toBe('unlikely')
  expect(dice.missing.report(true).fraction).toBe('1')
})

test('a roll with too many outcomes halts the run before it counts them', () => {
  const tooMany: Roll[] = [
    { ...fourUp, pools: [d6(1000), d6(1000)] },
    { ...oneDie, pools: [d6(5)] },
  ]
  for (const roll of tooMany) {
    const dice = new BranchingDice(trunk, limits)
    expect(() => dice.throw(roll)).toThrow('too-many-outcomes')
    expect(dice.halted).toBe('too-many-outcomes')
  }
})
