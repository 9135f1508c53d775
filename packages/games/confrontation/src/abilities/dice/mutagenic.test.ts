import type { Procedure } from '@fray/kernel'
import { describe, expect, test } from 'vitest'
import { characteristic } from '../../characteristics.ts'
import { resolveCombat } from '../../combat/combat.ts'
import { makeTest } from '../../dice/test.ts'
import { move } from '../../movement/move.ts'
import type { Play } from '../../state.ts'
import { dice } from '../../testing/duel.ts'
import { playRule } from '../../testing/rule.ts'
import {
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
  type Script,
} from '../../testing/scene.ts'
import { rollDamage } from '../../wounds/damage-roll.ts'
import { addOwnEffect } from '../builders.ts'

/** Ann has a die of Mutagenic/X; the given event follows. */
function mutating(x: number, happens: (play: Play) => Procedure<unknown>, script: Script, more: FigureDetails = {}) {
  return playRule(
    {
      figures: [
        figure('Ann', 0, 20, 30, { abilities: [`mutagenic/${x}`], res: 0 }, more),
        figure('Bob', 1, 22.5, 30, {}),
      ],
    },
    function* (play) {
      addOwnEffect(play, fighterNamed(play, 'Ann'), 'mutagenic-die', 'mutagenic', 'round')
      yield* happens(play)
    },
    script,
  )
}

const agility = (play: Play) =>
  makeTest(play, {
    kind: 'agility',
    fighter: fighterNamed(play, 'Ann'),
    rules: ['CF-DISENGAGE-03'],
    difficulty: 9,
    against: null,
    dice: 1,
  })

describe('CF-ABIL-69 and CF-MUTAGENIC-03 the die', () => {
  test('is rolled when its player likes, and gives its face plus X in points', () => {
    const match = mutating(1, agility, {})
    expect(promptId(match)).toBe('ask.ability')
    expect(match.pending[0]?.seat).toBe(0)
    const rolled = mutating(1, agility, { answers: ['use'], dice: [4] })
    expect(eventArgs(rolled, 'mutagenic')).toMatchObject([{ points: 5 }])
    expect(promptId(rolled)).toBe('ask.points')
    expect(promptId(mutating(1, agility, { answers: ['no'], dice: [3] }))).toBeUndefined()
  })

  test('gives nothing with a 1, and never a negative number of points', () => {
    expect(eventArgs(mutating(3, agility, { answers: ['use'], dice: [1, 2] }), 'mutagenic')).toMatchObject([
      { points: 0 },
    ])
    expect(eventArgs(mutating(-3, agility, { answers: ['use'], dice: [2, 2] }), 'mutagenic')).toMatchObject([
      { points: 0 },
    ])
  })

  test('CF-MUTAGENIC-06 and CF-ABILGEN-02 cannot be used in rout', () => {
    expect(promptId(mutating(1, agility, { dice: [3] }, { inRout: true }))).toBeUndefined()
  })
})

describe('CF-MUTAGENIC-04 and CF-MUTAGENIC-05 points', () => {
  test('raise a characteristic by at most 2 plus X for the rest of the round', () => {
    const match = mutating(1, agility, { answers: ['use'], dice: [6] })
    expect(optionKeys(match)).toEqual(['ini:1', 'ini:2', 'ini:3', 'none'])
    const raised = mutating(1, agility, { answers: ['use', 'ini:3'], dice: [6, 3] })
    expect(eventArgs(raised, 'test.passed')).toMatchObject([{ final: 9 }])
    expect(characteristic(raised, fighterNamed(raised, 'Ann'), 'ini').total).toBe(6)
  })

  test('raise this limit by X only if X is positive', () => {
    expect(optionKeys(mutating(-1, agility, { answers: ['use'], dice: [6] }))).toEqual(['ini:1', 'ini:2', 'none'])
  })

  test('may be spent at several times', () => {
    const twice = function* (play: Play) {
      yield* agility(play)
      yield* agility(play)
    }
    const match = mutating(0, twice, { answers: ['use', 'ini:1', 'none'], dice: [4, 2] })
    expect(optionKeys(match)).toMatchObject(['ini:1', 'none'])
    expect(eventArgs(match, 'test.failed')).toMatchObject([{ final: 6 }])
  })

  test('lengthen a move', () => {
    const walk = (play: Play) => {
      fighterNamed(play, 'Bob').status = 'eliminated'
      return move(play, fighterNamed(play, 'Ann'), 'walk')
    }
    const match = mutating(0, walk, { answers: ['use', 'mov:2'], dice: [2] })
    expect(refusal(match, path([33, 30]))).toBe('refused.too-far CF-MOVE-01')
    expect(placeOf(giveAnswers(match, path([32, 30])), 'Ann')).toEqual([32, 30])
  })

  test('raise RES against a Damage roll', () => {
    const hurt = (play: Play) =>
      rollDamage(play, {
        victim: fighterNamed(play, 'Ann'),
        by: null,
        kind: 'effect',
        strength: 0,
        rules: ['CF-DAMAGE-01'],
      })
    const match = mutating(0, hurt, { answers: ['use', 'res:2'], dice: [3, 5, 1] })
    expect(eventArgs(match, 'damage.read')).toMatchObject([{ victim: 'Ann', total: 3 }])
  })

  test('raise ATT and DEF at the start of an exchange, and STR when an attack has hit', () => {
    const fight = (play: Play) => resolveCombat(play, { lone: 0, many: [1] })
    const answers = ['no', dice({ 1: [0, 2] }), dice({ 0: [1, 1] }), 'use']
    const match = mutating(0, fight, { answers, dice: [5, 2, 5] })
    expect(optionKeys(match)).toEqual(['att:1', 'att:2', 'def:1', 'def:2', 'none'])
    const hit = (attack: number, more: string[], faces: number[]) => {
      const spent = [...answers, 'att:2', 'none', 'none', ...more]
      return mutating(0, fight, { answers: spent, dice: [5, 2, 5, attack, ...faces] })
    }
    expect(optionKeys(hit(3, [], []))).toEqual(['str:1', 'str:2', 'none'])
    // 4 + STR 3 + 2 - RES 5.
    expect(eventArgs(hit(3, ['str:2'], [4, 1]), 'damage.read')).toMatchObject([{ victim: 'Bob', total: 4 }])
    // A failed attack needs none.
    expect(promptId(hit(1, [], []))).not.toBe('ask.points')
  })
})
