import type { Json } from '@fray/kernel'
import { describe, expect, test } from 'vitest'
import { define } from '../ability.ts'
import {
  eventArgs,
  type FigureDetails,
  facing,
  fighterNamed,
  figure,
  giveAnswers,
  optionKeys,
  placeOf,
  promptId,
  refusal,
  type Scene,
  scene,
} from '../testing/scene.ts'
import { turn } from '../testing/turn.ts'

define({ id: 'test-fearless', name: 'Fearless', rule: 'TEST-9', fearless: () => true })

const at = (x: number, y: number): Json => ({ to: [x, y] })

/** Ann charges Bob, 12.5 cm away, with these dice; COU is 4 by default. */
function charge(
  dice: readonly number[],
  ann: FigureDetails = {},
  bob: FigureDetails = {},
  bobMore: FigureDetails = {},
  others: readonly Json[] = [],
): Scene {
  return turn([figure('Ann', 0, 20, 30, ann), figure('Bob', 1, 35, 30, bob, bobMore), ...others], {
    answers: ['0:charge:1', at(32.5, 30)],
    dice,
  })
}

const tests = (match: Scene) =>
  ['passed', 'failed', 'failed-outright'].flatMap((how) =>
    eventArgs(match, `test.${how}`).map(({ fighter, final, difficulty }) => `${fighter} ${how} ${final}:${difficulty}`),
  )

/** The terms of the difficulty of the last Courage test. */
const difficulty = (match: Scene) =>
  match.events
    .findLast(({ type }) => type.startsWith('test.'))!
    .numbers![1]!.terms.map(({ amount, label, rule }) => `${amount} ${label.id} ${rule}`)

describe('assailants', () => {
  test('CF-COURAGE-01, CF-COURAGE-07, CF-COURAGE-09, CF-CHARGE-08 and CF-FEAR-03 courageous assailants test against FEAR and go on if they pass', () => {
    const match = charge([3], {}, { fear: 7 })
    expect(tests(match)).toEqual(['Ann passed 7:7'])
    expect(eventArgs(match, 'assault.charge')).toHaveLength(1)
    expect(tests(charge([]))).toEqual([])
  })

  test('CF-COURAGE-10 an assailant that fails stays in place, has spent its action and is not in rout', () => {
    const match = charge([2], {}, { fear: 7 })
    expect(tests(match)).toEqual(['Ann failed 6:7'])
    expect(placeOf(match, 'Ann')).toEqual([20, 30])
    expect(fighterNamed(match, 'Ann')).toMatchObject({ inRout: false, activated: true })
  })

  test('CF-COURAGE-07 and CF-DICE-03 a 1 fails even if COU is as high as FEAR', () => {
    expect(tests(charge([1], { cou: 9 }, { fear: 5 }))).toEqual(['Ann failed-outright 0:5'])
  })

  test('CF-COURAGE-02, CF-FEAR-01 and CF-FEAR-02 a frightening assailant tests only against a higher FEAR, with its own as COU', () => {
    expect(tests(charge([], { fear: 6 }, { fear: 6 }))).toEqual([])
    expect(tests(charge([2], { fear: 5 }, { fear: 7 }))).toEqual(['Ann passed 7:7'])
  })

  test('CF-COURAGE-05 an assault out of reach causes no test', () => {
    const match = turn([figure('Ann', 0, 20, 30), figure('Bob', 1, 60, 30, { fear: 8 })], {
      answers: ['0:charge:1', at(57.5, 30)],
    })
    expect(eventArgs(match, 'assault.short')).toHaveLength(1)
  })

  test('CF-FEAR-08 and CF-ABIL-51 fighters immune to fear do not test', () => {
    expect(tests(charge([], { abilities: ['immunity-fear'] }, { fear: 9 }))).toEqual([])
    expect(tests(charge([], { abilities: ['test-fearless'] }, { fear: 9 }))).toEqual([])
  })
})

describe('defenders', () => {
  test('CF-COURAGE-03, CF-COURAGE-11, CF-FEAR-04 and CF-FEAR-05 a courageous defender tests and is then immune to that FEAR', () => {
    const match = charge([3], { fear: 7 })
    expect(tests(match)).toEqual(['Bob passed 7:7'])
    expect(fighterNamed(match, 'Bob')).toMatchObject({ inRout: false, immuneToFear: 7, chargePenalty: true })
    expect(eventArgs(match, 'fear.immune')).toEqual([{ fighter: 'Bob', fear: 7 }])
    expect(tests(charge([], { fear: 7 }, {}, { immuneToFear: 7 }))).toEqual([])
    expect(tests(charge([4], { fear: 8 }, {}, { immuneToFear: 7 }))).toEqual(['Bob passed 8:8'])
  })

  test('CF-COURAGE-04 a frightening defender tests only against a higher FEAR', () => {
    expect(tests(charge([], { fear: 7 }, { fear: 7 }))).toEqual([])
    expect(tests(charge([2], { fear: 7 }, { fear: 5 }))).toEqual(['Bob passed 7:7'])
  })

  test('CF-COURAGE-06 the difficulty counts enemies already in contact', () => {
    const held = figure('Abe', 0, 37.5, 30, { fear: 9 }, { card: 'Other' })
    const match = charge([5], { fear: 6 }, {}, {}, [held])
    expect(tests(match)).toEqual(['Bob passed 9:9'])
    expect(difficulty(match)).toEqual(['9 term.fear-of CF-COURAGE-06'])
  })

  test('CF-COURAGE-12, CF-ROUT-01, CF-ROUT-14, CF-ROUT-16 and CF-CHARGE-16 a defender that fails is in rout and flees at once, twice MOV', () => {
    const match = charge([2], { fear: 7, mov: 7.5 })
    expect(fighterNamed(match, 'Bob').inRout).toBe(true)
    expect(placeOf(match, 'Bob')).toEqual([55, 30])
    expect(facing(match, 'Bob')).toBe('east')
    expect(fighterNamed(match, 'Bob').chargePenalty).toBe(false)
  })

  test('CF-COURAGE-12 a defender already activated or held by another enemy does not flee', () => {
    const held = figure('Abe', 0, 37.5, 30, {}, { card: 'Other' })
    const match = charge([2], { fear: 7 }, {}, {}, [held])
    expect(fighterNamed(match, 'Bob').inRout).toBe(true)
    expect(placeOf(match, 'Bob')).toEqual([35, 30])
    expect(eventArgs(match, 'assault.charge')).toHaveLength(1)
  })

  test('CF-ROUT-04 a fighter in rout flees from any assault without a test', () => {
    const match = charge([], {}, {}, { inRout: true })
    expect(placeOf(match, 'Bob')).toEqual([55, 30])
    expect(eventArgs(match, 'fled').length).toBe(1)
  })
})

describe('rout', () => {
  const fleeFrom = (x: number, more: Record<string, Json> = {}, others: readonly Json[] = []) =>
    turn([figure('Ann', 0, x, 30, {}, { inRout: true }), figure('Bob', 1, 90, 30), ...others], {}, more)

  test('CF-ROUT-03 and CF-ROUT-17 an activated fighter in rout flees to the nearest table edge', () => {
    const match = fleeFrom(25)
    expect(placeOf(match, 'Ann')).toEqual([5, 30])
    expect(facing(match, 'Ann')).toBe('west')
    expect(promptId(match)).toBe('ask.lead')
    const way = [
      [25_000, 30_000],
      [5000, 30_000],
    ]
    expect(match.events.find(({ type }) => type === 'fled')?.paths).toEqual([{ figure: 0, points: way }])
  })

  test('CF-ACT-02 and CF-ROUT-03 among several activated fighters, one in rout flees when its player chooses and does nothing else', () => {
    const match = giveAnswers(fleeFrom(25, {}, [figure('Amy', 0, 60, 10)]), 'done')
    expect(optionKeys(match)).toEqual(['0:flee', '2:walk', '2:run', '2:nothing'])
    expect(refusal(match, '0:walk')).toBe('barred.in-rout CF-ROUT-03')
    giveAnswers(match, '2:walk', { path: [{ x: 60_000, y: 5000 }] })
    // As the only fighter left, it acts without a question.
    expect(match.events.map(({ type }) => type).filter((type) => type === 'moved.walk' || type === 'fled')).toEqual([
      'moved.walk',
      'fled',
    ])
    expect(placeOf(match, 'Ann')).toEqual([5, 30])
    expect(promptId(match)).toBe('ask.lead')
    expect(placeOf(giveAnswers(fleeFrom(25, {}, [figure('Amy', 0, 60, 10)]), 'done', '0:flee'), 'Ann')).toEqual([5, 30])
  })

  test('CF-ROUT-15 a fleeing fighter that crosses the edge is eliminated', () => {
    expect(fighterNamed(fleeFrom(15), 'Ann').status).toBe('eliminated')
  })

  test('CF-ROUT-14 and CF-OBSTACLE-05 encumbered ground shortens a flight', () => {
    const swamp = { scenery: [{ kind: 'swamp', at: [20, 30], size: [4, 58] }] } as never
    // 3 cm to it, 4 in it that count for 8, and 9 beyond.
    expect(placeOf(fleeFrom(25, swamp), 'Ann')).toEqual([9, 30])
    // Over open ground it would leave the table.
    expect(fighterNamed(fleeFrom(22, swamp), 'Ann').status).toBe('standing')
  })

  test('CF-ROUT-14 and CF-ROUT-15 a detour does not keep a fleeing fighter on the table', () => {
    const tree = { scenery: [{ kind: 'monument', at: [6, 30], size: [2, 2] }] } as never
    expect(fighterNamed(fleeFrom(10, tree), 'Ann').status).toBe('eliminated')
  })

  test('CF-ROUT-03 a fighter in rout and in contact does not flee, but may disengage and engage another enemy', () => {
    const figures = [
      figure('Ann', 0, 25, 30, {}, { inRout: true }),
      figure('Bob', 1, 27.5, 30),
      figure('Bea', 1, 15, 30, {}, { facing: 'north' }),
    ]
    const match = turn(figures)
    expect(optionKeys(match)).toEqual(expect.arrayContaining(['0:engagement:1', '0:engagement:2', 'done']))
    expect(optionKeys(match)).not.toContain('0:cover')
    // INI 3 and a 3 against 6.
    const engaged = turn(figures, { answers: ['0:engagement:2', at(17.5, 30)], dice: [3] })
    expect(placeOf(engaged, 'Ann')).toEqual([17.5, 30])
    expect(fighterNamed(engaged, 'Ann').inRout).toBe(true)
    const walking = turn(figures, { answers: ['done', '0:walk', { path: [{ x: 25_000, y: 25_000 }] }], dice: [3] })
    expect(placeOf(walking, 'Ann')).toEqual([25, 25])
    expect(promptId(turn(figures, { answers: ['done', '0:nothing'] }))).toBe('ask.lead')
  })

  test('CF-ROUT-14 a fleeing fighter goes round a broad obstacle as far as its movement allows', () => {
    // With a run, Bob could get round a building that reaches 13.5 cm to either side, and a little beyond it.
    const match = fleeFrom(25, { scenery: [{ kind: 'building', at: [22, 30], size: [2, 27] }] as Json })
    const [x, y] = placeOf(match, 'Ann')
    expect(x).toBeLessThan(21)
    expect(Math.abs(y - 30)).toBeGreaterThan(13)
  })

  test('CF-ROUT-14 a flight goes round obstacles and never ends in contact with an enemy', () => {
    const match = fleeFrom(25, { scenery: [{ kind: 'building', at: [16, 30], size: [4, 8] }] as Json })
    const [x] = placeOf(match, 'Ann')
    expect(x).toBeLessThan(12)
    expect(x).toBeGreaterThan(5)
  })
})

describe('rallying', () => {
  const dawn = (
    dice: readonly number[],
    answers: readonly Json[],
    ann: FigureDetails = {},
    annMore: FigureDetails = {},
    others: readonly Json[] = [],
  ) =>
    scene(
      {
        phase: 'strategic',
        figures: [figure('Ann', 0, 20, 30, ann, { inRout: true, ...annMore }), figure('Bob', 1, 90, 30), ...others],
      },
      { dice, answers },
    )

  test('CF-RALLY-01, CF-RALLY-02 and CF-RALLY-04 rallying tests Courage or Discipline against 6, before the sequences are built', () => {
    const match = dawn([], [])
    expect(promptId(match)).toBe('ask.rally')
    expect(optionKeys(match)).toEqual(['courage', 'discipline'])
    const rallied = dawn([2], ['courage'])
    expect(tests(rallied)).toEqual(['Ann passed 6:6'])
    expect(fighterNamed(rallied, 'Ann')).toMatchObject({ inRout: false, immuneToFear: 0 })
    expect(fighterNamed(dawn([2], ['discipline']), 'Ann').inRout).toBe(true)
  })

  test('CF-RALLY-01, CF-ABILGEN-08 the loser of the latest Tactical roll rallies all its fighters first', () => {
    const first = (tacticalWinner: 0 | 1) =>
      scene({
        phase: 'strategic',
        tacticalWinner,
        figures: [
          figure('Ann', 0, 20, 30, {}, { inRout: true }),
          figure('Bob', 1, 90, 30, {}, { inRout: true }),
          figure('Abe', 0, 20, 50),
          figure('Ben', 1, 90, 50),
        ],
      })
    expect([0, 1].map((winner) => first(winner as 0 | 1).pending[0]?.figure)).toEqual([1, 0])
  })

  test('CF-RALLY-01, CF-LORD-03 a lord rallied first frightens those who test after it', () => {
    // Dan, FEAR 5, gets 2 from the lord, up to 9, once the lord is no longer in rout.
    const dead = { abilities: ['living-dead'], fear: 5, people: 'acheron' }
    const lord = { abilities: ['leadership/10'], command: 'commander', people: 'acheron', category: 2, fear: 9 }
    const dawn = (tacticalWinner: 0 | 1, dice: readonly number[]) =>
      scene(
        {
          phase: 'strategic',
          tacticalWinner,
          figures: [
            figure('Lord', 0, 20, 36, lord, { inRout: true }),
            figure('Dan', 0, 20, 30, dead),
            figure('Bob', 1, 22.5, 30, {}, { inRout: true }),
            figure('Ben', 1, 90, 50),
          ],
        },
        { answers: ['courage'], dice },
      )
    expect(tests(dawn(1, [2, 4]))).toEqual(['Lord passed 11:6', 'Bob passed 8:7'])
    expect(tests(dawn(0, [4, 2]))).toEqual(['Bob passed 8:5', 'Lord passed 11:6'])
  })

  test('CF-RALLY-03 a fighter in contact rallies by Courage alone against the highest FEAR, and is then immune to it', () => {
    const dread = [figure('Ben', 1, 22.5, 30, { fear: 7 })]
    const match = dawn([3], [], {}, {}, dread)
    expect(tests(match)).toEqual(['Ann passed 7:7'])
    expect(fighterNamed(match, 'Ann')).toMatchObject({ inRout: false, immuneToFear: 7 })
    expect(fighterNamed(dawn([2], [], {}, {}, dread), 'Ann')).toMatchObject({ inRout: true, immuneToFear: 0 })
  })
})
