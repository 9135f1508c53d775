import type { Mass } from './mass.ts'

/** A value and its probability. */
export interface WeightedValue<T> {
  readonly thing: T
  readonly mass: Mass
}

/** Groups values by key and adds up their mass. */
export class MassByKey<T> {
  readonly #byKey = new Map<string, WeightedValue<T>>()

  add(key: string, thing: T, mass: Mass): void {
    const same = this.#byKey.get(key)
    this.#byKey.set(key, same ? { thing: same.thing, mass: same.mass.plus(mass) } : { thing, mass })
  }

  get all(): readonly WeightedValue<T>[] {
    return [...this.#byKey.values()]
  }

  /** Sorts by probability; equally likely values keep the order in which they were found. */
  get likeliestFirst(): readonly WeightedValue<T>[] {
    return this.all.toSorted((a, b) => b.mass.value - a.mass.value)
  }
}
