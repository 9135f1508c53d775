import { expect, test } from 'vitest'
import { characteristic } from '../../../characteristics.ts'
import { fighterNamed, figure } from '../../../testing/scene.ts'
import { readAfterSpell, resultsAfterSpell } from '../../../testing/spell-reading.ts'
import { spellScene } from '../../../testing/spell-scene.ts'
import { friend } from '../../../testing/tests-of-bob.ts'
import { has } from '../../../traits.ts'

test('CF-SPELL-49, CF-CAST-09 RES rises by half of the chosen difficulty, rounded down', () => {
  const thickSkin = (x: number, die: number[]) => ({
    spell: 'gift-of-the-rhinoceros',
    gems: { neutral: 2 },
    x,
    on: friend(),
    dice: die,
  })
  const res = (x: number, die: number[]) =>
    readAfterSpell(thickSkin(x, die), (play, _ann, bob) => characteristic(play, bob, 'res').total)
  expect(res(5, [2])).toBe(7)
  expect(res(7, [3])).toBe(8)
  expect(res(10, [6])).toBe(10)
  expect(res(10, [5])).toBe(5)
})

test('CF-SPELL-49 a difficulty above 10 gives no more than +5', () => {
  const given = { spell: 'gift-of-the-rhinoceros', gems: { neutral: 2 }, x: 13, on: friend(), dice: [6, 3] }
  expect(readAfterSpell(given, (play, _ann, bob) => characteristic(play, bob, 'res').total)).toBe(10)
})

test('CF-SPELL-50, CF-SPELL-51 one target has Brutish charge, the other Counter-attack', () => {
  const castOnFriend = (spell: string) => ({ spell, gems: { neutral: 2 }, on: friend(), dice: [4] })
  expect(readAfterSpell(castOnFriend('gift-of-the-boar'), (play, _ann, bob) => has(play, bob, 'brutish-charge'))).toBe(
    true,
  )
  expect(readAfterSpell(castOnFriend('gift-of-the-snake'), (play, _ann, bob) => has(play, bob, 'counter-attack'))).toBe(
    true,
  )
})

test('CF-SPELL-52 Initiative tests have +2', () => {
  const given = { spell: 'gift-of-the-mongoose', gems: { neutral: 2 }, on: friend(), dice: [2] }
  expect(resultsAfterSpell(given, ['initiative', 'agility', 'attack'])).toEqual([8, 8, 6])
})

test('CF-SPELL-53 a Wound heals for one more neutral gem for each degree', () => {
  const pay = (kept: number) => ({
    slots: { cost: [['neutral', 2]], mastery: [], kept: kept > 0 ? [['neutral', kept]] : [] },
  })
  const sap = (wounds: string, gems: number, answer?: string) =>
    spellScene({
      spell: 'mystic-sap',
      gems: { neutral: gems },
      on: friend({}, { wounds }),
      dice: [3],
      answers: gems > 2 ? [pay(gems - 2), ...(answer ? [answer] : [])] : [],
    })
  expect(fighterNamed(sap('serious', 4, '2'), 'Bob').wounds).toBe(1)
  expect(fighterNamed(sap('serious', 4, '2'), 'Ann').gems).toEqual({})
  expect(fighterNamed(sap('serious', 3), 'Bob').wounds).toBe(2)
  expect(fighterNamed(sap('light', 3, '0'), 'Bob').wounds).toBe(1)
})

test('CF-SPELL-54, CF-BOOK-08 the caster and friends within 5 cm are affected, enemies are not', () => {
  const near = [figure('Fox', 0, 20, 37.6), figure('Enemy', 1, 20, 25)]
  let have: boolean[] = []
  spellScene(
    {
      spell: 'gift-of-preservation',
      gems: { neutral: 2 },
      on: { ...friend(), at: [27.5, 30] },
      others: near,
      onHerself: true,
      dice: [2],
    },
    function* (play) {
      // Affected fighters keep it wherever they go, and later arrivals do not get it.
      play.state.fighters[1]!.at = { ...play.state.fighters[1]!.at, x: 90_000 }
      play.state.fighters[2]!.at = { ...play.state.fighters[2]!.at, y: 33_000 }
      have = play.state.fighters.map((fighter) => has(play, fighter, 'survival-instinct'))
    },
  )
  expect(have).toEqual([true, true, false, false])
})
