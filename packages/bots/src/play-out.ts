import type { Match, Outcome, Refusal, Seat } from '@fray/kernel'
import { type Bot, type PlayerSight, sightOf } from './player.ts'

interface PlayLimits {
  /** Maximum number of decisions; a longer match throws an error. */
  readonly decisions?: number
}

/** How a match between bots went. */
export interface MatchSummary {
  readonly winners: readonly Seat[]
  readonly outcome: Outcome
  /** The number of decisions that the bots took. */
  readonly decisions: number
}

/** A bot or its game failed: an illegal answer, a seat without a player, an endless match. */
export class PlayError extends Error {
  override readonly name = 'PlayError'
}

/** Plays a match to its end, with one player per seat. Simultaneous choices are made one after another. */
export function playOut(
  match: Match,
  players: readonly Bot[],
  { decisions: limit = 10_000 }: PlayLimits = {},
): MatchSummary {
  for (let decisions = 0; ; decisions++) {
    if (match.outcome) return { winners: match.outcome.winners, outcome: match.outcome, decisions }
    if (decisions >= limit) throw new PlayError(`${match.game.id}: no end within ${limit} decisions`)
    const decision = match.pending[0]
    if (!decision) throw new PlayError(`${match.game.id}: no outcome, and no seat has anything to decide`)
    const player = players[decision.seat]
    if (!player) throw new PlayError(`${match.game.id}: seat ${decision.seat} has no player`)
    const sight = sightOf(match, decision)
    const answer = player.choose(sight)
    const answered = match.answer(decision.seat, answer)
    if (!answered.ok) throw new PlayError(illegalAnswerError(player, sight, answer, answered, decisions))
  }
}

function illegalAnswerError(
  player: Bot,
  { seat, decision }: PlayerSight,
  answer: unknown,
  refusal: Refusal,
  decisions: number,
): string {
  const why = [refusal.reason.id, ...refusal.rules].join(' ')
  const given = JSON.stringify(answer)
  return `${player.name} in seat ${seat} answered ${given} to "${decision.prompt.id}" after ${decisions} decisions: ${why}`
}
