import { z } from 'zod'
import { freeze } from '../data/clone.ts'
import type { PlaceDecision } from '../decisions/decision.ts'
import { accept, refuse, type Verdict } from '../decisions/verdict.ts'
import type { Dice, Pool, RollReader } from '../dice/dice.ts'
import type { Game } from '../game/game.ts'
import type { Outcome } from '../game/game-rules.ts'
import type { StartingPosition } from '../game/game-saves.ts'
import { readInput } from '../input/input.ts'
import { choice, type Play, type Procedure } from '../match/procedure.ts'
import type { Json, Seat } from '../match/seat.ts'
import { text } from '../texts/message.ts'

/** A small game that uses the whole kernel: two fencers on a line, each with a potion hidden from the other. */
export interface DuelState {
  turn: number
  yielded: Seat | null
  fencers: Fencer[]
  /** Constant for the whole match and frozen, so that clones share it. */
  readonly ground: { readonly length: number; readonly marks: readonly number[] }
}

export interface Fencer {
  spot: Spot
  life: number
  /** The secret; 'unknown' to those who may not know it. */
  potion: Potion | 'unknown' | 'drunk'
}

export interface Spot {
  x: number
}

export type Potion = 'healing' | 'poison'

export interface DuelSetup {
  readonly life: number
  readonly potions: readonly [Potion | 'unknown', Potion | 'unknown']
}

export interface DuelView {
  readonly seat: Seat | null
  readonly turn: number
  readonly fencers: readonly Fencer[]
  /** The potions they began with. */
  readonly potions: DuelSetup['potions']
}

type DuelPlay = Play<DuelState, DuelSetup>
/** An action of a fencer; a procedure if it asks for anything. */
type Action = (play: DuelPlay, seat: Seat) => Procedure | undefined

const REACH = 2
const TURNS = 20

const actions = { step, thrust, bid, drink, sniff, salute, yield: yieldDuel } satisfies Record<string, Action>

/** DUEL-TURN-01: the fencers act in turn. */
function* turn(play: DuelPlay): Procedure {
  const seat = play.state.turn % 2
  const procedure = actions[yield* chooseAction(play, seat)](play, seat)
  if (procedure) yield* procedure
  play.state.turn++
}

function* chooseAction(play: DuelPlay, seat: Seat): Procedure<keyof typeof actions> {
  const { potion } = fencerOf(play.state, seat)
  const near = gap(play.state) <= REACH
  const keys = (Object.keys(actions) as (keyof typeof actions)[]).filter(
    (key) => (key !== 'thrust' || near) && (key !== 'drink' || potion !== 'drunk'),
  )
  const barred = near
    ? []
    : [
        {
          key: 'thrust',
          text: text('duel.thrust'),
          reason: text('duel.too-far', { gap: gap(play.state) }),
          rules: ['DUEL-THRUST-01'],
        },
      ]
  return yield* play.pick({
    seat,
    prompt: text('duel.act'),
    rules: ['DUEL-TURN-01'],
    figure: seat,
    options: keys.map((key) => choice(key, text(`duel.${key}`))),
    barred,
  })
}

/** DUEL-STEP-01..02: a fencer moves up to two paces, and not to or past the other. */
function* step(play: DuelPlay, seat: Seat): Procedure {
  const fencer = fencerOf(play.state, seat)
  const from = fencer.spot.x
  // The state keeps the object of the decision, and wounds push it later: a copy held elsewhere must not move.
  fencer.spot = yield* play.place(stepDecision(play.state, seat))
  const points = [[from, 0] as const, [fencer.spot.x, 0] as const]
  play.log('duel.steps', { fencer: { figure: seat }, x: fencer.spot.x }, ['DUEL-STEP-01'], {
    seat,
    paths: [{ figure: seat, points }],
  })
}

function stepDecision(state: DuelState, seat: Seat): Omit<PlaceDecision<Spot>, 'kind'> {
  const from = fencerOf(state, seat).spot.x
  const spots = [-2, -1, 1, 2].map((paces) => ({ x: from + paces }))
  const suggest = () => spots.filter((spot) => checkStep(state, seat, spot).ok)
  return {
    seat,
    prompt: text('duel.where'),
    rules: ['DUEL-STEP-01'],
    figure: seat,
    form: { from, paces: 2 },
    check: (proposal) => checkStep(state, seat, proposal),
    suggest,
    region: () => suggest().map(({ x }) => x),
    alternatives: [{ key: 'stay', text: text('duel.stay'), value: { x: from } }],
  }
}

const spotSchema = z.object({ x: z.number().int() })

function checkStep(state: DuelState, seat: Seat, proposal: Json): Verdict<Spot> {
  const spot = spotSchema.safeParse(proposal)
  if (!spot.success) return refuse(text('duel.no-spot'), 'DUEL-STEP-01')
  const { x } = spot.data
  const from = fencerOf(state, seat).spot.x
  const other = fencerOf(state, 1 - seat).spot.x
  if (x < 0 || x > state.ground.length || Math.abs(x - from) > 2) {
    return refuse(text('duel.too-wide', { x }), 'DUEL-STEP-01')
  }
  if (x === other || x < other !== from < other) return refuse(text('duel.blocked'), 'DUEL-STEP-02')
  return accept(proposal as unknown as Spot)
}

/** DUEL-THRUST-01..04: the other fencer answers a thrust before it lands. */
function* thrust(play: DuelPlay, seat: Seat): Procedure {
  const other = 1 - seat
  const { potion } = fencerOf(play.state, other)
  const reply = yield* play.pick({
    seat: other,
    prompt: text('duel.answer-thrust'),
    rules: ['DUEL-THRUST-02'],
    figure: other,
    // The options name the secret of the seat that is asked.
    options: ['parry', 'riposte', 'take'].map((key) => choice(key, text(`duel.${key}`, { potion }))),
  })
  if (reply === 'parry') {
    const pools: Pool[] = [
      { seat, count: 2, sides: 6 },
      { seat: other, count: 1, sides: 6 },
    ]
    const result = yield* play.roll(text('duel.parry'), ['DUEL-THRUST-03'], pools, bestPool)
    if (result <= 0) return play.log('duel.parried', { fencer: { figure: other } }, ['DUEL-THRUST-03'])
  }
  if (reply === 'riposte') {
    const [forcedDice = []] = yield* play.rollDice(
      text('duel.riposte'),
      ['DUEL-THRUST-04'],
      [{ seat: other, count: 2, sides: 6 }],
    )
    if ((forcedDice[0] ?? 0) >= 5) return wound(play, seat, 'DUEL-THRUST-04')
  }
  wound(play, other, 'DUEL-THRUST-02')
}

/** Which pool has the higher best die: 1 the first, -1 the second, 0 neither. */
const bestPool: RollReader<number> = {
  id: 'duel-best-pool',
  read: ([first = [], second = []]: Dice) => Math.sign((first[0] ?? 0) - (second[0] ?? 0)),
}

function wound(play: DuelPlay, seat: Seat, rule: string): void {
  const fencer = fencerOf(play.state, seat)
  const away = fencer.spot.x < fencerOf(play.state, 1 - seat).spot.x ? -1 : 1
  fencer.life--
  fencer.spot.x = Math.min(Math.max(fencer.spot.x + away, 0), play.state.ground.length)
  play.log('duel.wounded', { fencer: { figure: seat } }, [rule], { seat, isOutcome: true })
}

/** DUEL-BID-01..03: both choose a stance and then a stake in secret; the higher stake may press or rest. */
function* bid(play: DuelPlay): Procedure {
  const bids = yield* play.simultaneously([0, 1].map((seat) => ({ seat, procedure: secretBid(play, seat) })))
  const [first = 0, second = 0] = bids
  play.log('duel.bids', { first, second }, ['DUEL-BID-02'])
  if (first === second) return
  const winner = first > second ? 0 : 1
  const use = yield* play.pick({
    seat: winner,
    prompt: text('duel.use-bid'),
    rules: ['DUEL-BID-03'],
    options: ['press', 'rest'].map((key) => choice(key, text(`duel.${key}`))),
  })
  if (use === 'press') wound(play, 1 - winner, 'DUEL-BID-03')
  else fencerOf(play.state, winner).life++
}

function* secretBid(play: DuelPlay, seat: Seat): Procedure<number> {
  const { potion } = fencerOf(play.state, seat)
  const ask = (prompt: string, keys: readonly string[]) =>
    play.pick({
      seat,
      prompt: text(prompt),
      rules: ['DUEL-BID-01'],
      options: keys.map((key) => choice(key, text(`duel.${key}`, { potion }))),
    })
  const stance = yield* ask('duel.stance', ['high', 'low'])
  const stake = yield* ask('duel.stake', stance === 'high' ? ['stake-2', 'stake-3', 'stake-4'] : ['stake-0', 'stake-1'])
  // A simultaneous part may log: the kernel holds the event back until both have chosen.
  play.log('duel.bid-made', { fencer: { figure: seat }, stance, stake }, ['DUEL-BID-01'], { seat })
  return Number(stake.slice('stake-'.length))
}

/** DUEL-POTION-01: a potion heals or harms, and its kind becomes public. */
function drink(play: DuelPlay, seat: Seat): undefined {
  const fencer = fencerOf(play.state, seat)
  const gain = { healing: 2, poison: -2, unknown: 0, drunk: 0 }[fencer.potion]
  play.log('duel.drinks', { fencer: { figure: seat }, gain }, ['DUEL-POTION-01'], { seat, isOutcome: true })
  fencer.potion = 'drunk'
  fencer.life += gain
  play.reveal()
}

/** DUEL-POTION-02: a fencer may examine their own potion; the other sees nothing of it. */
function sniff(play: DuelPlay, seat: Seat): undefined {
  const { potion } = fencerOf(play.state, seat)
  play.log('duel.sniffs', { fencer: { figure: seat }, potion }, ['DUEL-POTION-02'], { seat, only: [seat] })
  play.reveal()
}

/** DUEL-SALUTE-01: a salute rolls no dice and reveals nothing. */
function salute(play: DuelPlay, seat: Seat): undefined {
  play.log('duel.salutes', { fencer: { figure: seat } }, ['DUEL-SALUTE-01'], { seat })
}

/** DUEL-END-02: a fencer may give up. */
function yieldDuel(play: DuelPlay, seat: Seat): undefined {
  play.state.yielded = seat
}

/** DUEL-END-01..03: the duel ends with a defeat, a surrender or the last turn. */
function outcome({ turn: turns, yielded, fencers }: DuelState): Outcome | undefined {
  if (yielded !== null) return { winners: [1 - yielded], reason: text('duel.gave-up'), rules: ['DUEL-END-02'] }
  const loser = fencers.findIndex(({ life }) => life <= 0)
  if (loser >= 0) return { winners: [1 - loser], reason: text('duel.slain'), rules: ['DUEL-END-01'] }
  return turns < TURNS ? undefined : { winners: [], reason: text('duel.tired'), rules: ['DUEL-END-03'] }
}

export function fencerOf(state: DuelState, seat: Seat): Fencer {
  const fencer = state.fencers[seat]
  if (!fencer) throw new Error(`no fencer ${seat}`)
  return fencer
}

function gap(state: DuelState): number {
  return Math.abs(fencerOf(state, 0).spot.x - fencerOf(state, 1).spot.x)
}

const ground = freeze({ length: 10, marks: [0, 5, 10] })
const potion = z.enum(['healing', 'poison'])
const setupSchema = z.strictObject({ life: z.number().int().positive(), potions: z.tuple([potion, potion]) })
const situationSchema = z.strictObject({
  spots: z.tuple([z.number().int(), z.number().int()]),
  life: z.number().int().positive().default(3),
  potions: z.tuple([potion, potion]).default(['healing', 'poison']),
})

function layOut(setup: DuelSetup, spots: readonly number[]): DuelState {
  const fencers = spots.map(
    (x, i): Fencer => ({ spot: { x }, life: setup.life, potion: setup.potions[i] ?? 'unknown' }),
  )
  return { turn: 0, yielded: null, fencers, ground }
}

export const duel: Game<DuelState, DuelSetup, DuelView> = {
  id: 'duel',
  version: '1',
  content: {
    title: text('duel.title'),
    summary: text('duel.summary'),
    phrases: { en: { 'duel.title': 'Duel', 'duel.summary': 'Two fencers and their potions' } },
    reference: async () => ({}),
    presets: [{ id: 'usual', text: text('duel.title'), setup: { life: 3, potions: ['healing', 'poison'] } }],
    faces: { S: 6 },
  },
  rules: {
    readSetup: (json) => readInput('setup', setupSchema, json),
    seats: () => 2,
    begin: (setup) => layOut(setup, [4, 6]),
    next: turn,
    outcome,
    faults: () => [],
  },
  view: {
    redact: (state, seat) => {
      for (const [i, fencer] of state.fencers.entries()) {
        if (i !== seat && fencer.potion !== 'drunk') fencer.potion = 'unknown'
      }
    },
    redactSetup: ({ life, potions: [first, second] }, seat) => {
      return { life, potions: [seat === 0 ? first : 'unknown', seat === 1 ? second : 'unknown'] }
    },
    show: (state, { potions }, seat) => ({ seat: seat ?? null, turn: state.turn, fencers: state.fencers, potions }),
    overlays: {
      list: (state, _setup, _seat, figure) => {
        if (!state.fencers[figure]) return []
        const reach = { id: 'reach', kind: 'movement', text: text('duel.reach') }
        const pockets = { id: 'pockets', kind: 'sight', text: text('duel.pockets') }
        // Distances are not measured before the first thrust.
        return [
          pockets,
          state.turn > 0 ? reach : { ...reach, barred: { reason: text('duel.unmeasured'), rules: ['D-9'] } },
        ]
      },
      draw: ({ fencers }, _setup, _seat, figure, id) => {
        const { spot, potion } = fencers[figure]!
        return id === 'reach' ? [spot.x - 2, spot.x + 2] : potion
      },
    },
  },
  saves: {
    readPosition: (json): StartingPosition<DuelState, DuelSetup> => {
      const { spots, ...setup } = readInput('situation', situationSchema, json)
      return { setup, state: layOut(setup, spots) }
    },
    readPlacement: (answer) => spotSchema.safeParse(answer).data,
  },
  bots: {
    appraise: ({ fencers }, seat) => Math.sign((fencers[seat]?.life ?? 0) - (fencers[1 - seat]?.life ?? 0)),
  },
}
