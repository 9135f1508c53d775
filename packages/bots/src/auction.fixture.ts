import {
  type ArrangeDecision,
  type Arrangement,
  accept,
  countIn,
  type Game,
  Match,
  type Play,
  type Procedure,
  refuse,
  type Seat,
  text,
} from '@fray/kernel'

/**
 * A small game with arrangements: each seat secretly divides six gems among two lots and its purse, and orders its two
 * cards. More gems win a lot; the purse may not be empty; the earlier fox wins a tie.
 */
export interface AuctionState {
  round: number
  lots: number[]
  /** The bids of both seats; hidden until the reveal. */
  bids: (Bid | null)[]
}

interface Bid {
  readonly lots: readonly [number, number]
  readonly foxFirst: boolean
}

type AuctionPlay = Play<AuctionState, null>
export type AuctionGame = Game<AuctionState, null, AuctionState>

const ROUNDS = 3
const RULE = 'AUCTION-1'
const PHRASES = ['auction', 'divide', 'left', 'right', 'purse', 'pile', 'gem', 'fox', 'owl', 'miser', 'pass']

export const auction: AuctionGame = {
  id: 'auction',
  version: '1',
  content: {
    title: text('auction'),
    summary: text('auction'),
    phrases: { en: Object.fromEntries(PHRASES.map((id) => [id, id])) },
    reference: async () => ({}),
    presets: [],
  },
  rules: {
    readSetup: () => null,
    seats: () => 2,
    begin: () => ({ round: 0, lots: [0, 0], bids: [null, null] }),
    *next(play) {
      const bids = yield* play.simultaneously([0, 1].map((seat) => ({ seat, procedure: bid(play, seat) })))
      for (const lot of [0, 1] as const) play.state.lots[winner(bids, lot)]!++
      play.state.bids = [null, null]
      play.state.round++
    },
    outcome: ({ round, lots: [a = 0, b = 0] }) =>
      round < ROUNDS ? undefined : { winners: a === b ? [] : [a > b ? 0 : 1], reason: text('auction'), rules: [RULE] },
    faults: ({ lots, round }) => (lots[0]! + lots[1]! === 2 * round ? [] : ['a lot is missing']),
  },
  view: {
    redact: ({ bids }, seat) => {
      for (const other of [0, 1]) if (other !== seat) bids[other] = null
    },
    show: (state) => state,
  },
  saves: {
    readPosition: () => ({ setup: null, state: auction.rules.begin(null) }),
  },
  bots: {
    appraise: ({ lots }, seat) => (lots[seat]! - lots[1 - seat]!) / (2 * ROUNDS),
  },
}

function winner([first, second]: readonly Bid[], lot: 0 | 1): Seat {
  const [a, b] = [first!.lots[lot], second!.lots[lot]]
  if (a !== b) return a > b ? 0 : 1
  return first!.foxFirst ? 0 : 1
}

function* bid(play: AuctionPlay, seat: Seat): Procedure<Bid> {
  const made = yield* play.arrange(divideDecision(seat))
  play.state.bids[seat] = made
  return made
}

export function divideDecision(seat: Seat): Omit<ArrangeDecision<Bid>, 'kind'> {
  return {
    seat,
    prompt: text('divide'),
    rules: [RULE],
    things: [
      { id: 'gem', text: text('gem'), amount: 6 },
      { id: 'fox', text: text('fox') },
      { id: 'owl', text: text('owl') },
    ],
    slots: [
      { id: 'left', text: text('left'), max: 4 },
      { id: 'right', text: text('right'), max: 4 },
      { id: 'purse', text: text('purse') },
      { id: 'pile', text: text('pile'), ordered: true, min: 2, max: 2, fixed: ['fox', 'owl'] },
    ],
    check: (arrangement) =>
      countIn(arrangement, 'purse') > 0 ? accept(bidOf(arrangement)) : refuse(text('miser'), RULE),
    suggest: () => [
      { slots: { left: [['gem', 3]], right: [['gem', 2]], purse: ['gem'], pile: ['fox', 'owl'] } },
      { slots: { purse: [['gem', 6]], pile: ['owl', 'fox'] } },
    ],
    alternatives: [{ key: 'pass', text: text('pass'), value: { lots: [0, 0], foxFirst: false } }],
  }
}

function bidOf(arrangement: Arrangement): Bid {
  return {
    lots: [countIn(arrangement, 'left'), countIn(arrangement, 'right')],
    foxFirst: arrangement.pile?.[0]?.thing === 'fox',
  }
}

export function auctionMatch(seed: string, game: AuctionGame = auction): Match<AuctionState, null, AuctionState> {
  return Match.start(game, { setup: null, state: auction.rules.begin(null) }, seed)
}
