import type { AnyGame } from '@fray/games'
import {
  type BarredOption,
  type Decision,
  type DecisionOption,
  type ExplainedNumber,
  type GameEvent,
  type Match,
  type Message,
  type Names,
  type Outcome,
  type Phrasebook,
  type RolledDice,
  type Seat,
  Speaker,
  type StartingPosition,
  stepText,
} from '@fray/kernel'
import type { TableView } from '@fray/tabletop'

export type AnyMatch = Match<unknown, unknown, TableView>

type Offer = Pick<DecisionOption, 'text' | 'rules'>

/** Puts a match into words, with the names that the last view showed. */
export class Teller implements Names {
  readonly #speaker: Speaker
  #names: readonly string[] = []
  readonly #sides = new Map<Seat, Message>()

  constructor(phrases: Phrasebook) {
    this.#speaker = new Speaker(phrases)
  }

  /** Creates a teller that knows all names of a match, or of its beginning. */
  static of(game: AnyGame, { setup, state }: StartingPosition<unknown, unknown>): Teller {
    const teller = new Teller(game.content.phrases)
    teller.rememberNames(game.view.show(state, setup, undefined))
    return teller
  }

  /** Remembers the names in a view. */
  rememberNames({ names, sides }: TableView): void {
    this.#names = names
    for (const { seat, name } of sides) this.#sides.set(seat, name)
  }

  figure(id: number): string {
    return this.#names[id] ?? `figure ${id}`
  }

  seat(seat: Seat): string {
    const name = this.#sides.get(seat)
    return name ? this.say(name) : `seat ${seat}`
  }

  say(words: Message): string {
    return this.#speaker.say(words, this)
  }

  /** Describes an event with its dice, the terms of its numbers and its rules. */
  describeEvent({ type, args, dice = [], numbers = [], rules }: GameEvent): string[] {
    const happened = [this.say({ id: type, args }), ...dice.map((fallen) => this.#dice(fallen))].join(' — ')
    return [happened + cite(rules), ...numbers.map((number) => `    ${this.describeNumber(number)}`)]
  }

  describeDecision(decision: Decision): string {
    return `${this.seat(decision.seat)}: ${this.say(decision.prompt)}${cite(decision.rules)}`
  }

  describeOption({ text, rules = [] }: Offer): string {
    return this.say(text) + cite(rules)
  }

  describeBarred({ text, reason, rules }: BarredOption): string {
    return `${this.say(text)}: ${this.say(reason)}${cite(rules)}`
  }

  describeOutcome({ winners, reason, rules, scores }: Outcome): string {
    const result = winners.length === 0 ? 'A draw' : `Won by ${winners.map((seat) => this.seat(seat)).join(' and ')}`
    const score = scores ? ` (${scores.join(' to ')})` : ''
    return `${result}${score}: ${this.say(reason)}.${cite(rules)}`
  }

  #dice({ seat, sides, values }: RolledDice): string {
    return `${this.seat(seat)} ${values.length}d${sides}: ${values.join(' ')}`
  }

  /** Writes a number with its terms. */
  describeNumber({ name, total, terms }: ExplainedNumber): string {
    const sum = terms.map(({ amount, label, rule, step }, i) => {
      const sign = amount < 0 ? '− ' : i > 0 ? '+ ' : ''
      const how = step ? ` (${this.say(stepText(step))})` : ''
      return `${sign}${Math.abs(amount)} ${this.say(label)}${how}${rule ? ` [${rule}]` : ''}`
    })
    return `${this.say(name)} ${total}${sum.length > 0 ? ` = ${sum.join(' ')}` : ''}`
  }
}

export function cite(rules: readonly string[]): string {
  return rules.length > 0 ? ` [${rules.join(' ')}]` : ''
}
