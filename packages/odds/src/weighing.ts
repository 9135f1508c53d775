import type { Mass } from './mass.ts'

/** A value and its probability. */
export interface WeightedThing<T> {
  readonly thing: T
  readonly mass: Mass
}

/** Groups values by key and adds up their mass. */
export class Weighing<T> {
  readonly #byKey = new Map<string, WeightedThing<T>>()

  add(key: string, thing: T, mass: Mass): void {
    const same = this.#byKey.get(key)
    this.#byKey.set(key, same ? { thing: same.thing, mass: same.mass.plus(mass) } : { thing, mass })
  }

  get all(): readonly WeightedThing<T>[] {
    return [...this.#byKey.values()]
  }

  /** Sorts by probability; equally likely values keep the order in which they were found. */
  get likeliestFirst(): readonly WeightedThing<T>[] {
    return this.all.toSorted((a, b) => b.mass.value - a.mass.value)
  }
}
