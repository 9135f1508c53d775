import type { Seat } from './seat.ts'
import type { Text } from './text.ts'

/**
 * Marks a decision as an interruption: somebody acts, and the seat that is asked *could* speak up. Play goes on as if
 * nobody had been asked if it passes, so an interface that knows what its person wants passes for them.
 */
export interface Interruption {
  /** What is going on, in words: "Ranger 2 is about to shoot". */
  readonly moment: Text
  /**
   * Tells this moment apart from the others of the match: a question about the same moment with the same choice is the
   * same question. It says nothing that the seat may not know.
   */
  readonly key: string
  /** The seat whose action is interrupted, and the figure that acts. */
  readonly interrupted: Seat
  readonly acting?: number
  /** Whether an enemy of the seat that is asked acts; its own action and that of an ally are no surprise to it. */
  readonly hostile: boolean
  /** The key of the option that lets play go on. */
  readonly pass: string
}

/** What an option of an interruption uses, and whether now is the time for it. */
export interface Reaction {
  /**
   * What is used, by a name that is the same at every moment, its kind first: "order:hold", "consumable:potion". People
   * mark a whole kind or one of it.
   */
  readonly source: string
  /**
   * Whether it can change how this moment turns out, as far as the seat knows. What serves as well later does not. Worked out
   * only for those who read it.
   */
  matters(): boolean
}

/** The same as it is sent. */
export interface ReactionData {
  readonly source: string
  readonly matters: boolean
}
