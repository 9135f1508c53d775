import { InputError, type Json } from '@fray/kernel'
import { describe, expect, test } from 'vitest'
import { spherewars } from '../game.ts'
import { rolledDice, scene } from '../testing/scene.ts'

const RANGER = { who: 'ranger', seat: 0, x: 10, y: 20 }
const FIEND = { who: 'fiend', seat: 1, x: 20, y: 20 }

/** The faults of a situation; empty if it has none. */
function problems(position: Json): string[] {
  try {
    spherewars.saves.readPosition(position)
    return []
  } catch (error) {
    if (!(error instanceof InputError)) throw error
    return error.problems.map(({ field, message }) => `${field}: ${message}`)
  }
}

const ranger = (more: Record<string, Json>) => problems({ figures: [{ ...RANGER, ...more }, FIEND] })

describe('a faulty situation is refused with the name of the field:', () => {
  test.each<[string, Record<string, Json>, RegExp]>([
    ['who', { who: 'rangr' }, /^figures\[0\]\.who: the combatant "rangr" does not exist$/],
    ['member', { member: 3 }, /^figures\[0\]\.member: Ranger has 1, counted from 0$/],
    ['seat', { seat: 2 }, /^figures\[0\]\.seat: is not on a side$/],
    ['an ability', { profile: { abilities: ['tuff'] } }, /^figures\[0\]\.profile\.abilities\[0\]: "tuff" is unknown/],
    ['a weapon', { profile: { weapons: ['sword'] } }, /^figures\[0\]\.profile\.weapons\[0\]: "sword" is unknown/],
    ['an attribute', { profile: { dex: 'x' } }, /^figures\[0\]\.profile\.dex: .*number/],
    ['an attribute below nothing', { profile: { dex: -1 } }, /^figures\[0\]\.profile\.dex: /],
    ['a figure no profile has', { profile: { speed: 3 } }, /^figures\[0\]\.profile: .*"speed"/],
    ['a kind of movement', { profile: { movement: 'slow' } }, /^figures\[0\]\.profile\.movement: .*"fixed"/],
    ['an artefact', { artefacts: ['rune'] }, /^figures\[0\]\.artefacts\[0\]: "rune" is unknown/],
    ['a consumable', { consumables: ['beer'] }, /^figures\[0\]\.consumables\[0\]: "beer" is unknown/],
    [
      'an effect',
      { effects: [{ ability: 'zz', until: 'turn' }] },
      /^figures\[0\]\.effects\[0\]\.ability: "zz" is unknown/,
    ],
    [
      'the source of an effect',
      { effects: [{ ability: 'tough', until: 'turn', source: 'Bo' }] },
      /source: the model ".*" does not exist/,
    ],
    ['a limited use', { used: ['tough'] }, /^figures\[0\]\.used\[0\]: .*"sulphuric-rock"/],
    [
      'an artefact known that it does not carry',
      { revealed: ['tactical-ring'] },
      /revealed\[0\]: does not carry "tacti/,
    ],
    ['wounds', { wounds: 99 }, /^figures\[0\]\.wounds: has at most 6$/],
    ['a place off the table', { x: -5 }, /^figures\[0\]: "Ranger" is off the table \(SW-MOVE-26\)$/],
    ['a floor', { floor: 2 }, /^figures\[0\]\.floor: this floor does not exist \(SW-SCENERY-33\)$/],
    ['a place on another base', { x: 19 }, /^figures\[1\]: "Fiend" overlaps "Ranger"$/],
  ])('%s', (_what, more, message) => {
    const found = ranger(more)
    expect(found).toHaveLength(1)
    expect(found[0]).toMatch(message)
  })

  test('a name already in use', () => {
    expect(problems({ figures: [RANGER, { ...FIEND, name: 'Ranger' }] })).toEqual([
      'figures[1].name: the name "Ranger" is already in use',
    ])
    expect(problems({ figures: [RANGER, { ...RANGER, x: 30 }, FIEND] })).toEqual([])
  })

  test('an impossible effect: a consumable, a deed or spell without lasting effect', () => {
    const under = (ability: string) => ranger({ effects: [{ ability, until: 'turn' }] })
    const wrong = (ability: string) => [`figures[0].effects[0].ability: "${ability}" is not an effect`]
    expect(under('inferior-vigour-potion')).toEqual(wrong('inferior-vigour-potion'))
    expect(under('destroying-ball')).toEqual(wrong('destroying-ball'))
    for (const ability of ['vigour', 'tough', 'hit-the-dirt', 'oaken-will', 'pounding-cry']) {
      expect({ ability, under: under(ability) }).toEqual({ ability, under: [] })
    }
  })

  test('values without effect: flying on foot, orders of nobody, missing weather, a turn after the last', () => {
    expect(ranger({ profile: { abilities: ['flying'] } })).toEqual([
      'figures[0].profile.movement: must be "flying" for a model with this ability',
    ])
    expect(ranger({ profile: { abilities: ['flying'], movement: 'flying' } })).toEqual([])
    const figures = [RANGER, FIEND]
    expect(problems({ figures, orders: [1, 0] })).toEqual(['orders[0]: this seat has no model that can give orders'])
    expect(problems({ figures, sequence: 'weather' })).toEqual([
      'sequence: the game has no weather: set one, or let it change',
    ])
    expect(problems({ figures, sequence: 'weather', weatherChanges: true })).toEqual([])
    expect(problems({ figures, turn: 4, options: { turnCap: 3 } })).toEqual(['turn: the game lasts 3 turns'])
    expect(problems({ figures, turn: 3, options: { turnCap: 3 } })).toEqual([])
  })

  test('a place beside a figure', () => {
    const beside = (figure: string, towards: Json) => ({ who: 'lookout', seat: 0, beside: { figure, towards } })
    const lookout = (more: Json) => problems({ figures: [RANGER, FIEND, more] })
    expect(lookout(beside('Fiend', [1, 0]))).toEqual([])
    expect(lookout(beside('Bo', [1, 0]))).toEqual(['figures[2].beside.figure: no earlier model has the name "Bo"'])
    expect(lookout(beside('Fiend', [0, 0]))).toEqual(['figures[2].beside.towards: is not a direction'])
    expect(lookout({ ...beside('Fiend', [1, 0]), x: 5 })).toEqual(['figures[2].beside: already has x and y'])
    expect(lookout({ who: 'lookout', seat: 0 })).toEqual(['figures[2]: needs x and y, or "beside"'])
  })

  test('orders for missing seats', () => {
    expect(problems({ figures: [RANGER, FIEND], orders: [0, 0, 3], extraOrders: [0, 0, 1] })).toEqual([
      'orders: there are 3 entries for 2 seats',
      'extraOrders: there are 3 entries for 2 seats',
    ])
  })
})

test('figures may differ from the roster in everything a profile has', () => {
  const profile = { dex: 5, pow: 3, baseMm: 50, abilities: ['tough'], movement: 'flying' }
  const { state } = spherewars.saves.readPosition({ figures: [{ ...RANGER, profile, name: 'Rana' }, FIEND] })
  expect(state.combatants[0]?.profile).toMatchObject({ name: 'Rana', dex: 5, pow: 3, abilities: ['tough'], mov: 6 })
  expect(state.combatants[0]?.profile.base.radius).toBe(2500)
})

test('SW-BASE-03 SW-BASE-04 a figure may be placed beside another, at a distance from edge to edge', () => {
  const beside = (figure: string, gap: number, towards: Json) => ({ beside: { figure, gap, towards } })
  const { state } = spherewars.saves.readPosition({
    figures: [
      FIEND,
      { who: 'ranger', seat: 0, ...beside('Fiend', 0, [-3, 0]) },
      { who: 'lookout', seat: 0, ...beside('Ranger', 4.6, [-3, -4]) },
    ],
  })
  // Bases of 40, 40 and 30 mm, and 25 mm to the inch.
  expect(state.combatants.map(({ at }) => [at.x / 2500, at.y / 2500])).toEqual([
    [20, 20],
    [18.4, 20],
    [14.8, 15.2],
  ])
})

describe('earlier events can be given:', () => {
  const FAR = { who: 'fiend', seat: 1, x: 38, y: 38, name: 'Far' }

  test('SW-RACE-86 a use this game or this turn', () => {
    const rolls = (used: Json) => {
      const stevedore = { who: 'stevedore', seat: 0, x: 20, y: 20, used }
      const ranger = { who: 'ranger', seat: 1, x: 20, y: 18.6 }
      // The rock, then dexterity dice that end in a draw; and only these.
      const dice = [...((used as string[]).length > 0 ? [] : [1, 1, 1, 1]), 4, 4, 4, 4, 4, 4]
      return rolledDice(scene({ figures: [stevedore, ranger, FAR] }, { dice }))
    }
    expect(rolls([])).toEqual(['roll.damage 4', 'roll.dexterity 3 3'])
    expect(rolls(['sulphuric-rock'])).toEqual(['roll.dexterity 3 3'])
    const { state } = spherewars.saves.readPosition({
      turn: 3,
      round: 1,
      figures: [{ ...RANGER, used: ['venomous-spit'] }, FIEND],
    })
    expect(state.combatants[0]!.uses).toEqual({ 'venomous-spit': { stretch: 3, times: 1 } })
  })

  test('SW-WIN-08 SW-WIN-09 the price of a hero with its gear and uses', () => {
    const blood = (more: Record<string, Json>) => {
      const nirlem = { who: 'nirlem', seat: 1, x: 20, y: 5, ...more }
      const position = { mission: 'death-of-the-enemy', turn: 6, sequence: 'updating', figures: [nirlem, RANGER, FAR] }
      return scene(position).state.result!.blood[0]
    }
    const consumables = ['attack-potion', 'superior-vigour-potion']
    expect(blood({ wounds: 2 })).toBe(79)
    expect(blood({ wounds: 2, consumables })).toBe(82)
    expect(blood({ status: 'dead', consumables: consumables.slice(1), consumed: consumables.slice(0, 1) })).toBe(164)
  })

  test('SW-ARTEFACT-03 SW-ARTEFACT-27 SW-CRIT-02 revealed artefacts, gems of a cloak, orders of a Brilliant Strategy', () => {
    const laroc = { who: 'laroc', seat: 0, x: 10, y: 20, artefacts: ['tactical-ring'], revealed: ['tactical-ring'] }
    const position = { castingGems: [1, 0], dispellingGems: [0, 2], extraOrders: [1, 0], figures: [laroc, FIEND] }
    const { state } = spherewars.saves.readPosition(position)
    expect(state.combatants[0]).toMatchObject({ revealed: ['tactical-ring'], lastMove: null })
    expect(state.sides).toEqual([
      { gems: 0, castingGems: 1, dispellingGems: 0 },
      { gems: 0, castingGems: 0, dispellingGems: 2 },
    ])
    expect(state.bands.map(({ extraOrders }) => extraOrders)).toEqual([1, 0])
  })
})

test('a position describes pieces of every form as they were given', () => {
  const scenery = [
    { type: 'wood', x: 10, y: 12, diameter: 6 },
    { type: 'hedge', from: [20, 5], to: [24, 5] },
    {
      type: 'rubble',
      outline: [
        [30, 30],
        [34, 30],
        [34, 33],
      ],
    },
  ]
  const { state, setup } = spherewars.saves.readPosition({ figures: [RANGER, FIEND], scenery })
  expect((spherewars.saves.writePosition!(state, setup) as { scenery: Json[] }).scenery).toMatchObject(scenery)
})

test('SW-MISSION-66 the dolmens of a mission stand in their places unless others are given', () => {
  const figures = [
    { ...RANGER, x: 20, y: 23, value: 100 },
    { ...FIEND, x: 5, y: 5 },
  ]
  const objectives = (more: Record<string, Json>) => {
    const { state, setup } = spherewars.saves.readPosition({ mission: 'domination-of-the-dolmens', figures, ...more })
    const again = spherewars.saves.readPosition(
      JSON.parse(JSON.stringify(spherewars.saves.writePosition!(state, setup))),
    )
    expect(again.state.pieces).toEqual(state.pieces)
    return state.pieces.map(({ objective, shape }) => [objective, shape.kind === 'disc' && shape.centre.y / 2500])
  }
  expect(objectives({})).toEqual([
    [1, 20],
    [2, 20],
    [3, 20],
  ])
  const given = { type: 'rubble', x: 20, y: 8, diameter: 2, objective: 1 }
  expect(objectives({ scenery: [given] })).toEqual([[1, 8]])
  expect(objectives({ sequence: 'field' })).toEqual([])
})
