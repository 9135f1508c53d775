import type { Host, Update } from '@fray/host'
import type { Seat } from '@fray/kernel'
import type { TableView } from '@fray/tabletop'

type TableHost = Host<unknown, TableView, unknown>

/** Holds what the host tells one seat (undefined: an onlooker) until it is shown. */
class SeatSubscription {
  readonly seat: Seat | undefined
  /** The last update sent; undefined while updates are held back. */
  latest: Update<TableView> | undefined
  readonly end: () => void
  #news: Update<TableView> | undefined

  constructor(host: TableHost, seat: Seat | undefined) {
    this.seat = seat
    this.end = host.subscribe(seat, (update) => {
      this.latest = this.#news = update
    })
  }

  /** Takes what was told and not shown yet. */
  take(): Update<TableView> | undefined {
    const news = this.#news
    this.#news = undefined
    return news
  }
}

/**
 * Subscribes for the screen: for what its viewers know, and for what the seat knows that decides. Both are the same seat unless
 * the table is open.
 */
export class ViewerSubscription {
  readonly #host: TableHost
  readonly #knowing: SeatSubscription
  readonly #asked: SeatSubscription

  constructor(host: TableHost, knowing: Seat | undefined, asked: Seat | undefined) {
    this.#host = host
    this.#knowing = new SeatSubscription(host, knowing)
    this.#asked = asked === knowing ? this.#knowing : new SeatSubscription(host, asked)
  }

  /** Gives this subscription, or one through other eyes, which is told everything. */
  through(knowing: Seat | undefined, asked: Seat | undefined): ViewerSubscription {
    if (this.#knowing.seat === knowing && this.#asked.seat === asked) return this
    this.end()
    return new ViewerSubscription(this.#host, knowing, asked)
  }

  /** Whether there is anything to show: what is being kept is told when it is. */
  get isTold(): boolean {
    return this.#knowing.latest !== undefined && this.#asked.latest !== undefined
  }

  /** The number of the last update of the seat that decides. */
  get sequence(): number {
    return this.#asked.latest?.sequence ?? 0
  }

  take(): Update<TableView> | undefined {
    return this.#knowing.take()
  }

  end(): void {
    this.#knowing.end()
    this.#asked.end()
  }
}
