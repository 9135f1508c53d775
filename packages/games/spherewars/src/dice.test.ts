import { type Procedure, text } from '@fray/kernel'
import { describe, expect, test } from 'vitest'
import { compare, d3Roll, opposedRoll, sumRoll, targetOf, targetRoll } from './dice.ts'
import type { Play } from './state.ts'
import { playRule } from './testing/rule.ts'
import { figure, rolledDice, type Script } from './testing/scene.ts'

const position = { figures: [figure('battler', 0, 10, 10), figure('goat-man', 1, 20, 20)] }
const roll = text('roll.damage', { attacker: { figure: 0 }, victim: { figure: 1 }, difficulty: 0 })

/** Gets the result of a rolling rule with scripted dice. */
function outcome<T>(rule: (play: Play) => Procedure<T>, dice: Script['dice'] = []): T {
  let result: T | undefined
  playRule(
    position,
    function* (play) {
      result = yield* rule(play)
    },
    { dice: dice ?? [] },
  )
  return result as T
}

function target(count: number, difficulty: number, dice: Script['dice'], criticals = false) {
  return outcome((play) => targetRoll(play, roll, [], 0, count, difficulty, criticals), dice)
}

describe('the die', () => {
  test('SW-DICE-01 a sphere ranks above 5 and counts 6', () => {
    expect(compare([6], [5])).toBe('first')
    expect(outcome((play) => sumRoll(play, roll, [], 0, 2), ['S', 5])).toBe(11)
    expect(target(1, 6, [5]).successes).toBe(0)
    expect(target(1, 6, ['S'])).toEqual({ successes: 1, spheres: 1 })
  })

  test('SW-DICE-01 a seventh face is rejected', () => {
    expect(() => target(1, 4, [7])).toThrow('6-sided')
  })

  test('SW-DICE-02 a 1 always fails and a sphere always succeeds', () => {
    expect(target(2, 2, [1, 'S']).successes).toBe(1)
    expect(target(2, -3, [1, 2]).successes).toBe(1)
    expect(target(2, 6, [5, 'S']).successes).toBe(1)
  })
})

describe('opposed rolls', () => {
  test('SW-DICE-05 the highest dice are compared, then the second highest, and so on', () => {
    expect(compare([5, 1, 1], [4, 4, 4])).toBe('first')
    expect(compare([5, 3, 1], [5, 4, 1])).toBe('second')
    expect(compare([5, 4, 2], [5, 4, 1])).toBe('first')
  })

  test('SW-DICE-05 dice are sorted before they are compared', () => {
    const rollTwoDice = (play: Play) => opposedRoll(play, roll, [], { seat: 0, count: 2 }, { seat: 1, count: 2 })
    expect(outcome(rollTwoDice, [1, 5, 4, 4]).winner).toBe('first')
    expect(outcome(rollTwoDice, [2, 4, 4, 3]).winner).toBe('second')
  })

  test('SW-DICE-06 equal dice in equal number are a tie', () => {
    expect(compare([6, 4, 4], [6, 4, 4])).toBe('tie')
  })

  test('SW-DICE-07 with all pairs equal the side with more dice wins', () => {
    expect(compare([5, 4, 2], [5, 4])).toBe('first')
    expect(compare([5, 4], [5, 4, 2])).toBe('second')
    expect(compare([5], [5, 2, 1])).toBe('second')
  })

  test('SW-DICE-07 surplus dice that are all 1s make a tie', () => {
    expect(compare([5, 4, 1, 1], [5, 4])).toBe('tie')
    expect(compare([5, 4], [5, 4, 1])).toBe('tie')
  })

  test('SW-DICE-07 EX-SW-201 three dice beat two equal ones, whatever the deployment example says', () => {
    expect(compare([5, 3], [5, 3, 3])).toBe('second')
  })

  test('SW-DICE-08 both sides throw in one roll', () => {
    const match = playRule(
      position,
      (play) => opposedRoll(play, roll, [], { seat: 0, count: 3 }, { seat: 1, count: 2 }),
      {
        dice: [1, 2, 3, 4, 5],
      },
    )
    expect(rolledDice(match)).toEqual(['roll.damage 3 2'])
    expect(match.events[0]?.dice?.map(({ seat, values }) => [seat, values])).toEqual([
      [0, [1, 2, 3]],
      [1, [4, 5]],
    ])
  })
})

describe('rolls against a target number', () => {
  test('SW-DICE-09 every die at or above the target is a success', () => {
    expect(target(5, 4, [3, 4, 5, 'S', 1]).successes).toBe(3)
  })

  test.each([
    [7, 1, 0],
    [7, 2, 1],
    [8, 2, 0],
    [8, 3, 1],
    [9, 3, 0],
    [9, 4, 1],
    [10, 4, 0],
    [10, 5, 1],
    [11, 5, 0],
    [11, 'S', 1],
  ] as const)('SW-DICE-10 against %i a sphere is confirmed by a further die: %s', (difficulty, die, successes) => {
    expect(target(3, difficulty, [5, 'S', 4, die]).successes).toBe(successes)
  })

  test('SW-DICE-10 EX-SW-01 difficulty 7, dice 1 and S, the S rolled again gives 2: a hit', () => {
    expect(target(2, 7, [1, 'S', 2]).successes).toBe(1)
  })

  test('SW-DICE-10 without a sphere no die is added, with two spheres two are', () => {
    expect(target(2, 7, [5, 5]).successes).toBe(0)
    expect(target(2, 7, ['S', 'S', 2, 1])).toEqual({ successes: 1, spheres: 2 })
  })

  test('SW-DICE-10 from 12 on the further die must be a sphere and is confirmed in turn', () => {
    expect(target(1, 12, ['S', 'S', 2]).successes).toBe(1)
    expect(target(1, 12, ['S', 'S', 1]).successes).toBe(0)
    expect(target(1, 12, ['S', 5]).successes).toBe(0)
    expect(target(1, 13, ['S', 'S', 2]).successes).toBe(0)
  })

  test('SW-DICE-10 a target of exactly 6 needs only the sphere', () => {
    expect(target(1, 6, ['S']).successes).toBe(1)
  })

  test('SW-DICE-10 SW-CRIT-11 spheres of a critical need no further die', () => {
    expect(target(3, 8, ['S', 'S', 1], true)).toEqual({ successes: 2, spheres: 2 })
    expect(target(3, 8, ['S', 5, 1, 2], true)).toEqual({ successes: 0, spheres: 1 })
  })

  test('SW-DICE-11 a target of 1 or less is rolled as 2', () => {
    expect(targetOf(1)).toBe(2)
    expect(target(2, 0, [1, 2]).successes).toBe(1)
  })

  test('SW-DICE-21 zero dice are not rolled', () => {
    expect(target(0, 4, [])).toEqual({ successes: 0, spheres: 0 })
  })

  test('SW-DICE-21 an opposed roll keeps one die, whatever modifiers take away', () => {
    const rollNoDice = (play: Play) => opposedRoll(play, roll, [], { seat: 0, count: -1 }, { seat: 1, count: 0 })
    expect(outcome(rollNoDice, [5, 4]).winner).toBe('first')
  })

  test('SW-DICE-22 a D3 is a die halved, rounded up', () => {
    const d3 = (face: number) => outcome((play) => d3Roll(play, roll, [], 0), [face])
    expect([1, 2, 3, 4, 5, 6].map(d3)).toEqual([1, 1, 2, 2, 3, 3])
  })
})
