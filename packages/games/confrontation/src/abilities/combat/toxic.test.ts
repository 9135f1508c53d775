import { describe, expect, test } from 'vitest'
import { resolveCombat } from '../../combat/combat.ts'
import { weaponOf } from '../../fire/firing.ts'
import { fire, shotAt } from '../../fire/shot.ts'
import { dice, duel } from '../../testing/duel.ts'
import { marksman, targetAt } from '../../testing/marksman.ts'
import { playPhase } from '../../testing/phase.ts'
import { playRule } from '../../testing/rule.ts'
import {
  eventArgs,
  type FigureDetails,
  fighterNamed,
  figure,
  giveAnswers,
  optionKeys,
  promptId,
  type Scene,
} from '../../testing/scene.ts'
import { addOwnEffect } from '../builders.ts'

const doses = (match: Scene) => eventArgs(match, 'round-die').map(({ fighter }) => fighter)

/** The beginning of a round with fighters of 60 A.P. each, all with an ability. */
const startRound = (ability: string, names: readonly string[], ap = 60, more: FigureDetails = {}) =>
  playPhase('strategic', {
    phase: 'strategic',
    figures: [
      ...names.map((name, i) => figure(name, 0, 20 + 5 * i, 30, { abilities: [ability], ap }, more)),
      figure('Bob', 1, 80, 30),
    ],
  })

describe.each([
  ['CF-TOXIC-01 and CF-TOXIC-02', 'toxic/3'],
  ['CF-MUTAGENIC-01 and CF-MUTAGENIC-02', 'mutagenic/0'],
])('%s dice of a round', (_, ability) => {
  test('are one per 100 A.P. in play, rounded up, and each fighter receives at most one', () => {
    const match = startRound(ability, ['Ann', 'Abe', 'Amy'])
    expect(promptId(match)).toBe('ask.round-die')
    expect(optionKeys(match)).toEqual(['0', '1', '2'])
    expect(doses(giveAnswers(match, '2', '0'))).toEqual(['Amy', 'Ann'])
    expect(promptId(match)).toBe('ask.sequence')
  })

  test('go to every fighter when there are enough', () => {
    expect(doses(startRound(ability, ['Ann', 'Abe'], 200))).toEqual(['Ann', 'Abe'])
  })
})

describe('CF-ABIL-102 a toxic attack', () => {
  /** Ann, with a die of Toxic/3, wins the Initiative and attacks Bob (RES 2), with or without Hard-boiled. */
  function strike(
    answers: readonly string[],
    faces: readonly number[],
    bob: FigureDetails = {},
    ann: FigureDetails = {},
  ) {
    const match = playRule(
      {
        figures: [
          figure('Ann', 0, 20, 30, { abilities: ['toxic/3'], str: 2, ...ann }),
          figure('Bob', 1, 22.5, 30, { res: 2, ...bob }),
        ],
      },
      function* (play) {
        addOwnEffect(play, fighterNamed(play, 'Ann'), 'toxic-die', 'toxic', 'round')
        const combat = { lone: 0, many: [1] }
        yield* resolveCombat(play, combat)
      },
      { answers: [dice({ 1: [0, 2] }), dice({ 0: [1, 1] }), ...answers], dice: [5, 2, ...faces] },
    )
    return match
  }
  const poisonEvents = (match: Scene) => eventArgs(match, 'poisoned')

  test('CF-TOXIC-03 is declared before the defence', () => {
    const match = strike([], [])
    expect(promptId(match)).toBe('ask.ability')
    expect(match.pending[0]?.seat).toBe(0)
    expect(promptId(strike(['use'], []))).toBe('ask.defence')
  })

  test('CF-TOXIC-05 a Wound is followed by a Damage roll of STR X against RES 0', () => {
    // Damage 5 in the belly is Serious; the poison rolls 2 and 1: 2 + 3.
    const match = strike(['use', 'none'], [4, 5, 3, 2, 1])
    expect(poisonEvents(match)).toMatchObject([{ victim: 'Bob', x: 3 }])
    expect(eventArgs(match, 'damage.read').map(({ total }) => total)).toEqual([5, 5])
    expect(fighterNamed(match, 'Ann').effects).toEqual([])
  })

  test("CF-WOUND-01 the attacker's player rolls the dice of the poison", () => {
    const match = strike(['use', 'none'], [4, 5, 3, 2, 1])
    const throwers = match.events.flatMap(({ rules, dice = [] }) => (rules.includes('CF-WOUND-01') ? dice : []))
    expect(throwers.map(({ seat }) => seat)).toEqual([0, 0])
  })

  test('CF-TOXIC-04 the die is lost if the attack fails, is parried or does not wound', () => {
    expect(poisonEvents(strike(['use', 'none'], [1]))).toEqual([])
    expect(poisonEvents(strike(['use', 'parry:1'], [2, 5]))).toEqual([])
    const stunned = strike(['use', 'none'], [4, 3, 1])
    expect(eventArgs(stunned, 'stunned')).toMatchObject([{}])
    expect(poisonEvents(stunned)).toMatchObject([])
    expect(fighterNamed(stunned, 'Ann').effects).toMatchObject([])
  })

  test('CF-TOXIC-06 the attacker’s other abilities do not change it', () => {
    const match = strike(['use', 'none'], [4, 5, 3, 2, 1], { aim: 3 }, { abilities: ['toxic/3', 'bane-marksman'] })
    expect(eventArgs(match, 'damage.read').map(({ result }) => result)).toEqual(['wound.serious', 'wound.light'])
  })

  test.each(['living-dead', 'construct', 'immortal', 'immunity-toxic'])(
    'CF-TOXIC-07 does not affect: %s',
    (ability) => {
      expect(poisonEvents(strike(['use', 'none'], [4, 5, 3], { abilities: [ability] }))).toEqual([])
    },
  )

  test('CF-TOXIC-08 works once, and is optional', () => {
    const match = strike(['no', 'none'], [4, 5, 3])
    expect(poisonEvents(match)).toMatchObject([])
    expect(fighterNamed(match, 'Ann').effects).toMatchObject([{ object: 'toxic-die' }])
  })
})

test('CF-TOXIC-01 is not offered without dice', () => {
  const match = duel({ card: { abilities: ['toxic/3'] } }, {}, [dice({ 1: [0, 2] }), dice({ 0: [1, 1] })], [5, 2])
  expect(promptId(match)).toBe('ask.defence')
})

test('CF-TOXIC-03 a shot may be toxic as well, declared before the Aim test', () => {
  const match = playRule(
    { figures: [marksman({ abilities: ['toxic/3'] }), targetAt(10, { res: 6 })] },
    function* (play) {
      const ann = fighterNamed(play, 'Ann')
      addOwnEffect(play, ann, 'toxic-die', 'toxic', 'round')
      yield* fire(play, shotAt(ann, weaponOf(play, ann)!, fighterNamed(play, 'Bob'), false))
    },
    { answers: ['use'], dice: [5, 5, 3, 2, 1] },
  )
  expect(eventArgs(match, 'damage.read').map(({ total }) => total)).toEqual([5, 5])
  expect(eventArgs(match, 'poisoned')).toHaveLength(1)
})
