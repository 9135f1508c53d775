import { create } from 'zustand'

const KEY = 'fray.lessons'

/** The progress in a lesson: steps done, of how many. */
interface LessonProgress {
  readonly at: number
  readonly of: number
}

/** By game and lesson, keyed by `keyOf`. */
type ByLesson = Readonly<Record<string, LessonProgress>>

const useProgress = create<{ readonly lessons: ByLesson }>(() => ({ lessons: readProgress() }))

function keyOf(game: string, lesson: string): string {
  return `${game}/${lesson}`
}

/** Reads the stored progress, as far as it is readable. */
function readProgress(): ByLesson {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}')
    const entries = Object.entries(stored as Record<string, unknown>).filter(
      (entry): entry is [string, LessonProgress] => isProgress(entry[1]),
    )
    return Object.fromEntries(entries)
  } catch {
    return {}
  }
}

function isProgress(data: unknown): data is LessonProgress {
  const { at, of } = (data ?? {}) as Partial<LessonProgress>
  return Number.isInteger(at) && Number.isInteger(of) && 0 < (at as number) && (at as number) <= (of as number)
}

/** Gets the best progress in a lesson; undefined if it was never started. */
export function useLessonProgress(game: string, lesson: string): LessonProgress | undefined {
  return useProgress(({ lessons }) => lessons[keyOf(game, lesson)])
}

/** Gets which of these lessons are done. */
export function useLessonsDone(game: string, lessons: readonly string[]): readonly string[] {
  const progress = useProgress((state) => state.lessons)
  return lessons.filter((lesson) => isDone(progress[keyOf(game, lesson)]))
}

/** Counts the lessons of a game that are done. */
export function useDoneCount(game: string): number {
  const begun = useProgress(({ lessons }) => lessons)
  return Object.entries(begun).filter(([key, progress]) => key.startsWith(keyOf(game, '')) && isDone(progress)).length
}

/** Whether no lesson of any game is done. */
export function useIsNew(): boolean {
  return useProgress(({ lessons }) => !Object.values(lessons).some(isDone))
}

function isDone(progress: LessonProgress | undefined): boolean {
  return progress !== undefined && progress.at === progress.of
}

/** Saves progress; starting again loses nothing. */
export function saveLessonProgress(game: string, lesson: string, progress: LessonProgress): void {
  const { lessons } = useProgress.getState()
  const key = keyOf(game, lesson)
  if (!isProgress(progress) || (lessons[key]?.at ?? 0) >= progress.at) return
  const next = { ...lessons, [key]: progress }
  useProgress.setState({ lessons: next })
  try {
    localStorage.setItem(KEY, JSON.stringify(next))
  } catch {
    // A browser that stores nothing (as private windows may) remembers it until the page is closed.
  }
}
