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

/** A battle about to be set up: what the dice say is scripted by a situation, so only answers are given here. */
function startMatch(setup: Json, seed = 'approach'): Scene {
  const agreed = readSetup(setup)
  return Match.start(confrontation, { setup: agreed, state: confrontation.begin(agreed) }, seed)
}

/** Answers the secret choices of both: cards as they are listed, the first coordinator. */
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

describe('CF-DEPLOY-01 and CF-DEPLOY-02: the approach', () => {
  test('begins with both players stacking their cards in secret, before anybody is on the table', () => {
    const match = startMatch(SETUP)
    expect(match.pending.map(({ prompt, seat }) => [prompt.id, seat])).toEqual([
      ['ask.sequence', 0],
      ['ask.sequence', 1],
    ])
    expect(match.state.fighters.every(({ status }) => status === 'waiting')).toBe(true)
  })

  test('CF-DEPLOY-03: the Tactical roll comes next, then the halves and the first lead', () => {
    const match = pastTheRoll(startMatch(SETUP))
    expect(eventArgs(match, 'tactical.won').length).toBe(1)
    const winner = match.state.tacticalWinner
    expect([promptId(match), match.pending[0]?.seat]).toEqual(['ask.half', winner])
    giveAnswers(match, 'right')
    expect(match.state.leftHalf).toBe(1 - winner)
    expect([promptId(match), match.pending[0]?.seat]).toEqual(['ask.first-lead', winner])
  })

  test('CF-DEPLOY-06: until a half is chosen, neither is shown as anybody’s', () => {
    const halfLabels = ({ state, setup }: ReturnType<typeof startMatch>) => {
      const { zones } = confrontation.view(state, setup, 0)
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

  test('CF-DEPLOY-06: halves that are agreed are not asked for', () => {
    const match = pastTheRoll(startMatch({ ...SETUP, left: 1 }))
    expect([promptId(match), match.state.leftHalf]).toEqual(['ask.first-lead', 1])
  })
})

describe('CF-DEPLOY-03: the coordinator of the approach', () => {
  /** The terms of each coordinator's result, by the rule of the approach. */
  const help = (army: string) => {
    const match = pastTheRoll(startMatch({ armies: [army, 'orcs-100'] }))
    const opposition = match.events.findLast(({ type }) => type === 'opposition.first' || type === 'opposition.second')!
    const [own] = opposition.numbers!
    return own!.terms.filter(({ rule }) => rule === 'CF-DEPLOY-03').map(({ amount }) => amount)
  }

  test('gets 2 for a whole war-staff in the army', () => {
    expect(help('lions-200')).toEqual([2])
  })

  test('gets 1 for a musician without one', () => {
    expect(help('wolfen-200')).toEqual([1])
  })

  test('gets nothing where there is neither', () => {
    expect(help('lions-100')).toEqual([])
  })

  test('CF-LEAD-05 and CF-LORD-07 gets nothing from a musician whom he does not follow', () => {
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
    expect([terms([], []), terms(['construct'], []), terms(['construct'], ['construct'])]).toEqual([[1], [], []])
    expect([terms(['living-dead'], []), terms(['living-dead'], ['living-dead'])]).toEqual([[], [1]])
  })
})

test('CF-DEPLOY-04, CF-DRAW-06 and CF-PACK-32 for the right to pass those count who are still to come', () => {
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
  // One card against two gives a right to pass to whoever has no more fighters.
  expect([passes('eliminated'), passes('waiting')]).toEqual([
    [1, 0],
    [0, 0],
  ])
})

/** Two of a card of the first seat and one of the second, about to be placed; the first seat has played its card. */
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

describe('CF-DEPLOY-05: a card that is played', () => {
  test('has all its fighters placed at once, then the lead passes (CF-DEPLOY-04)', () => {
    const match = waiting()
    giveAnswers(match, path([30, 30]))
    expect([promptId(match), match.pending[0]?.seat]).toEqual(['ask.deploy', 0])
    giveAnswers(match, path([30, 40]))
    expect([promptId(match), match.pending[0]?.seat]).toEqual(['ask.lead', 1])
    expect(['Ann', 'Ada'].map((name) => fighterNamed(match, name).status)).toEqual(['standing', 'standing'])
  })

  test('has them placed in the order the player likes', () => {
    const match = waiting()
    const ada = fighterNamed(match, 'Ada').id
    expect(optionKeys(match)).toEqual([`first:${ada}`])
    giveAnswers(match, `first:${ada}`, path([30, 30]))
    expect([fighterNamed(match, 'Ada').status, fighterNamed(match, 'Ann').status]).toEqual(['standing', 'waiting'])
    const twin = figure('Ann', 0, 0, 0, {}, { status: 'waiting', card: 'Guards' })
    // Whoever is like the one to be placed is not asked for apart.
    expect(optionKeys(waiting({}, [twin]))).toEqual([`first:${ada}`])
  })

  test('has them face where the player likes, towards the enemy unless he says', () => {
    const match = waiting()
    giveAnswers(match, { path: [{ x: 30_000, y: 30_000 }], facing: { x: 0, y: 1 } }, path([30, 40]))
    expect(fighterNamed(match, 'Ann').at.facing.y).toBeGreaterThan(0)
    expect(fighterNamed(match, 'Ada').at.facing.x).toBeGreaterThan(0)
  })

  test('puts nobody on anybody else or into an obstacle', () => {
    const scenery = [{ kind: 'building', at: [40, 50], size: [6, 6] }]
    const match = waiting({ scenery })
    giveAnswers(match, path([30, 30]))
    expect(refusal(match, path([30, 31]))).toBe('refused.no-room CF-DEPLOY-05')
    expect(refusal(match, path([40, 50]))).toBe('refused.no-room CF-DEPLOY-05')
    expect(refusal(match, path([30, 36]))).toBeUndefined()
  })
})

describe('CF-DEPLOY-06: the zone of the line of battle', () => {
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

  test('is on the other side for whoever has the right half', () => {
    const match = waiting({ leftHalf: 1 })
    expect(refusal(match, path([90, 30]))).toBeUndefined()
    expect(refusal(match, path([30, 30]))).toBe('refused.zone CF-DEPLOY-05')
  })
})

test('CF-DEPLOY-07: when everybody is placed round 1 begins with a Tactical roll of its own', () => {
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

  test('armies are built within the A.P. that were agreed: another is no setup, and the rule is told', () => {
    const setup = (points: number) => () => readSetup({ armies: [guards(2, points), 'orcs-100'] })
    expect(setup(200)).not.toThrow()
    expect(setup(40)).toThrow(/CF-ARMY-01/)
  })

  test('then comes the deployment, then round 1', () => {
    const match = startMatch({ armies: [guards(1, 200), guards(1, 200)] })
    expect([match.state.phase, match.state.round]).toEqual(['approach', 0])
    expect(match.view(0).status.headline.id).toBe('phase.approach')
  })
})

describe('CF-SCENARIO-01 a scenario says what a battle is', () => {
  test.each([
    ['blood-bath', 6],
    ['conquest', 6],
    ['execution', 5],
  ])('%s lasts %i rounds unless the players agree otherwise, whatever the armies', (scenario, rounds) => {
    const setup = (more: object) => readSetup({ armies: ['lions-100', 'orcs-400'], scenario, ...more })
    expect([setup({}).rounds, setup({ rounds: 3 }).rounds]).toEqual([rounds, 3])
    const { mission } = startMatch({ armies: ['lions-100', 'orcs-400'], scenario }).view(0)
    expect([mission?.name.id, mission?.goal.id]).toEqual([`scenario.${scenario}`, `scenario.${scenario}.goal`])
  })

  test('one that nobody knows is no setup', () => {
    expect(() => readSetup({ ...SETUP, scenario: 'picnic' })).toThrow(/scenario/)
  })
})

describe('CF-SCENARIO-03 the ground is as the players agree', () => {
  const sceneryOf = (scenery: Json[]) => startMatch({ ...SETUP, scenery }).view(0).scenery

  test('nothing, or whatever pieces they lay, with the ground they are', () => {
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

  test('which may be another than usual for such a piece', () => {
    const [wood] = sceneryOf([{ kind: 'wood', at: [40, 30], size: [10, 10], ground: 'open' }])
    expect(wood?.notes?.[0]?.id).toBe('ground.open')
  })
})
