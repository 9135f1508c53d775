import type { Lesson } from '@fray/kernel'
import type { LessonPlace, Snapshot } from '@fray/session'
import { create } from 'zustand'

interface Reading {
  /** Steps before this one have been read. */
  readonly read: number
  /** The learner has left the lesson and plays on. */
  readonly left: boolean
}

const NOTHING: Reading = { read: 0, left: false }

/** How far the learner has read in which match; it does not change the match. */
const useReadings = create<{ readonly match: string; readonly reading: Reading }>(() => ({
  match: '',
  reading: NOTHING,
}))

/** Gets how far the lesson of this match has been read. */
export function useLessonReading(match: string | undefined): Reading {
  return useReadings((state) => (state.match === match ? state.reading : NOTHING))
}

export function readOn({ commitment }: Snapshot, step: number): void {
  useReadings.setState({ match: commitment, reading: { read: step + 1, left: false } })
}

export function leaveLesson({ commitment }: Snapshot): void {
  useReadings.setState({ match: commitment, reading: { read: 0, left: true } })
}

/** Gets the step to show: the first unread one, otherwise the one that waits. */
export function shownStep({ first, step }: LessonPlace, read: number): number {
  return Math.min(step, Math.max(first, read))
}

/** Counts the finished steps; the last one of a battle counts when the battle is over. */
export function stepsDone({ steps, battle }: Pick<Lesson, 'steps' | 'battle'>, told: number, fought: boolean): number {
  if (battle) return fought ? steps.length : Math.min(told, steps.length - 1)
  return Math.min(told, steps.length)
}

/** Whether the lesson still says what to do; afterwards it is a match like any other. */
export function isGuided(place: LessonPlace | undefined): boolean {
  return place !== undefined && place.step < place.of
}
