import { type Json, optionsOf } from '@fray/kernel'
import { describe, expect, test } from 'vitest'
import { playRule } from '../testing/rule.ts'
import { leader, soldier, windowAt } from '../testing/soldiers.ts'
import { inches } from '../units.ts'
import type { WindowMoment } from './window-moment.ts'

/** Gets the uses offered to a seat when Enemy is about to act on Man, and whether now is the time for each. */
function offers(figures: readonly Json[], at: WindowMoment['at'], more: object = {}): Record<string, boolean> {
  const match = playRule({ figures, orders: [2, 0], round: 1 }, windowAt(at, 'Enemy', 'Man', more))
  const options = match.pending.flatMap((decision) => optionsOf(decision))
  return Object.fromEntries(options.flatMap(({ key, reaction }) => (reaction ? [[key, reaction.matters()]] : [])))
}

const chief = leader('Chief', 0, 10, 10)

describe('the right time for an order', () => {
  const enemy = (x: number, profile: Record<string, Json> = {}) => soldier('Enemy', 1, x, 10, { mov: 4, ...profile })
  const man = soldier('Man', 0, 13, 10)

  const offersBeforeJoin = (x: number, rolled: number | null = null) =>
    offers([chief, man, enemy(x)], 'before-join', { rolled: rolled && inches(rolled) })

  test('SW-ORDER-32 when the joiner might come this far by eye: nothing is measured', () => {
    expect(offersBeforeJoin(13 + 9)).toEqual({ relocate: true })
    // It gets eight inches: eleven may look like them, seventeen do not.
    expect(offersBeforeJoin(13 + 12)).toEqual({ relocate: true })
    expect(offersBeforeJoin(13 + 18)).toEqual({ relocate: false })
  })

  test('SW-RANDMOVE-02 SW-ORDER-32 when a random mover might come this far by its roll', () => {
    expect(offersBeforeJoin(13 + 9, 8)).toEqual({ relocate: true })
    expect(offersBeforeJoin(13 + 9, 2)).toEqual({ relocate: false })
    expect(offersBeforeJoin(13 + 18, 12)).toEqual({ relocate: true })
  })

  test('SW-ORDER-25 when a shot might reach this far', () => {
    const offersBeforeShot = (x: number, ranged: string) =>
      offers([chief, man, enemy(x, { ranged: [ranged], pre: 2 })], 'before-precision', { special: 'plain', hidden: [] })
    expect(offersBeforeShot(13 + 12, 'tension')).toEqual({ 'hit-the-dirt': true, relocate: true })
    expect(offersBeforeShot(13 + 20, 'tension')).toEqual({ 'hit-the-dirt': false, relocate: false })
    expect(offersBeforeShot(13 + 20, 'powder')).toEqual({ 'hit-the-dirt': true, relocate: true })
  })

  test('SW-ORDER-18 when the combatant concerned may hear it, not for bystanders', () => {
    const offersBeforeFight = (x: number) => {
      const near = soldier('Near', 0, 12, 12)
      return offers([chief, near, soldier('Man', 0, x, 10), enemy(x + 1.2)], 'before-dexterity')
    }
    expect(offersBeforeFight(13)).toEqual({ 'to-the-death': true, relocate: true })
    expect(offersBeforeFight(24)).toEqual({ 'to-the-death': false, relocate: false })
  })
})

test('SW-CONSUMABLE-38 healing fits before wounds are dealt, not after dice that may deal none', () => {
  const man = soldier('Man', 0, 13, 10, {}, { wounds: 2, consumables: ['superior-healing-potion'] })
  const offersOfHealing = (at: WindowMoment['at']) =>
    offers([chief, man, soldier('Enemy', 1, 14.2, 10)], at, { dice: null })
  expect(offersOfHealing('after-dexterity')).toEqual({ 'superior-healing-potion:1': false })
  expect(offersOfHealing('after-damage')).toEqual({ 'superior-healing-potion:1': true })
})
