import { create } from 'zustand'

const KEY = 'fray.lessons'

/** How far somebody has come in a lesson: steps done, of how many. */
interface LessonProgress {
  readonly at: number
  readonly of: number
}

/** By game and lesson, as `keyOf` writes them. */
type ByLesson = Readonly<Record<string, LessonProgress>>

const useProgress = create<{ readonly lessons: ByLesson }>(() => ({ lessons: readProgress() }))

function keyOf(game: string, lesson: string): string {
  return `${game}/${lesson}`
}

/** What this browser kept; nothing of what it cannot read. */
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

/** The furthest anybody at this browser has come in a lesson; undefined if nobody has begun it. */
export function useLessonProgress(game: string, lesson: string): LessonProgress | undefined {
  return useProgress(({ lessons }) => lessons[keyOf(game, lesson)])
}

/** Which of these lessons somebody at this browser has done. */
export function useLessonsDone(game: string, lessons: readonly string[]): readonly string[] {
  const progress = useProgress((state) => state.lessons)
  return lessons.filter((lesson) => isDone(progress[keyOf(game, lesson)]))
}

/** How many lessons of a game somebody at this browser has done. */
export function useDoneCount(game: string): number {
  const begun = useProgress(({ lessons }) => lessons)
  return Object.entries(begun).filter(([key, progress]) => key.startsWith(keyOf(game, '')) && isDone(progress)).length
}

/** Nobody at this browser has done a lesson of any game. */
export function useIsNew(): boolean {
  return useProgress(({ lessons }) => !Object.values(lessons).some(isDone))
}

function isDone(progress: LessonProgress | undefined): boolean {
  return progress !== undefined && progress.at === progress.of
}

/** Keeps how far somebody has come; whoever begins again loses nothing. */
export function saveLessonProgress(game: string, lesson: string, progress: LessonProgress): void {
  const { lessons } = useProgress.getState()
  const key = keyOf(game, lesson)
  if (!isProgress(progress) || (lessons[key]?.at ?? 0) >= progress.at) return
  const next = { ...lessons, [key]: progress }
  useProgress.setState({ lessons: next })
  try {
    localStorage.setItem(KEY, JSON.stringify(next))
  } catch {
    // A browser that keeps nothing (private windows may not) shows it until it is closed.
  }
}
