import type { GameEvent } from '../match/event.ts'
import type { Play, Procedure } from '../match/procedure.ts'
import type { Seat } from '../match/seat.ts'
import type { Message } from '../texts/message.ts'

/** How a match ended. Without winners it is a draw. */
export interface Outcome {
  readonly winners: readonly Seat[]
  readonly reason: Message
  readonly rules: readonly string[]
  readonly scores?: readonly number[]
}

/**
 * How a game is played, from the setup to the outcome. The state says where in the sequence of play the match stands
 * whenever `next` begins; within `next` no flags are needed, because the procedure itself remembers.
 */
export interface GameRules<State, Setup> {
  /** Checks a setup from outside; throws an InputError that names the fields. */
  readSetup(json: unknown): Setup
  seats(setup: Setup): number
  begin(setup: Setup): State
  /** Plays from one savepoint to the next. Called again and again until there is an outcome. */
  next(play: Play<State, Setup>): Procedure
  /**
   * Whether play is at rest at such a savepoint (default: always), so that odds and bots look no further. A game with
   * finer savepoints, which make forks quicker, tells which ones count.
   */
  isAtRest?(state: State): boolean
  outcome(state: State): Outcome | undefined
  /** Lists what is impossible about this state and the events since the last answer; empty while the rules are kept. */
  faults(state: State, setup: Setup, since: readonly GameEvent[]): readonly string[]
  /**
   * Whether the fighting has not begun: terms are being settled, the table laid, forces deployed. This is public.
   * Interfaces play this phase for players who want to fight at once.
   */
  isPreparing?(state: State): boolean
  /** The type of the event that begins each turn, for reports by turn: one answer may end a turn and begin the next. */
  readonly turnEvent?: string
  /** False if nobody ever interrupts in this game: interfaces then need not ask how often to be asked. */
  readonly hasInterruptions?: false
}
