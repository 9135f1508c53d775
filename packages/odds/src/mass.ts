import Fraction from 'fraction.js'

/** A probability for people: its value and, if nothing was rounded, the exact fraction ("5/36"). */
export interface Probability {
  readonly value: number
  readonly fraction?: string
}

/** Not in lowest terms: reducing after every roll would cost more than the rolls. */
interface Ratio {
  readonly numerator: bigint
  readonly denominator: bigint
}

/** Past this, exact arithmetic costs more than it is worth. */
const LARGEST_DENOMINATOR = 1n << 256n

/** An amount of probability: exact while its denominator is of a reasonable size, a double afterwards. */
export class Mass {
  static readonly none = new Mass(0, { numerator: 0n, denominator: 1n })
  static readonly whole = new Mass(1, { numerator: 1n, denominator: 1n })

  readonly value: number
  readonly #ratio: Ratio | undefined

  private constructor(value: number, ratio: Ratio | undefined) {
    this.value = value
    this.#ratio = ratio && ratio.denominator <= LARGEST_DENOMINATOR ? ratio : undefined
  }

  /** Gets the share of this mass for `weight` of `total` equal cases. */
  share(weight: bigint, total: bigint): Mass {
    const value = (this.value * Number(weight)) / Number(total)
    const ratio = this.#ratio
    if (!ratio) return new Mass(value, undefined)
    return new Mass(value, { numerator: ratio.numerator * weight, denominator: ratio.denominator * total })
  }

  plus(other: Mass): Mass {
    const ratio = this.#ratio && other.#ratio && addRatios(this.#ratio, other.#ratio)
    return new Mass(this.value + other.value, ratio)
  }

  /** Converts to a probability; a sampled one is reported without its fraction, which would claim too much. */
  report(exact: boolean): Probability {
    if (!this.#ratio) return { value: this.value }
    const fraction = new Fraction(this.#ratio.numerator, this.#ratio.denominator)
    const value = fraction.valueOf()
    return exact ? { value, fraction: fraction.toFraction() } : { value }
  }
}

/** Dice of one kind give denominators that divide each other; only mixed dice need the last line. */
function addRatios(a: Ratio, b: Ratio): Ratio {
  if (a.denominator === b.denominator) {
    return { numerator: a.numerator + b.numerator, denominator: a.denominator }
  }
  if (a.denominator % b.denominator === 0n) {
    return { numerator: a.numerator + b.numerator * (a.denominator / b.denominator), denominator: a.denominator }
  }
  if (b.denominator % a.denominator === 0n) return addRatios(b, a)
  return {
    numerator: a.numerator * b.denominator + b.numerator * a.denominator,
    denominator: a.denominator * b.denominator,
  }
}
