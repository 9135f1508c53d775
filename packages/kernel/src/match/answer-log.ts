import type { AnswerKind, GivenAnswer } from './match-parts.ts'
import type { Seat } from './seat.ts'

/** All answers of a match in order, with how each was given. */
export class AnswerLog {
  #answers: GivenAnswer[]
  #kinds: AnswerKind[]

  constructor(given: readonly GivenAnswer[] = [], ways: readonly AnswerKind[] = []) {
    this.#answers = [...given]
    this.#kinds = [...ways]
  }

  get length(): number {
    return this.#answers.length
  }

  get given(): readonly GivenAnswer[] {
    return this.#answers
  }

  get kinds(): readonly AnswerKind[] {
    return this.#kinds
  }

  note(given: GivenAnswer, way: AnswerKind): void {
    this.#answers.push(given)
    this.#kinds.push(way)
  }

  slice(from: number, to?: number): readonly GivenAnswer[] {
    return this.#answers.slice(from, to)
  }

  /** Gets a log of the first `length` answers. */
  upTo(length: number): AnswerLog {
    return new AnswerLog(this.#answers.slice(0, length), this.#kinds.slice(0, length))
  }

  isPass(index: number): boolean {
    return this.#kinds[index] === 'pass'
  }

  countOf(seat: Seat): number {
    return this.#answers.reduce((count, given) => (given.seat === seat ? count + 1 : count), 0)
  }

  /**
   * Lists after how many answers since `from` each step ends when this seat looks back. Its own answers and open ones
   * are steps; the effects of other answers belong to the step before.
   */
  stepsFor(seat: Seat | undefined, from: number): readonly number[] {
    const ends = [0]
    for (let i = from; i < this.#answers.length; i++) {
      const isStep = this.#kinds[i] === 'open' || this.#answers[i]!.seat === seat
      ends[isStep ? ends.length : ends.length - 1] = i + 1 - from
    }
    return ends
  }
}
