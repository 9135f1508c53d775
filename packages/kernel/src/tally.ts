import { type Text, text } from './text.ts'

/** Where a term comes from: who has it, and the special rule, weapon or effect it has it through. */
export interface Source {
  readonly bearer: number
  readonly object: string
}

export type Rounding = 'up' | 'down'

/** What was done to the number so far, where a term is more than an addition. */
export type Step =
  | { readonly kind: 'multiply'; readonly by: number; readonly rounding?: Rounding }
  | { readonly kind: 'halve'; readonly rounding: Rounding }
  | { readonly kind: 'cap'; readonly limit: number }
  | { readonly kind: 'replace'; readonly value: number }

/** A step in words: "doubled", "halved, rounded up"; `told` says how the numbers of the tally are written, if not plainly. */
export function stepText(step: Step, told: (amount: number) => string | number = (amount) => amount): Text {
  switch (step.kind) {
    case 'multiply':
      return text('kernel.step.multiply', { by: step.by, rounding: step.rounding ?? 'none' })
    case 'halve':
      return text('kernel.step.halve', { rounding: step.rounding })
    case 'cap':
      return text('kernel.step.cap', { limit: told(step.limit) })
    case 'replace':
      return text('kernel.step.replace', { value: told(step.value) })
  }
}

/** One part of a number: how much it changes the number, what for, by which rule. */
export interface Term {
  /** What it adds to the number or takes away, whatever was done: the amounts of all terms add up to the total. */
  readonly amount: number
  readonly label: Text
  readonly rule?: string
  readonly step?: Step
  readonly source?: Source
}

/** A number with its explanation, as events carry it. */
export interface Explained {
  readonly name: Text
  readonly total: number
  readonly terms: readonly Term[]
}

/**
 * A number under construction: rules and hooks add terms to it, and every term says what it is for. Terms work one after
 * another, each on what those before it have made of the number, and are told in that order.
 */
export class Tally {
  readonly name: Text
  readonly terms: Term[] = []
  #sum = 0
  #floor = Number.NEGATIVE_INFINITY
  #bearer: number | undefined
  #object = ''

  constructor(name: Text) {
    this.name = name
  }

  add(amount: number, label: Text, rule?: string): this {
    if (amount !== 0) this.#append(amount, label, rule)
    return this
  }

  /** Times a number. A product that is not whole must be rounded, and the term says how. */
  multiply(by: number, label: Text, rule?: string, rounding?: Rounding): this {
    const value = rounded(this.#sum * by, rounding)
    return this.#change(value, label, rule, { kind: 'multiply', by, ...(rounding ? { rounding } : {}) })
  }

  halve(rounding: Rounding, label: Text, rule?: string): this {
    return this.#change(rounded(this.#sum / 2, rounding), label, rule, { kind: 'halve', rounding })
  }

  /** No more than the limit so far; what is added afterwards counts. */
  cap(limit: number, label: Text, rule?: string): this {
    return this.#change(Math.min(this.#sum, limit), label, rule, { kind: 'cap', limit })
  }

  /** Another value instead of what there is so far. */
  replace(value: number, label: Text, rule?: string): this {
    return this.#change(value, label, rule, { kind: 'replace', value })
  }

  /** The total never counts as less than this, nor less than any floor set before. */
  atLeast(floor: number): this {
    this.#floor = Math.max(this.#floor, floor)
    return this
  }

  /** The terms from here on are this bearer's, through this object; undefined: those that follow are nobody's. */
  from(bearer: number | undefined, object = ''): this {
    this.#bearer = bearer
    this.#object = object
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

  /** What changes nothing is not told. */
  #change(value: number, label: Text, rule: string | undefined, step: Step): this {
    if (value !== this.#sum) this.#append(value - this.#sum, label, rule, step)
    return this
  }

  #append(amount: number, label: Text, rule: string | undefined, step?: Step): void {
    this.#sum += amount
    const term = rule === undefined ? { amount, label } : { amount, label, rule }
    // Most terms are plain additions of the core; numbers are counted more often than anything else.
    if (step === undefined && this.#bearer === undefined) this.terms.push(term)
    else this.terms.push({ ...term, ...(step && { step }), ...this.#source() })
  }

  #source(): Pick<Term, 'source'> | undefined {
    const bearer = this.#bearer
    return bearer === undefined ? undefined : { source: { bearer, object: this.#object } }
  }
}

function rounded(value: number, rounding: Rounding | undefined): number {
  if (Number.isInteger(value)) return value
  if (rounding === undefined) throw new Error(`${value} is not whole and has no rounding`)
  return rounding === 'up' ? Math.ceil(value) : Math.floor(value)
}
