import type { Answer, Decision, Refusal, Seat } from '@fray/kernel'
import type { Update } from './update.ts'

/** Receives updates. It may be asynchronous: one that rejects has failed like one that throws. */
export type UpdateListener<View> = (update: Update<View>) => void | Promise<void>

/** Ends a subscription. */
export type Unsubscribe = () => void

/**
 * Runs a match, as its players and onlookers access it: in the worker behind a page, or on a server. The caller must
 * make sure that requests for a seat come from that seat; the host gives a seat nothing it may not know.
 */
export interface Host<Setup, View, Forecast> {
  /**
   * Sends a seat (undefined: an onlooker) everything it may know, and from then on what changes. If `tell` throws or
   * rejects, it gets a full snapshot next.
   */
  subscribe(seat: Seat | undefined, tell: UpdateListener<View>): Unsubscribe
  /** Gets the setup as far as the seat knows it. */
  setupFor(seat: Seat | undefined): Setup
  /**
   * Answers the decision of the update with this sequence number. Resolves to the reason if the answer is late or
   * illegal. An accepted answer is saved.
   */
  answer(seat: Seat, sequence: number, answer: Answer): Promise<Refusal | undefined>
  /** Takes back a number of the seat's own last answers at once. */
  undo(seat: Seat, sequence: number, count?: number): Promise<Refusal | undefined>
  /**
   * Gets the pending decision of the seat, to judge and suggest proposals where the rules run; undefined if it has
   * passed.
   */
  pendingDecision(seat: Seat, sequence: number): Decision | undefined
  /**
   * Computes the odds of an answer; undefined if the answer is illegal or the odds are no longer needed because the
   * seat asked for others, cancelled, or knows more now. `then` lists the answers it would give next, as far as it is
   * asked.
   */
  forecast(seat: Seat, sequence: number, answer: Answer, then?: readonly Answer[]): Promise<Forecast | undefined>
  cancelForecast(seat: Seat): void
}
