import { type Json, optionsOf } from '@fray/kernel'
import { describe, expect, test } from 'vitest'
import { leader, soldier, windowAt } from '../testing/company.ts'
import { ruleOn } from '../testing/rule.ts'
import { inches } from '../units.ts'
import type { WindowMoment } from './windows.ts'

/** Gets what a seat is offered at a moment in which Foe is about to act on Man, and whether now is the time for it. */
function offers(figures: readonly Json[], at: WindowMoment['at'], more: object = {}): Record<string, boolean> {
  const match = ruleOn({ figures, orders: [2, 0], round: 1 }, windowAt(at, 'Foe', 'Man', more))
  const options = match.pending.flatMap((decision) => optionsOf(decision))
  return Object.fromEntries(options.flatMap(({ key, reaction }) => (reaction ? [[key, reaction.matters()]] : [])))
}

const chief = leader('Chief', 0, 10, 10)

describe('now is the time for an order', () => {
  const foe = (x: number, profile: Record<string, Json> = {}) => soldier('Foe', 1, x, 10, { mov: 4, ...profile })
  const man = soldier('Man', 0, 13, 10)

  const joined = (x: number, rolled: number | null = null) =>
    offers([chief, man, foe(x)], 'before-join', { rolled: rolled && inches(rolled) })

  test('SW-ORDER-32 when the joiner might come this far by eye: nothing is measured', () => {
    expect(joined(13 + 9)).toEqual({ relocate: true })
    // It gets eight inches: eleven may look like them, seventeen do not.
    expect(joined(13 + 12)).toEqual({ relocate: true })
    expect(joined(13 + 18)).toEqual({ relocate: false })
  })

  test('SW-RANDMOVE-02 SW-ORDER-32 when a random mover might come this far by its roll', () => {
    expect(joined(13 + 9, 8)).toEqual({ relocate: true })
    expect(joined(13 + 9, 2)).toEqual({ relocate: false })
    expect(joined(13 + 18, 12)).toEqual({ relocate: true })
  })

  test('SW-ORDER-25 when a shot might reach this far', () => {
    const shot = (x: number, ranged: string) =>
      offers([chief, man, foe(x, { ranged: [ranged], pre: 2 })], 'before-precision', { special: 'plain', hidden: [] })
    expect(shot(13 + 12, 'tension')).toEqual({ 'hit-the-dirt': true, relocate: true })
    expect(shot(13 + 20, 'tension')).toEqual({ 'hit-the-dirt': false, relocate: false })
    expect(shot(13 + 20, 'powder')).toEqual({ 'hit-the-dirt': true, relocate: true })
  })

  test('SW-ORDER-18 when the combatant concerned may hear it, not for bystanders', () => {
    const fought = (x: number) => {
      const near = soldier('Near', 0, 12, 12)
      return offers([chief, near, soldier('Man', 0, x, 10), foe(x + 1.2)], 'before-dexterity')
    }
    expect(fought(13)).toEqual({ 'to-the-death': true, relocate: true })
    expect(fought(24)).toEqual({ 'to-the-death': false, relocate: false })
  })
})

test('SW-CONSUMABLE-38 healing fits before wounds are dealt, not after dice that may deal none', () => {
  const man = soldier('Man', 0, 13, 10, {}, { wounds: 2, consumables: ['superior-healing-potion'] })
  const healed = (at: WindowMoment['at']) => offers([chief, man, soldier('Foe', 1, 14.2, 10)], at, { dice: null })
  expect(healed('after-dexterity')).toEqual({ 'superior-healing-potion:1': false })
  expect(healed('after-damage')).toEqual({ 'superior-healing-potion:1': true })
})
