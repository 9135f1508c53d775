/** Sums by name; changes can be tried on top of another object, which stays the same. */
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

  /** Gets the names added here, without those below. */
  changedNames(): Iterable<string> {
    return this.#amounts.keys()
  }

  /** Gets the names of all sums other than zero, in order of insertion. */
  names(): readonly string[] {
    const names = new Set([...(this.#below?.names() ?? []), ...this.#amounts.keys()])
    return [...names].filter((name) => this.get(name) !== 0)
  }
}
