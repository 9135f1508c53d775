import { expect, test } from 'vitest'
import { forceOf } from '../../../assault/penalties.ts'
import { potential } from '../../../movement/potential.ts'
import { difficulty, readAfterSpell, xAfter } from '../../../testing/spell-reading.ts'
import { spellScene } from '../../../testing/spell-scene.ts'
import { friend } from '../../../testing/tests-of-bob.ts'
import { has } from '../../../traits.ts'

test('CF-SPELL-67, CF-BOOK-05 the target has Resolution by the gems of the cost, unless it has it already', () => {
  const given = { spell: 'iron-of-the-mind', gems: { earth: 3 }, x: 3, on: friend({ dis: 5 }), dice: [2] }
  expect(xAfter(given, 'resolution')).toBe(3)
  const resolute = { ...given, on: friend({ abilities: ['resolution/1'] }) }
  expect(readAfterSpell(resolute, (_play, _ann, bob) => bob.effects.length)).toBe(0)
})

test('CF-SPELL-69 MOV rises by 2.5, and Force by 1 when charging, not when charged, at difficulty RES', () => {
  const given = {
    spell: 'principle-of-inertia',
    gems: { earth: 2 },
    on: friend({ mov: 10, force: 1, res: 6 }),
    dice: [2],
  }
  expect(difficulty(spellScene(given))).toBe(6)
  expect(readAfterSpell(given, (play, _ann, bob) => potential(play, bob, 'walk').total)).toBe(12.5)
  expect(readAfterSpell(given, (play, _ann, bob) => forceOf(play, bob, 'charging').total)).toBe(2)
  expect(readAfterSpell(given, (play, _ann, bob) => forceOf(play, bob, 'charged').total)).toBe(1)
})

test('CF-SPELL-71 the target is Ambidextrous, unless it counter-attacks', () => {
  const ambidexterityOn = (abilities: readonly string[]) => ({
    spell: 'law-of-weapons',
    gems: { earth: 2 },
    on: friend({ abilities: [...abilities] }),
    dice: [4],
  })
  expect(readAfterSpell(ambidexterityOn([]), (play, _ann, bob) => has(play, bob, 'ambidextrous'))).toBe(true)
  expect(readAfterSpell(ambidexterityOn(['counter-attack']), (play, _ann, bob) => has(play, bob, 'ambidextrous'))).toBe(
    false,
  )
})

test('CF-SPELL-72 the target pursues with its whole MOV and has no other bonus', () => {
  const given = { spell: 'cruel-will', gems: { earth: 2 }, on: friend({ mov: 10 }), dice: [1] }
  const far = (die: number, kind: 'pursuit' | 'walk') =>
    readAfterSpell({ ...given, dice: [die] }, (play, _ann, bob) => potential(play, bob, kind).total)
  expect(far(1, 'pursuit')).toBe(5)
  expect(far(2, 'pursuit')).toBe(10)
  expect(far(2, 'walk')).toBe(10)
})
