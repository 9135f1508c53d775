import { type DiceSource, type Roll, ScriptedDice, type Seat } from '@fray/kernel'
import type { Imaginable } from '@fray/odds'
import type { TableView } from '@fray/tabletop'
import type { AnyMatch } from './teller.ts'

/** Dice from a script and, once it is used up, from another source. */
class ContinuedDice implements DiceSource {
  readonly #script: ScriptedDice
  readonly #rest: DiceSource

  constructor(script: ScriptedDice, rest: DiceSource = new ScriptedDice([])) {
    this.#script = script
    this.#rest = rest
  }

  throw(roll: Roll): readonly (readonly number[])[] {
    return this.#script.left > 0 ? this.#script.throw(roll) : this.#rest.throw(roll)
  }

  fork(): ContinuedDice {
    return new ContinuedDice(this.#script.fork(), this.#rest.fork())
  }
}

/** The futures of a match whose next dice are already known: the rest of the script. */
export function scriptedFuture(match: AnyMatch, script: ScriptedDice): Imaginable<unknown, unknown, TableView> {
  return {
    imagine: (seat: Seat, options) =>
      match.imagine(seat, { ...options, dice: new ContinuedDice(script.fork(), options.dice) }),
  }
}
