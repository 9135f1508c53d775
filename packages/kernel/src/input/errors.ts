import type { Roll } from '../dice/dice.ts'
import type { GameEvent } from '../match/event.ts'
import type { Message } from '../texts/message.ts'

/** One problem with data from outside: its field and what is wrong there. */
export interface Problem {
  readonly field: string
  /** In English. */
  readonly message: string
  /** The same as a phrase, if there is one, for readers of other languages. */
  readonly text?: Message
}

/** Data from outside (a file, a message, a form) that does not fit. Names every field that is wrong. */
export class InputError extends Error {
  override readonly name = 'InputError'
  readonly what: string
  readonly problems: readonly Problem[]

  constructor(what: string, problems: readonly Problem[]) {
    const lines = problems.map(({ field, message }) => (field ? `${field}: ${message}` : message))
    super(lines.length === 1 ? `${what}: ${lines[0]}` : `${what}:\n  ${lines.join('\n  ')}`)
    this.what = what
    this.problems = problems
  }
}

/** A scripted face that its die does not have. */
export interface WrongFace {
  readonly roll: Roll
  /** The index of the face in the script. */
  readonly index: number
  readonly value: number
  readonly sides: number
}

/** A script of dice that does not fit the rolls. */
export class DiceError extends Error {
  override readonly name = 'DiceError'
  /** The roll that ran out of dice; undefined for other faults. */
  readonly unmetRoll: Roll | undefined
  readonly wrongFace: WrongFace | undefined
  /** The events up to there. The match itself undoes an answer that it cannot play to the end. */
  events: readonly GameEvent[] = []
  /** The state at that point, in the game's own form; undefined before the first answer. */
  state: unknown

  constructor(message: string, unmetRoll?: Roll, wrongFace?: WrongFace) {
    super(message)
    this.unmetRoll = unmetRoll
    this.wrongFace = wrongFace
  }
}

/** A saved match played by a different version of the rules. */
export class VersionError extends Error {
  override readonly name = 'VersionError'
  /** The error as a phrase. */
  readonly text: Message | undefined

  constructor(message: string, text?: Message) {
    super(message)
    this.text = text
  }
}

/** The rules asked for something impossible: a bug in a game, not a player's mistake. */
export class RuleFault extends Error {
  override readonly name = 'RuleFault'
}

/** A record whose replay differs from what the record says. */
export class ReplayError extends Error {
  override readonly name = 'ReplayError'
  /** The error as a phrase. */
  readonly text: Message | undefined

  constructor(message: string, text?: Message) {
    super(message)
    this.text = text
  }
}
