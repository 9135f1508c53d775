import type { Json } from '@fray/kernel'
import { describe, expect, test } from 'vitest'
import { potential } from '../../movement/potential.ts'
import type { Fighter, Play } from '../../state.ts'
import { magician } from '../../testing/magician.ts'
import { asked, figure, give, offered, scene, who } from '../../testing/scene.ts'
import { spellbound } from '../../testing/spellbound.ts'
import { difficulty, enemy, friend, read } from '../../testing/spells.ts'
import { turn } from '../../testing/turn.ts'
import { has } from '../../traits.ts'

test('CF-REV-ORC-08: Favour of the Long Sun: the caster’s Brutal becomes Focus until the end of the round', () => {
  const given = {
    ...{ spell: 'CF-REV-ORC-08', gems: { neutral: 1 }, on: enemy(), onHerself: true, dice: [5] },
    ann: { card: { abilities: ['brutal'] } },
  }
  expect(difficulty(spellbound(given))).toBe(9)
  const abilities = (dice: number[]) =>
    ['brutal', 'focus'].map((id) => read({ ...given, dice }, (play, ann) => has(play, ann, id)))
  expect([abilities([4]), abilities([5])]).toEqual([
    [true, false],
    [false, true],
  ])
  expect(who(spellbound(given), 'Ann').effects).toMatchObject([{ object: 'cf-rev-orc-08', until: 'round' }])
  const gentle = turn([magician('Ann', 0, 20, 30, { spells: ['CF-REV-ORC-08'], gems: { neutral: 1 } })], {
    answers: ['done'],
  })
  expect(offered(gentle)).not.toContain('0:cast')
})

describe('CF-REV-ORC-12: Kiss of the Earth', () => {
  const moves = (kiss: string, card: Record<string, Json>, on: 'friend' | 'enemy' = 'enemy') => {
    const given = {
      ...{ spell: 'CF-REV-ORC-12', gems: { neutral: 2 }, dice: [2], answers: [kiss] },
      on: on === 'friend' ? friend(card) : enemy(card),
    }
    return (['walk', 'run', 'charge'] as const).map((kind) =>
      read(given, (play: Play, _ann: Fighter, bob: Fighter) => potential(play, bob, kind).total),
    )
  }

  test('CF-REV-ORC-12: MOV is doubled or halved as the caster likes, on friend or foe', () => {
    expect(moves('double', { mov: 10 })).toEqual([20, 40, 40])
    expect(moves('half', { mov: 10 }, 'friend')).toEqual([5, 10, 10])
  })

  test('CF-REV-ORC-12: half is rounded up before it is multiplied', () => {
    expect(moves('half', { mov: 12.5 })).toEqual([7, 14, 14])
  })
})

test('CF-REV-ORC-17: The Cunning of the Jackal: before the sequences are made; Authority, and one card more in reserve', () => {
  const jackal = (dice: number[]) =>
    scene(
      {
        phase: 'strategic',
        figures: [
          magician('Ann', 0, 20, 30, { spells: ['CF-REV-ORC-17'], gems: { neutral: 1 } }),
          figure('Bob', 1, 60, 30),
        ],
      },
      { answers: ['CF-REV-ORC-17:0', { seat: 0, answer: '0' }, { seat: 1, answer: '1' }] as never, dice },
    )
  // POW 4 against 6; then the Tactical roll, which Ann wins or loses.
  const [cast, failed] = [jackal([2, 5, 2]), jackal([1, 5, 2])]
  expect([asked(cast), asked(failed)]).toEqual(['ask.first-lead', 'ask.first-lead'])
  for (const match of [cast, failed]) give(match, 'self')
  expect([cast.state.camps[0]?.counters, failed.state.camps[0]?.counters]).toEqual([1, 0])
  expect([
    cast.state.camps[0]!.placements - failed.state.camps[0]!.placements,
    cast.state.camps[1]!.placements,
  ]).toEqual([1, failed.state.camps[1]!.placements])
  expect(who(cast, 'Ann').effects.map(({ object, until }) => `${object} ${until}`)).toEqual([
    'authority round',
    'cf-rev-orc-17 round',
  ])
})
