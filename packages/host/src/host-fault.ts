import type { Answer, Refusal, Seat } from '@fray/kernel'

/** Something that failed outside the rules while a host ran a match. The host has dealt with it; its owner should hear of it. */
export type HostFault =
  /** A bot threw or rejected instead of answering. It is asked twice, then the host answers in its place. */
  | { readonly kind: 'bot-failed'; readonly seat: Seat; readonly attempt: number; readonly error: unknown }
  /** A bot gave an illegal answer. */
  | {
      readonly kind: 'bot-refused'
      readonly seat: Seat
      readonly attempt: number
      readonly answer: unknown
      readonly refusal: Refusal
    }
  /** The host has answered for a bot that could not. */
  | { readonly kind: 'bot-replaced'; readonly seat: Seat; readonly answer: Answer }
  /** The host found no legal answer either: the match waits until it changes otherwise. */
  | { readonly kind: 'bot-stuck'; readonly seat: Seat }
  /** The rules threw at a legal answer of a bot or the host; the match is unchanged. */
  | { readonly kind: 'rules-failed'; readonly seat: Seat; readonly answer: Answer; readonly error: unknown }
  /** An update could not be delivered; the subscriber gets a full snapshot next. */
  | { readonly kind: 'subscriber-failed'; readonly seat: Seat | undefined; readonly error: unknown }
  /** The rules threw while creating the view of a seat, which therefore gets no update. */
  | { readonly kind: 'view-failed'; readonly seat: Seat | undefined; readonly error: unknown }
  /** The match could not be saved; this is retried after a delay in milliseconds. */
  | { readonly kind: 'store-failed'; readonly attempt: number; readonly retryAfter: number; readonly error: unknown }
  /** A callback in the host's options threw. */
  | { readonly kind: 'option-failed'; readonly option: HostCallback; readonly error: unknown }

/** Callbacks of the host's options whose failure concerns only the owner of the host. */
export type HostCallback = 'mover' | 'pause' | 'settle' | 'onUpdated' | 'forecast'

export type ReportFault = (fault: HostFault) => void

/** Wraps a fault reporter so that its own failure cannot stop a match. */
export function neverThrowing(report: ReportFault): ReportFault {
  return (fault) => {
    try {
      report(fault)
    } catch {}
  }
}

const FIRST_DELAY = 100
const MAX_DELAY = 10_000

/** Gets the delay after a number of failures in a row, in milliseconds: it doubles each time, up to ten seconds. */
export function delayAfter(failures: number): number {
  return Math.min(MAX_DELAY, FIRST_DELAY * 2 ** Math.min(failures - 1, 30))
}
