import { describe, expect, test } from 'vitest'
import { armyOf, faultOf, faultsOf } from '../../armies/army.fixture.ts'
import { annActs, difficulties, outcomes, targetAt } from '../../testing/marksman.ts'
import { eventArgs, fighterNamed, figure, rolledDice } from '../../testing/scene.ts'

const golborak = figure('Ann', 0, 20, 30, { aim: 3 }, { extras: ['arsenal-of-demolition'] })
const fire = (targets: Parameters<typeof annActs>[0], faces: readonly number[]) =>
  annActs([golborak, ...targets], { answers: ['0:fire', '1'], dice: faces })

describe('CF-REV-GOBLIN-05 the Arsenal of demolition', () => {
  test('CF-REV-GOBLIN-05: is a range weapon of 15, 30 and 45 cm', () => {
    const difficulty = (cm: number) => difficulties(fire([targetAt(cm)], [1, 1, 1, 1]))[0]?.split(':')[0]
    expect([15, 15.1, 30, 30.1, 45].map(difficulty)).toEqual(['4', '7', '7', '10', '10'])
    expect(outcomes(fire([targetAt(45.1)], []))).toEqual(['shot.too-far Bob'])
  })

  test('CF-REV-GOBLIN-05: three dice give its STR, thrown right before the Aim test', () => {
    const match = fire([targetAt(10, { res: 12 })], [2, 5, 6, 4, 3, 1])
    expect(rolledDice(match)).toEqual(['roll.arsenal 3', 'roll.aim 1', 'roll.damage 2'])
    // 3 + 13 - 12.
    expect(eventArgs(match, 'damage.read')).toMatchObject([{ total: 4 }])
  })

  test('CF-REV-GOBLIN-05: as light artillery with a zone: half the STR around, astray after a miss, halted by a 1', () => {
    const ben = figure('Ben', 1, 32.5, 33, { res: 0 })
    const match = fire([targetAt(10, { res: 12 }), ben], [2, 5, 6, 4, 3, 1, 6, 2, 1])
    // STR 13 around it is 7.
    expect(eventArgs(match, 'damage.read')[1]).toMatchObject({ victim: 'Ben', total: 9 })
    expect(eventArgs(fire([targetAt(35)], [1, 1, 1, 2, 6, 1]), 'shot.scatters')).toHaveLength(1)
    const halted = fire([targetAt(10)], [1, 1, 1, 1])
    expect(eventArgs(halted, 'shot.incident')).toHaveLength(1)
    expect(fighterNamed(halted, 'Ann').effects.map(({ object }) => object)).toEqual(['firing-incident'])
  })

  test('CF-REV-GOBLIN-05: only Golborak may carry it, and then counts as a war machine and as a Character', () => {
    const list = (points: number, artefacts = ['arsenal-of-demolition'], profile = 'goblins-golborak') =>
      armyOf([{ profile, artefacts }], { army: 'goblins', points })
    // 75 and 37 A.P. are more than 30% of 300, but not more than 30% of 400 nor 50% of 300.
    expect(faultsOf(list(300))).toEqual(['machines'])
    expect(faultsOf(list(400))).toEqual([])
    expect(faultsOf(list(300, []))).toEqual([])
    expect(faultOf(list(400, ['arsenal-of-demolition'], 'goblins-bazuka'), 'artefact-bearer').rules).toContain(
      'CF-REV-GOBLIN-05',
    )
  })
})
