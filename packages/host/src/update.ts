import type { DecisionData, GameEvent, Outcome, Seat } from '@fray/kernel'

/** All that a seat (undefined: an onlooker) knows of a match: the kernel's `Perspective` as data that can be sent. */
export interface Known<View> {
  readonly seat: Seat | undefined
  /**
   * Counts the changes of what the seat may know; an answer names the one it answers. Hidden actions of others are not
   * counted, so the number does not reveal how often they were asked.
   */
  readonly sequence: number
  readonly view: View
  readonly events: readonly GameEvent[]
  /** How many answers the seat has given. */
  readonly answered: number
  /** Number of steps in which the seat may look back on the match. */
  readonly steps: number
  readonly decision: DecisionData | undefined
  /** Other seats that play waits for. */
  readonly awaited: readonly Seat[]
  /** How many of its own answers the seat may take back. */
  readonly undoable: number
  readonly outcome: Outcome | undefined
}

/** What changed for a seat: all small fields, and only the new events. */
export interface Update<View> extends Known<View> {
  /** How many of the events sent before still stand: fewer than were sent, if something was undone. */
  readonly standing: number
  /** The events after those. */
  readonly events: readonly GameEvent[]
}
