import { describe, expect, test } from 'vitest'
import { characteristic } from '../characteristics.ts'
import { modifiersFor } from '../dice/modifiers.ts'
import { gun } from '../testing/gun.ts'
import { loadPosition, playRule } from '../testing/rule.ts'
import { eventArgs, fighterNamed, figure } from '../testing/scene.ts'
import { damageResult } from '../wounds/damage-roll.ts'
import { inflict } from '../wounds/health.ts'
import type { WoundResult } from '../wounds/wound-table.ts'

const results: readonly WoundResult[] = ['none', 'stunned', 'light', 'serious', 'critical', 'killed']

describe('CF-MACHINE-38 damage in structure points', () => {
  test('each result costs its structure points, without Wound levels', () => {
    const lost = results.map((result) => {
      const match = playRule({ figures: [gun('Gun', 0, 20, 30), figure('Bob', 1, 60, 30)] }, function* (play) {
        yield* inflict(play, fighterNamed(play, 'Gun'), result, { by: null, rules: [] })
      })
      const { structureLost, wounds, stunned } = fighterNamed(match, 'Gun')
      return [structureLost, wounds, stunned]
    })
    expect(lost).toEqual([0, 0, 1, 2, 3, 4].map((points) => [points, 0, false]))
  })

  test('CF-MACHINE-05 a machine at 0 is destroyed, and surplus damage is lost', () => {
    const match = playRule({ figures: [gun('Gun', 0, 20, 30), figure('Bob', 1, 60, 30)] }, function* (play) {
      for (const result of ['critical', 'killed'] as const) {
        yield* inflict(play, fighterNamed(play, 'Gun'), result, { by: null, rules: [] })
      }
    })
    expect(fighterNamed(match, 'Gun').structureLost).toBe(6)
    expect(fighterNamed(match, 'Gun').status).toBe('eliminated')
    expect(eventArgs(match, 'structure.lost')).toEqual([
      { machine: 'Gun', lost: 3, left: 3 },
      { machine: 'Gun', lost: 3, left: 0 },
    ])
  })

  test('everybody sees how many structure points are left', () => {
    const match = playRule({ figures: [gun('Gun', 0, 20, 30, {}, {}, { structureLost: 2 })] }, function* () {})
    const [machine] = match.view(1).figures
    const text = { id: 'state.structure', args: { left: 4, points: 6 } }
    expect(machine?.wounds).toEqual({ left: 4, of: 6, text })
    expect(machine?.states?.map((state) => state.text)).toContainEqual(text)
  })
})

describe('CF-MACHINE-39 damage penalties', () => {
  const chariot = (structureLost: number, mobile = true, structurePoints = 8) => {
    const card = { ini: 4, att: 4, def: 4, str: 9, aim: 4, mov: 10, cou: 5, dis: 5 }
    return loadPosition({
      figures: [gun('Car', 0, 20, 30, { mobile, structurePoints }, card, { structureLost }), figure('Bob', 1, 60, 30)],
    })
  }
  const penalty = (
    play: ReturnType<typeof loadPosition>,
    kind: 'initiative' | 'attack' | 'defence' | 'aim' | 'force',
  ) => {
    const test = { kind, fighter: fighterNamed(play, 'Car'), rules: [], difficulty: null, against: null, dice: 1 }
    return (
      modifiersFor(play, test).total -
      characteristic(play, fighterNamed(play, 'Car'), kind === 'force' ? 'str' : 'ini').total
    )
  }

  test('of 8 S.P., 2 lost cost 1, 4 cost 2 and 6 cost 3 on Initiative, Attack, Defence and Aim', () => {
    for (const kind of ['initiative', 'attack', 'defence', 'aim'] as const) {
      const penalties = [0, 1, 2, 3, 4, 5, 6, 7].map((lost) => penalty(chariot(lost), kind))
      expect(penalties.map((otherPenalty) => otherPenalty + 0)).toEqual([0, 0, -1, -1, -2, -2, -3, -3])
    }
  })

  test('the comparison is exact: of 10 S.P., 3 lost are a quarter, 2 are not', () => {
    expect([2, 3, 4, 5, 7, 8].map((lost) => penalty(chariot(lost, true, 10), 'attack') + 0)).toEqual([
      0, -1, -1, -2, -2, -3,
    ])
  })

  test('force and Damage rolls have no penalty', () => {
    const play = chariot(7)
    expect(penalty(play, 'force') + 0).toBe(0)
    const [car, bob] = [fighterNamed(play, 'Car'), fighterNamed(play, 'Bob')]
    const roll = { victim: bob, by: car, kind: 'combat' as const, strength: 9, rules: [] }
    expect(damageResult(play, roll, 3).total).toBe(3 + 9 - 5)
  })

  test('CF-MACHINE-40 an immobile machine has no penalty', () => {
    expect(penalty(chariot(7, false), 'attack') + 0).toBe(0)
  })
})
