import { describe, expect, test } from 'vitest'
import { joinableBy } from '../melee/rush.ts'
import { fearOf } from '../morale/morale.ts'
import { movementOf } from '../movement/movement.ts'
import { combatant, type Turn } from '../state.ts'
import { dexterities, inContact, plain } from '../testing/duel.ts'
import { lay } from '../testing/lay.ts'
import { archer, mark, shoot, shotNumbers } from '../testing/shooting.ts'
import { has } from '../traits.ts'
import { constitutionOf } from '../wounds/constitution.ts'

const BOR = plain('Bor')

/** One who knows a deed or spell, beside an enemy, before it has worked on anybody. */
function knowing(ability: string): Turn {
  return lay(inContact(plain('Ana', { mov: 4, abilities: [ability] }), BOR))
}

/** The constitution of one who knows it, against mundane and arcane attacks. */
function constitutions(ability: string): number[] {
  const turn = knowing(ability)
  const blow = { attacker: combatant(turn, 1), victim: combatant(turn, 0), strength: null, weapon: null } as const
  return [false, true].map(
    (arcane) => constitutionOf(turn, { ...blow, kind: 'melee', arcane, preciseBlow: 0, rules: [] }, 2).total,
  )
}

describe('deeds and spells that have not worked yet', () => {
  test.each([
    ['SW-RACE-17', 'sting-of-robustness'],
    ['SW-RACE-32', 'defensive-position'],
    ['SW-RACE-42', 'protection-sphere'],
    ['SW-RACE-101', 'inner-blessing'],
    ['SW-RACE-111', 'oaken-will'],
  ])('%s who knows it has no more CON for that', (_rule, ability) => {
    expect(constitutions(ability)).toEqual([4, 4])
  })

  test.each([
    ['SW-RACE-23', 'ice-vortex'],
    ['SW-RACE-60', 'kazags-crack'],
    ['SW-RACE-102', 'blessing-curse-of-the-north-wind'],
  ])('%s nor any other MOV', (_rule, ability) => {
    const turn = knowing(ability)
    expect(movementOf(turn, combatant(turn, 0), 'run').total).toBe(4)
  })

  test('SW-RACE-82 Sulphuric Fumes: their caster coughs neither in a fight nor at a shot', () => {
    expect(dexterities(plain('Ana', { abilities: ['sulphuric-fumes'] }), BOR)).toEqual([2, 2])
    const shot = shoot(archer('Ana', { abilities: ['sulphuric-fumes'] }), mark('Bor'), { dice: [1, 1] })
    expect(shotNumbers(shot)[0]).toBe(2)
  })

  test('SW-RACE-31 SW-RACE-111 nobody is unbreakable for knowing the Pounding Cry or the Oaken Will', () => {
    for (const ability of ['pounding-cry', 'oaken-will']) {
      const turn = knowing(ability)
      expect(has(turn, combatant(turn, 0), 'unbreakable')).toBe(false)
    }
  })

  test('SW-RACE-63 who may issue the Challenge joins whom it likes itself', () => {
    const turn = knowing('challengers-craving')
    expect(joinableBy(turn, combatant(turn, 0)).map(({ id }) => id)).toEqual([1])
  })

  test('SW-RACE-50 nor terrible for knowing the Terrifying Countenance', () => {
    const turn = knowing('terrifying-countenance')
    expect([fearOf(turn, combatant(turn, 0)), has(turn, combatant(turn, 0), 'intimidation')]).toEqual([0, false])
  })
})
