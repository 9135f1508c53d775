import type { Json } from '@fray/kernel'
import { describe, expect, test } from 'vitest'
import { armyOf, faultsOf } from '../../armies/army.fixture.ts'
import { qualifies } from '../../machines/crew.ts'
import { catalogueFigure } from '../../testing/catalogue-figure.ts'
import { annActs, difficulties, outcomes } from '../../testing/marksman.ts'
import { loadPosition, playRule } from '../../testing/rule.ts'
import { eventArgs, type FigureDetails, fighterNamed, figure, rolledDice } from '../../testing/scene.ts'
import { inflict } from '../../wounds/health.ts'

const ARGUMENT = 'goblins-the-argument'
const argument = (more: FigureDetails = {}) => catalogueFigure(ARGUMENT, 0, 20, 30, { name: 'Gun' }, more)
/** This many centimetres in front of it, from base to base. */
const bob = (distance: number, changes: FigureDetails = {}, name = 'Bob') =>
  figure(name, 1, 22.5 + distance, 30, changes)

const fire = (targets: readonly Json[], faces: readonly number[]) =>
  annActs([argument(), figure('Gil', 0, 17.5, 30, { aim: 3 }), ...targets], { answers: ['0:serve', '2'], dice: faces })

describe('CF-REV-GOBLIN-01 the Argument', () => {
  test('CF-REV-GOBLIN-01: it fires 20, 35 and 50 cm far with STR 10', () => {
    const difficulty = (distance: number) =>
      difficulties(fire([bob(distance)], [1])).map((otherDifficulty) => otherDifficulty.split(':')[0])
    expect([20, 20.1, 35, 35.1, 50].map((cm) => difficulty(cm)[0])).toEqual(['4', '7', '7', '10', '10'])
    expect(outcomes(fire([bob(50.1)], []))).toEqual(['shot.too-far Bob'])
    // 3 + 10 - 5.
    expect(eventArgs(fire([bob(20)], [4, 3, 1]), 'damage.read')).toMatchObject([{ total: 8 }])
  })

  test('CF-REV-GOBLIN-01: as light artillery, its shot goes on beyond a target it eliminates', () => {
    const match = fire([bob(10), bob(20, {}, 'Ben')], [4, 6, 6, 6, 1, 1])
    expect(rolledDice(match)).toContain('roll.follow-on 1')
    expect(eventArgs(match, 'shot.pierces')).toMatchObject([{ target: 'Ben' }])
  })

  test('CF-REV-GOBLIN-01: a goblin gunner is its one servant; only gunners are bound to it', () => {
    const list = (servants: { profile: string; count?: number }[]) =>
      faultsOf(armyOf([{ profile: ARGUMENT, with: servants }], { army: 'goblins', points: 400 }))
    expect(list([{ profile: 'goblins-goblin-gunner' }])).toEqual([])
    expect(list([])).toEqual(['crew'])
    expect(list([{ profile: 'goblins-goblin-gunner' }, { profile: 'goblins-goblin-bushi' }])).toEqual(['no-servant'])
  })

  test('CF-REV-GOBLIN-01: a fighter with AIM 2 and DIS 2 can stand in', () => {
    const may = (changes: FigureDetails) => {
      const play = loadPosition({ figures: [argument(), figure('Ann', 0, 60, 30, changes), figure('Bob', 1, 90, 30)] })
      return qualifies(play, fighterNamed(play, 'Ann'), fighterNamed(play, 'Gun'))
    }
    expect(may({ aim: 2, dis: 2 })).toBe(true)
    expect(may({ aim: 1, dis: 2 })).toBe(false)
    expect(may({ aim: 2, dis: 1 })).toBe(false)
  })

  test('CF-REV-GOBLIN-01: it has RES 10 and 5 structure points', () => {
    const left = (lost: number) => {
      const match = playRule({ figures: [argument({ structureLost: lost }), figure('Bob', 1, 90, 30)] }, (play) =>
        inflict(play, fighterNamed(play, 'Gun'), 'light', { by: null, rules: [] }),
      )
      return fighterNamed(match, 'Gun').status
    }
    expect(left(0)).toBe('standing')
    expect(left(4)).toBe('eliminated')
  })
})
