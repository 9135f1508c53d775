import type { Answer, Refusal, Seat } from '@fray/kernel'

/** Something that failed outside the rules while a host ran a match. The host has dealt with it; its owner should hear of it. */
export type HostFault =
  /** A bot threw or rejected instead of answering; it is asked twice, then the host answers in its place. */
  | { readonly kind: 'bot-failed'; readonly seat: Seat; readonly attempt: number; readonly error: unknown }
  /** A bot gave an answer that is not legal. */
  | {
      readonly kind: 'bot-refused'
      readonly seat: Seat
      readonly attempt: number
      readonly answer: unknown
      readonly refusal: Refusal
    }
  /** The host has answered for a bot that could not. */
  | { readonly kind: 'bot-replaced'; readonly seat: Seat; readonly answer: Answer }
  /** There was no answer for the host to give either: the match waits until it changes otherwise. */
  | { readonly kind: 'bot-stuck'; readonly seat: Seat }
  /** The rules threw at a legal answer that a bot or the host gave; the match is as it was before. */
  | { readonly kind: 'rules-failed'; readonly seat: Seat; readonly answer: Answer; readonly error: unknown }
  /** A subscriber could not be told; it gets a whole snapshot next. */
  | { readonly kind: 'subscriber-failed'; readonly seat: Seat | undefined; readonly error: unknown }
  /** The rules threw while the match was shown to a seat: nobody at that seat is told. */
  | { readonly kind: 'view-failed'; readonly seat: Seat | undefined; readonly error: unknown }
  /** The match could not be kept; that is tried again after a delay in milliseconds. */
  | { readonly kind: 'store-failed'; readonly attempt: number; readonly retryAfter: number; readonly error: unknown }
  /** One of the functions that the owner of the host gave it threw. */
  | { readonly kind: 'option-failed'; readonly option: OwnFunction; readonly error: unknown }

/** Functions of the host's options whose failure concerns the owner of the host alone. */
export type OwnFunction = 'mover' | 'pause' | 'settle' | 'told' | 'forecast'

export type ReportFault = (fault: HostFault) => void

/** A reporter that fails itself is the last thing that may stop a match: nobody is left to hear of it. */
export function reporting(report: ReportFault): ReportFault {
  return (fault) => {
    try {
      report(fault)
    } catch {}
  }
}

const FIRST_DELAY = 100
const LONGEST_DELAY = 10_000

/** How long to wait after so many failures in a row, in milliseconds: twice as long each time, and never longer than ten seconds. */
export function delayAfter(failures: number): number {
  return Math.min(LONGEST_DELAY, FIRST_DELAY * 2 ** Math.min(failures - 1, 30))
}
