/** Sums by name; changes can be tried on top of others, which stay as they are. */
export class Sums {
  readonly #amounts = new Map<string, number>()
  readonly #below: Sums | undefined

  constructor(below?: Sums) {
    this.#below = below
  }

  get(name: string): number {
    return this.#amounts.get(name) ?? this.#below?.get(name) ?? 0
  }

  add(name: string, amount: number): void {
    this.#amounts.set(name, this.get(name) + amount)
  }

  /** Names of what was added here, without those below. */
  changedNames(): Iterable<string> {
    return this.#amounts.keys()
  }

  /** Names of all sums that are not zero, in the order in which they came. */
  names(): readonly string[] {
    const names = new Set([...(this.#below?.names() ?? []), ...this.#amounts.keys()])
    return [...names].filter((name) => this.get(name) !== 0)
  }
}
