import { describe, expect, test } from 'vitest'
import { makeTest, type TestKind } from '../../dice/test.ts'
import { magician } from '../../testing/magician.ts'
import { annActs, difficulties, marksman, targetAt } from '../../testing/marksman.ts'
import { playPhase } from '../../testing/phase.ts'
import { playRule } from '../../testing/rule.ts'
import { eventArgs, type FigureDetails, fighterNamed, figure, promptId, rolledDice } from '../../testing/scene.ts'
import { spellScene } from '../../testing/spell-scene.ts'
import { turn } from '../../testing/turn.ts'

const carrying = (artefact: string): FigureDetails => ({ extras: [artefact] })

/** A test by Ann, who carries this artefact and adds 3 to the die (4 for Courage). */
function rollTest(artefact: string, kind: TestKind, dice: readonly number[], answers: readonly string[] = []) {
  return playRule(
    { figures: [figure('Ann', 0, 20, 30, {}, carrying(artefact)), figure('Bob', 1, 60, 30)] },
    (play) =>
      makeTest(play, {
        kind,
        fighter: fighterNamed(play, 'Ann'),
        rules: ['CF-DICE-01'],
        difficulty: 30,
        against: null,
        dice: 1,
      }),
    { dice, answers },
  )
}
const finals = (match: ReturnType<typeof rollTest>) => eventArgs(match, 'test.failed').map(({ final }) => final)

describe('runes of healing', () => {
  const healWithRune = (rune: string, die: number) =>
    fighterNamed(
      playPhase(
        'maintenance',
        { figures: [figure('Ann', 0, 20, 30, {}, { ...carrying(rune), wounds: 'serious' }), figure('Bob', 1, 60, 30)] },
        { answers: ['0'], dice: [die] },
      ),
      'Ann',
    ).wounds

  test.each([
    ['CF-ARTEFACT-05', 'minor-rune-of-healing', 6],
    ['CF-ARTEFACT-06', 'major-rune-of-healing', 5],
    ['CF-ARTEFACT-07', 'supreme-rune-of-healing', 4],
  ] as const)('%s the %s heals one degree in the maintenance phase on %d or more', (_, rune, least) => {
    expect(healWithRune(rune, least - 1)).toBe(2)
    expect(healWithRune(rune, least)).toBe(1)
  })
})

describe('runes of will', () => {
  test.each([
    ['CF-ARTEFACT-09', 'minor-rune-of-will', 1],
    ['CF-ARTEFACT-10', 'major-rune-of-will', 2],
    ['CF-ARTEFACT-11', 'supreme-rune-of-will', 3],
  ] as const)('%s the %s adds %d to one test, announced before it', (_, rune, more) => {
    expect(finals(rollTest(rune, 'attack', [2], ['use']))).toEqual([5 + more])
    expect(finals(rollTest(rune, 'attack', [2], ['no']))).toEqual([5])
  })
})

describe('pendants of mirages', () => {
  test.each([
    ['CF-ARTEFACT-13', 'minor-pendant-of-mirages', 8],
    ['CF-ARTEFACT-14', 'major-pendant-of-mirages', 9],
    ['CF-ARTEFACT-15', 'supreme-pendant-of-mirages', 10],
  ] as const)('%s the %s makes a shot of medium range as hard as %d', (_, pendant, difficulty) => {
    const match = annActs([marksman(), targetAt(30, {}, carrying(pendant))], { answers: ['0:fire', '1'], dice: [1] })
    expect(difficulties(match)).toEqual([
      `${difficulty}: 7 range.medium CF-FIRE-06 ${difficulty - 7} trait CF-ABIL-100`,
    ])
  })
})

describe('amulets of protection', () => {
  /** How often Bob is spared by Ann's arrow, with a die just below the amulet's number and with that number. */
  const escapes = (amulet: string, least: number, own: readonly string[] = []) => {
    const on = { card: { abilities: [...own] }, more: carrying(amulet) }
    const cast = (dice: readonly number[]) => spellScene({ spell: 'arrow-of-mana', gems: { light: 2 }, on, dice })
    return [cast([4, least - 1, 1, 1]), cast([4, least])].map((match) => eventArgs(match, 'cast.spared').length)
  }

  test.each([
    ['CF-ARTEFACT-17', 'minor-amulet-of-protection', 6],
    ['CF-ARTEFACT-18', 'major-amulet-of-protection', 5],
    ['CF-ARTEFACT-19', 'supreme-amulet-of-protection', 4],
  ] as const)('%s with the %s an enemy’s spell has no effect on %d or more', (_, amulet, least) => {
    expect(escapes(amulet, least)).toEqual([0, 1])
  })

  test("CF-ARTEFACT-18, CF-ARTEFACT-19: the amulet replaces the bearer's own value if it is better", () => {
    expect(escapes('major-amulet-of-protection', 5, ['insensitive/6'])).toEqual([0, 1])
    expect(escapes('supreme-amulet-of-protection', 4, ['insensitive/5'])).toEqual([0, 1])
  })
})

test('CF-ARTEFACT-20 the ring of fortune repeats a failed test', () => {
  expect(finals(rollTest('ring-of-fortune', 'attack', [2, 4], ['use']))).toEqual([5, 7])
})

test('CF-ARTEFACT-21 with the seal of negation a magician counters casters out of sight', () => {
  const against = (extras: readonly string[], dice: readonly number[]) =>
    turn(
      [
        magician('Ann', 0, 20, 30, { spells: ['arrow-of-mana'], gems: { light: 2 } }),
        magician('Mae', 1, 37.5, 30, { gems: { air: 1 }, more: { facing: 'east', extras: [...extras] } }),
      ],
      { answers: ['done', '0:cast', 'arrow-of-mana:1'], dice },
    )
  expect(promptId(against(['seal-of-negation'], []))).toBe('ask.counter-magic')
  expect(promptId(against([], [1]))).not.toBe('ask.counter-magic')
})

test('CF-ARTEFACT-22 with the ring of bravery a 1 does not fail a Courage test, and a 5 may be rolled again', () => {
  expect(finals(rollTest('ring-of-bravery', 'courage', [1]))).toEqual([5])
  expect(finals(rollTest('ring-of-bravery', 'courage', [5, 2]))).toEqual([11])
})

test('CF-ARTEFACT-23 with the symbol of power a 5 in an incantation may be rolled again', () => {
  const match = spellScene({
    spell: 'solar-star',
    gems: { light: 2 },
    ann: { card: { pow: 1 }, more: carrying('symbol-of-power') },
    on: {},
    dice: [5, 4, 1, 2],
  })
  expect(eventArgs(match, 'test.passed')).toMatchObject([{ final: 10, difficulty: 10 }])
})

test('CF-ARTEFACT-25 with the crown of the strategist a 5 in a Discipline test may be rolled again', () => {
  expect(finals(rollTest('crown-of-the-strategist', 'discipline', [5, 2]))).toEqual([10])
  expect(rolledDice(rollTest('crown-of-the-strategist', 'courage', [5]))).toHaveLength(1)
})
