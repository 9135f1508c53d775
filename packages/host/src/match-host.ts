import {
  type Answer,
  type Decision,
  isFormality,
  type Match,
  passAnswer,
  type Refusal,
  refuse,
  type Seat,
  text,
} from '@fray/kernel'
import { fallbackAnswers } from './fallback-answer.ts'
import { type Cancellation, Forecasts } from './forecasts.ts'
import type { Host, Unsubscribe, UpdateListener } from './host.ts'
import { type HostCallback, neverThrowing, type ReportFault } from './host-fault.ts'
import { MatchSaver } from './match-saver.ts'
import type { Mover } from './mover.ts'
import { Subscribers } from './subscribers.ts'

/** The callbacks that the owner of a host provides. */
export interface HostOptions<State, Setup, View, Forecast> {
  /** Gets the seat that answers automatically now, if there is one. */
  mover(): Mover | undefined
  /** Resolves after the time that a mover should seem to think. */
  pause(): Promise<void>
  /**
   * Saves the match as it is now. It is retried until it succeeds, and an answer is only sent to subscribers after it
   * is saved.
   */
  save(): Promise<void>
  /** Waits before a retry. */
  wait(milliseconds: number): Promise<void>
  /** Gets every failure that the host has dealt with. */
  reportFault: ReportFault
  /**
   * Computes the odds of answers, one after another, for the match as it is now, although it may change in the
   * meantime; it should stop when cancelled.
   */
  forecast(
    match: Match<State, Setup, View>,
    seat: Seat,
    answers: readonly Answer[],
    cancellation: Cancellation,
  ): Promise<Forecast | undefined>
  /** Gives answers that need no decision by a player, before any subscriber is updated. */
  settle?(): void
  /** Runs after all subscribers have been updated. */
  onUpdated?(): void
}

/** How often a bot is asked before the host answers in its place. */
const ATTEMPTS = 2

/** How many answers the host tries in its place. */
const FALLBACKS = 50

/**
 * Runs one match for any number of seats and onlookers. The match should hold its formalities: the host passes those of
 * movers in the open, like any interruption that they pass, so that others cannot tell who could have interrupted.
 */
export class MatchHost<State, Setup, View, Forecast> implements Host<Setup, View, Forecast> {
  readonly match: Match<State, Setup, View>
  readonly #options: HostOptions<State, Setup, View, Forecast>
  readonly #report: ReportFault
  readonly #subscribers: Subscribers<State, Setup, View>
  readonly #saver: MatchSaver
  readonly #forecasts: Forecasts<Forecast>
  #playing = false
  #changes = 0
  #sentChanges = 0
  #moversAtWork = false

  constructor(match: Match<State, Setup, View>, options: HostOptions<State, Setup, View, Forecast>) {
    this.match = match
    this.#options = options
    this.#report = neverThrowing((fault) => options.reportFault(fault))
    this.#subscribers = new Subscribers(match, (milliseconds) => options.wait(milliseconds), this.#report)
    this.#saver = new MatchSaver(options, this.#report)
    this.#forecasts = new Forecasts((error) => this.#report({ kind: 'option-failed', option: 'forecast', error }))
  }

  /** Plays on: movers answer until a seat without one must. */
  async play(): Promise<void> {
    this.#playing = true
    await this.commitChange()
  }

  /** Makes the match read-only: no answers are taken and failed saves are not retried. */
  stop(): void {
    this.#playing = false
    this.#saver.stop()
    this.#forecasts.cancelAll()
  }

  get isPlaying(): boolean {
    return this.#playing
  }

  subscribe(seat: Seat | undefined, tell: UpdateListener<View>): Unsubscribe {
    const unsubscribe = this.#subscribers.add(seat, tell)
    // A change that is being saved is sent to subscribers afterwards.
    if (this.#changes === this.#sentChanges) this.#subscribers.sendUpdates()
    return unsubscribe
  }

  setupFor(seat: Seat | undefined): Setup {
    return this.match.setupFor(seat)
  }

  pendingDecision(seat: Seat, sequence: number): Decision | undefined {
    return this.#isCurrent(seat, sequence) ? this.match.decisionOf(seat) : undefined
  }

  async answer(seat: Seat, sequence: number, answer: Answer): Promise<Refusal | undefined> {
    if (!this.#isCurrent(seat, sequence)) return refuse(text('kernel.gone-on'))
    const answered = this.match.answer(seat, answer)
    return answered.ok ? this.#commit() : answered
  }

  async undo(seat: Seat, sequence: number, count = 1): Promise<Refusal | undefined> {
    if (!this.#isCurrent(seat, sequence)) return refuse(text('kernel.gone-on'))
    const undone = this.match.undo(seat, count)
    return undone.ok ? this.#commit() : undone
  }

  async forecast(
    seat: Seat,
    sequence: number,
    answer: Answer,
    then: readonly Answer[] = [],
  ): Promise<Forecast | undefined> {
    const isPossible = this.#isCurrent(seat, sequence) && !this.match.check(seat, answer)
    if (!isPossible) {
      this.#forecasts.cancel(seat)
      return undefined
    }
    const asked = this.match.decisionOf(seat)
    return this.#forecasts.request(seat, asked, (cancellation) =>
      this.#options.forecast(this.match, seat, [answer, ...then], cancellation),
    )
  }

  cancelForecast(seat: Seat): void {
    this.#forecasts.cancel(seat)
  }

  /** Settles, saves, sends and plays on after the match was changed from outside. */
  async commitChange(): Promise<void> {
    await this.#commit()
  }

  /** Does the same, and refuses if the host was stopped before the change was saved. */
  async #commit(): Promise<Refusal | undefined> {
    if (!this.#playing) {
      this.sendUpdates()
      return undefined
    }
    this.#callSafely('settle', () => this.#options.settle?.())
    this.#forecasts.keepFor((seat) => this.match.decisionOf(seat))
    const change = ++this.#changes
    if (!(await this.#saver.save())) return refuse(text('kernel.not-kept'))
    if (change === this.#changes) this.sendUpdates()
    if (this.#playing) void this.#playOn()
    return undefined
  }

  /** Sends every subscriber what has changed for them. */
  sendUpdates(): void {
    this.#sentChanges = this.#changes
    this.#subscribers.sendUpdates()
    this.#callSafely('onUpdated', () => this.#options.onUpdated?.())
  }

  #isCurrent(seat: Seat, sequence: number): boolean {
    return this.#playing && this.#subscribers.isCurrent(seat, sequence)
  }

  async #playOn(): Promise<void> {
    if (this.#moversAtWork) return
    this.#moversAtWork = true
    try {
      let goesOn = true
      while (goesOn) {
        const asked = this.#callSafely('mover', () => this.#nextMove())
        goesOn = asked !== undefined && (await this.#moveBy(asked.mover, asked.decision))
      }
    } finally {
      this.#moversAtWork = false
    }
  }

  /** Gets the seat that answers automatically now, and its decision. */
  #nextMove(): { readonly mover: Mover; readonly decision: Decision } | undefined {
    const mover = this.#options.mover()
    if (!mover) return undefined
    const decision = this.match.decisionOf(mover.seat)
    if (!decision) throw new Error(`seat ${mover.seat} has a mover but no decision`)
    return { mover, decision }
  }

  /** Lets a bot answer, or answers in its place if it cannot. Returns whether others may follow. */
  async #moveBy(mover: Mover, decision: Decision): Promise<boolean> {
    const { seat } = mover
    for (let attempt = 1; attempt <= ATTEMPTS; attempt++) {
      const chosen = await this.#chooseAnswer(mover, decision, attempt)
      if (!this.#playing) return false
      // Someone may have answered or undone something in the meantime.
      if (this.match.decisionOf(seat) !== decision) return true
      if (chosen && this.#giveAnswer(seat, chosen.answer, attempt)) return this.#continueAfterMove()
      // Rules that threw start again at the savepoint and ask the same question as another decision.
      if (this.match.decisionOf(seat) !== decision) break
    }
    return this.#answerInstead(seat)
  }

  async #continueAfterMove(): Promise<boolean> {
    await this.commitChange()
    return this.#playing
  }

  /** Gets the choice of a bot. Passing takes no pause, whether it had another choice or not. */
  async #chooseAnswer(
    { seat, choose }: Mover,
    decision: Decision,
    attempt: number,
  ): Promise<{ readonly answer: Answer } | undefined> {
    const pass = passAnswer(decision)
    if (pass !== undefined && isFormality(decision)) return { answer: pass }
    const pause = this.#pause()
    try {
      const answer = await choose(decision)
      if (answer !== pass) await pause
      return { answer }
    } catch (error) {
      this.#report({ kind: 'bot-failed', seat, attempt, error })
      return undefined
    }
  }

  async #pause(): Promise<void> {
    try {
      await this.#options.pause()
    } catch (error) {
      this.#report({ kind: 'option-failed', option: 'pause', error })
    }
  }

  /** Gives the match the answer of a bot, and reports a failure. */
  #giveAnswer(seat: Seat, answer: Answer, attempt: number): boolean {
    const before = this.match.revision
    try {
      const answered = this.match.answer(seat, answer)
      if (!answered.ok) this.#report({ kind: 'bot-refused', seat, attempt, answer, refusal: answered })
      return answered.ok
    } catch (error) {
      // If the revision did not change, the answer could not even be judged.
      const isJudged = this.match.revision !== before
      this.#report(
        isJudged ? { kind: 'rules-failed', seat, answer, error } : { kind: 'bot-failed', seat, attempt, error },
      )
      return false
    }
  }

  /** Answers for a bot that cannot; false if the rules accept no answer. */
  async #answerInstead(seat: Seat): Promise<boolean> {
    const decision = this.match.decisionOf(seat)
    let left = decision ? FALLBACKS : 0
    for (const answer of decision ? fallbackAnswers(decision) : []) {
      if (left-- === 0) break
      if (!this.#giveInstead(seat, answer)) continue
      this.#report({ kind: 'bot-replaced', seat, answer })
      return this.#continueAfterMove()
    }
    this.#report({ kind: 'bot-stuck', seat })
    return false
  }

  #giveInstead(seat: Seat, answer: Answer): boolean {
    try {
      return this.match.answer(seat, answer).ok
    } catch (error) {
      this.#report({ kind: 'rules-failed', seat, answer, error })
      return false
    }
  }

  /** Calls a callback of the host's owner, whose exceptions must affect no one else. */
  #callSafely<T>(option: HostCallback, work: () => T): T | undefined {
    try {
      return work()
    } catch (error) {
      this.#report({ kind: 'option-failed', option, error })
      return undefined
    }
  }
}
