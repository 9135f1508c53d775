import type { Json } from '@fray/kernel'
import { describe, expect, test } from 'vitest'
import { beside, LEFT, RIGHT } from '../testing/beside.ts'
import { bidAnswers } from '../testing/concentration.ts'
import {
  combatantNamed,
  eventArgs,
  figure,
  optionKeys,
  path,
  rolledDice,
  type Scene,
  type Script,
  scene,
} from '../testing/scene.ts'

const HINOS = figure('hinos', 1, 38, 2, { name: 'Hinos' })

/** The first figure is activated at (20, 20), stands still and goes on with the answers given. */
function cast(
  caster: string,
  others: readonly Json[],
  { answers = [], dice = [] }: Script,
  gems: [number, number],
): Scene {
  const figures = [figure(caster, 0, 20, 20), ...others, HINOS]
  return scene({ gems, figures }, { answers: ['stand', ...answers], dice })
}

describe('power gems', () => {
  test('SW-SPELL-03 SW-PREP-11: Laroc and two Tax Collectors start the game with eleven gems', () => {
    const others = [beside('Laroc', LEFT, 'tax-collector', 0), beside('Laroc', RIGHT, 'tax-collector', 0)]
    const figures = [figure('laroc', 0, 20, 35), ...others, HINOS]
    const match = scene({ sequence: 'infiltration', figures }, { dice: [5, 1] })
    expect(match.state.sides.map(({ gems }) => gems)).toEqual([11, 0])
  })

  test('SW-PROFILE-22 SW-SPELL-08 SW-STATE-32: a concussed Tax Collector loses her two gems and brings none in the updating', () => {
    const figures = [
      figure('sull', 1, 20, 20),
      figure('laroc', 0, 20, 35, { activated: true }),
      figure('tax-collector', 0, 20, 25, { name: 'Concussed', activated: true }),
      figure('tax-collector', 0, 24, 35, { name: 'Other', activated: true }),
    ]
    const howl = ['stand', 'sensory-howl', '2', '2']
    // The last activation of the turn: the updating and the next strategic roll follow.
    const match = scene({ round: 1, first: 0, gems: [11, 0], figures }, { answers: howl, dice: [5, 5, 5, 4, 1, 1] })
    expect(eventArgs(match, 'gems-lost')).toEqual([{ sorcerer: 'Concussed', gems: 2, left: 9 }])
    expect(eventArgs(match, 'gems-refilled')).toMatchObject([{ gems: 9 }, { gems: 4 }])
  })
})

describe('successes', () => {
  const target = beside('Shaman', RIGHT, 'near-heart', 1, { gap: 5 })

  test('SW-SPELL-13 SW-RACE-23: Ice Vortex needs one success, and a second adds nothing', () => {
    const vortex = (dice: number[], more: number[]) =>
      cast('shaman', [target], { answers: ['ice-vortex', '1', 'keep', '2'], dice: [...dice, ...more] }, [3, 0])
    expect(rolledDice(vortex([5, 4], [1, 1, 1]))).toEqual(['roll.liturgy 2', 'roll.damage 3'])
    expect(rolledDice(vortex([5, 2], [1, 1, 1]))).toEqual(['roll.liturgy 2', 'roll.damage 3'])
    expect(eventArgs(vortex([2, 2], []), 'spell-fails')).toHaveLength(1)
  })

  test('SW-SPELL-13 SW-RACE-73: Incinerating Blast fails with one success', () => {
    const heart = beside('Satanor', RIGHT, 'near-heart', 1, { gap: 5 })
    const blast = (dice: number[], more: number[] = []) =>
      cast('satanor', [heart], { answers: ['incinerating-blast', '1', 'keep', '3'], dice: [...dice, ...more] }, [8, 0])
    expect(eventArgs(blast([5, 2, 2]), 'spell-fails')).toHaveLength(1)
    expect(rolledDice(blast([5, 4, 2], [2, 2, 2, 2, 2]))).toEqual(['roll.liturgy 3', 'roll.damage 5'])
  })

  /** Sull with six gems of eight against three of nine, Rodanes so far away; the dice of the Alliance are 5, 4 and 2. */
  function mindfreeze(gap: number, sull: number[], more: number[] = []): Scene {
    const others = [
      figure('shaman', 0, 2, 38, { activated: true }),
      figure('dowser', 0, 5, 38, { activated: true }),
      beside('Sull', RIGHT, 'rodanes', 1, { gap }),
      figure('laroc', 1, 20, 2),
      figure('tax-collector', 1, 24, 2),
    ]
    const answers = ['mindfreeze', '3', 'keep', ...bidAnswers(6, 3)]
    return cast('sull', others, { answers, dice: [...sull, 5, 4, 2, ...more] }, [8, 9])
  }

  test('SW-SPELL-30 SW-SPELL-31 SW-SPELL-32: six dice against three: 1s and 2s are discarded, the best three are compared', () => {
    // 5 against 5 fails, 5 against 4 succeeds, and nothing is left against the 3: two successes.
    const match = mindfreeze(6, [5, 5, 3, 3, 2, 1])
    expect(rolledDice(match)).toEqual(['roll.liturgy 6 3'])
    expect(combatantNamed(match, 'Rodanes').states.map(({ kind }) => kind)).toEqual(['paralysed'])
    expect(match.state.sides.map(({ gems }) => gems)).toEqual([2, 6])
  })

  test('SW-SPELL-20 SW-SPELL-33: the range is measured only after a success: out of range the gems are lost', () => {
    const far = mindfreeze(10.5, [5, 5, 3, 3, 2, 1])
    expect(eventArgs(far, 'spell-out-of-range')).toHaveLength(1)
    expect(combatantNamed(far, 'Rodanes').states).toEqual([])
    expect(far.state.sides.map(({ gems }) => gems)).toEqual([2, 6])
    expect(eventArgs(mindfreeze(10.5, [4, 4, 2, 2, 2, 1]), 'spell-out-of-range')).toEqual([])
  })

  test('SW-UPOWER-02 SW-UPOWER-05 SW-UPOWER-08: three spheres and two 1s return all six gems, wound Sull and prevent dispelling', () => {
    const match = mindfreeze(6, [6, 6, 6, 1, 1, 4])
    expect(match.state.sides.map(({ gems }) => gems)).toEqual([8, 6])
    expect(combatantNamed(match, 'Sull').wounds).toBe(5)
    expect(combatantNamed(match, 'Rodanes').wounds).toBe(4)
  })

  test('SW-UPOWER-06 SW-SPELL-08: with three 4s the spell works and Sull is concussed, which costs four gems', () => {
    const match = mindfreeze(6, [4, 4, 4, 1, 2, 2])
    expect(combatantNamed(match, 'Sull').states).toMatchObject([{ kind: 'concussed' }])
    expect(combatantNamed(match, 'Rodanes').states.map(({ kind }) => kind)).toEqual(['stunned'])
    expect(match.state.sides[0].gems).toBe(0)
  })

  test('SW-UPOWER-07: with three spheres and three 1s the spell works undispelled, and Sull dies', () => {
    // The Dowser keeps its nerve; the Shaman does not mourn a Soimi.
    const match = mindfreeze(6, [6, 6, 6, 1, 1, 1], [4])
    expect({
      status: combatantNamed(match, 'Sull').status,
      stateCount: combatantNamed(match, 'Rodanes').states.length,
    }).toEqual({
      status: 'dead',
      stateCount: 1,
    })
  })
})

test('SW-ACT-04 SW-DEED-06 SW-SPELL-10: Satanor casts, activates a staff, does a deed and casts again in one phase', () => {
  const others = [
    beside('Satanor', LEFT, 'pack-of-imps', 0, { name: 'Imp', activated: true }),
    beside('Satanor', RIGHT, 'near-heart', 1, { gap: 4 }),
  ]
  const figures = [figure('satanor', 0, 20, 20, { artefacts: ['hand-of-kazag'], wounds: 3 }), ...others, HINOS]
  const answers = [
    'stand',
    ...['hail-of-fire', '2', 'keep', '1'],
    ...['hand-of-kazag', '2'],
    ...['energetic-suction', '2', 'heal'],
    ...['magma-of-procreation', '1', 'pack-of-imps', path([20, 21.5])],
  ]
  // The spell and its damage, the staff and its damage, the deed, the second spell.
  const dice = [5, 1, 4, 2, 2, 2, 5, 2, 4]
  const match = scene({ gems: [8, 0], figures }, { answers, dice })
  expect(rolledDice(match).map((roll) => roll.split(' ')[0])).toEqual([
    ...['roll.liturgy', 'roll.damage', 'roll.artefact', 'roll.damage', 'roll.deed', 'roll.liturgy'],
  ])
  expect({ Satanor: combatantNamed(match, 'Satanor').wounds, Imp: combatantNamed(match, 'Imp').wounds }).toEqual({
    Satanor: 4,
    Imp: 2,
  })
  expect(eventArgs(match, 'summoned')).toHaveLength(1)
  expect(optionKeys(match)).toEqual(['done', 'incinerating-blast', 'lava-torrent'])
})

test('SW-SPELL-41 SW-SPELL-42 SW-RACE-50: Terrifying Countenance lasts until the Alliance’s next round, and the caster shoots meanwhile', () => {
  const figures = [
    figure('tax-collector', 0, 20, 20),
    beside('Tax Collector', RIGHT, 'pack-of-blowpipers', 1, { gap: 4, activated: true }),
    figure('wild-sorrep', 1, 38, 2),
  ]
  const own = ['stand', 'terrifying-countenance', '2', '1', 'keep']
  const theirs = ['1', 'stand', 'hold', 'stand']
  const position = { gems: [2, 0], figures }
  const dice = [5, 4, 1, 1]
  const match = scene(position, { answers: [...own, ...theirs], dice: [...dice, 5, 4] })
  expect(eventArgs(match, 'shot-missed')).toHaveLength(1)
  expect(eventArgs(match, 'turn')).toEqual([{ turn: 2 }])
  const effects = (last: string[]) =>
    combatantNamed(scene(position, { answers: [...own, ...theirs, ...last], dice: [...dice, 5, 4] }), 'Tax Collector')
      .effects
  expect(effects([])).toMatchObject([{ object: 'under-terrifying-countenance', until: 'latent' }])
  expect(effects(['follow'])).toMatchObject([{ object: 'under-terrifying-countenance', until: 'latent' }])
  expect(effects(['begin'])).toEqual([])
})
