import type { Json } from '@fray/kernel'
import { describe, expect, test } from 'vitest'
import { resolveOpposition } from '../../dice/opposition.ts'
import { makeTest, type TestKind } from '../../dice/test.ts'
import { faithful } from '../../testing/faithful.ts'
import { playRule } from '../../testing/rule.ts'
import { eventArgs, fighterNamed, figure, optionKeys, promptId, rolledDice } from '../../testing/scene.ts'

const FAVOUR = 'favour-of-danu'

/** Amy, of the oracle's camp, tests with this many dice: her characteristics are 3. */
function runTest(
  kind: TestKind,
  answers: Json[],
  dice: number[],
  { count = 1, difficulty = 9 as number | null, gap = 10, faith = 2, abilities = [] as string[], times = 1 } = {},
) {
  return playRule(
    {
      figures: [
        faithful('Oracle', 0, 20, 30, { miracles: [FAVOUR], faith }),
        figure('Amy', 0, 22.5 + gap, 30, { aim: 3, pow: 3, abilities }),
        figure('Bob', 1, 90, 30),
      ],
    },
    function* (play) {
      const test = { kind, fighter: fighterNamed(play, 'Amy'), rules: [], difficulty, against: null, dice: count }
      for (let i = 0; i < times; i++) yield* makeTest(play, test)
    },
    { answers, dice },
  )
}

const CALL = `${FAVOUR}:1`

describe('CF-REV-SESSAIR-09 Favour of Danu', () => {
  test('CF-REV-SESSAIR-09: may be called after a friend’s failed test, and one die is rolled with −1', () => {
    const open = runTest('attack', [], [2, 3, 4], { count: 3 })
    expect(promptId(open)).toBe('ask.reaction')
    expect(optionKeys(open)).toEqual([CALL, 'pass'])
    // Divination: 4 + 1 against 5.
    const match = runTest('attack', [CALL], [2, 3, 4, 3, 5], { count: 3 })
    expect(rolledDice(match)).toEqual(['roll.attack 3', 'roll.divination 1', 'roll.attack 1'])
    expect(eventArgs(match, 'test.failed').map(({ final }) => final)).toEqual([7, 7])
    expect(fighterNamed(match, 'Oracle').faith).toBe(0)
  })

  test('CF-REV-SESSAIR-09: the new result stands even if it is worse, and neither a 6 nor an ability rerolls it', () => {
    const six = runTest('attack', ['no', CALL], [5, 3, 6], { abilities: ['luck'] })
    expect(rolledDice(six).length).toBe(3)
    expect(eventArgs(six, 'test.failed').map(({ final }) => final)).toEqual([8, 8])
    const worse = runTest('attack', [CALL], [4, 3, 2], { difficulty: null })
    expect(eventArgs(worse, 'test.result').map(({ final }) => final)).toEqual([7, 4])
  })

  test('CF-ABIL-61, CF-REV-SESSAIR-09: an opposition that Luck has repeated is not repeated again', () => {
    const oppose = (answers: Json[], dice: number[]) =>
      playRule(
        {
          figures: [
            faithful('Oracle', 0, 20, 30, { miracles: [FAVOUR], faith: 2 }),
            figure('Amy', 0, 30, 30, { abilities: ['luck'] }),
            figure('Bob', 1, 90, 30),
          ],
        },
        function* (play) {
          const plain = { kind: 'initiative' as const, rules: [], difficulty: null, against: null, dice: 1 }
          yield* resolveOpposition(
            play,
            { ...plain, fighter: fighterNamed(play, 'Amy') },
            { ...plain, fighter: fighterNamed(play, 'Bob') },
          )
        },
        { answers, dice },
      )
    expect(promptId(oppose(['no'], [2, 4]))).toBe('ask.reaction')
    expect(promptId(oppose(['use'], [2, 4, 3]))).toBeUndefined()
  })

  test('CF-ABIL-25, CF-REV-SESSAIR-09: the test of a cursed friend is not repeated', () => {
    expect(promptId(runTest('attack', [], [4], { abilities: ['cursed'] }))).toBeUndefined()
    expect(promptId(runTest('attack', [], [4]))).toBe('ask.reaction')
  })

  test('CF-REV-SESSAIR-09: repeats only the listed tests, if they failed', () => {
    const kinds = [
      'initiative',
      'attack',
      'defence',
      'aim',
      'courage',
      'discipline',
      'incantation',
      'recovery',
    ] as const
    for (const kind of kinds) expect(promptId(runTest(kind, [], [3]))).toBe('ask.reaction')
    expect(promptId(runTest('force', [], [3]))).toBeUndefined()
    expect(promptId(runTest('attack', [], [3], { difficulty: 6 }))).toBeUndefined()
  })

  test('CF-REV-SESSAIR-09: a failed or too distant call changes nothing', () => {
    expect(rolledDice(runTest('attack', [CALL], [3, 1]))).toEqual(['roll.attack 1', 'roll.divination 1'])
    expect(rolledDice(runTest('attack', [CALL], [3, 3], { gap: 10.1 }))).toEqual(['roll.attack 1', 'roll.divination 1'])
  })

  test('CF-REV-SESSAIR-09: works several times a round, but once on each fighter', () => {
    const failed = runTest('attack', [CALL, '0', CALL], [3, 1, 3, 3, 3], { faith: 4, times: 2 })
    expect(eventArgs(failed, 'call.announced')).toHaveLength(2)
    const succeeded = runTest('attack', [CALL, '0'], [3, 3, 3, 3], { faith: 4, times: 2 })
    expect(eventArgs(succeeded, 'call.announced')).toHaveLength(1)
  })

  test('CF-REV-SESSAIR-09: its own failed call is not repeated', () => {
    const match = runTest('attack', [CALL, '0'], [3, 1], { faith: 6 })
    expect(rolledDice(match)).toEqual(['roll.attack 1', 'roll.divination 1'])
    expect(promptId(match)).toBeUndefined()
  })

  test('CF-REV-SESSAIR-09, CF-ABIL-61: a test repeated by Luck is not repeated again', () => {
    const lucky = { abilities: ['luck'] }
    expect(promptId(runTest('attack', ['use'], [2, 3], lucky))).toBeUndefined()
    expect(promptId(runTest('attack', ['no'], [2], lucky))).toBe('ask.reaction')
  })

  test('CF-REV-SESSAIR-09: in an opposition it helps the loser', () => {
    const oppose = (first: string, second: string, dice: number[]) =>
      playRule(
        {
          figures: [
            faithful('Oracle', 0, 20, 30, { miracles: [FAVOUR], faith: 2 }),
            figure('Amy', 0, 26, 30),
            figure('Bob', 1, 90, 30),
          ],
        },
        (play) => {
          const test = { kind: 'initiative', rules: [], difficulty: null, against: null, dice: 1 } as const
          return resolveOpposition(
            play,
            { ...test, fighter: fighterNamed(play, first) },
            { ...test, fighter: fighterNamed(play, second) },
          )
        },
        { answers: [CALL], dice },
      )
    expect(eventArgs(oppose('Amy', 'Bob', [2, 3, 3, 5]), 'opposition.first')).toMatchObject([{ a: 7, b: 6 }])
    expect(eventArgs(oppose('Bob', 'Amy', [3, 2, 3, 5]), 'opposition.second')).toMatchObject([{ a: 6, b: 7 }])
  })
})
