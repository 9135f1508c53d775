import type { MatchTerms, Seat } from '@fray/kernel'
import { listReplaySteps, type TableMatch } from '@fray/session'

/** Lists the steps in which a seat (undefined: an onlooker) may look back on a match; all of them once it is over. */
export function stepsOf(match: TableMatch, terms: MatchTerms, seat: Seat | undefined, isOver: boolean) {
  return listReplaySteps(match.game, terms, { answers: match.answers, ends: endsOf(match, seat, isOver), eyes: seat })
}

/** Shows a seat a match as it was after a step. */
export function positionAt(match: TableMatch, seat: Seat | undefined, isOver: boolean, at: number) {
  const ends = endsOf(match, seat, isOver)
  const step = Math.min(at, ends.length - 1)
  const past = match.at(ends[step] ?? 0)
  return { step, view: past.view(seat), events: past.eventsFor(seat), outcome: past.outcome }
}

/** Gets the numbers of answers after which the steps end. */
function endsOf(match: TableMatch, seat: Seat | undefined, isOver: boolean): readonly number[] {
  return isOver ? Array.from({ length: match.answers.length + 1 }, (_, at) => at) : match.stepsFor(seat)
}
