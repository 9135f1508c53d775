import type { Json, Procedure } from '@fray/kernel'
import { expect, test } from 'vitest'
import { characteristic } from '../../../characteristics.ts'
import { pursueAfter } from '../../../combat/combat.ts'
import { makeTest } from '../../../dice/test.ts'
import { disengage } from '../../../movement/disengagement.ts'
import { potential } from '../../../movement/potential.ts'
import type { Fighter, Play } from '../../../state.ts'
import { faithful } from '../../../testing/faithful.ts'
import { eventArgs, fighterNamed, figure, promptId, rolledDice, type Scene } from '../../../testing/scene.ts'
import { readAfterSpell } from '../../../testing/spell-reading.ts'
import { spellScene } from '../../../testing/spell-scene.ts'
import { enemy, friend } from '../../../testing/tests-of-bob.ts'

function* leave(play: Play, who: Fighter): Procedure {
  yield* disengage(play, who)
}

const res = (play: Play, _ann: Fighter, bob: Fighter) => characteristic(play, bob, 'res').total

test('CF-SPELL-25, CF-CAST-15 RES rises by 2, or by 3 or 5 for one or two gems of Earth after the success', () => {
  const given = { spell: 'breastplate-of-earth', gems: { earth: 2 }, on: friend(), dice: [3] }
  expect(readAfterSpell(given, res)).toBe(7)
  const pay = { slots: { cost: [['earth', 2]], mastery: [], kept: [['earth', 2]] } }
  const more = (answer: string) => ({ ...given, gems: { earth: 4 }, answers: [pay, answer] })
  expect(readAfterSpell(more('1'), res)).toBe(8)
  expect(readAfterSpell(more('2'), res)).toBe(10)
  expect(readAfterSpell(more('0'), res)).toBe(7)
  expect(fighterNamed(spellScene(more('1')), 'Ann').gems).toEqual({ earth: 1 })
})

test('CF-SPELL-27 the target is slower by 2.5 cm, cannot pursue, and disengages at difficulty +2', () => {
  const given = { spell: 'bogging-down', gems: { earth: 2 }, on: enemy({ mov: 10 }), dice: [4] }
  expect(readAfterSpell(given, (play, _ann, bob) => potential(play, bob, 'walk').total)).toBe(7.5)
  const leaves = (die: number, card: Record<string, Json> = {}, answers: readonly Json[] = []) =>
    spellScene(
      { ...given, on: { ...enemy({ mov: 10, ...card }), at: [22.5, 30] }, dice: [die, 5], answers },
      (play, _ann, bob) => leave(play, bob),
    )
  const difficultyOf = (match: Scene) => eventArgs(match, 'test.passed').at(-1)?.difficulty
  // The spell fails on a 4 because the caster is in contact.
  expect(difficultyOf(leaves(4))).toBe(6)
  expect(difficultyOf(leaves(5))).toBe(8)
  const giant = { size: 'large', str: 6 }
  expect(difficultyOf(leaves(4, giant, ['force']))).toBe(6)
  expect(difficultyOf(leaves(5, giant, ['force']))).toBe(8)
})

test('CF-SPELL-27 a bogged-down fighter makes no pursuit movement', () => {
  const fallen = [figure('Fay', 0, 40, 30, {}, { status: 'eliminated' })]
  const given = { spell: 'bogging-down', gems: { earth: 2 }, on: enemy(), others: fallen }
  const pursues = (die: number) =>
    spellScene({ ...given, dice: [die] }, (play, _ann, bob) => pursueAfter(play, { lone: bob.id, many: [2] }))
  expect(pursues(4).outcome).toBeDefined()
  expect(promptId(pursues(3))).toBe('ask.pursuer')
})

test('CF-SPELL-30 an Attack test may be rerolled once, and the second result stands', () => {
  const given = { spell: 'ardent-heart', gems: { earth: 2 }, on: friend(), dice: [2, 1, 4] }
  const match = spellScene({ ...given, answers: ['repeat'] }, function* (play, ann, bob) {
    yield* makeTest(play, { kind: 'attack', fighter: bob, rules: [], difficulty: null, against: ann, dice: 1 })
  })
  expect(rolledDice(match)).toEqual(['roll.incantation 1', 'roll.attack 1', 'roll.attack 1'])
  // CF-DICE-02: the 6 of the second test explodes, which is not a third test.
  const lucky = spellScene({ ...given, dice: [2, 1, 6, 4], answers: ['repeat', 'again'] }, function* (play, ann, bob) {
    yield* makeTest(play, { kind: 'attack', fighter: bob, rules: [], difficulty: null, against: ann, dice: 1 })
  })
  expect(eventArgs(lucky, 'test.result').at(-1)?.final).toBe(6 + 4 + 3)
  // CF-MIRACLE-24: a faithful that could cancel the first test cannot cancel the second.
  const whim = faithful('Zoe', 0, 20, 25, { miracles: ['whim-of-destiny'], faith: 1 })
  const attackWith = (dice: readonly number[], answers: readonly Json[]) =>
    spellScene({ ...given, others: [whim], dice, answers }, function* (play, ann, bob) {
      yield* makeTest(play, { kind: 'attack', fighter: bob, rules: [], difficulty: null, against: ann, dice: 1 })
    })
  expect(promptId(attackWith([2, 6], []))).toBe('ask.reaction')
  expect(eventArgs(attackWith([2, 1, 6, 4], ['repeat', 'again']), 'test.result').at(-1)?.final).toBe(6 + 4 + 3)
  const defence = spellScene({ ...given, dice: [2, 3] }, function* (play, ann, bob) {
    yield* makeTest(play, { kind: 'defence', fighter: bob, rules: [], difficulty: 1, against: ann, dice: 1 })
  })
  expect(rolledDice(defence)).toHaveLength(2)
})
