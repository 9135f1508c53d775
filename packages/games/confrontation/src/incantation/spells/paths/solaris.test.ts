import { expect, test } from 'vitest'
import { eventArgs, fighterNamed, figure, type Scene } from '../../../testing/scene.ts'
import { difficulty, readAfterSpell, resultsAfterSpell } from '../../../testing/spell-reading.ts'
import { spellScene } from '../../../testing/spell-scene.ts'
import { enemy, friend } from '../../../testing/tests-of-bob.ts'
import { has } from '../../../traits.ts'

test('CF-SPELL-74, CF-SPELL-77 one target has Luck; the other has −1 on Defence tests', () => {
  const luck = { spell: 'solar-favour', gems: { light: 2 }, on: friend({ ini: 3 }), dice: [2] }
  expect(difficulty(spellScene(luck))).toBe(5)
  expect(readAfterSpell(luck, (play, _ann, bob) => has(play, bob, 'luck'))).toBe(true)
  expect(
    resultsAfterSpell({ spell: 'curse-of-cowards', gems: { light: 1 }, on: enemy(), dice: [2] }, ['attack', 'defence']),
  ).toEqual([6, 5])
})

test('CF-SPELL-75 the caster and friends within 10 cm are Ferocious', () => {
  let have: boolean[] = []
  spellScene(
    {
      spell: 'merciless-blades',
      gems: { light: 3 },
      on: { ...friend(), at: [32.5, 30] },
      others: [figure('Fox', 0, 20, 42.6)],
      onHerself: true,
      dice: [6],
    },
    function* (play) {
      have = play.state.fighters.map((fighter) => has(play, fighter, 'ferocious'))
    },
  )
  expect(have).toEqual([true, true, false])
})

test('CF-SPELL-76 the target suffers a Damage roll by the gems spent, and fighters around it half of it on 5 or more', () => {
  const others = [figure('Near', 1, 35, 30), figure('Far', 1, 38, 36)]
  const pay = { slots: { cost: [['light', 2]], mastery: [], kept: [['light', 1]] } }
  const star = (answer: string, splash: readonly number[]) =>
    spellScene({
      spell: 'solar-star',
      gems: { light: 3 },
      on: enemy(),
      others,
      answers: [pay, answer],
      dice: [6, 2, 1, ...splash],
    })
  expect(eventArgs(star('0', [4]), 'damage.read')).toMatchObject([{ victim: 'Bob', total: 2 }])
  // CF-CAST-08: a fighter that the burst missed may still be hit in this round.
  const isMarkedAsHit = (match: Scene) => fighterNamed(match, 'Near').uses['under:solar-star'] !== undefined
  expect(isMarkedAsHit(star('0', [4]))).toBe(false)
  expect(isMarkedAsHit(star('1', [5, 2, 1]))).toBe(true)
  // STR 8 for the target, 4 around it.
  expect(eventArgs(star('1', [5, 2, 1]), 'damage.read')).toMatchObject([
    { victim: 'Bob', total: 5 },
    { victim: 'Near', total: 1 },
  ])
})
