import type { Answer } from '../decisions/decision.ts'
import type { Random } from '../dice/random.ts'
import type { Json, Seat } from '../match/seat.ts'
import type { PolicyPlans, PolicyQuestion } from './policy.ts'

/** The judgement of computer players, and setups for the fuzzer. */
export interface GameBots<State, Setup> {
  /**
   * Rates the position for a seat: about -1 (lost) to 1 (won). If it comes with the position that the seat sees now,
   * distances that nobody may measure count only as nearer or farther than there.
   */
  appraise(state: State, seat: Seat, setup: Setup, seen?: State): number
  /**
   * Lists the answers worth considering, the best first: what a sane player would do without looking ahead. It leaves
   * out what cannot succeed as far as the seat can judge. Undefined where the game has no opinion.
   */
  propose?(question: PolicyQuestion<State, Setup>): readonly Answer[] | undefined
  /** Plans for parts of a turn, which `propose` follows. */
  readonly plans?: PolicyPlans<State>
  /** Rates the position at the end of a future, like `appraise`, for players that follow the policy (default: that). */
  evaluate?(state: State, seat: Seat, setup: Setup): number
  /**
   * Makes a sound random setup that uses every option of the game now and then, for fuzzing and for curious players.
   */
  randomSetup?(random: Random): Json
  /**
   * A battle of ordinary size with equal forces on ground that favours nobody: the strength of bots is measured on it.
   */
  readonly evenSetup?: Json
}
