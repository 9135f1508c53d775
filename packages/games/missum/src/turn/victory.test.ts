import type { Json } from '@fray/kernel'
import { expect, test } from 'vitest'
import { legion, scene } from '../testing/scene.ts'

/** The outcome when the last turn is over. */
function ended(...units: Json[]) {
  return scene({ step: 'start', turn: 13, units }).outcome
}

test('MI-VICTORY-01 an army that alone has an unrouted line legion on the table wins at once', () => {
  const slingers = { type: 'regularSkirmisher', missile: 'shotSling', armour: 'light' }
  const match = scene({ step: 3, units: [legion('Line', 0, 600, 900), legion('Slingers', 1, 600, 300, slingers)] })
  expect(match.outcome).toMatchObject({ winners: [0], reason: { id: 'outcome.field' } })
  const routing = legion('Runners', 1, 1800, 300, { routing: ['Line'] })
  const broken = scene({ step: 3, units: [legion('Line', 0, 600, 900), routing] })
  expect(broken.outcome).toMatchObject({ winners: [0] })
})

test('MI-VICTORY-01 after the last turn the figures in the enemy’s half are compared', () => {
  const outcome = ended(legion('A', 0, 600, 900, { figures: 40 }), legion('B', 1, 1800, 700, { figures: 10 }))
  expect(outcome).toMatchObject({ winners: [1], reason: { id: 'outcome.enemy-half' } })
})

test('MI-VICTORY-01 then all unrouted line figures', () => {
  const outcome = ended(legion('A', 0, 600, 900, { figures: 12 }), legion('B', 1, 1800, 300, { figures: 11 }))
  expect(outcome).toMatchObject({ winners: [0], reason: { id: 'outcome.figures' }, scores: [12, 11] })
})

test('MI-VICTORY-01 and with equal figures it is a draw', () => {
  expect(ended(legion('A', 0, 600, 900), legion('B', 1, 1800, 300))).toMatchObject({
    winners: [],
    reason: { id: 'outcome.draw' },
  })
})

test('MI-VICTORY-01 MI-GEN-08 an agreed place decides for whoever holds it', () => {
  const units = [legion('A', 0, 600, 900, { figures: 40 }), legion('B', 1, 1800, 300, { figures: 10 })]
  const options = { objective: { at: [1800, 300], radius: 200 } }
  const { outcome } = scene({ step: 'start', turn: 13, units, options })
  expect(outcome).toMatchObject({ winners: [1], reason: { id: 'outcome.agreed' } })
})
