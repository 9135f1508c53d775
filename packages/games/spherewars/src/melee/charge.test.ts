import type { Json } from '@fray/kernel'
import { describe, expect, test } from 'vitest'
import { joining, plain } from '../testing/duel.ts'
import { combatantNamed, eventArgs, rolledDice } from '../testing/scene.ts'

const CHARGE = 3
const ENGAGE = 7

/** Ana (STR 2, MOV 5) joins Bor and wins: what she rolls for damage. The script must fit to the last die. */
function expectStrength(
  attacker: Record<string, Json>,
  defender: Record<string, Json>,
  distance: number,
  dice: number,
  states: string[] = [],
): void {
  const bors = states.includes('paralysed') ? [2] : [2, 1]
  const script = { dice: [5, 1, ...bors, ...new Array<number>(dice).fill(1)] }
  const match = joining(plain('Ana', attacker), plain('Bor', defender, { states }), distance, script)
  expect(rolledDice(match).at(-1)).toBe(`roll.damage ${dice}`)
}

describe('the charge bonus', () => {
  test('SW-MOVE-14 SW-MELEE-09 a charger that wins has +1 STR, a combatant that engaged has not', () => {
    expectStrength({}, {}, CHARGE, 3)
    expectStrength({}, {}, ENGAGE, 2)
  })

  test('SW-MOVE-14 only the charger gets the bonus, and only on winning', () => {
    const match = joining(plain('Ana'), plain('Bor'), CHARGE, { dice: [1, 1, 5, 1, 1, 1] })
    expect(eventArgs(match, 'dexterity-won')).toEqual([{ winner: 'Bor', loser: 'Ana' }])
    expect(rolledDice(match).at(-1)).toBe('roll.damage 2')
  })
})

describe('Hardened Attacker and Hardened Defender', () => {
  const attacker = { abilities: ['hardened-attacker'] }
  const defender = { abilities: ['hardened-defender'] }

  test('SW-ABIL-12(a) EX-SW-EQ-07 an engagement of a Hardened Attacker counts as a charge', () => {
    expectStrength(attacker, {}, ENGAGE, 3)
    expectStrength(attacker, {}, CHARGE, 3)
  })

  test('SW-ABIL-13 a charge against a Hardened Defender gives no bonus', () => {
    expectStrength({}, defender, CHARGE, 2)
    expectStrength({}, defender, ENGAGE, 2)
  })

  test('SW-ABIL-12(c) SW-ABIL-13 against each other both lapse: a true charge has its bonus, an engagement has none', () => {
    expectStrength(attacker, defender, CHARGE, 3)
    expectStrength(attacker, defender, ENGAGE, 2)
  })

  test('SW-ABIL-12(d) SW-WEAPON-05(c) SW-WEAPON-06(c) a long weapon cancels the hardened attacker', () => {
    expectStrength(attacker, { weapons: ['long'] }, ENGAGE, 2)
    expectStrength(attacker, { weapons: ['long-mounted'] }, ENGAGE, 2)
  })
})

describe('long weapons', () => {
  test('SW-WEAPON-05(a) SW-WEAPON-06(a) a charge against the bearer has no bonus', () => {
    expectStrength({}, { weapons: ['long'] }, CHARGE, 2)
    expectStrength({}, { weapons: ['long-mounted'] }, CHARGE, 2)
  })

  test('SW-WEAPON-05(b) SW-WEAPON-06(b) the bearer has no bonus either, unless it is mounted', () => {
    expectStrength({ weapons: ['long'] }, {}, CHARGE, 2)
    expectStrength({ weapons: ['long-mounted'] }, {}, CHARGE, 3)
  })

  test('SW-WEAPON-05 several causes that cancel the bonus do not add up to a penalty', () => {
    expectStrength({ weapons: ['long'] }, { weapons: ['long'], abilities: ['hardened-defender'] }, CHARGE, 2)
  })

  test('SW-WEAPON-06 the bearer keeps its own Hardened Attacker', () => {
    expectStrength({ weapons: ['long-mounted'], abilities: ['hardened-attacker'] }, {}, ENGAGE, 3)
  })

  test('SW-WEAPON-05 SW-STATE-17 a paralysed bearer stops nobody', () => {
    expectStrength({}, { weapons: ['long'] }, CHARGE, 3, ['paralysed'])
  })
})

describe('Assault', () => {
  test('SW-ABIL-04 EX-SW-EQ-01 Assault gives one more die against a joined enemy, by charge or engagement', () => {
    const lynx = plain('Ana', { abilities: ['assault'] })
    for (const distance of [CHARGE, ENGAGE]) {
      const match = joining(lynx, plain('Bor'), distance, { dice: [1, 1, 1, 1, 1] })
      expect(rolledDice(match)[0]).toBe('roll.dexterity 3 2')
    }
  })

  test('SW-ABIL-04 fatigue cannot remove the die', () => {
    const weary = plain('Ana', { abilities: ['assault'] }, { fatigue: 5 })
    expect(rolledDice(joining(weary, plain('Bor'), CHARGE, { dice: [1, 1, 1, 1] }))[0]).toBe('roll.dexterity 2 2')
  })
})

describe('scenery', () => {
  const wood = (density: string) => ({ more: { scenery: [{ type: 'wood', density, diameter: 3, x: 20, y: 15 }] } })

  test('SW-SCENERY-07 SW-MELEE-12 a target joined in a sparse piece adds a die', () => {
    const match = joining(plain('Ana', { mov: 6 }), plain('Bor'), CHARGE, { dice: [1, 1, 1, 1, 1] }, wood('sparse'))
    expect(rolledDice(match)[0]).toBe('roll.dexterity 2 3')
  })

  test('SW-SCENERY-08 SW-MELEE-10 a target joined in a dense piece adds a die, and its enemy loses a point of STR', () => {
    const match = joining(
      plain('Ana', { mov: 6 }),
      plain('Bor'),
      CHARGE,
      { dice: [5, 1, 1, 1, 1, 1, 1] },
      wood('dense'),
    )
    expect(rolledDice(match)).toEqual(['roll.dexterity 2 3', 'roll.damage 2'])
  })

  test('SW-SCENERY-17 SW-MELEE-10 joining from above gives +1 STR', () => {
    const hill = { more: { scenery: [{ type: 'hill', diameter: 3, x: 20, y: 20 }] } }
    const match = joining(plain('Ana'), plain('Bor'), ENGAGE, { dice: [5, 1, 1, 1, 1, 1, 1] }, hill)
    expect(rolledDice(match)).toEqual(['roll.dexterity 2 2', 'roll.damage 3'])
    expect(combatantNamed(match, 'Ana').activated).toBe(true)
  })
})
