import type { Json } from '@fray/kernel'
import { describe, expect, test } from 'vitest'
import { dice, duel } from '../../testing/duel.ts'
import { miracleScene } from '../../testing/faithful.ts'
import { price } from '../../testing/miracle-reading.ts'
import { fighterNamed, optionKeys, promptId, rolledDice } from '../../testing/scene.ts'
import { friend } from '../../testing/tests-of-bob.ts'

describe('CF-REV-LION-23 Salutary Intuition', () => {
  test('CF-REV-LION-23: Fervour 3 and difficulty 7, on a friend within 15 cm until the end of the round', () => {
    const intuitionCall = { miracle: 'salutary-intuition', faith: 3, on: friend(), dice: [3] }
    const match = miracleScene(intuitionCall)
    expect(price(match)).toEqual(['7/3'])
    expect(fighterNamed(match, 'Bob').effects).toMatchObject([{ object: 'under-salutary-intuition', until: 'round' }])
    const far = miracleScene({ ...intuitionCall, on: { ...friend(), at: [37.6, 30] } })
    expect(fighterNamed(far, 'Bob').effects).toEqual([])
  })

  test('CF-REV-LION-23: the target chooses its defence after each Attack test, and a failed attack costs no die', () => {
    const fight = (effects: Json[], faces: number[]) =>
      duel({ more: { effects } }, {}, [dice({ 0: [0, 2] }), dice({ 1: [2, 0] })], [2, 5, ...faces])
    const afterAttack = fight([{ object: 'under-salutary-intuition' }], [4])
    expect(promptId(afterAttack)).toBe('ask.defence')
    expect(rolledDice(afterAttack).at(-1)).toBe('roll.attack 1')
    expect(optionKeys(afterAttack)).toEqual(['parry:1', 'parry:2', 'none'])
    expect(rolledDice(fight([], []))).not.toContain('roll.attack 1')
    const failed = fight([{ object: 'under-salutary-intuition' }], [1, 4])
    expect(optionKeys(failed)).toEqual(['parry:1', 'parry:2', 'none'])
  })
})
