import { describe, type Event, type Match, perspectiveOf, type Seat } from '@fray/kernel'
import type { Known, Update } from './update.ts'

/** What one seat (undefined: an onlooker) was told of a match last, and what must be told next. */
export class SeatFeed<State, Setup, View> {
  readonly #match: Match<State, Setup, View>
  readonly #seat: Seat | undefined
  #sequence = 0
  #told: readonly Event[] = []
  /** Everything but the events, as bytes. */
  #rest = ''

  constructor(match: Match<State, Setup, View>, seat: Seat | undefined) {
    this.#match = match
    this.#seat = seat
  }

  /** What has changed for the seat since the last time; undefined if nothing has. */
  next(): Update<View> | undefined {
    const { known, bytes, standing, isSame } = this.#look()
    if (isSame) return undefined
    this.#told = known.events
    this.#rest = bytes
    return { ...known, sequence: ++this.#sequence, standing, events: known.events.slice(standing) }
  }

  /** All that was told last, for those who come to it anew. */
  whole(): Update<View> {
    return { ...knownOf(this.#match, this.#seat), sequence: this.#sequence, standing: 0 }
  }

  /** Whether the seat was told this last, and nothing has changed for it since. */
  isCurrent(sequence: number): boolean {
    return sequence === this.#sequence && this.#look().isSame
  }

  #look() {
    const known = knownOf(this.#match, this.#seat)
    const { events, ...rest } = known
    const standing = standingOf(this.#told, events)
    const bytes = JSON.stringify(rest)
    const isSame = standing === this.#told.length && standing === events.length && bytes === this.#rest
    return { known, bytes, standing, isSame }
  }
}

/** All that a seat (undefined: an onlooker) may know of a match, as data. */
export function knownOf<State, Setup, View>(
  match: Match<State, Setup, View>,
  seat: Seat | undefined,
): Omit<Known<View>, 'sequence'> {
  const { setup: _, decision, ...known } = perspectiveOf(match, seat)
  return { ...known, decision: decision && describe(decision) }
}

/** How many of the events told still stand. Those after something that was taken back were made anew. */
function standingOf(told: readonly Event[], events: readonly Event[]): number {
  const differs = told.findIndex(
    (event, i) => event !== events[i] && JSON.stringify(event) !== JSON.stringify(events[i]),
  )
  return differs < 0 ? told.length : differs
}
