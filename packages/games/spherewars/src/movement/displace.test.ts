import type { Json } from '@fray/kernel'
import { describe, expect, test } from 'vitest'
import { isInCombat } from '../ground/board.ts'
import type { Play } from '../state.ts'
import { loadPosition } from '../testing/rule.ts'
import { combatantNamed, rolledDice, scene } from '../testing/scene.ts'
import { soldier } from '../testing/soldiers.ts'
import { INCH, inches } from '../units.ts'
import { pull, push } from './displace.ts'

type More = Record<string, Json>

/** Where somebody stands, in inches to two places. */
function place(play: Play, name: string): [number, number] {
  const { x, y } = combatantNamed(play, name).at
  return [Math.round((x / INCH) * 100) / 100, Math.round((y / INCH) * 100) / 100]
}

/** Ben, at (10, 12), is pushed by Ann at (10, 10). */
function pushing(distance: number, others: readonly Json[] = [], more: More = {}, ben: More = {}) {
  const play = loadPosition({
    figures: [soldier('Ann', 0, 10, 10), soldier('Ben', 1, 10, 12, ben), ...others],
    ...more,
  })
  const length = push(play, combatantNamed(play, 'Ben'), combatantNamed(play, 'Ann').at, inches(distance))
  return { play, length: Math.round((length / INCH) * 100) / 100 }
}

describe('push', () => {
  test('SW-RGEN-09 a push goes straight away from the pusher, centre through centre, for the given distance', () => {
    const { play, length } = pushing(3)
    expect({ place: place(play, 'Ben'), length }).toEqual({ place: [10, 15], length: 3 })
    expect(play.events).toMatchObject([
      { type: 'pushed', args: { victim: { figure: 1 }, inches: '3.00' } },
      { type: 'area-lost', args: { owner: { figure: 1 } }, rules: ['SW-DEFAREA-10'] },
    ])
    const slanted = loadPosition({ figures: [soldier('Ann', 0, 10, 10), soldier('Ben', 1, 13, 14)] })
    push(slanted, combatantNamed(slanted, 'Ben'), combatantNamed(slanted, 'Ann').at, inches(5))
    expect(place(slanted, 'Ben')).toEqual([16, 18])
  })

  test('SW-RGEN-09 a push stops in contact with a base, friend or enemy', () => {
    for (const seat of [0, 1] as const) {
      const { play, length } = pushing(4, [soldier('Cid', seat, 10, 15)])
      expect({ place: place(play, 'Ben'), length }).toEqual({ place: [10, 13.8], length: 1.8 })
    }
  })

  test('SW-RGEN-09 figures that are dead or on another floor do not stop it', () => {
    const down = pushing(4, [soldier('Cid', 1, 10, 14.5, {}, { status: 'dead' })])
    expect({ place: place(down.play, 'Ben'), downLength: down.length }).toEqual({ place: [10, 16], downLength: 4 })
    const tower = { scenery: [{ type: 'tower', x: 10, y: 14, floors: 2, length: 10, width: 10 }] }
    const above = pushing(2, [soldier('Cid', 1, 10, 14.5, {}, { floor: 1 })], tower)
    expect({ place: place(above.play, 'Ben'), aboveLength: above.length }).toEqual({ place: [10, 14], aboveLength: 2 })
  })

  test('SW-RGEN-09 a push stops before impassable pieces, pieces forbidden to the victim, and the edge of the table', () => {
    const block = (scenery: Json, ben: More = {}) => place(pushing(6, [], { scenery: [scenery] }, ben).play, 'Ben')
    const outline = [
      [6, 15],
      [14, 15],
      [14, 17],
      [6, 17],
    ]
    expect(block({ type: 'wood', outline, density: 'impassable' })).toEqual([10, 14.4])
    expect(block({ type: 'shallow-lava', outline, crossings: [] })).toEqual([10, 14.4])
    expect(block({ type: 'deep-water', outline, crossings: [] }, { armour: ['plates'] })).toEqual([10, 14.4])
    expect(block({ type: 'deep-water', outline, crossings: [] })).toEqual([10, 18])
    expect(place(pushing(6, [], { table: { width: 20, depth: 15 } }).play, 'Ben')).toEqual([10, 14.4])
  })

  test('SW-RGEN-09 a push ignores density and does not end across a lineal piece', () => {
    const wood = { scenery: [{ type: 'leafy-wood', x: 10, y: 14, diameter: 3 }] }
    expect(place(pushing(3, [], wood).play, 'Ben')).toEqual([10, 15])
    const hedge = { scenery: [{ type: 'hedge', from: [6, 14], to: [14, 14] }] }
    expect(place(pushing(2, [], hedge).play, 'Ben')[1]).toBeCloseTo(13.4, 1)
    expect(place(pushing(3, [], hedge).play, 'Ben')).toEqual([10, 15])
  })

  test('SW-DEFAREA-10 SW-TURN-17 basic games and ephemeral combatants have no area to lose', () => {
    const types = ({ play }: ReturnType<typeof pushing>) => play.events.map(({ type }) => type)
    expect(types(pushing(2))).toEqual(['pushed', 'area-lost'])
    expect(types(pushing(2, [], { options: { advanced: false } }))).toEqual(['pushed'])
    expect(types(pushing(2, [], {}, { ephemeral: true }))).toEqual(['pushed'])
  })

  test('SW-RGEN-09 SW-DEFAREA-09 a push breaks contacts and triggers no interception', () => {
    const { play } = pushing(2, [soldier('Cid', 0, 8.8, 12), soldier('Bob', 0, 12, 14)])
    expect(isInCombat(play, combatantNamed(play, 'Cid'))).toBe(false)
    expect(play.events.map(({ type }) => type)).toEqual(['pushed', 'area-lost'])
    expect(play.state.acting).toBeNull()
  })

  test('SW-RGEN-09 SW-DEFAREA-10 a push in the enemy round costs the area', () => {
    expect(combatantNamed(pushing(2).play, 'Ben').areaLost).toBe(true)
    expect(combatantNamed(pushing(2, [], { round: 1 }).play, 'Ben').areaLost).toBe(false)
  })
})

describe('pull', () => {
  const ANN = soldier('Ann', 0, 10, 10)
  const BEN = soldier('Ben', 1, 10, 14)

  function pulling(others: readonly Json[] = [], more: More = {}) {
    const play = loadPosition({ figures: [ANN, BEN, ...others], ...more })
    return { play, pulled: pull(play, combatantNamed(play, 'Ben'), combatantNamed(play, 'Ann')) }
  }

  test('SW-RGEN-10 a pull goes straight towards the puller until contact', () => {
    const { play, pulled } = pulling()
    expect({ pulled, place: place(play, 'Ben') }).toEqual({ pulled: true, place: [10, 11.2] })
    expect(play.events).toMatchObject([
      { type: 'pulled', args: { victim: { figure: 1 }, inches: '2.80' } },
      { type: 'area-lost', args: { owner: { figure: 1 } } },
    ])
  })

  test('SW-RGEN-10 with a base or an impassable piece in the way nothing happens', () => {
    const { play, pulled } = pulling([soldier('Cid', 1, 10.8, 12.3)])
    expect({ pulled, place: place(play, 'Ben') }).toEqual({ pulled: false, place: [10, 14] })
    const piece = { type: 'wood', x: 10, y: 12.2, diameter: 1 }
    expect(pulling([], { scenery: [{ ...piece, density: 'impassable' }] }).pulled).toBe(false)
    expect(pulling([], { scenery: [piece] }).pulled).toBe(true)
  })

  test('SW-RGEN-10 a pull does not reach another floor', () => {
    const scenery = [{ type: 'tower', x: 10, y: 12, floors: 2, length: 10, width: 10 }]
    const upstairs = (floor: number) => {
      const play = loadPosition({ figures: [ANN, soldier('Ben', 1, 10, 14, {}, { floor })], scenery })
      return [pull(play, combatantNamed(play, 'Ben'), combatantNamed(play, 'Ann')), place(play, 'Ben')]
    }
    expect({ 1: upstairs(1), 0: upstairs(0) }).toEqual({ 1: [false, [10, 14]], 0: [true, [10, 11.2]] })
  })

  test('SW-RGEN-10 a pull breaks other contacts and makes a new one', () => {
    const { play } = pulling([soldier('Cid', 0, 10, 15.2)])
    expect(isInCombat(play, combatantNamed(play, 'Cid'))).toBe(false)
    expect(isInCombat(play, combatantNamed(play, 'Ann'))).toBe(true)
  })
})

describe('fair play', () => {
  test('SW-FAIR-03 both sides of an opposed roll roll at the same time, the active side named first', () => {
    const figures = [soldier('Ann', 1, 10, 10), soldier('Ben', 0, 10, 11.2), soldier('Bob', 0, 30, 30)]
    const match = scene({ figures, round: 1, first: 1 }, { dice: [3, 3, 3, 3] })
    expect(rolledDice(match)).toEqual(['roll.dexterity 2 2'])
    expect(match.events.find(({ dice }) => dice)?.dice?.map(({ seat }) => seat)).toEqual([1, 0])
  })
})
