import type { Answer, Json, Seat } from '@fray/kernel'
import type { Forecast } from '@fray/session'

/** A question whose odds are computed. */
export interface PendingQuestion {
  readonly seat: Seat
  readonly sequence: number
}

/** Computes odds: one request at a time; a seat's next request cancels the previous one. */
export interface ForecastSource<Wish = Answer> {
  forecast(seat: Seat, sequence: number, wish: Wish): Promise<Forecast | undefined>
  cancelForecast(seat: Seat): Promise<void>
}

/** How long odds are computed in advance, in milliseconds: more would only waste energy. */
const AHEAD_MS = 3000

/**
 * Computes the odds of the answers to one question, each a single answer or several in a row: first the one pointed at,
 * then in advance those that may be pointed at next.
 */
export class OddsAhead<Wish extends Json = Answer> {
  readonly #oracle: ForecastSource<Wish>
  readonly #tell: (wish: Wish, forecast: Forecast | undefined) => void
  readonly #now: () => number
  readonly #asked: PendingQuestion
  #waiting: readonly Wish[]
  /** The answer that a person waits for. */
  #wanted: Wish | undefined
  #working: Wish | undefined
  #spent = 0
  #ended = false
  readonly #known = new Set<string>()

  constructor(
    asked: PendingQuestion,
    ahead: readonly Wish[],
    oracle: ForecastSource<Wish>,
    tell: (wish: Wish, forecast: Forecast | undefined) => void,
    now: () => number = () => performance.now(),
  ) {
    this.#asked = asked
    this.#waiting = ahead
    this.#oracle = oracle
    this.#tell = tell
    this.#now = now
  }

  /** Starts with the answers that nobody has asked for. */
  begin(): void {
    if (this.#working === undefined) void this.#workOn()
  }

  /** A person points at an answer: its odds come first. */
  want(wish: Wish): void {
    this.#wanted = wish
    if (this.#working === undefined) this.begin()
    else if (!this.#isWanted(this.#working)) this.#giveUp()
  }

  /** Something else is asked now. */
  end(): void {
    this.#ended = true
    if (this.#working !== undefined) this.#giveUp()
  }

  #isWanted(wish: Wish): boolean {
    return this.#wanted !== undefined && keyOf(this.#wanted) === keyOf(wish)
  }

  #giveUp(): void {
    this.#oracle.cancelForecast(this.#asked.seat).catch(() => undefined)
  }

  async #workOn(): Promise<void> {
    for (let next = this.#next(); next !== undefined; next = this.#next()) {
      const { seat, sequence } = this.#asked
      const begun = this.#now()
      const isWanted = this.#isWanted(next)
      this.#working = next
      const forecast = await this.#oracle.forecast(seat, sequence, next).catch(() => undefined)
      this.#working = undefined
      if (this.#ended) return
      if (!isWanted) this.#spent += this.#now() - begun
      // Interrupted work is resumed later.
      const gaveWay = forecast === undefined && this.#wanted !== undefined && !this.#isWanted(next)
      if (gaveWay) continue
      this.#known.add(keyOf(next))
      this.#tell(next, forecast)
    }
  }

  /** Gets the next answer to work on; undefined if none, or no time, is left. */
  #next(): Wish | undefined {
    const isOpen = (wish: Wish) => !this.#known.has(keyOf(wish))
    if (this.#wanted !== undefined && isOpen(this.#wanted)) return this.#wanted
    this.#wanted = undefined
    this.#waiting = this.#waiting.filter(isOpen)
    return this.#spent < AHEAD_MS ? this.#waiting[0] : undefined
  }
}

export function keyOf(wish: Json): string {
  return JSON.stringify(wish)
}
