import type { Json } from '@fray/kernel'
import { describe, expect, test } from 'vitest'
import { combatantNamed, eventArgs, figure, optionKeys, path, promptId, rolledDice, scene } from '../testing/scene.ts'

const PLAIN = { abilities: [], weapons: [], dex: 2, str: 1, conMundane: 5, fear: 0 }

function guard(name: string, seat: 0 | 1, x: number, y: number, more: Record<string, Json> = {}): Json {
  const { profile, ...rest } = more
  return figure('battler', seat, x, y, { name, profile: { ...PLAIN, ...(profile as object) }, ...rest })
}

/** Ana may be activated; Cid waits, so that the match stops at Cid's action. */
const ANA = guard('Ana', 0, 10, 10)
const CID = guard('Cid', 0, 35, 35)

describe('the combat phase', () => {
  test('SW-ACT-08 SW-MELEE-01 SW-ACT-14 EX-SW-13 a combatant in contact fights without being asked', () => {
    const match = scene({ figures: [ANA, CID, guard('Bor', 1, 11.2, 10)] }, { answers: ['0'], dice: [5, 1, 5, 1] })
    expect(eventArgs(match, 'fight')).toEqual([{ attacker: 'Ana', defender: 'Bor' }])
    expect(match.answers.length).toBe(1)
  })

  test('SW-ACT-08 SW-SHOOT-01 a combatant in contact may not shoot', () => {
    const archer = guard('Ana', 0, 10, 10, { profile: { ranged: ['tension'], pre: 2 } })
    const far = guard('Eik', 1, 15, 10)
    const match = scene(
      { figures: [archer, CID, guard('Bor', 1, 10, 11.2), far] },
      { answers: ['0'], dice: [5, 1, 5, 1] },
    )
    expect(eventArgs(match, 'fight')).toEqual([{ attacker: 'Ana', defender: 'Bor' }])
  })

  test('SW-MELEE-03 SW-ACT-07 with several enemies in contact one is chosen, and only that one is fought', () => {
    const figures = [ANA, CID, guard('Bor', 1, 11.2, 10), guard('Eik', 1, 10, 11.2)]
    const asking = scene({ figures }, { answers: ['0'] })
    expect(promptId(asking)).toBe('ask.opponent')
    expect(optionKeys(asking)).toEqual(['2', '3'])
    const match = scene({ figures }, { answers: ['0', '3'], dice: [1, 1, 1, 1, 1] })
    expect(eventArgs(match, 'fight')).toEqual([{ attacker: 'Ana', defender: 'Eik' }])
  })

  test('SW-MELEE-04 SW-REACT-03 a combatant attacked again must fight again', () => {
    const second = guard('Cid', 0, 12.4, 10)
    const match = scene(
      { figures: [ANA, second, guard('Bor', 1, 11.2, 10)] },
      { answers: ['0'], dice: [1, 1, 1, 1, 1, 1, 1, 1, 1] },
    )
    expect(eventArgs(match, 'fight').slice(0, 2)).toEqual([
      { attacker: 'Ana', defender: 'Bor' },
      { attacker: 'Cid', defender: 'Bor' },
    ])
  })

  test('SW-ACT-09 SW-SHOOT-03 an armed combatant out of contact may shoot or decline', () => {
    const archer = guard('Ana', 0, 10, 10, { profile: { ranged: ['tension'], pre: 2 } })
    const match = scene({ figures: [archer, CID, guard('Bor', 1, 15, 10)] }, { answers: ['0', 'stand'] })
    expect(match.pending[0]?.rules).toContain('SW-SHOOT-01')
    expect(optionKeys(match)).toContain('hold')
  })

  test('SW-ACT-10 a combatant with nothing to do skips the phase, and the activation ends', () => {
    const match = scene({ figures: [ANA, CID, guard('Bor', 1, 20, 10)] }, { answers: ['0', 'stand'] })
    expect(combatantNamed(match, 'Ana').activated).toBe(true)
    expect(match.pending[0]?.figure).toBe(1)
  })

  test('SW-ACT-09 a combatant never shoots after a join, even if the enemy is gone', () => {
    const archer = guard('Ana', 0, 10, 10, {
      profile: { ranged: ['tension'], pre: 2, abilities: ['deadly-tail'], fur: 1 },
    })
    const frail = guard('Bor', 1, 14, 10, { wounds: 1 })
    const match = scene(
      { figures: [archer, CID, frail, guard('Eik', 1, 20, 10)] },
      { answers: ['0', 'join', '2', path([12.8, 10]), 'deadly-tail', 'stay'], dice: ['S'] },
    )
    expect(combatantNamed(match, 'Bor').status).toBe('dead')
    expect(match.pending[0]?.figure).toBe(1)
  })

  test('SW-MELEE-20 contact alone counts as hand-to-hand combat: a combatant in contact can only stand', () => {
    const match = scene({ figures: [ANA, CID, guard('Bor', 1, 11.2, 10)] }, { answers: ['0'], dice: [1, 1, 1, 1] })
    expect(eventArgs(match, 'stood')).toEqual([{ mover: 'Ana' }])
    expect(rolledDice(match)[0]).toBe('roll.dexterity 2 2')
  })
})
