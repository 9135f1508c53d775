import { create } from 'zustand'

const KEY = 'fray.lessons'

/** How far somebody has come in the lesson of a game: steps done, of how many. */
export interface LessonProgress {
  readonly at: number
  readonly of: number
}

type ByGame = Readonly<Record<string, LessonProgress>>

const useProgress = create<{ readonly games: ByGame }>(() => ({ games: kept() }))

/** What this browser kept; nothing of what it cannot read. */
function kept(): ByGame {
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

/** The furthest anybody at this browser has come in the lesson of a game; undefined if nobody has begun it. */
export function useLessonProgress(game: string): LessonProgress | undefined {
  return useProgress(({ games }) => games[game])
}

/** Keeps how far somebody has come; whoever begins again loses nothing. */
export function keepLessonProgress(game: string, progress: LessonProgress): void {
  const { games } = useProgress.getState()
  if (!isProgress(progress) || (games[game]?.at ?? 0) >= progress.at) return
  const next = { ...games, [game]: progress }
  useProgress.setState({ games: next })
  try {
    localStorage.setItem(KEY, JSON.stringify(next))
  } catch {
    // A browser that keeps nothing (private windows may not) shows it until it is closed.
  }
}
