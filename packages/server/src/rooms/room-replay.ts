import { beginMatch, type MatchTerms, type Seat } from '@fray/kernel'
import { listReplaySteps, type TableMatch } from '@fray/session'
import { giveStoredAnswer } from './entries.ts'
import type { LoadedMatch } from './load-match.ts'

/** Looks back on a match, or on the part of it that a table is shown (`match`). */
export class RoomReplay {
  readonly #match: TableMatch
  readonly #resumedAt: number
  readonly #terms: MatchTerms
  /** The match as it was played before it went on here from a savepoint. */
  #before: TableMatch | undefined

  constructor({ match, resumedAt }: LoadedMatch, terms: MatchTerms) {
    this.#match = match
    this.#resumedAt = resumedAt
    this.#terms = terms
  }

  /** Lists the steps in which a seat (undefined: an onlooker) may look back; all of them once the match is over. */
  stepsOf(match: TableMatch, seat: Seat | undefined, isOver: boolean) {
    const ends = endsOf(match, seat, isOver)
    return listReplaySteps(match.game, this.#terms, { answers: match.answers, ends, eyes: seat })
  }

  /** Shows a seat the match as it was after a step. */
  positionAt(match: TableMatch, seat: Seat | undefined, isOver: boolean, at: number) {
    const ends = endsOf(match, seat, isOver)
    const step = Math.min(at, ends.length - 1)
    const past = this.#at(ends[step] ?? 0)
    return { step, view: past.view(seat), events: past.eventsFor(seat), outcome: past.outcome }
  }

  #at(answers: number): TableMatch {
    if (answers >= this.#resumedAt) return this.#match.at(answers)
    this.#before ??= this.#replay()
    return this.#before.at(answers)
  }

  #replay(): TableMatch {
    const match = beginMatch(this.#match.game, this.#terms) as TableMatch
    for (const { seat, answer } of this.#match.answers.slice(0, this.#resumedAt)) giveStoredAnswer(match, seat, answer)
    return match
  }
}

/** Gets the numbers of answers after which the steps end. */
function endsOf(match: TableMatch, seat: Seat | undefined, isOver: boolean): readonly number[] {
  const { length } = match.answers
  return isOver ? Array.from({ length: length + 1 }, (_, at) => at) : match.stepsFor(seat)
}
