import type { Event } from './event.ts'
import type { Phrasebook } from './phrasebook.ts'
import type { Json, Seat } from './seat.ts'
import type { Arg, Text } from './text.ts'

/** The puzzles of a game with their own words: both are loaded when somebody wants to solve them. */
export interface PuzzleBook {
  readonly phrases: Phrasebook
  readonly puzzles: readonly Puzzle[]
}

/** A position with a goal. How good a solution is, is how likely it makes the goal. */
export interface Puzzle {
  readonly id: string
  readonly title: Text
  /** What is to be brought about. */
  readonly goal: Text
  readonly seat: Seat
  /** As situations are written. */
  readonly situation: Json
  readonly wanted: WantedEvent
  /** The chances, as parts of 1, that earn one, two and three stars. */
  readonly stars: readonly [number, number, number]
  /** What earns three stars: the solver's answers, as situations write them. */
  readonly solution: readonly Json[]
  /** What makes that the best, told to those who have tried. */
  readonly why: Text
}

/** An event that is the goal: its type, the seat it is told of if that matters, and those of its arguments that matter. */
export interface WantedEvent {
  readonly type: string
  readonly seat?: Seat
  readonly args?: Readonly<Record<string, Arg>>
}

export function isWanted({ type, seat, args = {} }: WantedEvent, event: Event): boolean {
  if (event.type !== type || (seat !== undefined && event.seat !== seat)) return false
  return Object.entries(args).every(([name, arg]) => JSON.stringify(event.args[name]) === JSON.stringify(arg))
}

/** How many stars a chance earns. */
export function starsFor({ stars }: Pick<Puzzle, 'stars'>, chance: number): number {
  // Chances are sums of many: what is meant to be reached is reached.
  return stars.filter((each) => chance >= each - 1e-9).length
}
