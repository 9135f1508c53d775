import type { Json } from '@fray/kernel'
import { describe, expect, test } from 'vitest'
import {
  eventArgs,
  type FigureDetails,
  fighterNamed,
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
import { turn } from '../testing/turn.ts'

const at = (x: number, y: number): Json => ({ to: [x, y] })
const ann = (changes: FigureDetails = {}, more: FigureDetails = {}) => figure('Ann', 0, 20, 30, changes, more)
const bob = (x: number, changes: FigureDetails = {}, more: FigureDetails = {}) => figure('Bob', 1, x, 30, changes, more)

/** Every test against a difficulty, in order: "Ann passed 7:6". */
const tests = (match: Scene) =>
  match.events.flatMap(({ type, args }) => {
    const how = /^test\.(passed|failed|failed-outright)$/.exec(type)?.[1]
    if (!how || typeof args.fighter !== 'object' || !('figure' in args.fighter)) return []
    return [`${match.state.fighters[args.fighter.figure]!.member.profile.name} ${how} ${args.final}:${args.difficulty}`]
  })

describe('fear, reach and rout', () => {
  test('CF-COURAGE-05, CF-COURAGE-06, CF-CHARGE-07 an assailant out of reach causes no Courage test, however frightening', () => {
    // Amy, FEAR 9, is 8 cm short of Bob, FEAR 7; Ann, FEAR 6, must test and does not frighten Bob.
    const match = turn(
      [ann({ fear: 6 }), bob(35, { fear: 7 }), figure('Amy', 0, 35, 2, { fear: 9 }, { facing: 'south' })],
      { answers: ['0:charge:1', at(32.5, 30), '2:charge:1', at(35, 27.5)], dice: [2] },
    )
    expect(tests(match)).toEqual(['Ann passed 8:7'])
    expect(placeOf(match, 'Amy')).toEqual([35, 22])
    expect(fighterNamed(match, 'Bob').inRout).toBe(false)
  })

  test('CF-COURAGE-06, CF-COURAGE-12 an enemy already in contact counts in the test and keeps the defender from fleeing', () => {
    const abe = figure('Abe', 0, 35, 32.5, { fear: 9 }, { card: 'Other', facing: 'north' })
    const match = turn([ann({ fear: 7 }), bob(35), abe], { answers: ['0:charge:1', at(32.5, 30)], dice: [4] })
    expect(tests(match)).toEqual(['Bob failed 8:9'])
    expect(placeOf(match, 'Bob')).toEqual([35, 30])
    expect(fighterNamed(match, 'Bob').inRout).toBe(true)
  })

  test('CF-COURAGE-13, CF-COURAGE-14 an assailant reaches a vacated place even beyond its potential, and has nothing left afterwards', () => {
    // 14 cm: Bob's base is 12.5 cm away, the middle of Bob's place 15.
    const match = turn([ann({ fear: 7, mov: 7 }), bob(35)], { answers: ['0:charge:1', at(32.5, 30)], dice: [2] })
    expect(placeOf(match, 'Ann')).toEqual([35, 30])
    expect(promptId(match)).toBe('ask.lead')
  })

  test('CF-ROUT-04, CF-ROUT-17, CF-COURAGE-13 a fighter in rout flees from a courageous assailant without a test, and again on activation', () => {
    const match = scene(
      {
        figures: [ann(), figure('Abe', 0, 20, 55), figure('Bob', 1, 35, 28, {}, { inRout: true, facing: 'west' })],
        piles: [['Ann', 'Abe'], ['Bob']],
        placements: [0, 0],
      },
      { answers: ['0:charge:2', at(32.5, 28)] },
    )
    // 20 cm from Ann, who follows with her whole potential; then to the far edge, 27 cm away.
    expect(tests(match)).toEqual([])
    expect(eventArgs(match, 'assault.short').length).toBe(1)
    expect(placeOf(match, 'Bob')[1]).toBeLessThan(8)
  })

  test('CF-CHARGE-10, CF-COURAGE-01, CF-COURAGE-04 an enemy touched in passing causes Courage tests on both sides', () => {
    const broad = { base: 'creature', size: 'large' }
    const two = [figure('Bob', 1, 35, 28.75), figure('Fay', 1, 35, 31.25, { fear: 7 })]
    const charging = (fear: FigureDetails, answers: readonly Json[], dice: readonly number[]) =>
      turn([ann({ ...broad, ...fear }), ...two], { answers: ['0:charge:1', at(31.875, 30), ...answers], dice })
    expect(tests(charging({}, [], [2]))).toEqual(['Ann failed 6:7'])
    const feared = charging({ fear: 8 }, ['1'], [4, 1])
    expect(tests(feared)[0]).toBe('Bob passed 8:8')
    expect(fighterNamed(feared, 'Fay').inRout).toBe(true)
    expect(fighterNamed(feared, 'Bob').chargePenalty).toBe(true)
  })
})

describe('disengaging', () => {
  test('CF-DISENGAGE-06, CF-COURAGE-10 a fighter that disengages and then fails its Courage test stays in contact, without a Defence counter', () => {
    const match = turn([ann(), bob(22.5), figure('Fay', 1, 20, 40, { fear: 7 })], {
      answers: ['0:engagement:2', at(20, 37.5)],
      dice: [3, 2],
    })
    expect(tests(match)).toEqual(['Ann passed 6:6', 'Ann failed 6:7'])
    expect(placeOf(match, 'Ann')).toEqual([20, 30])
    expect(fighterNamed(match, 'Ann').defenceOnly).toBe(false)
    expect(fighterNamed(match, 'Ann').inRout).toBe(false)
  })

  test("CF-LEAD-05, CF-WOUND-16, CF-CHARGE-15 disengaging uses no commander's value, does not add Stunned to a Wound, and counts charge penalties", () => {
    const chief = figure(
      'Chief',
      0,
      20,
      40,
      { ini: 9, abilities: ['leadership/20'], command: 'commander' },
      { card: 'C' },
    )
    const leaving = (more: FigureDetails, die: number, answers: readonly Json[] = []) =>
      tests(turn([ann({ ini: 5 }, more), bob(22.5), chief], { answers: ['done', '0:walk', ...answers], dice: [die] }))
    const away = [path([12, 30])]
    expect(leaving({ wounds: 'serious', stunned: true }, 3, away)).toEqual(['Ann passed 6:6'])
    expect(leaving({ wounds: 'serious', stunned: true }, 2)).toEqual(['Ann failed 5:6'])
    expect(leaving({ chargePenalty: true }, 2, away)).toEqual(['Ann passed 6:6'])
    expect(leaving({ chargePenalty: true, wounds: 'light' }, 2)).toEqual(['Ann failed 5:6'])
  })

  test('CF-ROUT-03, CF-ROUT-05 a fighter in rout may disengage but still cannot fire', () => {
    const bow = { aim: 3, weapon: { name: 'Bow', strength: 6, ranges: [15, 30, 45] } }
    const match = turn([ann(bow, { inRout: true }), bob(22.5), figure('Amy', 0, 20, 50)])
    expect(optionKeys(match).filter((key) => key.startsWith('0:'))).toEqual(['0:engagement:1', '0:engagement:3'])
    const left = turn([ann(bow, { inRout: true }), bob(22.5), figure('Amy', 0, 20, 50)], {
      answers: ['done', '0:walk', path([12, 30])],
      dice: [3],
    })
    expect(optionKeys(left).filter((key) => key.startsWith('0:'))).toEqual([])
  })
})

describe('flight levels', () => {
  test('CF-FLY-13, CF-COURAGE-12, CF-COURAGE-13 a target that flees from a dive leaves its place on the ground to the diver', () => {
    const match = turn([ann({ fear: 7, flight: 20 }, { level: 1 }), bob(40)], {
      answers: ['0:dive:1', at(37.5, 30)],
      dice: [2],
    })
    expect(placeOf(match, 'Bob')).toEqual([60, 30])
    expect(placeOf(match, 'Ann')).toEqual([40, 30])
    expect(fighterNamed(match, 'Ann').level).toBe(0)
    // (20 - 5) x 2 less the 20 cm to that place, at the present level.
    giveAnswers(match, 'run')
    expect(refusal(match, path([50, 30]))).toBeUndefined()
    expect(refusal(match, path([50.1, 30]))).toBe('refused.too-far CF-MOVE-01')
  })

  test('CF-FLY-13, CF-COURAGE-12, CF-CONTACT-09 a target held in contact on the ground does not flee from a dive', () => {
    const amy = figure('Amy', 0, 42.5, 30, {}, { facing: 'west', card: 'Other' })
    const match = turn([ann({ fear: 9, flight: 20 }, { level: 1 }), bob(40), amy], {
      answers: ['0:dive:1', at(37.5, 30)],
      dice: [4],
    })
    expect(placeOf(match, 'Bob')).toEqual([40, 30])
    expect(fighterNamed(match, 'Bob').inRout).toBe(true)
    expect(fighterNamed(match, 'Ann').dived).toBe(true)
  })

  test('CF-FLY-15, CF-ROUT-14 a commander on the ground does not lead a flyer in the air, which flees with its flight MOV', () => {
    const chief = figure('Chief', 1, 40, 36, { cou: 9, abilities: ['leadership/10'], command: 'commander' })
    const match = turn([ann({ fear: 9, flight: 20 }, { level: 1 }), bob(40, { flight: 12.5 }, { level: 1 }), chief], {
      answers: ['0:charge:1', at(37.5, 30)],
      dice: [4],
    })
    expect(tests(match)).toEqual(['Bob failed 8:9'])
    expect(placeOf(match, 'Bob')).toEqual([65, 30])
  })
})
