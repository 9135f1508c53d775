import type { Json } from '@fray/kernel'
import { describe, expect, test } from 'vitest'
import { armyOf, faultOf, faultsOf } from '../../armies/army.fixture.ts'
import { cloudsOn } from '../../ground/smoke.ts'
import { dice, duel } from '../../testing/duel.ts'
import { BOW } from '../../testing/marksman.ts'
import {
  eventArgs,
  type FigureDetails,
  fighterNamed,
  figure,
  optionKeys,
  promptId,
  rolledDice,
  scene,
} from '../../testing/scene.ts'
import { turn } from '../../testing/turn.ts'

const far = figure('Bob', 1, 110, 30)

describe('CF-REV-GOBLIN-03 the P.U.N.C.H.', () => {
  const punch = (fuel: string, others: readonly Json[] = [far], answers: readonly Json[] = [], faces: number[] = []) =>
    turn([figure('Ann', 0, 20, 30, {}, { extras: ['the-punch'] }), ...others], {
      answers: [fuel, '0:use-the-punch', ...answers],
      dice: faces,
    })

  test('CF-REV-GOBLIN-03: the fuel is chosen first of all, and it is used once a round', () => {
    const match = turn([figure('Ann', 0, 20, 30, {}, { extras: ['the-punch'] }), far])
    expect(promptId(match)).toBe('ask.punch')
    expect(optionKeys(match)).toEqual(['water', 'naphtha', 'alternative', 'none'])
    expect(optionKeys(punch('water'))).not.toContain('0:use-the-punch')
    const none = turn([figure('Ann', 0, 20, 30, {}, { extras: ['the-punch'] }), far], { answers: ['none'] })
    expect(optionKeys(none)).not.toContain('0:use-the-punch')
  })

  test('CF-REV-GOBLIN-03: sewer water: a cloud over the half-disc of 10 cm in front until the end of the round', () => {
    const match = punch('water')
    expect(fighterNamed(match, 'Ann').effects).toMatchObject([{ object: 'punch-steam', until: 'round' }])
    expect(cloudsOn(match)).toMatchObject([{ centre: { x: 21250, y: 30000 }, radius: 10000, facing: { x: 1, y: 0 } }])
  })

  test('CF-REV-GOBLIN-03: naphtha: STR 6 for all fighters of either camp within 10 cm in front', () => {
    const others = [
      figure('Amy', 0, 25, 36, {}, { card: 'Amy' }),
      figure('Fay', 1, 32.5, 30),
      figure('Far', 1, 32.6, 24),
      figure('Behind', 1, 14, 30),
    ]
    const match = punch('naphtha', others, ['1'], [3, 1, 2, 1])
    // STR 6 against RES 5.
    expect(eventArgs(match, 'damage.read').map(({ victim, total }) => `${victim} ${total}`)).toEqual(['Amy 4', 'Fay 3'])
  })

  test('CF-REV-GOBLIN-03: alternative fuel: Toxic/3 with a die, hand to hand and not for shots', () => {
    expect(fighterNamed(punch('alternative'), 'Ann').effects).toMatchObject([
      { object: 'toxic', x: 3, until: 'round' },
      { object: 'punch-venom', until: 'round' },
    ])
    const venom: FigureDetails = { effects: [{ object: 'toxic', x: 3 }, { object: 'punch-venom' }] }
    const fought = duel(
      { more: venom },
      { card: { res: 0 } },
      [dice({ 1: [0, 2] }), dice({ 0: [1, 1] }), 'use', 'none'],
      [...[5, 2, 4, 1, 2, 1, 1]],
    )
    // The second roll: STR 3 against no RES.
    expect(eventArgs(fought, 'poisoned')).toMatchObject([{ victim: 'Bob', x: 3 }])
    const shot = turn(
      [figure('Ann', 0, 20, 30, { aim: 3, weapon: BOW }, venom), figure('Bob', 1, 32.5, 30, { res: 0 })],
      { answers: ['done', '0:fire', '1'], dice: [4, 1, 1] },
    )
    expect(eventArgs(shot, 'shot.hit').length).toBe(1)
    expect(eventArgs(shot, 'poisoned')).toEqual([])
  })

  test('CF-REV-GOBLIN-03: a bearer that holds a die gets no second one; only Golborak may carry it', () => {
    const withDie = turn(
      [figure('Ann', 0, 20, 30, {}, { extras: ['the-punch'], effects: [{ object: 'toxic-die' }] }), far],
      { answers: ['alternative', '0:use-the-punch'] },
    )
    expect(fighterNamed(withDie, 'Ann').effects.map(({ object }) => object)).toEqual(['toxic-die', 'toxic'])
    const list = (profile: string) => armyOf([{ profile, artefacts: ['the-punch'] }], { army: 'goblins', points: 400 })
    expect(faultsOf(list('goblins-golborak'))).toEqual([])
    expect(faultOf(list('goblins-bazuka'), 'artefact-bearer').rules).toContain('CF-REV-GOBLIN-03')
  })
})

describe('CF-REV-GOBLIN-04 the Golgoth Armour', () => {
  const golborak = { card: { abilities: ['golgoth-armour', 'the-golgoth-armour'] } }
  const incident = (faces: readonly number[], answers: readonly Json[] = []) =>
    duel(golborak, {}, ['pressure', ...answers], [1, ...faces])

  test('CF-REV-GOBLIN-04: injection rolls for Initiative and Strength, with its own carburettor', () => {
    const match = duel(
      golborak,
      {},
      ['pressure', dice({ 1: [0, 2] }), dice({ 0: [1, 1] }), 'none', 'pressure'],
      [2, 3, 2, 2, 1],
    )
    expect(eventArgs(match, 'pressure').map(({ raised }) => raised)).toEqual([
      'characteristic.ini',
      'characteristic.str',
    ])
  })

  test('CF-REV-GOBLIN-04: 1: the bearer suffers STR 10 and all within 5 cm STR 5, without RES; the test fails and injection ends', () => {
    const others = [figure('Amy', 0, 20, 36.25), figure('Far', 0, 20, 39), figure('Ben', 1, 90, 30)]
    const match = scene(
      { phase: 'frays', figures: [figure('Ann', 0, 20, 30, golborak.card), figure('Bob', 1, 22.5, 30), ...others] },
      { answers: ['pressure', '1'], dice: [1, 1, 1, 1, 2, 1, 3, 1, 4] },
    )
    expect(eventArgs(match, 'damage.read').map(({ victim, total }) => `${victim} ${total}`)).toEqual([
      'Ann 11',
      'Bob 7',
      'Amy 8',
    ])
    expect(fighterNamed(match, 'Ann').effects).toContainEqual(
      expect.objectContaining({ object: 'boiler-out', until: 'game' }),
    )
    expect([...eventArgs(match, 'opposition.first'), ...eventArgs(match, 'opposition.second')][0]).toMatchObject({
      a: 0,
    })
  })

  test.each([2, 3, 4])(
    'CF-REV-GOBLIN-04: %d: no injection until the end of the round, and the test goes on',
    (face) => {
      const match = incident([face, 3, 2])
      expect(fighterNamed(match, 'Ann').effects).toMatchObject([{ object: 'boiler-out', until: 'round' }])
      expect(eventArgs(match, 'golgoth.blinks').length).toBe(1)
      expect(rolledDice(match)).toEqual(['roll.pressure 1', 'roll.golgoth 1', 'roll.initiative 1', 'roll.initiative 1'])
    },
  )

  test.each([5, 6])('CF-REV-GOBLIN-04: %d: a Mutagenic/0 roll at once, whose points raise up to 2 each', (face) => {
    const match = incident([face, 4, 3, 2])
    expect(eventArgs(match, 'mutagenic')).toMatchObject([{ points: 4 }])
    const placed = [dice({ 1: [0, 2] }), dice({ 0: [2, 0] })]
    const spends = incident([face, 4, 3, 2], placed)
    expect(optionKeys(spends)).toEqual(['att:1', 'att:2', 'none'])
    expect(eventArgs(incident([face, 1, 3, 2]), 'mutagenic')).toMatchObject([{ points: 0 }])
  })
})
