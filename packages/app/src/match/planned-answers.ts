import type { Answer, Match, Seat } from '@fray/kernel'

/** What a person has decided by one movement of the hand: answered one by one as it is asked. */
export class PlannedAnswers {
  #plan: { readonly seat: Seat; readonly answers: readonly Answer[]; readonly isFirst: boolean } | undefined

  begin(seat: Seat, answers: readonly Answer[]): void {
    this.#plan = { seat, answers, isFirst: true }
  }

  drop(): void {
    this.#plan = undefined
  }

  /** Gives the next answer, if it is what is asked; `follows` is told of those that follow from the first. */
  goOn(match: Match<unknown, unknown, unknown>, follows: (at: number) => void): boolean {
    if (!this.#plan) return false
    const { seat, answers, isFirst } = this.#plan
    const [next, ...rest] = answers
    const decision = match.decisionOf(seat)
    const fits = decision !== undefined && next !== undefined && !match.check(seat, next)
    // While others are asked, or something comes in between, it waits.
    if (!fits && (!decision || decision.interruption)) return false
    this.#plan = fits && rest.length > 0 ? { seat, answers: rest, isFirst: false } : undefined
    if (!fits) return false
    if (!isFirst) follows(match.answers.length)
    return match.answer(seat, next).ok
  }
}
