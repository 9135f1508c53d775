import {
  accept,
  choice,
  type Game,
  type Json,
  Match,
  type Play,
  type Pool,
  type Procedure,
  refuse,
  text,
} from '@fray/kernel'

/**
 * A small game for tests with one of everything: two runners, and the first to the goal wins. A turn is a roll of dice
 * (two dice cost two breath), a step to a chosen place, or a contest where both secretly bid breath.
 */
export interface RaceState {
  turn: number
  positions: number[]
  /** The breath each runner has left, hidden from the other. */
  breath: number[]
}

type RacePlay = Play<RaceState, null>
export type RaceGame = Game<RaceState, null, RaceState>

const GOAL = 24
const PHRASES = [
  'race',
  'action',
  'run',
  'sprint',
  'step',
  'contest',
  'fly',
  'no-wings',
  'stay',
  'bid',
  'stepped',
  'too-far',
]
const RULE = 'RACE-1'

export const race: RaceGame = {
  id: 'race',
  version: '1',
  content: {
    title: text('race'),
    summary: text('race'),
    phrases: { en: Object.fromEntries(PHRASES.map((id) => [id, id])) },
    reference: async () => ({}),
    presets: [],
  },
  rules: {
    readSetup: () => null,
    seats: () => 2,
    begin: () => ({ turn: 0, positions: [0, 0], breath: [5, 5] }),
    *next(play) {
      const seat = play.state.turn % 2
      const options = (['run', 'sprint', 'step', 'contest'] as const).map((key) => choice(key, text(key)))
      const barred = [{ key: 'fly', text: text('fly'), reason: text('no-wings'), rules: [RULE] }]
      const action = yield* play.pick({ seat, prompt: text('action'), rules: [RULE], options, barred })
      yield* actions[action](play, seat)
      play.state.turn++
    },
    outcome: ({ positions }) => {
      const winner = positions.findIndex((position) => position >= GOAL)
      return winner < 0 ? undefined : { winners: [winner], reason: text('race'), rules: [RULE] }
    },
    faults: ({ breath }) => (breath.some((breathLeft) => breathLeft < 0) ? ['out of breath'] : []),
  },
  view: {
    redact: (state, seat) => {
      state.breath = state.breath.map((breath, i) => (i === seat ? breath : 3))
    },
    show: (state) => state,
  },
  saves: {
    readPosition: () => ({ setup: null, state: race.rules.begin(null) }),
    readPlacement: (answer) => (hasEnd(answer) ? { to: answer.to } : undefined),
  },
  bots: {
    appraise: ({ positions }, seat) => (positions[seat]! - positions[1 - seat]!) / GOAL,
  },
}

const actions = {
  *run(play: RacePlay, seat: number): Procedure {
    yield* throwDice(play, { seat, count: 1, sides: 6 })
  },
  *sprint(play: RacePlay, seat: number): Procedure {
    const count = play.state.breath[seat]! >= 2 ? 2 : 1
    if (count === 2) play.state.breath[seat]! -= 2
    yield* throwDice(play, { seat, count, sides: 6 })
  },
  *step(play: RacePlay, seat: number): Procedure {
    const { positions } = play.state
    const from = positions[seat]!
    positions[seat] = yield* play.place({
      seat,
      prompt: text('step'),
      rules: [RULE],
      form: { from },
      check: (proposal) => (isStep(proposal, from) ? accept(proposal.to) : refuse(text('too-far'), RULE)),
      suggest: () => [3, 2, 1].map((step) => ({ to: from + step })),
      alternatives: [{ key: 'stay', text: text('stay'), value: from }],
    })
    play.log('stepped', { to: positions[seat]! }, [RULE], { seat })
  },
  *contest(play: RacePlay): Procedure {
    const bids = yield* play.simultaneously([0, 1].map((seat) => ({ seat, procedure: bid(play, seat) })))
    for (const seat of [0, 1]) {
      play.state.breath[seat]! -= bids[seat]!
      if (bids[seat]! > bids[1 - seat]!) play.state.positions[seat]! += 4
    }
  },
}

function* bid(play: RacePlay, seat: number): Procedure<number> {
  const bids = Array.from({ length: Math.min(play.state.breath[seat]!, 2) + 1 }, (_, n) => n)
  const options = bids.map((n) => ({ key: `bid-${n}`, text: text('bid', { n }), value: n }))
  return yield* play.pick({ seat, prompt: text('bid'), rules: [RULE], options }, true)
}

function* throwDice(play: RacePlay, pool: Pool): Procedure {
  const [dice] = yield* play.rollDice(text('run'), [RULE], [pool])
  play.state.positions[pool.seat]! += dice!.reduce((sum, value) => sum + value, 0)
}

function isStep(proposal: Json, from: number): proposal is { to: number } {
  return hasEnd(proposal) && Number.isInteger(proposal.to) && proposal.to > from && proposal.to <= from + 3
}

function hasEnd(proposal: Json): proposal is { to: number } {
  return typeof proposal === 'object' && proposal !== null && 'to' in proposal && typeof proposal.to === 'number'
}

export function raceMatch(seed: string, game: RaceGame = race, breath = [5, 5]): Match<RaceState, null, RaceState> {
  return Match.start(game, { setup: null, state: { ...race.rules.begin(null), breath } }, seed)
}
