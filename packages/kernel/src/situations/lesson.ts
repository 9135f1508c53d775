import type { Json, Seat } from '../match/seat.ts'
import { type Message, text } from '../texts/message.ts'
import type { Phrasebook, Phrases } from '../texts/phrasebook.ts'

/** The lessons of a game in the order of its course, with their own phrases; loaded on demand. */
export interface LessonBook {
  readonly phrases: Phrasebook
  readonly lessons: readonly Lesson[]
}

/** A situation with a script of dice, explained step by step. */
export interface Lesson {
  readonly id: string
  readonly title: Message
  /** The aim of the lesson, in a sentence. */
  readonly summary: Message
  /** Its approximate length. */
  readonly minutes: number
  /** A real battle with random dice: its steps are only read, and it is done when the battle is over. */
  readonly battle?: true
  /** The learner's seat. */
  readonly seat: Seat
  /** A situation without answers: those are in the steps. */
  readonly situation: Json
  readonly steps: readonly LessonStep[]
}

/** Something to know and, unless it is only to be read, something to do. */
export interface LessonStep {
  readonly title: Message
  readonly text: Message
  /** Figures to look at in this step. */
  readonly figures?: readonly number[]
  /** Rules to read in this step. */
  readonly rules?: readonly string[]
  readonly task?: LessonTask
}

export interface LessonTask {
  /** The id of the prompt the learner answers here. */
  readonly asked: string
  /** The learner's answer, as situations write it. */
  readonly answer: Json
  /** Which option or place it is, for learners who do not find it. */
  readonly hint: Message
  /** Answers of any seat that follow without the learner, as situations write them. */
  readonly follows?: readonly Json[]
}

interface StepParts {
  readonly figures?: readonly number[]
  readonly rules?: readonly string[]
  readonly task?: Omit<LessonTask, 'hint'>
}

/**
 * Makes a step from the phrases `lesson.<id>`, `lesson.<id>.text` and, if there is something to do, `lesson.<id>.hint`.
 */
export function lessonStep(id: string, { task, ...parts }: StepParts = {}): LessonStep {
  const words = { title: text(`lesson.${id}`), text: text(`lesson.${id}.text`) }
  return { ...words, ...parts, ...(task ? { task: { ...task, hint: text(`lesson.${id}.hint`) } } : {}) }
}

/** Gets a lesson's title and summary from the phrases `lesson.<id>.title` and `lesson.<id>.summary`. */
export function lessonNames(id: string): Pick<Lesson, 'id' | 'title' | 'summary'> {
  return { id, title: text(`lesson.${id}.title`), summary: text(`lesson.${id}.summary`) }
}

/** A lesson with its phrases. */
export interface LessonWithPhrases {
  readonly lesson: Lesson
  readonly phrases: Phrases
}

/** Joins lessons in their order, with all their phrases in one book. */
export function courseOf(told: readonly LessonWithPhrases[]): LessonBook {
  return {
    lessons: told.map(({ lesson }) => lesson),
    phrases: { en: Object.assign({}, ...told.map(({ phrases }) => phrases)) },
  }
}
