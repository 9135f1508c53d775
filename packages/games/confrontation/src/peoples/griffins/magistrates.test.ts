import { describe, expect, test } from 'vitest'
import { resolveOpposition } from '../../dice/opposition.ts'
import { makeTest, type TestKind } from '../../dice/test.ts'
import { faithful } from '../../testing/faithful.ts'
import { playPhase } from '../../testing/phase.ts'
import { playRule } from '../../testing/rule.ts'
import { eventArgs, fighterNamed, figure, optionKeys, promptId, rolledDice } from '../../testing/scene.ts'

const STORED = 'the-judges-die'

describe('CF-REV-GRIFFIN-13 the judge’s die', () => {
  const round = (answer: string, dice: number[]) =>
    playPhase(
      'strategic',
      {
        figures: [faithful('Ann', 0, 20, 30, { card: { abilities: [STORED] } }), figure('Bob', 1, 90, 30)],
      },
      { answers: [answer, { seat: 0, answer: '0' }, '1'], dice },
    )

  test('CF-REV-GRIFFIN-13: may be rolled before the Tactical roll, and is kept unless it is a 1', () => {
    const storedDieAfter = (face: number, tactical: number[]) =>
      fighterNamed(round('use', [face, ...tactical]), 'Ann').effects.map(({ object, x, until }) => [object, x, until])
    expect(storedDieAfter(1, [4, 2])).toEqual([])
    expect(storedDieAfter(2, [])).toEqual([['stored-die', 2, 'round']])
    expect(storedDieAfter(6, [])).toEqual([['stored-die', 6, 'round']])
    expect(rolledDice(round('use', [6]))).toEqual(['roll.stored-die 1'])
    // It may serve the Discipline of the Tactical roll at once.
    expect(promptId(round('use', [6]))).toBe('ask.stored-die')
    expect(rolledDice(round('no', [4, 2]))).toEqual(['roll.tactical 1', 'roll.tactical 1'])
  })

  /** Amy, of Ann's camp, tests; Ann has stored a die. */
  const runTest = (kind: TestKind, answers: string[], dice: number[], { x = 5, gap = 10, ann = {}, amy = {} } = {}) =>
    playRule(
      {
        figures: [
          faithful('Ann', 0, 20, 30, { more: { effects: [{ object: 'stored-die', x }], ...ann } }),
          figure('Amy', 0, 22.5 + gap, 30, { aim: 3, pow: 3, ...amy }),
          figure('Bob', 1, 90, 30),
        ],
      },
      (play) =>
        makeTest(play, { kind, fighter: fighterNamed(play, 'Amy'), rules: [], difficulty: 9, against: null, dice: 3 }),
      { answers, dice },
    )

  test('CF-REV-GRIFFIN-13: replaces all dice of a test of a friend in the aura, with modifiers, and is used up', () => {
    const match = runTest('attack', ['lend'], [])
    expect(eventArgs(match, 'test.failed')).toMatchObject([{ fighter: 'Amy', final: 8 }])
    expect(rolledDice(match)).toMatchObject([])
    expect(fighterNamed(match, 'Ann').effects).toEqual([])
    expect(eventArgs(runTest('attack', ['lend'], [], { amy: { att: 4 } }), 'test.passed')).toMatchObject([{ final: 9 }])
    expect(rolledDice(runTest('attack', ['no'], [2, 2, 2]))).toEqual(['roll.attack 3'])
  })

  test('CF-REV-GRIFFIN-13: neither a 6 nor an ability rerolls it', () => {
    const six = runTest('attack', ['lend'], [], { x: 6 })
    expect(rolledDice(six)).toMatchObject([])
    expect(eventArgs(six, 'test.passed')).toMatchObject([{ final: 9 }])
    const lucky = runTest('attack', ['lend'], [], { amy: { abilities: ['luck'] } })
    expect(rolledDice(lucky)).toEqual([])
    expect(eventArgs(lucky, 'test.failed').length).toBe(1)
  })

  test('CF-REV-GRIFFIN-13: helps only the listed tests', () => {
    const helped = [
      'initiative',
      'attack',
      'defence',
      'aim',
      'courage',
      'discipline',
      'incantation',
      'recovery',
    ] as const
    for (const kind of helped) expect(promptId(runTest(kind, [], []))).toBe('ask.stored-die')
    expect(rolledDice(runTest('force', [], [2, 2, 2]))).toEqual(['roll.force 3'])
  })

  test('CF-REV-GRIFFIN-13: helps only friends in the aura of faith, and not in rout', () => {
    expect(promptId(runTest('attack', [], [], { gap: 15 }))).toBe('ask.stored-die')
    expect(rolledDice(runTest('attack', [], [2, 2, 2], { gap: 15.1 }))).toEqual(['roll.attack 3'])
    expect(rolledDice(runTest('attack', [], [2, 2, 2], { ann: { inRout: true } }))).toEqual(['roll.attack 3'])
    expect(rolledDice(runTest('attack', [], [2, 2, 2], { ann: { seat: 1 } }))).toEqual(['roll.attack 3'])
  })

  test('CF-REV-GRIFFIN-13: in an opposition it counts for the first roll; a tie is rolled again', () => {
    const oppose = (dice: number[]) =>
      playRule(
        {
          figures: [
            faithful('Ann', 0, 20, 30, { more: { effects: [{ object: 'stored-die', x: 5 }] } }),
            figure('Bob', 1, 90, 30),
          ],
        },
        (play) => {
          const test = { kind: 'initiative', rules: [], difficulty: null, against: null, dice: 1 } as const
          return resolveOpposition(
            play,
            { ...test, fighter: fighterNamed(play, 'Ann') },
            { ...test, fighter: fighterNamed(play, 'Bob') },
          )
        },
        { answers: ['lend'], dice },
      )
    expect(rolledDice(oppose([4]))).toEqual(['roll.initiative 1'])
    expect(eventArgs(oppose([4]), 'opposition.first')).toMatchObject([{ a: 8, b: 7 }])
    expect(rolledDice(oppose([5, 2, 3]))).toEqual(['roll.initiative 1', 'roll.initiative 1', 'roll.initiative 1'])
  })

  test('CF-REV-GRIFFIN-13, CF-PACK-11: against a die preset by the enemy both are spent and the test is rolled', () => {
    const match = playRule(
      {
        figures: [
          faithful('Ann', 0, 20, 30, { more: { effects: [{ object: 'stored-die', x: 5 }] } }),
          figure('Bob', 1, 90, 30),
        ],
      },
      (play) => {
        play.state.camps[1]!.diceBefore = [2]
        const fighter = fighterNamed(play, 'Ann')
        return makeTest(play, { kind: 'attack', fighter, rules: [], difficulty: 5, against: null, dice: 1 })
      },
      { answers: ['lend', '2'], dice: [3] },
    )
    expect(rolledDice(match)).toEqual(['roll.attack 1'])
    expect(fighterNamed(match, 'Ann').effects).toEqual([])
    expect(match.state.camps[1]!.diceBefore).toEqual([])
  })

  test('CF-REV-GRIFFIN-13: a test takes one stored die', () => {
    const match = playRule(
      {
        figures: [
          ...[30, 34].map((y, i) =>
            faithful(`Ann${i}`, 0, 20, y, { more: { effects: [{ object: 'stored-die', x: 2 + i }] } }),
          ),
          figure('Bob', 1, 90, 30),
        ],
      },
      (play) =>
        makeTest(play, {
          kind: 'attack',
          fighter: fighterNamed(play, 'Ann0'),
          rules: [],
          difficulty: 5,
          against: null,
          dice: 1,
        }),
      { answers: ['no', 'lend'] },
    )
    expect(eventArgs(match, 'test.passed')).toMatchObject([{ final: 6 }])
    expect(optionKeys(match)).toMatchObject([])
  })
})
