import type { Json } from '@fray/kernel'
import { describe, expect, test } from 'vitest'
import { resolveOpposition } from '../../dice/opposition.ts'
import { makeTest, type Test } from '../../dice/test.ts'
import { playRule } from '../../testing/rule.ts'
import { eventArgs, type FigureDetails, fighterNamed, figure, optionKeys, promptId } from '../../testing/scene.ts'

const BARD = { abilities: ['destiny-of-heroes'] }
const HERO = { character: true }

describe('CF-REV-LION-07 Destiny of heroes', () => {
  const bard = (x = 22.5, card: FigureDetails = BARD, more: FigureDetails = {}) => figure('Bard', 0, x, 30, card, more)
  interface Given {
    readonly hero?: FigureDetails
    readonly others?: readonly Json[]
    readonly test?: Partial<Test>
    readonly times?: number
  }
  /** Ann, a Character of Alahan, tests a 3 against 8, once by default. */
  const runTest = (faces: readonly number[], answers: readonly Json[], given: Given = {}) => {
    const { hero = HERO, others = [bard()], test: made = {}, times = 1 } = given
    return playRule(
      { figures: [figure('Ann', 0, 10, 30, hero), ...others] },
      function* (play) {
        const plain = {
          kind: 'attack',
          fighter: fighterNamed(play, 'Ann'),
          rules: [],
          difficulty: 8,
          against: null,
          dice: 1,
        } as const
        for (let i = 0; i < times; i++) yield* makeTest(play, { ...plain, ...made })
      },
      { dice: faces, answers },
    )
  }
  const passedResults = (match: ReturnType<typeof runTest>) => eventArgs(match, 'test.passed').map(({ final }) => final)

  test('CF-REV-LION-07: after the test one of its dice may be rerolled', () => {
    expect(optionKeys(runTest([2], []))).toEqual(['2', 'no'])
    const match = runTest([2, 5], ['2'])
    expect(passedResults(match)).toEqual([8])
    expect(eventArgs(match, 'destiny')).toEqual([{ bard: 'Bard', fighter: 'Ann', face: 2 }])
    expect(passedResults(runTest([2], ['no']))).toEqual([])
  })

  test('CF-REV-LION-07, CF-SPELL-30: a test repeated by Ardent Heart gets no reroll', () => {
    const hero = figure('Ann', 0, 10, 30, HERO, { effects: [{ object: 'under-ardent-heart', until: 'round' }] })
    const repeatTest = (faces: readonly number[], answers: readonly Json[]) =>
      playRule(
        { figures: [hero, bard()] },
        function* (play) {
          const fighter = fighterNamed(play, 'Ann')
          yield* makeTest(play, { kind: 'attack', fighter, rules: [], difficulty: 8, against: null, dice: 1 })
        },
        { dice: faces, answers },
      )
    expect(optionKeys(repeatTest([2], []))).toEqual(['2', 'no'])
    const repeated = repeatTest([2, 3], ['no', 'repeat'])
    expect(promptId(repeated)).toBeUndefined()
    expect(eventArgs(repeated, 'test.failed').map(({ final }) => final)).toEqual([5, 6])
  })

  test('CF-REV-LION-07: the new die is final: a 6 is not rolled again, and a 1 fails', () => {
    expect(passedResults(runTest([2, 6], ['2'], { test: { difficulty: 9 } }))).toEqual([9])
    expect(eventArgs(runTest([4, 1], ['4']), 'test.failed-outright')).toHaveLength(1)
  })

  test('CF-REV-LION-07: it replaces a die with its additional rolls, and other dice stay', () => {
    // A 6 and a 2 give 11 in all; a 5 replaces the 8.
    const rolledSix = runTest([6, 2, 5], ['8'], { test: { difficulty: 12 } })
    expect(eventArgs(rolledSix, 'test.failed')).toMatchObject([{ final: 8 }])
    const two = runTest([4, 2, 3], ['2'], { test: { difficulty: 9, dice: 2 } })
    expect(eventArgs(two, 'test.failed')).toMatchObject([{ final: 7 }])
  })

  test('CF-REV-LION-07, CF-DICE-06: the new die counts next to a die with additional rolls, even a failed one', () => {
    // The 6 is not enough and is rolled again: a 1. A 5 replaces the 2.
    const match = runTest([6, 2, 1, 5], ['2'], { test: { difficulty: 10, dice: 2 } })
    expect(eventArgs(match, 'test.failed').map(({ final }) => final)).toEqual([8])
    expect(eventArgs(match, 'test.failed-outright')).toEqual([])
  })

  test('CF-REV-LION-07, CF-ABIL-61: Luck does not reroll a die the bard has rerolled, and still works on other tests', () => {
    const lucky = (answers: Json[], dice: number[]) =>
      runTest(dice, answers, { hero: { ...HERO, abilities: ['luck'] } })
    expect(promptId(lucky(['no'], [2]))).toBe('ask.ability')
    expect(promptId(lucky(['2'], [2, 3]))).toBeUndefined()
    expect(passedResults(lucky(['2'], [2, 3]))).toEqual([])
  })

  test('CF-REV-LION-07: a passed test is not asked about', () => {
    expect(passedResults(runTest([5], []))).toEqual([8])
  })

  test('CF-REV-LION-07: a second bard rerolls another die', () => {
    const both = { others: [bard(), figure('Bea', 0, 10, 35, BARD)], test: { difficulty: 9, dice: 2 } }
    const first = runTest([2, 4, 3], ['2'], both)
    expect(promptId(first)).toBe('ask.destiny')
    expect(optionKeys(first)).toEqual(['4', 'no'])
    expect(passedResults(runTest([2, 4, 3, 6], ['2', '4'], both))).toEqual([9])
    // With one die there is none left for the second bard.
    expect(eventArgs(runTest([2, 3], ['2'], { ...both, test: { difficulty: 9 } }), 'test.failed')).toHaveLength(1)
  })

  test('CF-REV-LION-07: each bard helps once a round', () => {
    const match = runTest([2, 3, 2], ['2'], { times: 2 })
    expect(eventArgs(match, 'test.failed')).toHaveLength(2)
    expect(fighterNamed(match, 'Bard').uses['destiny-of-heroes']?.times).toBe(1)
  })

  test('CF-REV-LION-07: helps Characters of Alahan within 10 cm, except the bard itself, and not from a bard in rout', () => {
    const isOffered = (given: Given) => promptId(runTest([2], [], given)) === 'ask.destiny'
    expect(isOffered({})).toBe(true)
    expect(isOffered({ others: [bard(22.6)] })).toBe(false)
    expect(isOffered({ hero: { character: false } })).toBe(false)
    expect(isOffered({ hero: { ...HERO, people: 'griffins' } })).toBe(false)
    expect(isOffered({ hero: { ...HERO, ...BARD }, others: [] })).toBe(false)
    expect(isOffered({ others: [bard(22.5, BARD, { inRout: true })] })).toBe(false)
    expect(isOffered({ others: [figure('Foe', 1, 22.5, 30, BARD)] })).toBe(false)
  })

  test('CF-REV-LION-07: helps only the listed tests', () => {
    const kinds = [
      'initiative',
      'attack',
      'defence',
      'aim',
      'courage',
      'discipline',
      'incantation',
      'strength',
    ] as const
    const card = { ...HERO, pow: 3, aim: 3, cou: 3 }
    expect(
      kinds.filter((kind) => promptId(runTest([2], [], { hero: card, test: { kind } })) === 'ask.destiny'),
    ).toEqual(kinds.slice(0, -1))
  })

  test('CF-REV-LION-07: in an opposition it helps the loser, once both results are known', () => {
    const oppose = (first: string, second: string, dice: number[], others: Json[] = []) =>
      playRule(
        { figures: [figure('Ann', 0, 10, 30, HERO), bard(), figure('Bob', 1, 40, 30), ...others] },
        function* (play) {
          const testOf = (name: string): Test => {
            return {
              kind: 'initiative',
              fighter: fighterNamed(play, name),
              rules: [],
              difficulty: null,
              against: null,
              dice: 1,
            }
          }
          yield* resolveOpposition(play, testOf(first), testOf(second))
        },
        { dice, answers: ['2'] },
      )
    expect(eventArgs(oppose('Ann', 'Bob', [2, 4, 5]), 'opposition.first')).toMatchObject([{ a: 8, b: 7 }])
    expect(eventArgs(oppose('Bob', 'Ann', [4, 2, 5]), 'opposition.second')).toMatchObject([{ a: 7, b: 8 }])
  })
})
