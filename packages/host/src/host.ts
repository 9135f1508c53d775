import type { Answer, Decision, Refusal, Seat } from '@fray/kernel'
import type { Update } from './update.ts'

/** A subscriber may take its time: one that rejects has failed like one that throws. */
export type Tell<View> = (update: Update<View>) => void | Promise<void>

/** Ends a subscription. */
export type Unsubscribe = () => void

/**
 * What runs a match, as those who play or watch it reach it: in the worker behind a page, or on a server. Whoever calls it
 * for a seat must have made sure that it is that seat; a seat gets nothing here that it may not know.
 */
export interface Host<Setup, View, Forecast> {
  /**
   * Tells a seat (undefined: an onlooker) all it may know at once, and from then on what changes of it. If `tell` throws or
   * rejects, it gets a whole snapshot next.
   */
  subscribe(seat: Seat | undefined, tell: Tell<View>): Unsubscribe
  /** What was agreed, as far as the seat knows it. */
  setupFor(seat: Seat | undefined): Setup
  /**
   * Answers what the update of this sequence number asked. A late one, like an illegal one, is refused with the reason. An
   * answer that is accepted is kept.
   */
  answer(seat: Seat, sequence: number, answer: Answer): Promise<Refusal | undefined>
  /** Takes back so many of the seat's own last answers at once. */
  undo(seat: Seat, sequence: number, count?: number): Promise<Refusal | undefined>
  /** What the seat is asked, to have proposals judged and suggested where the rules are; undefined if that has passed. */
  asked(seat: Seat, sequence: number): Decision | undefined
  /**
   * The odds of an answer; undefined if the seat may not give it, or does not wait for them any more: it asked for others, cancelled, or what
   * it knows has changed. `then` is what it would answer next, one after another, as far as it is asked that.
   */
  forecast(seat: Seat, sequence: number, answer: Answer, then?: readonly Answer[]): Promise<Forecast | undefined>
  cancelForecast(seat: Seat): void
}
