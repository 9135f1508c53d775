import type { Json } from '@fray/kernel'
import { describe, expect, test } from 'vitest'
import { playPhase } from '../../testing/phase.ts'
import {
  eventArgs,
  type FigureDetails,
  fighterNamed,
  figure,
  promptId,
  rolledDice,
  type Scene,
} from '../../testing/scene.ts'
import { turn } from '../../testing/turn.ts'

/** Ann charges Bob with these dice. */
function charge(dice: readonly number[], ann: FigureDetails, bob: FigureDetails, more: readonly Json[] = []): Scene {
  return turn([figure('Ann', 0, 20, 30, ann), figure('Bob', 1, 35, 30, bob), ...more], {
    answers: ['0:charge:1', { to: [32.5, 30] }],
    dice,
  })
}

const tests = (match: Scene) =>
  ['passed', 'failed', 'failed-outright'].flatMap((how) =>
    eventArgs(match, `test.${how}`).map(({ fighter, final, difficulty }) => `${fighter} ${how} ${final}:${difficulty}`),
  )

describe('CF-ABIL-09 a Being of Darkness', () => {
  test('frightens even fighters with a higher FEAR, who use it as COU', () => {
    // Bob, who is charged, has no FEAR to face.
    expect(tests(charge([2], { fear: 9 }, { fear: 5, abilities: ['being-of-darkness/1'] }))).toEqual([
      'Ann passed 11:5',
    ])
    expect(tests(charge([], { fear: 9 }, { fear: 5, abilities: ['immunity-fear'] }))).toEqual([])
  })

  test('uses its COU as FEAR if its card shows no other', () => {
    expect(tests(charge([3], { cou: 3 }, { cou: 6, abilities: ['being-of-darkness/1'] }))).toEqual(['Ann passed 6:6'])
  })

  test('is immune to fear', () => {
    expect(
      tests(charge([], { fear: 3, abilities: ['being-of-darkness/2'] }, { fear: 9, abilities: ['immunity-fear'] })),
    ).toEqual([])
  })
})

describe('CF-ABIL-47 a Hyperian', () => {
  const bob = { cou: 6, abilities: ['hyperian'] }

  test.each([
    ['a courageous fighter of the Meanders', { cou: 3, people: 'acheron' }],
    ['one of the Living-dead', { cou: 3, people: 'acheron', abilities: ['living-dead', 'cursed'] }],
    ['a Being of Darkness', { fear: 3, abilities: ['being-of-darkness/1'] }],
  ])('frightens %s with its COU', (_, ann) => {
    expect(tests(charge([3], ann, bob)).slice(0, 1)).toEqual(['Ann passed 6:6'])
  })

  test('frightens even a fighter with a higher FEAR', () => {
    expect(tests(charge([2], { fear: 8, people: 'acheron' }, bob))).toEqual(['Ann passed 10:6'])
  })

  test('frightens no other fighters, and is immune to fear', () => {
    expect(tests(charge([], { cou: 3, people: 'lions' }, bob))).toEqual([])
    expect(tests(charge([], { cou: 3, abilities: ['hyperian'] }, { fear: 9 }))).toEqual([])
  })

  test('does not frighten fighters with another kind of Immunity/Fear', () => {
    expect(tests(charge([], { cou: 3, people: 'acheron', abilities: ['immunity-fear'] }, bob))).toEqual([])
  })
})

describe('CF-ABIL-30 a Dreadful fighter', () => {
  const bob = { fear: 6, abilities: ['dreadful'] }

  test('makes Courage tests a roll of two dice of which the lower counts', () => {
    const match = charge([5, 2], {}, bob)
    expect(rolledDice(match)).toEqual(['roll.courage 2'])
    expect(tests(match)).toEqual(['Ann passed 6:6'])
  })

  test('makes a single 1 fail, and a 6 roll again only if both dice show one', () => {
    expect(tests(charge([6, 1], {}, bob))).toEqual(['Ann failed-outright 0:6'])
    expect(rolledDice(charge([6, 6, 3], {}, { ...bob, fear: 12 }))).toEqual(['roll.courage 2', 'roll.again 1'])
  })

  test('affects all enemies in contact with it', () => {
    const bea = figure('Bea', 1, 32.5, 27.5, { fear: 9 }, { facing: 'west' })
    expect(rolledDice(charge([4, 5], { cou: 5 }, bob, [bea]))).toContain('roll.courage 2')
  })
})

describe('CF-ABIL-105 War cry/X', () => {
  const ann = { cou: 2, abilities: ['war-cry/6'] }

  test('makes charged enemies test against FEAR X', () => {
    expect(tests(charge([3], ann, {}))).toEqual(['Bob passed 7:6'])
  })

  test('replaces COU against a higher FEAR', () => {
    expect(tests(charge([3], ann, { fear: 8 }))[0]).toBe('Ann passed 9:8')
  })

  test('makes the fighter immune to FEAR up to X', () => {
    const match = charge([], ann, { fear: 6 })
    expect(tests(match)).toEqual([])
    expect(fighterNamed(match, 'Ann').immuneToFear).toBe(6)
    // CF-FEAR-05: both players are told.
    expect(eventArgs(match, 'fear.immune')).toEqual([{ fighter: 'Ann', fear: 6 }])
  })

  test('ends with the charge', () => {
    expect(fighterNamed(charge([3], ann, {}), 'Ann').effects).toEqual([])
  })

  test('does not apply to engagements', () => {
    const match = turn([figure('Ann', 0, 20, 30, ann, { facing: 'west' }), figure('Bob', 1, 35, 30)], {
      answers: ['0:engagement:1', { to: [32.5, 30] }],
    })
    expect(tests(match)).toEqual([])
  })
})

describe('CF-ABIL-35 Fanaticism', () => {
  // Bob fails the Courage test (2 and 4 against 8) when Ann charges.
  const chargeFanatic = (dice: number[]) => charge([2, ...dice], { fear: 8 }, { abilities: ['fanaticism'], dis: 3 })

  test('lets a fighter that passes a Discipline test of the same difficulty stay, in rout', () => {
    const match = chargeFanatic([5])
    expect(eventArgs(match, 'fled')).toEqual([])
    expect(fighterNamed(match, 'Bob').inRout).toBe(true)
    expect(tests(match)).toEqual(['Bob passed 8:8', 'Bob failed 6:8'])
  })

  test('lets a fighter that fails it flee', () => {
    expect(eventArgs(chargeFanatic([4]), 'fled')).toHaveLength(1)
  })
})

describe('CF-ABIL-78 a Rallying cry', () => {
  const startRound = (answers: string[], dice: number[] = [], more: FigureDetails = {}, uses = 'rallying-cry') =>
    playPhase(
      'strategic',
      {
        figures: [
          figure('Ann', 0, 20, 30, { abilities: [uses] }, more),
          figure('Abe', 0, 40, 30, {}, { inRout: true }),
          figure('Bob', 1, 80, 30, {}, { inRout: true }),
        ],
      },
      { answers, dice },
    )

  test('rallies all friends in rout before the rallying tests, and gives all friends 1 more Courage', () => {
    const match = startRound(['use'])
    expect(fighterNamed(match, 'Abe').inRout).toBe(false)
    expect(fighterNamed(match, 'Bob').inRout).toBe(true)
    expect(promptId(match)).toBe('ask.rally')
    expect(['Ann', 'Abe', 'Bob'].map((name) => fighterNamed(match, name).effects.length)).toEqual([1, 1, 0])
  })

  test('is announced once per game, and is optional', () => {
    expect(fighterNamed(startRound(['use']), 'Ann').uses['rallying-cry']).toEqual({ stretch: 0, times: 1 })
    expect(fighterNamed(startRound(['no']), 'Abe').inRout).toBe(true)
  })

  test('is not available in rout', () => {
    expect(promptId(startRound([], [], { inRout: true }))).not.toBe('ask.ability')
  })
})
