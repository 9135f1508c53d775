import type { Json } from '@fray/kernel'
import { describe, expect, test } from 'vitest'
import { push } from '../movement/displace.ts'
import { loadPosition } from '../testing/rule.ts'
import {
  combatantNamed,
  eventArgs,
  figure,
  optionKeys,
  path,
  placeOf,
  promptId,
  rolledDice,
  type Scene,
  scene,
} from '../testing/scene.ts'
import { INCH, inches } from '../units.ts'

type More = Record<string, Json>

const PLAIN = { weapons: [], ranged: [], armour: [], abilities: [], dex: 2, str: 2, conMundane: 4, conArcane: 4 }

/** A plain combatant: MOV 5, DEX 2, STR 2, CON 4, common height, a base of 30 mm. */
function someone(name: string, seat: 0 | 1, x: number, y: number, profile: More = {}): Json {
  return figure('battler', seat, x, y, { name, profile: { ...PLAIN, fear: 0, morale: 'common', ...profile } })
}

/** A shooter with PRE 4 and a bow. */
function archer(name: string, x: number, y: number, profile: More = {}): Json {
  return someone(name, 0, x, y, { pre: 4, ranged: ['tension'], ...profile })
}

/** Another friend, so that there is a choice whom to activate. */
const AUD = someone('Aud', 0, 2, 38)

function ones(count: number): number[] {
  return new Array<number>(count).fill(1)
}

/** Ann, at (10, 10), stands and shoots at Ben; so many dice are rolled and all miss. */
function shooting(
  ben: Json,
  scenery: readonly Json[],
  dice: number,
  others: readonly Json[] = [],
  ann: More = {},
): Scene {
  const figures = [archer('Ann', 10, 10, ann), AUD, ben, ...others]
  const match = scene({ figures, scenery: [...scenery] }, { dice: ones(dice), answers: ['0', 'stand', '2'] })
  expect(rolledDice(match)).toEqual([`roll.precision ${dice}`])
  return match
}

const BEN = someone('Ben', 1, 17, 10)

describe('sight and shots', () => {
  test('SW-SIGHT-04 SW-SIGHT-05 full sight costs a shot nothing, partial sight costs a die', () => {
    shooting(BEN, [], 4)
    shooting(BEN, [], 3, [someone('Cleo', 0, 14, 10.6)])
  })

  test('SW-SIGHT-06 SW-SIGHT-19 an enemy that is unseen or fighting cannot be targeted', () => {
    const targets = (...others: Json[]) => {
      const figures = [archer('Ann', 10, 10), AUD, BEN, someone('Bob', 1, 10, 17), ...others]
      return optionKeys(scene({ figures }, { answers: ['0', 'stand'] }))
    }
    expect(targets()).toContain('2')
    expect(targets(someone('Cleo', 0, 14, 10))).not.toContain('2')
    expect(targets(someone('Cleo', 0, 17, 11.2))).not.toContain('2')
  })

  test('SW-SIGHT-27 SW-SCENERY-06 the wood around a target costs one die, without another for partial sight', () => {
    shooting(BEN, [{ type: 'wood', x: 17, y: 10, diameter: 2 }], 3)
    // Somebody else in between costs a second one (SW-SHOOT-25).
    shooting(BEN, [{ type: 'wood', x: 17, y: 10, diameter: 2 }], 2, [someone('Cleo', 0, 14, 10.6)])
  })

  test('SW-SCENERY-18 a hedge close in front of the target is cover, one further away only hides it in part', () => {
    const hedge = (x: number): Json => ({ type: 'hedge', x, y: 10, turn: 90 })
    shooting(BEN, [hedge(16.3)], 3)
    shooting(BEN, [hedge(14)], 3)
    // Both cost a die each.
    shooting(BEN, [hedge(16.3), hedge(14)], 2)
  })

  test('SW-SIGHT-22 SW-SIGHT-24 EX-SW-03 an imp on a hill is seen as colossal, but shot at as small', () => {
    const imp = someone('Imp', 1, 17, 10, { height: 1 })
    const hill: Json = { type: 'hill', x: 17, y: 10, diameter: 3 }
    const giant = someone('Giant', 0, 13, 10, { height: 4 })
    // Seen over a huge obstacle, though only in part: 4 dice less 1 for its size and 1 for partial sight.
    shooting(imp, [hill], 2, [giant])
    shooting(imp, [hill], 3)
    const flat = scene({ figures: [archer('Ann', 10, 10), AUD, imp, giant] }, { answers: ['0', 'stand'] })
    expect(optionKeys(flat)).not.toContain('2')
  })

  test('SW-SCENERY-12 SW-SCENERY-13 a target in water is harder to hit: lower and in cover', () => {
    // Shallow: a die for the cover, a die for small; deep: a die for the cover, two for flat.
    shooting(BEN, [{ type: 'shallow-water', x: 19, y: 10 }], 2)
    shooting(BEN, [{ type: 'deep-water', x: 21, y: 10 }], 1)
  })

  test('SW-SCENERY-13 SW-SCENERY-15 combatants in the deep cannot shoot', () => {
    const figures = [archer('Ann', 10, 10), AUD, BEN]
    const at = (type: string) =>
      promptId(scene({ figures, scenery: [{ type, x: 14, y: 10 }] }, { answers: ['0', 'stand'] }))
    expect(at('shallow-water')).toBe('ask.target')
    expect(at('deep-water')).not.toBe('ask.target')
  })

  test('SW-SIGHT-31 shots use the line of sight from the shooter’s final place', () => {
    const figures = [archer('Ann', 10, 10), AUD, BEN, someone('Cleo', 0, 14, 10)]
    const answers = ['0', 'run', path([10, 13])]
    expect(optionKeys(scene({ figures }, { answers: ['0', 'stand'] }))).not.toContain('2')
    expect(optionKeys(scene({ figures }, { answers }))).toContain('2')
  })
})

describe('the deep and the storm', () => {
  test('SW-SCENERY-13 a sorcerer casts from shallow water, not from the deep', () => {
    const from = (type: string) => {
      const laroc = figure('laroc', 0, 10, 10, { name: 'Laroc' })
      const position = { figures: [laroc, AUD, BEN], scenery: [{ type, x: 14, y: 10 }], gems: [5, 0] }
      return promptId(scene(position, { answers: ['0', 'stand'] }))
    }
    expect(from('shallow-water')).toBe('ask.concentrate')
    expect(from('deep-water')).not.toBe('ask.concentrate')
  })

  test('SW-WEATHER-06 SW-WEATHER-10 a storm makes shots harder by one, except for aquatic shooters', () => {
    // Ben's MOV is 5: a 5 hits in calm weather.
    const fives = (weather: string | null, abilities: string[], dice: number[]) => {
      const figures = [archer('Ann', 10, 10, { abilities }), AUD, BEN]
      return eventArgs(scene({ figures, weather }, { dice, answers: ['0', 'stand', '2'] }), 'shot-hit').length
    }
    expect(fives(null, [], [5, 1, 1, 1, 1, 1])).toBe(1)
    expect(fives('stormy', [], [5, 1, 1, 1])).toBe(0)
    expect(fives('stormy', ['aquatic'], [5, 1, 1, 1, 1, 1])).toBe(1)
  })
})

describe('pushing', () => {
  /** How far, in inches, Ann is pushed from (10, 10) to the east, five inches at most. */
  function pushInto(piece: Json, more: More = {}): number {
    const play = loadPosition({ figures: [someone('Ann', 0, 10, 10, more)], scenery: [piece] })
    const ann = combatantNamed(play, 'Ann')
    return push(play, ann, { x: ann.at.x - INCH, y: ann.at.y }, 5 * INCH) / INCH
  }

  test('SW-SCENERY-13 SW-SCENERY-15 a push stops at the edge of water or lava closed to the victim', () => {
    const deep: Json = { type: 'deep-water', x: 19, y: 10 }
    expect(pushInto(deep)).toBe(5)
    expect(pushInto(deep, { armour: ['plates'] })).toBeCloseTo(2.4, 1)
    const lava: Json = { type: 'deep-lava', x: 19, y: 10 }
    expect(pushInto(lava)).toBeCloseTo(2.4, 1)
    expect(pushInto(lava, { abilities: ['red-hot'] })).toBe(5)
    expect(pushInto({ type: 'shallow-lava', x: 17, y: 10 })).toBeCloseTo(2.4, 1)
  })
})

describe('strength', () => {
  /** A shot that hits with one die, the rest missing: how many dice of damage. */
  function damage(scenery: readonly Json[], precision: number, ben: Json = BEN): string | undefined {
    const figures = [archer('Ann', 10, 10), AUD, ben]
    const dice = (strength: number) => [5, ...ones(precision - 1), ...ones(strength)]
    for (let strength = 1; strength <= 6; strength++) {
      try {
        const match = scene({ figures, scenery: [...scenery] }, { dice: dice(strength), answers: ['0', 'stand', '2'] })
        return rolledDice(match).at(-1)
      } catch {}
    }
    return undefined
  }

  test('SW-SCENERY-08 a shot into a dense piece has one STR less', () => {
    expect(damage([], 4)).toBe('roll.damage 2')
    expect(damage([{ type: 'wood', x: 17, y: 10, diameter: 2 }], 3)).toBe('roll.damage 2')
    expect(damage([{ type: 'leafy-wood', x: 17, y: 10, diameter: 2 }], 3)).toBe('roll.damage 1')
  })

  test('SW-SCENERY-17 a shot from an elevation at a lower target has one STR more', () => {
    const hill = (x: number, height = 4): Json => ({ type: 'hill', x, y: 10, diameter: 3, height })
    expect(damage([hill(10)], 4)).toBe('roll.damage 3')
    expect(damage([hill(10), hill(17)], 4)).toBe('roll.damage 2')
    expect(damage([hill(10), hill(17, 2)], 4)).toBe('roll.damage 3')
    expect(damage([hill(17)], 4)).toBe('roll.damage 2')
  })
})

/** Ann, at (10, 10), joins Ben, at (14.2, 10), three inches away; the fight is rolled with the dice given. */
function joining(
  scenery: readonly Json[],
  dice: readonly number[],
  others: readonly Json[] = [],
  way = path([13, 10]),
) {
  const figures = [someone('Ann', 0, 10, 10), AUD, someone('Ben', 1, 14.2, 10), ...others]
  return scene({ figures, scenery: [...scenery] }, { dice: [...dice], answers: ['0', 'join', way] })
}

describe('joining combat', () => {
  const rock: Json = { type: 'rubble', x: 12, y: 10, diameter: 1.4, density: 'impassable' }

  test('SW-SIGHT-04 SW-SIGHT-05 full or partial sight allows a charge', () => {
    expect(eventArgs(joining([], [2, 1, 5, 1, 1, 1]), 'charges')).toHaveLength(1)
    // Over a hedge, which is lower than both.
    const partial = joining([{ type: 'hedge', x: 12, y: 10, turn: 90 }], [2, 1, 5, 1, 1, 1])
    expect(eventArgs(partial, 'charges')).toHaveLength(1)
  })

  test('SW-SIGHT-06 SW-SIGHT-31 without sight at the start it only engages, whatever it sees on arrival', () => {
    const match = joining([rock], [2, 1, 5, 1, 1, 1], [], path([10.5, 11.6], [13.2, 11.2], [13.3515, 10.8485]))
    expect({ charges: eventArgs(match, 'charges'), engagesCount: eventArgs(match, 'engages').length }).toEqual({
      charges: [],
      engagesCount: 1,
    })
  })

  test('SW-SCENERY-07 a target in a wood joined from outside rolls one more die', () => {
    const wood: Json = { type: 'wood', x: 16, y: 10, diameter: 4 }
    expect(rolledDice(joining([], [2, 1, 5, 1, 1, 1]))[0]).toBe('roll.dexterity 2 2')
    expect(rolledDice(joining([wood], [2, 1, 5, 1, 1, 1, 1]))[0]).toBe('roll.dexterity 2 3')
  })

  test('SW-SCENERY-07 a target that was already fighting gets no die', () => {
    const wood: Json = { type: 'wood', x: 16, y: 10, diameter: 4 }
    // Ann has a die for Dan's support.
    const match = joining([wood], [2, 1, 1, 5, 1, 1, 1], [someone('Dan', 0, 15.4, 10)])
    expect(rolledDice(match)[0]).toBe('roll.dexterity 3 2')
  })

  test('SW-SCENERY-08 in a dense piece the joiner also loses one STR', () => {
    const leafy: Json = { type: 'leafy-wood', x: 16, y: 10, diameter: 4 }
    // Ann charges (STR 2, +1) and wins: three dice in the open, two into the leafy wood.
    expect(rolledDice(joining([], [5, 1, 2, 1, 1, 1, 1])).at(-1)).toBe('roll.damage 3')
    const match = joining([leafy], [5, 1, 2, 1, 1, 1, 1])
    expect(rolledDice(match)).toEqual(['roll.dexterity 2 3', 'roll.damage 2'])
  })

  test('SW-SCENERY-10 a joiner that began in the same piece has no penalty', () => {
    const leafy: Json = { type: 'leafy-wood', x: 12, y: 10, diameter: 9 }
    const match = joining([leafy], [5, 1, 2, 1, 1, 1, 1])
    expect(rolledDice(match)).toEqual(['roll.dexterity 2 2', 'roll.damage 3'])
  })

  test('SW-SCENERY-17 a charge from an elevation at a lower enemy has one STR more', () => {
    const hill: Json = { type: 'hill', x: 9, y: 10, diameter: 3 }
    expect(rolledDice(joining([hill], [5, 1, 2, 1, 1, 1, 1, 1])).at(-1)).toBe('roll.damage 4')
    const both = [hill, { type: 'hill', x: 15, y: 10, diameter: 3 }]
    expect(rolledDice(joining(both, [5, 1, 2, 1, 1, 1, 1])).at(-1)).toBe('roll.damage 3')
  })

  test('SW-SCENERY-18 a target joined from across a hedge rolls one more die', () => {
    const hedge: Json = { type: 'hedge', x: 13.6, y: 10, turn: 90 }
    expect(rolledDice(joining([hedge], [2, 1, 5, 1, 1, 1, 1]))[0]).toBe('roll.dexterity 2 3')
  })
})

describe('running', () => {
  /** Ann, at (10, 10) with MOV 5, runs to a place; the reason why she may not, or where she is. */
  function run(
    to: readonly [number, number],
    scenery: readonly Json[],
    more: More = {},
    weather: string | null = null,
  ) {
    const figures = [someone('Ann', 0, 10, 10, more), AUD, someone('Ben', 1, 38, 38)]
    const match = scene({ figures, scenery: [...scenery], weather }, { answers: ['0', 'run'] })
    const answered = match.answer(0, path(to))
    return answered.ok ? placeOf(match, 'Ann') : answered.rules
  }

  const wood: Json = { type: 'wood', x: 14, y: 10, diameter: 4 }

  test('SW-SCENERY-05 SW-SCENERY-08 SW-SCENERY-11 a run into a piece is shortened by its cost', () => {
    expect(run([15, 10], [])).toEqual([15, 10])
    expect(run([14, 10], [wood])).toEqual([14, 10])
    expect(run([14.1, 10], [wood])).not.toEqual([14.1, 10])
    expect(run([13, 10], [{ ...(wood as object), type: 'leafy-wood' } as Json])).toEqual([13, 10])
    expect(run([13.1, 10], [{ ...(wood as object), type: 'leafy-wood' } as Json])).not.toEqual([13.1, 10])
  })

  test('SW-ABIL-26 a tracker runs through as in the open', () => {
    expect(run([15, 10], [wood], { abilities: ['tracker'] })).toEqual([15, 10])
  })

  test('SW-SCENERY-11 MOV does not fall below 1', () => {
    const leafy: Json = { ...(wood as object), type: 'leafy-wood' } as Json
    expect(run([11, 10], [{ ...(leafy as object), x: 11 } as Json], { mov: 2 })).toEqual([11, 10])
    expect(run([11.1, 10], [{ ...(leafy as object), x: 11 } as Json], { mov: 2 })).not.toEqual([11.1, 10])
  })

  test('SW-WEATHER-03 SW-WEATHER-10 heat shortens a run by an inch, except for the Red-hot', () => {
    expect(run([14, 10], [], {}, 'suffocating')).toEqual([14, 10])
    expect(run([14.1, 10], [], {}, 'suffocating')).not.toEqual([14.1, 10])
    expect(run([15, 10], [], { abilities: ['red-hot'] }, 'suffocating')).toEqual([15, 10])
    expect(run([14.1, 10], [], { abilities: ['red-hot'] }, 'stormy')).not.toEqual([14.1, 10])
  })

  test('SW-WEATHER-03 heat takes an inch off the roll of a random mover', () => {
    const figures = [someone('Ann', 0, 10, 10, { movement: 'variable' }), AUD, someone('Ben', 1, 38, 38)]
    const match = scene({ figures, weather: 'suffocating' }, { dice: [3, 4], answers: ['0', 'roll', 'run'] })
    expect(match.check(0, path([16, 10]))).toBeUndefined()
    expect(match.check(0, path([16.1, 10]))).toBeDefined()
  })

  test('SW-SCENERY-14 SW-SCENERY-16 SW-SCENERY-19 a run cannot enter lava, pass through a wall or cross a rampart', () => {
    expect(run([13, 10], [{ type: 'shallow-lava', x: 16, y: 10 }])).toContain('SW-SCENERY-09')
    expect(run([14, 11], [{ type: 'house', x: 14, y: 10, width: 6 }])).toContain('SW-SCENERY-09')
    const rampart: Json = { type: 'hedge', from: [12, 5], to: [12, 15], features: ['lineal', 'vertical'] }
    expect(run([14, 10], [rampart])).toContain('SW-SCENERY-09')
  })

  test('SW-SCENERY-33 each floor climbed costs two inches of a run', () => {
    const tower: Json = { type: 'tower', x: 10, y: 10, floors: 4, length: 8, width: 8 }
    const figures = [someone('Ann', 0, 10, 10), AUD, someone('Ben', 1, 38, 38)]
    const climbing = scene({ figures, scenery: [tower] }, { answers: ['0', 'run'] })
    // MOV 5, less 1 for the tower: two floors at most.
    expect({ decisionAsked: promptId(climbing), optionsOffered: optionKeys(climbing) }).toEqual({
      decisionAsked: 'ask.floor',
      optionsOffered: ['floor-0', 'floor-1', 'floor-2'],
    })
    const up = scene({ figures, scenery: [tower] }, { answers: ['0', 'run', 'floor-1'] })
    expect(up.state.combatants[0]!.floor).toBe(1)
    expect(up.check(0, path([12, 10]))).toBeUndefined()
    expect(up.check(0, path([12.1, 10]))?.rules).toContain('SW-MOVE-08')
    // On open ground she would have three inches left.
    expect(up.pending[0]).toMatchObject({ form: { kind: 'move', reach: inches(3) } })
  })

  test('SW-SCENERY-33 SW-SHOOT-26 stairs may be climbed after the run with the remaining MOV; a climber has moved', () => {
    const tower: Json = { type: 'tower', x: 10, y: 10, floors: 4, length: 8, width: 8 }
    const position = { figures: [someone('Ann', 0, 10, 10), AUD, someone('Ben', 1, 10, 20)], scenery: [tower] }
    const after = (to: readonly [number, number]) => scene(position, { answers: ['0', 'run', 'floor-0', path(to)] })
    // MOV 5, less 1 for the tower: two inches are left after two, and less than two after three.
    expect({ decisionAsked: promptId(after([12, 10])), optionsOffered: optionKeys(after([12, 10])) }).toEqual({
      decisionAsked: 'ask.floor',
      optionsOffered: ['floor-0', 'floor-1'],
    })
    expect(promptId(after([13, 10]))).not.toBe('ask.floor')
    const climbed = scene(position, { answers: ['0', 'run', 'floor-0', path([12, 10]), 'floor-1'] })
    expect(climbed.state.combatants[0]!.floor).toBe(1)
    const stairs = scene(position, { answers: ['0', 'run', 'floor-1', path([10, 10])] })
    expect(stairs.state.acting).toMatchObject({ move: 'run', moved: true })
  })

  test('SW-SCENERY-33 SW-MOVE-08 stairs lead neither onto a base nor into contact with an enemy', () => {
    const tower: Json = { type: 'tower', x: 10, y: 10, floors: 3, length: 8, width: 8 }
    const upstairs = (seat: 0 | 1, x: number) => figure('battler', seat, x, 10, { name: 'Cid', floor: 1 })
    const floors = (other: Json) => {
      const figures = [someone('Ann', 0, 10, 10), AUD, someone('Ben', 1, 38, 38), other]
      return optionKeys(scene({ figures, scenery: [tower] }, { answers: ['0', 'run'] }))
    }
    expect(floors(upstairs(0, 10.5))).toEqual(['floor-0', 'floor-2'])
    expect(floors(upstairs(1, 11.2))).toEqual(['floor-0', 'floor-2'])
    expect(floors(upstairs(1, 12.5))).toEqual(['floor-0', 'floor-1', 'floor-2'])
  })

  test('SW-SCENERY-18 a run cannot end across a hedge', () => {
    const hedge: Json = { type: 'hedge', x: 12, y: 10, turn: 90 }
    expect(run([12, 10], [hedge])).toContain('SW-SCENERY-18')
    expect(run([13, 10], [hedge])).toEqual([13, 10])
  })
})
