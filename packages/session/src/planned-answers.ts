import type { Answer, Match, Seat } from '@fray/kernel'

/** The answers that a person decided on with one gesture, given one by one as they are asked for. */
export class PlannedAnswers {
  #plan: { readonly seat: Seat; readonly answers: readonly Answer[]; readonly isFirst: boolean } | undefined

  begin(seat: Seat, answers: readonly Answer[]): void {
    this.#plan = { seat, answers, isFirst: true }
  }

  drop(): void {
    this.#plan = undefined
  }

  /** Gets the next answer if it fits the decision; `follows` receives those that follow from the first. */
  goOn(match: Match<unknown, unknown, unknown>, follows: (at: number) => void): boolean {
    if (!this.#plan) return false
    const { seat, answers, isFirst } = this.#plan
    const [next, ...rest] = answers
    const decision = match.decisionOf(seat)
    const fits = decision !== undefined && next !== undefined && !match.check(seat, next)
    // Waits while others are asked or something comes in between.
    if (!fits && (!decision || decision.interruption)) return false
    this.#plan = fits && rest.length > 0 ? { seat, answers: rest, isFirst: false } : undefined
    if (!fits) return false
    if (!isFirst) follows(match.answers.length)
    return match.answer(seat, next).ok
  }
}
