import { expect, test } from 'vitest'
import { difficulty, readAfterSpell, resultsAfterSpell, xAfter } from '../../../testing/spell-reading.ts'
import { spellScene } from '../../../testing/spell-scene.ts'
import { enemy, friend } from '../../../testing/tests-of-bob.ts'
import { has } from '../../../traits.ts'

test('CF-SPELL-62, CF-SPELL-65 one target has Fine blade; the other Implacable one higher, up to 3', () => {
  const blade = { spell: 'agility-of-the-nymphs', gems: { darkness: 1 }, on: friend({ att: 4 }), dice: [2] }
  expect(difficulty(spellScene(blade))).toBe(6)
  expect(readAfterSpell(blade, (play, _ann, bob) => has(play, bob, 'fine-blade'))).toBe(true)
  const massacre = (abilities: readonly string[]) =>
    xAfter(
      { spell: 'massacre', gems: { darkness: 1 }, on: friend({ abilities: [...abilities] }), dice: [2] },
      'implacable',
    )
  expect(massacre([])).toBe(1)
  expect(massacre(['implacable/1'])).toBe(2)
  expect(massacre(['implacable/3'])).toBe(3)
})

test('CF-SPELL-64 combat and Power tests have −1, at difficulty COU or FEAR, else RES', () => {
  const given = { spell: 'bite-of-the-soul', gems: { darkness: 2 }, on: enemy({ cou: 6 }), dice: [2] }
  expect(difficulty(spellScene(given))).toBe(6)
  expect(difficulty(spellScene({ ...given, on: enemy({ cou: null, fear: 7 }), dice: [3] }))).toBe(7)
  // CF-REV-GOBLIN-12: values had as if printed count, and bonuses of spells do not.
  const enraged = [{ object: 'under-rats-wrath-transformed' }, { object: 'under-warrior-of-the-earth-cou', x: 1 }]
  expect(difficulty(spellScene({ ...given, on: enemy({ cou: 4 }, { effects: enraged }) }))).toBe(6)
  expect(resultsAfterSpell(given, ['initiative', 'attack', 'defence', 'discipline'])).toEqual([5, 5, 5, 6])
})
