import type { Seat } from '@fray/kernel'
import type { MatchAct, Person } from '@fray/protocol'
import { RequestError } from '../request-error.ts'
import { findLateSeat } from './clock.ts'
import type { MatchChange, MatchStore, StoredMatch } from './match-store.ts'
import { seatOf } from './open-matches.ts'

/** Carries out what is not an answer to the rules of a running match: resigning, draws, claims. */
export class MatchActs {
  readonly #store: MatchStore
  readonly #now: () => number

  constructor(store: MatchStore, now: () => number = Date.now) {
    this.#store = store
    this.#now = now
  }

  async carryOut(code: string, person: Person, act: MatchAct): Promise<StoredMatch> {
    const stored = await this.#store.update(code, (current) => {
      const seat = seatOf(current, person)
      if (current.match.status === 'over') return undefined
      if (current.match.status !== 'running') throw new RequestError('refused', 'the match has not begun')
      return this.#changeFor(act, current, seat)
    })
    if (!stored) throw new RequestError('no-match', `found no match "${code}"`)
    return stored
  }

  #changeFor(act: MatchAct, stored: StoredMatch, seat: Seat): MatchChange | undefined {
    const { draw_offers: offers, clock } = stored.match
    if (act === 'resign')
      return { status: 'over', ended: { kind: 'resigned', seat, winners: opponentsOf(stored, seat) } }
    if (act === 'offer-draw') return drawAfter(stored, [...new Set([...offers, seat])])
    if (act === 'accept-draw') {
      if (offers.length === 0) throw new RequestError('refused', 'nobody offers a draw')
      return drawAfter(stored, [...new Set([...offers, seat])])
    }
    if (act === 'decline-draw') return { drawOffers: [] }
    const late = clock ? findLateSeat(clock, this.#now()) : undefined
    if (late === undefined || late === seat) throw new RequestError('refused', 'nobody else has run out of time')
    return { status: 'over', ended: { kind: 'time', seat: late, winners: opponentsOf(stored, late) } }
  }
}

/** Offers a draw for these seats; it is one as soon as every person offers it. Bots play on. */
function drawAfter({ seats }: StoredMatch, offers: readonly Seat[]): MatchChange {
  if (seats.some(({ bot }) => bot)) throw new RequestError('refused', 'bots do not agree to a draw')
  if (seats.some(({ seat }) => !offers.includes(seat))) return { drawOffers: offers }
  return { status: 'over', drawOffers: [], ended: { kind: 'draw', winners: [] } }
}

/** Only in a match of two is it clear who wins when a seat gives up. */
function opponentsOf({ seats }: StoredMatch, loser: Seat): readonly Seat[] {
  if (seats.length !== 2) throw new RequestError('refused', 'the others play on: this match has more than two seats')
  return seats.map(({ seat }) => seat).filter((seat) => seat !== loser)
}
