import {
  type Answer,
  type GivenAnswer,
  type Lesson,
  type LessonAnswer,
  lessonAnswers,
  nextLessonAnswer,
  type Seat,
} from '@fray/kernel'
import type { LessonPlace, TableMatch } from '@fray/session'
import { previewOrders } from '@fray/session'
import { type Formation, formationCorners, type Point, type Proposal, readProposal } from '@fray/tabletop'

/** Leads a match through its lesson. The number of answers says where the lesson stands, so nothing else is stored. */
export class LessonGuide {
  readonly lesson: Lesson
  readonly #match: TableMatch
  readonly #answers: readonly LessonAnswer[]
  /** The learner plays on after the lesson. */
  #played: boolean

  constructor(lesson: Lesson, match: TableMatch) {
    this.lesson = lesson
    this.#match = match
    this.#answers = lessonAnswers(lesson)
    this.#played = match.answers.length > this.#answers.length
  }

  /** Whether the lesson still asks for an answer; afterwards it is a match like any other. */
  get inLesson(): boolean {
    return this.#next !== undefined
  }

  /** The lesson is over, but nobody plays before the learner does: there is something to read, or another lesson. */
  get isBeingRead(): boolean {
    return !this.inLesson && !this.#played
  }

  /** The learner has read the text and plays on. */
  playOn(): void {
    this.#played = !this.inLesson
  }

  /** Gets the answer that the lesson gives itself now, if any. */
  get scripted(): GivenAnswer | undefined {
    return this.#next && !this.#next.task ? this.#given : undefined
  }

  /** Says where the lesson stands: what to read, then the step it waits in and what it waits for. */
  get place(): LessonPlace {
    const { id, seat, steps } = this.lesson
    // The text after the last answer stays, however far the match goes on by itself.
    const before = this.#answers[Math.min(this.#match.answers.length, this.#answers.length) - 1]
    const step = this.#next?.step ?? steps.length
    const first = Math.min(step, before ? before.step + 1 : 0)
    const wanted = this.#next?.task ? this.#given?.answer : undefined
    return { id, seat, first, step, of: steps.length, wanted, othersWait: this.isBeingRead }
  }

  /** Gets the answer the lesson means by this one: a place near the right one counts; undefined if it means another. */
  matchAnswer(seat: Seat, answer: Answer, unit: number): Answer | undefined {
    const given = this.#next?.task ? this.#given : undefined
    if (!given || given.seat !== seat) return undefined
    if (JSON.stringify(given.answer) === JSON.stringify(answer)) return answer
    const [wanted, proposed] = [endOf(given.answer), endOf(answer)]
    const near = wanted && proposed ? isNear(wanted, proposed, unit) : this.#endsNear(seat, given.answer, answer)
    return near ? given.answer : undefined
  }

  /** Whether other orders bring the formation to about the same place. */
  #endsNear(seat: Seat, wanted: Answer, proposed: Answer): boolean {
    const decision = this.#match.decisionOf(seat)
    if (decision?.kind !== 'place') return false
    const [there, here] = [wanted, proposed].map((answer) => previewOrders(decision.form, answer))
    return there !== undefined && here !== undefined && areNearBodies(there, here)
  }

  get #next(): LessonAnswer | undefined {
    return this.#answers[this.#match.answers.length]
  }

  get #given(): GivenAnswer | undefined {
    return nextLessonAnswer(this.#match, this.lesson)
  }
}

function endOf(answer: Answer): Point | undefined {
  const proposal: Proposal | undefined = typeof answer === 'object' ? readProposal(answer) : undefined
  return proposal?.path.at(-1)
}

/** How far a corner of a formation may be off, in hundredths of a millimetre. */
const CORNER_SLACK = 1500

/** Whether two formations nearly match in place and facing. */
export function areNearBodies(a: Formation, b: Formation): boolean {
  const theirs = formationCorners(b)
  return formationCorners(a).every((corner, i) => isNear(corner, theirs[i]!, CORNER_SLACK))
}

function isNear(a: Point, b: Point, within: number): boolean {
  return Math.hypot(a.x - b.x, a.y - b.y) <= within
}
