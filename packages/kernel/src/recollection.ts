/**
 * What the rules have worked out since a savepoint, answer by answer. A fork gives the same answers to the same rules
 * again: what they worked out then it need not work out anew.
 */
export class Recollection {
  /** How many answers the match had at the savepoint. */
  readonly #since: number
  readonly #slots: unknown[][]
  /** Answers up to this many are given again. */
  #known = 0
  #slot = 0
  #next = 0
  #isOpen = false

  constructor(since: number, slots: unknown[][] = []) {
    this.#since = since
    this.#slots = slots
  }

  /** What a fork after so many answers can go by. */
  fork(answers: number): Recollection {
    const slots = this.#slots.slice(0, answers - this.#since + 1)
    return new Recollection(
      this.#since,
      slots.map((slot) => slot.slice()),
    )
  }

  /** Begins again at the savepoint, to give the answers up to so many again. */
  rewind(answers: number): void {
    this.#known = answers - this.#since
    this.#slot = 0
    this.#next = 0
    this.#isOpen = false
  }

  /** There are so many answers now. What followed another answer in this place is forgotten. */
  answered(answers: number): void {
    this.#slot = answers - this.#since
    this.#next = 0
    if (this.#slot > this.#known) this.#slots.length = Math.min(this.#slots.length, this.#slot)
  }

  /** Only rules under way go by it: whoever looks at a pending decision does so in an order of his own. */
  open(isOpen: boolean): void {
    this.#isOpen = isOpen
  }

  recall<T>(work: () => T): T {
    if (!this.#isOpen) return work()
    this.#slots[this.#slot] ??= []
    const slot = this.#slots[this.#slot]!
    const place = this.#next++
    if (place < slot.length) return slot[place] as T
    this.#isOpen = false
    slot[place] = work()
    this.#isOpen = true
    return slot[place] as T
  }
}
