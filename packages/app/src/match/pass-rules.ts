import type { Decision, Match, Seat, Text } from '@fray/kernel'
import type { TableView } from '@fray/tabletop'
import type { Passing, PassRule } from './protocol.ts'

/** The option that means: nothing from me. */
export const PASS = 'pass'

/** What persons pass unasked, so that a game with many reactions does not stop for nothing. */
export class PassRules {
  #rules: readonly PassRule[]
  readonly #given: Set<number>

  constructor({ rules, given }: Passing = { rules: [], given: [] }) {
    this.#rules = rules
    this.#given = new Set(given)
  }

  saved(): Passing {
    return { rules: this.#rules, given: [...this.#given] }
  }

  of(seat: Seat): readonly Text[] {
    return this.#rules.filter((rule) => rule.seat === seat).map(({ prompt }) => prompt)
  }

  add(seat: Seat, prompt: Text): void {
    if (!this.#has(seat, prompt)) this.#rules = [...this.#rules, { seat, prompt }]
  }

  remove(seat: Seat, { id }: Text): void {
    this.#rules = this.#rules.filter((rule) => rule.seat !== seat || rule.prompt.id !== id)
  }

  /** Passes for these seats as long as they are asked what they do not want to be asked. */
  answerFor(match: Match<unknown, unknown, TableView>, seats: readonly Seat[]): void {
    for (let asked = this.#passable(match, seats); asked; asked = this.#passable(match, seats)) {
      this.#given.add(match.answers.length)
      match.answer(asked.seat, PASS)
    }
  }

  /** Whether this answer of the match was given here. */
  gave(at: number): boolean {
    return this.#given.has(at)
  }

  /** Answers from this one on were taken back. */
  forgetFrom(at: number): void {
    for (const each of this.#given) if (each >= at) this.#given.delete(each)
  }

  #passable({ pending }: Match<unknown, unknown, TableView>, seats: readonly Seat[]): Decision | undefined {
    return pending.find((each) => seats.includes(each.seat) && this.#has(each.seat, each.prompt) && mayPass(each))
  }

  #has(seat: Seat, { id }: Text): boolean {
    return this.#rules.some((rule) => rule.seat === seat && rule.prompt.id === id)
  }
}

function mayPass(decision: Decision): boolean {
  return decision.kind === 'pick' && decision.options.some(({ key }) => key === PASS)
}
