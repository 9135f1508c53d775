import type { FallenDice } from './dice.ts'
import type { Seat } from './seat.ts'
import type { Explained } from './tally.ts'
import type { Args } from './text.ts'

/**
 * Something that happened. Its type is also the id of the phrase that tells it. The log, the animations, the "why?"
 * panel, the odds and the tests all read events.
 */
export interface Event {
  readonly type: string
  readonly args: Args
  /** The rules that made it happen. */
  readonly rules: readonly string[]
  /** The side it is about, for colour. */
  readonly seat?: Seat
  /** The numbers that went into it, each with its terms. */
  readonly numbers?: readonly Explained[]
  readonly dice?: readonly FallenDice[]
  /** Figures that moved, with the points their centres passed, for the table to show. */
  readonly paths?: readonly FigurePath[]
  /** A result players ask the odds of ("the Rider is slain"), not a step on the way to it. */
  readonly isOutcome?: boolean
  /** Figures that it takes out of the game: slain, fled, destroyed. Replays jump from one such moment to the next. */
  readonly removes?: readonly number[]
  /** Only these seats learn of it; absent: everybody. */
  readonly only?: readonly Seat[]
}

export interface FigurePath {
  readonly figure: number
  readonly points: readonly (readonly [x: number, y: number])[]
}

export function visibleTo(event: Event, seat: Seat | undefined): boolean {
  return event.only === undefined || (seat !== undefined && event.only.includes(seat))
}
