import { type Json, Match } from '@fray/kernel'
import type { Point } from '@fray/tabletop'
import { describe, expect, test } from 'vitest'
import { spherewars } from '../game.ts'
import { touches } from '../ground/board.ts'
import { eventArgs, optionKeys, path, promptId, refusal, rolledDice, type Scene } from '../testing/scene.ts'
import { answerUntil, deployAll, playPreparation, startedMatch } from '../testing/started-match.ts'
import { inches } from '../units.ts'

/** Somebody who is not on the table yet. */
function waiting(who: string, seat: 0 | 1, more: Record<string, Json> = {}): Json {
  return { who, seat, status: 'reserve', ...more }
}

const plain = { profile: { abilities: [] } }

/** Two bands about to be deployed, Tir'Abe (COM 2) against Shaogi (COM 3). */
function deployment(more: Record<string, Json> = {}, figures: Json[] = []): Json {
  return {
    sequence: 'deployment',
    mission: 'death-of-the-enemy',
    figures: [waiting('tirabe', 0), waiting('shaogi', 1), ...figures],
    ...more,
  }
}

/** The seats that placed somebody, in order. */
function placers(match: Scene): number[] {
  return match.events.filter(({ type }) => type === 'deployed').map(({ seat }) => seat!)
}

describe('the generic deployment', () => {
  test('SW-DEPLOY-02 the leaders’ COM is rolled in opposition; more dice win an equal roll', () => {
    const match = playPreparation(deployment(), { dice: [5, 3, 5, 3, 3] })
    expect(rolledDice(match)).toEqual(['roll.deployment 2 3'])
    expect(eventArgs(match, 'deployment-won')).toEqual([{ winner: 1 }])
    expect(match.pending[0]!.seat).toBe(1)
  })

  test('SW-DEPLOY-02 a full tie is rerolled, and a side without a leader rolls one die', () => {
    const figures = [waiting('battler', 0), waiting('shaogi', 1)]
    const match = playPreparation({ sequence: 'deployment', figures }, { dice: [4, 4, 1, 1, 2, 5, 1, 1] })
    expect(rolledDice(match)).toEqual(['roll.deployment 1 3', 'roll.deployment 1 3'])
    expect(eventArgs(match, 'deployment-tie')).toHaveLength(1)
    expect(eventArgs(match, 'deployment-won')).toEqual([{ winner: 1 }])
  })

  test('SW-DEPLOY-02 SW-RACE-45 Explorers add one die to their band’s roll, however many they are', () => {
    const explorers = [waiting('explorer', 0, { name: 'A' }), waiting('explorer', 0, { name: 'B' })]
    const figures = [waiting('rodanes', 0), ...explorers, waiting('shaogi', 1)]
    const match = playPreparation({ sequence: 'deployment', figures }, { dice: [1, 1, 1, 1, 1, 6, 6, 6] })
    expect(rolledDice(match)).toEqual(['roll.deployment 5 3'])
  })

  test('SW-DEPLOY-03 the winner picks the edge and who deploys first', () => {
    const match = playPreparation(deployment(), { dice: [6, 6, 1, 1, 1] })
    expect({
      decisionAsked: promptId(match),
      seat: match.pending[0]!.seat,
      optionsOffered: optionKeys(match),
    }).toEqual({ decisionAsked: 'ask.edge', seat: 0, optionsOffered: ['near', 'far'] })
    const after = playPreparation(deployment(), { dice: [6, 6, 1, 1, 1], answers: ['far', 'second'] })
    expect(after.state.near).toBe(1)
    expect(eventArgs(after, 'deploys-first')).toEqual([{ first: 1 }])
    expect(after.events.find(({ type }) => type === 'deploys-first')?.rules).toEqual(['SW-DEPLOY-03'])
    expect({ seat: after.pending[0]!.seat, first: after.state.first }).toEqual({ seat: 1, first: 1 })
  })

  test('SW-DEPLOY-02 SW-DEPLOY-03 SW-DEPLOY-04 EX-SW-201 batches are as large as the opposing leader’s COM', () => {
    const troops = (seat: 0 | 1, count: number) =>
      Array.from({ length: count }, (_, i) => waiting('battler', seat, { name: `${seat}-${i}`, ...plain }))
    // Tir'Abe wins by the dice given here and makes Shaogi, in Yenay's place, deploy first.
    const position = deployment({}, [...troops(0, 5), ...troops(1, 4)])
    const match = playPreparation(position, { dice: [6, 3, 5, 3, 3], answers: ['near', 'second'] })
    deployAll(match)
    expect(placers(match)).toEqual([1, 1, 0, 0, 0, 1, 1, 0, 0, 0, 1])
  })

  test('SW-DEPLOY-04 without an opposing leader the batch is one; a player with more combatants continues alone', () => {
    const figures = [
      ...Array.from({ length: 4 }, (_, i) => waiting('battler', 0, { name: `0-${i}` })),
      ...Array.from({ length: 2 }, (_, i) => waiting('goat-man', 1, { name: `1-${i}` })),
    ]
    const match = playPreparation({ sequence: 'deployment', figures }, { dice: [6, 1], answers: ['near', 'first'] })
    deployAll(match)
    expect(placers(match)).toEqual([0, 1, 0, 1, 0, 0])
  })

  test('SW-DEPLOY-05 SW-DEPLOY-06 a single combatant is one option, and so is a whole group', () => {
    const group = [0, 1, 2].map((i) => waiting('pack-of-imps', 0, { name: `Imp ${i}`, group: 7 }))
    const figures = [waiting('igniis', 0), ...group, waiting('hinos', 0), waiting('shaogi', 1)]
    const match = playPreparation(
      { sequence: 'deployment', figures, mission: 'death-of-the-enemy' },
      {
        ...{ dice: [6, 6, 1, 1, 1], answers: ['near', 'first'] },
      },
    )
    expect(optionKeys(match)).toEqual(['0', '1', '4'])
    // The members are placed one after the other, far apart if the owner likes.
    for (const answer of ['1', path([2, 31]), path([38, 31]), path([20, 39])]) match.answer(0, answer)
    expect(eventArgs(match, 'deployed')).toHaveLength(3)
    // One option of the batch of three is used up.
    expect({ decisionAsked: promptId(match), optionsOffered: optionKeys(match) }).toEqual({
      decisionAsked: 'ask.deploy',
      optionsOffered: ['0', '4'],
    })
    expect(match.state.preparation!.batch).toBe(2)
  })

  test('SW-DEPLOY-08 SW-DEPLOY-10 a base lies wholly inside the zone', () => {
    const match = playPreparation(deployment({}, []), { dice: [6, 6, 1, 1, 1], answers: ['near', 'first'] })
    // Base 40 mm: the zone begins 30 inches from the far edge.
    expect(refusal(match, path([20, 30.7]))).toBe('refuse.outside-zone SW-DEPLOY-08 SW-DEPLOY-10')
    expect(refusal(match, path([20, 30.8]))).toBeUndefined()
    expect(refusal(match, path([20, 39.3]))).toBe('refuse.outside-zone SW-DEPLOY-08 SW-DEPLOY-10')
    expect(refusal(match, path([0.5, 35]))).toBe('refuse.outside-zone SW-DEPLOY-08 SW-DEPLOY-10')
    expect(refusal(match, 'anywhere')).toMatch(/^kernel/)
    // The zone is drawn as it is.
    const decision = match.pending[0]!
    const [ring] = (decision.kind === 'place' ? decision.region!() : []) as unknown as { x: number; y: number }[][]
    const [xs, ys] = [ring!.map(({ x }) => x), ring!.map(({ y }) => y)]
    const drawn = { left: Math.min(...xs), right: Math.max(...xs), top: Math.min(...ys), bottom: Math.max(...ys) }
    expect(drawn).toEqual({ left: 0, right: inches(40), top: inches(30), bottom: inches(40) })
  })

  test('SW-DEPLOY-10 bases, impassable pieces and lines may not be in the way; other scenery may be occupied', () => {
    const scenery = [
      { type: 'hedge', from: [22, 33], to: [26, 33] },
      { type: 'wood', x: 30, y: 35 },
      { type: 'rubble', x: 20, y: 35, diameter: 2, density: 'impassable' },
      { type: 'deep-lava', x: 8, y: 38 },
    ]
    const position = deployment({ scenery }, [waiting('battler', 0, plain)])
    const match = playPreparation(position, { dice: [6, 6, 1, 1, 1], answers: ['near', 'first', '0', path([36, 35])] })
    expect(refusal(match, path([36.5, 36.1]))).toBe('refuse.occupied SW-DEPLOY-08 SW-DEPLOY-10')
    expect(refusal(match, path([24, 33.3]))).toBe('refuse.no-footing SW-DEPLOY-08 SW-DEPLOY-10')
    expect(refusal(match, path([24, 33.7]))).toBeUndefined()
    expect(refusal(match, path([20, 36.3]))).toBe('refuse.no-footing SW-DEPLOY-08 SW-DEPLOY-10')
    expect(refusal(match, path([8, 38]))).toBe('refuse.no-footing SW-DEPLOY-08 SW-DEPLOY-10')
    expect(refusal(match, path([30, 35]))).toBeUndefined()
  })

  test('SW-DEPLOY-10 combatants deploy out of contact with enemies', () => {
    // Zones of the players' own that meet in the middle of the table.
    const mission = {
      ...{ id: 'own', name: 'Own', turns: 1, endsByElimination: true, scoring: null },
      deployment: { system: 'generic', depth: 20, gap: 0 },
    }
    const position = deployment({ mission }, [])
    const match = playPreparation(position, { dice: [6, 6, 1, 1, 1], answers: ['near', 'first', path([20, 20.8])] })
    // Shaogi's base is 30 mm across, Tir'Abe's 40; they touch at 1.4 inches.
    expect(refusal(match, path([20, 19.4]))).toBe('refuse.enemy-contact SW-DEPLOY-08 SW-DEPLOY-10')
    expect(refusal(match, path([20, 19.3]))).toBeUndefined()
  })

  test('SW-DEPLOY-08 SW-DEPLOY-10 suggested places are in ranks, from the middle of the rank nearest to the enemy', () => {
    const match = playPreparation(deployment({}, []), { dice: [6, 6, 1, 1, 1], answers: ['near', 'first'] })
    const suggestPoints = () => {
      const decision = match.pending[0]!
      const all = (decision.kind === 'place' ? decision.suggest(400) : []) as unknown as { path: Point[] }[]
      for (const proposal of all) expect(match.check(decision.seat, proposal as unknown as Json)).toBeUndefined()
      return all.map(({ path: [at] }) => at!)
    }
    const near = suggestPoints()
    // Tir'Abe's base is 40 mm across, Shaogi's 30.
    expect(near[0]).toEqual({ x: inches(20), y: inches(30.8) })
    // Side by side with room between them.
    expect(near[1]!.x - near[0]!.x).toBeGreaterThan(inches(1.6))
    expect(near.slice(1, 3).map(({ x }) => x - inches(20))).toEqual([near[1]!.x - inches(20), inches(20) - near[1]!.x])
    match.answer(0, path([20, 35]))
    const far = suggestPoints()
    expect(far[0]).toEqual({ x: inches(20), y: inches(9.4) })
  })

  test('SW-DEPLOY-10 storeys may be occupied, and a placed figure is not moved again', () => {
    const scenery = [{ type: 'house', x: 20, y: 35, floors: 2 }]
    const match = playPreparation(deployment({ scenery }, []), { dice: [6, 6, 1, 1, 1], answers: ['near', 'first'] })
    expect(match.pending[0]).toMatchObject({ kind: 'place', form: { kind: 'deploy', turns: false } })
    match.answer(0, path([20, 35]))
    expect({ decisionAsked: promptId(match), optionsOffered: optionKeys(match) }).toEqual({
      decisionAsked: 'ask.standing-floor',
      optionsOffered: ['floor-0', 'floor-1'],
    })
    expect(match.pending[0]?.rules).toEqual(['SW-DEPLOY-10', 'SW-SCENERY-33'])
    match.answer(0, 'floor-1')
    expect(match.state.combatants[0]).toMatchObject({ status: 'standing', floor: 1 })
    expect(match.pending[0]!.seat).toBe(1)
    // Where somebody stands on one floor the other is free.
    const shared = playPreparation(deployment({ scenery }, [waiting('battler', 0, plain)]), {
      ...{ dice: [6, 6, 1, 1, 1], answers: ['near', 'first', '0', path([20, 35]), 'floor-0'] },
    })
    expect(refusal(shared, path([20, 35]))).toBeUndefined()
  })

  test('SW-DEPLOY-10 figures deploy outside a zone that is full', () => {
    const scenery = [{ type: 'deep-lava', x: 20, y: 35, length: 40, width: 10, crossings: [] }]
    const match = playPreparation(deployment({ scenery }, []), { dice: [6, 6, 1, 1, 1], answers: ['near', 'first'] })
    expect(refusal(match, path([20, 35]))).toBe('refuse.no-footing SW-DEPLOY-08 SW-DEPLOY-10')
    expect(refusal(match, path([20, 29]))).toBeUndefined()
    deployAll(match)
    expect(match.state.combatants[0]).toMatchObject({ status: 'standing' })
  })

  test('SW-DEPLOY-09 placed figures are public; the equipment of heroes is not', () => {
    const match = deployAll(startedMatch({}))
    const taem = match.state.combatants[0]!
    const abilitiesSeenBy = (seat: number) => {
      const card = match.view(seat).figures.find(({ id }) => id === taem.id)!
      return card.abilities.map(({ name }) => name.args!.name)
    }
    expect(abilitiesSeenBy(0)).toEqual(expect.arrayContaining(['Tears of Isha', 'Rune of the Skilful', 'Hook']))
    expect(abilitiesSeenBy(1)).toContain('Hook')
    expect(abilitiesSeenBy(1)).not.toContain('Tears of Isha')
    expect(abilitiesSeenBy(1)).not.toContain('Rune of the Skilful')
    expect(match.view(1).names).toContain('Taem')
  })

  test('SW-DEPLOY-09 before deployment the view shows zones and waiting figures', () => {
    const match = startedMatch({ mission: 'death-of-the-enemy' })
    answerUntil(match, (decision) => decision?.prompt.id === 'ask.deploy')
    const { zones, sides, figures } = match.view(1)
    expect(zones.map(({ kind, seat }) => [kind, seat])).toEqual([
      ['deployment', 0],
      ['deployment', 1],
    ])
    const waitingFor = sides.map(({ counters }) => counters.find(({ label }) => label.id === 'counter.waiting')?.value)
    expect({ waitingFor, figures }).toEqual({ waitingFor: [7, 16], figures: [] })
    expect(
      deployAll(match)
        .view(1)
        .zones.filter(({ kind }) => kind === 'deployment'),
    ).toEqual([])
  })

  test('SW-DEPLOY-01 SW-MISSION-17 SW-MISSION-27 SW-MISSION-37 SW-MISSION-58 SW-MISSION-65 SW-MISSION-08 every mission has its zones', () => {
    const edges = (mission: string) => {
      const match = playPreparation(deployment({ mission }), { dice: [6, 6, 1, 1, 1], answers: ['near', 'first'] })
      const ys = (seat: number) =>
        match
          .view(0)
          .zones.find((zone) => zone.seat === seat)!
          .outline.map(({ y }) => y / 2500)
      const xs = match.view(0).zones[0]!.outline.map(({ x }) => x / 2500)
      expect({ min: Math.min(...xs), max: Math.max(...xs) }).toEqual({ min: 0, max: 40 })
      return [1, 0].map((seat) => [Math.min(...ys(seat)), Math.max(...ys(seat))])
    }
    const wide = [
      [0, 10],
      [30, 40],
    ]
    expect(edges('death-of-the-enemy')).toEqual(wide)
    expect(edges('domination-of-the-dolmens')).toEqual(wide)
    expect(edges('destruction-of-the-camp')).toEqual(wide)
    expect(edges('last-survivor')).toEqual(wide)
    expect(edges('crash')).toEqual([
      [10, 14],
      [26, 30],
    ])
  })
})

describe('the deployment of the Sacking of the Relics', () => {
  const relics = (figures: Json[], more: Record<string, Json> = {}): Json => {
    return { sequence: 'deployment', mission: 'sacking-of-the-relics', figures, ...more }
  }
  const three = (seat: 0 | 1) => [0, 1, 2].map((i) => waiting('battler', seat, { name: `${seat}-${i}` }))

  test('SW-MISSION-48 SW-DEPLOY-01 the winner of the roll must place first, one option each, anywhere on the table', () => {
    const match = playPreparation(
      relics([waiting('tirabe', 0), ...three(0), waiting('shaogi', 1), ...three(1).slice(1)]),
      {
        ...{ dice: [1, 1, 6, 6, 6], answers: ['4', path([20, 20])] },
      },
    )
    expect(rolledDice(match)).toEqual(['roll.deployment 2 3'])
    expect(eventArgs(match, 'deploys-first')).toEqual([{ first: 1 }])
    expect(match.events.find(({ type }) => type === 'deploys-first')?.rules).toEqual(['SW-MISSION-48'])
    deployAll(match)
    expect(placers(match)).toEqual([1, 0, 1, 0, 1, 0, 0])
    expect(match.state.near).toBe(0)
  })

  test('SW-MISSION-48 placements keep more than six inches from every enemy on the table', () => {
    const match = playPreparation(relics([waiting('battler', 0), waiting('goat-man', 1)]), {
      dice: [6, 1],
      answers: [path([20, 20])],
    })
    // Two bases of 30 mm: six inches apart at 7.2 between the centres.
    expect(refusal(match, path([27.2, 20]))).toBe('refuse.too-near SW-MISSION-48')
    expect(refusal(match, path([27.22, 20]))).toBeUndefined()
    expect(match.view(0).zones.filter(({ kind }) => kind === 'deployment')).toEqual([])
  })

  test('SW-MISSION-48 without such a place, placements are as far as possible from every enemy', () => {
    // A table of 12 inches, with an enemy in its middle.
    const figures = [waiting('battler', 0), waiting('goat-man', 1)]
    const match = playPreparation(relics(figures, { table: { width: 12, depth: 12 } }), {
      dice: [6, 1],
      answers: [path([5, 6])],
    })
    expect(refusal(match, path([8, 6]))).toBe('refuse.too-near SW-MISSION-48')
    expect(refusal(match, path([11.4, 11.4]))).toBeUndefined()
    expect(refusal(match, path([11.4, 0.6]))).toBeUndefined()
    expect(refusal(match, path([0.6, 0.6]))).toBe('refuse.too-near SW-MISSION-48')
  })

  test('SW-MISSION-49 infiltrators are placed like the others', () => {
    const match = playPreparation(relics([waiting('lackey', 0), waiting('snake-man', 1)]), {
      dice: [6, 1],
      answers: [path([20, 20])],
    })
    expect({ decisionAsked: promptId(match), figure: match.pending[0]?.figure }).toEqual({
      decisionAsked: 'ask.place',
      figure: 1,
    })
    expect(refusal(match, path([20, 30]))).toBeUndefined()
    match.answer(1, path([20, 30]))
    // Ten inches away, in full sight of the enemy: no infiltrator could stand there.
    expect(match.state.combatants[1]!.at).toEqual({ x: 50000, y: 75000 })
    expect(match.state.phase).not.toBe('infiltration')
  })

  test('SW-MISSION-50 a group is one placement, its members in one cluster', () => {
    const imps = [0, 1, 2, 3].map((i) => waiting('pack-of-imps', 0, { name: `Imp ${i}`, group: 3 }))
    const match = playPreparation(relics([...imps, waiting('goat-man', 1)]), {
      dice: [6, 1],
      answers: [path([20, 15])],
    })
    expect(refusal(match, path([22, 15]))).toBe('refuse.apart-from-group SW-MISSION-48 SW-MISSION-50')
    expect(refusal(match, path([21.2, 15]))).toBeUndefined()
    // In a row: each touches one of those before it.
    for (const x of [21.2, 22.4, 23.6]) expect(match.answer(0, path([x, 15])).ok).toBe(true)
    expect(placers(match)).toEqual([0, 0, 0, 0])
    const [a, b, c, d] = match.state.combatants
    expect(touches(a!, b!)).toBe(true)
    expect(touches(b!, c!)).toBe(true)
    expect(touches(c!, d!)).toBe(true)
    expect(touches(a!, d!)).toBe(false)
    expect(match.pending[0]!.seat).toBe(1)
  })

  test('SW-MISSION-40 SW-MISSION-50 suggestions are always legal, even on a crowded table', () => {
    const setup = {
      mission: 'sacking-of-the-relics',
      seats: [{ bands: ['urueh-epic'] }, { bands: ['urueh-epic'] }],
    } as const
    const agreed = spherewars.rules.readSetup({
      ...setup,
      seats: setup.seats.map(({ bands }) => ({ bands: [...bands] })),
      battlefield: [],
    })
    const match = Match.start(spherewars, { setup: agreed, state: spherewars.rules.begin(agreed) }, 'crowded')
    let asks = 0
    answerUntil(match, (decision) => {
      if (decision?.kind === 'place') {
        asks++
        for (const proposal of decision.suggest()) expect(decision.check(proposal).ok).toBe(true)
      }
      return match.state.turn > 0
    })
    expect(asks).toBe(34)
  })
})
