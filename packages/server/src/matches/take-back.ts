import type { Seat } from '@fray/kernel'

/** A request to go back behind an answer, although dice or something hidden have been shown since. */
export interface TakeBack {
  readonly seat: Seat
  /** The number of answers that stay. */
  readonly answers: number
  /** The number of entries when it was asked for: to answer instead is to decline. */
  readonly entries: number
  /** The seats that agree. */
  readonly allowedBy: readonly Seat[]
}
