import { createBot, playOut } from '@fray/bots'
import type { AnyGame } from '@fray/games'
import { beginningOf, type Json, Match, type Seat } from '@fray/kernel'

/** What the matches of a simulation have in common. */
export interface SimulationPlan {
  readonly game: string
  readonly setup: Json
  readonly seed: string
  /** One for each seat. */
  readonly bots: readonly string[]
}

export interface SimulatedMatch {
  readonly winners: readonly Seat[]
  readonly decisions: number
}

/** Plays any match of a simulation by its number, which together with the plan decides everything about it. */
export function simulatedMatches(game: AnyGame, { setup, seed, bots }: SimulationPlan) {
  // What was agreed is checked once; every match begins with a copy.
  const beginning = beginningOf(game, { setup })
  return (number: number): SimulatedMatch => {
    const name = `${seed}/${number}`
    const match = Match.start(game, beginning, name, { retention: 'last', recording: false })
    const players = bots.map((bot, seat) => createBot(bot, `${name}/seat ${seat}`))
    const { winners, decisions } = playOut(match, players)
    return { winners, decisions }
  }
}
