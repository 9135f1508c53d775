import type { Json } from '@fray/kernel'
import { describe, expect, test } from 'vitest'
import {
  activation,
  ana,
  archer,
  bor,
  eventArgs,
  fighting,
  man,
  path,
  promptId,
  refusal,
  rolledDice,
  type Scene,
  scene,
  terms,
} from './testing/scene.ts'

const FAR = man('Far', 1, 38, 2)
/** Terms of the last precision roll, which missed. */
const precision = (match: Scene) => terms(match, 'shot-missed', 0)

/** Ana shoots at Bor so far away past some scenery and misses with all her dice. */
function shootOver(gap: number, scenery: readonly Json[], dice: number, target = bor(gap)): Scene {
  const misses = new Array<number>(dice).fill(1)
  return activation(
    archer('Ana', 0, 10, 20, { pre: 4 }),
    [target, FAR],
    { answers: ['stand', '2'], dice: misses },
    {
      scenery: [...scenery],
    },
  )
}

describe('types of scenery', () => {
  test('SM-SCENERY-01 the four types have their forms, without types of the later book', () => {
    const kinds = ['higher-ground', 'low-wall', 'open-building', 'difficult-terrain', 'boulder', 'high-wall']
    const pieces = kinds.map((type, i) => ({ type, x: 6 + 12 * (i % 3), y: 6 + 20 * Math.floor(i / 3) }))
    const match = scene({ figures: [ana(), man('Bor', 1, 20, 35)], scenery: pieces })
    expect(match.view(0).scenery.map(({ notes }) => notes.map(({ id }) => id).join())).toEqual([
      ...['terrain.higherGround', 'terrain.lowScenery', 'terrain.lowScenery', 'terrain.difficult'],
      ...['terrain.impassable', 'terrain.impassable'],
    ])
    const later = { figures: [ana()], scenery: [{ type: 'shallow-water', x: 30, y: 30 }] }
    expect(() => scene(later)).toThrow('"shallow-water" is not a type of scenery')
  })
})

describe('cover', () => {
  const wall = (y: number): Json => ({ type: 'low-wall', x: 15, y, turn: 90, length: 4 })

  test('SM-SCENERY-04 SM-SHOOT-09 low scenery covers a target that it half hides', () => {
    expect(precision(shootOver(8, [wall(20)], 4))).toMatchObject({ 'term.shot.lowSceneryCover': -1 })
    // Its end at 20, seen from the shooter, is the middle of the target.
    expect(precision(shootOver(8, [wall(22)], 4))).toMatchObject({ 'term.shot.lowSceneryCover': -1 })
    expect(precision(shootOver(8, [wall(22.02)], 5))).not.toHaveProperty('term.shot.lowSceneryCover')
  })

  test('SM-SCENERY-04 the piece the shooter stands in does not hide those outside it', () => {
    const house = { type: 'open-building', x: 10, y: 20 }
    expect(precision(shootOver(8, [house], 5))).not.toHaveProperty('term.shot.lowSceneryCover')
    const target = { type: 'open-building', x: 19, y: 20 }
    expect(precision(shootOver(8, [target], 4))).toMatchObject({ 'term.shot.lowSceneryCover': -1 })
  })

  test('SM-SCENERY-06 SM-SHOOT-10 difficult terrain covers those behind it, half hidden by it or inside', () => {
    const wood = (x: number, y: number, diameter: number): Json => ({ type: 'difficult-terrain', x, y, diameter })
    const covered = { 'term.shot.difficultTerrainCover': -2 }
    expect(precision(shootOver(8, [wood(15, 20, 3)], 3))).toMatchObject(covered)
    // A thin trunk hides less than half, but the target stands behind it.
    expect(precision(shootOver(8, [wood(17, 20, 0.4)], 3))).toMatchObject(covered)
    expect(precision(shootOver(8, [wood(15, 22, 4)], 3))).toMatchObject(covered)
    expect(precision(shootOver(8, [wood(19.2, 21, 2)], 3))).toMatchObject(covered)
    expect(precision(shootOver(8, [wood(15, 22.5, 4)], 5))).not.toHaveProperty('term.shot.difficultTerrainCover')
  })

  test('SM-SCENERY-06 shots out of a wood are not hindered; low scenery that hides less than half gives no cover', () => {
    const wood = { type: 'difficult-terrain', x: 10, y: 20, diameter: 3 }
    expect(precision(shootOver(8, [wood], 5))).not.toHaveProperty('term.shot.difficultTerrainCover')
    // The way of the shot crosses a short wall, which hides a part of the target.
    const short = { type: 'low-wall', x: 17, y: 20, turn: 90, length: 0.4 }
    expect(precision(shootOver(8, [short], 5))).not.toHaveProperty('term.shot.lowSceneryCover')
    // One that it stands against, on the other side.
    const behind = { type: 'low-wall', x: 19.7, y: 20, turn: 90, length: 4 }
    expect(precision(shootOver(8, [behind], 5))).not.toHaveProperty('term.shot.lowSceneryCover')
  })

  test('SM-SCENERY-04 SM-SCENERY-06 SW-FLY-09 a flyer has no cover', () => {
    const wood = { type: 'difficult-terrain', x: 19.2, y: 20, diameter: 3 }
    const flyer = bor(8, { movement: 'flying' })
    const match = shootOver(8, [wall(20), wood], 5, flyer)
    expect(Object.keys(precision(match)).filter((term) => term.endsWith('Cover'))).toEqual([])
  })

  test('SM-SHOOT-10 low and difficult cover add up, several pieces of one kind do not', () => {
    const wood = { type: 'difficult-terrain', x: 17, y: 20, diameter: 2 }
    const both = shootOver(8, [wall(20), wood], 2)
    expect(precision(both)).toMatchObject({
      'term.shot.lowSceneryCover': -1,
      'term.shot.difficultTerrainCover': -2,
    })
    const twice = shootOver(8, [wall(20), { ...(wall(20) as object), x: 14 } as Json], 4)
    expect(precision(twice)).toMatchObject({ 'term.shot.lowSceneryCover': -1 })
    expect(rolledDice(twice)).toEqual(['roll.precision 4'])
  })

  test('SM-SHOOT-09 SM-SHOOT-10 SW-RACE-49 a shooter that sees through cover loses nothing', () => {
    const wood = { type: 'difficult-terrain', x: 17, y: 20, diameter: 2 }
    const eye = archer('Ana', 0, 10, 20, { pre: 4, abilities: ['sharp-eye'] })
    const script = { answers: ['stand', '2'], dice: [1, 1, 1, 1, 1] }
    const match = activation(eye, [bor(8), FAR], script, { scenery: [wall(20), wood] })
    expect(Object.keys(precision(match)).filter((term) => term.endsWith('Cover'))).toEqual([])
  })

  test('SM-SCENERY-07 impassable terrain blocks the line of sight', () => {
    const rock = { type: 'boulder', x: 14, y: 20 }
    const match = activation(archer('Ana', 0, 10, 20), [bor(6)], { answers: ['stand'] }, { scenery: [rock] })
    expect({ decisionAsked: promptId(match), figure: match.pending[0]?.figure }).toEqual({
      decisionAsked: 'ask.action',
      figure: 1,
    })
  })
})

describe('terrain in combat', () => {
  const HILL = { type: 'higher-ground', x: 8, y: 20, diameter: 5 }
  const WON = [4, 4, 1, 1]

  test('SM-TERRAIN-01 SM-SCENERY-02 the active combatant on higher ground has POT +1', () => {
    const match = fighting({}, {}, { dice: [...WON, 1, 1, 1] }, [FAR], { scenery: [HILL] })
    expect(terms(match, 'damage', 0)).toEqual({ 'attribute.str': 2, 'term.elevation': 1 })
  })

  test('SM-TERRAIN-01 enemies on the same level give no bonus', () => {
    const wide = { ...HILL, diameter: 8 }
    const match = fighting({}, {}, { dice: [...WON, 1, 1] }, [FAR], { scenery: [wide] })
    expect(rolledDice(match)[1]).toBe('roll.damage 2')
  })

  test('SM-TERRAIN-01 a passive fighter standing higher gains nothing', () => {
    const under = { ...HILL, x: 13.8 }
    const match = fighting({}, {}, { dice: [1, 1, 4, 4, 1, 1] }, [FAR], { scenery: [under] })
    expect(eventArgs(match, 'dexterity-won')[0]?.winner).toBe('Bor')
    expect(rolledDice(match)[1]).toBe('roll.damage 2')
  })

  test('SM-TERRAIN-01 shots from higher ground get it too, but only downwards', () => {
    const shooter = archer('Ana', 0, 10, 20, { pre: 1 })
    const script = { answers: ['stand', '2'], dice: [5, 5, 5, 1, 1, 1] }
    const down = activation(shooter, [bor(5), FAR], script, { scenery: [HILL] })
    expect(rolledDice(down)[1]).toBe('roll.damage 3')
    const up = { ...HILL, x: 17.5 }
    const script2 = { answers: ['stand', '2'], dice: [5, 5, 5, 1, 1] }
    expect(rolledDice(activation(shooter, [bor(5), FAR], script2, { scenery: [up] }))[1]).toBe('roll.damage 2')
  })

  const LOW = { type: 'low-wall', x: 13, y: 20, turn: 90, length: 3 }

  test('SM-TERRAIN-02 the first fight against an enemy behind low scenery costs one DES', () => {
    const script = { answers: ['charge'], dice: [4, 1, 1, 1, 1, 1] }
    const match = activation(ana(), [bor(4)], script, { scenery: [LOW] })
    expect(rolledDice(match)).toEqual(['roll.dexterity 1 2', 'roll.damage 3'])
    expect(match.events.find(({ type }) => type === 'dexterity-won')?.numbers?.[0]?.terms).toContainEqual(
      expect.objectContaining({ amount: -1, rule: 'SM-TERRAIN-02' }),
    )
  })

  test('SM-TERRAIN-02 it also applies if the enemy is inside the piece or touched across it', () => {
    const house = { type: 'open-building', x: 16, y: 20 }
    const script = { answers: ['charge'], dice: [4, 1, 1, 1, 1, 1] }
    expect(rolledDice(activation(ana(), [bor(4)], script, { scenery: [house] }))[0]).toBe('roll.dexterity 1 2')
    const beside = { ...LOW, x: 14.6, length: 6 }
    const near = activation(ana(), [man('Bor', 1, 15.2, 20)], script, { scenery: [beside] })
    expect(rolledDice(near)[0]).toBe('roll.dexterity 1 2')
    // It only leans on the far side of the piece.
    const far = { type: 'open-building', x: 18, y: 20 }
    expect(rolledDice(activation(ana(), [bor(4)], script, { scenery: [far] }))[0]).toBe('roll.dexterity 1 2')
    // Both inside the same piece.
    const hall = { type: 'open-building', x: 13, y: 20, length: 12 }
    expect(rolledDice(activation(ana(), [bor(3)], script, { scenery: [hall] }))[0]).toBe('roll.dexterity 1 2')
  })

  test('SM-TERRAIN-02 SM-TERRAIN-03 scenery elsewhere has no effect', () => {
    const script = { answers: ['charge'], dice: [4, 1, 1, 1, 1, 1, 1] }
    for (const type of ['low-wall', 'difficult-terrain']) {
      const away = { type, x: 13, y: 26, ...(type === 'low-wall' && { turn: 90, length: 3 }) }
      expect(rolledDice(activation(ana(), [bor(4)], script, { scenery: [away] }))[0]).toBe('roll.dexterity 2 2')
    }
  })

  test('SM-TERRAIN-02 SW-FLY-02 a piece that the attacker started in and left, or flew over, has no effect', () => {
    const script = { answers: ['charge'], dice: [4, 1, 1, 1, 1, 1, 1] }
    const house = { type: 'open-building', x: 9, y: 20, length: 3, width: 3 }
    expect(rolledDice(activation(ana({ mov: 6 }), [bor(4)], script, { scenery: [house] }))[0]).toBe(
      'roll.dexterity 2 2',
    )
    const flyer = ana({ movement: 'flying' })
    expect(rolledDice(activation(flyer, [bor(4)], script, { scenery: [LOW] }))[0]).toBe('roll.dexterity 2 2')
  })

  test('SM-TERRAIN-02 it applies to the first combat only', () => {
    const other = man('Cor', 1, 15.6, 20 + 1.0392)
    const chainer = ana({ dex: 3, mov: 6, fur: 1, abilities: ['chaining'] })
    const script = {
      answers: ['charge', '2', 'chaining', '2'],
      dice: [5, 5, 5, 1, 1, 1, 4, 1, 1, 5, 5, 1, 1, 1, 1],
    }
    const scenery = { scenery: [{ ...LOW, x: 12 }] }
    const match = activation(chainer, [bor(5, {}, { wounds: 1 }), other, FAR], script, scenery)
    expect(eventArgs(match, 'fight').map(({ defender }) => defender)).toEqual(['Bor', 'Cor'])
    // DES 3 less the wall, then DES 3 less fatigue.
    expect(rolledDice(match).filter((roll) => roll.startsWith('roll.dexterity'))).toEqual([
      'roll.dexterity 2 3',
      'roll.dexterity 2 2',
    ])
  })

  test('SM-TERRAIN-02 it does not apply to combatants already in contact, or to the enemy', () => {
    const across = { ...LOW, x: 10.6, length: 6 }
    const match = fighting({}, {}, { dice: [...WON, 1, 1] }, [FAR], { scenery: [across] })
    expect(rolledDice(match)[0]).toBe('roll.dexterity 2 2')
  })

  test('SM-TERRAIN-02 SM-MULTI-05 DES stays at its minimum', () => {
    const hero = ana({ rank: 'leader', com: 1 })
    const match = activation(hero, [bor(4)], { answers: ['charge'], dice: [4, 4, 1, 1, 1, 1, 1] }, { scenery: [LOW] })
    expect(rolledDice(match)[0]).toBe('roll.dexterity 2 2')
  })

  test('SM-TERRAIN-03 difficult terrain costs one DES behind or inside it, and both kinds add up', () => {
    const wood = { type: 'difficult-terrain', x: 13, y: 20, diameter: 1 }
    const strong = ana({ dex: 4, mov: 6 })
    const charge = (scenery: readonly Json[], own: number) =>
      rolledDice(
        activation(
          strong,
          [bor(3.5)],
          { answers: ['charge'], dice: [...new Array<number>(own).fill(4), 1, 1, 1, 1, 1] },
          {
            scenery: [...scenery],
          },
        ),
      )[0]
    expect(charge([wood], 3)).toBe('roll.dexterity 3 2')
    expect(charge([{ ...wood, x: 14.7 }], 3)).toBe('roll.dexterity 3 2')
    expect(charge([wood, { ...LOW, x: 12 }], 2)).toBe('roll.dexterity 2 2')
    expect(charge([wood, { ...wood, x: 11.5 }], 3)).toBe('roll.dexterity 3 2')
  })

  /** A high wall across the way at x = 12, and how far from it a combatant touching it stands. */
  const HIGH = { type: 'high-wall', x: 12, y: 20, turn: 90, length: 3 }
  const [outline] = scene({ figures: [ana()], scenery: [HIGH] })
    .view(0)
    .scenery.map((piece) => piece.outline)
  const thickness = (Math.max(...outline!.map(({ x }) => x)) - Math.min(...outline!.map(({ x }) => x))) / 2500
  const beside = 0.6 + thickness / 2

  test('SM-TERRAIN-04 combatants cannot fight across impassable terrain, however close, only round it', () => {
    const figures = [man('Ana', 0, 12 - beside, 20), man('Bor', 1, 12 + beside, 20)] as const
    const match = activation(figures[0], [figures[1]], { answers: ['engage'] }, { scenery: [HIGH] })
    expect(eventArgs(match, 'fight')).toEqual([])
    expect(refusal(match, path([12 - beside + 0.1, 20]))).toBeDefined()
    const round = path([12 - beside, 22.2], [12 + beside, 22.2], [12 + beside, 21.2])
    expect(refusal(match, round)).toBeUndefined()
  })

  test('SM-TERRAIN-04 support does not work across it either', () => {
    const enemy = man('Bor', 1, 12 - beside, 20)
    const fighter = man('Ana', 0, 12 - beside - 1.2, 20)
    const friend = man('Dan', 0, 12 + beside, 20)
    const script = { dice: [...WON, 1, 1] }
    const match = activation(fighter, [enemy, friend, FAR], script, { scenery: [HIGH] })
    expect(rolledDice(match)[0]).toBe('roll.dexterity 2 2')
  })

  test('SM-TERRAIN-04 a line without thickness does not count as a high wall', () => {
    const line = { figures: [ana()], scenery: [{ type: 'high-wall', from: [5, 5], to: [9, 5] }] }
    expect(() => scene(line)).toThrow('only pieces with the feature "lineal" are lines')
  })
})
