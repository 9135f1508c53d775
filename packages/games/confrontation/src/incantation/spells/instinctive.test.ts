import { expect, test } from 'vitest'
import { characteristic } from '../../characteristics.ts'
import { fighterNamed, figure } from '../../testing/scene.ts'
import { finalResults, friend, readAfterSpell } from '../../testing/spell-reading.ts'
import { spellScene } from '../../testing/spell-scene.ts'
import { has } from '../../traits.ts'

test('CF-SPELL-49, CF-CAST-09: half the difficulty that was set, rounded down', () => {
  const given = (x: number, die: number[]) => ({
    spell: 'CF-SPELL-49',
    gems: { neutral: 2 },
    x,
    on: friend(),
    dice: die,
  })
  const res = (x: number, die: number[]) =>
    readAfterSpell(given(x, die), (play, _ann, bob) => characteristic(play, bob, 'res').total)
  expect([res(5, [2]), res(7, [3]), res(10, [6])]).toEqual([7, 8, 10])
  expect(res(10, [5])).toBe(5)
})

test('CF-SPELL-49: he may set more than 10, which gives no more than +5', () => {
  const given = { spell: 'CF-SPELL-49', gems: { neutral: 2 }, x: 13, on: friend(), dice: [6, 3] }
  expect(readAfterSpell(given, (play, _ann, bob) => characteristic(play, bob, 'res').total)).toBe(10)
})

test('CF-SPELL-50, CF-SPELL-51: Brutish charge; Counter-attack', () => {
  const given = (spell: string) => ({ spell, gems: { neutral: 2 }, on: friend(), dice: [4] })
  expect(readAfterSpell(given('CF-SPELL-50'), (play, _ann, bob) => has(play, bob, 'brutish-charge'))).toBe(true)
  expect(readAfterSpell(given('CF-SPELL-51'), (play, _ann, bob) => has(play, bob, 'counter-attack'))).toBe(true)
})

test('CF-SPELL-52: +2 on Initiative tests', () => {
  const given = { spell: 'CF-SPELL-52', gems: { neutral: 2 }, on: friend(), dice: [2] }
  expect(finalResults(given, ['initiative', 'agility', 'attack'])).toEqual([8, 8, 6])
})

test('CF-SPELL-53: a degree for as many neutral gems more as it has', () => {
  const pay = (kept: number) => ({
    slots: { cost: [['neutral', 2]], mastery: [], kept: kept > 0 ? [['neutral', kept]] : [] },
  })
  const sap = (wounds: string, gems: number, answer?: string) =>
    spellScene({
      spell: 'CF-SPELL-53',
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

test('CF-SPELL-54, CF-BOOK-08: the caster and friends within 5 cm, no enemies', () => {
  const near = [figure('Fox', 0, 20, 37.6), figure('Foe', 1, 20, 25)]
  let have: boolean[] = []
  spellScene(
    {
      spell: 'CF-SPELL-54',
      gems: { neutral: 2 },
      on: { ...friend(), at: [27.5, 30] },
      others: near,
      onHerself: true,
      dice: [2],
    },
    function* (play) {
      // Whoever had it keeps it, wherever he goes; whoever comes near has not.
      play.state.fighters[1]!.at = { ...play.state.fighters[1]!.at, x: 90_000 }
      play.state.fighters[2]!.at = { ...play.state.fighters[2]!.at, y: 33_000 }
      have = play.state.fighters.map((fighter) => has(play, fighter, 'survival-instinct'))
    },
  )
  expect(have).toEqual([true, true, false, false])
})
