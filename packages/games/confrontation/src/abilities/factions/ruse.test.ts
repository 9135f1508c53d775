import type { Json } from '@fray/kernel'
import { describe, expect, test } from 'vitest'
import { armyOf, faultsOf } from '../../armies/army.fixture.ts'
import { totalOf } from '../../armies/army-builder.ts'
import { resolveOpposition } from '../../dice/opposition.ts'
import { makeTest, type TestKind } from '../../dice/test.ts'
import { playRule } from '../../testing/rule.ts'
import {
  eventArgs,
  type FigureDetails,
  figure,
  optionKeys,
  promptId,
  rolledDice,
  type Scene,
} from '../../testing/scene.ts'

const RUSE = { extras: ['ruse'] }

/** Successive tests by Ann (everything 3, so that 8 needs a 5). */
function rollTests(
  kinds: readonly TestKind[],
  answers: readonly Json[],
  dice: readonly number[],
  { card = {}, more = RUSE, difficulty = 8, count = 1, others = [] }: Given = {},
): Scene {
  return playRule(
    { figures: [figure('Ann', 0, 20, 30, { pow: 3, cou: 3, ...card }, more), ...others, figure('Bob', 1, 30, 30)] },
    function* (play) {
      const [ann] = play.state.fighters
      for (const kind of kinds) {
        yield* makeTest(play, { kind, fighter: ann!, rules: [], difficulty, against: null, dice: count })
      }
    },
    { answers, dice },
  )
}

interface Given {
  readonly card?: FigureDetails
  readonly more?: FigureDetails
  readonly difficulty?: number | null
  readonly count?: number
  readonly others?: readonly Json[]
}

describe('CF-PACK-40 Ruse', () => {
  test('lets the player roll a die of a failed test again, and the new result counts', () => {
    const asking = rollTests(['attack'], [], [4])
    expect(promptId(asking)).toBe('ask.ruse')
    expect(optionKeys(asking)).toEqual(['4', 'no'])
    expect(eventArgs(rollTests(['attack'], ['4'], [4, 5]), 'test.passed')[0]?.final).toBe(8)
    expect(eventArgs(rollTests(['attack'], ['no'], [4]), 'test.failed')[0]?.final).toBe(7)
    // A 6 on the new roll is not rolled again.
    const six = rollTests(['attack'], ['4'], [4, 6], { difficulty: 10 })
    expect(eventArgs(six, 'test.failed')[0]?.final).toBe(9)
    expect(promptId(six)).toBeUndefined()
  })

  test('rolls one of several dice again and leaves the others', () => {
    const match = rollTests(['attack'], ['2'], [2, 3, 4], { count: 2 })
    expect(optionKeys(rollTests(['attack'], [], [2, 3], { count: 2 }))).toEqual(['2', '3', 'no'])
    expect(rolledDice(match).at(-1)).toBe('roll.again 1')
    expect(eventArgs(match, 'test.failed')[0]?.final).toBe(7)
  })

  test('does not apply to a test that passed, or to a die that was already rolled again', () => {
    expect(promptId(rollTests(['attack'], [], [5]))).toBeUndefined()
    expect(promptId(rollTests(['attack'], [], [6, 1], { difficulty: 12 }))).toBeUndefined()
    // After one die is rolled again, the others no longer count.
    expect(promptId(rollTests(['attack'], [], [6, 2, 1], { difficulty: 12, count: 2 }))).toBeUndefined()
    expect(promptId(rollTests(['attack'], [], [4], { card: { abilities: ['cursed'] } }))).toBeUndefined()
  })

  test('applies to a test without a difficulty only if it fails automatically', () => {
    expect(promptId(rollTests(['attack'], [], [2], { difficulty: null }))).toBeUndefined()
    expect(promptId(rollTests(['attack'], [], [1], { difficulty: null }))).toBe('ask.ruse')
  })

  test.each([
    ['initiative', true],
    ['agility', true],
    ['defence', true],
    ['courage', true],
    ['incantation', true],
    ['countering', true],
    ['recovery', true],
    ['aim', false],
    ['discipline', false],
    ['force', false],
  ] as const)('applies in a test of %s: %s', (kind, helps) => {
    expect(promptId(rollTests([kind], [], [2], { card: { aim: 3 } })) === 'ask.ruse').toBe(helps)
  })

  test('has one use per round for each 1000 A.P. of its Lion bearers, rounded up', () => {
    const twice = (ap: number, more: FigureDetails) => {
      const others = [figure('Abe', 0, 10, 10, { ap: 10 }, more)]
      return promptId(rollTests(['attack', 'attack'], ['4'], [4, 5, 4], { card: { ap }, others }))
    }
    expect(twice(990, RUSE)).toBeUndefined()
    expect(twice(991, RUSE)).toBe('ask.ruse')
    expect(twice(991, {})).toBeUndefined()
  })

  test('in an opposed test is offered to the loser once both results are known', () => {
    const fight = (answers: Json[], dice: number[]) =>
      playRule(
        { figures: [figure('Ann', 0, 20, 30, {}, RUSE), figure('Bob', 1, 22.5, 30)] },
        function* (play) {
          const [ann, bob] = play.state.fighters.map((fighter) => ({
            ...{ kind: 'initiative' as const, fighter, rules: [], difficulty: null, against: null, dice: 1 },
          }))
          yield* resolveOpposition(play, ann!, bob!)
        },
        { answers, dice },
      )
    expect(promptId(fight([], [3, 4]))).toBe('ask.ruse')
    expect(eventArgs(fight(['3'], [3, 4, 5]), 'opposition.first')).toMatchObject([{ a: 8, b: 7 }])
    expect(eventArgs(fight(['no'], [3, 4]), 'opposition.second')).toMatchObject([{ a: 6, b: 7 }])
    expect(promptId(fight([], [4, 3]))).toBeUndefined()
  })

  test('CF-PACK-40: is not offered to a fighter without it, even if others of its camp have it', () => {
    const others = [figure('Abe', 0, 10, 10, {}, RUSE)]
    expect(promptId(rollTests(['attack'], [], [4], { more: {}, others }))).toBeUndefined()
  })

  test('CF-PACK-40: keeps a worse result too, and a declined use stays available', () => {
    const worse = rollTests(['attack'], ['4'], [4, 2])
    expect(eventArgs(worse, 'test.failed')[0]?.final).toBe(5)
    expect(promptId(rollTests(['attack', 'attack'], ['no'], [4, 4]))).toBe('ask.ruse')
    expect(promptId(rollTests(['attack', 'attack'], ['4'], [4, 5, 4]))).toBeUndefined()
  })

  test('CF-PACK-40, CF-ABIL-61: a die rolled again by Ruse is not rolled again by Luck', () => {
    const card = { abilities: ['luck'] }
    expect(promptId(rollTests(['attack'], ['no'], [4], { card }))).toBe('ask.ability')
    expect(promptId(rollTests(['attack'], ['4'], [4, 2], { card }))).toBeUndefined()
  })

  test('CF-PACK-40, CF-SPELL-30: does not apply to a test repeated by Ardent Heart, even to a 6 rolled again in it', () => {
    const ardent: FigureDetails = { ...RUSE, effects: [{ object: 'under-ardent-heart', until: 'round' }] }
    // The Ruse is offered after the first test, not after the second.
    const again = (answers: string[], dice: number[]) => rollTests(['attack'], answers, dice, { more: ardent })
    expect(promptId(again([], [4]))).toBe('ask.ruse')
    expect(promptId(again(['no'], [4]))).toBe('ask.ardent-heart')
    const repeated = again(['no', 'repeat'], [4, 3])
    expect(promptId(repeated)).toBeUndefined()
    expect(eventArgs(repeated, 'test.failed').map(({ final }) => final)).toEqual([7, 6])
  })

  test('all fighters of Luishana have it, at 1 A.P.', () => {
    const GUARD = 'lions-guard-of-alahan'
    const list = (faction: string | null) => armyOf([{ profile: GUARD, count: 2 }], { faction })
    expect(faultsOf(list('luishana'))).toEqual([])
    expect(totalOf(list('luishana')) - totalOf(list(null))).toBe(2)
  })
})
