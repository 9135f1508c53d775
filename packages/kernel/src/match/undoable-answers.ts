import type { GivenAnswer } from './match-parts.ts'
import type { Seat } from './seat.ts'

/** The answers since the last point that cannot be undone. */
export interface AnswersSinceBarrier {
  readonly answers: readonly GivenAnswer[]
  /** The first answer that can be undone. */
  readonly from: number
  /** Whether an answer only let play go on: the seat was offered an interruption and passed. */
  isPass(index: number): boolean
}

/** The answers that a seat can undo. */
interface UndoableAnswers {
  /** Its own answers by index, latest first. */
  readonly own: readonly number[]
  /** The seat that has acted since, so that nothing more can be undone. */
  readonly blocker: Seat | undefined
}

/**
 * Finds the last answers of a seat, as far back as nobody else has acted. Other seats' passes do not count, nor does
 * how often they were asked, which may be secret. They are asked again.
 */
export function undoableAnswers({ answers, from, isPass }: AnswersSinceBarrier, seat: Seat): UndoableAnswers {
  const own: number[] = []
  for (let i = answers.length - 1; i >= from; i--) {
    const given = answers[i]!
    if (given.seat === seat) own.push(i)
    else if (!isPass(i)) return { own, blocker: given.seat }
  }
  return { own, blocker: undefined }
}
