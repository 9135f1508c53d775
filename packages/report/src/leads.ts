import type { Outcome } from '@fray/kernel'
import { aheadIn, type Step } from './history.ts'

/** Who is ahead by less than this all through a match is not ahead to speak of. */
const SLIGHT = 0.05

/**
 * How far each seat was ahead after each answer, from -1 to 1, where 1 is the greatest lead that anybody had: positions
 * differ by little in a game's own measure, and the course of a match would look flat. While only one side stands on the
 * table, before the first turn, nobody is ahead; in the end who has won is.
 */
export function leadsOf(
  steps: readonly Step[],
  outcome: Outcome | undefined,
  firstTurn = 0,
): readonly (readonly number[])[] {
  const ahead = steps.map(({ at, strengths }) => (at < firstTurn ? strengths.map(() => 0) : aheadIn(strengths)))
  const played = outcome ? ahead.slice(0, -1) : ahead
  const greatest = Math.max(SLIGHT, ...played.flat().map(Math.abs))
  const leads = played.map((each) => each.map((lead) => lead / greatest))
  return outcome ? [...leads, ahead.at(-1)!.map((_, seat) => finalLead(outcome, seat))] : leads
}

function finalLead({ winners }: Outcome, seat: number): number {
  if (winners.length === 0) return 0
  return winners.includes(seat) ? 1 : -1
}
