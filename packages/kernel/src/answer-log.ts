import type { Given } from './match-parts.ts'
import type { Seat } from './seat.ts'

/** How an answer was given: it only let play go on, it was given in secret, or for all to see. */
export type Way = 'pass' | 'secret' | 'open'

/** All answers of a match in their order, and how each was given. */
export class AnswerLog {
  #given: Given[]
  #ways: Way[]

  constructor(given: readonly Given[] = [], ways: readonly Way[] = []) {
    this.#given = [...given]
    this.#ways = [...ways]
  }

  get length(): number {
    return this.#given.length
  }

  get given(): readonly Given[] {
    return this.#given
  }

  note(given: Given, way: Way): void {
    this.#given.push(given)
    this.#ways.push(way)
  }

  slice(from: number, to?: number): readonly Given[] {
    return this.#given.slice(from, to)
  }

  /** A log of the first ones. */
  upTo(length: number): AnswerLog {
    return new AnswerLog(this.#given.slice(0, length), this.#ways.slice(0, length))
  }

  isPass(index: number): boolean {
    return this.#ways[index] === 'pass'
  }

  countOf(seat: Seat): number {
    return this.#given.reduce((count, given) => (given.seat === seat ? count + 1 : count), 0)
  }

  /**
   * After how many answers since `from` each step ends in which a seat looks back: its own answers and those for all to see
   * are steps. What came of others belongs to the step before.
   */
  stepsFor(seat: Seat | undefined, from: number): readonly number[] {
    const ends = [0]
    for (let i = from; i < this.#given.length; i++) {
      const isStep = this.#ways[i] === 'open' || this.#given[i]!.seat === seat
      ends[isStep ? ends.length : ends.length - 1] = i + 1 - from
    }
    return ends
  }
}
