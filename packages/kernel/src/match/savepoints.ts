import type { Retention, Savepoint } from './match-parts.ts'

/** How many savepoints of each spacing a match keeps: 1, 2, 4, 8 … apart, the further back the wider. */
const SAVEPOINTS_PER_SPACING = 64

interface NumberedSavepoint<State, Setup> {
  /** Its number among all savepoints that play has come to. */
  readonly number: number
  readonly savepoint: Savepoint<State, Setup>
}

/**
 * The savepoints that a match keeps. Retention 'all' keeps the latest ones and ever fewer of those before, some 300 of ten
 * thousand: any point can be reached from the one before it, and going back to it plays a sixteenth of the way from there to
 * the present again at most.
 */
export class Savepoints<State, Setup> {
  readonly #retention: Retention
  #kept: NumberedSavepoint<State, Setup>[] = []

  constructor(retention: Retention) {
    this.#retention = retention
  }

  /** How many are kept. */
  get count(): number {
    return this.#kept.length
  }

  /** Whether the next one would be kept. */
  get keepsNext(): boolean {
    return this.#retention !== 'first' || this.#kept.length === 0
  }

  keep(savepoint: Savepoint<State, Setup>): void {
    // The first is kept in any case, so that every later point can be reached from it.
    if (this.#retention === 'last') this.#kept.length = Math.min(this.#kept.length, 1)
    const number = (this.#kept.at(-1)?.number ?? -1) + 1
    if (this.#retention === 'all') this.#kept = this.#kept.filter((kept) => isStillKept(kept.number, number))
    this.#kept.push({ number, savepoint })
  }

  /** For a fork: keeps only the savepoint it begins with. */
  beginWith(savepoint: Savepoint<State, Setup>): void {
    this.#kept = [{ number: 0, savepoint }]
  }

  get last(): Savepoint<State, Setup> {
    return this.#kept.at(-1)!.savepoint
  }

  /** The last one kept up to so many answers. */
  before(answers: number): Savepoint<State, Setup> | undefined {
    return this.#kept.findLast(({ savepoint }) => savepoint.answers <= answers)?.savepoint
  }

  /** The same where play had come to rest; the oldest if it had nowhere. */
  savepointAtRestBefore(answers: number, isAtRest: (state: State) => boolean): Savepoint<State, Setup> {
    const rest = this.#kept.findLast(({ savepoint }) => savepoint.answers <= answers && isAtRest(savepoint.state))
    return (rest ?? this.#kept[0]!).savepoint
  }

  /** Drops the savepoints after this one. */
  truncateAfter(savepoint: Savepoint<State, Setup>): void {
    this.#kept.length = this.#kept.findLastIndex((kept) => kept.savepoint === savepoint) + 1
  }
}

/** Whether the savepoint of this number stays: the more often its number can be halved, the longer. */
function isStillKept(number: number, latest: number): boolean {
  const spacing = number & -number
  return number === 0 || latest - number < SAVEPOINTS_PER_SPACING * spacing
}
