import type { Json } from '@fray/kernel'
import { expect, test } from 'vitest'
import { ahead, countermove, frontOfUnit, give, order, refusal } from '../testing/moving.ts'
import { eventArgs, legion, unit } from '../testing/scene.ts'

const cloak = { enchantments: [{ kind: 'cloak', turns: 2 }] }
const mover = (more: Record<string, Json> = {}) => legion('Mover', 0, 1200, 900, more)
const hidden = legion('Hidden', 1, 1200, 820, cloak)
const loose = { type: 'regularSkirmisher', armour: 'light', figures: 4 }

test('MI-MAGIC-06 MI-GEN-11 an option reveals nothing about a cloaked enemy; running into it ends the cloak', () => {
  const match = order(countermove([mover(), hidden]), 'Mover')
  expect(refusal(match, ahead(150))).toEqual([])
  give(match, [ahead(150)])
  expect(frontOfUnit(match, 'Mover')).toMatchObject({ y: 820 })
  expect(match.state.contacts).toMatchObject([{ attacker: 0, defender: 1 }])
  expect(unit(match, 'Hidden').enchantments).toEqual([])
})

test('MI-MAGIC-06 skirmishers do not avoid line that they cannot see', () => {
  const match = countermove([mover(loose), hidden], {}, { answers: ['unit-0', [{ do: 'advance', by: 150 }]] })
  expect(match.state.contacts).toMatchObject([{ attacker: 0, defender: 1 }])
})

test('MI-MAGIC-06 MI-PANIC-02 skirmishers do not retire from a cloaked legion, whose contact is a surprise', () => {
  const light = legion('Light', 1, 1200, 820, loose)
  const match = countermove(
    [mover(cloak), light],
    {},
    { dice: [1, 1], answers: ['unit-0', [{ do: 'advance', by: 150 }]] },
  )
  expect(match.state.contacts).toMatchObject([{ attacker: 0, defender: 1, side: 'rear' }])
  // One test for the rear and one for the surprise.
  expect(eventArgs(match, 'panic.held')).toHaveLength(2)
})

test('MI-GEN-11 only the owner learns where a cloaked legion moves', () => {
  const match = order(countermove([mover(cloak), legion('Enemy', 1, 300, 100)]), 'Mover', [ahead(50)])
  const moved = match.events.find(({ type }) => type === 'moved')
  expect(moved).toMatchObject({ only: [0] })
})
