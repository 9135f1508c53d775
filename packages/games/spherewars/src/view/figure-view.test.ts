import { expect, test } from 'vitest'
import { addEffect } from '../morale/effects.ts'
import { combatant } from '../state.ts'
import { duel, inContact, plain } from '../testing/duel.ts'
import { playRule } from '../testing/rule.ts'
import { combatantNamed } from '../testing/scene.ts'
import { figureView } from './figure-view.ts'

const a = plain('Ana', { dex: 3 })
const b = plain('Bor', { dex: 3 })

test('SW-FATIGUE-01 a fighter shows its fatigue and the number of its fights', () => {
  const match = duel(a, b, { dice: [5, 1, 1, 5, 1, 1] })
  expect(figureView(combatantNamed(match, 'Ana'), 0).states).toEqual([
    { text: { id: 'state.tired', args: { fights: 1 } }, icon: 'tired-eye', rule: 'SW-FATIGUE-01' },
  ])
})

test('a combatant shows each lasting effect by name, once even if it has it twice', () => {
  const match = playRule(
    inContact(a, b),
    // biome-ignore lint/correctness/useYield: nothing is asked
    function* (play) {
      const source = { bearer: 0, object: 'firm' }
      for (const _ of [1, 2]) addEffect(play, combatant(play, 0), { object: 'firm', until: 'turn', source })
    },
    { dice: [] },
  )
  const { states } = figureView(combatantNamed(match, 'Ana'), 0)
  expect(states.map(({ text }) => text)).toEqual([{ id: 'ability', args: { name: 'Firm' } }])
  expect(figureView(combatantNamed(match, 'Bor'), 1).states).toEqual([])
})
