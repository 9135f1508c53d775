import { type Json, Match, ScriptedDice } from '@fray/kernel'
import { describe, expect, test } from 'vitest'
import { spherewars } from '../../game.ts'
import type { ScenarioId } from '../../preparation/missions/mission.ts'
import { eventArgs, figure, promptId, rolledDice, type Scene, scene } from '../../testing/scene.ts'
import { inches } from '../../units.ts'
import type { Piece } from '../scenery.ts'

const FIGURES = [figure('the-guard', 0, 1, 1), figure('the-guard', 0, 3, 1), figure('the-guard', 1, 39, 39)]

/** Laying out a battlefield; the first side wins the roll for the first piece unless the dice say otherwise. */
function field(more: Record<string, Json>, dice: readonly number[], answers: readonly Json[] = []): Scene {
  return scene({ figures: FIGURES, sequence: 'field', ...more }, { dice: [...dice], answers })
}

const FIRST = [6, 1]
/** Once the battlefield is laid out the sides roll for deployment. */
const DEPLOYMENT = [6, 1]

/** A piece put down with its middle at a place, its length running along `facing`. */
function put(x: number, y: number, facing: readonly [number, number] = [1, 0]): Json {
  return { path: [{ x: inches(x), y: inches(y) }], facing: { x: facing[0], y: facing[1] } }
}

/** The kind of piece to be placed now. */
function kind(match: Scene): unknown {
  const piece = match.pending[0]?.prompt.args?.piece
  return typeof piece === 'object' && 'text' in piece ? piece.text.id.replace('scenery.', '') : undefined
}

function refusal(match: Scene, proposal: Json): { reason: string; rules: readonly string[] } | undefined {
  const seat = match.pending[0]!.seat
  const refused = match.check(seat, proposal)
  return refused && { reason: refused.reason.id, rules: refused.rules }
}

describe('order and number of pieces', () => {
  test('SW-FIELD-01 the higher die places first, and ties are rerolled', () => {
    const match = field({ scenario: 'technocrat' }, [3, 3, 2, 5, 1, 1])
    expect(rolledDice(match).slice(0, 2)).toEqual(['roll.field-order 1 1', 'roll.field-order 1 1'])
    expect({ fieldOrder: eventArgs(match, 'field-order'), seat: match.pending[0]?.seat }).toEqual({
      fieldOrder: [{ first: 1 }],
      seat: 1,
    })
  })

  test('SW-FIELD-01 SW-FIELD-02 players take turns, and each rolls two dice and places', () => {
    const match = field({ scenario: 'technocrat' }, [...FIRST, 3, 4, 1, 2, 5, 5], [put(10, 10), put(20, 10)])
    expect(eventArgs(match, 'piece-placed')).toHaveLength(2)
    expect(match.events.filter(({ type }) => type === 'piece-placed').map(({ seat }) => seat)).toEqual([0, 1])
    expect(match.events.filter(({ dice }) => dice?.length === 1).map(({ dice }) => dice![0]!.seat)).toEqual([0, 1, 0])
    expect(match.pending[0]?.seat).toBe(0)
  })

  test('SW-DENSITY-01 SW-DENSITY-02 SW-FIELD-03 SW-SCENERY-03 at low density the table is complete with the third size point', () => {
    // Two hedges (1 each) are not enough, a house (2) is.
    const hedges = field(
      { scenario: 'darlime', density: 'low' },
      [...FIRST, 1, 2, 2, 3, 3, 3],
      [put(10, 5), put(10, 15)],
    )
    expect({ points: hedges.state.preparation?.points, kind: kind(hedges) }).toEqual({ points: 2, kind: 'house' })
    const onePiece = field({ scenario: 'volcanic', density: 'low' }, [...FIRST, 5, 5, ...DEPLOYMENT], [put(20, 20)])
    expect(eventArgs(onePiece, 'field-laid')).toEqual([{ pieces: 1, points: 3 }])
    const two = field(
      { scenario: 'technocrat', density: 'low' },
      [...FIRST, 1, 1, 1, 1, ...DEPLOYMENT],
      [put(9, 9), put(20, 20)],
    )
    expect(eventArgs(two, 'field-laid')).toEqual([{ pieces: 2, points: 4 }])
  })

  test.each([
    ['SW-DENSITY-03 common density takes 9 to 12 points', 'common', 5, 10],
    ['SW-DENSITY-04 high density takes 19 to 22 points', 'high', 10, 20],
  ])('%s', (_, density, houses, points) => {
    const places = Array.from({ length: houses }, (_, i) => put(6 + 6 * (i % 5), 6 + 6 * Math.floor(i / 5)))
    const dice = [...FIRST, ...new Array<number>(2 * houses).fill(3)]
    const match = field({ scenario: 'technocrat', density }, [...dice, ...DEPLOYMENT], places)
    expect(eventArgs(match, 'field-laid')).toEqual([{ pieces: houses, points }])
    const before = field({ scenario: 'technocrat', density }, dice, places.slice(0, -1))
    expect(eventArgs(before, 'field-laid')).toEqual([])
  })
})

describe('placing', () => {
  test('SW-FIELD-04 a piece lies wholly on the table, at any angle', () => {
    const house = field({ scenario: 'technocrat' }, [...FIRST, 3, 4])
    expect(refusal(house, put(2.4, 20))).toEqual({ reason: 'refuse.piece-off-table', rules: ['SW-FIELD-04'] })
    expect(refusal(house, put(2.4, 20, [0, 1]))).toBeUndefined()
    expect(refusal(house, { path: [] })?.reason).toBe('refuse.no-place')
  })

  test('SW-FIELD-04 a piece overlaps no other, but may touch one', () => {
    const match = field({ scenario: 'technocrat' }, [...FIRST, 3, 4, 3, 4], [put(20, 20)])
    expect(refusal(match, put(24.9, 20))).toEqual({ reason: 'refuse.piece-overlaps', rules: ['SW-FIELD-04'] })
    expect(refusal(match, put(25, 20))).toBeUndefined()
  })

  test('SW-FIELD-04 SW-SCENERY-32 the player who places water places its crossings', () => {
    const river = field({ scenario: 'unuk' }, [...FIRST, 3, 3], [put(20, 20)])
    expect({ decisionAsked: promptId(river), seat: river.pending[0]?.seat }).toEqual({
      decisionAsked: 'ask.place-crossing',
      seat: 0,
    })
    const decision = river.pending[0]!
    if (decision.kind !== 'place') throw new Error('no place is asked for')
    expect(decision.form).toMatchObject({ kind: 'slide', from: { facing: expect.anything() }, to: { y: inches(20) } })
    const { from, to } = decision.form as unknown as Record<'from' | 'to', { x: number }>
    expect(Math.abs(to.x - from.x)).toBe(inches(12))
    // In the middle, at a third and a sixth of either side.
    const places = decision.suggest().map((proposal) => (proposal as unknown as { path: { x: number }[] }).path[0]!.x)
    expect(places.map((x) => Math.abs(x - from.x) / inches(1))).toEqual([6, 4, 8, 2, 10])
    // The deep river is 12 inches long: a crossing lies wholly on it, and the second beside the first.
    const at = (x: number): Json => ({ path: [{ x: inches(x), y: inches(20) }] })
    expect(refusal(river, at(14.5))?.reason).toBe('refuse.crossing-off-piece')
    expect(refusal(river, at(15))).toBeUndefined()
    const second = field({ scenario: 'unuk' }, [...FIRST, 3, 3], [put(20, 20), at(17)])
    expect(refusal(second, at(18.5))?.reason).toBe('refuse.crossings-overlap')
    const placed = field({ scenario: 'unuk' }, [...FIRST, 3, 3, 1, 1], [put(20, 20), at(17), at(24)])
    expect(placed.state.pieces[0]!.crossings).toEqual([
      { from: { x: inches(17), y: inches(18) }, to: { x: inches(17), y: inches(22) }, width: inches(2) },
      { from: { x: inches(24), y: inches(18) }, to: { x: inches(24), y: inches(22) }, width: inches(2) },
    ])
  })

  test('SW-FIELD-04 a piece that fits nowhere is dropped without counting', () => {
    // Four hills leave room on a table of 20 by 20 inches for a hedge, but not for a fifth.
    const hills = [put(5, 5), put(15, 5), put(5, 15), put(15, 15)]
    const dice = [...FIRST, 5, 6, 5, 6, 5, 6, 5, 6]
    const more = { scenario: 'darlime', density: 'high', table: { width: 20, depth: 20 } }
    const figures = [figure('the-guard', 0, 1, 1), figure('the-guard', 0, 3, 1), figure('the-guard', 1, 19, 19)]
    const match = field({ ...more, figures }, [...dice, 5, 6, 1, 2], hills)
    expect(eventArgs(match, 'piece-dropped')).toEqual([{ piece: 'scenery.hill' }])
    expect({ points: match.state.preparation?.points, kind: kind(match), seat: match.pending[0]?.seat }).toEqual({
      points: 12,
      kind: 'hedge',
      seat: 1,
    })
  })

  test('SW-FIELD-13 a piece shows its size while it is placed, and can be turned unless it is round', () => {
    // Sums of two dice in Darlime: a hedge, a house and a hill.
    const form = (...dice: number[]) => {
      const [decision] = field({ scenario: 'darlime' }, [...FIRST, ...dice]).pending
      return [decision!.kind === 'place' && decision!.form] as unknown
    }
    expect(form(1, 2)).toMatchObject([{ kind: 'deploy', base: { shape: 'rectangle', width: 100 }, turns: true }])
    expect(form(3, 3)).toMatchObject([{ base: { shape: 'rectangle' }, turns: true }])
    expect(form(5, 6)).toMatchObject([{ base: { shape: 'disc' }, turns: false }])
  })

  test('SW-FIELD-04 every suggestion is legal', () => {
    const match = field({ scenario: 'unuk' }, [...FIRST, 4, 4, 3, 3], [put(20, 20)])
    const decision = match.pending[0]!
    if (decision.kind !== 'place') throw new Error('no place is asked for')
    const suggestions = decision.suggest()
    expect(suggestions.length).toBeGreaterThan(2)
    for (const suggestion of suggestions) expect(refusal(match, suggestion)).toBeUndefined()
  })
})

describe('tables', () => {
  /** The types that sums of 2 to 12 give in a scenario. */
  function types(scenario: ScenarioId): unknown[] {
    return Array.from({ length: 11 }, (_, i) => {
      const low = Math.max(1, i + 2 - 6)
      return kind(field({ scenario }, [...FIRST, low, i + 2 - low]))
    })
  }

  test('SW-FIELD-06 SW-FIELD-12 SW-SCENARIO-01 Darlime Village', () => {
    const [hedge, house] = ['hedge', 'house']
    expect(types('darlime')).toEqual([
      'wood',
      hedge,
      hedge,
      hedge,
      house,
      house,
      house,
      house,
      'rubble',
      'hill',
      'tower',
    ])
  })

  test('SW-FIELD-07 SW-FIELD-12 SW-SCENARIO-02 Eastern Woods', () => {
    const [river, hill, wood, leafy] = ['deep-water', 'hill', 'wood', 'leafy-wood']
    expect(types('eastern-woods')).toEqual([
      river,
      river,
      hill,
      hill,
      wood,
      wood,
      wood,
      leafy,
      leafy,
      'rubble',
      'tower',
    ])
  })

  test('SW-FIELD-08 SW-FIELD-12 SW-SCENARIO-03 Volcanic Entrances', () => {
    const [rubble, stream, lake, hill] = ['rubble', 'shallow-lava', 'deep-lava', 'hill']
    expect(types('volcanic')).toEqual([rubble, rubble, rubble, stream, stream, lake, lake, lake, hill, hill, hill])
  })

  test('SW-FIELD-09 SW-FIELD-12 SW-SCENARIO-04 Unuk Glaciers', () => {
    const [house, river, hill] = ['house', 'deep-water', 'hill']
    expect(types('unuk')).toEqual(['rubble', house, house, river, river, river, hill, hill, hill, hill, 'tower'])
  })

  test('SW-FIELD-10 SW-FIELD-12 SW-SCENARIO-05 Technocrat City', () => {
    expect(types('technocrat')).toEqual(new Array(11).fill('house'))
  })

  test('SW-FIELD-11 SW-FIELD-12 SW-SCENARIO-06 Golothar Roads', () => {
    const [hedge, house, wood, hill] = ['hedge', 'house', 'wood', 'hill']
    const high = [house, house, wood, wood, hill, hill, 'tower']
    expect(types('roads')).toEqual(['shallow-water', 'rubble', hedge, hedge, ...high])
  })
})

describe('footprints', () => {
  /** How near to the table's edges a piece can come, lengthwise and across. */
  function halves(scenario: ScenarioId, dice: readonly number[]) {
    const match = field({ scenario }, [...FIRST, ...dice])
    const nearest = (facing: readonly [number, number]) => {
      let x = 0
      while (refusal(match, put(x, 20, facing))) x += 0.25
      return x
    }
    return { across: nearest([1, 0]), down: nearest([0, 1]) }
  }

  test('SW-FIELD-13 every type has a footprint', () => {
    expect(halves('roads', [2, 2])).toEqual({ across: 3, down: 0 }) // hedge
    expect(halves('roads', [4, 4])).toEqual({ across: 3, down: 3 }) // wood
    expect(halves('roads', [1, 2])).toEqual({ across: 3, down: 3 }) // rubble
    expect(halves('eastern-woods', [4, 5])).toEqual({ across: 4.5, down: 4.5 }) // leafy wood
    expect(halves('roads', [5, 5])).toEqual({ across: 4.5, down: 4.5 }) // hill
    expect(halves('roads', [1, 1])).toEqual({ across: 4, down: 1.5 }) // stream
    expect(halves('volcanic', [2, 3])).toEqual({ across: 4, down: 1.5 }) // lava stream
    expect(halves('unuk', [3, 3])).toEqual({ across: 6, down: 2 }) // deep river
    expect(halves('volcanic', [4, 4])).toEqual({ across: 6, down: 2 }) // deep lava
    expect(halves('roads', [3, 3])).toEqual({ across: 2.5, down: 2 }) // house
    expect(halves('roads', [6, 6])).toEqual({ across: 1.5, down: 1.5 }) // tower
  })

  test('SW-FIELD-13 a house has a door in a long side and windows in the others, a tower has a door and slots', () => {
    const openings = (dice: readonly number[]) => {
      const match = field({ scenario: 'roads' }, [...FIRST, ...dice, 3, 3], [put(20, 20)])
      return match.state.pieces[0]!.openings.map((opening) => ({
        kind: opening.kind,
        ...inInches(opening.from, opening.to),
      }))
    }
    expect(openings([3, 3])).toEqual([
      { kind: 'door', from: [19, 22], to: [21, 22] },
      { kind: 'window', from: [19.5, 18], to: [20.5, 18] },
      { kind: 'window', from: [22.5, 19.5], to: [22.5, 20.5] },
      { kind: 'window', from: [17.5, 19.5], to: [17.5, 20.5] },
    ])
    expect(openings([6, 6]).map(({ kind }) => kind)).toEqual(['door', 'slot', 'slot', 'slot'])
  })
})

function inInches(from: { x: number; y: number }, to: { x: number; y: number }) {
  return { from: [from.x / 2500, from.y / 2500], to: [to.x / 2500, to.y / 2500] }
}

/** The roll for deployment with the leaders of these bands. */
const LEADERS = [6, 5, 4, 1, 1]

/** A game from its setup, in which all that was not agreed is rolled. */
function game(more: Record<string, Json>, dice: readonly number[]): Scene {
  const setup = spherewars.rules.readSetup({
    seats: [{ bands: ['book-skirmish'] }, { bands: ['scions-skirmish'] }],
    ...more,
  })
  const beginning = { setup, state: spherewars.rules.begin(setup) }
  const script = new ScriptedDice([...dice])
  const match = Match.start(spherewars, beginning, '', { dice: script })
  expect(script.left).toBe(0)
  return match
}

describe('parts that were not agreed', () => {
  test.each([
    [1, 'low'],
    [2, 'low'],
    [3, 'common'],
    [4, 'common'],
    [5, 'high'],
    [6, 'high'],
  ])('SW-DENSITY-05 a %i rolls %s density', (die, density) => {
    const match = game({ density: 'random', scenario: 'technocrat', mission: 'last-survivor' }, [die, ...FIRST, 3, 4])
    expect(match.state.terms.density).toBe(density)
  })

  test.each([
    [1, 'darlime'],
    [2, 'eastern-woods'],
    [3, 'volcanic'],
    [4, 'unuk'],
    [5, 'technocrat'],
    [6, 'roads'],
  ])('SW-SCENARIO-07 a %i rolls %s', (die, scenario) => {
    const match = game({ scenario: 'random', mission: 'last-survivor' }, [die, ...FIRST, 3, 4])
    expect(match.state.terms.scenario).toBe(scenario)
  })

  test('SW-SCENARIO-07 players may agree on any battlefield, including their own pieces, or on none', () => {
    const match = game({ scenario: 'random', mission: 'crash' }, [1, 5, 4, ...FIRST, 4, 4])
    expect(rolledDice(match).filter((roll) => roll === 'roll.scenario 1')).toHaveLength(3)
    expect({ scenario: match.state.terms.scenario, kind: kind(match) }).toEqual({ scenario: 'unuk', kind: 'hill' })
  })

  test('SW-FIELD-05 SW-SCENARIO-08 players may agree on any battlefield, of pieces of their own too, or on none', () => {
    const grove = { type: 'wood', x: 20, y: 20, diameter: 14, density: 'dense', name: 'The Old Grove' }
    const agreed = game({ battlefield: [grove, { type: 'hill', x: 35, y: 35 }], mission: 'crash' }, LEADERS)
    expect(agreed.state.pieces.map(({ id, type, name }) => [id, type, name])).toEqual([
      [0, 'wood', 'The Old Grove'],
      [1, 'hill', null],
    ])
    expect(rolledDice(agreed)).not.toContain('roll.field-order 1 1')
    const bare = game({ battlefield: [], mission: 'crash' }, LEADERS)
    expect({ pieces: bare.state.pieces, phase: bare.state.phase }).toEqual({ pieces: [], phase: 'deployment' })
  })

  test('SW-SCENARIO-08 SW-FIELD-02 a custom scenario generates the pieces of its table', () => {
    const rows = [
      { from: 2, to: 4, type: 'tower' },
      { from: 5, to: 12, type: 'rubble' },
    ] as const
    const scenario = { name: 'The Quarry', rows: [...rows] }
    const order = [5, 1]
    const first = (...dice: number[]) => game({ mission: 'crash', scenario }, [...order, ...dice]).pending[0]?.prompt
    expect(first(1, 3)?.args?.piece).toEqual({ text: { id: 'scenery.tower' } })
    expect(first(3, 2)?.args?.piece).toEqual({ text: { id: 'scenery.rubble' } })
    const proposed = game({ mission: 'crash', scenario, proposals: true, density: 'low' }, [])
    for (const _ of ['mission', 'density']) proposed.answer(1, 'accept')
    const value = { text: { id: 'scenario.own', args: { name: 'The Quarry' } } }
    expect(proposed.pending[0]?.prompt.args?.value).toEqual(value)
  })

  test('SW-FIELD-05 SW-MISSION-66 the mission’s own pieces also stand on an agreed battlefield', () => {
    const camp = game({ battlefield: [{ type: 'rubble', x: 5, y: 20 }], mission: 'destruction-of-the-camp' }, [
      2,
      ...LEADERS,
    ])
    expect(camp.state.pieces.map(({ type, objective }) => [type, objective])).toEqual([
      ['wood', 1],
      ['rubble', null],
    ])
  })
})

describe('mission pieces', () => {
  const objectives = (pieces: readonly Piece[]) =>
    pieces.map(({ type, shape, objective, density }) => {
      const at = shape.kind === 'disc' ? [shape.centre.x / 2500, shape.centre.y / 2500, shape.radius / 2500] : []
      return [objective, type, density, ...at]
    })

  test('SW-MISSION-66 SW-MISSION-20 SW-DENSITY-06 dolmens stand before the first piece and do not count', () => {
    const match = field({ mission: 'domination-of-the-dolmens', scenario: 'roads' }, [...FIRST, 3, 3])
    expect(objectives(match.state.pieces)).toEqual([
      [1, 'dolmen', 'impassable', 10, 20, 1],
      [2, 'dolmen', 'impassable', 20, 20, 1],
      [3, 'dolmen', 'impassable', 30, 20, 1],
    ])
    expect(match.state.preparation?.points).toBe(0)
    expect(refusal(match, put(20, 22.9))).toEqual({ reason: 'refuse.piece-overlaps', rules: ['SW-FIELD-04'] })
    expect(refusal(match, put(20, 23))).toBeUndefined()
  })

  test('SW-MISSION-66 SW-MISSION-40 relics stand in the centre and the four quarters', () => {
    const match = field({ mission: 'sacking-of-the-relics', scenario: 'roads' }, [...FIRST, 3, 3])
    expect(objectives(match.state.pieces).map(([number, type, , x, y]) => [number, type, x, y])).toEqual([
      [1, 'relic', 20, 20],
      [2, 'relic', 10, 10],
      [3, 'relic', 30, 10],
      [4, 'relic', 10, 30],
      [5, 'relic', 30, 30],
    ])
  })

  test.each([
    [3, 'wood', 3],
    [4, 'hill', 4.5],
  ])('SW-MISSION-66 SW-MISSION-30 between the camps a %i brings a %s', (die, type, radius) => {
    const match = field({ mission: 'destruction-of-the-camp', scenario: 'roads' }, [die, ...FIRST, 3, 3])
    expect(objectives(match.state.pieces).map(([, ...rest]) => [rest[0], ...rest.slice(2)])).toEqual([
      [type, 20, 20, radius],
    ])
    expect({ objective: match.state.pieces[0]?.objective, size: match.state.pieces[0]?.size }).toEqual({
      objective: 1,
      size: 0,
    })
  })
})
