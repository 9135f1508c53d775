import {
  type Answer,
  type Decision,
  isFormality,
  type Match,
  passOf,
  type Refusal,
  refused,
  type Seat,
  text,
} from '@fray/kernel'
import { type Cancellation, Forecasts } from './forecasts.ts'
import type { Host, Unsubscribe } from './host.ts'
import { SeatFeed } from './seat-feed.ts'
import type { Update } from './update.ts'

/** A seat that answers by itself. */
export interface Mover {
  readonly seat: Seat
  choose(decision: Decision): Answer | Promise<Answer>
}

/** The first seat asked at which a bot sits, and what that bot answers. */
export function nextBot(
  match: Match<unknown, unknown, unknown>,
  bots: readonly (Mover['choose'] | undefined)[],
): Mover | undefined {
  for (const { seat } of match.pending) {
    const choose = bots[seat]
    if (choose) return { seat, choose }
  }
  return undefined
}

/** What a host leaves to those who set it up. */
export interface HostOptions<State, Setup, View, Forecast> {
  /** Who answers by itself now, if anybody does. */
  mover(): Mover | undefined
  /** As long as a mover should be seen to think. */
  pause(): Promise<void>
  /** Writes the match down. Nobody is told of an answer before it is kept, or could not be. */
  keep(): Promise<void>
  /** Works out odds of answers, one after another, as the match stands now, though it may go on meanwhile; it should stop when they are cancelled. */
  forecast(
    match: Match<State, Setup, View>,
    seat: Seat,
    answers: readonly Answer[],
    cancellation: Cancellation,
  ): Promise<Forecast | undefined>
  /** Gives answers on the match that nobody need be asked for, before anybody is told how it stands. */
  settle?(): void
  /** All who subscribed have been told how the match stands. */
  told?(): void
}

interface Subscription<View> {
  readonly seat: Seat | undefined
  readonly tell: (update: Update<View>) => void
  /** It was told nothing yet. */
  isNew: boolean
}

/**
 * Runs one match for any number of seats and onlookers. The match should hold its formalities: the host passes those of
 * movers in the open, like any interruption that they pass, so that nobody can tell who could have interrupted.
 */
export class MatchHost<State, Setup, View, Forecast> implements Host<Setup, View, Forecast> {
  readonly match: Match<State, Setup, View>
  readonly #options: HostOptions<State, Setup, View, Forecast>
  readonly #feeds = new Map<Seat | undefined, SeatFeed<State, Setup, View>>()
  readonly #forecasts = new Forecasts<Forecast>()
  #subscriptions: readonly Subscription<View>[] = []
  #playing = false
  #changes = 0
  #toldChanges = 0
  #moversAtWork = false

  constructor(match: Match<State, Setup, View>, options: HostOptions<State, Setup, View, Forecast>) {
    this.match = match
    this.#options = options
  }

  /** Goes on from here: movers answer until a seat must that does not by itself. */
  async play(): Promise<void> {
    this.#playing = true
    await this.changed()
  }

  /** From now on the match is only looked at: nobody answers. */
  stop(): void {
    this.#playing = false
    this.#forecasts.cancelAll()
  }

  get playing(): boolean {
    return this.#playing
  }

  subscribe(seat: Seat | undefined, tell: (update: Update<View>) => void): Unsubscribe {
    const subscription: Subscription<View> = { seat, tell, isNew: true }
    this.#subscriptions = [...this.#subscriptions, subscription]
    // What is being kept is told when it is.
    if (this.#changes === this.#toldChanges) this.#tellSubscribers()
    return () => {
      this.#subscriptions = this.#subscriptions.filter((each) => each !== subscription)
    }
  }

  setupFor(seat: Seat | undefined): Setup {
    return this.match.setupFor(seat)
  }

  asked(seat: Seat, sequence: number): Decision | undefined {
    return this.#isCurrent(seat, sequence) ? this.match.decisionOf(seat) : undefined
  }

  async answer(seat: Seat, sequence: number, answer: Answer): Promise<Refusal | undefined> {
    if (!this.#isCurrent(seat, sequence)) return refused(text('kernel.gone-on'))
    const answered = this.match.answer(seat, answer)
    if (!answered.ok) return answered
    await this.changed()
    return undefined
  }

  async undo(seat: Seat, sequence: number, count = 1): Promise<Refusal | undefined> {
    if (!this.#isCurrent(seat, sequence)) return refused(text('kernel.gone-on'))
    const undone = this.match.undo(seat, count)
    if (!undone.ok) return undone
    await this.changed()
    return undefined
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
    return this.#forecasts.ask(seat, asked, (wish) => this.#options.forecast(this.match, seat, [answer, ...then], wish))
  }

  cancelForecast(seat: Seat): void {
    this.#forecasts.cancel(seat)
  }

  /** The match has changed, by whatever was done with it: it is settled, kept, told and played on. */
  async changed(): Promise<void> {
    if (!this.#playing) return this.tell()
    this.#options.settle?.()
    this.#forecasts.keepFor((seat) => this.match.decisionOf(seat))
    const change = ++this.#changes
    await this.#options.keep()
    if (change === this.#changes) this.tell()
    if (this.#playing) void this.#playOn()
  }

  /** Tells everybody how the match stands, as far as it has changed for them. */
  tell(): void {
    this.#toldChanges = this.#changes
    this.#tellSubscribers()
    this.#options.told?.()
  }

  /** All who look through the eyes of one seat are told the same. */
  #tellSubscribers(): void {
    const subscriptions = this.#subscriptions
    for (const seat of new Set(subscriptions.map((each) => each.seat))) {
      const feed = this.#feedOf(seat)
      const update = feed.next()
      for (const each of subscriptions) {
        if (each.seat !== seat) continue
        const news = each.isNew ? feed.whole() : update
        each.isNew = false
        if (news) each.tell(news)
      }
    }
  }

  #feedOf(seat: Seat | undefined): SeatFeed<State, Setup, View> {
    const feed = this.#feeds.get(seat) ?? new SeatFeed(this.match, seat)
    this.#feeds.set(seat, feed)
    return feed
  }

  #isCurrent(seat: Seat, sequence: number): boolean {
    return this.#playing && this.#feedOf(seat).isCurrent(sequence)
  }

  async #playOn(): Promise<void> {
    if (this.#moversAtWork) return
    this.#moversAtWork = true
    try {
      for (let mover = this.#options.mover(); mover; mover = this.#options.mover()) {
        const { seat } = mover
        const decision = this.match.decisionOf(seat)
        if (!decision) throw new Error(`seat ${seat} goes on by itself and is not asked`)
        const answer = await this.#chosen(mover, decision)
        if (!this.#playing) return
        // Somebody may have answered or taken something back meanwhile.
        if (this.match.decisionOf(seat) !== decision) continue
        const answered = this.match.answer(seat, answer)
        if (!answered.ok) throw new Error(`seat ${seat} gave an illegal answer by itself: ${answered.reason.id}`)
        await this.changed()
      }
    } finally {
      this.#moversAtWork = false
    }
  }

  /** Whoever passes takes no pause, whether it had something to say or not. */
  async #chosen({ choose }: Mover, decision: Decision): Promise<Answer> {
    const pass = passOf(decision)
    if (pass !== undefined && isFormality(decision)) return pass
    const pause = this.#options.pause()
    const answer = await choose(decision)
    if (answer !== pass) await pause
    return answer
  }
}
