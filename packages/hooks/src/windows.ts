import {
  type DecisionOption,
  FINISHED,
  type Interruption,
  type Message,
  type Play,
  type Procedure,
  type Reaction,
  type Seat,
} from '@fray/kernel'

/** Something a seat may use to interrupt. */
export interface WindowUse {
  readonly key: string
  readonly text: Message
  readonly icon: string
  readonly rules: readonly string[]
  /** Its cost and effect in one line; without a note, its rule explains it. */
  note?(): Message
  /** The resource it uses, and whether this is a good moment for it; if not, interfaces pass automatically. */
  readonly reaction: Reaction
  /** Whether others may not know that the seat could do it. */
  readonly secret?: boolean
  /**
   * Carries it out, asking any further questions; work for the end of the window goes into `later`. It calls a
   * procedure of a module: a new generator function for every use would be a new kind of object each time.
   */
  perform(later: Procedure[]): Procedure
}

/** A kind of thing that may be used in windows: orders, consumables, abilities that answer a moment. */
export interface Provider<P, Moment> {
  /** Gets what a seat may use at this moment. Must be fast if the list is empty. */
  uses(play: P, moment: Moment, seat: Seat): readonly WindowUse[]
  /**
   * For things that are hidden until used: whether the seat might have something to use now, as far as the others know.
   * It must not depend on what only the seat knows. The seat is asked whenever this holds, with something to use or
   * not, and hidden things can be used only then, so that the question itself reveals nothing.
   */
  mightHaveUse?(play: P, moment: Moment, seat: Seat): boolean
}

/** How a game runs its windows. */
interface WindowRules<P, Moment> {
  /** The seats that may interrupt, in the order of asking. */
  order(play: P, moment: Moment): readonly Seat[]
  /** The kinds of things that may be used at such a moment, in the order in which they are offered. */
  providers(play: P, moment: Moment): readonly Provider<P, Moment>[]
  /** Whether the match is over, although a window was reached. */
  isOver(play: P): boolean
  /** Gets the question for a seat, and what it would interrupt. Must not depend on what only the seat knows. */
  ask(play: P, moment: Moment, seat: Seat): WindowQuestion
  /** Label of the option to let play go on. */
  readonly pass: Message
}

export interface WindowQuestion {
  readonly prompt: Message
  readonly rules: readonly string[]
  readonly figure?: number
  readonly interruption: Omit<Interruption, 'pass'>
}

/** The options of a seat in this round of questions; null if it is not asked at all. */
type SeatUses = readonly WindowUse[] | null

const NO_USES: readonly WindowUse[] = []

const PASS = 'pass'

/**
 * Moments at which seats may interrupt: they are asked one after another, in the game's order, until all have passed in
 * succession. Most windows ask nobody, so nothing is prepared before somebody is asked.
 */
export class Windows<State, Setup, Moment> {
  readonly #rules: WindowRules<Play<State, Setup>, Moment>
  readonly #pass: DecisionOption<WindowUse | null>

  constructor(rules: WindowRules<Play<State, Setup>, Moment>) {
    this.#rules = rules
    this.#pass = { key: PASS, text: rules.pass, icon: 'hand', value: null }
  }

  open(play: Play<State, Setup>, moment: Moment): Procedure {
    const providers = this.#rules.providers(play, moment)
    if (providers.length === 0) return FINISHED
    const seats = this.#rules.order(play, moment)
    for (let i = 0; i < seats.length; i++) {
      const uses = this.#usesFor(play, moment, seats[i]!, providers)
      if (uses) return this.#rules.isOver(play) ? FINISHED : this.#hold(play, moment, seats, i, uses)
    }
    return FINISHED
  }

  /** Runs a window, starting with the first seat that is asked. */
  *#hold(
    play: Play<State, Setup>,
    moment: Moment,
    seats: readonly Seat[],
    first: number,
    firstUses: readonly WindowUse[],
  ): Procedure {
    const providers = this.#rules.providers(play, moment)
    const later: Procedure[] = []
    let passed = first
    let uses: SeatUses = firstUses
    for (let i = first; passed < seats.length; uses = this.#usesFor(play, moment, seats[i]!, providers)) {
      const use = uses && (yield* this.#choose(play, moment, seats[i]!, uses))
      if (use) {
        passed = 0
        yield* use.perform(later)
      } else {
        passed++
      }
      i = (i + 1) % seats.length
    }
    for (const procedure of later) yield* procedure
  }

  #usesFor(
    play: Play<State, Setup>,
    moment: Moment,
    seat: Seat,
    providers: readonly Provider<Play<State, Setup>, Moment>[],
  ): SeatUses {
    let asked: SeatUses = null
    for (const provider of providers) {
      const uses = provider.uses(play, moment, seat)
      // With formalities passed unseen, it does not matter who might have had something.
      if (uses.length === 0 && !play.holdsFormalities) continue
      if (provider.mightHaveUse !== undefined) {
        if (!provider.mightHaveUse(play, moment, seat)) continue
        asked ??= NO_USES
      }
      if (uses.length > 0) asked = asked === null || asked.length === 0 ? uses : [...asked, ...uses]
    }
    return asked
  }

  #choose(
    play: Play<State, Setup>,
    moment: Moment,
    seat: Seat,
    uses: readonly WindowUse[],
  ): Procedure<WindowUse | null> {
    const { prompt, rules, figure, interruption } = this.#rules.ask(play, moment, seat)
    return play.interrupt<WindowUse | null>({
      seat,
      prompt,
      rules,
      figure,
      interruption: { ...interruption, pass: PASS },
      options: [this.#pass, ...uses.map(optionOf)],
    })
  }
}

function optionOf(use: WindowUse): DecisionOption<WindowUse> {
  const { key, text, icon, rules, reaction, secret = false, note } = use
  const option = { key, text, icon, rules, reaction, secret, value: use }
  return note ? { ...option, note } : option
}
