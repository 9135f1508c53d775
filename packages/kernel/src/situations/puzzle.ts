import type { GameEvent } from '../match/event.ts'
import type { Json, Seat } from '../match/seat.ts'
import { type Message, type MessageArg, text } from '../texts/message.ts'
import type { Phrasebook, Phrases } from '../texts/phrasebook.ts'

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

/**
 * A puzzle as data. Its title is the phrase `puzzle.<id>`, the explanation the same with `.why`; the situation and the
 * answers are written as people write them, and checked when the puzzle is played.
 */
export interface PuzzleData {
  readonly id: string
  readonly goal: Message
  readonly seat: number
  readonly situation: unknown
  readonly wanted: GoalEvent
  readonly stars: readonly number[]
  readonly solution: readonly unknown[]
}

/** Makes the puzzle book of a game from the English phrases of its puzzles and their data, in order. */
export function createPuzzleBook(en: Phrases, puzzles: readonly PuzzleData[]): PuzzleBook {
  return {
    phrases: { en },
    puzzles: puzzles.map(({ id, situation, stars: [one = 1, two = 1, three = 1], solution, ...rest }) => ({
      ...rest,
      id,
      title: text(`puzzle.${id}`),
      why: text(`puzzle.${id}.why`),
      situation: situation as Json,
      stars: [one, two, three],
      solution: solution as readonly Json[],
    })),
  }
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
