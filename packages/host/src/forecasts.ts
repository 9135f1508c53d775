import type { Decision, Seat } from '@fray/kernel'

/** Tells whoever works something out whether anybody still waits for it. */
export interface Cancellation {
  readonly cancelled: boolean
  /** Calls back once nobody waits any more. */
  whenCancelled(stop: () => void): void
}

class Wish implements Cancellation {
  cancelled = false
  /** The question that was asked when it was made. */
  readonly asked: Decision | undefined
  readonly #stops: (() => void)[] = []

  constructor(asked: Decision | undefined) {
    this.asked = asked
  }

  whenCancelled(stop: () => void): void {
    if (this.cancelled) stop()
    else this.#stops.push(stop)
  }

  cancel(report: (error: unknown) => void): void {
    this.cancelled = true
    for (const stop of this.#stops) {
      try {
        stop()
      } catch (error) {
        report(error)
      }
    }
  }
}

/** What seats asked to be worked out for them: each waits for one thing at most, the last it asked for. */
export class Forecasts<Forecast> {
  readonly #wishes = new Map<Seat, Wish>()
  readonly #report: (error: unknown) => void

  /** `report` hears of whoever fails to stop working when told to: that concerns nobody who cancels. */
  constructor(report: (error: unknown) => void = () => {}) {
    this.#report = report
  }

  /** Works it out unless it is cancelled, by a newer wish of the seat or by `cancel`; undefined then. */
  ask(
    seat: Seat,
    asked: Decision | undefined,
    work: (cancellation: Cancellation) => Promise<Forecast | undefined>,
  ): Promise<Forecast | undefined> {
    this.cancel(seat)
    const wish = new Wish(asked)
    this.#wishes.set(seat, wish)
    const cancelled = new Promise<undefined>((resolve) => wish.whenCancelled(() => resolve(undefined)))
    return Promise.race([work(wish).finally(() => this.#forget(seat, wish)), cancelled])
  }

  /** The seat does not wait any more. */
  cancel(seat: Seat): void {
    this.#wishes.get(seat)?.cancel(this.#report)
    this.#wishes.delete(seat)
  }

  /** Nobody does. */
  cancelAll(): void {
    for (const seat of [...this.#wishes.keys()]) this.cancel(seat)
  }

  /** The match has gone on. Whoever is still asked the same waits on, and learns nothing of what others chose meanwhile. */
  keepFor(asked: (seat: Seat) => Decision | undefined): void {
    for (const [seat, wish] of [...this.#wishes]) if (asked(seat) !== wish.asked) this.cancel(seat)
  }

  #forget(seat: Seat, wish: Wish): void {
    if (this.#wishes.get(seat) === wish) this.#wishes.delete(seat)
  }
}
