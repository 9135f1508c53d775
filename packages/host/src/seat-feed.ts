import { describeDecision, type GameEvent, type Match, perspectiveOf, type Seat } from '@fray/kernel'
import { isSameData } from './same-data.ts'
import type { Known, Update } from './update.ts'

type SeatKnowledge<View> = Omit<Known<View>, 'sequence'>

/**
 * Creates updates about a match for one seat (undefined: an onlooker): the sending end of the protocol whose other end
 * is the `SnapshotBuilder`. It looks at the match once per revision.
 */
export class SeatFeed<State, Setup, View> {
  readonly #match: Match<State, Setup, View>
  readonly #seat: Seat | undefined
  #sequence = 0
  #sent: SeatKnowledge<View> | undefined
  /** The seat's knowledge at the latest revision, if it differs from what was sent. */
  #news: SeatKnowledge<View> | undefined
  #revision: number | undefined

  constructor(match: Match<State, Setup, View>, seat: Seat | undefined) {
    this.#match = match
    this.#seat = seat
  }

  /** Gets what has changed for the seat since the last update; undefined if nothing has. */
  nextUpdate(): Update<View> | undefined {
    this.#look()
    const news = this.#news
    if (!news) return undefined
    const standing = countStandingEvents(this.#sent?.events ?? [], news.events)
    this.#sent = news
    this.#news = undefined
    return { ...news, sequence: ++this.#sequence, standing, events: news.events.slice(standing) }
  }

  /** Gets everything sent so far as one update, for a subscriber that missed some of it. */
  fullUpdate(): Update<View> {
    if (!this.#sent) throw new Error('no update has been sent yet')
    return { ...this.#sent, sequence: this.#sequence, standing: 0 }
  }

  /** Whether this was the last update for the seat and nothing has changed for it since. */
  isCurrent(sequence: number): boolean {
    if (sequence !== this.#sequence) return false
    this.#look()
    return this.#news === undefined
  }

  #look(): void {
    const { revision } = this.#match
    if (revision === this.#revision) return
    const known = knowledgeOfSeat(this.#match, this.#seat)
    this.#news = this.#sent && isSameData(known, this.#sent) ? undefined : known
    this.#revision = revision
  }
}

/** Gets all that a seat (undefined: an onlooker) may know of a match, as data. */
export function knowledgeOfSeat<State, Setup, View>(
  match: Match<State, Setup, View>,
  seat: Seat | undefined,
): SeatKnowledge<View> {
  const { setup: _, decision, ...known } = perspectiveOf(match, seat)
  return { ...known, decision: decision && describeDecision(decision) }
}

/** Counts the sent events that still stand. Those after an undone answer were created again. */
function countStandingEvents(told: readonly GameEvent[], events: readonly GameEvent[]): number {
  const differs = told.findIndex((event, i) => !isSameData(event, events[i]))
  return differs < 0 ? told.length : differs
}
