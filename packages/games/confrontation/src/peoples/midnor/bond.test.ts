import type { Json } from '@fray/kernel'
import { describe, expect, test } from 'vitest'
import { auraOf } from '../../command/aura.ts'
import { modifiersFor } from '../../dice/modifiers.ts'
import { real } from '../../testing/real.ts'
import { find } from '../../testing/rule.ts'
import { figure, optionKeys, promptId, rolledDice, type Script, scene, who } from '../../testing/scene.ts'

describe('CF-REV-MIDNOR-20: the bond with the Despot', () => {
  /** Ysilthan, and a warrior of his people whose base is 10 cm from his. */
  const begun = (faith: number, script: Script = {}, more: Record<string, Json> = {}) =>
    scene(
      {
        phase: 'strategic',
        figures: [
          real('midnor-ysilthan', 0, 20, 30, { name: 'Ysilthan' }, { faith, card: 'A', ...more }),
          real('midnor-warrior-of-the-abyss', 0, 32.5, 30, { name: 'Amy' }, { card: 'A' }),
          figure('Bob', 1, 90, 30),
        ],
      },
      script,
    )

  test('before the Tactical roll he spends 1 to 3 points, and 2 more for its second die; nobody asks him without faith', () => {
    const all = ['none', '1:leads', '2:leads', '3:leads', '1:directs', '2:directs', '3:directs']
    expect([promptId(begun(5)), optionKeys(begun(5))]).toEqual(['ask.bond-with-the-despot', all])
    expect(optionKeys(begun(3))).toEqual(['none', '1:leads', '2:leads', '3:leads', '1:directs'])
    expect(promptId(begun(0))).toBe('ask.coordinator')
    expect(promptId(begun(5, {}, { inRout: true }))).not.toBe('ask.bond-with-the-despot')
  })

  test('he leads over 5 cm for each point until the end of the round', () => {
    const match = begun(3, { answers: ['2:leads'] })
    expect([auraOf(match, who(match, 'Ysilthan')), who(match, 'Ysilthan').faith]).toEqual([10, 1])
    expect(who(match, 'Ysilthan').effects).toMatchObject([{ until: 'round', x: 10 }])
    const amys = (answer: string) => {
      const led = begun(3, { answers: [answer] })
      const test = { kind: 'discipline', rules: [], difficulty: 1, against: null, dice: 1 } as const
      return modifiersFor(led, { ...test, fighter: find(led, 'Amy') }).total
    }
    const { dis } = who(match, 'Amy').member.profile
    expect([amys('2:leads'), amys('1:leads'), amys('none')]).toEqual([5, dis, dis])
  })

  test('his DIS is rolled for with one die, with two for 2 points more, which do not reach further', () => {
    const roll = (answer: string, dice: number[]) =>
      begun(5, { answers: [answer, { seat: 0, answer: '0' }, { seat: 1, answer: '2' }] as never, dice })
    const one = roll('3:leads', [5, 2])
    expect([rolledDice(one)[0], who(one, 'Ysilthan').faith]).toEqual(['roll.tactical 1', 2])
    const two = roll('3:directs', [5, 3, 2])
    expect([rolledDice(two)[0], who(two, 'Ysilthan').faith]).toEqual(['roll.tactical 2', 0])
    expect(auraOf(two, who(two, 'Ysilthan'))).toBe(15)
  })
})
