import type { Json } from '@fray/kernel'
import { expect, test } from 'vitest'
import { appraise } from './appraisal.ts'
import { loadPosition } from './testing/rule.ts'
import { figure, scene } from './testing/scene.ts'

const worth = (more: Record<string, Json> = {}, x = 10, y = 30) => figure('battler', 0, x, y, more)
const enemy = figure('fiend', 1, 30, 10)

/** Rates seat 0's position with these figures against the enemy. */
function standing(figures: Json[], more: Record<string, Json> = {}): number {
  const { state, setup } = loadPosition({ figures: [...figures, enemy], ...more })
  return appraise(state, 0, setup)
}

test('rates a position higher with more, healthier and steadier combatants', () => {
  const whole = standing([worth()])
  expect(standing([worth({ wounds: 1 })])).toBeLessThan(whole)
  expect(standing([worth({ fleeing: true })])).toBeLessThan(whole)
  expect(standing([worth(), worth({ name: 'Two' }, 14)])).toBeGreaterThan(whole)
  expect(standing([worth(), worth({ name: 'Two', status: 'dead' })])).toBeLessThan(whole)
})

test('rates a position higher close to the enemy and to objectives', () => {
  expect(standing([worth({}, 25, 15)])).toBeGreaterThan(standing([worth()]))
  const scenery = [{ type: 'rubble', x: 10, y: 20, diameter: 2, density: 'impassable', objective: 1 }]
  const relics = { mission: 'sacking-of-the-relics', scenery }
  expect(standing([worth({}, 10, 22)], relics)).toBeGreaterThan(standing([worth({}, 10, 22)], { scenery }))
})

test('does not draw shooters nearer than a good shot', () => {
  const archer = (x: number) => standing([figure('tax-collector', 0, x, 10)])
  expect(archer(20)).toBeGreaterThan(archer(10))
  expect(archer(27)).toBeCloseTo(archer(22))
})

test('rates a position higher on the way to an objective', () => {
  const pieces = [{ type: 'rubble', x: 10, y: 10, diameter: 2, density: 'impassable', objective: 1 }]
  const far = figure('fiend', 1, 39, 39)
  const relics = (y: number) => {
    const position = { figures: [worth({}, 10, y), far], mission: 'sacking-of-the-relics', scenery: pieces }
    const { state, setup } = loadPosition(position)
    return appraise(state, 0, setup)
  }
  // Away from the enemy, but towards the relic.
  expect(relics(20)).toBeGreaterThan(relics(35))
  const camp = (y: number) => standing([worth({}, 10, y)], { mission: 'destruction-of-the-camp', near: 0 })
  expect(camp(8)).toBeGreaterThan(camp(12))
  expect(camp(12)).toBeGreaterThan(camp(20))
})

test('saves orders, gems and consumables for more than a single step', () => {
  const plain = standing([worth()])
  const led = (more = {}, ...at: number[]) => standing([worth({ profile: { com: 1 } }, ...at)], more)
  expect(led({ orders: [1, 0] })).toBeGreaterThan(led({}, 11, 29))
  expect(standing([worth()], { gems: [1, 0] })).toBeGreaterThan(plain)
  expect(standing([worth()], { gems: [0, 1] })).toBeLessThan(plain)
  expect(standing([worth({ consumables: ['attack-potion'] })])).toBeGreaterThan(plain)
})

test('counts only the victory at the end, as one side’s gain and the other’s loss', () => {
  const { state, setup } = scene({ figures: [worth(), figure('fiend', 1, 30, 10, { status: 'dead' })] })
  expect({ 0: appraise(state, 0, setup), 1: appraise(state, 1, setup) }).toEqual({ 0: 1, 1: -1 })
  const mirrored = loadPosition({
    figures: [figure('battler', 0, 10, 30), figure('battler', 1, 30, 10, { name: 'Other' })],
  }).state
  expect(appraise(mirrored, 0, setup)).toBeCloseTo(appraise(mirrored, 1, setup))
})
