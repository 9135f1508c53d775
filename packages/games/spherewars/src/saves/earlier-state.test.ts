import type { Json } from '@fray/kernel'
import { describe, expect, test } from 'vitest'
import version3 from '../../earlier/spherewars-version-3.json' with { type: 'json' }
import rounds3 from '../../earlier/spherewars-version-3-rounds.json' with { type: 'json' }
import version4 from '../../earlier/spherewars-version-4.json' with { type: 'json' }
import { isSpent } from '../abilities/uses.ts'
import { migrate } from './earlier-state.ts'
import '../game.ts'
import type { State } from '../state.ts'

const stateOf = ({ savepoint }: { savepoint: { state: unknown } }) => structuredClone(savepoint.state) as Json
const migrateState = (state: Json, from: string) => migrate(state, from) as State

describe('a state of an earlier version', () => {
  test('version 3 becomes what version 4 saved of the same match: effects by their remaining stretch, uses by theirs', () => {
    // Both files were saved by their own version's rules, after the same answers.
    const [of3, of4] = [migrateState(stateOf(version3), '3'), migrateState(stateOf(version4), '4')]
    const effectsAndUses = ({ combatants }: State) => combatants.map(({ effects, uses }) => ({ effects, uses }))
    const lying = of3.combatants.flatMap(({ effects }) => effects.map(({ object, source }) => [object, source.object]))
    expect(lying).toEqual([['under-terrifying-countenance', 'terrifying-countenance']])
    const withoutIds = (state: State) =>
      JSON.parse(JSON.stringify(effectsAndUses(state), (key, value) => (key === 'id' ? 0 : value)))
    expect(withoutIds(of3)).toEqual(withoutIds(of4))
    expect(of3.effectsMade).toBe(1)
  })

  test('keeps what was spent in this round or turn, and drops what is over', () => {
    const state = migrateState(stateOf(rounds3), '3')
    const used = state.combatants.flatMap((combatant) =>
      Object.entries(combatant.uses).map(([use, { stretch }]) => [use, stretch]),
    )
    expect(used).toEqual([
      ['mercenary-messenger', 2],
      ['coffin-of-isha', 4],
    ])
    const bearer = state.combatants.find(({ uses }) => 'coffin-of-isha' in uses)!
    expect({ turn: state.turn, round: state.round }).toEqual({ turn: 3, round: 1 })
    expect(isSpent({ state }, bearer, 'coffin-of-isha')).toBe(false)
    expect(isSpent({ state: { ...state, turn: 2, round: 0 } }, bearer, 'coffin-of-isha')).toBe(true)
  })

  test('SW-CONSUMABLE-03 records how many consumables each may publicly carry', () => {
    const state = migrateState(stateOf(version4), '4')
    for (const { profile, carries, consumables, consumed } of state.combatants) {
      expect(consumed).toEqual([])
      expect(carries).toBeGreaterThanOrEqual(consumables.length)
      expect(carries > 0).toBe(profile.ap > 0 || consumables.length > 0)
    }
  })

  test('rejects another version, and an effect unknown to these rules', () => {
    expect(migrate(stateOf(version3), '2')).toBeUndefined()
    const strange = stateOf(version3) as unknown as { combatants: { effects: { ability: string }[] }[] }
    strange.combatants.find(({ effects }) => effects.length > 0)!.effects[0]!.ability = 'forgotten'
    expect(() => migrate(strange as unknown as Json, '3')).toThrow('forgotten')
  })
})
