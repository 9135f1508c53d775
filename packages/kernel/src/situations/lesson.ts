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

/**
 * A lesson as data. Its title and summary are the phrases `lesson.<id>.title` and `lesson.<id>.summary`; situations and
 * answers are written as people write them, and checked when the lesson is played.
 */
export interface LessonData {
  readonly id: string
  /** Summary of the lesson for its authors. */
  readonly about?: string
  readonly minutes: number
  readonly battle?: boolean
  readonly seat: number
  readonly situation: unknown
  readonly steps: readonly LessonStepData[]
}

/** A step as data. Its texts are the phrases `lesson.<lesson>.<id>`, the same with `.text` and, for a task, `.hint`. */
interface LessonStepData {
  readonly id: string
  readonly figures?: readonly number[]
  readonly rules?: readonly string[]
  readonly task?: { readonly asked: string; readonly answer: unknown; readonly follows?: readonly unknown[] }
}

/** Makes the lesson book of a game from the English phrases of its lessons and their data, in order. */
export function createLessonBook(en: Phrases, lessons: readonly LessonData[]): LessonBook {
  return { phrases: { en }, lessons: lessons.map(createLesson) }
}

function createLesson({ id, minutes, battle, seat, situation, steps }: LessonData): Lesson {
  return {
    id,
    title: text(`lesson.${id}.title`),
    summary: text(`lesson.${id}.summary`),
    minutes,
    ...(battle ? { battle } : {}),
    seat,
    situation: situation as Json,
    steps: steps.map((step) => createStep(`lesson.${id}.${step.id}`, step)),
  }
}

function createStep(phrase: string, { figures, rules, task }: LessonStepData): LessonStep {
  return {
    title: text(phrase),
    text: text(`${phrase}.text`),
    ...(figures ? { figures } : {}),
    ...(rules ? { rules } : {}),
    ...(task ? { task: { ...(task as Omit<LessonTask, 'hint'>), hint: text(`${phrase}.hint`) } } : {}),
  }
}
