import { createBot, type Effort, measuredBot, playOut } from '@fray/bots'
import type { AnyGame } from '@fray/games'
import { type Json, Match, type Outcome, type Seat, startingPosition } from '@fray/kernel'

/** The common settings of a simulation's matches. */
export interface SimulationPlan {
  readonly game: string
  readonly setup: Json
  readonly seed: string
  /** One for each seat. */
  readonly bots: readonly string[]
  /** Every match is played twice with the same seed, the second time with the bots' seats exchanged. */
  readonly mirrored?: boolean
}

export interface SimulatedMatch {
  /** Indices of the winning bots in the plan: their seats, unless the match is a mirrored one. */
  readonly winners: readonly Seat[]
  /** By how much the first bot is ahead of the second, from -1 to 1. */
  readonly margin: number
  readonly decisions: number
  /** The work of each bot of the plan. */
  readonly efforts: readonly Effort[]
}

/** Plays the match of a given number; number and plan determine everything about it except how long it takes. */
export function simulatedMatches(game: AnyGame, { setup, seed, bots, mirrored = false }: SimulationPlan) {
  // The setup is checked once; every match begins with a copy.
  const beginning = startingPosition(game, { setup })
  return (number: number): SimulatedMatch => {
    const name = `${seed}/${mirrored ? Math.floor(number / 2) : number}`
    const isMirror = mirrored && number % 2 === 1
    const seated = isMirror ? bots.toReversed() : bots
    const match = Match.start(game, beginning, name, { retention: 'last', recording: false })
    const players = seated.map((bot, seat) => measuredBot(createBot(bot, `${name}/seat ${seat}`), readClock))
    const { winners, outcome, decisions } = playOut(match, players)
    const efforts = players.map(({ effort }) => effort)
    const margin = marginOf(outcome)
    if (!isMirror) return { winners, margin, decisions, efforts }
    return {
      winners: winners.map((seat) => bots.length - 1 - seat),
      margin: -margin,
      decisions,
      efforts: efforts.toReversed(),
    }
  }
}

function readClock(): number {
  return performance.now()
}

/** Gets the first seat's lead over the second as a share of all points; without points only the winner counts. */
function marginOf({ winners, scores }: Outcome): number {
  const [first = 0, second = 0] = scores ?? [0, 1].map((seat) => (winners.includes(seat) ? 1 : 0))
  const all = Math.abs(first) + Math.abs(second)
  return all === 0 ? 0 : (first - second) / all
}
