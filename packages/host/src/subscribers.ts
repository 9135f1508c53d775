import type { Match, Seat } from '@fray/kernel'
import type { Unsubscribe, UpdateListener } from './host.ts'
import { delayAfter, type ReportFault } from './host-fault.ts'
import { SeatFeed } from './seat-feed.ts'
import type { Update } from './update.ts'

interface Subscription<View> {
  readonly seat: Seat | undefined
  readonly listener: UpdateListener<View>
  /** Changes are sent only to a subscriber that has everything before them. */
  state: 'new' | 'told' | 'failed'
  /** The number of failures in a row. */
  failures: number
}

/** How often an update is sent again to a failing subscriber, before it must wait for a change. */
const RESENDS = 5

/** Sends subscribers what changes for their seats. One that fails keeps no other from its updates. */
export class Subscribers<State, Setup, View> {
  readonly #match: Match<State, Setup, View>
  readonly #wait: (milliseconds: number) => Promise<void>
  readonly #report: ReportFault
  readonly #feeds = new Map<Seat | undefined, SeatFeed<State, Setup, View>>()
  #subscriptions: readonly Subscription<View>[] = []

  constructor(match: Match<State, Setup, View>, wait: (milliseconds: number) => Promise<void>, report: ReportFault) {
    this.#match = match
    this.#wait = wait
    this.#report = report
  }

  add(seat: Seat | undefined, tell: UpdateListener<View>): Unsubscribe {
    const subscription: Subscription<View> = { seat, listener: tell, state: 'new', failures: 0 }
    this.#subscriptions = [...this.#subscriptions, subscription]
    return () => {
      this.#subscriptions = this.#subscriptions.filter((other) => other !== subscription)
    }
  }

  /** Whether this was the last update for the seat and nothing has changed for it since. */
  isCurrent(seat: Seat, sequence: number): boolean {
    return this.#feedOf(seat).isCurrent(sequence)
  }

  /** Sends everyone what has changed. All subscribers of a seat get the same update. */
  sendUpdates(): void {
    const subscriptions = this.#subscriptions
    // A subscriber may answer at once, which is sent once saved, so all updates are collected first.
    const news = new Map(subscriptions.map(({ seat }) => [seat, undefined as PendingUpdate<View> | undefined]))
    for (const seat of news.keys()) news.set(seat, this.#pendingUpdateFor(seat))
    for (const subscription of subscriptions) {
      const { update, whole } = news.get(subscription.seat) ?? {}
      const isOwed = subscription.state === 'new' || (subscription.state === 'failed' && update)
      const next = isOwed ? whole : update
      if (next && this.#isSubscribed(subscription)) this.#send(subscription, next)
    }
  }

  #pendingUpdateFor(seat: Seat | undefined): PendingUpdate<View> | undefined {
    const feed = this.#feedOf(seat)
    try {
      return { update: feed.nextUpdate(), whole: feed.fullUpdate() }
    } catch (error) {
      this.#report({ kind: 'view-failed', seat, error })
      return undefined
    }
  }

  #send(subscription: Subscription<View>, update: Update<View>): void {
    subscription.state = 'told'
    const onFailure = (error: unknown) => this.#noteFailure(subscription, error)
    try {
      Promise.resolve(subscription.listener(update)).then(() => {
        if (subscription.state === 'told') subscription.failures = 0
      }, onFailure)
    } catch (error) {
      onFailure(error)
    }
  }

  #noteFailure(subscription: Subscription<View>, error: unknown): void {
    const { seat } = subscription
    subscription.state = 'failed'
    subscription.failures++
    this.#report({ kind: 'subscriber-failed', seat, error })
    if (subscription.failures <= RESENDS) void this.#resend(subscription)
  }

  /** Retries after a delay, not at the next change of the match: the time of that may be a secret. */
  async #resend(subscription: Subscription<View>): Promise<void> {
    await this.#wait(delayAfter(subscription.failures)).catch(() => undefined)
    if (subscription.state !== 'failed' || !this.#isSubscribed(subscription)) return
    this.#send(subscription, this.#feedOf(subscription.seat).fullUpdate())
  }

  #isSubscribed(subscription: Subscription<View>): boolean {
    return this.#subscriptions.includes(subscription)
  }

  #feedOf(seat: Seat | undefined): SeatFeed<State, Setup, View> {
    const feed = this.#feeds.get(seat) ?? new SeatFeed(this.#match, seat)
    this.#feeds.set(seat, feed)
    return feed
  }
}

/** The change for a seat, if there is one, together with everything it was sent before. */
interface PendingUpdate<View> {
  readonly update: Update<View> | undefined
  readonly whole: Update<View>
}
