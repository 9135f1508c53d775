import { expect, test } from 'vitest'
import { spherewars } from '../game.ts'
import type { Play } from '../state.ts'
import { enemiesOf, friendsOf } from './board.ts'

test('friends are other standing combatants of the side, enemies those of the other side', () => {
  const figure = (name: string, seat: number, x: number, status = 'standing') => ({
    who: 'ranger',
    name,
    seat,
    x,
    y: 20,
    status,
  })
  const { state } = spherewars.saves.readPosition({
    figures: [figure('Ann', 0, 5), figure('Bea', 0, 10), figure('Gone', 0, 15, 'dead'), figure('Foe', 1, 20)],
  })
  const play = { state } as Play
  const names = (list: readonly { profile: { name: string } }[]) => list.map(({ profile }) => profile.name)
  const [ann, bea] = state.combatants
  expect({ ann: names(friendsOf(play, ann!)), bea: names(friendsOf(play, bea!)) }).toEqual({
    ann: ['Bea'],
    bea: ['Ann'],
  })
  expect(names(enemiesOf(play, ann!))).toEqual(['Foe'])
})
