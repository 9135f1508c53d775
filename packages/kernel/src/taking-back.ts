import type { Given } from './match-parts.ts'
import type { Seat } from './seat.ts'

/** What was answered since the last point that nobody may go back beyond. */
export interface SinceBarrier {
  readonly answers: readonly Given[]
  /** The first answer that may still be taken back. */
  readonly from: number
  /** Whether an answer only let play go on: the seat was offered to interrupt, and passed. */
  isPass(index: number): boolean
}

/** What a seat may take back. */
interface TakingBack {
  /** Its own answers, by their numbers, the latest first. */
  readonly own: readonly number[]
  /** Who has done something since, so that nothing more can be taken back. */
  readonly blocker: Seat | undefined
}

/**
 * The last answers of a seat, as far back as nobody else has done anything. That others passed does not count, nor how
 * often they were asked: it may be secret. They are asked again.
 */
export function takingBack({ answers, from, isPass }: SinceBarrier, seat: Seat): TakingBack {
  const own: number[] = []
  for (let i = answers.length - 1; i >= from; i--) {
    const given = answers[i]!
    if (given.seat === seat) own.push(i)
    else if (!isPass(i)) return { own, blocker: given.seat }
  }
  return { own, blocker: undefined }
}
