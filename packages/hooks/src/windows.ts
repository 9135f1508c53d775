import {
  type DecisionOption,
  type Interruption,
  type Message,
  NOTHING_TO_DO,
  type Play,
  type Procedure,
  type Reaction,
  type Seat,
} from '@fray/kernel'

/** Something a seat may do when it is asked whether it interrupts. */
export interface WindowUse {
  readonly key: string
  readonly text: Message
  readonly icon: string
  readonly rules: readonly string[]
  /** What it costs and does, in a line; without one its rule says so. */
  note?(): Message
  /** What it uses, and whether now is the time for it: interfaces pass for their person where it is not. */
  readonly reaction: Reaction
  /** Others may not know that the seat could do it. */
  readonly secret?: boolean
  /**
   * Carries it out, asking whatever else it needs; what must wait until the window closes goes into `later`. It calls a
   * procedure of a module: a generator function made anew for every use would be a new kind of object each time.
   */
  perform(later: Procedure[]): Procedure
}

/** A kind of thing that may be used in windows: orders, consumables, abilities that answer a moment. */
export interface Provider<P, Moment> {
  /** What a seat may use at this moment. Must be quick to say "nothing". */
  uses(play: P, moment: Moment, seat: Seat): readonly WindowUse[]
  /**
   * For what is hidden until it is used: whether the seat might have something to use now, by all that the others know.
   * It must not look at what only the seat knows. The seat is asked whenever this holds, with something to use or
   * without, and what is hidden can be used only then: that a question was asked tells nothing.
   */
  might?(play: P, moment: Moment, seat: Seat): boolean
}

/** How a game holds its windows. */
interface WindowRules<P, Moment> {
  /** Who may speak, in the order of asking. */
  order(play: P, moment: Moment): readonly Seat[]
  /** The kinds of things that may be used at such a moment, in the order in which they are offered. */
  providers(moment: Moment): readonly Provider<P, Moment>[]
  /** Whether nothing may be done any more, although a window was reached. */
  isOver(play: P): boolean
  /** What a seat is asked, and what it would interrupt. Must not look at what only the seat knows. */
  ask(play: P, moment: Moment, seat: Seat): WindowQuestion
  /** How letting play go on is called. */
  readonly pass: Message
}

export interface WindowQuestion {
  readonly prompt: Message
  readonly rules: readonly string[]
  readonly figure?: number
  readonly interruption: Omit<Interruption, 'pass'>
}

/** What a seat is asked in one go: null if it is not asked at all. */
type WindowSeat = readonly WindowUse[] | null

const NO_USES: readonly WindowUse[] = []

const PASS = 'pass'

/**
 * Moments at which seats may interrupt: one after another is asked, in the game's order, until all have passed in
 * succession. Most windows stay shut, so nothing is made ready for one before somebody is to be asked.
 */
export class Windows<State, Setup, Moment> {
  readonly #rules: WindowRules<Play<State, Setup>, Moment>
  readonly #pass: DecisionOption<WindowUse | null>

  constructor(rules: WindowRules<Play<State, Setup>, Moment>) {
    this.#rules = rules
    this.#pass = { key: PASS, text: rules.pass, icon: 'hand', value: null }
  }

  open(play: Play<State, Setup>, moment: Moment): Procedure {
    const providers = this.#rules.providers(moment)
    if (providers.length === 0) return NOTHING_TO_DO
    const seats = this.#rules.order(play, moment)
    for (let i = 0; i < seats.length; i++) {
      const uses = this.#askedFor(play, moment, seats[i]!, providers)
      if (uses) return this.#rules.isOver(play) ? NOTHING_TO_DO : this.#hold(play, moment, seats, i, uses)
    }
    return NOTHING_TO_DO
  }

  /** A window from the first seat that is asked, and what it may use. */
  *#hold(
    play: Play<State, Setup>,
    moment: Moment,
    seats: readonly Seat[],
    first: number,
    firstUses: readonly WindowUse[],
  ): Procedure {
    const providers = this.#rules.providers(moment)
    const later: Procedure[] = []
    let passed = first
    let uses: WindowSeat = firstUses
    for (let i = first; passed < seats.length; uses = this.#askedFor(play, moment, seats[i]!, providers)) {
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

  #askedFor(
    play: Play<State, Setup>,
    moment: Moment,
    seat: Seat,
    providers: readonly Provider<Play<State, Setup>, Moment>[],
  ): WindowSeat {
    let asked: WindowSeat = null
    for (const provider of providers) {
      const uses = provider.uses(play, moment, seat)
      // Where formalities are passed unseen, it makes no difference who might have had something.
      if (uses.length === 0 && !play.holdsFormalities) continue
      if (provider.might !== undefined) {
        if (!provider.might(play, moment, seat)) continue
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
