import { expect, test } from 'vitest'
import { characteristic } from '../../../characteristics.ts'
import { eventArgs, figure } from '../../../testing/scene.ts'
import { readAfterSpell, strike } from '../../../testing/spell-reading.ts'
import { spellScene } from '../../../testing/spell-scene.ts'
import { enemy, friend } from '../../../testing/tests-of-bob.ts'
import { has } from '../../../traits.ts'

test('CF-SPELL-81, CF-SPELL-84 one target is Brutal; the other has STR +4 after its next charge', () => {
  const brutal = { spell: 'vigour-of-the-wave', gems: { water: 1 }, on: friend(), dice: [3] }
  expect(readAfterSpell(brutal, (play, _ann, bob) => has(play, bob, 'brutal'))).toBe(true)
  const str = (before: number[], charged: number[]) =>
    readAfterSpell(
      { spell: 'force-of-nature', gems: { water: 2 }, on: friend({}, { charged: before }), dice: [4] },
      (play, _ann, bob) => {
        bob.charged = [...before, ...charged]
        return characteristic(play, bob, 'str').total
      },
    )
  expect(str([], [])).toBe(3)
  expect(str([], [0])).toBe(7)
  expect(str([0], [])).toBe(3)
})

test('CF-SPELL-82 Damage rolls of the target’s attacks have −4', () => {
  const match = spellScene({ spell: 'weakening', gems: { water: 2 }, on: enemy(), dice: [4, 5, 2] }, strike)
  // 5 + STR 3 − RES 5 − 4.
  expect(eventArgs(match, 'damage.read')).toMatchObject([{ victim: 'Ann', total: -1 }])
})

test('CF-SPELL-83 the caster and each friendly Daïkinee within 10 cm heal on 4 or more', () => {
  const hurt = { wounds: 'serious' }
  const given = {
    spell: 'calming-flow',
    gems: { water: 4 },
    on: { ...friend({ people: 'daikinee' }, hurt), at: [27.5, 30] as const },
    others: [figure('Fox', 0, 20, 45, { people: 'daikinee' }, hurt), figure('Stranger', 0, 20, 35, {}, hurt)],
    ann: { more: hurt },
    onHerself: true,
  }
  const wounds = (dice: readonly number[]) =>
    spellScene({ ...given, dice }).state.fighters.map((fighter) => fighter.wounds)
  expect(wounds([5, 4, 3])).toEqual([1, 2, 2, 2])
  expect(wounds([5, 3, 4])).toEqual([2, 1, 2, 2])
})
