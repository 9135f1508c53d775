import type { Outcome } from '@fray/kernel'
import { type HistoryStep, leadsOverMean } from './history.ts'

/** A match whose leads all stay below this counts as level. */
const SLIGHT = 0.05

/**
 * Gets each seat's lead after each answer, from -1 to 1, where 1 is the greatest lead of the match: positions differ by
 * little in a game's own measure, and an unscaled course would look flat. No seat leads before the first turn, while
 * only one side may be on the table; at the end the winner leads.
 */
export function leadsOf(
  steps: readonly HistoryStep[],
  outcome: Outcome | undefined,
  firstTurn = 0,
): readonly (readonly number[])[] {
  const ahead = steps.map(({ at, strengths }) => (at < firstTurn ? strengths.map(() => 0) : leadsOverMean(strengths)))
  const played = outcome ? ahead.slice(0, -1) : ahead
  const greatest = Math.max(SLIGHT, ...played.flat().map(Math.abs))
  const leads = played.map((seatLeads) => seatLeads.map((lead) => lead / greatest))
  return outcome ? [...leads, ahead.at(-1)!.map((_, seat) => finalLead(outcome, seat))] : leads
}

function finalLead({ winners }: Outcome, seat: number): number {
  if (winners.length === 0) return 0
  return winners.includes(seat) ? 1 : -1
}
