import { expect, test } from 'vitest'
import { addEffect, endEffects } from './effects.ts'
import { type Curse, knight } from './toy.fixture.ts'

const HEXED: Omit<Curse, 'id'> = { object: 'hexed', source: { bearer: 4, object: 'hex' }, until: 'turn', amount: 1 }

test('effects of one spell have their own ids, counted through the match rather than per bearer', () => {
  const count = { effectsMade: 0 }
  const [a, b] = [knight(0, []), knight(1, [])]
  addEffect(count, a, HEXED)
  addEffect(count, b, HEXED)
  addEffect(count, a, HEXED)
  expect([a, b].map(({ effects }) => effects.map(({ id }) => id))).toEqual([[0, 2], [1]])
  expect(a.effects[0]).toEqual({ id: 0, ...HEXED })
})

test('an effect replaces others and still gets a new id', () => {
  const count = { effectsMade: 0 }
  const bearer = knight(0, [])
  addEffect(count, bearer, HEXED)
  addEffect(count, bearer, { ...HEXED, object: 'jinxed' })
  addEffect(count, bearer, { ...HEXED, amount: 2 }, ({ object }) => object === 'hexed')
  expect(bearer.effects.map(({ id, object, amount }) => [id, object, amount])).toEqual([
    [1, 'jinxed', 1],
    [2, 'hexed', 2],
  ])
})

test('effects that are due end and are returned; the others stay', () => {
  const bearer = knight(0, [])
  const count = { effectsMade: 0 }
  addEffect(count, bearer, HEXED)
  addEffect(count, bearer, { ...HEXED, until: 'game' })
  const endOfTurn = ({ until }: Curse) => until === 'turn'
  expect(endEffects(bearer, endOfTurn).map(({ id }) => id)).toEqual([0])
  expect(endEffects(bearer, endOfTurn)).toEqual([])
  expect(bearer.effects.map(({ id }) => id)).toEqual([1])
  expect(endEffects(knight(1, []), endOfTurn)).toEqual([])
})
