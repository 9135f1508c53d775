import { type DiceSource, type Roll, ScriptedDice, type Seat } from '@fray/kernel'
import type { Imaginable } from '@fray/odds'
import type { TableView } from '@fray/tabletop'
import type { AnyMatch } from './telling.ts'

/** Dice that fall as written as long as the script lasts, then from elsewhere. */
class BegunDice implements DiceSource {
  readonly #script: ScriptedDice
  readonly #rest: DiceSource

  constructor(script: ScriptedDice, rest: DiceSource = new ScriptedDice([])) {
    this.#script = script
    this.#rest = rest
  }

  throw(roll: Roll): readonly (readonly number[])[] {
    return this.#script.left > 0 ? this.#script.throw(roll) : this.#rest.throw(roll)
  }

  fork(): BegunDice {
    return new BegunDice(this.#script.fork(), this.#rest.fork())
  }
}

/** The futures of a match in which the next dice are already known: what is left of the script. */
export function scriptedFuture(match: AnyMatch, script: ScriptedDice): Imaginable<unknown, unknown, TableView> {
  return {
    imagine: (seat: Seat, options) =>
      match.imagine(seat, { ...options, dice: new BegunDice(script.fork(), options.dice) }),
  }
}
