import type { Roll } from './dice.ts'
import type { Event } from './event.ts'
import type { Text } from './text.ts'

/** One thing wrong with data from outside: where it stands and what is wrong there. */
export interface Problem {
  readonly field: string
  /** In English. */
  readonly message: string
  /** The same as a phrase, where there is one, for those who speak another language. */
  readonly text?: Text
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

/** A face of a script that the die it stands for does not have. */
export interface WrongFace {
  readonly roll: Roll
  /** Its place in the script. */
  readonly index: number
  readonly value: number
  readonly sides: number
}

/** A script of dice that does not fit the rolls. */
export class DiceError extends Error {
  override readonly name = 'DiceError'
  /** The roll that found too few dice left; undefined if the fault is another. */
  readonly unmet: Roll | undefined
  readonly wrong: WrongFace | undefined
  /** What had happened up to there; the match itself takes an answer back that it cannot play to the end. */
  happened: readonly Event[] = []
  /** The state then, as the game keeps it; undefined if nothing had been answered. */
  state: unknown

  constructor(message: string, unmet?: Roll, wrong?: WrongFace) {
    super(message)
    this.unmet = unmet
    this.wrong = wrong
  }
}

/** A saved match that was played by other rules than these. */
export class VersionError extends Error {
  override readonly name = 'VersionError'
  /** What it says, as a phrase. */
  readonly text: Text | undefined

  constructor(message: string, text?: Text) {
    super(message)
    this.text = text
  }
}

/** The rules themselves asked for something impossible: a bug in a game, not in what a player did. */
export class RuleFault extends Error {
  override readonly name = 'RuleFault'
}

/** A record whose replay does not give what the record says. */
export class ReplayError extends Error {
  override readonly name = 'ReplayError'
  /** What it says, as a phrase. */
  readonly text: Text | undefined

  constructor(message: string, text?: Text) {
    super(message)
    this.text = text
  }
}
