import type { Json } from '@fray/kernel'
import { describe, expect, test } from 'vitest'
import { gatherFaith } from '../../divination/faith.ts'
import { type FaithfulDetails, faithful, miracleScene } from '../../testing/faithful.ts'
import { playRule } from '../../testing/rule.ts'
import { eventArgs, type FigureDetails, fighterNamed, figure, rolledDice } from '../../testing/scene.ts'
import { immediately } from '../builders.ts'

/** Ann's faith after the mystic phase: 3 of her own as a Zealot, and a point per two believers, rounded up. */
function playMysticPhase(ann: FaithfulDetails, others: readonly Json[]): number {
  const figures = [faithful('Ann', 0, 20, 30, ann), ...others, figure('Foe', 1, 100, 30)]
  const match = playRule({ figures }, (play) => immediately(() => gatherFaith(play)))
  return fighterNamed(match, 'Ann').faith
}

/** Ann calls with FAITH 4 against a difficulty of 7. */
const calling = (card: FigureDetails, more: FigureDetails, dice: readonly number[], aspects: FigureDetails = {}) =>
  miracleScene({ miracle: 'kingdom-of-the-blind', faith: 2, on: {}, ann: { card, more, aspects }, dice })
const NONE = { creation: 0, alteration: 0, destruction: 0 }

test('CF-ABIL-34 Exalted: a 1 in a divination is an ordinary result, even after a 6', () => {
  const exalted = { abilities: ['exalted'] }
  expect(eventArgs(calling({}, {}, [1]), 'test.failed-outright')).toHaveLength(1)
  expect(eventArgs(calling(exalted, {}, [1]), 'test.failed')).toMatchObject([{ final: 5 }])
  expect(eventArgs(calling(exalted, {}, [6, 1], NONE), 'test.passed')).toMatchObject([{ final: 7 }])
})

describe('a 5 in a divination may be rolled again', () => {
  test('CF-ABIL-49 by an Illuminated fighter', () => {
    expect(eventArgs(calling({ abilities: ['illuminated'] }, {}, [5, 2], NONE), 'test.passed')).toMatchObject([
      { final: 7 },
    ])
    expect(rolledDice(calling({}, {}, [5], NONE))).toEqual(['roll.divination 1'])
  })

  test('CF-ARTEFACT-24 by the bearer of a Consecrated emblem', () => {
    const bearing = { extras: ['consecrated-emblem'] }
    expect(eventArgs(calling({}, bearing, [5, 2], NONE), 'test.passed')).toMatchObject([{ final: 7 }])
  })
})

test('CF-ABIL-48 Iconoclast: faith comes from enemies in the aura, not from friends', () => {
  const friend = figure('Abe', 0, 30, 30)
  const enemies = [30, 34, 38].map((y, i) => figure(`Bob${i}`, 1, 32, y))
  const iconoclast = { card: { abilities: ['iconoclast'] } }
  expect(playMysticPhase({}, [friend])).toBe(4)
  expect(playMysticPhase(iconoclast, [friend])).toBe(3)
  expect(playMysticPhase({}, enemies)).toBe(3)
  expect(playMysticPhase(iconoclast, enemies)).toBe(5)
})

test('CF-ABIL-60 Loyal/X: adds X points instead of 1; counts as an ordinary believer for an enemy iconoclast', () => {
  const loyal = (seat: 0 | 1, abilities: string[]) => figure('Abe', seat, 30, 30, { abilities })
  expect(playMysticPhase({}, [loyal(0, [])])).toBe(4)
  expect(playMysticPhase({}, [loyal(0, ['loyal/3'])])).toBe(6)
  const iconoclast = { card: { abilities: ['iconoclast'] } }
  expect([playMysticPhase(iconoclast, [loyal(1, ['loyal/3'])])]).toEqual([4])
})

test('CF-ABIL-101 Thaumaturgist: the aura grows by 5 cm for each degree of Wounds, as long as they last', () => {
  const reach = (wounds: string) => {
    const ann = { card: { abilities: ['thaumaturgist'] }, more: { wounds } }
    return [15, 20, 25, 30].filter((cm) => playMysticPhase(ann, [figure('Abe', 0, 22.5 + cm, 30)]) === 4).at(-1)
  }
  expect(['none', 'light', 'serious', 'critical'].map(reach)).toEqual([15, 20, 25, 30])
})
