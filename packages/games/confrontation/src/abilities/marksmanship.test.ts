import type { Json } from '@fray/kernel'
import { describe, expect, test } from 'vitest'
import { BEHIND, gun, gunner } from '../testing/gun.ts'
import { annActs, BOW, difficulties, marksman, outcomes, targetAt } from '../testing/marksman.ts'
import {
  barReason,
  eventArgs,
  type FigureDetails,
  fighterNamed,
  figure,
  giveAnswers,
  optionKeys,
  path,
  placeOf,
  promptId,
  refusal,
  rolledDice,
  type Scene,
} from '../testing/scene.ts'
import { turn } from '../testing/turn.ts'

const having = (...abilities: string[]) => ({ abilities })

/** Ann fires at Bob, at medium range: AIM 3 against 7. */
const shoot = (ann: FigureDetails, dice: number[], bob: FigureDetails = {}): Scene =>
  annActs([marksman(ann), targetAt(30, bob)], { answers: ['0:fire', '1'], dice })

test('CF-ABIL-76 precision rolls a 5 in an Aim test again', () => {
  expect(outcomes(shoot({ aim: 1 }, [5]))).toEqual(['shot.missed Bob'])
  expect(outcomes(shoot({ aim: 1, ...having('precision') }, [5, 2, 1, 1]))).toEqual(['shot.hit Bob'])
  expect(outcomes(shoot({ aim: 1, ...having('precision') }, [4]))).toEqual(['shot.missed Bob'])
})

test('CF-ABIL-93 a 1 is an ordinary result for a sharp shooter, even after a 6', () => {
  expect(outcomes(shoot({ aim: 6 }, [1]))).toEqual(['shot.missed Bob'])
  expect(outcomes(shoot({ aim: 6, ...having('sharp-shooter') }, [1, 1, 1]))).toEqual(['shot.hit Bob'])
  expect(outcomes(shoot({ aim: 0, ...having('sharp-shooter') }, [6, 1, 1, 1]))).toEqual(['shot.hit Bob'])
})

describe('CF-ABIL-55 instinctive firing', () => {
  test('CF-FIRE-07 makes a shot after moving no harder', () => {
    const match = annActs([marksman(having('instinctive-firing')), targetAt(30)], {
      answers: ['0:fire-walk', '1'],
      dice: [1],
    })
    expect(difficulties(match)).toEqual(['7: 7 range.medium CF-FIRE-06'])
  })

  test.each([
    [3, 'shot.hit Bob', [1, 1]],
    [4, 'shot.astray Bob', []],
    [5, 'shot.astray Bob', []],
    [6, 'shot.hit Amy', [1, 1]],
  ])('into a fray a %d hits %s', (face, outcome, damage) => {
    const amy = figure('Amy', 0, 35, 32.5, {}, { card: 'Other', facing: 'north' })
    const match = annActs([marksman(having('instinctive-firing')), figure('Bob', 1, 35, 30), amy], {
      answers: ['0:fire', '1'],
      dice: [4, face, ...damage],
    })
    expect(outcomes(match)).toEqual([outcome])
  })
})

describe('CF-ABIL-63 a master of a weapon', () => {
  const armedWith = (ability: string, name: string) => ({ ...having(ability), weapon: { ...BOW, name } })
  const shotsOf = (card: FigureDetails) => {
    const match = annActs([marksman(card), targetAt(30)], { answers: ['0:fire', '1'], dice: [1] })
    return optionKeys(match).includes('0:fire') ? 2 : 1
  }

  test.each([
    ['master-archer', 'Bow', 2],
    ['master-archer', 'Bow of Icquor', 2],
    ['master-archer', 'Light crossbow', 1],
    ['master-crossbowman', 'Light crossbow', 2],
    ['master-crossbowman', 'Arbalest', 2],
    ['master-crossbowman', 'Bow', 1],
  ])('%s with a %s has %d', (ability, name, shots) => {
    expect(shotsOf(armedWith(ability, name))).toBe(shots)
  })

  test('and CF-ACT-21: fires before and after an announced walk, each shot harder by 1', () => {
    const match = annActs([marksman(having('master-archer')), targetAt(30)], {
      answers: ['0:fire-walk', '1', '0:walk', path([25, 30]), '0:fire', '1'],
      dice: [1, 1],
    })
    expect(difficulties(match).map((difficulty) => difficulty.slice(0, 1))).toEqual(['8', '8'])
    expect(fighterNamed(match, 'Ann').shots).toBe(2)
    expect(promptId(match)).toBe('ask.lead')
  })

  test('and CF-ACT-19: cannot announce a walk with the second shot if none was announced with the first', () => {
    const match = annActs([marksman(having('master-archer')), targetAt(30)], { answers: ['0:fire', '1'], dice: [1] })
    expect(optionKeys(match)).toEqual(['0:fire', '0:nothing'])
    expect(barReason(match, '0:walk')).toBe('barred.fired CF-ACT-19')
  })
})

test('CF-ABIL-100 a shot at a Target/X is easier or harder by X, but shots by the Target are not', () => {
  expect(difficulties(shoot({}, [1], having('target/2')))).toEqual(['9: 7 range.medium CF-FIRE-06 2 trait CF-ABIL-100'])
  expect(difficulties(shoot({}, [1], having('target/-1')))[0]).toMatch(/^6: /)
  expect(difficulties(shoot(having('target/2'), [1]))).toEqual(['7: 7 range.medium CF-FIRE-06'])
})

describe("CF-ABIL-17 Bull's-eye", () => {
  const archer = marksman({ ...having('bulls-eye'), weapon: { ...BOW, strength: 2 } })

  test('EX-CF-425 a final result of 8 against 4 adds 4 to STR', () => {
    const match = annActs([archer, targetAt(10)], { answers: ['0:bulls-eye', '1'], dice: [5, 4, 1] })
    expect(eventArgs(match, 'test.passed')).toMatchObject([{ final: 8, difficulty: 4 }])
    // 4 + STR 2 + 4 - RES 5
    expect(eventArgs(match, 'damage.read')).toMatchObject([{ total: 5 }])
  })

  test('CF-ABIL-17, CF-DICE-02: a 6 that hits may be rolled again to add more; a 1 then misses', () => {
    const fireBullsEye = (answers: string[], dice: number[]) =>
      annActs([archer, targetAt(10)], { answers: ['0:bulls-eye', '1', ...answers], dice })
    expect(promptId(fireBullsEye([], [6]))).toBe('ask.again')
    // 6 + 4 + AIM 3 against 4 adds 9: 3 + STR 2 + 9 - RES 5.
    expect(eventArgs(fireBullsEye(['again'], [6, 4, 3, 1]), 'damage.read')).toMatchObject([{ total: 9 }])
    expect(eventArgs(fireBullsEye(['keep'], [6, 3, 1]), 'damage.read')).toMatchObject([{ total: 5 }])
    expect(eventArgs(fireBullsEye(['again'], [6, 1]), 'shot.missed')).toHaveLength(1)
    // An ordinary shot that hits.
    expect(
      eventArgs(annActs([archer, targetAt(10)], { answers: ['0:fire', '1'], dice: [6, 3, 1] }), 'shot.hit'),
    ).toHaveLength(1)
  })

  test('works once per round and excludes everything but fire in that activation', () => {
    const double = marksman(having('bulls-eye', 'master-archer'))
    const match = annActs([double, targetAt(10)], { answers: ['0:bulls-eye', '1'], dice: [1] })
    expect(optionKeys(match)).toEqual(['0:fire', '0:nothing'])
    const moved = annActs([archer, targetAt(30)], { answers: ['0:walk', path([25, 30])] })
    expect(optionKeys(moved)).toEqual(['0:fire', '0:nothing'])
  })

  test('CF-ABIL-17: excludes any other action, so that even a Warrior-mage cannot cast afterwards', () => {
    const mage = { pow: 3, magic: { level: 'master', elements: ['light'], paths: ['solaris'], intensity: 8 } }
    const armedWith = (first: string, abilities: string[]) =>
      annActs(
        [
          marksman(
            { ...mage, abilities: ['warrior-mage', 'master-archer', ...abilities] },
            { spells: ['arrow-of-mana'], gems: { light: 4 } },
          ),
          targetAt(10),
        ],
        { answers: [first, '1'], dice: [1] },
      )
    expect(optionKeys(armedWith('0:fire', []))).toContain('0:cast')
    expect(optionKeys(armedWith('0:bulls-eye', ['bulls-eye']))).toEqual(['0:fire', '0:nothing'])
    expect(barReason(armedWith('0:bulls-eye', ['bulls-eye']), '0:cast')).toBe('barred.only-fires CF-ABIL-17')
    expect(refusal(armedWith('0:bulls-eye', ['bulls-eye']), '0:bulls-eye')).toBe('barred.bulls-eye-spent CF-ABIL-17')
  })

  test('CF-ABIL-17: is not available after a cast', () => {
    const mage = { pow: 3, magic: { level: 'master', elements: ['light'], paths: ['solaris'], intensity: 8 } }
    const match = annActs(
      [
        marksman(
          { ...mage, abilities: ['warrior-mage', 'bulls-eye'] },
          { spells: ['arrow-of-mana'], gems: { light: 2 } },
        ),
        targetAt(10),
      ],
      { answers: ['0:cast', 'arrow-of-mana:1'], dice: [1] },
    )
    expect(optionKeys(match)).toContain('0:fire')
    expect(optionKeys(match)).not.toContain('0:bulls-eye')
    expect(refusal(match, '0:bulls-eye')).toBe('barred.bulls-eye-spent CF-ABIL-17')
    expect(refusal(match, '0:rapid-fire')).not.toBe('barred.bulls-eye-spent CF-ABIL-17')
  })

  test('CF-ABIL-17, CF-MACHINE-42: does not apply to a machine that the marksman serves', () => {
    const served = annActs([gun('Gun', 0, 20, 30), gunner('Gil', BEHIND, having('bulls-eye')), targetAt(10)], {
      answers: ['0:serve', '2'],
      dice: [5, 4, 1],
    })
    // 4 + STR 9 - RES 5: the margin of the shot adds nothing.
    expect(eventArgs(served, 'damage.read')).toMatchObject([{ total: 8 }])
    expect(optionKeys(served)).not.toContain('1:bulls-eye')
  })

  test('CF-ABILGEN-02 is an active ability without effect in rout', () => {
    const held = [marksman(having('bulls-eye'), { inRout: true }), targetAt(0)]
    expect(barReason(turn(held), '0:bulls-eye')).toBeUndefined()
  })
})

describe('CF-INCARN-08 rapid reloading', () => {
  const hero = (...abilities: string[]) => marksman({ character: true, ...having(...abilities) })
  const rapid = (ann: Json, dice: number[], ...targets: string[]) =>
    annActs([ann, targetAt(10), figure('Ben', 1, 32, 40)], { answers: ['0:rapid-fire', ...targets], dice })

  test('CF-INCARN-03 a Character with AIM and a range weapon may fire one more shot, each shot harder by 2', () => {
    const match = rapid(hero(), [1, 1], '1', '2')
    expect(difficulties(match)).toEqual([
      '6: 4 range.short CF-FIRE-06 2 trait CF-INCARN-08',
      '6: 4 range.short CF-FIRE-06 2 trait CF-INCARN-08',
    ])
    expect(outcomes(match)).toEqual(['shot.missed Bob', 'shot.missed Ben'])
    expect(promptId(match)).toBe('ask.lead')
  })

  test('other fighters may not', () => {
    expect(optionKeys(annActs([marksman(), targetAt(10)]))).not.toContain('0:rapid-fire')
  })

  test('adds to other extra shots, and each target is named after the previous shot is resolved', () => {
    const match = rapid(hero('master-archer'), [1, 1, 1], '1', '1', '2')
    expect(fighterNamed(match, 'Ann').shots).toBe(3)
    const held = rapid(hero('master-archer'), [1], '1')
    expect(optionKeys(held)).toEqual(['1', '2', '3', 'hold'])
    // A marksman that holds fire has used up its shots.
    expect(promptId(giveAnswers(held, 'hold'))).toBe('ask.lead')
  })

  test('CF-INCARN-08: excludes every other action', () => {
    const mage = { pow: 3, magic: { level: 'master', elements: ['light'], paths: ['solaris'], intensity: 8 } }
    const card = { character: true, ...mage, abilities: ['warrior-mage'] }
    const ann = marksman(card, { spells: ['arrow-of-mana'], gems: { light: 4 } })
    const match = annActs([ann, targetAt(10)], { answers: ['0:rapid-fire', '1', '1'], dice: [1, 1] })
    expect(optionKeys(match)).not.toContain('0:cast')
    expect(promptId(match)).toBe('ask.lead')
  })

  test('CF-INCARN-08: gives no extra shot to a machine that a Character serves', () => {
    const match = annActs([gun('Gun', 0, 20, 30), gunner('Gil', BEHIND, { character: true }), targetAt(10)], {
      answers: ['0:serve', '2'],
      dice: [2, 4, 1],
    })
    expect(difficulties(match)).toEqual(['4: 4 range.short CF-FIRE-06'])
    expect(optionKeys(match).filter((key) => key.startsWith('0:serve'))).toEqual([])
  })

  test("is not available after a walk, after another shot or with Bull's-eye", () => {
    const walked = annActs([hero(), targetAt(30)], { answers: ['0:walk', path([25, 30])] })
    expect(optionKeys(walked)).toEqual(['0:fire', '0:nothing'])
    const fired = annActs([hero('master-archer'), targetAt(30)], { answers: ['0:fire', '1'], dice: [1] })
    expect(optionKeys(fired)).toEqual(['0:fire', '0:nothing'])
    const aimed = annActs([hero('bulls-eye', 'master-archer'), targetAt(30)], {
      answers: ['0:bulls-eye', '1'],
      dice: [1],
    })
    expect(optionKeys(aimed)).toEqual(['0:fire', '0:nothing'])
  })
})

describe('CF-ABIL-44 Harassment', () => {
  const harasser = (more: FigureDetails = {}) => marksman(having('harassment'), more)

  test('fires with a shot harder by 1, and then runs', () => {
    const match = annActs([harasser(), targetAt(30)], { answers: ['0:harass-fire', '1', path([20, 49])], dice: [1] })
    expect(difficulties(match)).toEqual(['8: 7 range.medium CF-FIRE-06 1 term.moves CF-FIRE-07'])
    expect(placeOf(match, 'Ann')).toEqual([20, 49])
    expect(promptId(match)).toBe('ask.lead')
  })

  test('or walks, runs and walks, and cannot fire after that', () => {
    const match = annActs([harasser(), targetAt(60)], {
      answers: ['0:harass-move', path([20, 40]), path([20, 58]), path([20, 48])],
    })
    expect(placeOf(match, 'Ann')).toEqual([20, 48])
    expect(promptId(match)).toBe('ask.lead')
    expect(fighterNamed(match, 'Ann').shots).toBe(0)
  })

  test('CF-ABIL-44, CF-ACT-18: ends none of these moves in contact with an enemy', () => {
    const near = targetAt(8)
    const fired = annActs([harasser(), near], { answers: ['0:harass-fire', '1'], dice: [1] })
    expect(refusal(fired, path([28, 30]))).toBe('refused.contact CF-ACT-18')
    const walking = annActs([harasser(), near], { answers: ['0:harass-move'] })
    expect(refusal(walking, path([28, 30]))).toBe('refused.contact CF-ACT-18')
    expect(
      refusal(giveAnswers(walking, path([20, 38])), { path: [{ x: 28_000, y: 30_000 }], facing: { x: 1, y: 0 } }),
    ).toBe('refused.contact CF-ACT-18')
  })

  test('CF-ABIL-44: makes each of the three moves with the distance of its kind, without firing again', () => {
    const match = annActs([harasser(), targetAt(60)], { answers: ['0:harass-move'] })
    expect(refusal(match, path([31, 30]))).toBe('refused.too-far CF-MOVE-01')
    giveAnswers(match, path([20, 40]))
    expect(refusal(match, path([41, 40]))).toBe('refused.too-far CF-MOVE-01')
    giveAnswers(match, path([40, 40]))
    expect(refusal(match, path([51, 40]))).toBe('refused.too-far CF-MOVE-01')
    giveAnswers(match, path([50, 40]))
    expect(promptId(match)).toBe('ask.lead')
    expect(fighterNamed(match, 'Ann').shots).toBe(0)
  })

  test('CF-ABIL-44: is not available after a walk', () => {
    const match = annActs([harasser(), targetAt(60)], { answers: ['0:walk', path([25, 30])] })
    expect(optionKeys(match)).toEqual(['0:fire', '0:nothing'])
  })

  test('CF-ACT-17 is only for fighters free of opponents', () => {
    const match = turn([harasser(), targetAt(0)], { answers: ['done'] })
    expect(barReason(match, '0:harass-fire')).toBe('barred.contact CF-FIRE-01')
    expect(barReason(match, '0:harass-move')).toBe('barred.contact CF-ABIL-44')
  })

  test('other fighters cannot fire and run', () => {
    expect(optionKeys(annActs([marksman(), targetAt(30)]))).not.toContain('0:harass-fire')
  })
})

describe('CF-ABIL-06 assault fire', () => {
  /** Ann charges Bob, 12.5 cm away. */
  const charge = (
    answers: readonly Json[],
    dice: number[],
    ann: FigureDetails = {},
    bob: FigureDetails = {},
    more: FigureDetails = {},
  ) =>
    turn([marksman({ ...having('assault-fire'), ...ann }, more), figure('Bob', 1, 35, 30, bob)], {
      answers: ['0:charge:1', { to: [32.5, 30] }, ...answers],
      dice,
    })

  test('fires at the target before the move, always against 7', () => {
    const match = charge(['1'], [4, 1, 1], {}, { size: 'large' })
    expect(difficulties(match)).toEqual(['7: 7 term.fixed CF-ABIL-06'])
    expect(outcomes(match)).toEqual(['shot.hit Bob'])
    const types = match.events.map(({ type }) => type)
    expect(types.indexOf('shot.hit')).toBeLessThan(types.indexOf('assault.charge'))
  })

  test('CF-ABIL-100 ignores Target/X', () => {
    expect(difficulties(charge(['1'], [1], {}, having('target/3')))).toEqual(['7: 7 term.fixed CF-ABIL-06'])
  })

  test('is optional', () => {
    const match = charge(['no'], [])
    expect(rolledDice(match)).toEqual([])
    expect(eventArgs(match, 'assault.charge')).toHaveLength(1)
  })

  test('does not hit a target out of reach, and is lost with a failed Courage test', () => {
    const far = turn([marksman(having('assault-fire')), figure('Bob', 1, 60, 30)], {
      answers: ['0:charge:1', { to: [57.5, 30] }],
    })
    expect(eventArgs(far, 'assault.short')).toHaveLength(1)
    expect(eventArgs(far, 'shot')).toHaveLength(0)
    expect(eventArgs(charge([], [1], {}, { fear: 8 }), 'shot')).toEqual([])
  })

  test('fires before the target tests its courage', () => {
    const match = charge(['1'], [1, 3], { fear: 7 })
    expect(rolledDice(match)).toEqual(['roll.aim 1', 'roll.courage 1'])
  })

  test('requires AIM, a range weapon and sight of the target', () => {
    expect(eventArgs(charge([], [], { weapon: null }), 'assault.charge')).toHaveLength(1)
    const unseen = turn([marksman(having('assault-fire'), { facing: 'west' }), figure('Bob', 1, 35, 30)], {
      answers: ['0:engagement:1', { to: [32.5, 30] }],
    })
    expect(eventArgs(unseen, 'assault.engagement')).toHaveLength(1)
    expect(eventArgs(unseen, 'shot')).toHaveLength(0)
  })

  test('(d) and CF-COURAGE-13, CF-COURAGE-14: a shooter that kills the target takes its place and may turn to others, without another shot', () => {
    const ben = figure('Ben', 1, 40, 30)
    const match = turn([marksman(having('assault-fire')), figure('Bob', 1, 35, 30), ben], {
      answers: ['0:charge:1', { to: [32.5, 30] }, '1'],
      dice: [4, 6, 6],
    })
    expect(promptId(match)).toBe('ask.target-dead')
    expect(placeOf(match, 'Ann')).toEqual([35, 30])
    expect(optionKeys(match)).toEqual(['0:engagement:2', '0:engagement:3', 'run', 'stay'])
    // 5 cm of her 20 are left.
    giveAnswers(match, '0:engagement:2', { path: [{ x: 37500, y: 30000 }] })
    expect(promptId(match)).toBe('ask.lead')
    expect(eventArgs(match, 'shot')).toHaveLength(1)
    expect(eventArgs(match, 'assault.engagement')).toHaveLength(1)
  })

  test('(e) all shooters fire before anyone moves; one whose target is already dead loses the shot and may turn to others too', () => {
    const amy = figure('Amy', 0, 20, 33, { aim: 3, weapon: BOW, ...having('assault-fire') })
    const match = turn([marksman(having('assault-fire')), figure('Bob', 1, 35, 30), amy], {
      answers: ['0:charge:1', { to: [32.5, 30] }, '2:charge:1', { to: [35, 32.5] }, '1'],
      dice: [4, 6, 6],
    })
    // Both have equal FEAR: their player chooses who takes the place.
    expect(promptId(match)).toBe('ask.takes-spot-dead')
    expect(optionKeys(match)).toEqual(['0', '2'])
    giveAnswers(match, '2')
    expect(promptId(match)).toBe('ask.target-dead')
    expect(placeOf(match, 'Amy')).toEqual([35, 30])
    giveAnswers(match, 'stay')
    expect(promptId(match)).toBe('ask.target-dead')
    expect(eventArgs(match, 'shot')).toHaveLength(1)
    expect(fighterNamed(match, 'Amy').shots).toBe(1)
  })

  test('and CF-CHARGE-07: an assailant without the ability whose target was shot moves towards its place', () => {
    const amy = figure('Amy', 0, 20, 40)
    const match = turn([marksman(having('assault-fire')), figure('Bob', 1, 35, 30), amy], {
      answers: ['0:charge:1', { to: [32.5, 30] }, '2:charge:1', { to: [35, 32.5] }, '1'],
      dice: [4, 6, 6],
    })
    giveAnswers(match, 'stay')
    expect(eventArgs(match, 'assault.short')).toMatchObject([{ fighter: 'Amy' }])
  })

  test('CF-FIRE-04 misses beyond the range of the weapon', () => {
    const match = charge(['1'], [], { weapon: { ...BOW, ranges: [4, 8, 12] } })
    expect(outcomes(match)).toEqual(['shot.too-far Bob'])
  })

  test('CF-INCARN-07 is given to Characters with AIM and a range weapon', () => {
    expect(promptId(charge([], [], { character: true, abilities: [] }))).toBe('ask.assault-fire')
    expect(eventArgs(charge([], [], { abilities: [] }), 'assault.charge')).toHaveLength(1)
  })
})
