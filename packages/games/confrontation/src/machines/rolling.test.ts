import type { Json } from '@fray/kernel'
import { describe, expect, test } from 'vitest'
import { dice } from '../testing/duel.ts'
import { gun } from '../testing/gun.ts'
import { annActs, difficulties } from '../testing/marksman.ts'
import {
  barReason,
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
  rolledDice,
  scene,
} from '../testing/scene.ts'
import { turn } from '../testing/turn.ts'

const CARD = { mov: 10, ini: 3, att: 3, str: 9, def: 3, res: 12, cou: 5, dis: 5, abilities: [], weapon: null }

/** A chariot of Weight 5 on a base of 37.5 mm. */
const chariot = (changes: FigureDetails = {}, more: FigureDetails = {}, weight: number | null = 5): Json =>
  gun('Ann', 0, 20, 30, { mobile: true, weight, crew: null, structurePoints: 8 }, { ...CARD, ...changes }, more)

const SPEED = { effects: [{ object: 'speed-counter', until: 'game', x: 0 }] }

/** It is about to walk or run. */
const moving = (action: 'walk' | 'run', more: FigureDetails = {}, others: readonly Json[] = []) =>
  annActs([chariot({}, more), ...others], { answers: [`0:${action}`] })

describe('CF-MACHINE-18 movement of machines with a Weight', () => {
  test('CF-MACHINE-20 a free machine at a standstill turns first and keeps the heading of its last leg', () => {
    const match = moving('walk')
    expect(refusal(match, path([20, 40]))).toBeUndefined()
    const [way, aside] = [[{ x: 20_000, y: 38_000 }], { x: -1, y: 0 }]
    expect(refusal(match, { path: way, facing: aside })).toBe('refused.curve CF-MACHINE-19')
    giveAnswers(match, { path: way })
    expect(placeOf(match, 'Ann')).toEqual([20, 38])
    expect(facing(match, 'Ann')).toBe('south')
  })

  test('CF-MACHINE-18 a machine faces along its way unless it is turned, and suggested moves have no other heading', () => {
    const [decision] = moving('walk').pending
    expect(decision).toMatchObject({ kind: 'place', form: { turns: 'along' } })
    const ways = decision?.kind === 'place' ? (decision.suggest() as { path: unknown[]; facing?: unknown }[]) : []
    expect(ways.length).toBeGreaterThan(1)
    expect(ways.filter(({ path, facing }) => path.length > 0 && facing)).toEqual([])
  })

  test('CF-ABIL-111 (d), CF-MACHINE-20 a machine under way goes straight ahead, never backwards', () => {
    const match = moving('walk', SPEED)
    expect(refusal(match, path([30, 30]))).toBeUndefined()
    expect(refusal(match, path([20, 38]))).toBe('refused.straight CF-MACHINE-18')
    expect(refusal(match, path([12, 30]))).toBe('refused.straight CF-MACHINE-18')
    expect(refusal(match, { path: [], facing: { x: 0, y: 1 } })).toBe('refused.straight CF-MACHINE-20')
  })

  test('a place less than a centimetre beside the line means the line', () => {
    const match = giveAnswers(moving('walk', SPEED), path([28, 30.8]))
    expect(placeOf(match, 'Ann')).toEqual([28, 30])
  })

  test('CF-MACHINE-19 a machine takes one curve of up to 45° per full Weight covered', () => {
    const match = moving('run', SPEED)
    expect(refusal(match, path([25, 30], [29, 34]))).toBeUndefined()
    expect(refusal(match, path([24.9, 30], [29, 34]))).toBe('refused.curve-early CF-MACHINE-19')
    expect(refusal(match, path([25, 30], [28, 34]))).toBe('refused.curve CF-MACHINE-19')
    // The second curve needs 10 cm.
    expect(refusal(match, path([25, 30], [28, 33], [28, 36]))).toBe('refused.curve-early CF-MACHINE-19')
    expect(refusal(match, path([25, 30], [29, 34], [29, 38]))).toBeUndefined()
    expect(refusal(match, path([30, 30], [31, 31], [31, 36]))).toBeUndefined()
  })

  test('CF-MACHINE-19 a curve earned with the last centimetre may be taken at the end, but no unearned one', () => {
    const ends = (x: number, towards: readonly [number, number]) => ({
      path: [{ x: x * 1000, y: 30_000 }],
      facing: { x: towards[0], y: towards[1] },
    })
    const match = moving('walk', SPEED)
    expect(refusal(match, ends(24.9, [1, 1]))).toBe('refused.curve-early CF-MACHINE-19')
    expect(refusal(match, ends(25, [1000, 1100]))).toBe('refused.curve CF-MACHINE-19')
    expect(refusal(match, ends(28, [0, 1]))).toBe('refused.curve CF-MACHINE-19')
    giveAnswers(match, ends(25, [1, 1]))
    const { x, y } = fighterNamed(match, 'Ann').at.facing
    expect(placeOf(match, 'Ann')).toEqual([25, 30])
    expect(x === y).toBe(true)
    // A curve earned earlier may be kept for the end, but is not taken twice.
    expect(refusal(moving('walk', SPEED), ends(28, [1, -1]))).toBeUndefined()
    const bent = {
      path: [
        { x: 25_000, y: 30_000 },
        { x: 28_000, y: 33_000 },
      ],
    }
    expect(refusal(moving('walk', SPEED), { ...bent, facing: { x: 0, y: 1 } })).toBe(
      'refused.curve-early CF-MACHINE-19',
    )
    const longer = {
      path: [
        { x: 25_000, y: 30_000 },
        { x: 29_000, y: 34_000 },
      ],
      facing: { x: 0, y: 1 },
    }
    expect(refusal(moving('run', SPEED), longer)).toBeUndefined()
  })

  test('a machine without a Weight moves like a fighter', () => {
    const match = annActs([chariot({}, SPEED, null)], { answers: ['0:walk'] })
    expect(refusal(match, path([20, 38]))).toBeUndefined()
    giveAnswers(match, { path: [{ x: 20_000, y: 38_000 }], facing: { x: -1, y: 0 } })
    expect(facing(match, 'Ann')).toBe('west')
  })
})

describe('CF-MACHINE-18 assaults of machines with a Weight', () => {
  const assault = (kind: 'charge' | 'engagement', bob: Json, to: readonly [number, number], more: FigureDetails = {}) =>
    turn([chariot({}, more), bob], { answers: [`0:${kind}:1`, { to: [...to] }] })
  const bob = (x: number, y: number, heading = 'west') => figure('Bob', 1, x, y, { cou: 9 }, { facing: heading })

  test('CF-REV-ORC-13, CF-MACHINE-18: a machine stopped by the Rock stays on its way with its heading', () => {
    const rock = figure(
      'Bob',
      1,
      36,
      34,
      { cou: 9 },
      { facing: 'west', effects: [{ object: 'under-tenacity-of-the-rock' }] },
    )
    const match = turn([chariot({}, SPEED), rock], { answers: ['0:charge:1', { to: [32.875, 34] }], dice: [2, 1] })
    const { paths = [] } = match.events.find(({ type }) => type === 'assault.repelled') ?? {}
    // Straight on for its Weight, then by a curve towards the intended place.
    const { x, y, facing: heading } = fighterNamed(match, 'Ann').at
    expect(paths[0]?.points).toEqual([
      [20_000, 30_000],
      [25_000, 30_000],
      [x, y],
    ])
    expect(heading.y / heading.x).toBeCloseTo((y - 30_000) / (x - 25_000), 3)
  })

  test('a machine assaults straight ahead, measured along its way', () => {
    expect(eventArgs(assault('charge', bob(43.125, 30), [40, 30], SPEED), 'assault.charge')).toHaveLength(1)
    const short = assault('charge', bob(43.2, 30), [40.075, 30], SPEED)
    expect(eventArgs(short, 'assault.short').length).toBe(1)
    expect(placeOf(short, 'Ann')).toEqual([40, 30])
  })

  test('CF-CHARGE-07 a machine that cannot roll to its target falls short and ends as near as it can', () => {
    const match = assault('engagement', bob(20, 43.125, 'north'), [20, 40], SPEED)
    expect(eventArgs(match, 'assault.short')).toHaveLength(1)
    // All 20 cm of its charge, with a curve of 45° after every 5 cm: east, south-east, south, south-west.
    expect(placeOf(match, 'Ann')).toEqual([25, 42.07])
    // At a standstill it turns first.
    expect(eventArgs(assault('engagement', bob(20, 43.125, 'north'), [20, 40]), 'assault.engagement')).toHaveLength(1)
  })

  test('CF-MACHINE-19 a machine assaults by an earned curve, and its front meets the edge', () => {
    const match = assault('charge', bob(36, 34), [32.875, 34], SPEED)
    expect(eventArgs(match, 'assault.charge').length).toBe(1)
    expect(facing(match, 'Ann')).toBe('east')
    // The first curve takes a full Weight.
    expect(eventArgs(assault('charge', bob(27, 34), [23.875, 34], SPEED), 'assault.charge')).toHaveLength(0)
  })
})

describe('CF-MACHINE-21 disengaging', () => {
  test('a machine bigger than every opponent disengages by force, straight ahead', () => {
    // Bob stands before it: the only way out leads through Bob; STR 9 - 5 against 6 is passed with a 2.
    const match = turn([chariot(), figure('Bob', 1, 16.875, 30, {}, { facing: 'east' })], {
      answers: ['done', '0:walk'],
      dice: [2],
    })
    expect(rolledDice(match)).toEqual(['roll.force 1'])
    expect(refusal(match, path([30, 30]))).toBeUndefined()
    expect(refusal(match, path([30.1, 30]))).toBe('refused.too-far CF-MOVE-01')
    expect(refusal(match, path([20, 36]))).toBe('refused.straight CF-MACHINE-18')
  })

  test('a machine cannot disengage from an opponent of its Size, not even by INI', () => {
    const against = (size: string) =>
      promptId(turn([chariot(), figure('Bob', 1, 16.875, 30, { size }, { facing: 'east' })]))
    expect(against('medium')).toBe('ask.announce')
    expect(against('large')).toBe('ask.lead')
  })
})

describe('CF-MACHINE-27 move and fire', () => {
  const armed = { aim: 4, weapon: { name: 'Cannon', strength: 8, ranges: [30, 60, 90] } }
  const bob = figure('Bob', 1, 80, 30)

  test('a machine with a Weight runs and fires in either order, 2 harder; walking costs 1', () => {
    const fires = (answers: readonly Json[]) => annActs([chariot(armed), bob], { answers, dice: [1] })
    expect(difficulties(fires(['0:run', path([25, 30]), '0:fire', '1']))).toEqual([
      '9: 7 range.medium CF-FIRE-06 2 term.runs CF-MACHINE-27',
    ])
    expect(difficulties(fires(['0:fire-run', '1', path([25, 30])]))).toEqual([
      '9: 7 range.medium CF-FIRE-06 2 term.runs CF-MACHINE-27',
    ])
    expect(difficulties(fires(['0:walk', path([25, 30]), '0:fire', '1']))).toEqual([
      '8: 7 range.medium CF-FIRE-06 1 term.moves CF-FIRE-07',
    ])
    // CF-MACHINE-20: turning alone is a reorientation.
    expect(difficulties(fires(['0:walk', { path: [], facing: { x: 1, y: 0.1 } }, '0:fire', '1']))).toEqual([
      '8: 7 range.medium CF-FIRE-06 1 term.moves CF-FIRE-07',
    ])
  })

  test('a machine without a Weight cannot run and fire, and in contact it cannot fire at all', () => {
    const ran = annActs([chariot(armed, {}, null), bob], { answers: ['0:run', path([25, 30])] })
    expect(promptId(ran)).toBe('ask.lead')
    expect(barReason(annActs([chariot(armed), figure('Ben', 1, 23.125, 30)]), '0:fire')).toBe(
      'barred.contact CF-FIRE-01',
    )
  })
})

describe('CF-MACHINE-33, CF-MACHINE-34 combat and pursuit', () => {
  const winCombat = () =>
    scene(
      { phase: 'frays', figures: [chariot(), figure('Bob', 1, 23.125, 30), figure('Ben', 1, 90, 30)] },
      { answers: [dice({ 1: [0, 2] }), dice({ 0: [2, 0] }), 'none', '0:move'], dice: [5, 2, 4, 6, 6] },
    )

  test('a machine fights with its own dice like any fighter', () => {
    expect(eventArgs(winCombat(), 'dice.placed')).toMatchObject([{ fighter: 'Bob' }, { fighter: 'Ann', attack: 2 }])
  })

  test('a machine pursues straight ahead for half of MOV, or spends that on a turn', () => {
    const match = winCombat()
    expect(refusal(match, path([25, 30]))).toBeUndefined()
    expect(refusal(match, path([25.1, 30]))).toBe('refused.too-far CF-MOVE-01')
    expect(refusal(match, path([20, 35]))).toBe('refused.straight CF-MACHINE-18')
    expect(refusal(match, { path: [], facing: { x: 0, y: 1 } })).toBeUndefined()
  })

  test('CF-MACHINE-19, -34 a pursuit ends with a curve if it covered a full Weight', () => {
    const match = winCombat()
    const after = (x: number) => ({ path: [{ x, y: 30_000 }], facing: { x: 1, y: 1 } })
    expect(refusal(match, after(24_900))).toBe('refused.curve-early CF-MACHINE-19')
    giveAnswers(match, after(25_000))
    const { x, y } = fighterNamed(match, 'Ann').at.facing
    expect(placeOf(match, 'Ann')).toEqual([25, 30])
    expect(x === y).toBe(true)
  })
})

describe('CF-MACHINE-36 rout', () => {
  const terrible = figure('Bob', 1, 35, 30, { fear: 9 }, { card: 'Bob' })
  const assaultChariot = (weight: number | null) =>
    scene(
      {
        figures: [chariot({}, {}, weight), terrible, figure('Abe', 0, 90, 50)],
        piles: [['Abe', 'Ann'], ['Bob']],
        lead: 1,
        placements: [0, 0],
      } as Json,
      { answers: ['1:charge:0', { to: [23.125, 30] }], dice: [1] },
    )

  test('a machine with a Weight never flees; one without flees like a fighter', () => {
    expect(fighterNamed(assaultChariot(5), 'Ann')).toMatchObject({ inRout: true, at: { x: 20_000, y: 30_000 } })
    expect(fighterNamed(assaultChariot(null), 'Ann').at.x).toBeLessThan(20_000)
  })

  test('a machine in rout does not move until it is rallied', () => {
    const match = turn([chariot({}, { inRout: true }), figure('Bob', 1, 60, 30)])
    expect(promptId(match)).toBe('ask.lead')
    expect(placeOf(match, 'Ann')).toEqual([20, 30])
    expect(optionKeys(match)).toEqual(['play', 'reserve'])
  })
})

describe('CF-MACHINE-20 a machine that has begun to roll turns only by curves until its movement is over', () => {
  /** Ann, FEAR 7, charges Bob 10 cm away, who fails the test and flees straight on, to 50. */
  const chargeAndFlee = () =>
    turn([chariot({ fear: 7, mov: 15 }), figure('Bob', 1, 30, 30)], {
      answers: ['0:charge:1', { to: [26.875, 30] }],
      dice: [2],
    })

  test('CF-COURAGE-13, -14 (c) at the place of its target it does not turn again, and runs on straight', () => {
    const match = giveAnswers(chargeAndFlee(), 'run')
    expect(placeOf(match, 'Ann')).toEqual([30, 30])
    expect(facing(match, 'Ann')).toBe('east')
    expect(refusal(match, path([30, 36]))).toBe('refused.straight CF-MACHINE-18')
    expect(refusal(match, { path: [], facing: { x: 0, y: 1 } })).toBe('refused.straight CF-MACHINE-20')
    expect(refusal(match, path([36, 30], [38, 32]))).toBeUndefined()
  })

  test('CF-COURAGE-13, CF-MACHINE-18 it reaches that place by a curve and keeps the heading of its last leg', () => {
    // Under way eastwards, it curves after 5 cm, at 25/30; Bob has fled along the line from 20/30.
    const match = turn([chariot({ fear: 7, mov: 15 }, SPEED), figure('Bob', 1, 36, 34)], {
      answers: ['0:charge:1', { to: [32.875, 34] }],
      dice: [2],
    })
    const { x, y } = fighterNamed(match, 'Ann').at.facing
    expect(placeOf(match, 'Ann')).toEqual([36, 34])
    expect((y / x).toFixed(2)).toEqual((4 / 11).toFixed(2))
  })

  test('CF-MACHINE-20 its next movement begins with a turn as usual', () => {
    const match = giveAnswers(chargeAndFlee(), 'stay')
    expect(fighterNamed(match, 'Ann').effects).toEqual([])
  })
})
