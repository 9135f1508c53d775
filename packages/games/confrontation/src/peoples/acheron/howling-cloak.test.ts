import type { Json } from '@fray/kernel'
import { describe, expect, test } from 'vitest'
import { armyOf, faultsOf } from '../../armies/army.fixture.ts'
import {
  eventArgs,
  type FigureDetails,
  fighterNamed,
  figure,
  giveAnswers,
  optionKeys,
  path,
  placeOf,
  type Scene,
} from '../../testing/scene.ts'
import { turn } from '../../testing/turn.ts'

const CLOAK = { extras: ['the-howling-cloak'] }
const USE = '0:use-the-howling-cloak'
const crane = (more: FigureDetails = {}) => figure('Ann', 0, 20, 30, { fear: 9 }, { ...CLOAK, ...more })

const howl = (others: Json[], dice: number[], answers: string[] = []) =>
  turn([crane(), ...others], { answers: ['done', USE, ...answers], dice })
const routedNames = (match: Scene) => eventArgs(match, 'routed').map(({ fighter }) => fighter)

describe('CF-REV-ACHERON-03: the Howling Cloak', () => {
  test('only the Almighty Crâne may carry it', () => {
    const army = (profile: string) =>
      faultsOf(armyOf([{ profile, artefacts: CLOAK.extras }], { army: 'acheron', points: 1000 }))
    expect(army('acheron-the-almighty-crane')).toEqual([])
    expect(army('acheron-crane-warrior')).toEqual(['artefact-bearer'])
  })

  test('enemies within 25 cm test Courage against 12; those that fail rout and flee from the bearer', () => {
    const match = howl(
      [figure('Bob', 1, 40, 30), figure('Bea', 1, 47.6, 30), figure('Amy', 0, 30, 40, {}, { card: 'Amy' })],
      [3],
    )
    expect(eventArgs(match, 'test.failed')).toMatchObject([{ fighter: 'Bob', final: 7, difficulty: 12 }])
    expect(routedNames(match)).toEqual(['Bob'])
    expect(eventArgs(match, 'fled')).toEqual([{ fighter: 'Bob' }])
    expect(placeOf(match, 'Bob')[0]).toBeGreaterThan(40)
    expect(eventArgs(howl([figure('Bob', 1, 47.5, 30, { cou: 7 })], [5]), 'test.passed')).toMatchObject([
      { difficulty: 12 },
    ])
  })

  test('a fighter that has acted, or has an opponent, routs without moving', () => {
    const acted = howl([figure('Bob', 1, 40, 30, {}, { activated: true })], [3])
    expect(routedNames(acted)).toEqual(['Bob'])
    expect(eventArgs(acted, 'fled')).toEqual([])
    const engagedMatch = howl([figure('Bob', 1, 40, 30), figure('Amy', 0, 42.5, 30, {}, { card: 'Amy' })], [3])
    expect(routedNames(engagedMatch)).toEqual(['Bob'])
    expect(eventArgs(engagedMatch, 'fled')).toEqual([])
  })

  test('a fighter immune to FEAR 12 or to all fear does not test; a fighter that passes is immune', () => {
    expect(routedNames(howl([figure('Bob', 1, 40, 30, {}, { immuneToFear: 12 })], []))).toEqual([])
    expect(routedNames(howl([figure('Bob', 1, 40, 30, { abilities: ['immunity-fear'] })], []))).toEqual([])
    expect(fighterNamed(howl([figure('Bob', 1, 40, 30, { cou: 7 })], [5]), 'Bob').immuneToFear).toBe(12)
  })

  test('works once in a game', () => {
    expect(optionKeys(howl([figure('Bob', 1, 90, 50)], []))).not.toContain(USE)
    const secondUse = turn([crane({ uses: { 'the-howling-cloak': { stretch: 0, times: 1 } } })], { answers: ['done'] })
    expect(optionKeys(secondUse)).not.toContain(USE)
  })

  /** Ann comes towards the Crâne that howls at (60, 30), in the other camp or in the same one. */
  const howling = (seat: 0 | 1, x = 60) => {
    const effects = [
      { object: 'howling', x: 60, until: 'game' },
      { object: 'howling-place', x: 30, until: 'game' },
    ]
    return figure('Crâne', seat, x, 30, { fear: 9 }, { card: 'Crâne', effects })
  }
  const approach = (
    x: number,
    to: number,
    dice: number[],
    seat: 0 | 1 = 1,
    ann: FigureDetails = {},
    other = howling(seat),
  ) => turn([figure('Ann', 0, x, 30, ann), other], { answers: ['done', '0:walk', path([to, 30])], dice })

  test('a fighter of either camp tests before it comes within 25 cm, and routs in place if it fails', () => {
    // Bases of 2.5 cm: at 32.5 Ann is 25 cm off.
    const fails = approach(30, 33, [3])
    expect(placeOf(fails, 'Ann')).toEqual([30, 30])
    expect(fighterNamed(fails, 'Ann').inRout).toBe(true)
    expect(eventArgs(fails, 'fled')).toEqual([])
    const friend = approach(30, 33, [3], 0)
    expect(placeOf(friend, 'Ann')).toEqual([30, 30])
    expect(fighterNamed(friend, 'Ann').inRout).toBe(true)
    const passes = approach(30, 33, [5], 1, { cou: 7 })
    expect(placeOf(passes, 'Ann')).toEqual([33, 30])
    expect(fighterNamed(passes, 'Ann').immuneToFear).toBe(12)
  })

  test('a fighter that stays outside, is already inside or is immune does not test; a fearsome one tests with its FEAR', () => {
    expect(placeOf(approach(25, 32.4, []), 'Ann')).toEqual([32.4, 30])
    expect(placeOf(approach(35, 38, []), 'Ann')).toEqual([38, 30])
    expect(placeOf(approach(30, 33, [], 1, { abilities: ['immunity-fear'] }), 'Ann')).toEqual([33, 30])
    const fearful = approach(30, 33, [4], 1, { fear: 8 })
    expect(eventArgs(fearful, 'test.passed')).toMatchObject([{ final: 12, difficulty: 12 }])
  })

  test('an assault into the area is tested first, too', () => {
    const bob = figure('Bob', 1, 42, 30)
    const assault = (dice: number[]) =>
      turn([figure('Ann', 0, 25, 30), howling(1), bob], { answers: ['0:charge:2', { to: [39.5, 30] }], dice })
    const fails = assault([3])
    expect(placeOf(fails, 'Ann')).toEqual([25, 30])
    expect(fighterNamed(fails, 'Ann').inRout).toBe(true)
  })

  test('it ends when the bearer moves or is moved', () => {
    const moves = howl([figure('Bob', 1, 90, 50)], [])
    expect(fighterNamed(moves, 'Ann').effects).toMatchObject([
      { object: 'howling', x: 20 },
      { object: 'howling-place', x: 30 },
    ])
    giveAnswers(moves, '0:walk', path([22, 30]))
    expect(fighterNamed(moves, 'Ann').effects).toEqual([])
    // The bearer no longer stands where it howled.
    const moved = approach(25, 26, [], 1, {}, howling(1, 61))
    expect(fighterNamed(moved, 'Crâne').effects).toEqual([])
  })
})
