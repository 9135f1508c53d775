import type { Seat } from '@fray/kernel'
import type { BotName, MatchAct, Person } from '@fray/protocol'
import { RequestError } from '../request-error.ts'
import { findLateSeat } from './clock.ts'
import { ConflictError } from './conflict-error.ts'
import type { MatchChange, MatchStore, StoredMatch } from './match-store.ts'
import { seatOf } from './open-matches.ts'
import type { TakeBack } from './take-back.ts'
import { takeBackFor } from './take-backs.ts'

/** The bot that plays on for a person who has given up. */
const SUBSTITUTE: BotName = 'soldier'

/** Carries out what is not an answer to the rules of a running match: resigning, draws, claims. */
export class MatchActs {
  readonly #store: MatchStore
  readonly #now: () => number

  constructor(store: MatchStore, now: () => number = Date.now) {
    this.#store = store
    this.#now = now
  }

  async carryOut(code: string, person: Person, act: MatchAct): Promise<StoredMatch> {
    const wanted = act === 'ask-take-back' ? await this.#takeBackFor(code, person) : undefined
    const stored = await this.#update(code, (current) => {
      const seat = seatOf(current, person)
      if (current.match.status === 'over') return undefined
      if (current.match.status !== 'running') throw new RequestError('refused', 'the match has not begun')
      return wanted ? agreeToTakeBack(current, wanted, seat) : this.#changeFor(act, current, seat)
    })
    if (!stored) throw new RequestError('no-match', `found no match "${code}"`)
    return stored
  }

  async #update(code: string, change: (stored: StoredMatch) => MatchChange | undefined) {
    try {
      return await this.#store.update(code, change)
    } catch (error) {
      if (error instanceof ConflictError) throw new RequestError('refused', error.message)
      throw error
    }
  }

  async #takeBackFor(code: string, person: Person): Promise<TakeBack | undefined> {
    const stored = await this.#store.findByCode(code)
    if (!stored) return undefined
    const { id, rules_since: since } = stored.match
    return takeBackFor(seatOf(stored, person), await this.#store.entriesFrom(id, since), since)
  }

  /** Ends a match in which a seat has run out of time, although nobody claims the win. */
  async endByTime(code: string): Promise<void> {
    await this.#store.update(code, (current) => {
      const { clock, status } = current.match
      const late = clock && status === 'running' ? findLateSeat(clock, this.#now()) : undefined
      return late === undefined ? undefined : endFor(current, 'time', late)
    })
  }

  #changeFor(act: MatchAct, stored: StoredMatch, seat: Seat): MatchChange | undefined {
    const { draw_offers: offers, clock, take_back: takeBack } = stored.match
    if (act === 'decline-take-back') return { takeBack: null }
    if (act === 'allow-take-back') {
      if (!takeBack) throw new RequestError('refused', 'nobody asks to take anything back')
      return agreeToTakeBack(stored, takeBack, seat)
    }
    if (act === 'resign') return endFor(stored, 'resigned', seat)
    if (act === 'offer-draw') return drawAfter(stored, [...new Set([...offers, seat])])
    if (act === 'accept-draw') {
      if (offers.length === 0) throw new RequestError('refused', 'nobody offers a draw')
      return drawAfter(stored, [...new Set([...offers, seat])])
    }
    if (act === 'decline-draw') return { drawOffers: [] }
    const late = clock ? findLateSeat(clock, this.#now()) : undefined
    if (late === undefined || late === seat) throw new RequestError('refused', 'nobody else has run out of time')
    return endFor(stored, 'time', late)
  }
}

/** Notes that a seat agrees to take something back; it happens as soon as every person agrees. Bots always do. */
function agreeToTakeBack({ seats }: StoredMatch, takeBack: TakeBack, seat: Seat): MatchChange {
  const allowedBy = [...new Set([...takeBack.allowedBy, takeBack.seat, seat])]
  const persons = seats.filter(({ person, bot }) => person && !bot)
  if (persons.some((other) => !allowedBy.includes(other.seat))) return { takeBack: { ...takeBack, allowedBy } }
  return { takeBack: null, takenBack: takeBack }
}

/** Offers a draw for these seats; it is one as soon as every person offers it. Bots play on. */
function drawAfter({ seats }: StoredMatch, offers: readonly Seat[]): MatchChange {
  if (seats.some(({ bot }) => bot)) throw new RequestError('refused', 'bots do not agree to a draw')
  if (seats.some(({ seat }) => !offers.includes(seat))) return { drawOffers: offers }
  return { status: 'over', drawOffers: [], ended: { kind: 'draw', winners: [] } }
}

/**
 * Ends a match for the seat that gives up or is out of time. In a match of two the other wins; while more persons play,
 * a bot takes the seat and the match goes on.
 */
function endFor({ seats }: StoredMatch, kind: 'resigned' | 'time', loser: Seat): MatchChange {
  const others = seats.filter(({ seat }) => seat !== loser)
  const personsLeft = others.filter(({ person, bot }) => person && !bot)
  if (others.length > 1 && personsLeft.length > 0) return { replaced: { seat: loser, bot: SUBSTITUTE } }
  return { status: 'over', ended: { kind, seat: loser, winners: others.map(({ seat }) => seat) } }
}
