import { expect, test } from 'vitest'
import { attackDice } from '../../../combat/fight.ts'
import { eventArgs } from '../../../testing/scene.ts'
import { difficulty, readAfterSpell, spellCosts, strike } from '../../../testing/spell-reading.ts'
import { spellScene } from '../../../testing/spell-scene.ts'
import { enemy, friend } from '../../../testing/tests-of-bob.ts'
import { has } from '../../../traits.ts'
import { rollDamage } from '../../../wounds/damage-roll.ts'

test('CF-SPELL-43 the target gets an attack-only die, at difficulty STR', () => {
  const given = { spell: 'martial-devotion', gems: { fire: 2 }, on: friend({ str: 6 }), dice: [2] }
  expect(difficulty(spellScene(given))).toBe(6)
  expect(readAfterSpell(given, (play, ann, bob) => attackDice(play, bob, [ann]).total)).toBe(1)
})

test('CF-SPELL-44 the target halves the RES of its victims, rounded down, in combat only, at difficulty STR + 2', () => {
  const given = { spell: 'burn-of-steel', gems: { fire: 2 }, on: friend({ str: 3 }), ann: { card: { res: 7 } } }
  expect(difficulty(spellScene({ ...given, dice: [2] }))).toBe(5)
  // 4 + STR 3 − 3, and after a spell that failed 4 + 3 − 7.
  const total = (dice: readonly number[]) => eventArgs(spellScene({ ...given, dice }, strike), 'damage.read')[0]?.total
  expect(total([2, 4, 2])).toBe(4)
  expect(total([1, 4, 2])).toBe(0)
  const shot = spellScene({ ...given, dice: [2, 4, 2] }, function* (play, ann, bob) {
    yield* rollDamage(play, { victim: ann, by: bob, kind: 'fire', strength: 3, rules: [] })
  })
  expect(eventArgs(shot, 'damage.read')[0]?.total).toBe(0)
})

test('CF-SPELL-47 any fighter with Fanaticism, friend or enemy, gets War fury', () => {
  const fanatic = { abilities: ['fanaticism'] }
  for (const on of [friend(fanatic), enemy(fanatic)]) {
    expect(
      readAfterSpell({ spell: 'anger-of-the-warrior', gems: { fire: 2 }, on, dice: [2] }, (play, _a, bob) =>
        has(play, bob, 'war-fury'),
      ),
    ).toBe(true)
  }
})

test('CF-SPELL-47, CF-BOOK-14 a fighter without Fanaticism cannot be named', () => {
  expect(spellCosts('anger-of-the-warrior', { fire: 2 }, [['fanaticism'], [], ['fanaticism']])).toEqual([0, 2])
})
