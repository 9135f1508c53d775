import type { Json } from '@fray/kernel'
import { describe, expect, test } from 'vitest'
import { duel } from '../../testing/duel.ts'
import { magician } from '../../testing/magician.ts'
import { asked, figure, give, offered, told, who } from '../../testing/scene.ts'
import { spellbound } from '../../testing/spellbound.ts'
import { turn } from '../../testing/turn.ts'

describe('CF-REV-LION-08 Master shot', () => {
  const DAGGERS = { name: 'Throwing daggers', strength: 3, ranges: [5, 10, 15] }
  const throws = (answers: readonly Json[], faces: readonly number[], weapon: Json = DAGGERS, uses: Json = {}) =>
    turn(
      [
        figure('Ann', 0, 20, 30, { abilities: ['CF-REV-LION-08'], aim: 3, weapon }, { uses }),
        figure('Bob', 1, 25, 30, { res: 3 }),
      ],
      { answers: ['done', '0:fire', ...answers], dice: faces },
    )
  const read = (match: ReturnType<typeof throws>) =>
    told(match, 'damage.read').map(({ location, total }) => [location, total])

  test('CF-REV-LION-08: the higher Damage die says where it hits and how hard; a 6 is the head', () => {
    expect(read(throws(['use'], [4, 4, 1]))).toEqual([['location.chest', 4]])
    expect(read(throws(['use'], [4, 6, 1]))).toEqual([['location.head', 6]])
    expect(read(throws(['no'], [4, 4, 1]))).toEqual([['location.legs', 4]])
  })

  test('CF-REV-LION-08: a pair stays an Exceptional Wound and a double 6 still kills', () => {
    expect(read(throws(['use'], [4, 2, 2]))).toEqual([['location.arms', 2]])
    expect(told(throws(['use'], [4, 6, 6]), 'damage.double-six')).toHaveLength(1)
  })

  test('CF-REV-LION-08: said before the Aim test, once a game and spent by a miss, with daggers alone', () => {
    expect(asked(throws([], []))).toBe('ask.ability')
    const missed = throws(['use'], [1])
    expect(who(missed, 'Ann').uses['CF-REV-LION-08']?.times).toBe(1)
    const spent = { 'CF-REV-LION-08': { times: 1, stretch: 0 } }
    expect(read(throws([], [4, 4, 1], DAGGERS, spent))).toEqual([['location.legs', 4]])
    expect(read(throws([], [4, 4, 1], { ...DAGGERS, name: 'Bow' }))).toEqual([['location.legs', 4]])
  })
})

describe('CF-REV-LION-10 The Sad Gaze', () => {
  const gaze = {
    spell: 'CF-REV-LION-10',
    gems: { light: 4 },
    ann: { card: { magic: { level: 'initiate', elements: ['light'], paths: ['circaeus'], intensity: 6 } } },
  }

  test('CF-REV-LION-10: a friendly Character within 10 cm is Possessed and Fierce until the end of the round', () => {
    const on = { seat: 0 as const, card: { character: true } }
    const match = spellbound({ ...gaze, on, dice: [3] })
    expect(who(match, 'Bob').effects.map(({ object, until }) => [object, until])).toEqual([
      ['possessed', 'round'],
      ['fierce', 'round'],
      ['cf-rev-lion-10', 'round'],
    ])
    // POW 4 and a 2 do not reach 7.
    expect(who(spellbound({ ...gaze, on, dice: [2] }), 'Bob').effects).toEqual([])
    const friends = (character: boolean) =>
      turn([
        magician('Ann', 0, 20, 30, { ...gaze.ann, spells: [gaze.spell], gems: gaze.gems }),
        figure('Bob', 0, 30, 30, { character }, { card: 'Bob' }),
      ])
    expect(offered(give(friends(true), 'done'))).toContain('0:cast')
    expect(offered(give(friends(false), 'done'))).not.toContain('0:cast')
  })

  test('CF-REV-LION-10: he must use all dice of his Sequence, each for 2 of ATT and of DEF', () => {
    const fights = (effects: Json[]) =>
      duel({ card: { abilities: ['sequence/3'], att: 5, def: 4 }, more: { effects } }, {}, [], [2, 5])
    expect([asked(fights([])), offered(fights([]))]).toEqual(['ask.sequence-dice', ['0', '1', '2']])
    const sad = fights([{ object: 'cf-rev-lion-10' }])
    expect([asked(sad), told(sad, 'sequence')]).toEqual(['ask.dice', [{ fighter: 'Ann', dice: 2 }]])
  })
})
