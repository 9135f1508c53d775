import { optionsOf, type Text } from '@fray/kernel'
import { expect, test } from 'vitest'
import { annActs, marksman, targetAt } from '../testing/marksman.ts'
import { figure, type Scene } from '../testing/scene.ts'
import { turn } from '../testing/turn.ts'

/** What an option says of itself besides its words. */
function note({ pending: [decision] }: Scene, key: string): Text | undefined {
  return optionsOf(decision!)
    .find((option) => option.key === key)
    ?.note?.()
}

test('CF-MOVE-01 an action says how far it leads, and what may follow', () => {
  const match = annActs([marksman({ mov: 10 }), targetAt(30)])
  expect(note(match, '0:walk')).toEqual({ id: 'note.walk-fire', args: { reach: 10 } })
  expect(note(match, '0:run')).toEqual({ id: 'note.run', args: { reach: 20 } })
  expect(note(match, '0:fire')).toEqual({ id: 'note.fire', args: { near: 20, middle: 40, far: 60 } })
})

test('CF-CHARGE-01 CF-ACT-08 an announcement says how far it may lead, never how far it is', () => {
  const match = turn([figure('Ann', 0, 20, 30, { mov: 7 }), targetAt(30)])
  expect(note(match, '0:charge:1')).toEqual({ id: 'note.charge', args: { reach: 14 } })
  expect(note(match, '0:cover')).toEqual({ id: 'note.cover', args: { reach: 4 } })
})

test('CF-FIRE-06 CF-FIRE-08 CF-MOVE-05 a target says what the die needs at each range, wherever it stands', () => {
  const needed = { short: 2, medium: 4, long: 7, near: 20, middle: 40, far: 60 }
  for (const distance of [10, 50]) {
    const match = annActs([marksman(), targetAt(distance)], { answers: ['0:fire'] })
    expect(note(match, '1')).toEqual({ id: 'note.shoot-at', args: needed })
  }
  const hidden = annActs([marksman(), targetAt(10, {}, { underCover: true })], { answers: ['0:fire'] })
  expect(note(hidden, '1')).toEqual({
    id: 'note.shoot-at-cover',
    args: { ...needed, short: 3, medium: 6, long: 9 },
  })
})
