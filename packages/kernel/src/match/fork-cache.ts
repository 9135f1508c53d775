/**
 * Caches what the rules have computed since a savepoint, answer by answer. A fork gives the same answers to the same
 * rules again and need not repeat that work.
 */
export class ForkCache {
  /** How many answers the match had at the savepoint. */
  readonly #savepointAnswers: number
  readonly #slots: unknown[][]
  /** Answers up to this many are being repeated. */
  #repeatedAnswers = 0
  #slot = 0
  #next = 0
  #isActive = false

  constructor(since: number, slots: unknown[][] = []) {
    this.#savepointAnswers = since
    this.#slots = slots
  }

  /** Gets the part a fork after this many answers can use. */
  fork(answers: number): ForkCache {
    const slots = this.#slots.slice(0, answers - this.#savepointAnswers + 1)
    return new ForkCache(
      this.#savepointAnswers,
      slots.map((slot) => slot.slice()),
    )
  }

  /** Returns to the savepoint, to repeat the answers up to this many. */
  rewind(answers: number): void {
    this.#repeatedAnswers = answers - this.#savepointAnswers
    this.#slot = 0
    this.#next = 0
    this.#isActive = false
  }

  /** Moves on to the next answer, and drops everything that followed another answer here. */
  noteAnswer(answers: number): void {
    this.#slot = answers - this.#savepointAnswers
    this.#next = 0
    if (this.#slot > this.#repeatedAnswers && this.#slots.length > this.#slot) this.#slots.length = this.#slot
  }

  /** Only running rules use the cache: code that inspects a pending decision calls in an order of its own. */
  setActive(isOpen: boolean): void {
    this.#isActive = isOpen
  }

  get<T>(work: () => T): T {
    if (!this.#isActive) return work()
    this.#slots[this.#slot] ??= []
    const slot = this.#slots[this.#slot]!
    const place = this.#next++
    if (place < slot.length) return slot[place] as T
    this.#isActive = false
    slot[place] = work()
    this.#isActive = true
    return slot[place] as T
  }
}
