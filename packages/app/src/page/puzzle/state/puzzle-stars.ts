import { create } from 'zustand'

const KEPT = 'fray.puzzles'
const OPEN = 'fray.puzzle'

/** The puzzle on a table, identified by the commitment of its match. */
export interface OpenPuzzle {
  readonly commitment: string
  readonly game: string
  readonly id: string
}

interface PuzzleStore {
  /** The most stars earned, by game and puzzle. */
  readonly stars: Readonly<Record<string, number>>
  readonly open: OpenPuzzle | undefined
}

const usePuzzles = create<PuzzleStore>(() => ({ stars: readStars(), open: readOpenPuzzle() }))

/** Reads the stored stars, as far as they are readable. */
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

/** Gets the puzzle of a match, if it is one. */
export function useOpenPuzzle(commitment: string): OpenPuzzle | undefined {
  return usePuzzles(({ open }) => (open?.commitment === commitment ? open : undefined))
}

export function noteOpenPuzzle(open: OpenPuzzle): void {
  usePuzzles.setState({ open })
  keep(() => sessionStorage.setItem(OPEN, JSON.stringify(open)))
}

/** Saves the stars; a worse result loses nothing. */
export function saveStars(game: string, id: string, earned: number): void {
  const { stars } = usePuzzles.getState()
  const name = nameOf(game, id)
  if (!isStars(earned) || (stars[name] ?? 0) >= earned) return
  const next = { ...stars, [name]: earned }
  usePuzzles.setState({ stars: next })
  keep(() => localStorage.setItem(KEPT, JSON.stringify(next)))
}

/** A browser that stores nothing (as private windows may) remembers it until the page is closed. */
function keep(store: () => void): void {
  try {
    store()
  } catch {}
}
