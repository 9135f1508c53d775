import { describe, expect, test } from 'vitest'
import { joinableBy } from '../melee/rush.ts'
import { fearOf } from '../morale/morale.ts'
import { movementOf } from '../movement/movement.ts'
import { combatant, type Play } from '../state.ts'
import { dexterities, inContact, plain } from '../testing/duel.ts'
import { loadPosition } from '../testing/rule.ts'
import { archer, shoot, shootingTarget, shotNumbers } from '../testing/shooting.ts'
import { has } from '../traits.ts'
import { constitutionOf } from '../wounds/constitution.ts'

const BOR = plain('Bor')

/** One who knows a deed or spell, beside an enemy, before it has worked on anybody. */
function knowing(ability: string): Play {
  return loadPosition(inContact(plain('Ana', { mov: 4, abilities: [ability] }), BOR))
}

/** The constitution of one who knows it, against mundane and arcane attacks. */
function constitutions(ability: string): number[] {
  const play = knowing(ability)
  const blow = { attacker: combatant(play, 1), victim: combatant(play, 0), strength: null, weapon: null } as const
  return [false, true].map(
    (arcane) => constitutionOf(play, { ...blow, kind: 'melee', arcane, preciseBlow: 0, rules: [] }, 2).total,
  )
}

describe('deeds and spells that have not worked yet', () => {
  test.each([
    ['SW-RACE-17', 'sting-of-robustness'],
    ['SW-RACE-32', 'defensive-position'],
    ['SW-RACE-42', 'protection-sphere'],
    ['SW-RACE-101', 'inner-blessing'],
    ['SW-RACE-111', 'oaken-will'],
  ])('%s gives no CON before it is used', (_rule, ability) => {
    expect(constitutions(ability)).toEqual([4, 4])
  })

  test.each([
    ['SW-RACE-23', 'ice-vortex'],
    ['SW-RACE-60', 'kazags-crack'],
    ['SW-RACE-102', 'blessing-curse-of-the-north-wind'],
  ])('%s gives no MOV before it is used', (_rule, ability) => {
    const play = knowing(ability)
    expect(movementOf(play, combatant(play, 0), 'run').total).toBe(4)
  })

  test('SW-RACE-82 Sulphuric Fumes do not affect their caster in a fight or at a shot', () => {
    expect(dexterities(plain('Ana', { abilities: ['sulphuric-fumes'] }), BOR)).toEqual([2, 2])
    const shot = shoot(archer('Ana', { abilities: ['sulphuric-fumes'] }), shootingTarget('Bor'), { dice: [1, 1] })
    expect(shotNumbers(shot)[0]).toBe(2)
  })

  test('SW-RACE-31 SW-RACE-111 knowing the Pounding Cry or the Oaken Will makes nobody unbreakable', () => {
    for (const ability of ['pounding-cry', 'oaken-will']) {
      const play = knowing(ability)
      expect(has(play, combatant(play, 0), 'unbreakable')).toBe(false)
    }
  })

  test('SW-RACE-63 a combatant that knows the Challenge may join anybody', () => {
    const play = knowing('challengers-craving')
    expect(joinableBy(play, combatant(play, 0)).map(({ id }) => id)).toEqual([1])
  })

  test('SW-RACE-50 knowing the Terrifying Countenance makes nobody terrifying', () => {
    const play = knowing('terrifying-countenance')
    expect({ fear: fearOf(play, combatant(play, 0)), has: has(play, combatant(play, 0), 'intimidation') }).toEqual({
      fear: 0,
      has: false,
    })
  })
})
