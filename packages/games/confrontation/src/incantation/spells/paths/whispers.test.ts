import { expect, test } from 'vitest'
import { auraOf } from '../../../command/aura.ts'
import { fighterNamed } from '../../../testing/scene.ts'
import { difficulty, readAfterSpell } from '../../../testing/spell-reading.ts'
import { spellScene } from '../../../testing/spell-scene.ts'
import { friend } from '../../../testing/tests-of-bob.ts'
import { has } from '../../../traits.ts'

test('CF-SPELL-55 the target is a Fencer', () => {
  const given = { spell: 'instinct-of-the-wild-beast', gems: { water: 1 }, on: friend(), dice: [3] }
  expect(readAfterSpell(given, (play, _ann, bob) => has(play, bob, 'fencer'))).toBe(true)
})

test('CF-SPELL-56 the target has Vivacity, at difficulty INI', () => {
  const given = { spell: 'speed-of-the-predator', gems: { water: 2 }, on: friend({ ini: 6 }), dice: [2] }
  expect(difficulty(spellScene(given))).toBe(6)
  expect(readAfterSpell(given, (play, _ann, bob) => has(play, bob, 'vivacity'))).toBe(true)
})

test('CF-SPELL-58 the spell heals, and a worse Wound is likelier to hurt the caster', () => {
  const heal = (wounds: string, face: number) =>
    spellScene({ spell: 'mortification', gems: { water: 2 }, on: friend({}, { wounds }), dice: [2, face] })
  expect(fighterNamed(heal('serious', 2), 'Bob').wounds).toBe(1)
  expect(fighterNamed(heal('serious', 2), 'Ann').wounds).toBe(1)
  expect(fighterNamed(heal('serious', 3), 'Ann').wounds).toBe(0)
  expect(fighterNamed(heal('light', 2), 'Ann').wounds).toBe(0)
})

test('CF-SPELL-59, CF-LEAD-02 the target has an aura of 15 cm for the round', () => {
  const given = { spell: 'spirit-of-the-pack', gems: { water: 2 }, on: friend(), onHerself: true, dice: [2] }
  expect(readAfterSpell(given, (play, ann) => auraOf(play, ann))).toBe(15)
  expect(readAfterSpell({ ...given, dice: [1] }, (play, ann) => auraOf(play, ann))).toBe(0)
})
