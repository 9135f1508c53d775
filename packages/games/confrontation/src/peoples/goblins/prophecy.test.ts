import type { Json } from '@fray/kernel'
import { describe, expect, test } from 'vitest'
import { armyOf, faultsOf } from '../../armies/army.fixture.ts'
import { characteristic } from '../../characteristics.ts'
import { faithful } from '../../testing/faithful.ts'
import { playPhase } from '../../testing/phase.ts'
import { loadPosition, playRule } from '../../testing/rule.ts'
import { eventArgs, fighterNamed, figure, optionKeys, path, rolledDice } from '../../testing/scene.ts'
import { turn } from '../../testing/turn.ts'
import { has } from '../../traits.ts'
import { inflict } from '../../wounds/health.ts'

const WRATH = 'rats-wrath'
const ACTIVE = { object: 'under-rats-wrath', until: 'game' }
const CHANGED = { object: 'under-rats-wrath-transformed', until: 'game' }

const prophet = (effects: Json[] = [], faith = 1) =>
  faithful('Ann', 0, 20, 30, { miracles: [WRATH], faith, aspects: { aura: 10 }, more: { effects } })
const enemyAt = (x: number) => figure('Bob', 1, x, 30)
const objects = (match: ReturnType<typeof turn>) => fighterNamed(match, 'Ann').effects.map(({ object }) => object)

describe("CF-REV-GOBLIN-12 Rat's Wrath", () => {
  const callMiracle = (x: number) => turn([prophet(), enemyAt(x)], { answers: ['done', '0:call'], dice: [2] })

  test('CF-REV-GOBLIN-12: called on oneself, it lasts while an enemy is in the aura of faith', () => {
    // Aspects 4 and a 2 reach 6.
    expect(objects(callMiracle(32.5))).toEqual([ACTIVE.object])
    expect(objects(callMiracle(32.6))).toEqual([])
    const match = turn([prophet([ACTIVE], 0), enemyAt(30)], { answers: ['done', '0:walk'] })
    match.answer(0, path([14, 30]))
    expect(objects(match)).toEqual([])
  })

  const woundProphet = (effects: Json[], faces: number[], x = 30) =>
    playRule(
      { figures: [prophet(effects), enemyAt(x)] },
      (play) => inflict(play, fighterNamed(play, 'Ann'), 'light', { by: null, rules: [] }),
      { dice: faces },
    )

  test('CF-REV-GOBLIN-12: a Wound transforms the prophet on 4 or more', () => {
    expect(objects(woundProphet([ACTIVE], [4]))).toEqual([CHANGED.object])
    expect(objects(woundProphet([ACTIVE], [3]))).toEqual([ACTIVE.object])
    expect(rolledDice(woundProphet([ACTIVE], [], 40))).toEqual([])
    expect(rolledDice(woundProphet([], []))).toEqual([])
  })

  const maintain = (effects: Json[], faces: number[], round = 2) =>
    playPhase('maintenance', { round, figures: [prophet(effects), enemyAt(30)] }, { dice: faces })

  test('CF-REV-GOBLIN-12: after a failed roll there is another in every maintenance phase, and before it none', () => {
    expect(rolledDice(maintain([ACTIVE], []))).toEqual([])
    expect(objects(maintain([{ ...ACTIVE, x: 1 }], [3]))).toEqual([ACTIVE.object])
    expect(objects(maintain([{ ...ACTIVE, x: 1 }], [4]))).toEqual([CHANGED.object])
    expect(objects(woundProphet([{ ...ACTIVE, x: 1 }], [4]))).toEqual([CHANGED.object])
  })

  test('CF-REV-GOBLIN-12: ATT +1, STR, RES and COU +2, War fury and Possessed', () => {
    const values = (effects: Json[]) => {
      const play = loadPosition({ figures: [prophet(effects), enemyAt(60)] })
      const ann = fighterNamed(play, 'Ann')
      return [
        ...(['ini', 'att', 'str', 'def', 'res', 'cou'] as const).map((which) => characteristic(play, ann, which).total),
        ...['war-fury', 'possessed'].map((id) => has(play, ann, id)),
      ]
    }
    expect(values([])).toEqual([3, 3, 3, 3, 5, 4, false, false])
    expect(values([CHANGED])).toEqual([3, 4, 5, 3, 7, 6, true, true])
  })

  test('CF-REV-GOBLIN-12: in later rounds a 1 or 2 ends the transformation, and a new call is needed', () => {
    expect(rolledDice(maintain([{ ...CHANGED, x: 2 }], []))).toEqual([])
    expect(objects(maintain([{ ...CHANGED, x: 1 }], [3]))).toEqual([CHANGED.object])
    const match = maintain([{ ...CHANGED, x: 1 }], [2])
    expect(objects(match)).toEqual([])
    expect(eventArgs(match, 'rats-wrath.reverted').length).toBe(1)
  })

  test('CF-REV-GOBLIN-12: it cannot be called again while active; only goblin prophets learn it', () => {
    const mayCall = (effects: Json[]) =>
      optionKeys(turn([prophet(effects), enemyAt(30)], { answers: ['done'] })).includes('0:call')
    expect(mayCall([])).toBe(true)
    expect(mayCall([ACTIVE])).toBe(false)
    expect(mayCall([CHANGED])).toBe(false)
    const learningFaults = (profile: string) =>
      faultsOf(armyOf([{ profile, miracles: [WRATH] }], { army: 'goblins', points: 400 }))
    expect(learningFaults('goblins-goblin-prophet')).toEqual([])
    expect(learningFaults('goblins-xherus-the-visionary')).toEqual(['miracle-cult'])
  })
})
