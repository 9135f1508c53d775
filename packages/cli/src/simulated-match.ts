import { createBot, playOut } from '@fray/bots'
import type { AnyGame } from '@fray/games'
import { type Json, Match, type Seat, startingPosition } from '@fray/kernel'

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
  readonly decisions: number
}

/** Plays the match of a given number; number and plan determine everything about it. */
export function simulatedMatches(game: AnyGame, { setup, seed, bots, mirrored = false }: SimulationPlan) {
  // The setup is checked once; every match begins with a copy.
  const beginning = startingPosition(game, { setup })
  return (number: number): SimulatedMatch => {
    const name = `${seed}/${mirrored ? Math.floor(number / 2) : number}`
    const isMirror = mirrored && number % 2 === 1
    const seated = isMirror ? bots.toReversed() : bots
    const match = Match.start(game, beginning, name, { retention: 'last', recording: false })
    const players = seated.map((bot, seat) => createBot(bot, `${name}/seat ${seat}`))
    const { winners, decisions } = playOut(match, players)
    return { winners: isMirror ? winners.map((seat) => bots.length - 1 - seat) : winners, decisions }
  }
}
