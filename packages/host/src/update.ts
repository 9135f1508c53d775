import type { DecisionData, Event, Outcome, Seat } from '@fray/kernel'

/** All that a seat (undefined: an onlooker) knows of a match, as data: the kernel's `Perspective` that can be sent. */
export interface Known<View> {
  readonly seat: Seat | undefined
  /**
   * Counts the changes of what the seat may know; an answer names the one it answers. What others do that the seat does not
   * learn of is no change, so nobody can tell from it how often they were asked.
   */
  readonly sequence: number
  readonly view: View
  readonly events: readonly Event[]
  /** How many answers the seat has given. */
  readonly answered: number
  /** In how many steps it may look back on the match. */
  readonly steps: number
  readonly decision: DecisionData | undefined
  /** Other seats that play waits for. */
  readonly awaited: readonly Seat[]
  /** How many of its own answers the seat may take back. */
  readonly undoable: number
  readonly outcome: Outcome | undefined
}

/** What changed for a seat: everything that is small anew, of what happened only what it was not told yet. */
export interface Update<View> extends Known<View> {
  /** So many of the events that were told before still stand: fewer than were told, if something was taken back. */
  readonly standing: number
  /** Those that follow them. */
  readonly events: readonly Event[]
}
