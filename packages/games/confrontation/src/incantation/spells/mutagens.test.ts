import type { Json } from '@fray/kernel'
import { expect, test } from 'vitest'
import { effectOn } from '../../abilities/builders.ts'
import { hasRolledDie, wasGivenDie } from '../../abilities/round-dice.ts'
import { makeTest } from '../../dice/test.ts'
import { magician } from '../../testing/magician.ts'
import { eventArgs, fighterNamed, figure, optionKeys } from '../../testing/scene.ts'
import { difficulty, friend, readAfterSpell } from '../../testing/spell-reading.ts'
import { spellScene } from '../../testing/spell-scene.ts'
import { turn } from '../../testing/turn.ts'

const DIE = { object: 'mutagenic-die' }
/** A die was given to him in this round. */
const GIVEN = { 'given:mutagenic-die': { stretch: 1, times: 1 } }
const mutant = (x: number, more: Record<string, Json> = {}) => friend({ abilities: [`mutagenic/${x}`] }, more)
const holding = (x: number) => mutant(x, { effects: [DIE], uses: GIVEN })
const rolled = (x: number, points: number, more: Record<string, Json> = {}) =>
  mutant(x, { effects: [{ object: 'mutagenic-points', x: points }], uses: GIVEN, ...more })

/** Bob rolls his die before an Initiative test; what he could spend then. */
function spends(given: Parameters<typeof spellScene>[0], face: number): string[] {
  const answers = [...(given.answers ?? []), 'use']
  return optionKeys(
    spellScene({ ...given, answers, dice: [...given.dice, face] }, function* (play, _ann, bob) {
      yield* makeTest(play, { kind: 'initiative', fighter: bob, rules: [], difficulty: null, against: null, dice: 1 })
    }),
  )
}

/** Which of Fay, Flo and Fox a spell may be cast on: without Mutagenic, holding a die, having rolled it, given none. */
function named(spell: string, gems: number): number[] {
  const figures = [
    figure('Fay', 0, 24, 30, {}, { card: 'a' }),
    figure('Flo', 0, 24, 36, { abilities: ['mutagenic/1'] }, { card: 'b', effects: [DIE], uses: GIVEN }),
    figure('Fox', 0, 24, 42, { abilities: ['mutagenic/1'] }, { card: 'c', uses: GIVEN }),
    figure('Flo2', 0, 24, 24, { abilities: ['mutagenic/1'] }, { card: 'd' }),
  ]
  const knows = { spells: [spell, 'CF-SPELL-42'], gems: { darkness: gems } }
  const match = turn([magician('Ann', 0, 20, 30, knows), ...figures], { answers: ['done', '0:cast'] })
  return optionKeys(match).flatMap((key) => (key.startsWith(spell) ? [Number(key.split(':')[1])] : []))
}

test('CF-SPELL-19: a 1 of his Mutagenic die counts, for those who hold one', () => {
  const given = { spell: 'CF-SPELL-19', gems: { darkness: 1 }, on: holding(1), dice: [3] }
  expect(spends(given, 1)).toEqual(['ini:1', 'ini:2', 'none'])
  expect(named('CF-SPELL-19', 1)).toEqual([2])
  const failed = spellScene({ ...given, dice: [2, 1, 3], answers: ['use'] }, function* (play, _ann, bob) {
    yield* makeTest(play, { kind: 'initiative', fighter: bob, rules: [], difficulty: null, against: null, dice: 1 })
  })
  expect(eventArgs(failed, 'mutagenic')).toMatchObject([{ points: 0 }])
})

test('CF-SPELL-20: a die for whoever has been given none, 8 + X', () => {
  const given = (x: number, dice: number[]) => ({
    spell: 'CF-SPELL-20',
    gems: { darkness: 2 },
    on: { ...mutant(x), at: [26, 30] as const },
    dice,
  })
  expect([difficulty(spellScene(given(2, [6]))), difficulty(spellScene(given(-1, [4])))]).toEqual([10, 8])
  expect(readAfterSpell(given(2, [6]), (_play, _ann, bob) => effectOn(bob, 'mutagenic-die') !== undefined)).toBe(true)
  expect(named('CF-SPELL-20', 2)).toEqual([4])
})

test('CF-SPELL-20, CF-REV-DIRZ-16: that die may be turned into Atlas, and whose die was is given no second one', () => {
  const given = {
    ...{ spell: 'CF-SPELL-20', gems: { darkness: 2 }, dice: [6] },
    on: { ...mutant(0, { extras: ['atlas-treatment'] }), at: [26, 30] as const },
  }
  const objects = (answer: string) =>
    fighterNamed(spellScene({ ...given, answers: [answer] }), 'Bob').effects.map(({ object }) => object)
  expect([objects('use'), objects('no')]).toEqual([['under-atlas'], ['mutagenic-die']])
  const used = { ...given, answers: ['use'] }
  expect(readAfterSpell(used, (play, _ann, bob) => wasGivenDie(play, bob, 'mutagenic-die'))).toBe(true)
  // CF-SPELL-22: but he has rolled none.
  expect(readAfterSpell(used, (play, _ann, bob) => hasRolledDie(play, bob, 'mutagenic-die'))).toBe(false)
})

test('CF-SPELL-22: for three points that he has left, one degree, if his player likes, once a round', () => {
  const given = (points: number, more: Record<string, Json> = {}) => ({
    spell: 'CF-SPELL-22',
    gems: { darkness: 1 },
    on: rolled(1, points, { wounds: 'serious', ...more }),
    dice: [4],
  })
  const healed = spellScene({ ...given(5), answers: ['heal'] })
  expect([fighterNamed(healed, 'Bob').wounds, effectOn(fighterNamed(healed, 'Bob'), 'mutagenic-points')?.x]).toEqual([
    1, 2,
  ])
  expect(fighterNamed(spellScene({ ...given(3), answers: ['keep'] }), 'Bob').wounds).toBe(2)
  expect(fighterNamed(spellScene(given(2)), 'Bob').wounds).toBe(2)
  const again = { uses: { ...GIVEN, 'cf-spell-22': { stretch: 1, times: 1 } } }
  expect(fighterNamed(spellScene(given(6, again)), 'Bob').wounds).toBe(2)
  expect(named('CF-SPELL-22', 1)).toEqual([3])
})

test('CF-SPELL-23: one point more may go to each characteristic', () => {
  const given = { spell: 'CF-SPELL-23', gems: { darkness: 1 }, on: holding(-1), dice: [2] }
  expect(spends(given, 6)).toEqual(['ini:1', 'ini:2', 'ini:3', 'none'])
  expect(spends({ ...given, dice: [1] }, 6)).toEqual(['ini:1', 'ini:2', 'none'])
})

test('CF-SPELL-24: X rises by 1, and the cap with it; nothing once the die has been rolled', () => {
  const given = { spell: 'CF-SPELL-24', gems: { darkness: 1 }, on: holding(0), dice: [3] }
  // 2 + X is three points, and as many fit.
  expect(spends(given, 2)).toEqual(['ini:1', 'ini:2', 'ini:3', 'none'])
  expect(spends({ ...given, dice: [2] }, 2)).toEqual(['ini:1', 'ini:2', 'none'])
  expect(fighterNamed(spellScene({ ...given, on: rolled(0, 2) }), 'Bob').effects.map(({ object }) => object)).toEqual([
    'mutagenic-points',
  ])
  expect(named('CF-SPELL-24', 1)).toEqual([2, 3, 4])
})
