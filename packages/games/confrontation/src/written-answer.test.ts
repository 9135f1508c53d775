import { expect, test } from 'vitest'
import { eventArgs, fighterNamed, figure, placeOf, scene } from './testing/scene.ts'

const figures = [figure('Ann', 0, 30, 30, { mov: 10 }), figure('Bob', 1, 45, 30), figure('Bea', 1, 90, 30)]

test('answers may name fighters, in any case', () => {
  const match = scene({ figures }, { answers: ['play', 'Ann:charge:bob', { to: [42.5, 30] }] })
  expect(fighterNamed(match, 'Ann').charged).toEqual([1])
  expect(placeOf(match, 'Ann')).toEqual([42.5, 30])
  const fray = [
    figure('Ann', 0, 30, 30),
    figure('Bob', 1, 32.5, 30),
    figure('Bea', 1, 27.5, 30, {}, { facing: 'east' }),
  ]
  const placed = scene(
    { phase: 'frays', figures: fray },
    {
      answers: ['Bea', { slots: { attack: [['Bob', 2], 'Bea'] } }, { slots: { attack: [['Ann', 3]] } }, 'Bob'],
      dice: [6, 2, 2, 1, 1],
    },
  )
  expect(eventArgs(placed, 'dice.placed').map(({ fighter, attack }) => [fighter, attack])).toEqual([
    ['Bob', 2],
    ['Bea', 1],
    ['Ann', 3],
  ])
  expect(eventArgs(placed, 'attacks')[0]).toMatchObject({ attacker: 'Ann', target: 'Bob' })
})

test('CF-STRATEGIC-02 answers may name cards by name or by id', () => {
  const cards = figures.map((figure, i) => ({
    ...(figure as object),
    seat: 0,
    ...(i < 2 ? { card: 'Ann' } : {}),
  })) as never[]
  const position = { phase: 'strategic', figures: [...cards, figure('Enemy', 1, 100, 50)] }
  expect(scene(position, { answers: [{ slots: { pile: ['Bea', 'Ann'] } }] }).state.camps[0]?.pile).toEqual([1, 0])
  const match = scene(position, { answers: [{ slots: { pile: ['1', '0'] } }] })
  expect(match.state.camps[0]?.pile).toEqual([1, 0])
})
