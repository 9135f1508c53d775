import { type Json, Match } from '@fray/kernel'
import { describe, expect, test } from 'vitest'
import { confrontation } from '../game.ts'
import {
  eventArgs,
  type FigureDetails,
  fighterNamed,
  figure,
  giveAnswers,
  optionKeys,
  path,
  promptId,
  refusal,
  type Scene,
  scene,
} from '../testing/scene.ts'
import { readSetup } from './setup.ts'

/** A battle before its setup; a situation would script the dice, so only answers are given here. */
function startMatch(setup: Json, seed = 'approach'): Scene {
  const agreed = readSetup(setup)
  return Match.start(confrontation, { setup: agreed, state: confrontation.rules.begin(agreed) }, seed)
}

/** Answers the secret choices of both: cards in the listed order, the first coordinator. */
function pastTheRoll(match: Scene): Scene {
  while (
    promptId(match) === 'ask.sequence' ||
    promptId(match) === 'ask.coordinator' ||
    promptId(match) === 'ask.again'
  ) {
    const [decision] = match.pending
    if (decision?.kind === 'arrange') giveAnswers(match, { slots: { pile: decision.things.map(({ id }) => id) } })
    else giveAnswers(match, optionKeys(match)[0]!)
  }
  return match
}

const SETUP = { armies: ['lions-100', 'orcs-100'] }

describe('CF-DEPLOY-01 and CF-DEPLOY-02 the approach', () => {
  test('begins with both players stacking their cards in secret, with the table empty', () => {
    const match = startMatch(SETUP)
    expect(match.pending.map(({ prompt, seat }) => [prompt.id, seat])).toEqual([
      ['ask.sequence', 0],
      ['ask.sequence', 1],
    ])
    expect(match.state.fighters.every(({ status }) => status === 'waiting')).toBe(true)
  })

  test('CF-DEPLOY-03 continues with the Tactical roll, then the halves and the first lead', () => {
    const match = pastTheRoll(startMatch(SETUP))
    expect(eventArgs(match, 'tactical.won').length).toBe(1)
    const winner = match.state.tacticalWinner
    expect(promptId(match)).toBe('ask.half')
    expect(match.pending[0]?.seat).toEqual(winner)
    giveAnswers(match, 'right')
    expect(match.state.leftHalf).toBe(1 - winner)
    expect(promptId(match)).toBe('ask.first-lead')
    expect(match.pending[0]?.seat).toEqual(winner)
  })

  test('CF-DEPLOY-06 shows no half as anybody’s before the choice', () => {
    const halfLabels = ({ state, setup }: ReturnType<typeof startMatch>) => {
      const { zones } = confrontation.view.show(state, setup, 0)
      return zones.map(({ seat, label, outline }) => [seat, label.id, outline[0]!.x < setup.table.width / 2])
    }
    const match = pastTheRoll(startMatch(SETUP))
    expect(halfLabels(match)).toEqual([
      [undefined, 'option.half.left', true],
      [undefined, 'option.half.right', false],
    ])
    giveAnswers(match, 'right')
    const winner = match.state.tacticalWinner
    expect(halfLabels(match)).toEqual([0, 1].map((seat) => [seat, 'zone', seat !== winner]))
  })

  test('CF-DEPLOY-06 does not ask for agreed halves', () => {
    const match = pastTheRoll(startMatch({ ...SETUP, left: 1 }))
    expect(promptId(match)).toBe('ask.first-lead')
    expect(match.state.leftHalf).toBe(1)
  })
})

describe('CF-DEPLOY-03 the coordinator of the approach', () => {
  /** The terms of each coordinator's result, by the rule of the approach. */
  const help = (army: string) => {
    const match = pastTheRoll(startMatch({ armies: [army, 'orcs-100'] }))
    const opposition = match.events.findLast(({ type }) => type === 'opposition.first' || type === 'opposition.second')!
    const [own] = opposition.numbers!
    return own!.terms.filter(({ rule }) => rule === 'CF-DEPLOY-03').map(({ amount }) => amount)
  }

  test('gets 2 for a complete war-staff in the army', () => {
    expect(help('lions-200')).toEqual([2])
  })

  test('gets 1 for a musician without one', () => {
    expect(help('wolfen-200')).toEqual([1])
  })

  test('gets nothing without either', () => {
    expect(help('lions-100')).toEqual([])
  })

  test('CF-LEAD-05 and CF-LORD-07 gets nothing from a musician it does not follow', () => {
    const waits = { status: 'waiting' }
    const terms = (ann: string[], amy: string[]) => {
      const drummer = { command: 'musician', dis: 1, abilities: ['leadership/10', ...amy] }
      const match = scene(
        {
          phase: 'approach',
          figures: [
            figure('Ann', 0, 0, 0, { abilities: ann }, waits),
            figure('Amy', 0, 0, 0, drummer, waits),
            figure('Bob', 1, 0, 0, {}, waits),
          ],
        },
        {
          answers: [{ slots: { pile: ['0', '1'] } }, { seat: 0, answer: '0' }, { seat: 1, answer: '2' }],
          dice: [5, 1],
        },
      )
      const [own] = match.events.find(({ type }) => type === 'opposition.first')!.numbers!
      return own!.terms.filter(({ rule }) => rule === 'CF-DEPLOY-03').map(({ amount }) => amount)
    }
    expect(terms([], [])).toEqual([1])
    expect(terms(['construct'], [])).toEqual([])
    expect(terms(['construct'], ['construct'])).toEqual([])
    expect(terms(['living-dead'], [])).toEqual([])
    expect(terms(['living-dead'], ['living-dead'])).toEqual([1])
  })
})

test('CF-DEPLOY-04, CF-DRAW-06 and CF-PACK-32 fighters still to come count for the right to pass', () => {
  const passes = (status: string) => {
    const coming = (name: string, seat: 0 | 1, card: string, how = 'waiting') =>
      figure(name, seat, 0, 0, {}, { status: how, card })
    const figures = [coming('Ann', 0, 'A'), coming('Amy', 0, 'A', status), coming('Abe', 0, 'A', status)]
    const match = scene(
      { phase: 'approach', figures: [...figures, coming('Bob', 1, 'B'), coming('Bea', 1, 'C')] },
      { answers: [{ slots: { pile: ['1', '2'] } }] },
    )
    return match.state.camps.map((camp) => camp.passes)
  }
  // One card against two gives a right to pass only without further fighters.
  expect(passes('eliminated')).toEqual([1, 0])
  expect(passes('waiting')).toEqual([0, 0])
})

/** Two fighters of a card of the first seat and one of the second, to be placed; the first seat has played its card. */
const waiting = (rest: FigureDetails = {}, others: Json[] = []): Scene =>
  scene(
    {
      phase: 'deployment',
      figures: [
        figure('Ann', 0, 0, 0, {}, { status: 'waiting', card: 'Guards' }),
        figure('Ada', 0, 0, 0, { base: 'cavalry' }, { status: 'waiting', card: 'Guards' }),
        figure('Bob', 1, 0, 0, {}, { status: 'waiting' }),
        ...others,
      ],
      ...rest,
    },
    { answers: ['play'] },
  )

describe('CF-DEPLOY-05 a played card', () => {
  test('has all its fighters placed at once, then the lead passes (CF-DEPLOY-04)', () => {
    const match = waiting()
    giveAnswers(match, path([30, 30]))
    expect(promptId(match)).toBe('ask.deploy')
    expect(match.pending[0]?.seat).toBe(0)
    giveAnswers(match, path([30, 40]))
    expect(promptId(match)).toBe('ask.lead')
    expect(match.pending[0]?.seat).toBe(1)
    expect(['Ann', 'Ada'].map((name) => fighterNamed(match, name).status)).toEqual(['standing', 'standing'])
  })

  test('has them placed in the player’s order', () => {
    const match = waiting()
    const ada = fighterNamed(match, 'Ada').id
    expect(optionKeys(match)).toEqual([`first:${ada}`])
    giveAnswers(match, `first:${ada}`, path([30, 30]))
    expect(fighterNamed(match, 'Ada').status).toBe('standing')
    expect(fighterNamed(match, 'Ann').status).toBe('waiting')
    const twin = figure('Ann', 0, 0, 0, {}, { status: 'waiting', card: 'Guards' })
    // Equal fighters get no separate options.
    expect(optionKeys(waiting({}, [twin]))).toEqual([`first:${ada}`])
  })

  test('has them face in any direction, by default towards the enemy', () => {
    const match = waiting()
    giveAnswers(match, { path: [{ x: 30_000, y: 30_000 }], facing: { x: 0, y: 1 } }, path([30, 40]))
    expect(fighterNamed(match, 'Ann').at.facing.y).toBeGreaterThan(0)
    expect(fighterNamed(match, 'Ada').at.facing.x).toBeGreaterThan(0)
  })

  test('puts no fighter onto another or into an obstacle', () => {
    const scenery = [{ kind: 'building', at: [40, 50], size: [6, 6] }]
    const match = waiting({ scenery })
    giveAnswers(match, path([30, 30]))
    expect(refusal(match, path([30, 31]))).toBe('refused.no-room CF-DEPLOY-05')
    expect(refusal(match, path([40, 50]))).toBe('refused.no-room CF-DEPLOY-05')
    expect(refusal(match, path([30, 36]))).toBeUndefined()
  })
})

describe('CF-DEPLOY-06 the zone of the line of battle', () => {
  // The table is 120 cm wide, its median at 60: the left zone is from 10 to 45; a base is 2.5 cm wide.
  test.each([
    [43.7, undefined],
    [43.8, 'refused.zone CF-DEPLOY-05'],
    [11.3, undefined],
    [11.2, 'refused.zone CF-DEPLOY-05'],
    [90, 'refused.zone CF-DEPLOY-05'],
  ])('at %d cm from the left edge: %s', (x, refused) => {
    expect(refusal(waiting(), path([x, 30]))).toBe(refused)
  })

  test('is mirrored for the camp with the right half', () => {
    const match = waiting({ leftHalf: 1 })
    expect(refusal(match, path([90, 30]))).toBeUndefined()
    expect(refusal(match, path([30, 30]))).toBe('refused.zone CF-DEPLOY-05')
  })
})

test('CF-DEPLOY-07 round 1 begins with a Tactical roll when all fighters are placed', () => {
  const match = waiting()
  giveAnswers(match, path([30, 30]), path([30, 40]), 'play', path([90, 30]))
  expect(match.state.round).toBe(1)
  expect(promptId(match)).toBe('ask.coordinator')
})

describe('CF-ROUND-01 before play', () => {
  const guards = (count: number, points: number): Json => ({
    army: 'lions',
    points,
    cards: Array.from({ length: count }, () => ({ profile: 'lions-guard-of-alahan', count: 3 })),
  })

  test('armies must stay within the agreed A.P.; other setups are refused with the rule', () => {
    const setup = (points: number) => () => readSetup({ armies: [guards(2, points), 'orcs-100'] })
    expect(setup(200)).not.toThrow()
    expect(setup(40)).toThrow(/CF-ARMY-01/)
  })

  test('the deployment comes first, then round 1', () => {
    const match = startMatch({ armies: [guards(1, 200), guards(1, 200)] })
    expect(match.state.phase).toBe('approach')
    expect(match.state.round).toBe(0)
    expect(match.view(0).status.headline.id).toBe('phase.approach')
  })
})

describe('CF-SCENARIO-01 the scenario of a battle', () => {
  test.each([
    ['blood-bath', 6],
    ['conquest', 6],
    ['execution', 5],
  ])('%s lasts %i rounds unless the players agree otherwise, for any armies', (scenario, rounds) => {
    const setup = (more: object) => readSetup({ armies: ['lions-100', 'orcs-400'], scenario, ...more })
    expect(setup({}).rounds).toEqual(rounds)
    expect(setup({ rounds: 3 }).rounds).toBe(3)
    const { mission } = startMatch({ armies: ['lions-100', 'orcs-400'], scenario }).view(0)
    expect(mission?.name.id).toBe(`scenario.${scenario}`)
    expect(mission?.goal.id).toBe(`scenario.${scenario}.goal`)
  })

  test('an unknown scenario is refused', () => {
    expect(() => readSetup({ ...SETUP, scenario: 'picnic' })).toThrow(/scenario/)
  })
})

describe('CF-SCENARIO-03 the agreed ground', () => {
  const sceneryOf = (scenery: Json[]) => startMatch({ ...SETUP, scenery }).view(0).scenery

  test('is open or has any pieces, each with its ground', () => {
    expect(sceneryOf([])).toEqual([])
    const pieces = sceneryOf([
      { kind: 'swamp', at: [40, 30], size: [10, 10] },
      { kind: 'building', at: [80, 30], size: [6, 6] },
    ])
    expect(pieces.map(({ kind, notes }) => [kind, notes?.[0]?.id])).toEqual([
      ['swamp', 'ground.encumbered'],
      ['building', 'ground.solid'],
    ])
  })

  test('may differ from the usual ground of a piece', () => {
    const [wood] = sceneryOf([{ kind: 'wood', at: [40, 30], size: [10, 10], ground: 'open' }])
    expect(wood?.notes?.[0]?.id).toBe('ground.open')
  })
})

test('CF-DEPLOY-05 suggests a place between the others once a large army has taken all places in open order', () => {
  const rows = [43.65, 37.65, 31.65, 25.65, 19.65].flatMap((x) =>
    [6, 12, 18, 24, 30, 36, 42, 48, 54].map((y) => [x, y] as const),
  )
  const placed = rows.map(([x, y], i) => figure(`Al ${i}`, 0, x, y, {}, { card: 'Rest' }))
  const match = scene({
    phase: 'deployment',
    figures: [...placed, figure('Ann', 0, 0, 0, {}, { status: 'waiting' }), figure('Bob', 1, 100, 30)],
    piles: [['Ann'], null],
    placements: [0, 0],
  } as Json)
  const [decision] = match.pending
  const places = decision?.kind === 'place' ? decision.suggest(3) : []
  expect(promptId(match)).toBe('ask.deploy')
  expect(places).toHaveLength(3)
  expect(places.map((place) => refusal(match, place as never))).toEqual([undefined, undefined, undefined])
})
