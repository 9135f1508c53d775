import type { Json } from '@fray/kernel'
import { describe, expect, test } from 'vitest'
import { dice, duel } from '../../testing/duel.ts'
import { playRule } from '../../testing/rule.ts'
import { eventArgs, fighterNamed, figure, optionKeys, promptId, type Scene } from '../../testing/scene.ts'
import { rollDamage } from '../../wounds/damage-roll.ts'

const withConcentration = (x: number, bold: string[]) => ({ card: { abilities: [`concentration/${x}`], bold } })
const initiative = (match: Scene) =>
  [...eventArgs(match, 'opposition.first'), ...eventArgs(match, 'opposition.second')][0]
const attack = (match: Scene) =>
  ['result', 'failed-outright']
    .flatMap((how) => eventArgs(match, `test.${how}`))
    .find(({ fighter }) => fighter === 'Ann')

describe('CF-ABIL-20 Concentration/X', () => {
  test('adds to a bold characteristic right before its test', () => {
    const match = duel(withConcentration(2, ['ini']), {}, [], [])
    expect(promptId(match)).toBe('ask.points')
    expect(match.pending[0]?.seat).toBe(0)
    expect(optionKeys(match)).toEqual(['ini:1', 'ini:2', 'none'])
    expect(initiative(duel(withConcentration(2, ['ini']), {}, ['ini:2'], [4, 2]))).toMatchObject({ a: 9 })
    expect(initiative(duel(withConcentration(2, ['ini']), {}, ['none'], [4, 2]))).toMatchObject({ a: 7 })
  })

  test('is not offered for characteristics that are not bold', () => {
    expect(promptId(duel(withConcentration(2, ['cou']), {}, [], [4, 2]))).toBe('ask.dice')
  })

  test('adds to ATT and DEF at the beginning of an exchange, not right before the test', () => {
    const answers = [dice({ 1: [0, 2] }), dice({ 0: [1, 1] })]
    const match = duel(withConcentration(1, ['att', 'def']), {}, answers, [4, 2])
    expect(promptId(match)).toBe('ask.points')
    expect(optionKeys(match)).toEqual(['att:1', 'def:1', 'none'])
    expect(
      attack(duel(withConcentration(1, ['att']), {}, [...answers, 'att:1', 'none'], [4, 2, 2, 2, 1])),
    ).toMatchObject({
      final: 6,
    })
    expect(
      attack(duel(withConcentration(1, ['att']), {}, [...answers, 'none', 'none'], [4, 2, 2, 2, 1])),
    ).toMatchObject({
      final: 5,
    })
  })

  test('CF-ABIL-20, CF-ABIL-23, -37: adds to ATT without an attack die if the fighter may counter-attack or has a reserved die', () => {
    const placeDice = (abilities: string[], own: Json) => {
      const card = { abilities: ['concentration/1', ...abilities], bold: ['att'] }
      return duel({ card }, {}, [dice({ 1: [1, 1] }), own], [4, 2])
    }
    const defending = dice({ 0: [0, 2] })
    expect(optionKeys(placeDice(['counter-attack'], defending))).toEqual(['att:1', 'none'])
    expect(optionKeys(placeDice(['ambidextrous'], defending))).toEqual(['att:1', 'none'])
    expect(promptId(placeDice([], defending))).toBe('ask.defence')
    const holding = { slots: { attack: [], defence: [['0', 1]], held: [['0', 1]] } }
    expect(optionKeys(placeDice(['fencer'], holding))).toEqual(['att:1', 'none'])
  })

  test('CF-MUTAGENIC-05 adds to STR when an attack has hit, and to RES when the fighter is hit', () => {
    const answers = [dice({ 1: [0, 2] }), dice({ 0: [1, 1] }), 'none']
    // 4 + STR 3 - RES 5.
    const strike = (more: string[]) => duel(withConcentration(2, ['str']), {}, [...answers, ...more], [4, 2, 3, 4, 1])
    expect(optionKeys(duel(withConcentration(2, ['str']), {}, answers, [4, 2, 3]))).toEqual(['str:1', 'str:2', 'none'])
    expect([strike(['str:2']), strike(['none'])].map((match) => eventArgs(match, 'damage.read')[0]?.total)).toEqual([
      4, 2,
    ])
    const bob = duel({}, withConcentration(2, ['res']), [...answers, 'res:1', 'none'], [4, 2, 3, 4, 1])
    expect(eventArgs(bob, 'damage.read')).toMatchObject([{ victim: 'Bob', total: 1 }])
  })

  test('CF-MUTAGENIC-05 adds to RES before any other Damage roll', () => {
    const hit = (answers: string[]) =>
      playRule(
        {
          figures: [
            figure('Ann', 0, 20, 30, { abilities: ['concentration/2'], bold: ['res'] }),
            figure('Bob', 1, 60, 30),
          ],
        },
        (play) =>
          rollDamage(play, {
            victim: fighterNamed(play, 'Ann'),
            by: fighterNamed(play, 'Bob'),
            kind: 'fire',
            strength: 6,
            rules: [],
          }),
        { answers, dice: [3, 2] },
      )
    expect(eventArgs(hit(['res:2']), 'damage.read')).toMatchObject([{ total: 2 }])
    expect(eventArgs(hit(['none']), 'damage.read')).toMatchObject([{ total: 4 }])
  })

  test('spends X points in a round, in any split', () => {
    const match = duel(withConcentration(2, ['ini', 'att']), {}, ['ini:1'], [])
    expect(promptId(match)).toBe('ask.points')
    expect(optionKeys(match)).toEqual(['ini:1', 'none'])
    expect(fighterNamed(match, 'Ann').effects.map(({ object, x }) => [object, x])).toEqual([['concentration-ini', 1]])
  })
})
