import { createBot, sightOf } from '@fray/bots'
import type { Match } from '@fray/kernel'
import type { Bot } from './match-host.ts'
import type { PlayerKind } from './protocol.ts'

/** The bot that sits at a seat. It is given what its seat sees and nothing more. */
export function botOf(kind: Exclude<PlayerKind, 'person'>, seed: string): Bot {
  const bot = createBot(kind, seed)
  return (match, seat) => {
    const decision = match.decisionOf(seat)
    if (!decision) throw new Error(`seat ${seat} has nothing to decide`)
    return bot.choose(sightOf(match as Match, decision))
  }
}
