import type { Json } from '@fray/kernel'
import { describe, expect, test } from 'vitest'
import { eventArgs, figure, rolledDice, type Script, scene } from '../../testing/scene.ts'
import { deployAll, startedMatch } from '../../testing/started-match.ts'
import { gloryFor } from './glory.ts'
import { fullValue } from './mission-value.ts'

/** The end of the last turn of a mission: only the updating is left. */
function ending(mission: string, turns: number, figures: Json[], more: Record<string, Json> = {}): Json {
  return { mission, turn: turns, sequence: 'updating', figures, ...more }
}

/** The result of a mission that ends now. */
function result(mission: string, turns: number, figures: Json[], more: Record<string, Json> = {}, script: Script = {}) {
  return scene(ending(mission, turns, figures, more), script).state.result!
}

/** A combatant worth so many points, with a name by its place. */
function worth(value: number, seat: 0 | 1, x: number, y: number, more: Record<string, Json> = {}): Json {
  return figure('battler', seat, x, y, { name: `${seat} at ${x} ${y}`, value, ...more })
}

const casualty = (who: string, seat: 0 | 1, status: 'dead' | 'fled', more: Record<string, Json> = {}): Json => {
  return { who, seat, status, ...more }
}

/** Somebody of each side far from everything. */
const idle = [worth(10, 0, 2, 38), worth(10, 1, 38, 2)]

describe('blood', () => {
  const blood = (figures: Json[]) => result('death-of-the-enemy', 6, [...idle, ...figures]).blood

  test('SW-WIN-06 SW-WIN-10 casualties, fugitives and combatants fleeing at the end give their points; the wounded give none', () => {
    expect(blood([casualty('battler', 1, 'dead')])).toEqual([69, 0])
    expect(blood([casualty('battler', 1, 'fled')])).toEqual([69, 0])
    expect(blood([worth(50, 1, 20, 5, { fleeing: true })])).toEqual([50, 0])
    expect(blood([worth(50, 1, 20, 5, { wounds: 1 })])).toEqual([0, 0])
    expect(blood([casualty('transmitter', 0, 'dead')])).toEqual([0, 25])
  })

  test('SW-WIN-08 SW-WIN-09 a hero with half its wounds or fewer gives half its points, a dead one all', () => {
    const hero = (wounds: number) => blood([figure('tirabe', 1, 20, 5, { wounds, value: 195 })])
    // Seven wounds: half is three and a half.
    expect({ 4: hero(4), 3: hero(3), 1: hero(1) }).toEqual({ 4: [0, 0], 3: [97, 0], 1: [97, 0] })
    expect(blood([casualty('tirabe', 1, 'dead', { value: 195 })])).toEqual([195, 0])
    const even = (wounds: number) => blood([figure('igniis', 1, 20, 5, { wounds, profile: { wounds: 6 } })])
    expect({ 4: even(4), 3: even(3) }).toEqual({ 4: [0, 0], 3: [88, 0] })
  })

  test('SW-WIN-08 the price of a hero includes its consumables', () => {
    const taem = deployAll(startedMatch({})).state.combatants[0]!
    expect({ name: taem.profile.name, fullValue: fullValue(taem) }).toEqual({
      name: 'Taem',
      fullValue: 173 + 14 + 4 + 5,
    })
  })

  test('SW-WIN-12 SW-WIN-13 superiors count like heroes; a fleeing one gives all its points', () => {
    const superior = (more: Record<string, Json>) => blood([figure('leviathan', 1, 20, 5, more)])
    expect(superior({ wounds: 5 })).toEqual([0, 0])
    expect(superior({ wounds: 4 })).toEqual([93, 0])
    expect(superior({ fleeing: true })).toEqual([187, 0])
    expect(blood([figure('tirabe', 1, 20, 5, { fleeing: true })])).toEqual([181, 0])
    expect(blood([casualty('leviathan', 1, 'dead')])).toEqual([187, 0])
  })

  test('SW-WIN-11 SW-MISSION-04 a member of a group is worth its share, rounded down', () => {
    expect(blood([casualty('the-guard', 1, 'dead'), casualty('the-guard', 1, 'fled')])).toEqual([62, 0])
    expect(blood([casualty('pack-of-imps', 1, 'dead')])).toEqual([12, 0])
  })

  test('SW-WIN-16 each casualty counts once, even when fleeing with few wounds left', () => {
    expect(blood([figure('tirabe', 1, 20, 5, { fleeing: true, wounds: 1 })])).toEqual([181, 0])
    expect(blood([casualty('tirabe', 1, 'fled')])).toEqual([181, 0])
  })

  test('SW-RGEN-13 SW-MISSION-04 summoned combatants are worth no points', () => {
    expect(blood([casualty('pack-of-imps', 1, 'dead', { value: 0, summoned: true })])).toEqual([0, 0])
  })

  test('SW-WIN-15 blood points are public during play', () => {
    const match = scene({ mission: 'death-of-the-enemy', figures: [...idle, casualty('battler', 1, 'dead')] })
    expect(match.view(1).mission?.score).toMatchObject({
      of: { id: 'counter.blood' },
      points: [
        { seat: 0, value: 69 },
        { seat: 1, value: 0 },
      ],
    })
  })
})

describe('glory', () => {
  test('SW-WIN-03 SW-WIN-04 the chart depends on difference and size', () => {
    const row = (difference: number) =>
      (['scout', 'skirmish', 'sovereign', 'epic'] as const).map((size) => gloryFor(size, [difference, 0]).join('/'))
    expect(row(0)).toEqual(['1/1', '1/1', '1/1', '1/1'])
    expect(row(49)).toEqual(['1/1', '1/1', '1/1', '1/1'])
    expect(row(50)).toEqual(['2/1', '1/1', '1/1', '1/1'])
    expect(row(99)).toEqual(['2/1', '1/1', '1/1', '1/1'])
    expect(row(100)).toEqual(['3/0', '2/1', '1/1', '1/1'])
    expect(row(150)).toEqual(['4/0', '3/0', '2/1', '1/1'])
    expect(row(200)).toEqual(['4/0', '4/0', '3/0', '2/1'])
    expect(row(300)).toEqual(['4/0', '4/0', '4/0', '3/0'])
    expect(row(400)).toEqual(['4/0', '4/0', '4/0', '4/0'])
    expect(row(5000)).toEqual(['4/0', '4/0', '4/0', '4/0'])
  })

  test('SW-WIN-01 SW-WIN-02 SW-WIN-03 SW-WIN-04 EX-SW-203 more glory wins despite less blood', () => {
    // Near a dolmen: 202 points of the Legion, 433 of the Regors; dead: 490 of the Regors, 429 of the Legion.
    const stones = [{ type: 'rubble', x: 20, y: 20, diameter: 2, density: 'impassable', objective: 1 }]
    const figures = [
      ...[worth(202, 0, 18, 20), worth(433, 1, 22, 20)],
      ...[casualty('battler', 1, 'dead', { value: 490 }), casualty('battler', 0, 'dead', { value: 429 })],
    ]
    const match = scene(ending('domination-of-the-dolmens', 6, figures, { size: 'epic', scenery: stones }))
    expect(match.state.result).toEqual({ blood: [490, 429], mission: [202, 433], glory: [1, 2], winner: 1 })
    expect(match.outcome).toMatchObject({ winners: [1], rules: ['SW-WIN-02'], scores: [1, 2] })
    expect(eventArgs(match, 'scored')).toEqual([
      { side: 0, blood: 490, mission: 202, glory: 1 },
      { side: 1, blood: 429, mission: 433, glory: 2 },
    ])
  })

  test('SW-WIN-02 at equal glory more blood wins; if both are equal, the game is a draw', () => {
    const dead = (seat: 0 | 1, value: number) => casualty('battler', seat, 'dead', { value, name: `dead ${seat}` })
    expect(result('death-of-the-enemy', 6, [...idle, dead(0, 30), dead(1, 31)])).toMatchObject({
      glory: [1, 1],
      winner: 0,
    })
    expect(result('death-of-the-enemy', 6, [...idle, dead(0, 30), dead(1, 30)])).toMatchObject({
      glory: [1, 1],
      winner: null,
    })
  })

  test('SW-WIN-02 the outcome names the deciding points: blood where glory is equal', () => {
    const dead = (seat: 0 | 1, value: number) => casualty('battler', seat, 'dead', { value, name: `dead ${seat}` })
    const by = (first: number, second: number) => {
      return scene(ending('death-of-the-enemy', 6, [...idle, dead(0, first), dead(1, second)])).outcome
    }
    const reason = { id: 'outcome.blood', args: { most: 31, least: 30, glory: 1 } }
    expect(by(30, 31)).toMatchObject({ winners: [0], reason, scores: [31, 30] })
    expect(by(30, 30)).toMatchObject({ winners: [], reason: { id: 'outcome.draw' }, scores: [30, 30] })
    const glory = scene(
      ending('death-of-the-enemy', 6, [...idle, casualty('tirabe', 1, 'dead', { value: 160 })]),
    ).outcome
    expect(glory).toMatchObject({ reason: { id: 'outcome.glory', args: { most: 4, least: 0 } }, scores: [4, 0] })
  })

  test('SW-WIN-05 special glory is added to the chart', () => {
    const figures = [...idle, casualty('tirabe', 1, 'dead', { value: 160 })]
    expect(result('death-of-the-enemy', 6, figures)).toMatchObject({ mission: [160, 0], glory: [4, 0] })
  })
})

describe('missions', () => {
  test('SW-MISSION-10 SW-MISSION-12 SW-WIN-07 the Death of the Enemy counts blood', () => {
    const figures = [...idle, casualty('battler', 1, 'dead'), casualty('dowser', 0, 'dead')]
    expect(result('death-of-the-enemy', 6, figures)).toEqual({
      ...{ blood: [69, 52], mission: [69, 52], glory: [1, 1], winner: 0 },
    })
  })

  test('SW-MISSION-13 a dead leader gives a glory point to both sides, one that fled off does not', () => {
    const leaders = (first: 'dead' | 'fled', second: 'dead' | 'fled') =>
      result('death-of-the-enemy', 6, [...idle, casualty('tirabe', 0, first), casualty('raggarth', 1, second)]).glory
    expect(leaders('dead', 'dead')).toEqual([2, 2])
    expect(leaders('fled', 'dead')).toEqual([2, 1])
    expect(leaders('fled', 'fled')).toEqual([1, 1])
  })

  const dolmens = [10, 20, 30].map((x, i) => ({
    ...{ type: 'rubble', x, y: 20, diameter: 2, density: 'impassable', objective: i + 1 },
  }))

  test('SW-MISSION-21 SW-MISSION-03 SW-MISSION-05 the Dolmens count own points within four inches of any, once', () => {
    const points = (...figures: Json[]) =>
      result('domination-of-the-dolmens', 6, [...idle, ...figures], { scenery: dolmens }).mission
    // Edge of the stone at 9, base of 0.6: four inches apart with the centre at 4.4.
    expect(points(worth(40, 0, 4.4, 20))).toEqual([40, 0])
    expect(points(worth(40, 0, 4.39, 20))).toEqual([0, 0])
    // In reach of two of them.
    expect(points(worth(40, 1, 15, 20, { profile: { baseMm: 50 } }))).toEqual([0, 40])
    expect(points(worth(40, 0, 15, 20), worth(30, 0, 26, 18))).toEqual([70, 0])
  })

  test('SW-MISSION-02 a fleeing combatant scores no mission points and controls nothing', () => {
    const figures = [...idle, worth(200, 0, 12, 20, { fleeing: true }), worth(50, 1, 8, 20), worth(60, 1, 20, 22)]
    const { mission, glory } = result('domination-of-the-dolmens', 6, figures, { scenery: dolmens })
    expect({ mission, glory }).toEqual({ mission: [0, 110], glory: [1, 3] })
  })

  test('SW-MISSION-02 SW-WOUND-12 the dead score nothing, wherever they fell', () => {
    const fallen = worth(200, 0, 12, 20, { status: 'dead' })
    const figures = [...idle, fallen, worth(50, 1, 8, 20), worth(60, 1, 20, 22)]
    const { mission, glory } = result('domination-of-the-dolmens', 6, figures, { scenery: dolmens })
    expect({ mission, glory }).toEqual({ mission: [0, 110], glory: [1, 3] })
  })

  test('SW-MISSION-06 SW-MISSION-22 control of at least two dolmens, with strictly more points, gives a glory point', () => {
    const glory = (...figures: Json[]) =>
      result('domination-of-the-dolmens', 6, [...idle, ...figures], { scenery: dolmens }).glory
    const at = (x: number, seat: 0 | 1, value: number) => worth(value, seat, x, seat === 0 ? 22 : 18)
    expect(glory(at(10, 0, 40), at(20, 0, 40))).toEqual([2, 1])
    // One of them is enough for nothing.
    expect(glory(at(10, 0, 40))).toEqual([1, 1])
    // Equal points: nobody's.
    expect(glory(at(10, 0, 40), at(20, 0, 40), at(20, 1, 40))).toEqual([1, 1])
    expect(glory(at(10, 0, 40), at(20, 0, 40), at(20, 1, 39))).toEqual([2, 1])
    expect(glory(at(10, 0, 10), at(20, 0, 10), at(30, 0, 10), at(10, 1, 20), at(20, 1, 20))).toEqual([1, 2])
  })

  test('SW-MISSION-22 only one player can gain it: at a tie neither does', () => {
    const fourth = { ...(dolmens[0] as object), x: 30, y: 30, objective: 4 } as Json
    const at = (x: number, y: number, seat: 0 | 1) => worth(40, seat, x, y)
    const glory = (...figures: Json[]) =>
      result('domination-of-the-dolmens', 6, [...idle, ...figures], { scenery: [...dolmens, fourth] }).glory
    const two = [at(10, 22, 0), at(20, 22, 0)]
    expect(glory(...two, at(30, 18, 1), at(30, 32, 1))).toEqual([1, 1])
    expect(glory(...two, at(30, 32, 1))).toEqual([2, 1])
  })

  test('SW-MISSION-28 SW-MISSION-31 the Camp counts own points touching the enemy’s zone', () => {
    const wood = [{ type: 'wood', x: 20, y: 20, objective: 1 }]
    const points = (...figures: Json[]) =>
      result('destruction-of-the-camp', 4, [worth(10, 0, 2, 20), worth(10, 1, 38, 20), ...figures], { scenery: wood })
        .mission
    // Side 0 has the near zone; the other's camp reaches ten inches from the far edge.
    expect(points(worth(40, 0, 20, 10.6))).toEqual([40, 0])
    expect(points(worth(40, 0, 20, 10.7))).toEqual([0, 0])
    expect(points(worth(40, 0, 20, 3), worth(30, 1, 20, 29.5))).toEqual([40, 30])
    // One's own camp is nothing to conquer.
    expect(points(worth(40, 0, 20, 35), worth(30, 1, 20, 5))).toEqual([0, 0])
    const swapped = result('destruction-of-the-camp', 4, [worth(40, 0, 20, 35), worth(10, 1, 2, 20)], {
      scenery: wood,
      near: 1,
    })
    expect(swapped.mission).toEqual([40, 0])
  })

  test('SW-MISSION-31 SW-WIN-07 the dead and the fleeing conquer nothing there', () => {
    const wood = [{ type: 'wood', x: 20, y: 20, objective: 1 }]
    const points = (more: Record<string, Json>) =>
      result('destruction-of-the-camp', 4, [worth(10, 0, 2, 20), worth(10, 1, 38, 20), worth(40, 0, 20, 5, more)], {
        scenery: wood,
      }).mission
    expect(points({})).toEqual([40, 0])
    expect(points({ status: 'dead' })).toEqual([0, 0])
    expect(points({ fleeing: true })).toEqual([0, 0])
  })

  test('SW-MISSION-32 SW-MISSION-66 the central piece is controlled within four inches, including combatants inside', () => {
    const wood = [{ type: 'wood', x: 20, y: 20, objective: 1 }]
    const glory = (...figures: Json[]) =>
      result('destruction-of-the-camp', 4, [...idle.slice(0, 1), worth(10, 1, 38, 20), ...figures], { scenery: wood })
        .glory
    expect(glory(worth(40, 0, 20, 20))).toEqual([2, 1])
    expect(glory(worth(40, 0, 20, 20), worth(41, 1, 20, 12.4))).toEqual([1, 2])
    expect(glory(worth(40, 0, 20, 20), worth(41, 1, 20, 12.3))).toEqual([2, 1])
  })

  const relics = [
    [20, 20],
    [10, 10],
    [30, 10],
    [10, 30],
    [30, 30],
  ].map(([x, y], i) => ({ type: 'rubble', x: x!, y: y!, diameter: 2, density: 'impassable', objective: i + 1 }))

  test('SW-MISSION-38 SW-MISSION-41 the Relics count own points within three inches of any of the five', () => {
    const figures = [
      ...idle,
      worth(40, 0, 24.6, 20),
      worth(30, 0, 33, 10),
      worth(20, 0, 14.7, 30),
      worth(50, 1, 10, 12),
    ]
    const { mission } = result('sacking-of-the-relics', 4, figures, { scenery: relics }, { dice: ['S'] })
    expect(mission).toEqual([70, 50])
  })

  test('SW-MISSION-42 a die locates the relic; the side that controls that piece gains a point; a sphere means none', () => {
    const figures = [...idle, worth(40, 0, 22, 20), worth(30, 1, 12, 10)]
    const roll = (die: number | 'S') => {
      const match = scene(ending('sacking-of-the-relics', 4, figures, { scenery: relics }), { dice: [die] })
      return [match.state.result!.glory, eventArgs(match, 'no-relic').length] as const
    }
    expect(roll(1)).toEqual([[2, 1], 0])
    expect(roll(2)).toEqual([[1, 2], 0])
    expect(roll(3)).toEqual([[1, 1], 0])
    expect(roll('S')).toEqual([[1, 1], 1])
  })

  test('SW-WIN-15 the relic die is rolled last, and missions without points have none', () => {
    const match = scene(ending('sacking-of-the-relics', 4, idle, { scenery: relics }), { dice: [1] })
    expect(rolledDice(match)).toEqual(['roll.relic 1'])
    expect(match.events.map(({ type }) => type).slice(-4)).toEqual(['relic-found', 'scored', 'scored', 'drawn'])
  })

  test('SW-MISSION-53 SW-MISSION-61 the Crash and the Last Survivor have no points', () => {
    for (const mission of ['crash', 'last-survivor']) {
      const match = scene({ mission, figures: [idle[0]!, casualty('tirabe', 1, 'dead')] })
      expect(match.state.result).toEqual({ blood: [0, 0], mission: [0, 0], glory: [0, 0], winner: 0 })
      expect(eventArgs(match, 'scored')).toEqual([])
      expect(match.outcome!.scores).toBeUndefined()
    }
  })

  test('SW-MISSION-67 SW-MULTI-06 with more players a side counts as one', () => {
    const figures = [
      ...idle,
      figure('battler', 0, 10, 38, { seat: 2, name: 'Ally' }),
      { who: 'battler', seat: 2, status: 'dead', value: 120, name: 'Dead ally' },
    ]
    const match = scene(ending('death-of-the-enemy', 6, figures, { sides: [0, 1, 0] }))
    expect(match.state.result).toMatchObject({ blood: [0, 120], winner: 1 })
    expect(match.outcome).toMatchObject({ winners: [1], scores: [1, 2, 1] })
    const won = [...idle, { who: 'battler', seat: 1, status: 'dead', value: 120, name: 'Enemy' }, figures[2]!]
    expect(scene(ending('death-of-the-enemy', 6, won, { sides: [0, 1, 0] })).outcome!.winners).toEqual([0, 2])
  })
})
