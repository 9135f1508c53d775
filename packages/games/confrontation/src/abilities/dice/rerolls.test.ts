import { describe, expect, test } from 'vitest'
import { makeTest, type TestKind } from '../../dice/test.ts'
import { playRule } from '../../testing/rule.ts'
import { eventArgs, fighterNamed, figure, promptId, type Script } from '../../testing/scene.ts'
import { FIGHTERS_TESTS } from './rerolls.ts'

/** A test by Ann with these abilities and 3 everywhere (COU 4), against a difficulty that no single die reaches. */
function rollTest(abilities: string[], kind: TestKind, script: Script, difficulty: number | null = 30) {
  return playRule(
    { figures: [figure('Ann', 0, 20, 30, { abilities, aim: 3 }), figure('Bob', 1, 60, 30)] },
    (play) =>
      makeTest(play, {
        kind,
        fighter: fighterNamed(play, 'Ann'),
        rules: ['CF-DICE-01'],
        difficulty,
        against: null,
        dice: 1,
      }),
    script,
  )
}

/** The final result of a test with these faces, rerolling the first one if possible. */
function finalOf(abilities: string[], kind: TestKind, ...faces: number[]): unknown {
  const match = rollTest(abilities, kind, { dice: faces })
  return [...eventArgs(match, 'test.failed'), ...eventArgs(match, 'test.failed-outright')][0]?.final
}

/** Faces that the tester may reroll. */
function again(abilities: string[], kind: TestKind): number[] {
  return [2, 3, 4, 5, 6].filter((face) => promptId(rollTest(abilities, kind, { dice: [face] }, null)) === 'ask.again')
}

test('CF-ABIL-25 a cursed fighter rolls no die again, neither a 6 nor a die that an ability allows', () => {
  expect(again([], 'attack')).toEqual([6])
  expect(again(['cursed'], 'attack')).toEqual([])
  expect(again(['cursed', 'brutal'], 'attack')).toEqual([])
})

test('CF-ABIL-29 a fighter that dodges may roll a 5 again in a Defence test, and in no other test', () => {
  expect(again(['dodge'], 'defence')).toEqual([5, 6])
  expect(again(['dodge'], 'attack')).toEqual([6])
})

test('CF-ABIL-15 a brutal fighter may roll a 5 again in an Attack test, and in no other test', () => {
  expect(again(['brutal'], 'attack')).toEqual([5, 6])
  expect(again(['brutal'], 'defence')).toEqual([6])
})

describe('CF-ABIL-40 a fighter with Fine blade', () => {
  test('does not fail an attack with a 1', () => {
    expect(finalOf([], 'attack', 1)).toBe(0)
    expect(finalOf(['fine-blade'], 'attack', 1)).toBe(4)
  })

  test('does not fail an attack with a 1 after a 6', () => {
    expect(finalOf(['fine-blade'], 'attack', 6, 1)).toBe(10)
  })

  test('fails a parry with a 1 as usual', () => {
    expect(finalOf(['fine-blade'], 'defence', 1)).toBe(0)
  })
})

test.each(FIGHTERS_TESTS)('CF-ABIL-46 a hardened fighter may roll a 5 again: %s', (kind) => {
  expect(again(['hardened'], kind)).toEqual([5, 6])
})

test('CF-ABIL-46 and CF-DISENGAGE-03 a hardened fighter that disengages by force rolls no 5 again, because this is not a test of Initiative', () => {
  expect(again(['hardened'], 'force')).toEqual([6])
})

test('CF-ABIL-14 a brave fighter may roll a 5 again in a Courage test, and does not fail it with a 1', () => {
  expect(again(['bravery'], 'courage')).toEqual([5, 6])
  expect(again(['bravery'], 'attack')).toEqual([6])
  expect(finalOf(['bravery'], 'courage', 1)).toBe(5)
  expect(finalOf([], 'courage', 1)).toBe(0)
})

test.each(FIGHTERS_TESTS)('CF-ABIL-59 a fighter loved by the gods may roll a 3, 4 or 5 again: %s', (kind) => {
  expect(again(['loved-by-the-gods'], kind)).toEqual([3, 4, 5, 6])
})

test('CF-ABIL-59 a fighter loved by the gods that disengages by force rolls nothing again', () => {
  expect(again(['loved-by-the-gods'], 'force')).toEqual([6])
})

test.each([
  ['CF-ABIL-71', 'parade', 'defence'],
  ['CF-ABIL-87', 'rigour', 'discipline'],
  ['CF-ABIL-87', 'rigour', 'tactical'],
  ['CF-ABIL-103', 'vivacity', 'initiative'],
  ['CF-ABIL-103, CF-DISENGAGE-03', 'vivacity', 'agility'],
] as const)(
  '%s with %s a 1 in a test (%s) is an ordinary result, even after a 6; in other tests it is not',
  (_, id, kind) => {
    expect(finalOf([], kind, 1)).toBe(0)
    expect(finalOf([id], kind, 1)).toBe(4)
    expect(finalOf([id], kind, 6, 1)).toBe(10)
    expect(finalOf([id], 'attack', 1)).toBe(0)
  },
)

test.each([
  ['CF-ABIL-81', 'reflexes', 'initiative'],
  ['CF-ABIL-81, CF-DISENGAGE-03', 'reflexes', 'agility'],
  ['CF-ABIL-97', 'strategist', 'discipline'],
  ['CF-ABIL-97', 'strategist', 'tactical'],
] as const)('%s with %s a 5 may be rolled again in a test (%s), and in no other test', (_, id, kind) => {
  expect(again([id], kind)).toEqual([5, 6])
  expect(again([id], 'attack')).toEqual([6])
})
