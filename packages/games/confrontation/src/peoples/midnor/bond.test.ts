import type { Json } from '@fray/kernel'
import { describe, expect, test } from 'vitest'
import { auraOf } from '../../command/aura.ts'
import { modifiersFor } from '../../dice/modifiers.ts'
import { catalogueFigure } from '../../testing/catalogue-figure.ts'
import { fighterNamed, figure, optionKeys, promptId, rolledDice, type Script, scene } from '../../testing/scene.ts'

describe('CF-REV-MIDNOR-20: the bond with the Despot', () => {
  /** Ysilthan, and a warrior of its people with the base 10 cm away. */
  const beginRound = (faith: number, script: Script = {}, more: Record<string, Json> = {}) =>
    scene(
      {
        phase: 'strategic',
        figures: [
          catalogueFigure('midnor-ysilthan', 0, 20, 30, { name: 'Ysilthan' }, { faith, card: 'A', ...more }),
          catalogueFigure('midnor-warrior-of-the-abyss', 0, 32.5, 30, { name: 'Amy' }, { card: 'A' }),
          figure('Bob', 1, 90, 30),
        ],
      },
      script,
    )

  test('before the Tactical roll it spends 1 to 3 points, and 2 more for a second die; without faith nothing is asked', () => {
    const all = ['none', '1:leads', '2:leads', '3:leads', '1:directs', '2:directs', '3:directs']
    expect(promptId(beginRound(5))).toBe('ask.bond-with-the-despot')
    expect(optionKeys(beginRound(5))).toEqual(all)
    expect(optionKeys(beginRound(3))).toEqual(['none', '1:leads', '2:leads', '3:leads', '1:directs'])
    expect(promptId(beginRound(0))).toBe('ask.coordinator')
    expect(promptId(beginRound(5, {}, { inRout: true }))).not.toBe('ask.bond-with-the-despot')
  })

  test('it leads over 5 cm for each point until the end of the round', () => {
    const match = beginRound(3, { answers: ['2:leads'] })
    expect(auraOf(match, fighterNamed(match, 'Ysilthan'))).toBe(10)
    expect(fighterNamed(match, 'Ysilthan').faith).toBe(1)
    expect(fighterNamed(match, 'Ysilthan').effects).toMatchObject([{ until: 'round', x: 10 }])
    const amys = (answer: string) => {
      const match = beginRound(3, { answers: [answer] })
      const test = { kind: 'discipline', rules: [], difficulty: 1, against: null, dice: 1 } as const
      return modifiersFor(match, { ...test, fighter: fighterNamed(match, 'Amy') }).total
    }
    const { dis } = fighterNamed(match, 'Amy').member.profile
    expect(amys('2:leads')).toBe(5)
    expect(amys('1:leads')).toEqual(dis)
    expect(amys('none')).toEqual(dis)
  })

  test('its DIS is rolled with one die, or with two for 2 more points, which do not extend the aura', () => {
    const roll = (answer: string, dice: number[]) =>
      beginRound(5, { answers: [answer, { seat: 0, answer: '0' }, { seat: 1, answer: '2' }] as never, dice })
    const singleDie = roll('3:leads', [5, 2])
    expect(rolledDice(singleDie)[0]).toBe('roll.tactical 1')
    expect(fighterNamed(singleDie, 'Ysilthan').faith).toBe(2)
    const two = roll('3:directs', [5, 3, 2])
    expect(rolledDice(two)[0]).toBe('roll.tactical 2')
    expect(fighterNamed(two, 'Ysilthan').faith).toBe(0)
    expect(auraOf(two, fighterNamed(two, 'Ysilthan'))).toBe(15)
  })
})
