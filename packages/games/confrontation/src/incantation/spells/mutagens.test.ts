import type { Json } from '@fray/kernel'
import { expect, test } from 'vitest'
import { effectOn } from '../../abilities/builders.ts'
import { hasRolledDie, wasGivenDie } from '../../abilities/dice/round-dice.ts'
import { makeTest } from '../../dice/test.ts'
import { magician } from '../../testing/magician.ts'
import { eventArgs, fighterNamed, figure, optionKeys } from '../../testing/scene.ts'
import { difficulty, readAfterSpell } from '../../testing/spell-reading.ts'
import { spellScene } from '../../testing/spell-scene.ts'
import { friend } from '../../testing/tests-of-bob.ts'
import { turn } from '../../testing/turn.ts'

const DIE = { object: 'mutagenic-die' }
/** A die that Bob got in this round. */
const GIVEN = { 'given:mutagenic-die': { stretch: 1, times: 1 } }
const mutant = (x: number, more: Record<string, Json> = {}) => friend({ abilities: [`mutagenic/${x}`] }, more)
const holding = (x: number) => mutant(x, { effects: [DIE], uses: GIVEN })
const mutantWithPoints = (x: number, points: number, more: Record<string, Json> = {}) =>
  mutant(x, { effects: [{ object: 'mutagenic-points', x: points }], uses: GIVEN, ...more })

/** Rolls Bob's die before an Initiative test, and lists the ways to spend the points. */
function spends(given: Parameters<typeof spellScene>[0], face: number): string[] {
  const answers = [...(given.answers ?? []), 'use']
  return optionKeys(
    spellScene({ ...given, answers, dice: [...given.dice, face] }, function* (play, _ann, bob) {
      yield* makeTest(play, { kind: 'initiative', fighter: bob, rules: [], difficulty: null, against: null, dice: 1 })
    }),
  )
}

/**
 * Lists which of Fay, Flo and Fox a spell may be cast on: without Mutagenic, holding a die, having rolled it, without a
 * die.
 */
function allowedTargets(spell: string, gems: number): number[] {
  const figures = [
    figure('Fay', 0, 24, 30, {}, { card: 'a' }),
    figure('Flo', 0, 24, 36, { abilities: ['mutagenic/1'] }, { card: 'b', effects: [DIE], uses: GIVEN }),
    figure('Fox', 0, 24, 42, { abilities: ['mutagenic/1'] }, { card: 'c', uses: GIVEN }),
    figure('Flo2', 0, 24, 24, { abilities: ['mutagenic/1'] }, { card: 'd' }),
  ]
  const knows = { spells: [spell, 'celerity-of-the-shadows'], gems: { darkness: gems } }
  const match = turn([magician('Ann', 0, 20, 30, knows), ...figures], { answers: ['done', '0:cast'] })
  return optionKeys(match).flatMap((key) => (key.startsWith(spell) ? [Number(key.split(':')[1])] : []))
}

test('CF-SPELL-19 a 1 of the Mutagenic die counts for a fighter that holds one', () => {
  const given = { spell: 'genetic-reliability', gems: { darkness: 1 }, on: holding(1), dice: [3] }
  expect(spends(given, 1)).toEqual(['ini:1', 'ini:2', 'none'])
  expect(allowedTargets('genetic-reliability', 1)).toEqual([2])
  const failed = spellScene({ ...given, dice: [2, 1, 3], answers: ['use'] }, function* (play, _ann, bob) {
    yield* makeTest(play, { kind: 'initiative', fighter: bob, rules: [], difficulty: null, against: null, dice: 1 })
  })
  expect(eventArgs(failed, 'mutagenic')).toMatchObject([{ points: 0 }])
})

test('CF-SPELL-20 a fighter without a die gets one, at difficulty 8 + X', () => {
  const diceFor = (x: number, dice: number[]) => ({
    spell: 'intoxication-of-darkness',
    gems: { darkness: 2 },
    on: { ...mutant(x), at: [26, 30] as const },
    dice,
  })
  expect(difficulty(spellScene(diceFor(2, [6])))).toBe(10)
  expect(difficulty(spellScene(diceFor(-1, [4])))).toBe(8)
  expect(readAfterSpell(diceFor(2, [6]), (_play, _ann, bob) => effectOn(bob, 'mutagenic-die') !== undefined)).toBe(true)
  expect(allowedTargets('intoxication-of-darkness', 2)).toEqual([4])
})

test('CF-SPELL-20, CF-REV-DIRZ-16 the die may be turned into Atlas, and its fighter gets no second one', () => {
  const given = {
    ...{ spell: 'intoxication-of-darkness', gems: { darkness: 2 }, dice: [6] },
    on: { ...mutant(0, { extras: ['atlas-treatment'] }), at: [26, 30] as const },
  }
  const objects = (answer: string) =>
    fighterNamed(spellScene({ ...given, answers: [answer] }), 'Bob').effects.map(({ object }) => object)
  expect(objects('use')).toEqual(['under-atlas'])
  expect(objects('no')).toEqual(['mutagenic-die'])
  const used = { ...given, answers: ['use'] }
  expect(readAfterSpell(used, (play, _ann, bob) => wasGivenDie(play, bob, 'mutagenic-die'))).toBe(true)
  // CF-SPELL-22: but Bob has rolled none.
  expect(readAfterSpell(used, (play, _ann, bob) => hasRolledDie(play, bob, 'mutagenic-die'))).toBe(false)
})

test('CF-SPELL-22 the player may heal one degree for three points left, once a round', () => {
  const reconstitution = (points: number, more: Record<string, Json> = {}) => ({
    spell: 'genetic-reconstitution',
    gems: { darkness: 1 },
    on: mutantWithPoints(1, points, { wounds: 'serious', ...more }),
    dice: [4],
  })
  const healed = spellScene({ ...reconstitution(5), answers: ['heal'] })
  expect(fighterNamed(healed, 'Bob').wounds).toBe(1)
  expect(effectOn(fighterNamed(healed, 'Bob'), 'mutagenic-points')?.x).toBe(2)
  expect(fighterNamed(spellScene({ ...reconstitution(3), answers: ['keep'] }), 'Bob').wounds).toBe(2)
  expect(fighterNamed(spellScene(reconstitution(2)), 'Bob').wounds).toBe(2)
  const again = { uses: { ...GIVEN, 'genetic-reconstitution': { stretch: 1, times: 1 } } }
  expect(fighterNamed(spellScene(reconstitution(6, again)), 'Bob').wounds).toBe(2)
  expect(allowedTargets('genetic-reconstitution', 1)).toEqual([3])
})

test('CF-SPELL-23 one more point may go to each characteristic', () => {
  const given = { spell: 'genetic-alteration', gems: { darkness: 1 }, on: holding(-1), dice: [2] }
  expect(spends(given, 6)).toEqual(['ini:1', 'ini:2', 'ini:3', 'none'])
  expect(spends({ ...given, dice: [1] }, 6)).toEqual(['ini:1', 'ini:2', 'none'])
})

test('CF-SPELL-24 X and the cap rise by 1, unless the die has been rolled', () => {
  const given = { spell: 'assimilation-serum', gems: { darkness: 1 }, on: holding(0), dice: [3] }
  // 2 + X is three points, and as many fit.
  expect(spends(given, 2)).toEqual(['ini:1', 'ini:2', 'ini:3', 'none'])
  expect(spends({ ...given, dice: [2] }, 2)).toEqual(['ini:1', 'ini:2', 'none'])
  expect(
    fighterNamed(spellScene({ ...given, on: mutantWithPoints(0, 2) }), 'Bob').effects.map(({ object }) => object),
  ).toEqual(['mutagenic-points'])
  expect(allowedTargets('assimilation-serum', 1)).toEqual([2, 3, 4])
})
