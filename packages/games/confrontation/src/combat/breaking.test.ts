import type { Json } from '@fray/kernel'
import { describe, expect, test } from 'vitest'
import { confrontation } from '../game.ts'
import {
  eventArgs,
  type FigureDetails,
  fighterNamed,
  figure,
  optionKeys,
  promptId,
  rolledDice,
  type Scene,
  scene,
} from '../testing/scene.ts'

const EARTH = 'wall-of-earth'
const FIRE = 'wall-of-fire'

/** Ann touches the western side of Bob's wall, whose middle is at 26/30, when the combat phase begins. */
function beside(
  ann: FigureDetails,
  answers: Json[] = [],
  dice: number[] = [],
  x = 0,
  more: Json[] = [],
  kind = EARTH,
  at = 24.25,
) {
  return scene(
    {
      phase: 'frays',
      figures: [figure('Ann', 0, at, 30, ann), figure('Bob', 1, 90, 10), ...more],
      markers: [{ kind, by: 1, at: [26, 25], to: [26, 35], ...(x > 0 ? { x } : {}) }],
    },
    { answers, dice },
  )
}

/** She touches it too, so that there is a decision. */
const amy = figure('Amy', 0, 24.25, 33)

const walls = ({ state }: Scene) => state.markers ?? []

describe('CF-REV-ELEMENTAL-17: a Wall of Earth is attacked like an immobile machine', () => {
  test('any fighter that touches it may attack it, but need not', () => {
    expect(promptId(beside({}))).toBe('ask.break')
    expect(optionKeys(beside({}))).toEqual(['0:0', 'none'])
    expect(eventArgs(beside({}, ['none']), 'attacks')).toEqual([])
    expect(promptId(beside({}, [], [], 0, [], EARTH, 24.1))).not.toBe('ask.break')
    expect(promptId(beside({}, [], [], 0, [], FIRE))).not.toBe('ask.break')
  })

  test('its own camp may attack it too, but not fighters with opponents, in flight or confined to defence', () => {
    const bea = figure('Bea', 1, 27.75, 30)
    expect(optionKeys(beside({}, ['none'], [], 0, [bea]))).toEqual(['2:0', 'none'])
    // All combats are over; Bea has come into contact with Ann since, and Amy alone is free.
    const figures = [figure('Ann', 0, 24.25, 30), figure('Bob', 1, 90, 10), figure('Bea', 1, 21.75, 30), amy]
    const markers = [{ kind: EARTH, by: 1, at: [26, 25], to: [26, 35] }]
    expect(optionKeys(scene({ phase: 'combat', combats: [], figures, markers }))).toEqual(['3:0', 'none'])
    const aloft = [figure('Amy', 0, 24.25, 33, { flight: 20, abilities: ['flight'] }, { level: 1 })]
    expect(optionKeys(beside({}, [], [], 0, aloft))).toEqual(['0:0', 'none'])
    const guarding = [figure('Amy', 0, 24.25, 33, {}, { defenceOnly: true })]
    expect(optionKeys(beside({}, [], [], 0, guarding))).toEqual(['0:0', 'none'])
  })

  test('an attack uses two dice and no Initiative: a 1 fails, anything else hits, with damage against RES 8', () => {
    const match = beside({ str: 7 }, ['0:0'], [1, 2, 3, 2], 0, [amy])
    expect(rolledDice(match).slice(0, 3)).toEqual(['roll.attack 1', 'roll.attack 1', 'roll.damage 2'])
    expect(eventArgs(match, 'attack-failed').length).toBe(1)
    expect(eventArgs(match, 'hit').length).toBe(1)
    expect(eventArgs(match, 'damage.read')).toMatchObject([{ victim: 'trait', total: 3 + 7 - 8 }])
    expect(fighterNamed(match, 'Ann').fought).toBe(true)
  })

  test('CF-MACHINE-38: results cost structure points, which are logged', () => {
    // A double 6 is Killed Outright: 4 of 5; the second attack fails.
    const match = beside({}, ['0:0'], [2, 6, 6, 1], 0, [amy])
    expect(eventArgs(match, 'structure.lost')).toMatchObject([{ machine: 'trait', lost: 4, left: 1 }])
    expect(walls(match)).toMatchObject([{ kind: EARTH, x: 4 }])
    const [zone] = confrontation.view.show(match.state, match.setup, 0).zones
    expect(zone?.label).toMatchObject({ args: { count: 1 } })
  })

  test('at 0 it falls, the attacker stops and may pursue; otherwise it may not', () => {
    const match = beside({}, ['0:0'], [2, 6, 6], 2)
    expect(walls(match)).toMatchObject([])
    expect(eventArgs(match, 'broken')).toMatchObject([{ thing: 'trait' }])
    expect(rolledDice(match).slice(0, 2)).toEqual(['roll.attack 1', 'roll.damage 2'])
    expect(promptId(match)).toBe('ask.pursuer')
    expect(promptId(beside({}, ['0:0'], [2, 6, 6, 1]))).not.toBe('ask.pursuer')
  })

  test('each fighter attacks it once per round, so the next one may finish it', () => {
    const match = beside({}, ['0:0'], [2, 6, 6, 1], 0, [amy])
    expect(optionKeys(match)).toEqual(['2:0', 'none'])
    expect(walls(beside({}, ['0:0', '2:0'], [2, 6, 6, 1, 2, 6, 6], 0, [amy]))).toEqual([])
  })

  test('CF-ROUT-08: a fighter in rout attacks with no more dice than it keeps for defence', () => {
    const single = scene(
      {
        phase: 'frays',
        figures: [figure('Ann', 0, 24.25, 30, {}, { inRout: true }), figure('Bob', 1, 90, 10)],
        markers: [{ kind: EARTH, by: 1, at: [26, 25], to: [26, 35] }],
      },
      { answers: ['0:0'], dice: [1] },
    )
    expect(eventArgs(single, 'attacks')).toHaveLength(1)
  })
})
