import { describe, expect, test } from 'vitest'
import { leader } from '../testing/soldiers.ts'
import {
  activation,
  ana,
  barReason,
  bidAnswers,
  bor,
  combatantNamed,
  eventArgs,
  man,
  optionKeys,
  path,
  rolledDice,
} from './testing/scene.ts'

const caster = ana({ abilities: ['life-bane', 'wrath-of-sull'], pow: 3 })
const FAR = man('Far', 1, 38, 2)

describe('spells', () => {
  test('SM-MISSING-02 SM-PROFILE-11 hidden bids of both sides, from one gem to the POD of the caster', () => {
    const match = activation(caster, [bor(4, { pow: 2 })], { answers: ['stand', 'life-bane'] }, { gems: [5, 2] })
    expect(match.pending.map(({ seat, prompt }) => [seat, prompt.id])).toEqual([
      [0, 'ask.cast'],
      [1, 'ask.dispel'],
    ])
    expect(optionKeys(match)).toEqual(['1', '2', '3'])
    match.answer(0, '2')
    expect(match.view(1)).toEqual(
      activation(
        caster,
        [bor(4, { pow: 2 })],
        { answers: ['stand', 'life-bane'] },
        {
          gems: [5, 2],
        },
      ).view(1),
    )
  })

  test('SM-MISSING-02 SM-BASE-05 a spell is measured on designation, and out of reach it is lost without costing gems', () => {
    const match = activation(caster, [bor(6.1)], { answers: ['stand', 'life-bane'] }, { gems: [3, 0] })
    expect(eventArgs(match, 'spell-out-of-range')).toEqual([{ caster: 'Ana', spell: 'Life Bane', target: 'Bor' }])
    expect(match.state.sides[0].gems).toBe(3)
    // It was the only spell of this activation.
    expect(match.pending[0]?.figure).toBe(1)
  })

  test('SM-MISSING-02 a target that is moved away afterwards is still reached', () => {
    const boss = leader('Boss', 1, 16, 24)
    const position = [bor(5.5), boss]
    const more = { gems: [3, 0], orders: [0, 1] }
    const answers = ['pass', 'stand', 'pass', 'life-bane', '2', 'relocate', '2', path([18.6, 20]), 'keep', '1']
    const match = activation(caster, position, { answers, dice: [3] }, more)
    expect(eventArgs(match, 'relocated').length).toBe(1)
    expect(eventArgs(match, 'spell-succeeds').length).toBe(1)
    expect(combatantNamed(match, 'Bor').wounds).toBe(5)
  })

  test('SM-MISSING-02 another target is measured as well', () => {
    const near = man('Cor', 1, 10, 24)
    const answers = ['stand', 'life-bane', '3', '2']
    const match = activation(caster, [bor(6.1), near], { answers }, { gems: [3, 0] })
    expect(eventArgs(match, 'spell-out-of-range')[0]?.target).toBe('Bor')
    expect(match.state.sides[0].gems).toBe(3)
  })

  test('SW-CONSUMABLE-37 SM-DICE-12 a successful spell may still be cancelled; a failed one needs no papyrus', () => {
    const papyrus = 'sublime-cancellation-papyrus'
    const cast = (dice: number[], ...answers: string[]) =>
      activation(
        caster,
        [bor(4, {}, { consumables: [papyrus] })],
        { answers: ['stand', 'life-bane', '1', ...answers], dice },
        { gems: [3, 0] },
      )
    const ready = cast([3])
    expect({ seat: ready.pending[0]?.seat, optionsOffered: optionKeys(ready) }).toEqual({
      seat: 1,
      optionsOffered: ['pass', `${papyrus}:2`],
    })
    const cancelled = cast([3], `${papyrus}:2`)
    expect({
      spellCancelledCount: eventArgs(cancelled, 'spell-cancelled').length,
      wounds: combatantNamed(cancelled, 'Bor').wounds,
    }).toEqual({ spellCancelledCount: 1, wounds: 6 })
    const failed = cast([1])
    expect({ spellFailsCount: eventArgs(failed, 'spell-fails').length, figure: failed.pending[0]?.figure }).toEqual({
      spellFailsCount: 1,
      figure: 1,
    })
  })

  test('SM-MISSING-02 SM-ACT-02 one spell in an activation', () => {
    const answers = ['stand', 'life-bane', '1']
    const match = activation(caster, [bor(4)], { answers, dice: [3] }, { gems: [3, 0] })
    expect(match.pending[0]?.figure).toBe(1)
    expect(match.state.sides[0].gems).toBe(2)
  })

  test('SM-MISSING-02 SM-MISSING-04 no uncontrolled power: neither two ones nor three spheres do anything else', () => {
    const cast = (dice: readonly (number | 'S')[]) =>
      activation(caster, [bor(4)], { answers: ['stand', 'life-bane', '3'], dice }, { gems: [3, 0] })
    const ones = cast([1, 1, 1])
    expect(combatantNamed(ones, 'Ana')).toMatchObject({ status: 'standing', wounds: 6, states: [] })
    const spheres = cast(['S', 'S', 'S'])
    expect(combatantNamed(spheres, 'Bor').wounds).toBe(3)
    expect(spheres.state.sides[0].gems).toBe(0)
    const threes = cast([4, 4, 4])
    expect(combatantNamed(threes, 'Ana').states).toEqual([])
  })

  test('SM-MISSING-02 after a change of target the caster’s 3s fail', () => {
    const near = man('Cor', 1, 10, 24)
    const answers = ['stand', 'life-bane', '3', '2', '2']
    const match = activation(caster, [bor(4), near], { answers, dice: [3, 4] }, { gems: [3, 0] })
    expect(combatantNamed(match, 'Bor').wounds).toBe(5)
  })

  test('SM-MISSING-02 SM-PROFILE-09 spells meet the arcane constitution', () => {
    const target = bor(4, { conMundane: 2, conArcane: 5 })
    const answers = ['stand', 'wrath-of-sull', '1']
    const match = activation(caster, [target], { answers, dice: [3, 4, 5] }, { gems: [3, 0] })
    expect(rolledDice(match)).toEqual(['roll.casting 1', 'roll.damage 2'])
    expect(eventArgs(match, 'wounded')[0]?.wounds).toBe(1)
  })

  test('SM-MISSING-02 casting needs gems, and bid gems are spent', () => {
    const spell = activation(caster, [bor(4)], { answers: ['stand'] }, { gems: [0, 0] })
    expect(spell.pending[0]?.figure).toBe(1)
    const both = activation(ana({ abilities: ['life-bane', 'swipe'], pow: 3, fur: 1 }), [bor(0)], {}, { gems: [0, 0] })
    expect(barReason(both, 'life-bane')).toMatch('barred.gems')
    const open = activation(
      caster,
      [bor(4, { pow: 2 }), FAR],
      {
        answers: ['stand', 'life-bane', '2', 'keep', ...bidAnswers(1, 2)],
        dice: [6, 6, 1],
      },
      { gems: [3, 2] },
    )
    expect(open.state.sides.map(({ gems }) => gems)).toEqual([2, 0])
  })
})
