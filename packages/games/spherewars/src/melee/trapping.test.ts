import type { Json } from '@fray/kernel'
import { describe, expect, test } from 'vitest'
import { plain } from '../testing/duel.ts'
import { combatantNamed, eventArgs, figure, path, placeOf, promptId, rolledDice } from '../testing/scene.ts'
import { activation, archer, at } from '../testing/shooting.ts'

const ana = plain('Ana', { mov: 6 })
const runner = (profile: Record<string, Json> = {}, more: Record<string, Json> = {}) =>
  plain('Bor', profile, { fleeing: true, ...more })

/** Ana at (10, 10) joins Bor, who flees, at (15.2, 10). */
function catchBor(
  others: readonly Json[] = [],
  bor = runner(),
  more: Record<string, Json> = {},
  target: string[] = [],
) {
  const figures = [at(ana, 0, 10, 10), at(bor, 1, 15.2, 10), ...others]
  return activation({ figures, ...more }, { answers: ['join', ...target, path([14, 10])] })
}

describe('trapping', () => {
  test('SW-TRAP-01 SW-TRAP-03 a combatant that charges or engages a fleeing enemy kills it, whatever its CON and wounds', () => {
    const match = catchBor([], runner({ conMundane: 9, wounds: 8 }))
    expect(eventArgs(match, 'trapped')).toEqual([{ fleeing: 'Bor' }])
    expect(combatantNamed(match, 'Bor').status).toBe('dead')
    expect(placeOf(match, 'Ana')).toEqual([14, 10])
    const far = activation(
      { figures: [at(ana, 0, 10, 10), at(runner(), 1, 21.2, 10)] },
      { answers: ['join', path([20, 10])] },
    )
    expect(eventArgs(far, 'trapped').length).toBe(1)
  })

  test('SW-TRAP-03 SW-TRAP-09 afterwards it can do nothing more: no deed, no fight with others in contact, and nobody tires', () => {
    const fury = plain('Ana', { mov: 6, fur: 2, abilities: ['stings'] })
    const figures = [at(fury, 0, 10, 10), at(runner(), 1, 15.2, 10), at(plain('Cid'), 1, 14.6, 11.04)]
    const match = activation({ figures }, { answers: ['join', '1', path([14, 10])] })
    expect({
      trappedCount: eventArgs(match, 'trapped').length,
      rollsMade: rolledDice(match),
      decisionAsked: promptId(match),
    }).toEqual({ trappedCount: 1, rollsMade: [], decisionAsked: undefined })
    expect({ Ana: combatantNamed(match, 'Ana').fatigue, Cid: combatantNamed(match, 'Cid').fatigue }).toEqual({
      Ana: 0,
      Cid: 0,
    })
  })

  test('SW-TRAP-04 SW-ANNIH-01 the kill gives no annihilation move', () => {
    const match = catchBor()
    expect({ decisionAsked: promptId(match), place: placeOf(match, 'Ana') }).toEqual({
      decisionAsked: undefined,
      place: [14, 10],
    })
  })

  test('SW-TRAP-05 SW-ORDER-30 Relocate! cannot be used to trap', () => {
    const lea = at(plain('Lea', { rank: 'leader', com: 3 }), 0, 10, 13)
    const figures = [at(ana, 0, 10, 10), at(runner(), 1, 12.5, 10), lea]
    const match = activation({ figures, orders: [2, 0] }, { answers: ['relocate', '0', 'pass'] })
    const to = (x: number) => match.check(0, path([x, 10]))
    expect(match.pending[0]?.kind).toBe('place')
    expect(to(11.3)?.reason.id).toBe('refuse.fleeing-there')
    expect(to(11)).toBeUndefined()
  })

  test('SW-TRAP-06 SW-SPELL-08 SW-MORALE-24 the death has the usual effects on gems, orders and followers', () => {
    const chief = plain('Bor', { rank: 'leader', com: 3 }, { fleeing: true })
    const figures = [at(ana, 0, 10, 10), at(chief, 1, 15.2, 10), at(plain('Cid', { mov: 4 }), 1, 14, 20)]
    const match = activation({ figures, orders: [0, 2] }, { answers: ['join', '1', path([14, 10])], dice: [1] })
    expect({ slain: eventArgs(match, 'slain'), ordersLostCount: eventArgs(match, 'orders-lost').length }).toEqual({
      slain: [{ victim: 'Bor' }],
      ordersLostCount: 1,
    })
    expect({ moraleFailed: eventArgs(match, 'morale-failed'), place: placeOf(match, 'Cid') }).toEqual({
      moraleFailed: [{ roller: 'Cid' }],
      place: [14, 24],
    })
  })

  test('SW-TRAP-07 SW-DEFAREA-13 a fleeing combatant’s area stops nobody, and nobody intercepts one', () => {
    const figures = [at(ana, 0, 10, 10), at(runner(), 1, 12.5, 12), at(plain('Far'), 1, 30, 30)]
    const match = activation({ figures }, { answers: ['run', path([15, 10])] })
    expect({ decisionAsked: promptId(match), place: placeOf(match, 'Ana') }).toEqual({
      decisionAsked: undefined,
      place: [15, 10],
    })
  })

  test('SW-TRAP-08 a fleeing combatant never shoots against the charge', () => {
    const match = catchBor([], archer('Bor', {}, { fleeing: true }))
    expect({
      shotAgainstCharge: eventArgs(match, 'shot-against-charge'),
      trappedCount: eventArgs(match, 'trapped').length,
    }).toEqual({ shotAgainstCharge: [], trappedCount: 1 })
  })

  test('SW-TRAP-08 SW-MOVE-08 a run may not end in contact with it', () => {
    const figures = [at(ana, 0, 10, 10), at(runner(), 1, 15.2, 10)]
    const match = activation({ figures }, { answers: ['run'] })
    expect(match.check(0, path([14, 10]))?.rules).toEqual(['SW-MOVE-08'])
  })

  test('SW-TRAP-08 SW-ANNIH-08 an annihilation move that touches it traps it, without another move', () => {
    const victim = plain('Cid', {}, { wounds: 1 })
    const figures = [at(ana, 0, 10, 10), at(victim, 1, 11.2, 10), at(runner(), 1, 13, 10)]
    const match = activation({ figures }, { dice: [5, 3, 1, 1, 4, 1], answers: [path([11.8, 10])] })
    expect({ trapped: eventArgs(match, 'trapped'), decisionAsked: promptId(match) }).toEqual({
      trapped: [{ fleeing: 'Bor' }],
      decisionAsked: undefined,
    })
  })

  test('SW-TRAP-09 SW-DEFAREA-16 the joining move follows the usual steps: another enemy may intercept it', () => {
    const figures = [at(ana, 0, 10, 10), at(runner(), 1, 15.2, 10), at(plain('Cid'), 1, 12.5, 11.5)]
    const match = activation({ figures }, { answers: ['join', '1', path([14, 10])] })
    expect(match.pending[0]?.seat).toBe(1)
    expect(promptId(match)).toContain('jump')
    expect(eventArgs(match, 'trapped')).toEqual([])
  })

  test('SW-TRAP-02 SW-FLEE-09 a fleeing combatant that runs into an enemy is trapped', () => {
    const figures = [at(runner({ mov: 6 }), 0, 20, 10), at(plain('Cid'), 1, 20, 7), figure('battler', 1, 2, 38)]
    const match = activation({ figures }, { dice: [1] })
    expect(eventArgs(match, 'trapped')).toEqual([{ fleeing: 'Bor' }])
  })

  test('SW-TRAP-01 SW-TRAP-08 a fleeing enemy that touches another fleeing one is trapped with it', () => {
    const cid = at(plain('Cid', {}, { fleeing: true }), 1, 20, 7)
    const figures = [at(runner({ mov: 6 }), 0, 20, 10), cid, figure('battler', 1, 2, 38)]
    const match = activation({ figures }, { dice: [1] })
    expect({ Bor: combatantNamed(match, 'Bor').status, Cid: combatantNamed(match, 'Cid').status }).toEqual({
      Bor: 'dead',
      Cid: 'dead',
    })
    expect(eventArgs(match, 'trapped')).toEqual([{ fleeing: 'Bor' }, { fleeing: 'Cid' }])
  })
})
