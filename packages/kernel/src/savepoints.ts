import type { Retention, Savepoint } from './match-parts.ts'

/** The savepoints that a match keeps. */
export class Savepoints<State, Setup> {
  readonly #retention: Retention
  #kept: Savepoint<State, Setup>[] = []

  constructor(retention: Retention) {
    this.#retention = retention
  }

  /** Whether the one that comes now would be kept. */
  get isWanted(): boolean {
    return this.#retention !== 'first' || this.#kept.length === 0
  }

  keep(savepoint: Savepoint<State, Setup>): void {
    // The first is kept in any case, so that every earlier point can be reached from it.
    if (this.#retention === 'last') this.#kept.length = Math.min(this.#kept.length, 1)
    this.#kept.push(savepoint)
  }

  /** Of a fork: the one that it begins with, and no other. */
  beginWith(savepoint: Savepoint<State, Setup>): void {
    this.#kept = [savepoint]
  }

  get last(): Savepoint<State, Setup> {
    return this.#kept.at(-1) as Savepoint<State, Setup>
  }

  /** The last one up to so many answers. */
  before(answers: number): Savepoint<State, Setup> | undefined {
    return this.#kept.findLast((each) => each.answers <= answers)
  }

  /** The same where play had come to rest; the oldest kept if it had nowhere. */
  restBefore(answers: number, isAtRest: (state: State) => boolean): Savepoint<State, Setup> {
    const rest = this.#kept.findLast((each) => each.answers <= answers && isAtRest(each.state))
    return rest ?? (this.#kept[0] as Savepoint<State, Setup>)
  }

  /** Forgets those after it. */
  backTo(savepoint: Savepoint<State, Setup>): void {
    this.#kept.length = this.#kept.lastIndexOf(savepoint) + 1
  }
}
