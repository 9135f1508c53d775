import type { Phrasebook } from './phrasebook.ts'
import type { Json, Seat } from './seat.ts'
import type { Text } from './text.ts'

/** The lessons of a game with their own words: both are loaded when somebody wants to learn. */
export interface LessonBook {
  readonly phrases: Phrasebook
  readonly lessons: readonly Lesson[]
}

/** A short first game: a situation with a script of dice, and what to tell about it step by step. */
export interface Lesson {
  readonly id: string
  readonly title: Text
  /** What one learns in it, in a sentence. */
  readonly summary: Text
  /** Where the learner sits. */
  readonly seat: Seat
  /** As situations are written, without answers: those are in the steps. */
  readonly situation: Json
  readonly steps: readonly LessonStep[]
}

/** Something to know and, unless it is only to be read, something to do. */
export interface LessonStep {
  readonly title: Text
  readonly text: Text
  /** Figures to look at meanwhile. */
  readonly figures?: readonly number[]
  /** Rules to read meanwhile. */
  readonly rules?: readonly string[]
  readonly task?: LessonTask
}

export interface LessonTask {
  /** The id of the prompt that the learner answers here. */
  readonly asked: string
  /** What the learner answers, as situations write it. */
  readonly answer: Json
  /** Which option or place it is, for those who do not find it. */
  readonly hint: Text
  /** What is answered after that without the learner, by any seat, as situations write it. */
  readonly follows?: readonly Json[]
}
