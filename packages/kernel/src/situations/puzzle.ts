import type { GameEvent } from '../match/event.ts'
import type { Json, Seat } from '../match/seat.ts'
import type { Message, MessageArg } from '../texts/message.ts'
import type { Phrasebook } from '../texts/phrasebook.ts'

/** The puzzles of a game with their own phrases; loaded on demand. */
export interface PuzzleBook {
  readonly phrases: Phrasebook
  readonly puzzles: readonly Puzzle[]
}

/** A position with a goal. A solution is rated by how likely it reaches the goal. */
export interface Puzzle {
  readonly id: string
  readonly title: Message
  /** What to achieve. */
  readonly goal: Message
  readonly seat: Seat
  /** As situations are written. */
  readonly situation: Json
  readonly wanted: GoalEvent
  /** The chances, from 0 to 1, that earn one, two and three stars. */
  readonly stars: readonly [number, number, number]
  /** A three-star solution: the solver's answers, as situations write them. */
  readonly solution: readonly Json[]
  /** Why that is best, told after a try. */
  readonly why: Message
}

/** The event that counts as the goal: its type, its seat and arguments as far as they matter. */
export interface GoalEvent {
  readonly type: string
  readonly seat?: Seat
  readonly args?: Readonly<Record<string, MessageArg>>
}

export function isGoalEvent({ type, seat, args = {} }: GoalEvent, event: GameEvent): boolean {
  if (event.type !== type || (seat !== undefined && event.seat !== seat)) return false
  return Object.entries(args).every(([name, arg]) => JSON.stringify(event.args[name]) === JSON.stringify(arg))
}

/** Counts the stars a chance earns. */
export function starsFor({ stars }: Pick<Puzzle, 'stars'>, chance: number): number {
  // Chances are sums of many floats: allow for rounding.
  return stars.filter((star) => chance >= star - 1e-9).length
}
