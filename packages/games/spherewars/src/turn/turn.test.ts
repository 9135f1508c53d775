import type { Json } from '@fray/kernel'
import { describe, expect, test } from 'vitest'
import {
  combatantNamed,
  eventArgs,
  figure,
  optionKeys,
  promptId,
  rolledDice,
  type Script,
  scene,
} from '../testing/scene.ts'

/** Rodanes (COM 4) with two friends against the Avernal Lance (COM 3) with one, all far apart and without deeds. */
function bands(more: Record<string, Json> = {}): Json {
  const peaceful = { profile: { abilities: [] } }
  const com = (count: number) => ({ profile: { abilities: [], com: count } })
  return {
    figures: [
      figure('rodanes', 0, 5, 5, com(2)),
      figure('explorer', 0, 5, 15, peaceful),
      figure('avernal-lance', 1, 35, 5, com(2)),
      figure('stevedore', 1, 35, 15, peaceful),
    ],
    sequence: 'turn',
    ...more,
  }
}

function play(script: Script = {}, more: Record<string, Json> = {}) {
  return scene(bands(more), script)
}

/** Everybody of a side is activated in order and stands still; the last one is not asked for. */
const ROUND_0 = ['0', 'stand', 'stand']
const ROUND_1 = ['2', 'stand', 'stand']

describe('the turn', () => {
  test('SW-TURN-02 SW-TURN-06 SW-TURN-09 SW-TURN-10 SW-TURN-16 EX-SW-11 a turn has the roll, the choice, both rounds and the updating', () => {
    const match = play({ dice: [5, 1, 4, 1, 3, 1, 2, 1], answers: ['begin', ...ROUND_0, ...ROUND_1] })
    const moments = ['turn', 'strategic-won', 'round', 'activated', 'updated']
    expect(match.events.map(({ type }) => type).filter((type) => moments.includes(type))).toEqual([
      ...['turn', 'strategic-won', 'round', 'activated', 'activated', 'round', 'activated', 'activated', 'updated'],
      ...['turn', 'strategic-won'],
    ])
    expect(eventArgs(match, 'turn').map(({ turn }) => turn)).toEqual([1, 2])
  })

  test('SW-TURN-06 the winner may let the other side begin', () => {
    expect(eventArgs(play({ dice: [5, 1, 4, 1], answers: ['begin'] }), 'round')).toEqual([{ side: 0 }])
    const match = play({ dice: [5, 1, 4, 1], answers: ['follow'] })
    expect(eventArgs(match, 'round')).toEqual([{ side: 1 }])
    expect(match.pending[0]?.seat).toBe(1)
  })

  test('SW-TURN-06 only the winner is asked', () => {
    const match = play({ dice: [4, 1, 5, 1] })
    expect(promptId(match)).toBe('ask.who-begins')
    expect(match.pending[0]?.seat).toBe(1)
  })

  test('SW-TURN-08 going second in one turn and first in the next gives two rounds in a row', () => {
    const match = play({
      dice: [5, 1, 4, 1, 1, 1, 2, 1],
      answers: ['begin', ...ROUND_0, ...ROUND_1, 'begin'],
    })
    expect(eventArgs(match, 'round').map(({ side }) => side)).toEqual([0, 1, 1])
    expect(match.events.map(({ type }) => type).indexOf('updated')).toBeGreaterThan(0)
  })

  test('SW-TURN-09 SW-ACT-01 SW-TURN-18 each combatant of the side is activated once in its round, in any order', () => {
    const match = play({ dice: [5, 1, 4, 1], answers: ['begin'] })
    expect(optionKeys(match)).toEqual(['0', '1'])
    const after = play({ dice: [5, 1, 4, 1], answers: ['begin', '1', 'stand', 'stand'] })
    expect(eventArgs(after, 'activated').map(({ combatant }) => combatant)).toEqual(['Explorer', 'Rodanes'])
    expect(optionKeys(after)).toEqual(['2', '3'])
  })

  test('SW-ACT-01 a combatant is not activated again before the next turn', () => {
    const match = play({ dice: [5, 1, 4, 1, 1, 2, 1, 1], answers: ['begin', ...ROUND_0, ...ROUND_1, 'begin'] })
    expect(eventArgs(match, 'activated').map(({ combatant }) => combatant)).toEqual([
      ...['Rodanes', 'Explorer', 'Avernal Lance', 'Stevedore'],
    ])
    expect(optionKeys(match)).toEqual(['0', '1'])
  })

  test('SW-TURN-10 SW-TURN-13 gems, orders, weather and fatigue are updated in this order, without a decision', () => {
    const weary = figure('sull', 0, 5, 5, { fatigue: 2, profile: { abilities: [], com: 2 } })
    const match = scene(
      {
        figures: [weary, figure('stevedore', 1, 35, 15)],
        sequence: 'updating',
        weather: 'clear',
        weatherChanges: true,
      },
      { dice: [6, 6, 5, 1, 1], answers: [] },
    )
    const types = match.events.map(({ type }) => type)
    expect(types.indexOf('gems-refilled')).toBeLessThan(types.indexOf('rolled'))
    expect(types.indexOf('rolled')).toBeLessThan(types.indexOf('updated'))
    expect(match.state.weather).toBe('sunny')
    expect(combatantNamed(match, 'Sull').fatigue).toBe(0)
    expect(match.state.bands[0]?.orders).toBe(2)
    expect(match.state.sides[0].gems).toBe(4)
  })

  test('SW-TURN-13 without weather nothing is rolled', () => {
    const match = play({ dice: [5, 1, 4, 1] }, { sequence: 'updating' })
    expect(rolledDice(match)).toEqual(['roll.strategic 2 2'])
  })

  test('SW-TURN-11 the pool is reset to the power of sorcerers that are neither fleeing nor concussed', () => {
    const court = (more: Record<string, Json>) => [
      figure('sull', 0, 5, 5),
      figure('dowser', 0, 15, 5, more),
      figure('stevedore', 1, 35, 15),
    ]
    const gems = (more: Record<string, Json>, before: [number, number]) =>
      scene({ figures: court(more), sequence: 'updating', gems: before }, { dice: [5, 1, 1, 1] }).state.sides[0].gems
    expect(gems({}, [0, 0])).toBe(5)
    expect(gems({}, [9, 0])).toBe(5)
    expect(gems({ fleeing: true }, [0, 0])).toBe(4)
    expect(gems({ states: ['concussed'] }, [2, 0])).toBe(4)
  })

  test('SW-TURN-12 orders are reset to the COM of a living leader', () => {
    const match = play({ dice: [5, 1, 4, 1] }, { sequence: 'updating', orders: [0, 1] })
    expect(match.state.bands.map(({ orders }) => orders)).toEqual([2, 2])
    const fleeing = scene(
      { figures: [figure('sull', 0, 5, 5, { fleeing: true }), figure('stevedore', 1, 35, 15)], sequence: 'updating' },
      { dice: [5, 1] },
    )
    expect(fleeing.state.bands[0]?.orders).toBe(0)
  })

  test('SW-TURN-15 SW-STATE-05 the updating ends neither states nor latent spells', () => {
    const spell = { ability: 'weak', until: 'latent', source: 'Stevedore' }
    const bearer = figure('rodanes', 0, 5, 5, { states: ['stunned'], effects: [spell], profile: { com: 2 } })
    const match = scene(
      { figures: [bearer, figure('stevedore', 1, 35, 15)], sequence: 'updating' },
      { dice: [5, 1, 1] },
    )
    expect(combatantNamed(match, 'Rodanes').states).toMatchObject([{ kind: 'stunned' }])
    expect(combatantNamed(match, 'Rodanes').effects.map(({ object }) => object)).toEqual(['weak'])
  })

  test('SW-TURN-09 an effect until the next round of its source ends as that round starts', () => {
    const effects = [{ ability: 'weak', until: 'my-next-round', source: 'Rodanes' }]
    const figures = [
      figure('rodanes', 0, 5, 5, { profile: { abilities: [], com: 2 } }),
      figure('explorer', 0, 5, 15, { profile: { abilities: [] } }),
      figure('stevedore', 1, 35, 15, { effects }),
    ]
    const match = scene({ figures, sequence: 'turn' }, { dice: [5, 1, 1], answers: ['begin'] })
    expect(combatantNamed(match, 'Stevedore').effects).toEqual([])
  })
})
