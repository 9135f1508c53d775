import type { Answer, Decision, Match, Seat } from '@fray/kernel'

/** A seat that answers by itself. */
export interface Mover {
  readonly seat: Seat
  choose(decision: Decision): Answer | Promise<Answer>
}

/** The first seat asked at which a bot sits, and what that bot answers. */
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
