import { type Text, text } from './text.ts'

/** One part of a number: how much, what for, by which rule. */
export interface Term {
  readonly amount: number
  readonly label: Text
  readonly rule?: string
}

/** A number with its explanation, as events carry it. */
export interface Explained {
  readonly name: Text
  readonly total: number
  readonly terms: readonly Term[]
}

/** A number under construction: rules and hooks add terms to it, and every term says what it is for. */
export class Tally {
  readonly name: Text
  readonly terms: Term[] = []
  #sum = 0
  #floor = Number.NEGATIVE_INFINITY

  constructor(name: Text) {
    this.name = name
  }

  add(amount: number, label: Text, rule?: string): this {
    if (amount === 0) return this
    this.#sum += amount
    this.terms.push(rule === undefined ? { amount, label } : { amount, label, rule })
    return this
  }

  /** The total never counts as less than this, nor less than any floor set before. */
  atLeast(floor: number): this {
    this.#floor = Math.max(this.#floor, floor)
    return this
  }

  get total(): number {
    return Math.max(this.#sum, this.#floor)
  }

  /** The terms add up to the total: what a floor gives is a term of its own. */
  explain(): Explained {
    const { name, total } = this
    const lift = total - this.#sum
    const terms = [...this.terms]
    if (lift > 0) terms.push({ amount: lift, label: text('kernel.minimum', { floor: this.#floor }) })
    return { name, total, terms }
  }
}
