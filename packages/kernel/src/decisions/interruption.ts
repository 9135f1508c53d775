import type { Seat } from '../match/seat.ts'
import type { Message } from '../texts/message.ts'

/**
 * Marks a decision as an interruption: another figure acts, and the asked seat *may* respond. If it passes, play goes
 * on as if nobody had been asked, so an interface that knows what its player wants can pass for them.
 */
export interface Interruption {
  /** The action in words: "Ranger 2 is about to shoot". */
  readonly moment: Message
  /**
   * Tells this moment apart from all others of the match: questions about the same moment with the same options are the
   * same question. It tells nothing the seat may not know.
   */
  readonly key: string
  /** The seat whose action is interrupted, and the acting figure. */
  readonly interrupted: Seat
  readonly acting?: number
  /** Whether an enemy of the asked seat acts. Actions of its own side do not surprise it. */
  readonly hostile: boolean
  /** The key of the option that lets play go on. */
  readonly pass: string
}

/** The source that an option of an interruption uses, and whether now is the time for it. */
export interface Reaction {
  /**
   * What is used, by a name that is the same at every moment, its kind first: "order:hold", "consumable:potion". People
   * mark a whole kind or a single source.
   */
  readonly source: string
  /**
   * Whether it can change the result of this moment, as far as the seat knows; something that serves as well later
   * cannot. Computed only when somebody reads it.
   */
  matters(): boolean
}

/** A reaction as it is sent. */
export interface ReactionData {
  readonly source: string
  readonly matters: boolean
}
