import type { Decision, Seat } from '@fray/kernel'

/** Tells a computation whether its result is still needed. */
export interface Cancellation {
  readonly cancelled: boolean
  /** Calls back once the result is no longer needed. */
  whenCancelled(stop: () => void): void
}

class Wish implements Cancellation {
  cancelled = false
  /** The question that was pending at the time of the request. */
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

/** The computations that seats have requested: one per seat, the latest. */
export class Forecasts<Forecast> {
  readonly #wishes = new Map<Seat, Wish>()
  readonly #report: (error: unknown) => void

  /** `report` gets errors of callbacks that stop a computation, which are not the fault of the caller that cancels. */
  constructor(report: (error: unknown) => void = () => {}) {
    this.#report = report
  }

  /** Computes something unless it is cancelled by `cancel` or a newer request of the seat; undefined then. */
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

  /** Cancels the computation of a seat. */
  cancel(seat: Seat): void {
    this.#wishes.get(seat)?.cancel(this.#report)
    this.#wishes.delete(seat)
  }

  /** Cancels all computations. */
  cancelAll(): void {
    for (const seat of [...this.#wishes.keys()]) this.cancel(seat)
  }

  /**
   * Keeps the computations of seats that are still asked the same, after the match has changed. So a seat learns
   * nothing of what others chose in the meantime.
   */
  keepFor(asked: (seat: Seat) => Decision | undefined): void {
    for (const [seat, wish] of [...this.#wishes]) if (asked(seat) !== wish.asked) this.cancel(seat)
  }

  #forget(seat: Seat, wish: Wish): void {
    if (this.#wishes.get(seat) === wish) this.#wishes.delete(seat)
  }
}
