import type { Json } from '@fray/kernel'
import { describe, expect, test } from 'vitest'
import { faithful } from '../testing/faithful.ts'
import { magician } from '../testing/magician.ts'
import {
  eventArgs,
  type FigureDetails,
  fighterNamed,
  figure,
  giveAnswers,
  optionKeys,
  promptId,
  type Scene,
  scene,
} from '../testing/scene.ts'

const dice = (placed: Record<string, readonly [attack: number, defence: number]>): Json => {
  const put = (side: 0 | 1) =>
    Object.entries(placed)
      .filter(([, counts]) => counts[side] > 0)
      .map(([id, counts]) => [id, counts[side]])
  return { slots: { attack: put(0), defence: put(1) } }
}

/** Ann (0) and Bob (1) in contact at the beginning of the combat phase. */
function duel(
  answers: readonly Json[],
  faces: readonly number[],
  ann: FigureDetails = {},
  bob: FigureDetails = {},
  bobMore: FigureDetails = {},
): Scene {
  return scene(
    { phase: 'frays', figures: [figure('Ann', 0, 20, 30, ann), figure('Bob', 1, 22.5, 30, bob, bobMore)] },
    { answers, dice: faces },
  )
}

/** Ann (0) against Bob (1) before her and Bea (2) behind her. */
function fightTwo(answers: readonly Json[], faces: readonly number[], ann: FigureDetails = {}): Scene {
  return scene(
    {
      phase: 'frays',
      figures: [figure('Ann', 0, 20, 30, ann), figure('Bob', 1, 22.5, 30), figure('Bea', 1, 17.5, 30)],
    },
    { answers, dice: faces },
  )
}

const dicePlaced = (match: Scene) =>
  eventArgs(match, 'dice.placed').map(({ fighter, attack, defence }) => `${fighter} ${attack}+${defence}`)
const attackEvents = (match: Scene) =>
  match.events
    .filter(({ type }) => ['attacks', 'hit', 'parried', 'attack-failed'].includes(type))
    .map(
      ({ type, args }) =>
        `${type} ${(args.attacker as { figure: number }).figure}>${(args.target as { figure: number }).figure}`,
    )

describe('choosing and beginning', () => {
  const twoPairs = (): Scene =>
    scene({
      phase: 'frays',
      tacticalWinner: 1,
      figures: [
        figure('Ann', 0, 20, 10),
        figure('Bob', 1, 22.5, 10),
        figure('Amy', 0, 20, 40),
        figure('Bea', 1, 22.5, 40),
      ],
    })

  test('CF-COMBAT-01 the winner of the Tactical roll picks the first combat, then players alternate', () => {
    const match = twoPairs()
    expect(promptId(match)).toBe('ask.combat')
    expect(match.pending[0]?.seat).toBe(1)
    expect(optionKeys(match)).toEqual(['0', '2'])
    expect(match.state.picker).toBe(1)
  })

  test('CF-COMBAT-03 a fighter has one die and one more for each opponent', () => {
    expect(dicePlaced(duel([dice({ 1: [1, 1] }), dice({ 0: [2, 0] })], [5, 2]))).toEqual(['Bob 1+1', 'Ann 2+0'])
    const match = fightTwo(['1', dice({ 1: [1, 1], 2: [0, 2] }), dice({ 0: [0, 3] })], [6, 2])
    expect(dicePlaced(match)).toEqual(['Bob 1+1', 'Bea 0+2', 'Ann 0+3'])
  })

  test('CF-COMBAT-04, CF-COMBAT-06 and CF-PROFILE-03 Initiative is opposed, and ties are rolled again', () => {
    const match = duel([], [3, 3, 4, 2])
    expect(eventArgs(match, 'opposition.tied')).toHaveLength(1)
    expect(eventArgs(match, 'opposition.first')).toMatchObject([{ first: 'Ann', a: 7, b: 5 }])
  })

  test('CF-COMBAT-05 a group picks one fighter to test, counts only its penalties, and adds 1 for each other friend', () => {
    const match = fightTwo(['2'], [2, 2])
    expect(eventArgs(match, 'opposition.second')).toMatchObject([{ second: 'Bea', a: 5, b: 6 }])
  })

  test('CF-COMBAT-07 the loser of the Initiative places dice first, in view of the winner', () => {
    const match = duel([], [2, 5])
    expect(promptId(match)).toBe('ask.dice')
    expect(match.pending[0]?.seat).toBe(0)
    giveAnswers(match, dice({ 0: [1, 1] }))
    expect(promptId(match)).toBe('ask.dice')
    expect(match.pending[0]?.seat).toBe(1)
    expect(dicePlaced(match)).toEqual(['Ann 1+1'])
  })

  test('CF-COMBAT-07 and CF-COMBAT-09 a fighter may split its own dice in any way', () => {
    const match = duel([], [5, 2])
    const [decision] = match.pending
    expect(decision?.kind === 'arrange' && decision.suggest()).toHaveLength(3)
    expect(dicePlaced(giveAnswers(match, dice({ 1: [0, 2] })))).toEqual(['Bob 0+2'])
  })

  test('CF-COMBAT-08 and CF-ROUT-08 a fighter in rout places no more dice in attack than in defence', () => {
    const match = duel([], [5, 2], {}, {}, { inRout: true })
    const refusalOf = (counts: [number, number]) => match.check(1, dice({ 1: counts }))?.reason.id
    expect(refusalOf([2, 0])).toBe('refused.in-rout')
    expect(refusalOf([1, 1])).toBeUndefined()
  })
})

describe('exchanges', () => {
  test("CF-COMBAT-10 and CF-COMBAT-11 in each exchange the winner's camp attacks once, then the other", () => {
    // All attacks fail with a 1.
    const match = duel([dice({ 1: [2, 0] }), dice({ 0: [2, 0] })], [5, 2, 1, 1, 1, 1])
    expect(attackEvents(match).filter((line) => line.startsWith('attacks'))).toEqual([
      'attacks 0>1',
      'attacks 1>0',
      'attacks 0>1',
      'attacks 1>0',
    ])
  })

  test('CF-COMBAT-12 each fighter of an outnumbering camp attacks once, in an order chosen each time', () => {
    const match = fightTwo(
      ['1', dice({ 0: [0, 3] }), dice({ 1: [2, 0], 2: [1, 1] }), '2', 'none', 'none', 'none'],
      [2, 6, 1, 1, 1],
    )
    expect(attackEvents(match).filter((line) => line.startsWith('attacks'))).toEqual([
      'attacks 2>0',
      'attacks 1>0',
      'attacks 1>0',
    ])
  })

  test('CF-COMBAT-13 and CF-COMBAT-16 a lone fighter attacks each opponent once per exchange, naming one at a time', () => {
    const match = fightTwo(['1', dice({ 1: [0, 2], 2: [0, 2] }), dice({ 0: [3, 0] }), '2'], [6, 2])
    expect(promptId(match)).toBe('ask.defence')
    expect(match.pending[0]?.figure).toBe(2)
    const whole = fightTwo(
      ['1', dice({ 1: [0, 2], 2: [0, 2] }), dice({ 0: [3, 0] }), '2', 'none', 'none', '1', 'none'],
      [6, 2, 1, 1, 1],
    )
    expect(attackEvents(whole).filter((line) => line.startsWith('attacks'))).toEqual([
      'attacks 0>2',
      'attacks 0>1',
      'attacks 0>1',
    ])
  })

  test('CF-COMBAT-14 and CF-COMBAT-15 every attack costs a die, and the combat ends with the last attack die', () => {
    const match = duel([dice({ 1: [0, 2] }), dice({ 0: [1, 1] }), 'none'], [5, 2, 1])
    expect(attackEvents(match)).toEqual(['attacks 0>1', 'attack-failed 0>1'])
    expect(match.state.round).toBe(2)
  })
})

describe('attack and defence', () => {
  /** Ann attacks once, Bob has two dice in defence. */
  const attackBob = (defence: string, faces: readonly number[], bob: FigureDetails = {}) =>
    duel([dice({ 1: [0, 2] }), dice({ 0: [1, 1] }), defence], [5, 2, ...faces], {}, bob)

  test('CF-COMBAT-17 the defender commits any number of dice before the attack is rolled', () => {
    const match = duel([dice({ 1: [0, 2] }), dice({ 0: [1, 1] })], [5, 2])
    expect(optionKeys(match)).toEqual(['parry:1', 'parry:2', 'none'])
    expect(eventArgs(match, 'test.result')).toEqual([])
  })

  test('CF-COMBAT-18 and CF-PROFILE-04 the result of the attack is the difficulty of the parry', () => {
    expect(eventArgs(attackBob('parry:1', [4, 4]), 'test.passed')).toMatchObject([
      { test: 'test.defence', final: 7, difficulty: 7 },
    ])
    expect(attackEvents(attackBob('parry:1', [4, 4]))).toEqual(['attacks 0>1', 'parried 0>1'])
  })

  test("CF-COMBAT-19 a failed attack leaves the defender's dice unspent", () => {
    // Bea’s dice: two attacks by Ann, the first fails, so two dice are still there for the second.
    const match = duel([dice({ 1: [0, 2] }), dice({ 0: [2, 0] }), 'parry:2'], [5, 2, 1])
    expect(optionKeys(match)).toEqual(['parry:1', 'parry:2', 'none'])
  })

  test('CF-COMBAT-20, CF-PROFILE-05 and CF-DICE-05 a parry rolls all committed dice and uses the best', () => {
    expect(attackEvents(attackBob('parry:2', [4, 2, 4]))).toEqual(['attacks 0>1', 'parried 0>1'])
    expect(attackEvents(attackBob('parry:2', [4, 1, 2, 1, 2]))).toEqual(['attacks 0>1', 'hit 0>1'])
    expect(attackEvents(attackBob('none', [4, 1, 2]))).toEqual(['attacks 0>1', 'hit 0>1'])
  })

  test('CF-COMBAT-21 committed dice are spent whether or not they parry', () => {
    const match = duel([dice({ 1: [0, 2] }), dice({ 0: [2, 0] }), 'parry:1'], [5, 2, 3, 4])
    expect(optionKeys(match)).toEqual(['parry:1', 'sustained', 'none'])
  })
})

describe('sustained defence', () => {
  const facing = (answers: readonly Json[], faces: readonly number[], bobDice: [number, number] = [1, 1]) =>
    duel([dice({ 1: bobDice }), dice({ 0: [2, 0] }), ...answers], [5, 2, ...faces])

  test('CF-COMBAT-22 and CF-COMBAT-23 needs the last die, and no more dice in attack than in defence', () => {
    expect(optionKeys(facing([], []))).toEqual(['parry:1', 'sustained', 'none'])
    // Against two opponents Ann has three dice: two in attack, one in defence.
    const bold = fightTwo(['1', dice({ 0: [2, 1] }), dice({ 1: [1, 1], 2: [1, 1] }), '1'], [2, 6])
    expect(optionKeys(bold)).toEqual(['parry:1', 'none'])
  })

  test('CF-COMBAT-24 must beat the attack by 2, and then keeps the die', () => {
    // 3 + 3 and 5 + 3: parried; Bob's own attack fails; the second attack is met in the same way.
    const match = facing(['sustained'], [3, 5, 1, 3, 4, 1, 1])
    expect(eventArgs(match, 'test.passed')).toMatchObject([{ difficulty: 8, final: 8 }])
    expect(eventArgs(match, 'test.failed')).toMatchObject([{ difficulty: 8, final: 7 }])
    expect(eventArgs(match, 'defence.sustained')).toMatchObject([
      { target: 'Bob', margin: 2 },
      { target: 'Bob', margin: 2 },
    ])
    expect(attackEvents(match)).toEqual([
      'attacks 0>1',
      'parried 0>1',
      'attacks 1>0',
      'attack-failed 1>0',
      'attacks 0>1',
      'hit 0>1',
    ])
  })

  test('CF-COMBAT-24 keeps its die and stays announced when an attack fails by itself', () => {
    const match = facing(['sustained'], [1, 1, 3, 5])
    expect(attackEvents(match).at(-1)).toBe('parried 0>1')
  })

  test('CF-COMBAT-25 meets every later attack without another decision', () => {
    expect(promptId(facing(['sustained'], [3, 5, 1, 3, 5]))).not.toBe('ask.defence')
  })
})

describe('damage', () => {
  test("CF-DAMAGE-01 and CF-DAMAGE-02 a hit causes a Damage roll with the attacker's STR and Wound penalty", () => {
    const hurt = { wounds: 'light' }
    const match = scene(
      { phase: 'frays', figures: [figure('Ann', 0, 20, 30, { str: 6 }, hurt), figure('Bob', 1, 22.5, 30)] },
      { answers: [dice({ 1: [0, 2] }), dice({ 0: [1, 1] }), 'none'], dice: [5, 2, 4, 5, 2] },
    )
    // 5 + 6 - 5 - 1
    expect(eventArgs(match, 'damage.read')).toMatchObject([{ total: 5, location: 'location.arms' }])
  })

  test('CF-COMBAT-27 a Wound taken in this exchange counts at once', () => {
    // Ann hits Bob's belly: 4 + 3 - 5 = 2, a Light Wound; Bob's attack is 1 lower.
    const match = duel([dice({ 1: [1, 1] }), dice({ 0: [1, 1] }), 'none', 'none'], [5, 2, 4, 4, 3, 4, 1, 1])
    expect(eventArgs(match, 'test.result').map(({ final }) => final)).toEqual([7, 6])
  })

  test('CF-DAMAGE-03, CF-COMBAT-10 and CF-COMBAT-15 a dead fighter loses its dice, and the combat ends', () => {
    const match = duel([dice({ 1: [2, 0] }), dice({ 0: [2, 0] }), 'end'], [5, 2, 4, 6, 6])
    expect(attackEvents(match)).toEqual(['attacks 0>1', 'hit 0>1'])
    expect(fighterNamed(match, 'Bob').status).toBe('eliminated')
  })
})

test('CF-COMBAT-02, CF-SEQ-05 and CF-COMBAT-29 a combat runs through Initiative, dice and exchanges; the round goes on after the last one', () => {
  const match = duel([dice({ 1: [1, 1] }), dice({ 0: [1, 1] }), 'none', 'none'], [5, 2, 1, 1])
  const order = match.events.map(({ type }) => type).filter((type) => /^(opposition|dice|attacks)/.test(type))
  expect(order).toEqual(['opposition.first', 'dice.placed', 'dice.placed', 'attacks', 'attacks'])
  expect(match.state.round).toBe(2)
  expect(fighterNamed(match, 'Ann').fought).toBe(false)
})

describe('CF-COMBAT-28 in the combat phase', () => {
  const fight = ([ann, ...others]: readonly Json[], faces: readonly number[], answers: readonly Json[] = []) =>
    scene({ phase: 'frays', figures: [ann!, figure('Bob', 1, 22.5, 30), ...others] }, { answers, dice: faces })
  const placement = (id: number): Json => ({ slots: { attack: [[String(id), 2]] } })

  test('a miracle that answers a test is called once the dice of the test have fallen', () => {
    const priest = faithful('Ann', 0, 20, 30, { miracles: ['whim-of-destiny', 'divine-eye'], faith: 3 })
    const match = fight([priest], [5])
    expect(match.state.phase).toBe('combat')
    expect(promptId(match)).toBe('ask.reaction')
    expect(optionKeys(match)).toEqual(['whim-of-destiny:0', 'pass'])
  })

  test('a spell that answers a death is cast when a fighter has fallen, but not a spell of the activation', () => {
    const witch = magician('Eve', 1, 40, 30, {
      spells: ['carmine-wave', 'embrace-of-the-tarantula'],
      gems: { darkness: 1 },
    })
    const match = fight([figure('Ann', 0, 20, 30), witch], [4, 2, 4, 6, 6], [placement(1), placement(0)])
    expect(match.state.phase).toBe('combat')
    expect(promptId(match)).toBe('ask.spell-death')
    expect(optionKeys(match)).toEqual(['carmine-wave:1:1', 'none'])
  })
})
