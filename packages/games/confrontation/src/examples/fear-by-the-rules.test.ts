import type { Json } from '@fray/kernel'
import { describe, expect, test } from 'vitest'
import {
  eventArgs,
  type FigureDetails,
  fighterNamed,
  figure,
  optionKeys,
  placeOf,
  promptId,
  scene,
} from '../testing/scene.ts'

/** A fighter at this distance in cm from the front of another, facing it. */
const before = (
  name: string,
  seat: 0 | 1,
  other: string,
  gap: number,
  changes: FigureDetails = {},
  more: FigureDetails = {},
): Json => {
  const { x: _x, y: _y, facing: _facing, ...rest } = figure(name, seat, 0, 0, changes) as Record<string, Json>
  return { ...rest, beside: { figure: other, gap }, ...more }
}

const firstPlace: Json = { suggested: 1 }
const courage = (match: ReturnType<typeof scene>) =>
  ['test.passed', 'test.failed']
    .flatMap((type) => eventArgs(match, type))
    .map(({ final, difficulty }) => [final, difficulty])

describe('assailants', () => {
  const two = (first: FigureDetails, second: FigureDetails) => [
    figure('Hunter', 0, 20, 30, { fear: 4, base: 'creature' }),
    figure('One', 1, 30, 28.75, first),
    figure('Two', 1, 30, 31.25, second),
  ]

  test('CF-COURAGE-02, CF-COURAGE-06 the more frightening of two targets charged together sets the difficulty', () => {
    const answers = ['play', '0:charge:1:2', firstPlace]
    const match = scene({ figures: two({ fear: 5 }, { fear: 6 }) }, { answers, dice: [2] })
    expect(courage(match)).toEqual([[6, 6]])
    expect(fighterNamed(match, 'One').chargePenalty).toBe(true)
    expect(fighterNamed(match, 'Two').chargePenalty).toBe(true)
  })

  test('CF-COURAGE-02 a fighter does not test against FEAR as high as its own', () => {
    const answers = ['play', '0:charge:1:2', firstPlace]
    const match = scene({ figures: two({ fear: 4 }, { fear: 3 }) }, { answers, dice: [3] })
    // Only Two, with less FEAR, must test.
    expect(eventArgs(match, 'test.passed')).toMatchObject([{ fighter: 'Two', difficulty: 4 }])
  })

  test('CF-COURAGE-05, CF-MOVE-01 MOV 7.5 reaches 15 cm: a target 16 cm away frightens nobody', () => {
    const figures = [figure('Soldier', 0, 20, 30, { mov: 7.5 }), before('Minotaur', 1, 'Soldier', 16, { fear: 8 })]
    const match = scene({ figures }, { answers: ['play', '0:charge:1', firstPlace] })
    expect(placeOf(match, 'Soldier')).toEqual([35, 30])
    expect(courage(match)).toEqual([])
  })
})

describe('leadership', () => {
  const led = (own: FigureDetails, commander: FigureDetails, fear: number, face: number) => {
    const figures = [
      figure('Ann', 0, 20, 30, own),
      figure('Chief', 0, 20, 36, { command: 'commander', abilities: ['leadership/10'], ...commander }),
      before('Enemy', 1, 'Ann', 8, { fear }),
    ]
    return scene({ figures }, { answers: ['play', '0:charge:2', firstPlace], dice: [face] })
  }

  test('CF-LEAD-05 COU 5 under COU 6 tests with 6', () => {
    expect(courage(led({ cou: 5 }, { cou: 6 }, 8, 2))).toEqual([[8, 8]])
  })

  test('CF-LEAD-08 FEAR 5 under COU 7 tests with 7', () => {
    expect(courage(led({ fear: 5 }, { cou: 7 }, 8, 2))).toEqual([[9, 8]])
  })

  test('CF-LEAD-06, CF-LEAD-07 FEAR 5 under FEAR 9 must test against 8, and only a 1 fails', () => {
    expect(courage(led({ fear: 5 }, { fear: 9 }, 8, 2))).toEqual([[11, 8]])
    expect(eventArgs(led({ fear: 5 }, { fear: 9 }, 8, 1), 'test.failed-outright')).toHaveLength(1)
  })

  test('CF-LORD-04 the aura of Darkness raises FEAR 8 to the 9 of its lord, not to 10', () => {
    const figures = [
      figure('Zombie', 0, 20, 30, { army: 'acheron', fear: 8, abilities: ['living-dead'] }),
      figure('Gorgon', 0, 20, 35, {
        ...{ army: 'acheron', fear: 9, category: 2, command: 'commander' },
        abilities: ['leadership/10', 'living-dead'],
      }),
      before('Guard', 1, 'Zombie', 8, { cou: 4 }, { activated: true }),
    ]
    const match = scene({ figures }, { answers: ['play', '0:charge:2', firstPlace], dice: [4] })
    expect(courage(match)).toEqual([[8, 9]])
    expect(fighterNamed(match, 'Guard').inRout).toBe(true)
  })
})

describe('defenders', () => {
  test('CF-ABIL-30 a Dreadful fighter beside a more frightening one makes its enemies roll two dice and take the lower', () => {
    const figures = [
      figure('Zombie', 0, 22, 27, { fear: 8 }, { card: 'Both' }),
      figure('Banshee', 0, 30, 20, { fear: 7, abilities: ['dreadful'] }, { card: 'Both', facing: 'south' }),
      figure('Guard', 1, 30, 27, { cou: 5 }, { activated: true }),
    ]
    const answers = ['play', '0:charge:2', { to: [27.5, 27] }, '1:charge:2', { to: [30, 24.5] }]
    const match = scene({ figures }, { answers, dice: [5, 2] })
    expect(courage(match)).toEqual([[7, 8]])
    expect(fighterNamed(match, 'Guard')).toMatchObject({ inRout: true, chargePenalty: true })
  })

  test('CF-ROUT-14, CF-ROUT-16 a fighter charged by FEAR 5 and FEAR 7 flees away from the 7, twice MOV', () => {
    const figures = [
      figure('Zombie', 0, 60, 40, { fear: 5 }, { card: 'Both', facing: 'north' }),
      figure('Scavenger', 0, 72, 30, { fear: 7 }, { card: 'Both', facing: 'west' }),
      figure('Soldier', 1, 60, 30, { cou: 4, mov: 7.5 }),
    ]
    const answers = ['play', '0:charge:2', firstPlace, '1:charge:2', firstPlace]
    const match = scene({ figures }, { answers, dice: [2] })
    expect(courage(match)).toEqual([[6, 7]])
    expect(placeOf(match, 'Soldier')).toEqual([45, 30])
    expect(promptId(match)).toBe('ask.target-fled')
    expect(placeOf(match, 'Scavenger')).toEqual([60, 30])
  })

  test('CF-ABIL-35 a fanatic that fails tests Discipline against the same FEAR: in rout, but in place', () => {
    const figures = [
      figure('Warrior', 0, 20, 30, { fear: 6 }),
      before('Conscript', 1, 'Warrior', 8, { cou: 3, dis: 3, abilities: ['fanaticism'] }),
    ]
    const match = scene({ figures }, { answers: ['play', '0:charge:1', firstPlace], dice: [2, 3] })
    expect(courage(match)).toEqual([
      [6, 6],
      [5, 6],
    ])
    expect(fighterNamed(match, 'Conscript').inRout).toBe(true)
    expect(placeOf(match, 'Conscript')).toEqual([30.5, 30])
  })
})

describe('pursuit', () => {
  const allIn = (id: number): Json => ({ slots: { attack: [[String(id), 2]] } })

  test('CF-PURSUIT-03, CF-PURSUIT-07 MOV 7.5 pursues 4 cm: far enough to engage an enemy 4 cm away, which is fought at once', () => {
    const fightAcross = (gap: number, ...initiative: number[]) => {
      const figures = [
        figure('Karnagh', 0, 30, 30, { mov: 7.5, ini: 6 }),
        figure('Spearman', 1, 30, 27.5, {}, { facing: 'south' }),
        before('Bushi', 1, 'Karnagh', gap),
      ]
      const answers = [allIn(1), allIn(0), '0:engagement:2', { to: [30 + gap, 30] }]
      return scene({ phase: 'frays', figures }, { answers, dice: [5, 2, 4, 6, 6, ...initiative] })
    }
    expect(eventArgs(fightAcross(4, 5, 2), 'fray.combat').at(-1)).toMatchObject({ lone: 'Karnagh', first: 'Bushi' })
    expect(eventArgs(fightAcross(4.2), 'assault.short')).toMatchObject([{ fighter: 'Karnagh', target: 'Bushi' }])
  })

  test('CF-PURSUIT-04 a fighter free of opponents may move on or engage', () => {
    const figures = [
      figure('Karnagh', 0, 30, 30, { ini: 6 }),
      figure('Spearman', 1, 32.5, 30),
      figure('Bushi', 1, 36, 30),
    ]
    const match = scene({ phase: 'frays', figures }, { answers: [allIn(1), allIn(0)], dice: [5, 2, 4, 6, 6] })
    expect(optionKeys(match)).toEqual(['0:engagement:2', '0:move', 'end'])
  })
})
