import type { Json } from '@fray/kernel'
import { describe, expect, test } from 'vitest'
import { faithful } from '../testing/faithful.ts'
import { magician } from '../testing/magician.ts'
import { playRule } from '../testing/rule.ts'
import {
  eventArgs,
  type FigureDetails,
  facing,
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
import { eliminate } from '../wounds/elimination.ts'
import { refreshCombats } from './refresh-combats.ts'
import { splitFrays } from './split.ts'

const allAttack = (...ids: number[]): Json => ({ slots: { attack: ids.map((id) => [String(id), 2]) } })
const at = (x: number, y: number): Json => ({ to: [x, y] })

/**
 * Ann (0) kills Bob (1) in the combat phase with these faces and answers; then the pursuit goes on as given. Bob stands
 * before her, the others at their places.
 */
function pursuing(
  others: readonly Json[],
  answers: readonly Json[] = [],
  faces: readonly number[] = [],
  ann: FigureDetails = {},
  annMore: FigureDetails = {},
): Scene {
  return scene(
    {
      phase: 'frays',
      figures: [figure('Ann', 0, 20, 30, ann, annMore), figure('Bob', 1, 22.5, 30), ...others],
    },
    { answers: [allAttack(1), allAttack(0), ...answers], dice: [5, 2, 4, 6, 6, ...faces] },
  )
}

const far = figure('Far', 1, 100, 30)

describe('who pursues and how far', () => {
  test('CF-PURSUIT-01 and CF-PURSUIT-05 a fighter whose opponents are all gone may pursue, or decline', () => {
    const match = pursuing([far])
    expect(promptId(match)).toBe('ask.pursuer')
    expect(optionKeys(match)).toEqual(['0:engagement:2', '0:move', 'end'])
    giveAnswers(match, 'end')
    expect(placeOf(match, 'Ann')).toEqual([20, 30])
    expect(match.state.round).toBe(2)
  })

  test('CF-PURSUIT-03, CF-PURSUIT-12 and CF-TEST-08 a pursuit moves half of MOV, rounded up, with any facing if it makes no contact', () => {
    const match = pursuing([far], ['0:move'], [], { mov: 12.5 })
    expect(refusal(match, path([27.2, 30]))).toBe('refused.too-far CF-MOVE-01')
    giveAnswers(match, { path: [{ x: 27000, y: 30000 }], facing: { x: 0, y: -1 } })
    expect(placeOf(match, 'Ann')).toEqual([27, 30])
    expect(facing(match, 'Ann')).toBe('north')
  })

  test('CF-PURSUIT-10 and CF-ROUT-09 a fighter in rout does not pursue', () => {
    const match = scene(
      {
        phase: 'frays',
        figures: [figure('Ann', 0, 20, 30, {}, { inRout: true }), figure('Bob', 1, 22.5, 30), far],
      },
      { answers: [allAttack(1), { slots: { attack: [['0', 1]], defence: [['0', 1]] } }], dice: [5, 2, 4, 6, 6] },
    )
    expect(eventArgs(match, 'eliminated')).toHaveLength(1)
    // Without a pursuit the next round begins, with an attempt to rally.
    expect(promptId(match)).toBe('ask.rally')
    expect(match.state.round).toBe(2)
  })

  test('CF-PURSUIT-12, CF-PURSUIT-06 and CF-ACT-05 an engagement by pursuit turns the front to the enemy and inflicts no charge penalties', () => {
    const match = pursuing([figure('Bea', 1, 20, 36), far], ['0:engagement:2', at(20, 33.5)], [4, 2])
    expect(placeOf(match, 'Ann')).toEqual([20, 33.5])
    expect(facing(match, 'Ann')).toBe('south')
    expect(fighterNamed(match, 'Bea')).toMatchObject({ assaulted: true, chargePenalty: false })
  })

  test('CF-PURSUIT-06 a pursuit falls short like any engagement', () => {
    const match = pursuing([figure('Bea', 1, 20, 50), far], ['0:engagement:2', at(20, 47.5)])
    expect(eventArgs(match, 'assault.short')).toHaveLength(1)
    expect(placeOf(match, 'Ann')).toEqual([20, 35])
  })
})

describe('what follows', () => {
  test('CF-PURSUIT-07 and CF-PURSUIT-09 a free enemy that has not fought is fought at once, with new dice', () => {
    const match = pursuing([figure('Bea', 1, 20, 36), far], ['0:engagement:2', at(20, 33.5)], [4, 2])
    expect(eventArgs(match, 'fray.combat').at(-1)).toMatchObject({ lone: 'Ann', first: 'Bea' })
    expect(promptId(match)).toBe('ask.dice')
    giveAnswers(match, allAttack(2))
    expect(promptId(match)).toBe('ask.dice')
    expect(match.pending[0]?.figure).toBe(0)
  })

  test('CF-PURSUIT-09 Wounds and penalties are kept', () => {
    const match = pursuing(
      [figure('Bea', 1, 20, 36), far],
      ['0:engagement:2', at(20, 33.5)],
      [5, 3],
      {},
      { wounds: 'light' },
    )
    expect(eventArgs(match, 'opposition.first').map(({ a }) => a)).toEqual([7, 7])
  })

  describe('CF-PURSUIT-11 a fighter that engaged by pursuit', () => {
    const start = [allAttack(1), allAttack(0), '0:engagement:2', at(20, 33.5)]

    test('may still call miracles in that combat phase', () => {
      const priest = faithful('Ann', 0, 20, 30, { miracles: ['whim-of-destiny'], faith: 1 })
      // The Initiative die of the combat that follows is a 5.
      const match = scene(
        { phase: 'frays', figures: [priest, figure('Bob', 1, 22.5, 30), figure('Bea', 1, 20, 36), far] },
        { answers: [...start, 'whim-of-destiny:0'], dice: [4, 2, 4, 6, 6, 5, 2, 4, 3] },
      )
      expect(eventArgs(match, 'call.succeeded').length).toBe(1)
      expect(fighterNamed(match, 'Ann').faith).toBe(4)
    })

    test('may still cast spells in that combat phase', () => {
      const witch = magician('Ann', 0, 20, 30, { spells: ['carmine-wave'], gems: { darkness: 1 } })
      // Bea has fought; then Fay falls in sight of Ann.
      const match = scene(
        {
          phase: 'frays',
          figures: [
            ...[witch, figure('Bob', 1, 22.5, 30), figure('Bea', 1, 20, 36, {}, { fought: true })],
            ...[figure('Fay', 0, 30, 45), figure('Foe', 1, 32.5, 45)],
          ],
        },
        { answers: ['0', ...start, allAttack(3), allAttack(4)], dice: [4, 2, 4, 6, 6, 2, 4, 4, 6, 6] },
      )
      expect(promptId(match)).toBe('ask.spell-death')
      expect(optionKeys(match)).toEqual(['carmine-wave:3:1', 'none'])
    })
  })

  test('CF-PURSUIT-02 a fighter pursues once per round', () => {
    const match = pursuing(
      [figure('Bea', 1, 20, 36), far],
      ['0:engagement:2', at(20, 33.5), allAttack(2), allAttack(0)],
      [4, 2, 4, 6, 6],
    )
    expect(fighterNamed(match, 'Bea').status).toBe('eliminated')
    expect(match.state.round).toBe(2)
  })

  test('CF-PURSUIT-07 an enemy that has already fought is only held', () => {
    // Amy and Bea fight first without damage; then Ann kills Bob and pursues into Bea.
    const match = scene(
      {
        phase: 'frays',
        figures: [
          figure('Ann', 0, 20, 30),
          figure('Bob', 1, 22.5, 30),
          figure('Amy', 0, 17.5, 36),
          figure('Bea', 1, 20, 36),
          far,
        ],
      },
      {
        answers: ['2', allAttack(3), allAttack(2), allAttack(1), allAttack(0), '0:engagement:3', at(20, 33.5)],
        dice: [5, 2, 1, 1, 1, 1, 5, 2, 4, 6, 6],
      },
    )
    expect(eventArgs(match, 'assault.pursuit')).toHaveLength(1)
    expect(match.state.round).toBe(2)
  })

  test('CF-PURSUIT-07 enemies in contact that have already fought are left out of the new combat', () => {
    const ben = (fought: boolean) => figure('Ben', 1, 22.5, 33.5, {}, { fought })
    const pursueBea = (fought: boolean, answers: readonly Json[], faces: readonly number[]) =>
      pursuing([figure('Bea', 1, 20, 36), ben(fought), far], ['0:engagement:2', at(20, 33.5), ...answers], faces)
    expect(eventArgs(pursueBea(true, [], [4, 2]), 'fray.combat').at(-1)).toEqual({
      lone: 'Ann',
      count: 1,
      first: 'Bea',
    })
    expect(eventArgs(pursueBea(false, [], []), 'fray.combat').at(-1)).toEqual({ lone: 'Ann', count: 2, first: 'Bea' })
  })

  test('CF-PURSUIT-07 an enemy from an unresolved combat is fought at once by both', () => {
    const match = scene(
      {
        phase: 'frays',
        figures: [
          figure('Ann', 0, 20, 30),
          figure('Bob', 1, 22.5, 30),
          figure('Amy', 0, 17.5, 36),
          figure('Bea', 1, 20, 36),
          far,
        ],
      },
      { answers: ['0', allAttack(1), allAttack(0), '0:engagement:3', at(20, 33.5)], dice: [5, 2, 4, 6, 6] },
    )
    expect(eventArgs(match, 'fray.combat').at(-1)).toMatchObject({ lone: 'Bea', count: 2 })
    expect(match.state.combats).toEqual([])
    expect(promptId(match)).toBe('ask.initiative')
    expect(optionKeys(match)).toEqual(['0', '2'])
  })

  test('CF-PURSUIT-04 a fighter still in contact with enemies of other combats may leave without a test, hold them, or do nothing', () => {
    // Ann touches Bob and Bea; the split set her against Bob alone, and Bea against Amy.
    const pursueInContact = (answers: readonly Json[], faces: readonly number[] = []) =>
      scene(
        {
          phase: 'frays',
          figures: [
            figure('Ann', 0, 20, 30),
            figure('Bob', 1, 22.5, 30),
            figure('Amy', 0, 17.5, 32.5),
            figure('Bea', 1, 20, 32.5),
            far,
          ],
        },
        {
          answers: [
            { slots: { 'combat-1': ['0', '1'], 'combat-2': ['2', '3'] } },
            '0',
            allAttack(1),
            allAttack(0),
            ...answers,
          ],
          dice: [5, 2, 4, 6, 6, ...faces],
        },
      )
    expect(optionKeys(pursueInContact([]))).toEqual(['0:hold', '0:engagement:3', '0:engagement:4', '0:move', 'end'])
    const away = pursueInContact(['0:move', path([20, 25])], [4, 2])
    expect(placeOf(away, 'Ann')).toEqual([20, 25])
    const holding = pursueInContact(['0:hold'])
    expect(eventArgs(holding, 'fray.combat').at(-1)).toMatchObject({ lone: 'Bea', count: 2 })
    expect(fighterNamed(holding, 'Ann').pursuits).toBe(1)
    // Ann has had her combat: Amy and Bea fight without her.
    const done = pursueInContact(['end'], [4, 2])
    expect(promptId(done)).toBe('ask.dice')
    expect(eventArgs(done, 'opposition.first').at(-1)).toMatchObject({ first: 'Amy', second: 'Bea' })
  })

  test('CF-PURSUIT-06 a fighter that fails its Courage test stays and has used up its pursuit, even if others touch it', () => {
    const match = scene(
      {
        phase: 'frays',
        figures: [
          figure('Ann', 0, 20, 30),
          figure('Bob', 1, 22.5, 30),
          figure('Amy', 0, 17.5, 32.5),
          figure('Bea', 1, 20, 32.5),
          figure('Dread', 1, 20, 25, { fear: 9 }),
        ],
      },
      {
        answers: [
          { slots: { 'combat-1': ['0', '1'], 'combat-2': ['2', '3'] } },
          '0',
          allAttack(1),
          allAttack(0),
          '0:engagement:4',
          at(20, 27.5),
        ],
        dice: [5, 2, 4, 6, 6, 2, 4, 2],
      },
    )
    expect(eventArgs(match, 'assault.afraid').length).toBe(1)
    expect(fighterNamed(match, 'Ann').pursuits).toBe(1)
    // Amy and Bea fight without her.
    expect(eventArgs(match, 'opposition.first').at(-1)).toMatchObject({ first: 'Amy', second: 'Bea' })
    expect(eventArgs(match, 'fray.combat').at(-1)).toMatchObject({ count: 1 })
  })

  test('CF-PURSUIT-04 and CF-ABIL-88 a fighter that stays counts as having engaged the enemies in contact', () => {
    const match = scene(
      {
        phase: 'frays',
        figures: [
          figure('Ann', 0, 20, 30, { abilities: ['ruthless'] }),
          figure('Bob', 1, 22.5, 30),
          figure('Amy', 0, 17.5, 32.5),
          figure('Bea', 1, 20, 32.5),
        ],
      },
      {
        answers: [
          { slots: { 'combat-1': ['0', '1'], 'combat-2': ['2', '3'] } },
          '0',
          allAttack(1),
          allAttack(0),
          '0:hold',
        ],
        dice: [5, 2, 4, 6, 6],
      },
    )
    expect(fighterNamed(match, 'Bea').chargePenalty).toBe(true)
  })

  test('CF-PURSUIT-08 and CF-FRAY-07 a fray that is no longer a single combat is split again, and only the pursuer fights at once', () => {
    // Amy, Bea, Abe and Ben stand in a row; Ann touches Bea's side.
    const match = scene(
      {
        phase: 'frays',
        tacticalWinner: 1,
        figures: [
          figure('Ann', 0, 17.5, 30),
          figure('Bob', 1, 20, 30),
          figure('Amy', 0, 15, 36),
          figure('Bea', 1, 17.5, 36),
          figure('Abe', 0, 20, 36),
          figure('Ben', 1, 22.5, 36),
          far,
        ],
      },
      {
        answers: [
          { slots: { 'combat-1': ['2', '3'], 'combat-2': ['4', '5'] } },
          '0',
          allAttack(1),
          allAttack(0),
          '0:engagement:3',
          at(17.5, 33.5),
        ],
        dice: [5, 2, 4, 6, 6],
      },
    )
    expect(promptId(match)).toBe('ask.split')
    expect(match.pending[0]?.seat).toBe(1)
    giveAnswers(match, { slots: { 'combat-1': ['0', '2', '3'], 'combat-2': ['4', '5'] } })
    expect(promptId(match)).toBe('ask.initiative')
    expect(optionKeys(match)).toEqual(['0', '2'])
    expect(match.state.combats).toEqual([{ lone: 4, many: [5] }])
  })
})

describe('CF-COMBAT-30 a combat that loses a fighter before its turn', () => {
  /** The frays are split, then a fighter is eliminated before the next combat is picked. */
  const eliminateBeforeCombat = (victim: string, figures: Json[], split: Json[] = []) =>
    playRule(
      { phase: 'frays', figures },
      function* (play) {
        yield* splitFrays(play)
        yield* eliminate(play, fighterNamed(play, victim), { by: null, rules: [] })
        yield* refreshCombats(play)
      },
      { answers: split },
    ).state.combats

  const row = [
    figure('Bob', 1, 17.5, 30),
    figure('Ann', 0, 20, 30),
    figure('Bea', 1, 22.5, 30),
    figure('Amy', 0, 25, 30),
  ]

  test('CF-COMBAT-30 is dropped, and the remaining fighter is split in with the enemies it touches', () => {
    const split = [{ slots: { 'combat-1': ['0', '1'], 'combat-2': ['2', '3'] } }]
    expect(eliminateBeforeCombat('Bob', row, split)).toEqual([{ lone: 2, many: [1, 3] }])
  })

  test('CF-COMBAT-30 goes on without a new split when one of several fighters was carried off', () => {
    // Ann fights Bob and Bea, Amy fights Ben, and Bea touches both of them.
    const figures = [...row, figure('Ben', 1, 27.5, 30)]
    const { state, events } = playRule(
      { phase: 'frays', figures },
      function* (play) {
        yield* splitFrays(play)
        fighterNamed(play, 'Bob').at = { ...fighterNamed(play, 'Bob').at, x: 90_000 }
        yield* refreshCombats(play)
      },
      { answers: [{ slots: { 'combat-1': ['0', '1', '2'], 'combat-2': ['3', '4'] } }] },
    )
    expect(state.combats).toEqual([
      { lone: 1, many: [2] },
      { lone: 3, many: [4] },
    ])
    expect(events.filter(({ type }) => type === 'fray.combat')).toHaveLength(2)
  })

  test('CF-COMBAT-30 goes on with the remaining fighters', () => {
    expect(eliminateBeforeCombat('Bob', row.slice(0, 3))).toEqual([{ lone: 1, many: [2] }])
    expect(eliminateBeforeCombat('Bob', row.slice(0, 2))).toEqual([])
  })
})
