import type { ArrangeDecision, Decision, DecisionOption, PickDecision, PlaceDecision } from '../decisions/decision.ts'
import type { Interruption } from '../decisions/interruption.ts'
import type { Dice, Pool, Roll, RollReader } from '../dice/dice.ts'
import { type Message, type MessageArgs, text } from '../texts/message.ts'
import type { GameEvent } from './event.ts'
import type { ForkCache } from './fork-cache.ts'
import type { Seat } from './seat.ts'

/**
 * Several seats decide at once without seeing each other's choices. Each part asks its own seat only and rolls nothing.
 * Events of a part are held back until all have chosen, and a part writes only such state as `redact` hides.
 */
export interface Simultaneous {
  readonly kind: 'simultaneous'
  readonly parts: readonly SimultaneousPart[]
}

export interface SimultaneousPart<T = unknown> {
  readonly seat: Seat
  readonly procedure: Procedure<T>
}

export type ProcedureRequest = Decision | Roll | Simultaneous

/** A rule, or a piece of one: it yields what it needs from players and dice and continues with the answer. */
export type Procedure<T = void> = Generator<ProcedureRequest, T, unknown>

/** A procedure with nothing to ask. Sharing one is cheaper than running an empty one. */
export const FINISHED: Procedure = createFinished()

function createFinished(): Procedure {
  const procedure = (function* (): Procedure {})()
  procedure.next()
  return procedure
}

/** Fields of an event besides type, arguments and rules. */
export type DecisionDetails = Omit<GameEvent, 'type' | 'args' | 'rules'>

/** What kernel and rules share while a match runs: the state, the means to ask for decisions and dice, and the log. */
export class Play<State, Setup> {
  state: State
  setup: Setup
  /** Off in mass simulation, where nobody reads the events. */
  recording = true
  readonly events: GameEvent[] = []
  /** Whether seats that can only pass are asked all the same; otherwise nobody need find out who would be. */
  holdsFormalities = false
  /** For the kernel: throws dice at once; without it a roll is requested like a decision. */
  diceSource: ((roll: Roll) => unknown) | undefined
  /** For the kernel: what forks of the match reuse; undefined if nobody forks it. */
  forkCache: ForkCache | undefined
  /** For the kernel: told of each decision with a single option or arrangement, which is taken at once. */
  onForcedChoice: ((decision: Decision) => void) | undefined
  /** Player-facing odds assume unmeasured distances, so that they cannot be used to measure. */
  assumeDistances = false
  /** Bots estimate unmeasured distances instead, off by up to this share. */
  misjudgement: number | undefined

  /**
   * Player-facing odds play postponed steps at once, such as the fight after a charge, so that they show what an answer
   * leads to.
   */
  lookThroughPhase = false
  #revealed = false
  #supposed = false

  constructor(state: State, setup: Setup) {
    this.state = state
    this.setup = setup
  }

  /**
   * Asks a seat to choose. A single option is taken at once, unless the decision is `confirmed`: some forced choices
   * must be made by a person, because taking them would tell the other seat something. With a `silentOption` it becomes
   * a formality.
   */
  *pick<T>(ask: Omit<PickDecision<T>, 'kind'>, confirmed = false): Procedure<T> {
    const only = ask.options.length === 1 && !confirmed ? ask.options[0] : undefined
    if (only) {
      this.onForcedChoice?.(pickOf(ask))
      return only.value
    }
    return (yield pickOf(ask)) as T
  }

  /**
   * Offers a seat an interruption, even if it can only pass: whether it could do more, or was asked at all, may be
   * secret. The match passes such a formality at once; it is not an answer of the record.
   */
  *interrupt<T>(ask: Omit<PickDecision<T>, 'kind'> & { readonly interruption: Interruption }): Procedure<T> {
    return (yield pickOf(ask)) as T
  }

  *place<P>(ask: Omit<PlaceDecision<P>, 'kind'>): Procedure<P> {
    return (yield placeOf(ask)) as P
  }

  /**
   * Asks a seat to order or divide things; gives what `check` made of it. If there is an `only` way, it is taken at
   * once.
   */
  *arrange<A>(ask: Omit<ArrangeDecision<A>, 'kind'>, only?: A): Procedure<A> {
    const decision = { ...ask, kind: 'arrange' } as ArrangeDecision
    if (only === undefined) return (yield decision) as A
    this.onForcedChoice?.(decision)
    return only
  }

  /** Throws dice and gives what the reader makes of them. */
  *roll<R>(purpose: Message, rules: readonly string[], pools: readonly Pool[], reader: RollReader<R>): Procedure<R> {
    const roll: Roll = { kind: 'roll', purpose, rules, pools, reader }
    return (this.diceSource ? this.diceSource(roll) : yield roll) as R
  }

  /** Throws dice and gives them, each pool from high to low; `only` limits who sees them. */
  *rollDice(
    purpose: Message,
    rules: readonly string[],
    pools: readonly Pool[],
    alike?: () => RollReader<unknown>,
    only?: readonly Seat[],
  ): Procedure<Dice> {
    const plain: Roll = { kind: 'roll', purpose, rules, pools, reader: undefined, ...(only ? { only } : {}) }
    const roll: Roll = alike ? { ...plain, alike } : plain
    return (this.diceSource ? this.diceSource(roll) : yield roll) as Dice
  }

  /** Lets several seats decide in secret at the same time; the results come in the order of the parts. */
  *simultaneously<T>(parts: readonly SimultaneousPart<T>[]): Procedure<T[]> {
    return (yield { kind: 'simultaneous', parts }) as T[]
  }

  /**
   * Caches work for forks that pass this moment again. The work must change nothing, depend only on the answers so far,
   * and be slow enough to matter; its result must be plain data that nobody changes and that is not part of the state.
   */
  memo<T>(work: () => T): T {
    return this.forkCache ? this.forkCache.get(work) : work()
  }

  /** Whether the match can be forked here, so that these moments are passed again. */
  get isForkable(): boolean {
    return this.forkCache !== undefined
  }

  log(type: string, args: MessageArgs, rules: readonly string[], details?: DecisionDetails): void {
    if (this.recording) this.events.push({ type, args, rules, ...details })
  }

  /** Something hidden comes to light (a measured distance, a secret): nothing before it can be undone. */
  reveal(): void {
    this.#revealed = true
  }

  /**
   * Measures something nobody may know before, which reveals it. Player-facing odds continue with the assumed value
   * instead: mostly that it is near enough.
   */
  measure<T>(found: () => T, supposed: T): T {
    if (this.assumeDistances) {
      this.#supposed = true
      return supposed
    }
    this.reveal()
    return found()
  }

  /** For the kernel: whether anything was assumed instead of measured. */
  get hasAssumedDistance(): boolean {
    return this.#supposed
  }

  /** For the kernel: whether anything was revealed since the last call. */
  takeRevealed(): boolean {
    const revealed = this.#revealed
    this.#revealed = false
    return revealed
  }
}

/** Makes an option whose value is its key. */
export function choice<K extends string>(
  key: K,
  words: Message,
  details?: Partial<DecisionOption<K>>,
): DecisionOption<K> {
  return details ? completeDetails(key, words, details) : { key, text: words, value: key }
}

/** Makes the line under an option about its cost or consequence, if it needs no computation. */
export function optionWithNote(id: string, args?: MessageArgs): { note(): Message } {
  return { note: () => text(id, args) }
}

/** Optional fields are present and undefined, so that all objects have the same shape, which keeps the engine fast. */
type CompleteDetails<D> = { readonly [K in keyof Required<D>]: D[K] | undefined }

/** Copies fields one by one: spreading would be far slower. */
function completeDetails<K extends string>(
  key: K,
  words: Message,
  details: Partial<DecisionOption<K>>,
): DecisionOption<K> {
  const { figure, figures, icon, group, rules, reaction, randomWeight, secret, publicText } = details
  const { note, cannotSucceed, target, template, gesture, heading } = details
  const option: CompleteDetails<DecisionOption<K>> = {
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
    publicText,
    note,
    cannotSucceed,
    target,
    template,
    gesture,
    heading,
  }
  return option as DecisionOption<K>
}

function pickOf<T>(ask: Omit<PickDecision<T>, 'kind'>): Decision {
  const {
    seat,
    prompt,
    rules,
    figure,
    interruption,
    secret,
    whyNot,
    defaultAnswer,
    isRoutine,
    abstention,
    excludedFromOdds,
  } = ask
  const { options, barred, silentOption } = ask
  const pick: CompleteDetails<PickDecision<T>> = {
    kind: 'pick',
    seat,
    prompt,
    rules,
    figure,
    interruption,
    secret,
    whyNot,
    defaultAnswer,
    isRoutine,
    abstention,
    excludedFromOdds,
    options,
    barred,
    silentOption,
  }
  return pick as PickDecision
}

function placeOf<P>(ask: Omit<PlaceDecision<P>, 'kind'>): Decision {
  const {
    seat,
    prompt,
    rules,
    figure,
    interruption,
    secret,
    whyNot,
    defaultAnswer,
    isRoutine,
    abstention,
    excludedFromOdds,
  } = ask
  const { form, check, suggest, route, region, costOf, alternatives } = ask
  const place: CompleteDetails<PlaceDecision<P>> = {
    kind: 'place',
    seat,
    prompt,
    rules,
    figure,
    interruption,
    secret,
    whyNot,
    defaultAnswer,
    isRoutine,
    abstention,
    excludedFromOdds,
    form,
    check,
    suggest,
    route,
    region,
    costOf,
    alternatives,
  }
  return place as PlaceDecision
}
