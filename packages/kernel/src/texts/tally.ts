import { type Message, text } from './message.ts'

/** The origin of a term: its bearer, and the special rule, weapon or effect behind it. */
export interface TermSource {
  readonly bearer: number
  readonly object: string
}

export type Rounding = 'up' | 'down'

/** The operation of a term on the number, if it is not an addition. */
export type TallyStep =
  | { readonly kind: 'multiply'; readonly by: number; readonly rounding?: Rounding }
  | { readonly kind: 'halve'; readonly rounding: Rounding }
  | { readonly kind: 'cap'; readonly limit: number }
  | { readonly kind: 'replace'; readonly value: number }

/**
 * Writes a step in words: "doubled", "halved, rounded up"; `told` formats the tally's numbers if they are not plain.
 */
export function stepText(step: TallyStep, told: (amount: number) => string | number = (amount) => amount): Message {
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

/** One part of a number: by how much it changes it, why, and by which rule. */
export interface Term {
  /** How much it adds to or takes from the number in the end: the amounts of all terms add up to the total. */
  readonly amount: number
  readonly label: Message
  readonly rule?: string
  readonly step?: TallyStep
  readonly source?: TermSource
}

/** A number with its explanation, as events carry it. */
export interface ExplainedNumber {
  readonly name: Message
  readonly total: number
  readonly terms: readonly Term[]
}

/**
 * A number under construction: rules and hooks add terms, and every term says what it is for. Terms apply in order,
 * each to the result of those before it.
 */
export class Tally {
  readonly name: Message
  readonly terms: Term[] = []
  #sum = 0
  #floor = Number.NEGATIVE_INFINITY
  #bearer: number | undefined
  #object = ''

  constructor(name: Message) {
    this.name = name
  }

  add(amount: number, label: Message, rule?: string): this {
    if (amount !== 0) this.#append(amount, label, rule)
    return this
  }

  /** Multiplies the number. A product that is not whole must be rounded, and the term says how. */
  multiply(by: number, label: Message, rule?: string, rounding?: Rounding): this {
    const value = roundValue(this.#sum * by, rounding)
    return this.#change(value, label, rule, { kind: 'multiply', by, ...(rounding ? { rounding } : {}) })
  }

  halve(rounding: Rounding, label: Message, rule?: string): this {
    return this.#change(roundValue(this.#sum / 2, rounding), label, rule, { kind: 'halve', rounding })
  }

  /** Caps the number so far; later additions still count. */
  cap(limit: number, label: Message, rule?: string): this {
    return this.#change(Math.min(this.#sum, limit), label, rule, { kind: 'cap', limit })
  }

  /** Replaces the number so far. */
  replace(value: number, label: Message, rule?: string): this {
    return this.#change(value, label, rule, { kind: 'replace', value })
  }

  /** The total never counts as less than this, nor less than any earlier floor. */
  atLeast(floor: number): this {
    this.#floor = Math.max(this.#floor, floor)
    return this
  }

  /** Credits the following terms to this bearer and object; undefined: to nobody. */
  from(bearer: number | undefined, object = ''): this {
    this.#bearer = bearer
    this.#object = object
    return this
  }

  get total(): number {
    return Math.max(this.#sum, this.#floor)
  }

  /** The terms add up to the total: the gain from a floor is a term of its own. */
  explain(): ExplainedNumber {
    const { name, total } = this
    const lift = total - this.#sum
    const terms = [...this.terms]
    if (lift > 0) terms.push({ amount: lift, label: text('kernel.minimum', { floor: this.#floor }) })
    return { name, total, terms }
  }

  /** Steps that change nothing are not recorded. */
  #change(value: number, label: Message, rule: string | undefined, step: TallyStep): this {
    if (value !== this.#sum) this.#append(value - this.#sum, label, rule, step)
    return this
  }

  #append(amount: number, label: Message, rule: string | undefined, step?: TallyStep): void {
    this.#sum += amount
    const term = rule === undefined ? { amount, label } : { amount, label, rule }
    // The common case first: most terms are plain additions by the core.
    if (step === undefined && this.#bearer === undefined) this.terms.push(term)
    else this.terms.push({ ...term, ...(step && { step }), ...this.#source() })
  }

  #source(): Pick<Term, 'source'> | undefined {
    const bearer = this.#bearer
    return bearer === undefined ? undefined : { source: { bearer, object: this.#object } }
  }
}

function roundValue(value: number, rounding: Rounding | undefined): number {
  if (Number.isInteger(value)) return value
  if (rounding === undefined) throw new Error(`${value} is not whole and has no rounding`)
  return rounding === 'up' ? Math.ceil(value) : Math.floor(value)
}
