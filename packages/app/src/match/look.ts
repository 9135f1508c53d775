import type { Host, Update } from '@fray/host'
import type { Seat } from '@fray/kernel'
import type { TableView } from '@fray/tabletop'

type TableHost = Host<unknown, TableView, unknown>

/** What one seat (undefined: an onlooker) is told by the host, until it is shown. */
class Look {
  readonly seat: Seat | undefined
  /** What it was told last; nothing while that is being kept. */
  latest: Update<TableView> | undefined
  readonly end: () => void
  #news: Update<TableView> | undefined

  constructor(host: TableHost, seat: Seat | undefined) {
    this.seat = seat
    this.end = host.subscribe(seat, (update) => {
      this.latest = this.#news = update
    })
  }

  /** What was told and not shown yet. */
  take(): Update<TableView> | undefined {
    const news = this.#news
    this.#news = undefined
    return news
  }
}

/** What those know who look at the screen, and what is told to whoever decides: the same, unless the table is open. */
export class Looks {
  readonly #host: TableHost
  readonly #knowing: Look
  readonly #asked: Look

  constructor(host: TableHost, knowing: Seat | undefined, asked: Seat | undefined) {
    this.#host = host
    this.#knowing = new Look(host, knowing)
    this.#asked = asked === knowing ? this.#knowing : new Look(host, asked)
  }

  /** These, or others through other eyes: then all is told anew. */
  through(knowing: Seat | undefined, asked: Seat | undefined): Looks {
    if (this.#knowing.seat === knowing && this.#asked.seat === asked) return this
    this.end()
    return new Looks(this.#host, knowing, asked)
  }

  /** Whether there is anything to show: what is being kept is told when it is. */
  get isTold(): boolean {
    return this.#knowing.latest !== undefined && this.#asked.latest !== undefined
  }

  /** The number of what was last told to whoever decides. */
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
