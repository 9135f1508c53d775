import { expect, test } from 'vitest'
import { characteristic } from '../../../characteristics.ts'
import { potential } from '../../../movement/potential.ts'
import { dead, difficulty, readAfterSpell, spellCosts } from '../../../testing/spell-reading.ts'
import { spellScene } from '../../../testing/spell-scene.ts'
import { enemy, friend } from '../../../testing/tests-of-bob.ts'
import { has } from '../../../traits.ts'

test('CF-SPELL-37 a friend with Possessed, Mutagenic or Living-dead becomes Fierce, at difficulty STR + 2', () => {
  const given = { spell: 'demonic-will', gems: { darkness: 2 }, on: friend({ ...dead, str: 4 }), dice: [2] }
  expect(difficulty(spellScene(given))).toBe(6)
  expect(readAfterSpell(given, (play, _ann, bob) => has(play, bob, 'fierce'))).toBe(true)
  expect(
    spellCosts('demonic-will', { darkness: 2 }, [[], ['living-dead'], ['possessed'], ['mutagenic/1'], ['brutal']]),
  ).toEqual([1, 2, 3])
})

test('CF-SPELL-41, CF-SPELL-42 one target has STR −2, the other MOV +2.5', () => {
  const weak = { spell: 'harassment-spell', gems: { darkness: 1 }, on: enemy(), dice: [3] }
  expect(readAfterSpell(weak, (play, _ann, bob) => characteristic(play, bob, 'str').total)).toBe(1)
  const fast = { spell: 'celerity-of-the-shadows', gems: { darkness: 1 }, on: friend({ mov: 10 }), dice: [3] }
  expect(readAfterSpell(fast, (play, _ann, bob) => potential(play, bob, 'walk').total)).toBe(12.5)
})
