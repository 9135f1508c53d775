import type { Arrange, Decision, Option, Pick, Place } from './decision.ts'
import type { Dice, Pool, Reader, Roll } from './dice.ts'
import type { Event } from './event.ts'
import type { Interruption } from './interruption.ts'
import type { Recollection } from './recollection.ts'
import type { Seat } from './seat.ts'
import { type Args, type Text, text } from './text.ts'

/**
 * Seats decide at once, each without seeing the others' choices; every part asks its own seat only and rolls nothing.
 * What a part logs is held back until all have chosen. A part that writes to the state writes only what `redact` hides.
 */
export interface Simultaneous {
  readonly kind: 'simultaneous'
  readonly parts: readonly Part[]
}

export interface Part<T = unknown> {
  readonly seat: Seat
  readonly procedure: Procedure<T>
}

export type Request = Decision | Roll | Simultaneous

/** A rule, or a piece of one: it yields what it needs from players and dice and goes on with the answer. */
export type Procedure<T = void> = Generator<Request, T, unknown>

/** A procedure that has nothing to ask and is over: cheaper to go through than one that finds out. */
export const NOTHING_TO_DO: Procedure = finished()

function finished(): Procedure {
  const procedure = (function* (): Procedure {})()
  procedure.next()
  return procedure
}

/** What `log` may say besides type, arguments and rules. */
export type Details = Omit<Event, 'type' | 'args' | 'rules'>

/** What kernel and rules share while a match runs: the state, the way to ask for decisions and dice, and the log. */
export class Play<State, Setup> {
  state: State
  setup: Setup
  /** Off in mass simulation, where nobody reads the events. */
  recording = true
  readonly events: Event[] = []
  /** Whether seats that can only pass are asked all the same; else nobody need find out who would be. */
  holdsFormalities = false
  /** For the kernel: throws dice at once; where there is none, a roll is asked for like a decision. */
  thrower: ((roll: Roll) => unknown) | undefined
  /** For the kernel: what forks of the match can go by; undefined where nobody forks it. */
  recollection: Recollection | undefined
  /** For the kernel: is told of a list of one, or an arrangement that can be made in one way only, which is taken at once. */
  unasked: ((decision: Decision) => void) | undefined
  /** In odds that a player reads: what nobody may measure yet is supposed, or they would be a tape measure. */
  supposing = false

  /** In odds that a player reads: what the rules put off, such as the fight after a charge, is played at once, so that they tell what an answer leads to. */
  anticipating = false
  #revealed = false
  #supposed = false

  constructor(state: State, setup: Setup) {
    this.state = state
    this.setup = setup
  }

  /**
   * Asks a seat to choose. A list of one is no choice and is taken at once, unless the decision is `confirmed`:
   * some forced choices must still be made by a person, because seeing them would tell the other seat something. One
   * that is `untold` is a formality then.
   */
  *pick<T>(ask: Omit<Pick<T>, 'kind'>, confirmed = false): Procedure<T> {
    const only = ask.options.length === 1 && !confirmed ? ask.options[0] : undefined
    if (only) {
      this.unasked?.(pickOf(ask))
      return only.value
    }
    return (yield pickOf(ask)) as T
  }

  /**
   * Offers a seat to interrupt. It is asked even if it can only pass: whether it could do more may be secret, and so
   * may be whether it was asked. The match passes such a formality at once; it is no answer of the record.
   */
  *interrupt<T>(ask: Omit<Pick<T>, 'kind'> & { readonly interruption: Interruption }): Procedure<T> {
    return (yield pickOf(ask)) as T
  }

  *place<P>(ask: Omit<Place<P>, 'kind'>): Procedure<P> {
    return (yield placeOf(ask)) as P
  }

  /** Asks a seat to put things in order or to divide them; gives what `check` made of it. Where there is an `only` way, that is taken at once. */
  *arrange<A>(ask: Omit<Arrange<A>, 'kind'>, only?: A): Procedure<A> {
    const decision = { ...ask, kind: 'arrange' } as Arrange
    if (only === undefined) return (yield decision) as A
    this.unasked?.(decision)
    return only
  }

  /** Throws dice and gives what the reader makes of them. */
  *roll<R>(purpose: Text, rules: readonly string[], pools: readonly Pool[], reader: Reader<R>): Procedure<R> {
    const roll: Roll = { kind: 'roll', purpose, rules, pools, reader }
    return (this.thrower ? this.thrower(roll) : yield roll) as R
  }

  /** Throws dice and gives them, each pool sorted from high to low; `only` some may see them. */
  *rollDice(
    purpose: Text,
    rules: readonly string[],
    pools: readonly Pool[],
    alike?: () => Reader<unknown>,
    only?: readonly Seat[],
  ): Procedure<Dice> {
    const plain: Roll = { kind: 'roll', purpose, rules, pools, reader: undefined, ...(only ? { only } : {}) }
    const roll: Roll = alike ? { ...plain, alike } : plain
    return (this.thrower ? this.thrower(roll) : yield roll) as Dice
  }

  /** Lets several seats decide in secret at the same time; the results come in the order of the parts. */
  *simultaneously<T>(parts: readonly Part<T>[]): Procedure<T[]> {
    return (yield { kind: 'simultaneous', parts }) as T[]
  }

  /**
   * What some work comes to that changes nothing, is the same whenever the same answers have been given, and takes long: in
   * a fork that goes over this moment again it is remembered. It must be plain data that nobody changes, and no part of
   * the state.
   */
  remembered<T>(work: () => T): T {
    return this.recollection ? this.recollection.recall(work) : work()
  }

  /** Whether anybody may fork the match here, and go over these moments again. */
  get isForkable(): boolean {
    return this.recollection !== undefined
  }

  log(type: string, args: Args, rules: readonly string[], details?: Details): void {
    if (this.recording) this.events.push({ type, args, rules, ...details })
  }

  /** Something hidden has come to light (a measured distance, a secret): what came before can no longer be undone. */
  reveal(): void {
    this.#revealed = true
  }

  /**
   * What comes of measuring something that nobody may know before, which brings it to light. Odds that a player reads go on
   * with what is supposed: mostly that it is near enough.
   */
  measure<T>(found: () => T, supposed: T): T {
    if (this.supposing) {
      this.#supposed = true
      return supposed
    }
    this.reveal()
    return found()
  }

  /** For the kernel: whether anything was supposed instead of measured. */
  get hasSupposed(): boolean {
    return this.#supposed
  }

  /** For the kernel: whether anything was revealed since the last call. */
  takeRevealed(): boolean {
    const revealed = this.#revealed
    this.#revealed = false
    return revealed
  }
}

/** An option whose value is its key. */
export function choice<K extends string>(key: K, words: Text, details?: Partial<Option<K>>): Option<K> {
  return details ? detailed(key, words, details) : { key, text: words, value: key }
}

/** The line under an option that says what it costs or leads to, where nothing must be worked out for it. */
export function noted(id: string, args?: Args): { note(): Text } {
  return { note: () => text(id, args) }
}

/** What a decision or option may leave out is there and undefined: all then have one form, which the engine is quick with. */
type Complete<D> = { readonly [K in keyof Required<D>]: D[K] | undefined }

/** To copy whatever details there are would be far slower. */
function detailed<K extends string>(key: K, words: Text, details: Partial<Option<K>>): Option<K> {
  const { figure, figures, icon, group, rules, reaction, randomWeight, secret, openly } = details
  const { note, hopeless, target, template, gesture, heading } = details
  const option: Complete<Option<K>> = {
    key,
    text: words,
    value: key,
    figure,
    figures,
    icon,
    group,
    rules,
    reaction,
    randomWeight,
    secret,
    openly,
    note,
    hopeless,
    target,
    template,
    gesture,
    heading,
  }
  return option as Option<K>
}

function pickOf<T>(ask: Omit<Pick<T>, 'kind'>): Decision {
  const { seat, prompt, rules, figure, interruption, secret, whyNot, usual, isRoutine, abstention, leftOut } = ask
  const { options, barred, untold } = ask
  const pick: Complete<Pick<T>> = {
    kind: 'pick',
    seat,
    prompt,
    rules,
    figure,
    interruption,
    secret,
    whyNot,
    usual,
    isRoutine,
    abstention,
    leftOut,
    options,
    barred,
    untold,
  }
  return pick as Pick
}

function placeOf<P>(ask: Omit<Place<P>, 'kind'>): Decision {
  const { seat, prompt, rules, figure, interruption, secret, whyNot, usual, isRoutine, abstention, leftOut } = ask
  const { form, check, suggest, route, region, account, instead } = ask
  const place: Complete<Place<P>> = {
    kind: 'place',
    seat,
    prompt,
    rules,
    figure,
    interruption,
    secret,
    whyNot,
    usual,
    isRoutine,
    abstention,
    leftOut,
    form,
    check,
    suggest,
    route,
    region,
    account,
    instead,
  }
  return place as Place
}
