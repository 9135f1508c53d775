import type { Json } from '@fray/kernel'
import { describe, expect, test } from 'vitest'
import { dice, duel } from '../testing/duel.ts'
import {
  eventArgs,
  figure,
  giveAnswers,
  optionKeys,
  path,
  placeOf,
  promptId,
  refusal,
  type Scene,
  scene,
} from '../testing/scene.ts'

const at = (x: number, y: number): Json => ({ to: [x, y] })

/** Results of tests of a kind, as they were told. */
const finals = (match: Scene, kind: string) =>
  ['result', 'passed', 'failed', 'failed-outright'].flatMap((how) =>
    eventArgs(match, `test.${how}`)
      .filter(({ test }) => test === `test.${kind}`)
      .map(({ fighter, final, difficulty }) => `${fighter} ${how} ${final}:${difficulty}`),
  )

describe('CF-COMBAT-19 an attack that fails by itself', () => {
  test('returns all committed dice to the defender', () => {
    const match = duel({}, {}, [dice({ 1: [0, 2] }), dice({ 0: [2, 0] }), 'parry:2'], [5, 2, 1])
    expect(eventArgs(match, 'attack-failed')).toHaveLength(1)
    // In the next exchange both are there again.
    expect(promptId(match)).toBe('ask.defence')
    expect(optionKeys(match)).toEqual(['parry:1', 'parry:2', 'none'])
  })

  test('CF-COMBAT-24 and CF-COMBAT-25 keeps the die of a sustained defence, which must go on', () => {
    const answers = [dice({ 1: [1, 1] }), dice({ 0: [2, 0] }), 'sustained']
    // Ann fails, Bob hits without damage; her second attack of 7 is met without a question: 9 is needed.
    const match = duel({}, {}, answers, [5, 2, 1, 3, 1, 1, 4, 5, 3, 2])
    expect(finals(match, 'defence')).toEqual(['Bob failed 8:9'])
  })
})

describe('CF-COMBAT-24 a sustained defence', () => {
  test('costs the die if it fails, and the attack hits', () => {
    const match = duel(
      {},
      {},
      [dice({ 1: [0, 2] }), dice({ 0: [2, 0] }), 'parry:1', 'sustained'],
      [...[5, 2, 3, 4, 4, 4], ...[3, 2]],
    )
    expect(finals(match, 'defence')).toEqual(['Bob passed 7:6', 'Bob failed 7:9'])
    expect(eventArgs(match, 'stunned')).toEqual([{ victim: 'Bob' }])
  })

  test('CF-COMBAT-22 is not available with more dice in attack than in defence', () => {
    const match = duel({}, {}, [dice({ 1: [2, 0] }), dice({ 0: [1, 1] })], [5, 2, 4, 2, 1])
    // Ann has one die of each; Bob, without a defence die, is hit and hits back.
    expect(optionKeys(match)).toEqual(['parry:1', 'sustained', 'none'])
  })
})

test('CF-COMBAT-20 and CF-TEST-07 a parry with a result of 0 or less fails, however weak the attack', () => {
  const weak = { def: 0 }
  const match = duel(
    { card: { att: 0 } },
    { card: weak, more: { wounds: 'critical' } },
    [dice({ 1: [0, 2] }), dice({ 0: [1, 1] }), 'parry:1'],
    [5, 2, 2, 3, 2, 1],
  )
  expect(finals(match, 'defence')).toEqual(['Bob failed-outright 0:2'])
})

test('CF-CHARGE-15 and CF-WOUND-14 charge penalties and Wounds add up, and charges do not affect damage', () => {
  const match = duel(
    { more: { wounds: 'light', chargePenalty: true } },
    {},
    [dice({ 1: [0, 2] }), dice({ 0: [1, 1] }), 'none'],
    [6, 2, 4, 3, 1],
  )
  // INI 3 less 2 and a 6; ATT 3 less 2 and a 4.
  expect(eventArgs(match, 'opposition.first')).toMatchObject([{ a: 7, b: 5 }])
  expect(finals(match, 'attack')).toEqual(['Ann result 5:0'])
  // 3 and STR 3 less RES 5 and 1 for the Wound alone.
  expect(eventArgs(match, 'damage.read')).toMatchObject([{ total: 0 }])
})

describe('pursuits', () => {
  /** Ann and Amy fight Bob, who is killed by Ann's first attack; the given answers follow. */
  const victors = (others: readonly Json[], answers: readonly Json[] = [], faces: readonly number[] = []) =>
    scene(
      {
        phase: 'frays',
        figures: [figure('Ann', 0, 20, 30), figure('Amy', 0, 25, 30), figure('Bob', 1, 22.5, 30), ...others],
      },
      {
        answers: ['0', dice({ 2: [0, 3] }), dice({ 0: [2, 0], 1: [2, 0] }), '0', 'none', ...answers],
        dice: [5, 2, 4, 6, 6, ...faces],
      },
    )

  test('CF-PURSUIT-01 a fighter that killed no enemy may pursue too, after the first', () => {
    const match = victors([figure('Far', 1, 90, 30)])
    expect(optionKeys(match)).toEqual(['0:engagement:3', '0:move', '1:engagement:3', '1:move', 'end'])
    giveAnswers(match, '1:move', path([25, 34]))
    expect(optionKeys(match)).toEqual(['0:engagement:3', '0:move', 'end'])
  })

  test('CF-PURSUIT-07 and CF-COMBAT-01 an opponent that has fought does not fight again', () => {
    const match = victors([figure('Bea', 1, 20, 35, {}, { fought: true })], ['0:engagement:3', at(20, 32.5)])
    expect(eventArgs(match, 'assault.pursuit')).toHaveLength(1)
    expect(promptId(match)).toBe('ask.pursuer')
  })

  test('CF-PURSUIT-09 and CF-DISENGAGE-06 the pursuer gets new dice, which a Defence counter still keeps out of attack', () => {
    const match = scene(
      {
        phase: 'frays',
        figures: [
          figure('Ann', 0, 20, 30, {}, { defenceOnly: true }),
          figure('Amy', 0, 25, 30),
          figure('Bob', 1, 22.5, 30),
          figure('Bea', 1, 20, 25),
        ],
      },
      {
        answers: ['1', dice({ 2: [0, 3] }), dice({ 1: [2, 0] }), 'none', '0:engagement:3', at(20, 27.5)],
        dice: [5, 2, 4, 6, 6, 2, 5],
      },
    )
    // Bea has won: Ann's two dice are placed without a question, then Bea places hers.
    expect(eventArgs(match, 'dice.placed').at(-1)).toMatchObject({ fighter: 'Ann', attack: 0, defence: 2 })
    expect(promptId(match)).toBe('ask.dice')
    expect(match.pending[0]?.seat).toBe(1)
  })

  test('CF-PURSUIT-04 (a) a pursuer leaves a fray without a test and may engage an enemy it was touching', () => {
    const match = scene(
      {
        phase: 'frays',
        figures: [
          figure('Ann', 0, 20, 30),
          figure('Bob', 1, 22.5, 30),
          figure('Amy', 0, 17.5, 32.5),
          figure('Bea', 1, 20, 32.5),
        ],
      },
      {
        answers: [
          { slots: { 'combat-1': ['0', '1'], 'combat-2': ['2', '3'] } },
          '0',
          dice({ 1: [2, 0] }),
          dice({ 0: [2, 0] }),
          '0:engagement:3',
          at(22.5, 32.5),
        ],
        dice: [5, 2, 4, 6, 6],
      },
    )
    expect(placeOf(match, 'Ann')).toEqual([22.5, 32.5])
    expect(promptId(match)).toBe('ask.initiative')
    expect(optionKeys(match)).toEqual(['0', '2'])
  })
})

test('CF-FLY-14 a dive helps only in the first combat, against any opponent', () => {
  const match = scene(
    {
      phase: 'frays',
      figures: [figure('Ann', 0, 20, 30, {}, { dived: true }), figure('Bob', 1, 22.5, 30), figure('Bea', 1, 20, 35)],
    },
    {
      answers: [dice({ 1: [0, 2] }), dice({ 0: [1, 1] }), 'none', '0:engagement:2', at(20, 32.5)],
      dice: [2, 3, 2, 6, 6, 2, 3],
    },
  )
  expect(eventArgs(match, 'opposition.first')).toMatchObject([{ first: 'Ann', a: 7, b: 6 }])
  expect(finals(match, 'attack')).toEqual(['Ann result 7:0'])
  expect(eventArgs(match, 'opposition.second')).toMatchObject([{ first: 'Ann', a: 5, second: 'Bea', b: 6 }])
})

describe('CF-DISENGAGE-02 a free edge', () => {
  test('must not touch any enemy, not even partly', () => {
    const around = (bea: number) =>
      scene({
        figures: [
          figure('Ann', 0, 20, 30),
          figure('Bob', 1, 22.5, 30),
          figure('Ben', 1, 17.5, 30),
          figure('Bud', 1, 20, 27.5),
          figure('Bea', 1, bea, 32.5),
        ],
      })
    const walking = (match: Scene) => {
      giveAnswers(match, 'play')
      if (promptId(match) === 'ask.announce') giveAnswers(match, 'done')
      return optionKeys(match).includes('0:walk')
    }
    // Bea covers 3 mm of the last edge; further away she covers nothing of it.
    expect(walking(around(22.2))).toBe(false)
    expect(walking(around(22.8))).toBe(true)
  })
})

test('CF-FRAY-05 a split that leaves a fighter out is refused', () => {
  const match = scene({
    phase: 'frays',
    figures: [
      figure('Bob', 1, 17.5, 30),
      figure('Ann', 0, 20, 30),
      figure('Bea', 1, 22.5, 30),
      figure('Amy', 0, 25, 30),
    ],
  })
  expect(refusal(match, { slots: { 'combat-1': ['0', '1'] } })).toBeDefined()
  expect(refusal(match, { slots: { 'combat-1': ['0', '1', '2', '3'] } })).toBe('refused.no-combat CF-FRAY-03')
  expect(refusal(match, { slots: { 'combat-1': ['0', '3'], 'combat-2': ['1', '2'] } })).toBe(
    'refused.no-combat CF-FRAY-03',
  )
})
