import { type Decision, type Match, optionsOf, type Seat, type Text } from '@fray/kernel'
import type { TableView } from '@fray/tabletop'
import type { Passing, PassRule } from './protocol.ts'

/** The option that means: nothing from me. */
export const PASS = 'pass'

type TableMatch = Match<unknown, unknown, TableView>

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

  of(seat: Seat): readonly PassRule[] {
    return this.#rules.filter((rule) => rule.seat === seat)
  }

  /** There is one rule about a question: a new one takes the place of the last. */
  add(rule: PassRule): void {
    this.remove(rule.seat, rule.prompt)
    this.#rules = [...this.#rules, rule]
  }

  remove(seat: Seat, { id }: Text): void {
    this.#rules = this.#rules.filter((rule) => rule.seat !== seat || rule.prompt.id !== id)
  }

  /**
   * Passes for these seats as long as they are asked what they do not want to be asked. `now` is the person who has
   * just made a rule: what they are being asked is passed by it whatever the rule says of later.
   */
  answerFor(match: TableMatch, seats: readonly Seat[], now?: PassRule): void {
    this.#rules = this.#rules.filter((rule) => !isOver(rule, match))
    const made = now && match.pending.find((each) => isAbout(now, each) && mayPass(each))
    if (made) this.#pass(match, made.seat)
    for (let asked = this.#passable(match, seats); asked; asked = this.#passable(match, seats)) {
      this.#pass(match, asked.seat)
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

  #pass(match: TableMatch, seat: Seat): void {
    this.#given.add(match.answers.length)
    match.answer(seat, PASS)
  }

  #passable(match: TableMatch, seats: readonly Seat[]): Decision | undefined {
    return match.pending.find((asked) => {
      const rule = seats.includes(asked.seat) && this.#rules.find((each) => isAbout(each, asked))
      return rule && mayPass(asked) && !wantsToBeAsked(rule, asked, match)
    })
  }
}

function isAbout({ seat, prompt }: PassRule, asked: Decision): boolean {
  return asked.seat === seat && asked.prompt.id === prompt.id
}

function mayPass(decision: Decision): boolean {
  return optionsOf(decision).some(({ key }) => key === PASS)
}

function wantsToBeAsked({ unless }: PassRule, asked: Decision, match: TableMatch): boolean {
  switch (unless.kind) {
    case 'never':
      return false
    case 'turn':
      return turnOf(match) !== unless.turn
    case 'offer':
      return optionsOf(asked).some(({ key }) => key !== PASS && !unless.keys.includes(key))
    case 'figure':
      return asked.figure === unless.figure || optionsOf(asked).some(({ figure }) => figure === unless.figure)
  }
}

/** A rule for one turn is gone with it. */
function isOver({ unless }: PassRule, match: TableMatch): boolean {
  return unless.kind === 'turn' && turnOf(match) !== unless.turn
}

function turnOf(match: TableMatch): number | undefined {
  return match.view(undefined).status.track?.at
}
