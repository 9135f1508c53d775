import type { Random } from '../dice/random.ts'
import type { Json, Seat } from '../match/seat.ts'

/** The judgement of computer players, and setups for the fuzzer. */
export interface GameBots<State, Setup> {
  /** Rates the position for a seat: about -1 (lost) to 1 (won). */
  appraise(state: State, seat: Seat, setup: Setup): number
  /**
   * Makes a sound random setup that uses every option of the game now and then, for fuzzing and for curious players.
   */
  randomSetup?(random: Random): Json
  /**
   * A battle of ordinary size with equal forces on ground that favours nobody: the strength of bots is measured on it.
   */
  readonly evenSetup?: Json
}
