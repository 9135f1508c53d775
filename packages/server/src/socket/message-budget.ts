/** How many messages a connection may send at once, and how many more each second. */
const [MOST, PER_SECOND] = [200, 40]

/** Limits how fast a connection may send messages. */
export class MessageBudget {
  readonly #now: () => number
  #left = MOST
  #at: number

  constructor(now: () => number = () => performance.now()) {
    this.#now = now
    this.#at = now()
  }

  /** Takes one message from the budget; false if nothing is left. */
  take(): boolean {
    const now = this.#now()
    this.#left = Math.min(MOST, this.#left + ((now - this.#at) / 1000) * PER_SECOND)
    this.#at = now
    if (this.#left < 1) return false
    this.#left--
    return true
  }
}
