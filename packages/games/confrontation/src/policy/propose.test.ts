import { type Answer, type Json, Random } from '@fray/kernel'
import { expect, test } from 'vitest'
import { confrontation } from '../game.ts'
import { annActs, marksman, targetAt } from '../testing/marksman.ts'
import { figure, type Scene } from '../testing/scene.ts'
import { turn } from '../testing/turn.ts'

/** Gets what the policy proposes to the seat that is asked. */
function proposalsFor({ state, setup, pending }: Scene, misjudgement = 0): readonly Answer[] {
  const random = Random.fromSeed('policy')
  return confrontation.bots.propose!({ state, setup, decision: pending[0]!, random, misjudgement }) ?? []
}

const ann = figure('Ann', 0, 20, 30)
const bob = (x: number, y = 30, changes: Record<string, Json> = {}) => figure('Bob', 1, x, y, changes)
const weak = { att: 0, str: 0, def: 0, res: 0 }
const strong = { att: 8, str: 12, def: 8, res: 12 }

test('CF-CHARGE-02 an enemy within reach who is likely to suffer more is charged, one out of reach is not', () => {
  expect(proposalsFor(turn([ann, bob(40, 30, weak)]))[0]).toBe('0:charge:1')
  expect(proposalsFor(turn([ann, bob(50, 30, weak)]))).toEqual(['done'])
})

test('CF-CHARGE-02 the way of a charge is misjudged', () => {
  const places = [...Array(30).keys()].map((i) => turn([ann, bob(42.4, 30 + i / 10, weak)]))
  const judged = new Set(places.map((match) => proposalsFor(match, 0.1).includes('0:charge:1')))
  expect(judged.size).toBe(2)
})

test('nobody charges an enemy who would win', () => {
  expect(proposalsFor(turn([ann, bob(40, 30, strong)]))[0]).toBe('done')
})

test('fighters of a turn gang up: whom two charge is worth a charge that one alone would not risk', () => {
  const friend = figure('Friend', 0, 20, 36)
  const even = { att: 4, def: 4, str: 4 }
  const match = turn([ann, friend, bob(40, 30, even)])
  expect(proposalsFor(match)).toEqual(['done', '0:charge:2', '1:charge:2'])
  match.answer(0, '0:charge:2')
  match.answer(0, match.pending[0]!.defaultAnswer!()!)
  expect(proposalsFor(match)[0]).toBe('1:charge:2')
})

test('CF-FIRE-03 a marksman fires, and at the nearer of two like enemies', () => {
  const match = annActs([marksman(), targetAt(30), targetAt(15, {}, {}, 'Near')])
  expect(proposalsFor(match)[0]).toBe('0:fire')
  expect(
    proposalsFor(annActs([marksman(), targetAt(30), targetAt(15, {}, {}, 'Near')], { answers: ['0:fire'] }))[0],
  ).toBe('2')
})

test('CF-MOVE-01 a fighter does not run into the reach of an enemy who has yet to act', () => {
  expect(proposalsFor(annActs([ann, bob(90)]))[0]).toBe('0:run')
  expect(proposalsFor(annActs([ann, bob(55)]))[0]).toBe('0:walk')
})
