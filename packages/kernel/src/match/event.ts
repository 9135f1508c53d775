import type { RolledDice } from '../dice/dice.ts'
import type { MessageArgs } from '../texts/message.ts'
import type { ExplainedNumber } from '../texts/tally.ts'
import type { Seat } from './seat.ts'

/**
 * Something that happened. Its type is also the id of the phrase that tells it. The log, the animations, the "why?"
 * panel, the odds and the tests all read events.
 */
export interface GameEvent {
  readonly type: string
  readonly args: MessageArgs
  /** The rules that caused it. */
  readonly rules: readonly string[]
  /** The seat it concerns, for colour. */
  readonly seat?: Seat
  /** The numbers behind it, each with its terms. */
  readonly numbers?: readonly ExplainedNumber[]
  readonly dice?: readonly RolledDice[]
  /** Figures that moved, with the points their centres passed, for the table to draw. */
  readonly paths?: readonly FigurePath[]
  /** A result that players ask the odds of ("the Rider is slain"), not a step on the way to it. */
  readonly isOutcome?: boolean
  /** Figures that leave the game: slain, fled, destroyed. Replays jump from one such event to the next. */
  readonly removes?: readonly number[]
  /** The seats that learn of it (default: everybody). */
  readonly only?: readonly Seat[]
}

export interface FigurePath {
  readonly figure: number
  readonly points: readonly (readonly [x: number, y: number])[]
}

export function visibleTo(event: GameEvent, seat: Seat | undefined): boolean {
  return event.only === undefined || (seat !== undefined && event.only.includes(seat))
}
