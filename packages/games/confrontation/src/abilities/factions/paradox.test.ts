import type { Json } from '@fray/kernel'
import { describe, expect, test } from 'vitest'
import { resolveOpposition } from '../../dice/opposition.ts'
import { makeTest, type TestKind } from '../../dice/test.ts'
import { annActs, marksman, targetAt } from '../../testing/marksman.ts'
import { playPhase } from '../../testing/phase.ts'
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

const SARLATH = { extras: ['paradox'] }

/** Ann of Sarlath against Bob; the camps have these dice from before the battle. */
function rollTest(
  who: 0 | 1,
  kind: TestKind,
  script: {
    dice?: number[]
    answers?: Json[]
    before?: [number[], number[]]
    ann?: FigureDetails
    card?: FigureDetails
  },
): Scene {
  const { before = [[2, 5, 5], []], ann = SARLATH, card = {}, ...rest } = script
  return playRule(
    { figures: [figure('Ann', 0, 20, 30, card, ann), figure('Bob', 1, 30, 30)], paradoxDice: before },
    function* (play) {
      const fighter = play.state.fighters[who]!
      yield* makeTest(play, { kind, fighter, rules: [], difficulty: 8, against: null, dice: 2 })
    },
    rest,
  )
}

describe('CF-PACK-11 Paradox', () => {
  test('CF-PACK-11: on a turn of its owner, a die stands for the natural result of a shot and is spent', () => {
    const match = annActs(
      [marksman({}, SARLATH), targetAt(10)],
      { answers: ['0:fire', '1', '5'], dice: [2, 1] },
      {
        paradoxDice: [[5, 2], []],
      },
    )
    expect(rolledDice(match)).toMatchObject(['roll.damage 2'])
    expect(eventArgs(match, 'test.passed')).toMatchObject([{ final: 8 }])
    expect(match.state.camps[0]!.diceBefore).toEqual([2])
  })

  test('one die per 250 A.P. of its bearers, rounded up, is rolled in public before the approach', () => {
    const start = (ap: number) =>
      playPhase(
        'approach',
        {
          figures: [
            figure('Ann', 0, 20, 30, { ap }, { ...SARLATH, status: 'waiting' }),
            figure('Abe', 0, 20, 40, { ap }, { status: 'waiting', card: 'Ann' }),
            figure('Bob', 1, 90, 30, {}, { status: 'waiting' }),
          ],
        },
        { dice: ap > 250 ? [3, 6] : [3] },
      )
    const shownTo = (match: Scene, seat: number) =>
      match.view(seat).sides[0]!.counters.find(({ label }) => label.id === 'counter.dice-before')?.text?.args
    expect(start(250).state.camps[0]!.diceBefore).toEqual([3])
    const two = start(251)
    expect(two.state.camps[0]!.diceBefore).toEqual([6, 3])
    expect(shownTo(two, 0)).toEqual({ faces: '6 3' })
    expect(shownTo(two, 1)).toEqual({ faces: '6 3' })
  })

  test('a die stands for the natural result of a friend’s test, without a roll, and is spent', () => {
    expect(optionKeys(rollTest(0, 'attack', {}))).toEqual(['no', '2', '5'])
    // ATT 3 and a 5.
    const match = rollTest(0, 'attack', { answers: ['5'] })
    expect(rolledDice(match)).toEqual([])
    expect(eventArgs(match, 'test.passed')[0]?.final).toBe(8)
    expect(match.state.camps[0]!.diceBefore).toEqual([2, 5])
    expect(eventArgs(rollTest(0, 'attack', { answers: ['2'] }), 'test.failed')[0]?.final).toBe(5)
  })

  test('a 6 is not rolled again, and a 1 fails', () => {
    const six = rollTest(0, 'attack', { before: [[6], []], answers: ['6'] })
    expect(rolledDice(six)).toEqual([])
    expect(eventArgs(six, 'test.passed')[0]?.final).toBe(9)
    expect(
      eventArgs(rollTest(0, 'attack', { before: [[1], []], answers: ['1'] }), 'test.failed-outright'),
    ).toHaveLength(1)
    const lucky = rollTest(0, 'attack', { before: [[1], []], answers: ['1'], card: { abilities: ['luck'] } })
    expect(rolledDice(lucky)).toEqual([])
    expect(promptId(lucky)).toBeUndefined()
  })

  test('it may stand for any enemy’s test, but only for friends that have the capacity', () => {
    expect(promptId(rollTest(1, 'defence', {}))).toBe('ask.preset')
    expect(promptId(rollTest(0, 'attack', { ann: {}, dice: [3, 4] }))).toBeUndefined()
  })

  test.each([
    ['initiative', true],
    ['defence', true],
    ['agility', true],
    ['countering', true],
    ['recovery', true],
    ['courage', false],
    ['discipline', false],
    ['force', false],
  ] as const)('a test of %s: %s', (kind, isOpen) => {
    const match = rollTest(0, kind, { dice: isOpen ? [] : [3, 4], card: { pow: 3 } })
    expect(promptId(match) === 'ask.preset').toBe(isOpen)
  })

  test('if both players set a die, both dice are spent and the test is rolled', () => {
    const match = rollTest(0, 'attack', {
      before: [[5], [1]],
      answers: [
        { seat: 0, answer: '5' },
        { seat: 1, answer: '1' },
      ] as never[],
      dice: [3, 4],
    })
    expect(eventArgs(match, 'preset.cancelled').length).toBe(1)
    expect(rolledDice(match)).toEqual(['roll.attack 2'])
    expect(match.state.camps.map(({ diceBefore }) => diceBefore)).toEqual([[], []])
  })

  /** Ann of Sarlath, whose camp has a 5, opposes Bob in Initiative. */
  const opposing = (card: FigureDetails, answers: Json[], dice: number[]) =>
    playRule(
      { figures: [figure('Ann', 0, 20, 30, card, SARLATH), figure('Bob', 1, 22.5, 30)] },
      function* (play) {
        play.state.camps[0]!.diceBefore = [5]
        const [ann, bob] = play.state.fighters
        const of = (fighter: typeof ann) => ({
          ...{ kind: 'initiative' as const, fighter: fighter!, rules: [], difficulty: null, against: null, dice: 1 },
        })
        yield* resolveOpposition(play, of(ann), of(bob))
      },
      { answers, dice },
    )

  test('CF-PACK-11: in an opposed test the die is announced before either side rolls', () => {
    const match = opposing({}, ['5'], [4])
    expect(rolledDice(match)).toEqual(['roll.initiative 1'])
    expect(eventArgs(match, 'opposition.first').map(({ a, b }) => [a, b])).toEqual([[8, 7]])
  })

  test('CF-PACK-11, CF-ABIL-61: Luck does not repeat a test of one die for which a Paradox die stands', () => {
    const card = { abilities: ['luck'] }
    expect(promptId(rollTest(0, 'attack', { answers: ['no'], dice: [2, 3], card }))).toBe('ask.ability')
    expect(promptId(rollTest(0, 'attack', { answers: ['2'], card }))).toBeUndefined()
  })

  test('CF-PACK-11, CF-ABIL-61: Luck rolls rolled dice again, but not a Paradox die that stands for one', () => {
    const lucky = { abilities: ['luck'], ini: 1 }
    expect(promptId(opposing(lucky, ['no', 'no'], [2, 4]))).toBe('ask.ability')
    const preset = opposing(lucky, ['5'], [4])
    expect(promptId(preset)).toBeUndefined()
    expect(eventArgs(preset, 'opposition.second').length).toBe(1)
  })
})
