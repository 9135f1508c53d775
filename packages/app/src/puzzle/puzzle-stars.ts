import { create } from 'zustand'

const KEPT = 'fray.puzzles'
const OPEN = 'fray.puzzle'

/** The puzzle on a table, which is told by what its match commits to. */
export interface OpenPuzzle {
  readonly commitment: string
  readonly game: string
  readonly id: string
}

interface PuzzleStore {
  /** The most stars anybody at this browser has earned, by game and puzzle. */
  readonly stars: Readonly<Record<string, number>>
  readonly open: OpenPuzzle | undefined
}

const usePuzzles = create<PuzzleStore>(() => ({ stars: readStars(), open: readOpenPuzzle() }))

/** What this browser kept; nothing of what it cannot read. */
function readStars(): Readonly<Record<string, number>> {
  const stored = readKept(() => localStorage.getItem(KEPT))
  return Object.fromEntries(Object.entries(stored).filter((entry): entry is [string, number] => isStars(entry[1])))
}

function readOpenPuzzle(): OpenPuzzle | undefined {
  const { commitment, game, id } = readKept(() => sessionStorage.getItem(OPEN))
  if (typeof commitment !== 'string' || typeof game !== 'string' || typeof id !== 'string') return undefined
  return { commitment, game, id }
}

function readKept(stored: () => string | null): Readonly<Record<string, unknown>> {
  try {
    const data: unknown = JSON.parse(stored() ?? '{}')
    return typeof data === 'object' && data !== null ? (data as Record<string, unknown>) : {}
  } catch {
    return {}
  }
}

function isStars(value: unknown): value is number {
  return value === 1 || value === 2 || value === 3
}

const nameOf = (game: string, id: string) => `${game}/${id}`

export function useStars(game: string, id: string): number {
  return usePuzzles(({ stars }) => stars[nameOf(game, id)] ?? 0)
}

/** The puzzle that a match is, if it is one. */
export function useOpenPuzzle(commitment: string): OpenPuzzle | undefined {
  return usePuzzles(({ open }) => (open?.commitment === commitment ? open : undefined))
}

export function noteOpenPuzzle(open: OpenPuzzle): void {
  usePuzzles.setState({ open })
  keep(() => sessionStorage.setItem(OPEN, JSON.stringify(open)))
}

/** Keeps what was earned; whoever does worse another time loses nothing. */
export function saveStars(game: string, id: string, earned: number): void {
  const { stars } = usePuzzles.getState()
  const name = nameOf(game, id)
  if (!isStars(earned) || (stars[name] ?? 0) >= earned) return
  const next = { ...stars, [name]: earned }
  usePuzzles.setState({ stars: next })
  keep(() => localStorage.setItem(KEPT, JSON.stringify(next)))
}

/** A browser that keeps nothing (private windows may not) shows it until it is closed. */
function keep(store: () => void): void {
  try {
    store()
  } catch {}
}
