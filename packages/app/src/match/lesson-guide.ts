import {
  type Answer,
  answersOf,
  type Given,
  type Json,
  type Lesson,
  type LessonAnswer,
  nextInLesson,
  type Seat,
} from '@fray/kernel'
import { type Point, type Proposal, readProposal } from '@fray/tabletop'
import type { LessonPlace } from './protocol.ts'
import type { TableMatch } from './terms.ts'

/** Leads a match along its lesson. The number of answers says where the lesson stands, so there is nothing to keep. */
export class LessonGuide {
  readonly lesson: Lesson
  readonly #match: TableMatch
  readonly #answers: readonly LessonAnswer[]

  constructor(lesson: Lesson, match: TableMatch) {
    this.lesson = lesson
    this.#match = match
    this.#answers = answersOf(lesson)
  }

  /** Whether there is something left to answer in it; what comes after is a match like any other. */
  get inLesson(): boolean {
    return this.#next !== undefined
  }

  /** The answer that is given without the learner now, if there is one. */
  get scripted(): Given | undefined {
    return this.#next && !this.#next.task ? this.#given : undefined
  }

  /** Where the lesson stands: what is to be read, then the step it waits in, and what it waits for. */
  get place(): LessonPlace {
    const { id, seat, steps } = this.lesson
    // What is told after the last answer stays to be read, however far the match goes on by itself meanwhile.
    const before = this.#answers[Math.min(this.#match.answers.length, this.#answers.length) - 1]
    const step = this.#next?.step ?? steps.length
    const first = Math.min(step, before ? before.step + 1 : 0)
    return { id, seat, first, step, of: steps.length, wanted: this.#next?.task ? this.#given?.answer : undefined }
  }

  /** The answer the lesson means by this one; undefined if it means another. A place near the right one is the right one. */
  meant(seat: Seat, answer: Answer, unit: number): Answer | undefined {
    const given = this.#next?.task ? this.#given : undefined
    if (!given || given.seat !== seat) return undefined
    if (JSON.stringify(given.answer) === JSON.stringify(answer)) return answer
    const [wanted, proposed] = [endOf(given.answer), endOf(answer)]
    const near = wanted && proposed ? isNear(wanted, proposed, unit) : areNearManoeuvres(given.answer, answer)
    return near ? given.answer : undefined
  }

  get #next(): LessonAnswer | undefined {
    return this.#answers[this.#match.answers.length]
  }

  get #given(): Given | undefined {
    return nextInLesson(this.#match, this.lesson)
  }
}

function endOf(answer: Answer): Point | undefined {
  const proposal: Proposal | undefined = typeof answer === 'object' ? readProposal(answer) : undefined
  return proposal?.path.at(-1)
}

/** How far a manoeuvre may be off, in hundredths of a millimetre: nobody drags to the millimetre. */
const MANOEUVRE_SLACK = 1500

/** Whether two lists of manoeuvres are the same but for their lengths, and these nearly so. */
export function areNearManoeuvres(wanted: Json, proposed: Json): boolean {
  if (!Array.isArray(wanted) || !Array.isArray(proposed) || wanted.length !== proposed.length) return false
  return wanted.every((step, i) => {
    const [a, b] = [Object.entries(step as object), Object.entries(proposed[i] as object)]
    const inB = Object.fromEntries(b)
    return (
      a.length === b.length &&
      a.every(([field, value]) =>
        typeof value === 'number' ? Math.abs(value - Number(inB[field])) <= MANOEUVRE_SLACK : inB[field] === value,
      )
    )
  })
}

function isNear(a: Point, b: Point, within: number): boolean {
  return Math.hypot(a.x - b.x, a.y - b.y) <= within
}
