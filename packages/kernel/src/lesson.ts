import type { Phrasebook, Phrases } from './phrasebook.ts'
import type { Json, Seat } from './seat.ts'
import { type Text, text } from './text.ts'

/** The lessons of a game, in the order of its course, with their own words: both are loaded when somebody wants to learn. */
export interface LessonBook {
  readonly phrases: Phrasebook
  readonly lessons: readonly Lesson[]
}

/** A situation with a script of dice, and what to tell about it step by step. */
export interface Lesson {
  readonly id: string
  readonly title: Text
  /** What one learns in it, in a sentence. */
  readonly summary: Text
  /** About how long it takes. */
  readonly minutes: number
  /** A real battle with dice by chance: its steps are only to be read, and it is done when it has been fought out. */
  readonly battle?: true
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

interface StepParts {
  readonly figures?: readonly number[]
  readonly rules?: readonly string[]
  readonly task?: Omit<LessonTask, 'hint'>
}

/** A step whose words have the ids `lesson.<id>`, `lesson.<id>.text` and, if there is something to do, `lesson.<id>.hint`. */
export function lessonStep(id: string, { task, ...parts }: StepParts = {}): LessonStep {
  const words = { title: text(`lesson.${id}`), text: text(`lesson.${id}.text`) }
  return { ...words, ...parts, ...(task ? { task: { ...task, hint: text(`lesson.${id}.hint`) } } : {}) }
}

/** What a lesson is called and what it teaches, by the ids `lesson.<id>.title` and `lesson.<id>.summary`. */
export function lessonNames(id: string): Pick<Lesson, 'id' | 'title' | 'summary'> {
  return { id, title: text(`lesson.${id}.title`), summary: text(`lesson.${id}.summary`) }
}

/** A lesson and the words it is told in. */
export interface ToldLesson {
  readonly lesson: Lesson
  readonly phrases: Phrases
}

/** Lessons in their order, and all their words in one book. */
export function courseOf(told: readonly ToldLesson[]): LessonBook {
  return {
    lessons: told.map(({ lesson }) => lesson),
    phrases: { en: Object.assign({}, ...told.map(({ phrases }) => phrases)) },
  }
}
