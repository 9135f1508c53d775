import { type Answer, type Decision, type Match, optionsOf, type Seat } from '@fray/kernel'
import type { Placement } from '@fray/tabletop'

/** A figure was dragged to a place: one movement of the hand for all that must be answered on the way there. */
export interface Gesture {
  readonly seat: Seat
  readonly figure: number
  readonly placement: Placement
}

/** What a gesture answers to a decision; undefined where it means nothing. `done`: it has come to its place. */
export function gestured(
  decision: Decision,
  { figure, placement }: Gesture,
): { readonly answer: Answer; readonly done: boolean } | undefined {
  const proposal = placement as unknown as Answer
  if (decision.kind === 'place') {
    const isMeant = decision.figure === figure && decision.check(proposal).ok
    return isMeant ? { answer: proposal, done: true } : undefined
  }
  if (decision.kind !== 'pick') return undefined
  const meant = optionsOf(decision).filter((option) =>
    decision.figure === figure ? option.gesture === 'move' : decision.figure === undefined && option.figure === figure,
  )
  return meant.length === 1 ? { answer: meant[0]!.key, done: false } : undefined
}

/** A gesture that goes on as long as it has an answer to what is asked. */
export class GestureUnderWay {
  #gesture: Gesture | undefined
  #steps = 0

  begin(gesture: Gesture): void {
    this.#gesture = gesture
    this.#steps = 0
  }

  /** Gives its next answer, if it has one; `follows` is told of those that follow from the first. */
  goOn(match: Match<unknown, unknown, unknown>, follows: (at: number) => void): boolean {
    if (!this.#gesture) return false
    const { seat } = this.#gesture
    const decision = match.decisionOf(seat)
    // While others are asked, the gesture waits.
    if (!decision) return false
    const step = gestured(decision, this.#gesture)
    if (!step || step.done) this.#gesture = undefined
    if (!step) return false
    if (this.#steps++ > 0) follows(match.answers.length)
    return match.answer(seat, step.answer).ok
  }
}
