import type { Answer, Message, Refusal, Seat } from '@fray/kernel'
import type { Point } from '@fray/tabletop'

/** A figure was dragged somewhere: one gesture for all answers needed to get there. */
export interface Gesture {
  readonly seat: Seat
  readonly figure: number
  /** The places of pick-up and drop. */
  readonly from: Point
  readonly to: Point
  /** The figure it was dropped on, if any. */
  readonly onto: number | undefined
}

/** Something a person may do in one go: all answers that it takes, in order. */
export interface GestureOption {
  readonly answers: readonly Answer[]
  readonly text: Message
  readonly icon?: string
  readonly note?: Message
  /** Whom it is done to, if that is chosen along the way, and what to expect. */
  readonly onto?: Pick<GestureOption, 'text' | 'note'>
  /** Why it cannot succeed or, without answers, why it is not available. */
  readonly reason?: Message
  readonly rules?: readonly string[]
}

/** The possible meanings of a gesture: none (and why), one, or several to choose from. */
export interface GestureReading {
  readonly ways: readonly GestureOption[]
  readonly refusal: Refusal | undefined
}
