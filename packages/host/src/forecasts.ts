import type { Decision, Seat } from '@fray/kernel'

/** Tells a computation whether its result is still needed. */
export interface Cancellation {
  readonly cancelled: boolean
  /** Calls back once the result is no longer needed. */
  whenCancelled(stop: () => void): void
}

class ForecastRequest implements Cancellation {
  cancelled = false
  /** The question that was pending at the time of the request. */
  readonly decision: Decision | undefined
  readonly #stops: (() => void)[] = []

  constructor(decision: Decision | undefined) {
    this.decision = decision
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
  readonly #requests = new Map<Seat, ForecastRequest>()
  readonly #report: (error: unknown) => void

  /** `report` gets errors of callbacks that stop a computation, which are not the fault of the caller that cancels. */
  constructor(report: (error: unknown) => void = () => {}) {
    this.#report = report
  }

  /** Computes something unless it is cancelled by `cancel` or a newer request of the seat; undefined then. */
  request(
    seat: Seat,
    asked: Decision | undefined,
    work: (cancellation: Cancellation) => Promise<Forecast | undefined>,
  ): Promise<Forecast | undefined> {
    this.cancel(seat)
    const request = new ForecastRequest(asked)
    this.#requests.set(seat, request)
    const cancelled = new Promise<undefined>((resolve) => request.whenCancelled(() => resolve(undefined)))
    return Promise.race([work(request).finally(() => this.#forget(seat, request)), cancelled])
  }

  /** Cancels the computation of a seat. */
  cancel(seat: Seat): void {
    this.#requests.get(seat)?.cancel(this.#report)
    this.#requests.delete(seat)
  }

  /** Cancels all computations. */
  cancelAll(): void {
    for (const seat of [...this.#requests.keys()]) this.cancel(seat)
  }

  /**
   * Keeps the computations of seats that are still asked the same, after the match has changed. So a seat learns
   * nothing of what others chose in the meantime.
   */
  keepFor(asked: (seat: Seat) => Decision | undefined): void {
    for (const [seat, request] of [...this.#requests]) if (asked(seat) !== request.decision) this.cancel(seat)
  }

  #forget(seat: Seat, request: ForecastRequest): void {
    if (this.#requests.get(seat) === request) this.#requests.delete(seat)
  }
}
