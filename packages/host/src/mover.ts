import type { Answer, Decision, Match, Seat } from '@fray/kernel'

/** A seat that answers automatically. */
export interface Mover {
  readonly seat: Seat
  choose(decision: Decision): Answer | Promise<Answer>
}

/** Gets the first pending seat that has a bot, and that bot's answer. */
export function nextBot(
  match: Match<unknown, unknown, unknown>,
  bots: readonly (Mover['choose'] | undefined)[],
): Mover | undefined {
  for (const { seat } of match.pending) {
    const choose = bots[seat]
    if (choose) return { seat, choose }
  }
  return undefined
}
